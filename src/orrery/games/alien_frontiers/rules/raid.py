"""Raids from the Raiders' Outpost: resources or one card (specification A6.2, A9.5)."""

from orrery.core.messages import Event, seat_name
from orrery.games.alien_frontiers.actions import DONE, STEAL, TAKE
from orrery.games.alien_frontiers.components import CARD_TYPES, CARDS, DECOY
from orrery.games.alien_frontiers.state import RAID, AlienFrontiersState

RAID_LIMIT = 4


def raid_actions(s: AlienFrontiersState, taken: int, lowest: int) -> list[int]:
    """Resources in seat order up to four in all, or instead one card, or enough (differences 3, 4)."""
    takes: list[int] = []
    steals: list[int] = []
    for seat in range(s.variant.players):
        victim = s.players[seat]
        if seat == s.turn or (not victim.cards and not victim.fuel and not victim.ore):
            continue
        protected = victim.cards >> DECOY & 1
        if not protected:
            if victim.fuel > 0 and seat * 2 >= lowest:
                takes.append(TAKE + seat * 2)
            if victim.ore > 0 and seat * 2 + 1 >= lowest:
                takes.append(TAKE + seat * 2 + 1)
        if taken == 0:
            for card in range(CARD_TYPES):
                if victim.cards >> card & 1 and (card == DECOY or not protected):
                    steals.append(STEAL + seat * CARD_TYPES + card)
    if s.variant.raid_exact and takes:
        return _reaching_four(s, takes, taken) + steals
    return [DONE, *takes, *steals]


def _reaching_four(s: AlienFrontiersState, takes: list[int], taken: int) -> list[int]:
    """With ``raid_exact``: the takes after which, in seat order, the full four are still in reach."""
    held = [_held(s, take - TAKE) for take in takes]
    wanted = min(RAID_LIMIT - taken, sum(held))
    return [take for number, take in enumerate(takes) if sum(held[number:]) >= wanted]


def _held(s: AlienFrontiersState, offset: int) -> int:
    victim = s.players[offset >> 1]
    return victim.ore if offset & 1 else victim.fuel


def begin_raid(s: AlienFrontiersState) -> None:
    """Open the raid; with nothing to take the docking stands alone (ruling 42)."""
    if raid_actions(s, 0, 0) != [DONE]:
        s.stack.append((RAID, 0, 0))


def take_resource(s: AlienFrontiersState, offset: int, taken: int, events: list[Event] | None) -> None:
    """Take one fuel (even offset) or ore (odd) of a player; the raid goes on until four are taken."""
    victim = s.players[offset >> 1]
    raider = s.players[s.turn]
    if offset & 1:
        victim.ore -= 1
        raider.ore += 1
    else:
        victim.fuel -= 1
        raider.fuel += 1
    s.stack.pop()
    if events is not None:
        what = "@af-ore" if offset & 1 else "@af-fuel"
        events.append(
            Event(
                "af-event-take",
                {"player": seat_name(s.turn), "victim": seat_name(offset >> 1), "resource": what},
            )
        )
    if taken + 1 < RAID_LIMIT:
        rest = raid_actions(s, taken + 1, offset)
        if rest != [DONE]:
            s.stack.append((RAID, taken + 1, offset))


def steal_card(s: AlienFrontiersState, seat: int, card: int, events: list[Event] | None) -> None:
    """Take a card; one the raider already owns goes straight to the discard pile (PL 9.8)."""
    s.stack.pop()
    s.players[seat].cards &= ~(1 << card)
    raider = s.players[s.turn]
    if raider.cards >> card & 1:
        s.discards[card] += 1
    else:
        raider.cards |= 1 << card
    if events is not None:
        name = f"@af-card-{CARDS[card]}"
        events.append(
            Event(
                "af-event-steal",
                {"player": seat_name(s.turn), "victim": seat_name(seat), "card": name},
            )
        )
