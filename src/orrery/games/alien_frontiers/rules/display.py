"""The Alien Artifact's display: dealing, exchanging and claiming cards (specification A6, rulings 8-12)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_frontiers.actions import CLAIM
from orrery.games.alien_frontiers.components import CARD_TYPES, CLAIM_TOTAL, DISPLAY_SIZE
from orrery.games.alien_frontiers.names import card_name
from orrery.games.alien_frontiers.rules.stations import artifact_total
from orrery.games.alien_frontiers.state import DEAL, NOWHERE, AlienFrontiersState


def deal(s: AlienFrontiersState, to: int, count: int) -> None:
    """Ask chance for cards, to the display (-1) or a seat; piles reshuffle lazily (ruling 12)."""
    if count <= 0:
        return
    if not any(s.deck):
        s.deck = s.discards
        s.discards = [0] * CARD_TYPES
    if any(s.deck):
        s.stack.append((DEAL, to, count))


def dealt(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """A card left the draw pile; the rest of the deal follows."""
    _, to, count = s.stack.pop()
    s.deck[card] -= 1
    if to == NOWHERE:
        insort(s.display, card)
        if events is not None:
            tell(events, "af-event-display", card=card_name(card))
    else:
        s.players[to].cards |= 1 << card
        if events is not None:
            tell(events, "af-event-dealt", player=seat_name(to), card=card_name(card))
    deal(s, to, count - 1)


def claimable(s: AlienFrontiersState) -> list[int]:
    """Displayed cards the player at turn may claim now (A6, rulings 8, 11)."""
    if artifact_total(s) < CLAIM_TOTAL:
        return []
    owned = s.players[s.turn].cards
    out: list[int] = []
    for card in s.display:
        if not owned >> card & 1 and CLAIM + card not in out:
            out.append(CLAIM + card)
    return out


def claim(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """Take a displayed card, restart the count and refill the display (PL 9.2, ruling 8, 9)."""
    s.display.remove(card)
    s.artifact_hand = 0
    s.artifact_relic = False
    s.cycles = 0
    gain_card(s, card)
    if events is not None:
        tell(events, "af-event-claim", player=seat_name(s.turn), card=card_name(card))
    deal(s, NOWHERE, DISPLAY_SIZE - len(s.display))


def gain_card(s: AlienFrontiersState, card: int) -> None:
    """The player at turn owns a fresh card, usable at once."""
    s.players[s.turn].cards |= 1 << card


def cycle(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Discard the display and deal it anew (PL 9.2, ruling 9)."""
    s.cycles -= 1
    for card in s.display:
        s.discards[card] += 1
    s.display = []
    if events is not None:
        tell(events, "af-event-cycle", player=seat_name(s.turn))
    deal(s, NOWHERE, DISPLAY_SIZE)
