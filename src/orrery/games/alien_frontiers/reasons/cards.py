"""Why a tech card may not be used or discarded now (A8, A9)."""

from orrery.core.messages import Label, why
from orrery.games.alien_frontiers.actions import (
    BLAST,
    BOOST,
    BORROW,
    CANNON,
    DAMPEN,
    FETCH,
    FLIP,
    GRAVITY,
    ISOLATE,
    MOVE,
    POSITRON,
    REPULSE,
    STASIS,
    TELEPORT,
    WARP,
    gravity_ships,
    teleported_ship,
    token_named,
)
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    BOOSTER,
    BURROUGHS,
    CARD_FUEL,
    CRYSTAL,
    FLEET,
    GRAVITY_MANIPULATOR,
    PLASMA,
    POLARITY,
    STASIS_BEAM,
    TELEPORTER,
    WARPER,
)
from orrery.games.alien_frontiers.dice import SIDES, count_of
from orrery.games.alien_frontiers.names import (
    card_name,
    field_name,
    ship_name,
    station_name,
    territory_name,
)
from orrery.games.alien_frontiers.reasons.common import all_placed, can_pay, not_unplaced, price
from orrery.games.alien_frontiers.rules import powers
from orrery.games.alien_frontiers.ships import RELIC, owner_of, ship_of
from orrery.games.alien_frontiers.state import AlienFrontiersState


def _card_of(action: int) -> int:
    """The card whose power or discard an action is."""
    if action < DAMPEN:
        if action < STASIS:
            return BOOSTER
        if action < FLIP:
            return STASIS_BEAM
        if action < GRAVITY:
            return POLARITY
        if action < BORROW:
            return GRAVITY_MANIPULATOR
        if action < CANNON:
            return CRYSTAL
        if action < TELEPORT:
            return PLASMA
        return TELEPORTER if action < WARP else WARPER
    if action < ISOLATE:
        return BOOSTER
    if action < POSITRON:
        return STASIS_BEAM
    if action < REPULSE:
        return CRYSTAL
    if action < FETCH:
        return GRAVITY_MANIPULATOR
    if action < BLAST:
        return WARPER
    if action == BLAST:
        return PLASMA
    return TELEPORTER if action == MOVE else POLARITY


def card_reason(s: AlienFrontiersState, action: int) -> Label:
    """Why a card's power or discard is not to be had in the main phase."""
    card = _card_of(action)
    if not s.players[s.turn].cards >> card & 1:
        return why("af-why-card-missing", rule="A9", card=card_name(card))
    if action >= DAMPEN and s.discard_used:
        return why("af-why-discard-used", rule="A9")
    if s.used >> card & 1:
        return why("af-why-card-used", rule="A9", card=card_name(card))
    return _discard_reason(s, action) if action >= DAMPEN else _power_reason(s, action)


# --- powers ---------------------------------------------------------------------------------------------


def _power_reason(s: AlienFrontiersState, action: int) -> Label:
    if action < STASIS:
        return _turned(s, BOOSTER, token_named(BOOST, action), SIDES, "A9.2")
    if action < FLIP:
        return _turned(s, STASIS_BEAM, token_named(STASIS, action), 1, "A9.10")
    if action < GRAVITY:
        return _turned(s, POLARITY, token_named(FLIP, action), 0, "A9.8")
    if action < BORROW:
        return _gravity_reason(s, *gravity_ships(action))
    if action < CANNON:
        return _borrow_reason(s, action - BORROW)
    if action < TELEPORT:
        station = action - CANNON
        if any(owner_of(ship) != s.turn for ship in s.docks[station]):
            return _no_fuel(s, "A9.7", CARD_FUEL[PLASMA])
        return why("af-why-cannon-empty", rule="A9.7", station=station_name(station))
    if action < WARP:
        return _teleport_reason(s, *teleported_ship(action))
    if all_placed(s):
        return why("af-why-all-placed", rule="A9.11")
    return _no_fuel(s, "A9.11", CARD_FUEL[WARPER])


def _no_fuel(s: AlienFrontiersState, rule: str, cost: int) -> Label:
    """A power is too dear, Pohl Foothills considered."""
    return price(s, rule, max(0, cost - powers.discount(s)), 0)


def _turned(s: AlienFrontiersState, card: int, token: int, limit: int, rule: str) -> Label:
    """A card that turns one unplaced ship, which must not show ``limit``."""
    missing = not_unplaced(s, token)
    if missing is not None:
        return missing
    if powers.token_value(s, token) == limit:
        return why("af-why-face", rule=rule, ship=ship_name(s, token))
    return _no_fuel(s, rule, CARD_FUEL[card])


def _gravity_reason(s: AlienFrontiersState, down: int, up: int) -> Label:
    missing = not_unplaced(s, down) or not_unplaced(s, up)
    if missing is not None:
        return missing
    if down == up and (down == RELIC or count_of(s.hand, down) < 2):
        return why("af-why-two-ships", rule="A9.4", ship=ship_name(s, down))
    if powers.token_value(s, down) == 1:
        return why("af-why-face", rule="A9.4", ship=ship_name(s, down))
    if powers.token_value(s, up) == SIDES:
        return why("af-why-face", rule="A9.4", ship=ship_name(s, up))
    return _no_fuel(s, "A9.4", CARD_FUEL[GRAVITY_MANIPULATOR])


def _borrow_reason(s: AlienFrontiersState, territory: int) -> Label:
    place = territory_name(territory)
    if territory == BURROUGHS:
        return why("af-why-borrow-burroughs", rule="A9.3", territory=place)
    if territory == s.isolation:
        return why("af-why-isolated", rule="A8", territory=place)
    if s.control[territory] == s.turn:
        return why("af-why-borrow-own", rule="A9.3", territory=place)
    cost = powers.borrow_cost(s, territory)
    if cost == 0:
        return why("af-why-borrow-empty", rule="A9.3", territory=place)
    return _no_fuel(s, "A9.3", cost)


def _teleport_reason(s: AlienFrontiersState, station: int, token: int) -> Label:
    place, ship = station_name(station), ship_name(s, token)
    if station == AT_TERRAFORM:
        return why("af-why-teleport-terraform", rule="A6", station=place)
    if ship_of(s.turn, token) not in s.docks[station]:
        return why("af-why-not-docked", rule="A9.6", ship=ship, station=place)
    if can_pay(s, powers.power_price(s, TELEPORTER), 0):
        return why("af-why-teleport-nowhere", rule="A9.6", ship=ship, station=place)
    return _no_fuel(s, "A9.6", CARD_FUEL[TELEPORTER])


# --- discards -------------------------------------------------------------------------------------------


def _discard_reason(s: AlienFrontiersState, action: int) -> Label:
    if action < ISOLATE:
        return why("af-why-field-off", rule="A9.2", field=field_name(action - DAMPEN))
    if action < FETCH:
        field = (action - ISOLATE) // (POSITRON - ISOLATE)
        place = territory_name((action - ISOLATE) % (POSITRON - ISOLATE))
        return why("af-why-field-there", rule="A8", field=field_name(field), territory=place)
    if action < BLAST:
        card = action - FETCH
        if s.discards[card]:
            return why("af-why-card-owned", rule="A9", card=card_name(card))
        return why("af-why-not-discarded", rule="A9.11", card=card_name(card))
    if action == BLAST:
        return why("af-why-blast-none", rule="A9.7", left=FLEET)
    if action == MOVE:
        return why("af-why-move-none", rule="A9.6")
    return why("af-why-swap-none", rule="A9.8")
