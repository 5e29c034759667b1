"""Why a resource card cannot be paid, traded, prepared or discarded now (2.3-2.5)."""

from orrery.core.messages import Label, why
from orrery.core.reasons import order
from orrery.games.alien_artifacts.actions import DISCARD, DONE, PAY, PAY_PLANET
from orrery.games.alien_artifacts.components import (
    BLUE,
    COLOUR,
    COLOURS,
    GOLD,
    GREEN,
    RED,
    SHOWN,
)
from orrery.games.alien_artifacts.names import card_name, colour_name
from orrery.games.alien_artifacts.reasons.common import (
    BASIC,
    CARD_ACTIONS,
    PAYING,
    TURN,
    blockaded_card,
)
from orrery.games.alien_artifacts.rules.building import row_colours
from orrery.games.alien_artifacts.rules.payment import GOLD_BIT, best_items, payment_set, shown_by, worth
from orrery.games.alien_artifacts.rules.turn import hand_excess
from orrery.games.alien_artifacts.state import AlienArtifactsState, Player


def payment_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A card that is not there or of another colour, that is too little, or that would be needless."""
    _, seat, _, _, colours, goal, left, paid, _, _ = frame
    player = s.players[seat]
    refused = _unusable(player, action, colours, PAYING)
    if refused is not None:
        return refused
    if action in [item.action for item in payment_set(s, frame).items] or action < frame[9]:
        return order(PAYING)
    if _smaller(action, colours):
        return why("aa-why-better-section", rule=PAYING)
    rest = goal - paid - worth(action)
    others = [worth(item) for item in best_items(player, colours) if item >= frame[9] and item != action]
    if rest > sum(sorted(others, reverse=True)[: left - 1]):
        return why("aa-why-too-little", rule=PAYING, missing=rest)
    return why("aa-why-needless", rule=PAYING)


def trade_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """At least one card, of the colour chosen or gold."""
    if action == DONE:
        return _one_at_least()
    colours = 1 << frame[2] | GOLD_BIT
    refused = _unusable(s.players[frame[1]], action, colours, BASIC)
    if refused is None and _smaller(action, colours):
        return why("aa-why-better-section", rule=BASIC)
    return refused or order(BASIC)


def prepare_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """At least one card, of the row's colour or gold."""
    if action == DONE:
        return _one_at_least()
    if frame[5] and action >= PAY_PLANET:
        return why("aa-why-hand-only", rule=CARD_ACTIONS)
    refused = _unusable(s.players[frame[1]], action, row_colours(frame[2]), BASIC)
    return refused or order(BASIC)


def _one_at_least() -> Label:
    return why("aa-why-one-card", rule=BASIC)


def programme_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """Cards of all three colours, the first that is missing next."""
    missing = [colour for colour in (BLUE, GREEN, RED) if not frame[5 + colour]]
    if action == DONE:
        return why("aa-why-colour-missing", rule=CARD_ACTIONS, colour=colour_name(missing[0]))
    colours = 1 << BLUE | 1 << GREEN | 1 << RED
    refused = _unusable(s.players[frame[1]], action, colours, CARD_ACTIONS)
    if refused is not None:
        return refused
    if not missing:
        return order(CARD_ACTIONS)
    if COLOUR[shown_by(action)] != missing[0]:
        return why("aa-why-colour-first", rule=CARD_ACTIONS, colour=colour_name(missing[0]))
    return why("aa-why-colours-lost", rule=CARD_ACTIONS)


def discard_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """Cards of the hand; down to the hand size at least."""
    player = s.players[frame[1]]
    if action == DONE:
        return why("aa-why-hand-excess", rule=TURN, cards=hand_excess(player))
    return _discarded(player, action, TURN)


def discard_price_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """Cards of the hand."""
    return _discarded(s.players[frame[1]], action, CARD_ACTIONS)


def _discarded(player: Player, action: int, rule: str) -> Label:
    if action - DISCARD not in player.hand:
        return why("aa-why-not-in-hand", rule=rule)
    return order(rule)


# --- one card ---------------------------------------------------------------------------------------


def _unusable(player: Player, action: int, colours: int, rule: str) -> Label | None:
    """Why a card cannot be used at all: not there, blockaded, or of another colour."""
    if action < PAY_PLANET:
        if action - PAY >> 1 not in player.hand:
            return why("aa-why-not-in-hand", rule=rule)
    else:
        planet = (action - PAY_PLANET) // SHOWN
        if action - PAY_PLANET not in player.produced:
            return why("aa-why-not-on-planet", rule=rule, planet=card_name(planet))
        if planet in player.powers.blocked:
            return blockaded_card(player, planet)
    colour = COLOUR[shown_by(action)]
    if colours >> colour & 1:
        return None
    if colour == GOLD:
        return why("aa-why-gold", rule=PAYING)
    wanted = next(wanted for wanted in range(len(COLOURS)) if colours >> wanted & 1)
    return why("aa-why-colour", rule=rule, colour=colour_name(wanted))


def _smaller(action: int, colours: int) -> bool:
    """Whether the other section of a hand card brings no less: a card is spent by its better section."""
    if action >= PAY_PLANET:
        return False
    other = shown_by(action) ^ 1
    return bool(colours >> COLOUR[other] & 1) and worth(PAY + other) >= worth(action)
