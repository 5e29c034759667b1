"""Raids from the Raiders' Outpost: resources or one card (specification A6.2, A9.5)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.games.alien_frontiers.actions import (
    DONE,
    STEAL,
    TAKE,
    resource_named,
    steal_action,
    stolen_card,
    take_action,
)
from orrery.games.alien_frontiers.components import CARD_TYPES, DECOY, RAID_LIMIT
from orrery.games.alien_frontiers.names import card_name, resource_name
from orrery.games.alien_frontiers.state import RAID, AlienFrontiersState


def begin_raid(s: AlienFrontiersState) -> None:
    """Open the raid; with nothing to take the docking stands alone (ruling 42)."""
    if raid_choices(s, (RAID, 0, 0)) != [DONE]:
        s.stack.append((RAID, 0, 0))


def raid_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Resources in seat order up to four in all, or instead one card, or enough (differences 3, 4)."""
    _, taken, lowest = frame
    takes: list[int] = []
    steals: list[int] = []
    for seat in range(s.variant.players):
        victim = s.players[seat]
        if seat == s.turn or (not victim.cards and not victim.fuel and not victim.ore):
            continue
        protected = victim.cards >> DECOY & 1
        if not protected:
            if victim.fuel > 0 and take_action(seat, False) >= TAKE + lowest:
                takes.append(take_action(seat, False))
            if victim.ore > 0 and take_action(seat, True) >= TAKE + lowest:
                takes.append(take_action(seat, True))
        if taken == 0:
            for card in range(CARD_TYPES):
                if victim.cards >> card & 1 and (card == DECOY or not protected):
                    steals.append(steal_action(seat, card))
    if s.variant.raid_exact and takes:
        return _reaching_all(s, takes, taken) + steals
    return [DONE, *takes, *steals]


def _reaching_all(s: AlienFrontiersState, takes: list[int], taken: int) -> list[int]:
    """With ``raid_exact``: the takes after which, in seat order, the full number is still in reach."""
    held = [_held(s, take) for take in takes]
    wanted = min(RAID_LIMIT - taken, sum(held))
    return [take for number, take in enumerate(takes) if sum(held[number:]) >= wanted]


def _held(s: AlienFrontiersState, action: int) -> int:
    seat, ore = resource_named(action)
    return s.players[seat].ore if ore else s.players[seat].fuel


def raid_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Take one resource, one card, or enough."""
    if action == DONE:
        s.stack.pop()
    elif action < STEAL:
        _take_resource(s, action, events)
    else:
        _steal_card(s, action, events)


def _take_resource(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Take one fuel or ore of a player; the raid goes on until four are taken."""
    taken = s.stack.pop()[1] + 1
    seat, ore = resource_named(action)
    victim = s.players[seat]
    raider = s.players[s.turn]
    if ore:
        victim.ore -= 1
        raider.ore += 1
    else:
        victim.fuel -= 1
        raider.fuel += 1
    if events is not None:
        who, whose, what = seat_name(s.turn), seat_name(seat), resource_name(ore)
        tell(events, "af-event-take", player=who, victim=whose, resource=what)
    following = (RAID, taken, action - TAKE)
    if taken < RAID_LIMIT and raid_choices(s, following) != [DONE]:
        s.stack.append(following)


def _steal_card(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Take a card; one the raider already owns goes straight to the discard pile (PL 9.8)."""
    s.stack.pop()
    seat, card = stolen_card(action)
    s.players[seat].cards &= ~(1 << card)
    raider = s.players[s.turn]
    if raider.cards >> card & 1:
        s.discards[card] += 1
    else:
        raider.cards |= 1 << card
    if events is not None:
        who, whose = seat_name(s.turn), seat_name(seat)
        tell(events, "af-event-steal", player=who, victim=whose, card=card_name(card))


def raid_set(s: AlienFrontiersState, frame: tuple[int, ...]) -> SetChoice | None:
    """The resources to take, in any order; a card instead of them is a single move."""
    _, taken, lowest = frame
    held: dict[int, int] = {}
    for action in range(TAKE + lowest, take_action(s.variant.players, False)):
        seat = resource_named(action)[0]
        if seat != s.turn and not s.players[seat].cards >> DECOY & 1 and _held(s, action):
            held[action] = _held(s, action)
    if not held:
        return None
    most = min(RAID_LIMIT - taken, sum(held.values()))
    items: list[Item] = []
    for action, amount in held.items():
        seat, ore = resource_named(action)
        items.append(Item(action, times=min(amount, most), tags=[seat_name(seat), resource_name(ore)]))
    exact = s.variant.raid_exact
    return SetChoice(
        items, least=most if exact else 0, most=most, confirm=None if exact else DONE, begun=taken > 0
    )
