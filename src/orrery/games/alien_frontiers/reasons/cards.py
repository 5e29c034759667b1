"""Why a tech card may not be used or discarded now (A8, A9)."""

from orrery.core.messages import Label
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
    RELIC,
    REPULSE,
    STASIS,
    TELEPORT,
    WARP,
)
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    BOOSTER,
    BURROUGHS,
    CRYSTAL,
    GRAVITY_MANIPULATOR,
    IN_HAND,
    PLASMA,
    POLARITY,
    STASIS_BEAM,
    TELEPORTER,
    WARPER,
)
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.names import (
    card_name,
    field_name,
    power_price,
    ship_name,
    station_name,
    territory_name,
)
from orrery.games.alien_frontiers.reasons.common import can_pay, not_unplaced, price, why
from orrery.games.alien_frontiers.rules import powers
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
        return why("af-why-card-missing", "A9", card=card_name(card))
    if action >= DAMPEN and s.discard_used:
        return why("af-why-discard-used", "A9")
    if s.used >> card & 1:
        return why("af-why-card-used", "A9", card=card_name(card))
    return _discard_reason(s, action) if action >= DAMPEN else _power_reason(s, action)


# --- powers ---------------------------------------------------------------------------------------------


def _power_reason(s: AlienFrontiersState, action: int) -> Label:
    if action < STASIS:
        return _turned(s, action - BOOST + 1, 6, "A9.2")
    if action < FLIP:
        return _turned(s, action - STASIS + 1, 1, "A9.10")
    if action < GRAVITY:
        return _turned(s, action - FLIP + 1, 0, "A9.8")
    if action < BORROW:
        return _gravity_reason(s, (action - GRAVITY) // 7 + 1, (action - GRAVITY) % 7 + 1)
    if action < CANNON:
        return _borrow_reason(s, action - BORROW)
    if action < TELEPORT:
        station = action - CANNON
        if any(ship >> 3 != s.turn for ship in s.docks[station]):
            return _no_fuel(s, "A9.7", 1)
        return why("af-why-cannon-empty", "A9.7", station=station_name(station))
    if action < WARP:
        return _teleport_reason(s, (action - TELEPORT) // 7, (action - TELEPORT) % 7 + 1)
    if not s.hand and s.relic_at != IN_HAND:
        return why("af-why-all-placed", "A9.11")
    return _no_fuel(s, "A9.11", 1)


def _no_fuel(s: AlienFrontiersState, rule: str, cost: int) -> Label:
    """A power is too dear, Pohl Foothills considered."""
    return price(s, rule, power_price(s, cost), 0)


def _turned(s: AlienFrontiersState, token: int, limit: int, rule: str) -> Label:
    """A card that turns one unplaced ship, which must not show ``limit``."""
    missing = not_unplaced(s, token)
    if missing is not None:
        return missing
    if powers.token_value(s, token) == limit:
        return why("af-why-face", rule, ship=ship_name(s, token))
    return _no_fuel(s, rule, 1)


def _gravity_reason(s: AlienFrontiersState, down: int, up: int) -> Label:
    missing = not_unplaced(s, down) or not_unplaced(s, up)
    if missing is not None:
        return missing
    if down == up and (down == RELIC or VALUES[s.hand].count(down) < 2):
        return why("af-why-two-ships", "A9.4", ship=ship_name(s, down))
    if powers.token_value(s, down) == 1:
        return why("af-why-face", "A9.4", ship=ship_name(s, down))
    if powers.token_value(s, up) == 6:
        return why("af-why-face", "A9.4", ship=ship_name(s, up))
    return _no_fuel(s, "A9.4", 2)


def _borrow_reason(s: AlienFrontiersState, territory: int) -> Label:
    place = territory_name(territory)
    if territory == BURROUGHS:
        return why("af-why-borrow-burroughs", "A9.3", territory=place)
    if territory == s.isolation:
        return why("af-why-isolated", "A8", territory=place)
    if s.control[territory] == s.turn:
        return why("af-why-borrow-own", "A9.3", territory=place)
    cost = powers.borrow_cost(s, territory)
    if cost == 0:
        return why("af-why-borrow-empty", "A9.3", territory=place)
    return _no_fuel(s, "A9.3", cost)


def _teleport_reason(s: AlienFrontiersState, station: int, token: int) -> Label:
    if station == AT_TERRAFORM:
        return why("af-why-teleport-terraform", "A6", station=station_name(station))
    ship = ship_name(s, token)
    if s.turn * 8 + token not in s.docks[station]:
        return why("af-why-not-docked", "A9.6", ship=ship, station=station_name(station))
    if can_pay(s, power_price(s, 2), 0):
        return why("af-why-teleport-nowhere", "A9.6", ship=ship, station=station_name(station))
    return _no_fuel(s, "A9.6", 2)


# --- discards -------------------------------------------------------------------------------------------


def _discard_reason(s: AlienFrontiersState, action: int) -> Label:
    if action < ISOLATE:
        return why("af-why-field-off", "A9.2", field=field_name(action - DAMPEN))
    if action < FETCH:
        field = (action - ISOLATE) // (POSITRON - ISOLATE)
        territory = (action - ISOLATE) % (POSITRON - ISOLATE)
        return why("af-why-field-there", "A8", field=field_name(field), territory=territory_name(territory))
    if action < BLAST:
        card = action - FETCH
        if s.discards[card]:
            return why("af-why-card-owned", "A9", card=card_name(card))
        return why("af-why-not-discarded", "A9.11", card=card_name(card))
    if action == BLAST:
        return why("af-why-blast-none", "A9.7")
    if action == MOVE:
        return why("af-why-move-none", "A9.6")
    return why("af-why-swap-none", "A9.8")
