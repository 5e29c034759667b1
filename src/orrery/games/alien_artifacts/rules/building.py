"""Completing cards: what they cost, entering the Empire, automatic building (2.4, 2.8)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one, without_one
from orrery.games.alien_artifacts.actions import CARD, SIDE
from orrery.games.alien_artifacts.components import (
    BASE_COST,
    CLASS,
    CLASS_COLOUR,
    COST_STEP,
    ICONS,
    LOGISTIC,
    OPERATIONAL,
    SHOWN,
)
from orrery.games.alien_artifacts.effects import ON_ENTER, SIDE_EFFECTS
from orrery.games.alien_artifacts.names import card_name, side_name
from orrery.games.alien_artifacts.powers import Powers, powers_of
from orrery.games.alien_artifacts.rules.decks import discard
from orrery.games.alien_artifacts.rules.payment import GOLD_BIT
from orrery.games.alien_artifacts.state import (
    ADDED,
    AUTO_BUILD,
    CHOOSE_SIDE,
    DO_EFFECT,
    ENTERED,
    NEXT_BUILD,
    AlienArtifactsState,
    Player,
    blockaded,
    refresh,
)


def row_colours(cls: int) -> int:
    """The colours that complete and prepare cards of a class: its own and gold (L343, A29)."""
    return 1 << CLASS_COLOUR[cls] | GOLD_BIT


def class_cost(powers: Powers, cls: int, delta: int = 0) -> int:
    """What a card of a class costs now, never below 0 (A4)."""
    cost = BASE_COST + COST_STEP * powers.counts[cls] + powers.cost[cls] + delta
    return cost if cost > 0 else 0


def attached_icons(player: Player, card: int) -> int:
    """The icons that lie ready under a card."""
    icons = 0
    for packed in player.attached:
        if packed // SHOWN == card:
            icons += ICONS[packed % SHOWN]
    return icons


def missing_icons(player: Player, card: int, delta: int = 0) -> int:
    """What is still to be paid for a card."""
    missing = class_cost(player.powers, CLASS[card], delta)
    if player.attached:
        missing -= attached_icons(player, card)
    return missing if missing > 0 else 0


def complete(s: AlienArtifactsState, seat: int, card: int) -> None:
    """A card leaves the construction area; its attached cards are discarded, its side is chosen (2.8)."""
    player = s.players[seat]
    player.building = without_one(player.building, card)
    drop_attached(s, player, card)
    s.stack.append((CHOOSE_SIDE, seat, card))


def drop_attached(s: AlienArtifactsState, player: Player, card: int) -> None:
    """The cards under a card go to the discard pile."""
    for packed in player.attached:
        if packed // SHOWN == card:
            discard(s, packed % SHOWN >> 1)
    player.attached = tuple([packed for packed in player.attached if packed // SHOWN != card])


def side_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP8: logistic or operational."""
    return [SIDE + LOGISTIC, SIDE + OPERATIONAL]


def side_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The card is in the Empire: its entry effect, what other cards make of it, automatic building (A50)."""
    _, seat, card = s.stack.pop()
    side = action - SIDE
    place(s, seat, card, side)
    if events is not None:
        player = seat_name(seat)
        tell(events, "aa-event-completed", player=player, card=card_name(card), side=side_name(side))
    s.stack.append((ADDED, seat, card))
    s.stack.append((ENTERED, seat, card))


def place(s: AlienArtifactsState, seat: int, card: int, side: int) -> None:
    """Put a card into the Empire; when all that follows is done, others may build themselves (A5)."""
    player = s.players[seat]
    player.empire = with_one(player.empire, card * 2 + side)
    refresh(s, seat)
    s.stack.append((AUTO_BUILD, seat))


def entered(s: AlienArtifactsState, seat: int, card: int) -> None:
    """The entry effect of the side that is up (2.5)."""
    s.taken = card
    side = card * 2 + OPERATIONAL
    if side not in s.players[seat].empire:
        side = card * 2 + LOGISTIC
    for effect in reversed(SIDE_EFFECTS[side]):
        if effect.trigger == ON_ENTER:
            s.stack.append((DO_EFFECT, seat, effect.number))


# --- automatic building -----------------------------------------------------------------------------


def build_itself_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP21: the cards whose attached icons cover their cost, which no fee can lower (A5)."""
    player = s.players[frame[1]]
    powers = player.powers
    if s.paid and player.tokens:
        powers = powers_of(player.empire, blockaded(player), s.boosts)
    return [
        CARD + card
        for card in player.building
        if attached_icons(player, card) >= class_cost(powers, CLASS[card])
    ]


def auto_build(s: AlienArtifactsState, frame: tuple[int, ...]) -> None:
    """Complete what is paid for already, one card at a time (A5)."""
    if not s.players[frame[1]].building:
        return
    ready = build_itself_choices(s, frame)
    if len(ready) == 1:
        complete(s, frame[1], ready[0] - CARD)
    elif ready:
        s.stack.append((NEXT_BUILD, frame[1]))


def build_itself_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The next card that builds itself."""
    complete(s, s.stack.pop()[1], action - CARD)
