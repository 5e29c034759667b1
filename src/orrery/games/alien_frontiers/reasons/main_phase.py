"""Why something may not be done in the main phase (A4-A9)."""

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_frontiers.actions import (
    BAY,
    BOOST,
    BUY_RELIC,
    CLAIM,
    CYCLE,
    END,
    LAUNCH,
    TRADE,
    token_named,
)
from orrery.games.alien_frontiers.components import (
    AT_HUB,
    BONUS_FUEL,
    BONUS_ORE,
    BURROUGHS,
    CLAIM_TOTAL,
    HUB_CIRCLES,
    STATION_FUEL,
    STATION_ORE,
)
from orrery.games.alien_frontiers.names import card_name, territory_name
from orrery.games.alien_frontiers.reasons.cards import card_reason
from orrery.games.alien_frontiers.reasons.common import can_pay, price
from orrery.games.alien_frontiers.reasons.docking import bay_reason, docking_reason, end_reason
from orrery.games.alien_frontiers.rules import stations
from orrery.games.alien_frontiers.state import NOWHERE, AlienFrontiersState


def main_reason(s: AlienFrontiersState, frame: tuple[int, ...], action: int) -> Label:
    """Why a move of the main phase is illegal now."""
    if action < BAY:
        return docking_reason(s, action)
    if action < TRADE:
        return bay_reason(s, token_named(BAY, action))
    if action < CLAIM:
        return _service_reason(s, action)
    if action < BOOST:
        return _claim_reason(s, action - CLAIM)
    return card_reason(s, action) if action < END else end_reason(s)


def _service_reason(s: AlienFrontiersState, action: int) -> Label:
    """Trading, launching, buying the Relic Ship and cycling."""
    player = s.players[s.turn]
    if action == TRADE:
        rate = stations.market_rate(s)
        if rate == 0:
            return why("af-why-no-pair", rule="A6")
        return why("af-why-supply", rule="A1") if can_pay(s, rate, 0) else price(s, "A6", rate, 0)
    if action == LAUNCH:
        if player.hub == HUB_CIRCLES:
            return price(s, "A6.1", STATION_FUEL[AT_HUB], STATION_ORE[AT_HUB])
        return why("af-why-launch", rule="A6.1", last=HUB_CIRCLES, circle=player.hub)
    if action == BUY_RELIC:
        return _relic_reason(s)
    if action == CYCLE and s.cycles:
        return why("af-why-display-empty", rule="A6")
    return why("af-why-cycle", rule="A6")


def _relic_reason(s: AlienFrontiersState) -> Label:
    place = territory_name(BURROUGHS)
    if s.relic_owner != NOWHERE:
        return why("af-why-relic-out", rule="A7", player=seat_name(s.relic_owner))
    if s.control[BURROUGHS] != s.turn:
        return why("af-why-relic-control", rule="A7", territory=place)
    if s.isolation == BURROUGHS:
        return why("af-why-isolated", rule="A8", territory=place)
    return price(s, "A7", BONUS_FUEL[BURROUGHS], BONUS_ORE[BURROUGHS])


def _claim_reason(s: AlienFrontiersState, card: int) -> Label:
    name = card_name(card)
    if card not in s.display:
        return why("af-why-not-displayed", rule="A6", card=name)
    if s.players[s.turn].cards >> card & 1:
        return why("af-why-card-owned", rule="A9", card=name)
    return why("af-why-claim", rule="A6", total=stations.artifact_total(s), need=CLAIM_TOTAL)
