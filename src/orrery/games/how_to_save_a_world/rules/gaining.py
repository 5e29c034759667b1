"""Gaining resources, raising baselines, refilling (2.6). Gains are automatic; only which is asked (A46)."""

from functools import reduce
from operator import or_
from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.core.tuples import changed
from orrery.games.how_to_save_a_world.actions import DONE, GAIN, PLUS, RAISE, REFILL
from orrery.games.how_to_save_a_world.components import (
    BASELINE_MOST,
    BASIC,
    DOWNWARDS,
    GENIUS,
    MEMBERS,
    NOWHERE,
    RESOURCE_MOST,
)
from orrery.games.how_to_save_a_world.effects import (
    ABILITY_N,
    ALL,
    GAIN_PLUS,
    GAINED,
    LISTS,
    RAISED,
    Effect,
)
from orrery.games.how_to_save_a_world.effects import GAIN as GAIN_EFFECT
from orrery.games.how_to_save_a_world.names import amount_args, resource_name
from orrery.games.how_to_save_a_world.rules.boosts import occurred
from orrery.games.how_to_save_a_world.state import (
    CHOICE_MORE,
    EXCHANGE_MORE,
    GAIN_ANY,
    GAIN_MORE,
    PARTS,
    RAISE_ANY,
    REFILLING,
    REPEATING,
    HowToSaveAWorldState,
    Player,
)

#: By resources, as a bit mask: the choice of one of them, and the conditions that gaining them meets.
_GAINS: Final[list[list[int]]] = [[GAIN + resource for resource in resources] for resources in MEMBERS]
_GAINED_OF: Final[list[int]] = [
    reduce(or_, [GAINED[resource] for resource in resources], 0) for resources in MEMBERS
]


def room(player: Player, resource: int) -> int:
    """How much of a resource still fits (R15)."""
    return RESOURCE_MOST - player.resources[resource]


def levels(player: Player, resource: int) -> int:
    """How far a baseline can still be raised (R18)."""
    return BASELINE_MOST - player.baselines[resource]


def _added(s: HowToSaveAWorldState, seat: int, resource: int, n: int, events: list[Event] | None) -> int:
    """Move a marker up; how far."""
    resources = s.players[seat].resources
    amount = resources[resource]
    gained = RESOURCE_MOST - amount
    if gained > n:
        gained = n
    if gained > 0:
        resources[resource] = amount + gained
        if events is not None:
            tell(events, "hw-event-gains", player=seat_name(seat), **amount_args(resource, gained))
    return gained


def _ample(resources: list[int], mask: int, n: int) -> bool:
    """Whether every resource has room, and the highest of a mask for all units: so it is nearly always."""
    return RESOURCE_MOST not in resources and resources[DOWNWARDS[mask][0]] + n <= RESOURCE_MOST


def gain(s: HowToSaveAWorldState, seat: int, effect: Effect, n: int, events: list[Event] | None) -> None:
    """Gain resources of an effect, as far as they fit; which, is asked where it is a choice (D9)."""
    if effect.only != NOWHERE:
        _gain_one(s, seat, effect.only, n, effect.located, events)
        return
    mask = effect.mask
    resources = s.players[seat].resources
    if _ample(resources, mask, n):
        s.stack.append((GAIN_ANY, seat, mask, n, 0, effect.number, 0))
        return
    fits = 0
    last = NOWHERE
    kinds = 0
    for each in DOWNWARDS[mask]:
        free = RESOURCE_MOST - resources[each]
        if free > 0:
            fits += free
            kinds += 1
            last = each
    if kinds == 1:
        _gain_one(s, seat, last, n, effect.located, events)
    elif kinds:
        s.stack.append((GAIN_ANY, seat, mask, n if n < fits else fits, 0, effect.number, 0))


def _gain_one(
    s: HowToSaveAWorldState, seat: int, resource: int, n: int, located: bool, events: list[Event] | None
) -> None:
    if _added(s, seat, resource, n, events) > 0:
        occurred(s, seat, GAINED[resource], events)
        if located and s.players[seat].upgrades & GAIN_PLUS:
            _add_more(s, seat, 1 << resource, events)


def _gainable(resources: list[int], mask: int, left: int, lowest: int) -> int:
    """The resources from the lowest on, as a bit mask, that have room, so that all units still fit."""
    mask = mask >> lowest << lowest
    if _ample(resources, mask, left):
        return mask
    gainable = 0
    fits = 0
    for resource in DOWNWARDS[mask]:
        free = RESOURCE_MOST - resources[resource]
        if free > 0:
            fits += free
            if fits >= left:
                gainable |= 1 << resource
    return gainable


def gain_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D9: resources in ascending order, such that all units fit."""
    resources = s.players[frame[1]].resources
    return _GAINS[_gainable(resources, frame[2], frame[3], frame[4])].copy()


def gain_set(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    player, left = s.players[frame[1]], frame[3]
    items = [
        Item(GAIN + resource, min(left, room(player, resource)))
        for resource in range(frame[4], 5)
        if frame[2] >> resource & 1 and room(player, resource) > 0
    ]
    return SetChoice(items, left, left, begun=frame[6] > 0)


def gain_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """One unit is gained, and the others if nothing is left to choose; with the last the gain is complete."""
    _, seat, mask, left, _, number, gained = s.stack[-1]
    resources = s.players[seat].resources
    resource = action - GAIN
    while True:
        _added(s, seat, resource, 1, events)
        gained |= 1 << resource
        left -= 1
        if not left:
            break
        gainable = _gainable(resources, mask, left, resource)
        if gainable & (gainable - 1):
            s.stack[-1] = (GAIN_ANY, seat, mask, left, resource, number, gained)
            return
        resource = gainable.bit_length() - 1
    s.stack.pop()
    occurred(s, seat, _GAINED_OF[gained], events)
    if ALL[number].located and s.players[seat].upgrades & GAIN_PLUS:
        _add_more(s, seat, gained, events)


# --- baselines --------------------------------------------------------------------------------------


def _lifted(s: HowToSaveAWorldState, seat: int, resource: int, n: int, events: list[Event] | None) -> int:
    player = s.players[seat]
    raised = levels(player, resource)
    if raised > n:
        raised = n
    if raised > 0:
        player.baselines = changed(player.baselines, resource, raised)
        if events is not None:
            tell(events, "hw-event-raises", player=seat_name(seat), n=raised, res=resource_name(resource))
    return raised


def raise_baselines(s: HowToSaveAWorldState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Raise baselines of an effect, as far as they go; which, is asked where it is a choice (D10)."""
    player = s.players[seat]
    mask, n = effect.mask, effect.n
    most = 0
    last = NOWHERE
    kinds = 0
    for each in MEMBERS[mask]:
        if player.baselines[each] < BASELINE_MOST:
            most += BASELINE_MOST - player.baselines[each]
            kinds += 1
            last = each
    if kinds == 1:
        if _lifted(s, seat, last, n, events):
            occurred(s, seat, RAISED[last], events)
    elif kinds:
        s.stack.append((RAISE_ANY, seat, mask, min(n, most), 0, effect.number, 0))


def raise_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D10: resources in ascending order, such that all levels can be raised."""
    player = s.players[frame[1]]
    out: list[int] = []
    fits = 0
    for resource in DOWNWARDS[frame[2] >> frame[4] << frame[4]]:
        if player.baselines[resource] < BASELINE_MOST:
            fits += BASELINE_MOST - player.baselines[resource]
            if fits >= frame[3]:
                out.append(RAISE + resource)
    out.reverse()
    return out


def raise_set(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    player, left = s.players[frame[1]], frame[3]
    items = [
        Item(RAISE + resource, min(left, levels(player, resource)))
        for resource in range(frame[4], 5)
        if frame[2] >> resource & 1 and levels(player, resource) > 0
    ]
    return SetChoice(items, left, left, begun=frame[6] > 0)


def raise_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """One level is raised, and the others if nothing is left to choose; with the last it is complete."""
    _, seat, mask, left, _, number, raised = s.stack.pop()
    resource = action - RAISE
    _lifted(s, seat, resource, 1, events)
    raised |= 1 << resource
    if left > 1:
        frame = (RAISE_ANY, seat, mask, left - 1, resource, number, raised)
        s.stack.append(frame)
        rest = raise_choices(s, frame)
        if len(rest) == 1:
            raise_chosen(s, rest[0], events)
        return
    conditions = 0
    for each in MEMBERS[raised]:
        conditions |= RAISED[each]
    occurred(s, seat, conditions, events)


# --- refilling, and what an upgrade adds to a location ----------------------------------------------


def below(player: Player, mask: int) -> list[int]:
    """The resources of a mask whose marker is below its baseline."""
    return [each for each in MEMBERS[mask] if player.resources[each] < player.baselines[each]]


def refill(s: HowToSaveAWorldState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """A marker rises to its baseline."""
    player = s.players[seat]
    lower = below(player, effect.mask)
    if len(lower) > 1:
        s.stack.append((REFILLING, seat, effect.mask, effect.number))
    elif lower:
        _refilled(s, seat, lower[0], events)


def _refilled(s: HowToSaveAWorldState, seat: int, resource: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    _added(s, seat, resource, player.baselines[resource] - player.resources[resource], events)
    occurred(s, seat, GAINED[resource], events)


def refill_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Which marker rises."""
    return [REFILL + resource for resource in below(s.players[frame[1]], frame[2])]


def refill_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """It rises."""
    _refilled(s, s.stack.pop()[1], action - REFILL, events)


def _add_more(s: HowToSaveAWorldState, seat: int, given: int, events: list[Event] | None) -> None:
    """An upgrade adds to a basic resource that a location just gave, once a turn (D25).

    It is asked for where there is a choice: of several resources, or since the location gives more later.
    """
    player = s.players[seat]
    serving = player.upgrades & GAIN_PLUS & ~s.used
    if not serving:
        return
    choice = [each for each in MEMBERS[given] if each < BASIC and player.resources[each] < RESOURCE_MOST]
    if not choice:
        return
    n = sum([number for upgrade, number in enumerate(ABILITY_N) if serving >> upgrade & 1])
    may_wait = _gives_more(s)
    if may_wait or len(choice) > 1:
        s.stack.append((GAIN_MORE, seat, given, n, int(may_wait)))
    else:
        s.used |= serving
        _gain_one(s, seat, choice[0], n, False, events)


def _gives_more(s: HowToSaveAWorldState) -> bool:
    """Whether the action of the location has basic resources to give after this."""
    for frame in reversed(s.stack):
        kind = frame[0]
        if kind == PARTS:
            rest = LISTS[frame[2]][frame[3] :]
        elif kind == REPEATING:
            rest = LISTS[frame[2]]
        elif kind in (EXCHANGE_MORE, CHOICE_MORE):
            rest = [ALL[frame[2]]]
        else:
            continue
        if any(_gives(effect) for effect in rest):
            return True
    return False


def _gives(effect: Effect) -> bool:
    """Whether an effect of a location may give a basic resource."""
    if effect.op == GAIN_EFFECT:
        return effect.located and effect.mask != 1 << GENIUS
    inner = effect.options if effect.then == NOWHERE else [effect.then]
    return any(_gives(one) for number in inner for one in LISTS[number])


def more_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D25: which of the resources that the location gave, or not yet."""
    resources = s.players[frame[1]].resources
    which = [PLUS + each for each in MEMBERS[frame[2]] if each < BASIC and resources[each] < RESOURCE_MOST]
    return [DONE, *which] if frame[4] else which


def more_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """It is gained."""
    _, seat, _, n, _ = s.stack.pop()
    if action != DONE:
        s.used |= s.players[seat].upgrades & GAIN_PLUS
        _gain_one(s, seat, action - PLUS, n, False, events)
