"""Settle (specification 2.8): colonists, or a world by payment or by Military."""

from bisect import insort
from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, Limit, SetChoice
from orrery.core.tuples import without_one
from orrery.games.new_frontiers.actions import (
    COLONISTS,
    PASS,
    PAY,
    REPLACE,
    RESETTLE,
    SETTLE,
    SETTLE_OORT,
    WITH,
    action_on,
    actions_on,
    discard_action,
    discard_power,
    discard_tile,
    tile_meant,
)
from orrery.games.new_frontiers.components import COLONISTS_TAKEN, NOWHERE
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.rules import replace
from orrery.games.new_frontiers.rules.worlds import draw_worlds, limit_empires, return_aside
from orrery.games.new_frontiers.sets import set_of
from orrery.games.new_frontiers.state import (
    DISCARD_GOODS,
    DRAWN_FOR_SETTLE,
    REPLACE_LATE,
    REPLACE_WITH,
    SECOND_WORLD,
    SETTLE_CHOICE,
    Frame,
    NewFrontiersState,
    Player,
    enter,
    following,
    gain_colonists,
    goods_by_kind,
    place_good,
    remove_good,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS as NEEDED,
)
from orrery.games.new_frontiers.tiles import (
    COST,
    KIND,
    MILITARY,
    OORT,
    TILES,
    TYPE,
    WINDFALL,
    colony_with,
    good_on,
    tile_of,
)

#: Added to a world: the actions that settle it and pay for it.
_SETTLED: Final[int] = action_on(SETTLE, 0)
_PAID: Final[int] = action_on(PAY, 0)


def start(s: NewFrontiersState) -> None:
    """The chooser, whose colonist has come already and may be used at once (L390-391, Q42)."""
    _turn(s, s.actors[0])


def _turn(s: NewFrontiersState, seat: int) -> None:
    """The next player chooses; after the last, replaced worlds go back and the limit of nine holds."""
    s.used = 0
    s.strength = 0
    if seat != NOWHERE:
        s.stack.append((SETTLE_CHOICE, seat))
    else:
        return_aside(s)
        limit_empires(s)


# --- what may be settled ------------------------------------------------------------------------------


def settle_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D10, with D12, D15 and an early D14: passing is not allowed (L393-397)."""
    out = [COLONISTS]
    player = s.players[frame[1]]
    _targets(s, player, out)
    if player.powers.replace_self >= 0:
        out.extend(actions_on(RESETTLE, replace.own_successors(player)))
    if player.powers.replace >= 0:
        out.extend(actions_on(REPLACE, replace.replaceable(s, player)))
    return out


def second_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D13: a second world, or none."""
    out: list[int] = []
    _targets(s, s.players[frame[1]], out)
    out.append(PASS)
    return out


def _targets(s: NewFrontiersState, player: Player, out: list[int]) -> None:
    """Every way to settle an explored world now: settle, settle-oort, pay."""
    powers = player.powers
    colonists = player.colonists
    oort = False
    paid: list[int] = []
    for world in player.explored:
        if NEEDED[world] > colonists:
            continue
        if MILITARY[world]:
            short = COST[world] - military_against(s, player, world)
            if short <= 0 or (powers.discards and reachable(s, player, 0) >= short):
                out.append(_SETTLED + world)
            if powers.pays and pay_power(s, player, world) >= 0:
                paid.append(_PAID + world)
        elif world == OORT:
            oort = True
        elif settle_cost(player, world) <= player.credits:
            out.append(_SETTLED + world)
    if oort:
        for kind in range(1, 5):
            if settle_cost(player, TILES + kind) <= player.credits:
                out.append(SETTLE_OORT + kind - 1)
    if paid:
        out.extend(paid)


def military_against(s: NewFrontiersState, player: Player, world: int) -> int:
    """Total Military against a world: permanent, specialised and temporary (L413-414, L438-444)."""
    total = player.powers.military + s.strength
    for power in player.powers.military_against:
        if POWERS[power].match[world]:
            total += POWERS[power].n
    return total


def settle_cost(player: Player, world: int) -> int:
    """$ for a non-military world (``TILES + kind`` for the Oort Refinery), never below 0."""
    printed = COST[world] if world < TILES else COST[OORT]
    return _discounted(player, world, printed) if player.powers.costs else printed


def _discounted(player: Player, world: int, cost: int) -> int:
    for power in player.powers.costs:
        if POWERS[power].match[world]:
            cost += POWERS[power].n
    return max(0, cost)


def pay_cost(player: Player, world: int, power: int) -> int:
    """$ for a military world settled as if it were not, by one of the powers that allow it."""
    return _discounted(player, world, COST[world] + POWERS[power].n)


def pay_power(s: NewFrontiersState, player: Player, world: int) -> int:
    """The unused power that pays for a military world most cheaply, or -1 if none is affordable.

    Among equals the one with the smaller discount is used, so that the better one is left (Q13).
    """
    best = -1
    best_cost = player.credits + 1
    for power in player.powers.pays:
        if s.used >> power & 1 or not POWERS[power].match[world]:
            continue
        cost = pay_cost(player, world, power)
        if cost < best_cost or (cost == best_cost and best >= 0 and POWERS[power].n > POWERS[best].n):
            best = power
            best_cost = cost
    return best


# --- temporary Military -------------------------------------------------------------------------------


def reachable(s: NewFrontiersState, player: Player, lowest: int) -> int:
    """The most temporary Military that unused discard powers from ``lowest`` on can still give."""
    open_powers = [p for p in player.powers.discards if p >= lowest and not s.used >> p & 1]
    return _most(open_powers, 0, goods_by_kind(player))


def _most(powers: list[int], first: int, goods: list[int]) -> int:
    """The best use of goods by kind for the powers from index ``first`` on."""
    if first == len(powers):
        return 0
    best = _most(powers, first + 1, goods)
    wanted = POWERS[powers[first]].good
    for kind in range(1, 5):
        if goods[kind] and wanted in (0, kind):
            goods[kind] -= 1
            best = max(best, POWERS[powers[first]].n + _most(powers, first + 1, goods))
            goods[kind] += 1
    return best


def discard_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D11: a discard power and the good for it, such that the powers after it can do the rest."""
    _, seat, target, lowest = frame
    player = s.players[seat]
    short = COST[target] - military_against(s, player, target)
    out = []
    for power in player.powers.discards:
        if power < lowest or s.used >> power & 1:
            continue
        wanted = POWERS[power].good
        later = [p for p in player.powers.discards if p > power and not s.used >> p & 1]
        for colony in player.colonies:
            kind = good_on(colony)
            if kind == 0 or wanted not in (0, kind):
                continue
            goods = goods_by_kind(player)
            goods[kind] -= 1
            if POWERS[power].n + _most(later, 0, goods) >= short:
                out.append(discard_action(power, tile_of(colony)))
    return out


def discard_set(s: NewFrontiersState, frame: Frame) -> SetChoice | None:
    """Goods whose Military adds up to what is short, at most one for each power.

    Powers are used in ascending order until it is enough. Two cases are left to single moves: powers that
    take the same goods, for then a set would not say which good is for which; and a weaker power used
    before a stronger one that would do alone, for then a set would have a good that it can do without.
    """
    _, seat, target, lowest = frame
    player = s.players[seat]
    kinds = [POWERS[power].good for power in player.powers.discards]
    if len(set(kinds)) < len(kinds) or (0 in kinds and len(kinds) > 1):
        return None
    short = COST[target] - military_against(s, player, target)
    goods = goods_by_kind(player)
    powers = [p for p in player.powers.discards if p >= lowest and not s.used >> p & 1]
    powers = [p for p in powers if POWERS[p].good == 0 or goods[POWERS[p].good]]
    enough: list[list[int]] = [[]]
    for power in powers:
        enough += [[*chosen, power] for chosen in enough if _military(chosen) < short]
    enough = [chosen for chosen in enough if _military(chosen) >= short]
    if any(_military(chosen) - min(POWERS[p].n for p in chosen) >= short for chosen in enough):
        return None
    items = [
        Item(discard_action(power, tile_of(colony)), 1, POWERS[power].n, (kind_name(good_on(colony)),))
        for power in powers
        if any(power in chosen for chosen in enough)
        for colony in player.colonies
        if good_on(colony) and POWERS[power].good in (0, good_on(colony))
    ]
    limits = [Limit(kind_name(POWERS[power].good), 0, 1) for power in powers]
    sizes = [len(chosen) for chosen in enough]
    return set_of(items, min(sizes), max(sizes), begun=lowest > 0, goal=short, limits=limits)


def _military(powers: list[int]) -> int:
    """What discard powers give together."""
    return sum(POWERS[power].n for power in powers)


def discard_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Give up a good for Military in this action; settle as soon as it is enough (L442-444)."""
    _, seat, target, _ = s.stack.pop()
    power = discard_power(action)
    tile = discard_tile(action)
    player = s.players[seat]
    remove_good(s, player, tile)
    s.used |= 1 << power
    s.strength += POWERS[power].n
    if events is not None:
        military = POWERS[power].n
        tell(events, "nf-event-discarded", player=seat_name(seat), tile=tile_name(tile), military=military)
    if military_against(s, player, target) >= COST[target]:
        _settle(s, seat, target, 0, 0, events)
    else:
        s.stack.append((DISCARD_GOODS, seat, target, power + 1))


# --- doing it -----------------------------------------------------------------------------------------


def settle_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """D10: colonists, a settling, a replacement of the own colony, or an early replacement."""
    seat = s.stack.pop()[1]
    player = s.players[seat]
    if action == COLONISTS:
        gained = gain_colonists(s, player, COLONISTS_TAKEN + player.powers.collect)
        if events is not None:
            tell(events, "nf-event-colonists", player=seat_name(seat), count=gained)
        _choice_done(s, seat)
    elif action < RESETTLE:
        _settle_action(s, seat, action, events)
    elif action < REPLACE:
        replace.replace_itself(s, seat, tile_meant(RESETTLE, action), events)
        _choice_done(s, seat)
    else:
        s.stack.append((REPLACE_WITH, seat, tile_meant(REPLACE, action), 0))


def second_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """D13: Improved Logistics is used up by a second settling."""
    seat = s.stack.pop()[1]
    if action == PASS:
        _choice_done(s, seat)
    else:
        s.used |= 1 << s.players[seat].powers.two
        _settle_action(s, seat, action, events)


def _settle_action(s: NewFrontiersState, seat: int, action: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    if action >= PAY:
        world = tile_meant(PAY, action)
        power = pay_power(s, player, world)
        s.used |= 1 << power
        _settle(s, seat, world, 0, pay_cost(player, world, power), events)
    elif action >= SETTLE_OORT:
        kind = action - SETTLE_OORT + 1
        s.oort = kind
        _settle(s, seat, OORT, kind, settle_cost(player, TILES + kind), events)
    else:
        world = tile_meant(SETTLE, action)
        if not MILITARY[world]:
            _settle(s, seat, world, 0, settle_cost(player, world), events)
        elif military_against(s, player, world) >= COST[world]:
            _settle(s, seat, world, 0, 0, events)
        else:
            s.stack.append((DISCARD_GOODS, seat, world, 0))


def _settle(
    s: NewFrontiersState, seat: int, world: int, kind: int, price: int, events: list[Event] | None
) -> None:
    """An explored world becomes a colony; a windfall gets its good (L419-423)."""
    player = s.players[seat]
    player.credits += player.powers.settle_income - price
    player.colonists -= NEEDED[world]
    player.explored = without_one(player.explored, world)
    insort(player.colonies, colony_with(world, 0))
    if TYPE[world] == WINDFALL:
        good = kind if world == OORT else KIND[world]
        if s.goods[good]:
            place_good(s, player, world, good)
    draws = player.powers.settle_draws
    if events is not None:
        tell(events, "nf-event-settled", player=seat_name(seat), tile=tile_name(world), credits=price)
        if player.powers.settle_income:
            tell(events, "nf-event-income", player=seat_name(seat), credits=player.powers.settle_income)
    enter(player, world)
    if draws and draw_worlds(s, seat, draws, DRAWN_FOR_SETTLE):
        return
    settled(s, seat)


def settled(s: NewFrontiersState, seat: int) -> None:
    """After a settling and its draws: perhaps a second one (L446-452, Q14)."""
    player = s.players[seat]
    two = player.powers.two
    if two >= 0 and not s.used >> two & 1:
        targets: list[int] = []
        _targets(s, player, targets)
        if targets:
            s.stack.append((SECOND_WORLD, seat))
            return
    _choice_done(s, seat)


def _choice_done(s: NewFrontiersState, seat: int) -> None:
    """After D10: a late replacement if there is one to make (Q18), then the next player."""
    player = s.players[seat]
    if player.powers.replace >= 0 and replace.replaceable(s, player):
        s.stack.append((REPLACE_LATE, seat))
    else:
        _turn(s, following(s, seat))


def replace_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D14 after the settle choice, or none."""
    return [*actions_on(REPLACE, replace.replaceable(s, s.players[frame[1]])), PASS]


def replace_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Replace a colony after the settle choice, or not."""
    seat = s.stack.pop()[1]
    if action == PASS:
        _turn(s, following(s, seat))
    else:
        s.stack.append((REPLACE_WITH, seat, tile_meant(REPLACE, action), 1))


def with_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D14, second step: the world that takes the place of the colony."""
    return actions_on(WITH, replace.successors(s, s.players[frame[1]], frame[2]))


def with_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Put a world in the place of a colony; the settle choice follows unless it is done."""
    _, seat, old, late = s.stack.pop()
    replace.replace_colony(s, seat, old, tile_meant(WITH, action), events)
    if late:
        _turn(s, following(s, seat))
    else:
        s.stack.append((SETTLE_CHOICE, seat))
