"""Moves in words: a Fluent message for every action, with the facts a player decides by.

A label may be asked for any action in any position; for one that is illegal it says what it would be.
Moves that name a goal still hidden (keep, under) are for the chooser alone; no other label depends on
what a goal is.
"""

from typing import Final

from orrery.core.messages import Label, seat_name
from orrery.games.new_frontiers.actions import (
    BUY,
    COLONISTS,
    CONSUME,
    DISCARD,
    DRAW,
    FEED,
    FLIP,
    HIDE,
    KEEP_GOAL,
    MAT,
    NAME,
    PASS,
    PAY,
    PICK,
    PRODUCE,
    PRODUCE_OORT,
    REPLACE,
    RESETTLE,
    RETURN,
    REVEAL,
    SEAT,
    SELL,
    SETTLE_OORT,
    STORE_CREDITS,
    STORE_GOOD,
    TAKE,
    UNDER,
    WITH,
    block_of,
    discard_power,
    discard_tile,
    tile_meant,
)
from orrery.games.new_frontiers.component_words import Args, eaten_args, gain_args, printed_vp, world_facts
from orrery.games.new_frontiers.components import ACTION_TILES, NOWHERE
from orrery.games.new_frontiers.components import PRODUCE as PRODUCE_TILE
from orrery.games.new_frontiers.decisions import decision_at
from orrery.games.new_frontiers.effects import CON_USE, FEED_POWERS, POWERS
from orrery.games.new_frontiers.names import action_name, goal_name, kind_name, tile_name
from orrery.games.new_frontiers.rules import settle, trade
from orrery.games.new_frontiers.situation import (
    asked_seat,
    cheapest_pay,
    colonists_to_take,
    good_at,
    meals,
    open_frame,
    technology_price,
)
from orrery.games.new_frontiers.state import (
    COIN,
    DISCARD_GOODS,
    ORDER_GOALS,
    REPLACE_WITH,
    STORE_SALE,
    NewFrontiersState,
    Player,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS as NEEDED,
)
from orrery.games.new_frontiers.tiles import (
    COST,
    MILITARY,
    OORT,
    TILES,
    home_tile,
    stack_tile,
)


def label(s: NewFrontiersState, action: int) -> Label:
    """The move as a message for people: id and arguments (see ``core.game.Label``)."""
    first = block_of(action)
    if first < BUY:
        return _table_label(s, first, action - first)
    if first < COLONISTS:
        return _tile_label(s, first, action)
    if first < PRODUCE:
        return _settle_label(s, first, action)
    if first in (CONSUME, DISCARD) or first < PASS:
        return _goods_label(s, first, action)
    if first == PASS:
        decision = decision_at(s)
        return ("nf-move-pass" if decision is None else decision.passing, {})
    return _chance_label(s, first, action - first)


# --- picks, goals, set-up -------------------------------------------------------------------------------


def _table_label(s: NewFrontiersState, first: int, offset: int) -> Label:
    if first == PICK:
        if offset == PRODUCE_TILE:
            return ("nf-move-pick-produce", {"action": action_name(offset), "credits": s.produce_credits})
        bonus = f"@nf-action-{ACTION_TILES[offset]}-bonus"
        return ("nf-move-pick", {"action": action_name(offset), "bonus": bonus})
    if first == REVEAL:
        return ("nf-move-reveal", {})
    if first == HIDE:
        return ("nf-move-hide", {})
    if first == KEEP_GOAL:
        return ("nf-move-keep", {"goal": goal_name(offset)})
    if first == UNDER:
        return _under_label(s, offset)
    mat = s.players[asked_seat(s)].mat
    if mat == NOWHERE:
        return ("nf-move-side-blank", {"side": "ab"[offset]})
    home = home_tile(mat, offset)
    facts = world_facts(home)
    del facts["colonists"]  # one on every home
    message = "nf-move-side-military" if MILITARY[home] else "nf-move-side"
    return (message, {"side": "ab"[offset], "tile": tile_name(home), **facts})


def _under_label(s: NewFrontiersState, goal: int) -> Label:
    """Which goal lies above the other under the stack."""
    others = s.drawn_goals & ~(1 << goal)
    if open_frame(s, ORDER_GOALS) and s.drawn_goals >> goal & 1:
        below = goal_name(others.bit_length() - 1)
        return ("nf-move-under-two", {"goal": goal_name(goal), "below": below})
    return ("nf-move-under", {"goal": goal_name(goal)})


# --- technologies and worlds taken or returned ------------------------------------------------------------


def _tile_label(s: NewFrontiersState, first: int, action: int) -> Label:
    if first == BUY:
        return _buy_label(s, action - BUY)
    world = tile_meant(first, action)
    args: Args = {"tile": tile_name(world)}
    if first == TAKE:
        message = "nf-move-take-military" if MILITARY[world] else "nf-move-take"
        return (message, {**args, **world_facts(world)})
    if first == RETURN:
        return ("nf-move-return", args)
    return ("nf-move-store-world", args)


def _buy_label(s: NewFrontiersState, tile: int) -> Label:
    seat = asked_seat(s)
    args: Args = {
        "tile": tile_name(tile),
        "credits": technology_price(s, seat, tile),
        "vp": printed_vp(tile),
    }
    income = s.players[seat].powers.develop_income
    if income:
        return ("nf-move-buy-income", {**args, "income": income})
    return ("nf-move-buy", args)


# --- settling -------------------------------------------------------------------------------------------


def _settle_label(s: NewFrontiersState, first: int, action: int) -> Label:
    player = s.players[asked_seat(s)]
    if first == COLONISTS:
        return ("nf-move-colonists", {"colonists": colonists_to_take(s, player)})
    if first == SETTLE_OORT:
        kind = action - SETTLE_OORT + 1
        price = settle.settle_cost(player, TILES + kind)
        args: Args = {"tile": tile_name(OORT), "kind": kind_name(kind), "credits": price}
        return ("nf-move-settle-oort", {**args, "colonists": NEEDED[OORT]})
    world = tile_meant(first, action)
    if first == REPLACE:
        return ("nf-move-replace", {"tile": tile_name(world)})
    if first == WITH:
        return _with_label(s, world)
    args = {"tile": tile_name(world), "colonists": NEEDED[world]}
    if first == RESETTLE:
        return _resettle_label(player, world)
    if first == PAY:
        power = cheapest_pay(s, player, world)
        if power < 0:
            return ("nf-move-pay-none", args)
        args["credits"] = settle.pay_cost(player, world, power)
        return ("nf-move-pay", {**args, "power": tile_name(POWERS[power].tile)})
    if not MILITARY[world]:
        return ("nf-move-settle", {**args, "credits": settle.settle_cost(player, world)})
    military = settle.military_against(s, player, world)
    args["military"] = military
    args["defence"] = COST[world]
    if military < COST[world] and player.powers.discards:
        return ("nf-move-settle-discard", {**args, "more": settle.reachable(s, player, 0)})
    return ("nf-move-settle-military", args)


def _resettle_label(player: Player, world: int) -> Label:
    """A colony that gives way to a world, and the colonists that needs beyond the old ones."""
    power = player.powers.replace_self
    if power < 0:
        return ("nf-move-resettle-none", {"tile": tile_name(world)})
    old = POWERS[power].tile
    more = max(0, NEEDED[world] - NEEDED[old])
    return ("nf-move-resettle", {"tile": tile_name(world), "old": tile_name(old), "colonists": more})


def _with_label(s: NewFrontiersState, world: int) -> Label:
    """The world that takes the place of a colony, and the colonists it needs beyond the old ones."""
    frame = open_frame(s, REPLACE_WITH)
    if frame:
        old = frame[2]
        more = max(0, NEEDED[world] - NEEDED[old])
        return ("nf-move-with-old", {"tile": tile_name(world), "old": tile_name(old), "colonists": more})
    return ("nf-move-with", {"tile": tile_name(world)})


# --- goods ----------------------------------------------------------------------------------------------

#: Moves about the good on a colony: with its kind, and where there is none.
_GOOD_MOVES: Final[dict[int, tuple[str, str]]] = {
    STORE_GOOD: ("nf-move-store-good", "nf-move-store-good-none"),
    FEED: ("nf-move-feed", "nf-move-feed-none"),
}


def _goods_label(s: NewFrontiersState, first: int, action: int) -> Label:
    player = s.players[asked_seat(s)]
    offset = action - first
    if first == PRODUCE_OORT:
        return ("nf-move-produce-oort", {"tile": tile_name(OORT), "kind": kind_name(offset + 1)})
    if first == NAME:
        return ("nf-move-name", {"tile": tile_name(OORT), "kind": kind_name(offset + 1)})
    if first == STORE_CREDITS:
        frame = open_frame(s, STORE_SALE)
        if frame:
            return ("nf-move-store-credits-of", {"credits": offset, "sale": frame[2]})
        return ("nf-move-store-credits", {"credits": offset})
    if first == CONSUME:
        return _consume_label(s, FEED_POWERS[offset])
    if first == DISCARD:
        return _discard_label(s, discard_power(action), discard_tile(action))
    tile = tile_meant(first, action)
    if first == PRODUCE:
        return ("nf-move-produce", {"tile": tile_name(tile), "kind": _output(tile)})
    good = good_at(player, tile)
    args: Args = {"tile": tile_name(tile)}
    if good > 0:
        args["kind"] = kind_name(good)
    if first == SELL:
        if good > 0:
            return ("nf-move-sell", {**args, "credits": trade.sale_price(player, tile, good)})
        return ("nf-move-sell-none", args)
    return (_GOOD_MOVES[first][0] if good > 0 else _GOOD_MOVES[first][1], args)


def _output(tile: int) -> int | str:
    """What a colony makes, as an argument of a message."""
    facts = world_facts(tile)
    return facts.get("kind", facts["output"])


def _consume_label(s: NewFrontiersState, power: int) -> Label:
    """What a Consume power eats and brings now."""
    player = s.players[asked_seat(s)]
    effect = POWERS[power]
    args: Args = {"tile": tile_name(effect.tile)}
    if effect.op == CON_USE:
        return ("nf-move-consume", {**args, **eaten_args(effect), **gain_args(effect)})
    times = meals(player, effect)
    return ("nf-move-consume-up-to", {**args, "goods": times, **gain_args(effect, times)})


def _discard_label(s: NewFrontiersState, power: int, tile: int) -> Label:
    player = s.players[asked_seat(s)]
    args: Args = {
        "tile": tile_name(tile),
        "power": tile_name(POWERS[power].tile),
        "military": f"{POWERS[power].n:+d}",
    }
    good = good_at(player, tile)
    if good <= 0:
        return ("nf-move-discard-none", args)
    args["kind"] = kind_name(good)
    frame = open_frame(s, DISCARD_GOODS)
    if frame:
        target = frame[2]
        total = settle.military_against(s, player, target) + POWERS[power].n
        return ("nf-move-discard-for", {**args, "total": total, "defence": COST[target]})
    return ("nf-move-discard", args)


# --- chance ---------------------------------------------------------------------------------------------


def _chance_label(s: NewFrontiersState, first: int, offset: int) -> Label:
    if first == FLIP:
        frame = open_frame(s, COIN)
        if frame:
            return ("nf-move-flip-tile", {"tile": tile_name(stack_tile(frame[2], offset))})
        return ("nf-move-flip-heads" if offset else "nf-move-flip-tails", {})
    if first == SEAT:
        return ("nf-move-seat", {"player": seat_name(offset)})
    if first == MAT:
        return ("nf-move-mat", {"mat": offset + 1})
    if first == DRAW:
        return ("nf-move-draw", {"tile": tile_name(tile_meant(DRAW, first + offset))})
    return ("nf-move-goal", {"goal": goal_name(offset)})
