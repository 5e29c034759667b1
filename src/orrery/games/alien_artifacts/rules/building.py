"""Completing cards: what they cost, entering the Empire, automatic building (2.4, 2.8)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
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
from orrery.games.alien_artifacts.effects import (
    ATTACK_ONCE,
    GAIN_PLAN,
    ON_CARD_ADDED,
    ON_ENTER,
    PRODUCE,
    SCORE_TECH,
    SIDE_EFFECTS,
)
from orrery.games.alien_artifacts.names import card_name, side_name
from orrery.games.alien_artifacts.rules.blockade import ask_fees
from orrery.games.alien_artifacts.rules.decks import can_draw, discard, gain_plans
from orrery.games.alien_artifacts.rules.payment import GOLD_BIT
from orrery.games.alien_artifacts.state import (
    ADDED,
    ATTACK_TARGET,
    AUTO_BUILD,
    CHOOSE_SIDE,
    ENTERED,
    NEXT_BUILD,
    PRODUCING,
    REVEAL_TECH,
    TRIGGER,
    AlienArtifactsState,
    Player,
    refresh,
)


def row_colours(cls: int) -> int:
    """The colours that complete and prepare cards of a class: its own and gold (L343, A29)."""
    return 1 << CLASS_COLOUR[cls] | GOLD_BIT


def class_cost(player: Player, cls: int, delta: int = 0) -> int:
    """What a card of a class costs now, never below 0 (A4)."""
    powers = player.powers
    return max(0, BASE_COST + COST_STEP * powers.counts[cls] + powers.cost[cls] + delta)


def attached_icons(player: Player, card: int) -> int:
    """The icons that lie ready under a card."""
    return sum(ICONS[packed % SHOWN] for packed in player.attached if packed // SHOWN == card)


def missing_icons(player: Player, card: int, delta: int = 0) -> int:
    """What is still to be paid for a card."""
    return max(0, class_cost(player, CLASS[card], delta) - attached_icons(player, card))


def complete(s: AlienArtifactsState, seat: int, card: int) -> None:
    """A card leaves the construction area; its attached cards are discarded, its side is chosen (2.8)."""
    player = s.players[seat]
    player.building.remove(card)
    drop_attached(s, player, card)
    s.stack.append((CHOOSE_SIDE, seat, card))


def drop_attached(s: AlienArtifactsState, player: Player, card: int) -> None:
    """The cards under a card go to the discard pile."""
    for packed in player.attached:
        if packed // SHOWN == card:
            discard(s, packed % SHOWN >> 1)
    player.attached = [packed for packed in player.attached if packed // SHOWN != card]


def side_choices() -> list[int]:
    """DP8: logistic or operational."""
    return [SIDE + LOGISTIC, SIDE + OPERATIONAL]


def side_chosen(s: AlienArtifactsState, side: int, events: list[Event] | None) -> None:
    """The card is in the Empire: its entry effect, what other cards make of it, automatic building (A50)."""
    _, seat, card = s.stack.pop()
    place(s, seat, card, side)
    if events is not None:
        player = seat_name(seat)
        tell(events, "aa-event-completed", player=player, card=card_name(card), side=side_name(side))
    s.stack.append((AUTO_BUILD, seat))
    s.stack.append((ADDED, seat, card))
    s.stack.append((ENTERED, seat, card))


def place(s: AlienArtifactsState, seat: int, card: int, side: int) -> None:
    """Put a card into the Empire."""
    insort(s.players[seat].empire, card * 2 + side)
    refresh(s, seat)


def entered(s: AlienArtifactsState, seat: int, card: int) -> None:
    """The entry effect of the side that is up (2.5)."""
    player = s.players[seat]
    side = card * 2 + OPERATIONAL if card * 2 + OPERATIONAL in player.empire else card * 2
    for effect in SIDE_EFFECTS[side]:
        if effect.trigger != ON_ENTER:
            continue
        if effect.op == PRODUCE:
            s.stack.append((PRODUCING, seat, card, effect.n + player.powers.produce_more))
        elif effect.op == SCORE_TECH and can_draw(s):
            s.stack.append((REVEAL_TECH, seat, card))
        elif effect.op == GAIN_PLAN:
            gain_plans(s, seat, effect.n)
        elif effect.op == ATTACK_ONCE and not s.attacked >> card & 1:
            s.stack.append((ATTACK_TARGET, seat, 1, card, 1))


def added(s: AlienArtifactsState, seat: int, card: int) -> None:
    """What the cards of the Empire, this one included, make of an added card (A60)."""
    player = s.players[seat]
    for effect in reversed(player.powers.triggers[ON_CARD_ADDED]):
        s.stack.append((TRIGGER, seat, effect.number, card))
    ask_fees(s, seat, ON_CARD_ADDED, card)


# --- automatic building -----------------------------------------------------------------------------


def build_itself_choices(s: AlienArtifactsState, seat: int) -> list[int]:
    """DP21: the cards whose attached icons cover their cost."""
    player = s.players[seat]
    return [CARD + card for card in player.building if missing_icons(player, card) == 0]


def auto_build(s: AlienArtifactsState, seat: int) -> None:
    """Complete what is paid for already, one card at a time (A5)."""
    ready = build_itself_choices(s, seat)
    if len(ready) == 1:
        complete(s, seat, ready[0] - CARD)
    elif ready:
        s.stack.append((NEXT_BUILD, seat))


def build_itself_chosen(s: AlienArtifactsState, card: int) -> None:
    """The next card that builds itself."""
    seat = s.stack.pop()[1]
    complete(s, seat, card)
