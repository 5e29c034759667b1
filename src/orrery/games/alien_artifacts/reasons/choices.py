"""Why something cannot be chosen within a move (DP1-DP23)."""

from orrery.core.messages import Label, seat_name, why
from orrery.core.reasons import order
from orrery.games.alien_artifacts.actions import (
    AT_PLAYER,
    AT_SYSTEM,
    CARD,
    CLASS_CHOICE,
    DEFEND,
    DONE,
    EXTRA,
    KEEP,
    PICK_FACTION,
    SHIP,
    TYPE,
)
from orrery.games.alien_artifacts.components import FIRST_SHIP, LOGISTIC, NOWHERE
from orrery.games.alien_artifacts.effects import ALL, ATTACH_FROM_HAND, PERFORM
from orrery.games.alien_artifacts.names import card_name, class_name, faction_name, plan_name, type_name
from orrery.games.alien_artifacts.reasons.common import (
    ATTACKING,
    BASIC,
    BLOCKADES,
    CARD_ACTIONS,
    COMPLETING,
    DECKS,
    FACTIONS,
    OPERATIONAL_ACTIONS,
    PRODUCING,
    blockaded_card,
    in_empire,
    not_in_empire,
)
from orrery.games.alien_artifacts.reasons.deeds import buy_reason, prepare_reason
from orrery.games.alien_artifacts.rules.blockade import own_tokens
from orrery.games.alien_artifacts.rules.decks import deck_size
from orrery.games.alien_artifacts.state import AlienArtifactsState

# --- taking and completing cards --------------------------------------------------------------------


def extra_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """1 C for each card more, as many as the deck has."""
    bank = s.players[frame[1]].bank
    if action - EXTRA > bank:
        return why("aa-why-extra-credits", rule=BASIC, credits=bank)
    return why("aa-why-extra-cards", rule=BASIC, count=deck_size(s, frame[2]) - 1)


def keep_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """One of the cards drawn."""
    card = action - KEEP
    return order(BASIC) if card in s.aside else why("aa-why-not-drawn", rule=BASIC, card=card_name(card))


def attach_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A card of the row."""
    args = {"card": card_name(action - CARD), "cls": class_name(frame[2])}
    return ("aa-why-not-in-row", {"rule": BASIC, **args})


def next_build_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A card that is paid for already."""
    card = action - CARD
    building = card in s.players[frame[1]].building
    message = "aa-why-not-covered" if building else "aa-why-not-building"
    return why(message, rule=COMPLETING, card=card_name(card))


def next_trigger_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A card whose effect is set off now."""
    return why("aa-why-not-triggered", rule=COMPLETING, card=card_name(action - CARD))


def next_planet_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A planet that has not produced yet."""
    return why("aa-why-not-producing", rule=PRODUCING, card=card_name(action - CARD))


def next_technology_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A technology that has not been scored yet."""
    return why("aa-why-not-scoring", rule=OPERATIONAL_ACTIONS, card=card_name(action - CARD))


# --- attacking --------------------------------------------------------------------------------------


def target_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """The alien system or another player."""
    if action == DONE:
        return why("aa-why-must-attack", rule=ATTACKING)
    if action == AT_SYSTEM:
        return why("aa-why-no-system", rule=ATTACKING)
    if action - AT_PLAYER == frame[1]:
        return why("aa-why-own-empire", rule=ATTACKING)
    return why("aa-why-no-seat", rule=ATTACKING, players=s.variant.players)


def ships_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """Operational ships that have not attacked this turn."""
    if action == DONE:
        return why("aa-why-one-ship", rule=ATTACKING)
    player = s.players[frame[1]]
    ship = action - SHIP + FIRST_SHIP
    side = in_empire(player, ship)
    if side == NOWHERE:
        return not_in_empire(player, ATTACKING, ship)
    if side == LOGISTIC:
        return why("aa-why-logistic-side", rule=ATTACKING, card=card_name(ship))
    if s.attacked >> ship & 1:
        return why("aa-why-attacked", rule=ATTACKING, ship=card_name(ship))
    return blockaded_card(player, ship) if ship in player.powers.blocked else order(ATTACKING)


def next_ship_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A ship of this attack that has not attacked yet."""
    return why("aa-why-ship-not-due", rule=ATTACKING, ship=card_name(action - SHIP + FIRST_SHIP))


def defence_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """The basic plan or one that is held."""
    return why("aa-why-no-plan", rule=ATTACKING, plan=plan_name(action - DEFEND))


# --- blockades --------------------------------------------------------------------------------------


def placing_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A card of the defender's Empire."""
    card = action - CARD
    if in_empire(s.players[frame[2]], card) == NOWHERE:
        victim = seat_name(frame[2])
        return why("aa-why-not-in-empire", rule=BLOCKADES, card=card_name(card), victim=victim)
    return order(BLOCKADES)


def removing_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """An own card with tokens, of the class that was paid for."""
    card = action - CARD
    player = s.players[frame[1]]
    if card not in player.tokens:
        return why("aa-why-no-token", rule=BLOCKADES, card=card_name(card))
    if card not in own_tokens(player, frame[2]):
        return why("aa-why-other-class", rule=BLOCKADES, card=card_name(card), cls=class_name(frame[2]))
    return order(BLOCKADES)


# --- what effects leave open ------------------------------------------------------------------------


def choose_card_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A card that the effect can be used on."""
    return why("aa-why-not-fitting", rule=CARD_ACTIONS, card=card_name(action - CARD))


def choose_type_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A type that the deck still has."""
    kind = type_name(action - TYPE)
    return why("aa-why-no-type", rule=DECKS, type=kind, cls=class_name(frame[2]))


def choose_class_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A deck or a row that the effect can be used on."""
    seat, effect, cls = frame[1], ALL[frame[2]], action - CLASS_CHOICE
    if effect.op == PERFORM:
        return buy_reason(s, seat, cls, effect.delta)
    if effect.op == ATTACH_FROM_HAND:
        return prepare_reason(s.players[seat], cls)
    return why("aa-why-deck-empty", rule=DECKS, cls=class_name(cls))


def faction_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """A faction that nobody has."""
    faction = action - PICK_FACTION
    owner = next(seat for seat, player in enumerate(s.players) if player.faction == faction)
    return why("aa-why-faction-taken", rule=FACTIONS, faction=faction_name(faction), player=seat_name(owner))
