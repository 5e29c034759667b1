"""Why a basic, an operational or the faction action cannot be taken (2.5, 2.6, 2.7)."""

from typing import Final

from orrery.core.messages import Label, why
from orrery.games.alien_artifacts.components import (
    CLASS,
    CLASS_COLOUR,
    GOLD,
    ICONS_PER_TOKEN,
    NOWHERE,
    OPERATIONAL,
    PLANET,
    SHIP,
    TECH,
)
from orrery.games.alien_artifacts.effects import INCOME as COLLECTING
from orrery.games.alien_artifacts.effects import MINE as MINING
from orrery.games.alien_artifacts.effects import OFFENSIVE as ATTACKING
from orrery.games.alien_artifacts.effects import UNBLOCK as UNBLOCKING
from orrery.games.alien_artifacts.names import card_name, class_name, colour_name
from orrery.games.alien_artifacts.reasons.common import (
    BASIC,
    BLOCKADES,
    CARD_ACTIONS,
    DECKS,
    FACTIONS,
    OPERATIONAL_ACTIONS,
    TURN,
    credits_short,
    icons_short,
    in_empire,
)
from orrery.games.alien_artifacts.rules.attack import ready_ships
from orrery.games.alien_artifacts.rules.blockade import own_tokens
from orrery.games.alien_artifacts.rules.building import missing_icons, row_colours
from orrery.games.alien_artifacts.rules.buying import buy_cost
from orrery.games.alien_artifacts.rules.decks import cards_left
from orrery.games.alien_artifacts.rules.deeds import (
    OPERATIONAL_COLOUR,
    faction_colours,
    faction_cost,
    faction_limit,
    operational_cost,
)
from orrery.games.alien_artifacts.rules.payment import card_limit
from orrery.games.alien_artifacts.rules.preparing import row
from orrery.games.alien_artifacts.state import AlienArtifactsState, Player

#: The class of cards that an operational action acts with.
_ACTING: Final = {ATTACKING: SHIP, COLLECTING: TECH, MINING: PLANET}


def no_action_left() -> Label:
    """A turn has one action, and it is taken."""
    return why("aa-why-no-action", rule=TURN)


# --- basic actions ----------------------------------------------------------------------------------


def buy_reason(s: AlienArtifactsState, seat: int, cls: int, delta: int) -> Label:
    """An empty deck, or an empty Bank."""
    if s.top[cls] == NOWHERE:
        return why("aa-why-deck-empty", rule=DECKS, cls=class_name(cls))
    player = s.players[seat]
    return credits_short(player, BASIC, buy_cost(player, delta))


def build_reason(s: AlienArtifactsState, seat: int, card: int, delta: int) -> Label:
    """A card that is not under construction, or too few icons."""
    player = s.players[seat]
    if card not in player.building:
        message = "aa-why-not-building" if in_empire(player, card) == NOWHERE else "aa-why-built"
        return why(message, rule=BASIC, card=card_name(card))
    cls = CLASS[card]
    missing = missing_icons(player, card, delta)
    return icons_short(player, BASIC, row_colours(cls), missing, card_limit(s, seat, cls))


def prepare_reason(player: Player, cls: int) -> Label:
    """An empty row, or no card that fits it."""
    if not row(player, cls):
        return why("aa-why-row-empty", rule=BASIC, cls=class_name(cls))
    return why("aa-why-no-section", rule=BASIC, colour=colour_name(CLASS_COLOUR[cls]))


def trade_reason(player: Player, colour: int) -> Label:
    """A colour that no card shows; gold goes with the others."""
    if not player.hand and not player.produced:
        return why("aa-why-no-cards", rule=BASIC)
    if colour == GOLD:
        return why("aa-why-gold-alone", rule=BASIC)
    return why("aa-why-no-colour", rule=BASIC, colour=colour_name(colour))


def unblock_reason(s: AlienArtifactsState, seat: int, cls: int, count: int) -> Label:
    """Fewer tokens than that, or too few icons."""
    player = s.players[seat]
    there = len(own_tokens(player, cls))
    if there < count:
        return why("aa-why-tokens", rule=BLOCKADES, cls=class_name(cls), count=there)
    limit = card_limit(s, seat, UNBLOCKING)
    return icons_short(player, BASIC, row_colours(cls), count * ICONS_PER_TOKEN, limit)


# --- operational and faction actions ----------------------------------------------------------------


def operational_reason(s: AlienArtifactsState, seat: int, deed: int, delta: int) -> Label:
    """Nothing to act with, or too few icons, for which gold does not count."""
    player = s.players[seat]
    nothing = no_actors(s, seat, _ACTING[deed])
    if nothing is not None:
        return nothing
    cost = operational_cost(player, deed, delta)
    if deed != ATTACKING and not cost and not cards_left(s):
        return why("aa-why-no-resources", rule=DECKS)
    colours = 1 << OPERATIONAL_COLOUR[deed]
    return icons_short(player, OPERATIONAL_ACTIONS, colours, cost, card_limit(s, seat, deed))


def no_actors(s: AlienArtifactsState, seat: int, cls: int) -> Label | None:
    """Why no operational card of a class can act, if so."""
    player = s.players[seat]
    working = (player.powers.planets, player.powers.techs, player.powers.ships)[cls]
    if working:
        if cls != SHIP or ready_ships(s, seat):
            return None
        return why("aa-why-ships-attacked", rule=OPERATIONAL_ACTIONS)
    there = [
        packed >> 1 for packed in player.empire if CLASS[packed >> 1] == cls and packed & 1 == OPERATIONAL
    ]
    message = "aa-why-all-blockaded" if there else "aa-why-no-operational"
    return why(message, rule=BLOCKADES if there else OPERATIONAL_ACTIONS, cls=class_name(cls))


def faction_reason(s: AlienArtifactsState, seat: int) -> Label:
    """No artifact to gain, or too few icons."""
    player = s.players[seat]
    if not (s.artifact_pool or s.artifact_discards):
        return why("aa-why-no-artifacts-left", rule=CARD_ACTIONS)
    limit = faction_limit(s, seat)
    return icons_short(player, FACTIONS, faction_colours(player), faction_cost(player), limit)
