"""The one entrance: which decision is open, and why an action is no answer to it (2.3, 2.12, 2.14)."""

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
    GOAL,
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
    SETTLE,
    SETTLE_OORT,
    SIDE,
    STORE_CREDITS,
    STORE_GOOD,
    STORE_WORLD,
    TABLE,
    TAKE,
    UNDER,
    WITH,
)
from orrery.games.new_frontiers.names import action_name, goal_name, tile_name
from orrery.games.new_frontiers.reasons import goods, settling, tiles
from orrery.games.new_frontiers.reasons.common import why
from orrery.games.new_frontiers.situation import asked_seat
from orrery.games.new_frontiers.state import (
    BUY_TECHNOLOGY,
    CHOOSE_GOAL,
    CHOOSE_SIDE,
    COIN,
    CONSUME_GOODS,
    DISCARD_GOODS,
    FEED_POWER,
    FINAL_KIND,
    KEEP_WORLD,
    NAME_KIND,
    ORDER_GOALS,
    REPLACE_LATE,
    REPLACE_WITH,
    RETURN_WORLDS,
    REVEAL_GOAL,
    SECOND_WORLD,
    SELL_GOOD,
    SETTLE_CHOICE,
    SHORTAGE,
    STOCK_GOODS,
    STORE_SALE,
    TAKE_WORLD,
    WINDFALL_GOOD,
    NewFrontiersState,
)
from orrery.games.new_frontiers.tiles import FIRST_WORLD
from orrery.games.new_frontiers.view import phase

#: The chapter of each decision.
_CHAPTER: Final[dict[int, str]] = {
    CHOOSE_SIDE: "2.2",
    REVEAL_GOAL: "2.13",
    CHOOSE_GOAL: "2.13",
    ORDER_GOALS: "2.13",
    BUY_TECHNOLOGY: "2.5",
    TAKE_WORLD: "2.7",
    RETURN_WORLDS: "2.7",
    KEEP_WORLD: "2.13",
    SETTLE_CHOICE: "2.8",
    DISCARD_GOODS: "2.8",
    SECOND_WORLD: "2.8",
    REPLACE_WITH: "2.9",
    REPLACE_LATE: "2.9",
    SHORTAGE: "2.10",
    WINDFALL_GOOD: "2.10",
    NAME_KIND: "2.6",
    STOCK_GOODS: "2.13",
    SELL_GOOD: "2.11",
    CONSUME_GOODS: "2.11",
    FEED_POWER: "2.11",
    STORE_SALE: "2.13",
    FINAL_KIND: "2.14",
}

#: The decision that each block of moves answers, by the first action of the block.
_ASKED_IN: Final[dict[int, str]] = {
    REVEAL: "reveal",
    HIDE: "reveal",
    KEEP_GOAL: "keep-goal",
    UNDER: "order-goals",
    SIDE: "side",
    BUY: "buy",
    TAKE: "take",
    RETURN: "return",
    STORE_WORLD: "store-world",
    COLONISTS: "settle",
    SETTLE: "settle",
    SETTLE_OORT: "settle",
    PAY: "settle",
    RESETTLE: "settle",
    REPLACE: "replace",
    WITH: "replace-with",
    PRODUCE: "windfall",
    PRODUCE_OORT: "windfall",
    NAME: "name-kind",
    STORE_GOOD: "stock",
    SELL: "sell",
    STORE_CREDITS: "store-credits",
    FEED: "feed",
    CONSUME: "consume",
    DISCARD: "discard",
}


#: The blocks of outcomes, by chance frame from COIN on.
_OUTCOMES: Final = (FLIP, SEAT, MAT, DRAW, GOAL)


def reason(s: NewFrontiersState, action: int) -> Label:
    """Why ``action`` is illegal now, citing the rule. Asked only of actions that are not legal."""
    if s.over:
        return why("nf-why-over", "2.14")
    block = action - TABLE.offset(action)
    if s.stack and s.stack[-1][0] >= COIN:
        return _chance_reason(s, block, action)
    if FLIP <= block < CONSUME:
        return why("nf-why-no-chance", "2.3", player=seat_name(asked_seat(s)))
    if not s.stack:
        return _pick_reason(s, block, action)
    return _choice_reason(s, block, action) or _unanswered(s, block)


# --- chance ---------------------------------------------------------------------------------------------


def _chance_reason(s: NewFrontiersState, block: int, action: int) -> Label:
    """Luck decides now: an outcome that cannot come up, or a move that must wait."""
    if not FLIP <= block < CONSUME:
        return why("nf-why-chance", "2.3")
    if block != _OUTCOMES[s.stack[-1][0] - COIN]:
        return why("nf-why-other-chance", "2.3")
    if block == SEAT:
        if action - SEAT >= s.variant.players:
            return why("nf-why-no-seat", "2.2", players=s.variant.players)
        return why("nf-why-seated", "2.2", player=seat_name(action - SEAT))
    if block == MAT:
        return why("nf-why-mat-dealt", "2.2", mat=action - MAT + 1)
    if block == DRAW:
        return why("nf-why-not-in-bag", "2.7", tile=tile_name(action - DRAW + FIRST_WORLD))
    return why("nf-why-not-in-stack", "2.13", goal=goal_name(action - GOAL))


# --- the pick of an action tile ---------------------------------------------------------------------------


def _pick_reason(s: NewFrontiersState, block: int, action: int) -> Label:
    if block == PICK:
        name = action_name(action - PICK)
        if s.picked >> action - PICK & 1:
            return why("nf-why-picked", "2.3", action=name)
        return why("nf-why-not-in-game", "2.2", action=name)
    if block == PASS:
        return why("nf-why-no-pass", "2.3", phase="@nf-phase-pick")
    return why("nf-why-not-asked", "2.3", phase=f"@nf-phase-{_ASKED_IN[block]}")


# --- a decision within an action --------------------------------------------------------------------------


def _unanswered(s: NewFrontiersState, block: int) -> Label:
    """The move is no answer to the decision that is open."""
    rule = _CHAPTER[s.stack[-1][0]]
    name = f"@nf-phase-{phase(s)}"
    if block == PASS:
        return why("nf-why-no-pass", rule, phase=name)
    return why("nf-why-pending", rule, player=seat_name(s.stack[-1][1]), phase=name)


def _choice_reason(s: NewFrontiersState, block: int, action: int) -> Label | None:
    """The open decision's own reason; None if the move has nothing to do with it."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind < BUY_TECHNOLOGY:
        return _goal_reason(kind, block, action)
    if kind < SETTLE_CHOICE:
        return _world_reason(s, frame, block, action)
    if kind < SHORTAGE:
        return _settling_reason(s, frame, block, action)
    return _goods_reason(s, frame, block, action)


def _goal_reason(kind: int, block: int, action: int) -> Label | None:
    if kind == REVEAL_GOAL and block == REVEAL:
        return why("nf-why-not-storage", "2.13")
    if kind == CHOOSE_GOAL and block == KEEP_GOAL:
        return why("nf-why-goal-not-drawn", "2.13", goal=goal_name(action - KEEP_GOAL))
    if kind == ORDER_GOALS and block == UNDER:
        return why("nf-why-goal-not-back", "2.13", goal=goal_name(action - UNDER))
    return None


def _world_reason(s: NewFrontiersState, frame: tuple[int, ...], block: int, action: int) -> Label | None:
    kind = frame[0]
    seat = frame[1]
    if kind == BUY_TECHNOLOGY and block == BUY:
        return tiles.buy_reason(s, action, seat)
    if kind == TAKE_WORLD and block in (TAKE, PASS):
        return tiles.take_reason(action)
    if kind == RETURN_WORLDS and block in (RETURN, PASS):
        return tiles.return_reason(s, action, seat, frame[2])
    if kind == KEEP_WORLD and block == STORE_WORLD:
        return tiles.store_world_reason(action)
    return None


def _settling_reason(s: NewFrontiersState, frame: tuple[int, ...], block: int, action: int) -> Label | None:
    kind = frame[0]
    seat = frame[1]
    player = s.players[seat]
    if kind == SETTLE_CHOICE:
        if SETTLE <= block < WITH or block == PASS:
            return settling.settle_reason(s, action, seat)
    elif kind == DISCARD_GOODS:
        if block in (DISCARD, PASS):
            return settling.discard_reason(s, action, seat, frame[2], frame[3])
    elif kind == SECOND_WORLD:
        if SETTLE <= block < RESETTLE:
            return settling.target_reason(s, action, player)
        if block in (COLONISTS, RESETTLE):
            return settling.choice_made()
    elif kind == REPLACE_WITH:
        if block in (WITH, PASS):
            return settling.with_reason(s, action, seat, frame[2])
    elif block == REPLACE:
        return settling.replace_reason(s, action - REPLACE + FIRST_WORLD, player)
    elif COLONISTS <= block < REPLACE:
        return settling.choice_made()
    return None


def _goods_reason(s: NewFrontiersState, frame: tuple[int, ...], block: int, action: int) -> Label | None:
    kind = frame[0]
    seat = frame[1]
    if kind == SHORTAGE and block in (PRODUCE, PRODUCE_OORT, PASS):
        return goods.shortage_reason(s, action, seat, frame[2])
    if kind == WINDFALL_GOOD and block in (PRODUCE, PRODUCE_OORT, PASS):
        return goods.windfall_reason(s, action, seat, frame[2])
    if kind == STOCK_GOODS and block == STORE_GOOD:
        return goods.stock_reason(s, action, seat)
    if kind == SELL_GOOD and block == SELL:
        return goods.sell_reason(s.players[seat], action)
    if kind == CONSUME_GOODS:
        if block == SELL:
            return goods.sell_again_reason(s, action, seat)
        if block in (CONSUME, PASS):
            return goods.consume_reason(s, action, seat)
    if kind == FEED_POWER and block in (FEED, PASS):
        return goods.feed_reason(s, action, seat, frame[2], frame[3], frame[4], frame[5])
    if kind == STORE_SALE and block in (STORE_CREDITS, PASS):
        return goods.store_sale_reason(action, frame[2])
    return None
