"""The one entrance: which decision is open, and why an action is no answer to it (A4, A5)."""

from typing import Final

from orrery.core.messages import Label, seat_name
from orrery.games.alien_frontiers.actions import (
    BAY,
    BAY_SHIP,
    BOOST,
    BUY_RELIC,
    CLAIM,
    COLONY,
    CYCLE,
    DONE,
    DRAW,
    END,
    FIRST,
    KEEP,
    LAUNCH,
    PICK,
    RELIC_ROLL,
    ROLL,
    SHIP,
    TAKE,
    TERRITORY,
    TRADE,
)
from orrery.games.alien_frontiers.components import BURROUGHS
from orrery.games.alien_frontiers.names import card_name, territory_name
from orrery.games.alien_frontiers.reasons import choices
from orrery.games.alien_frontiers.reasons.cards import card_reason
from orrery.games.alien_frontiers.reasons.common import can_pay, no_seat, price, why
from orrery.games.alien_frontiers.reasons.docking import bay_reason, docking_reason, end_reason
from orrery.games.alien_frontiers.rules import stations
from orrery.games.alien_frontiers.rules.display import CLAIM_TOTAL
from orrery.games.alien_frontiers.rules.turn import rolled_dice
from orrery.games.alien_frontiers.state import (
    BLAST_TARGET,
    CANNON_SHOT,
    DEAL,
    FIRST_ROLL,
    FIRST_SEAT,
    LAND,
    MOVE_FROM,
    MOVE_TO,
    NOWHERE,
    RAID,
    REROLL,
    SWAP_FIRST,
    SWAP_SECOND,
    TELEPORT_TO,
    TURN_ROLL,
    WARP_PICK,
    AlienFrontiersState,
)
from orrery.games.alien_frontiers.view import phase


def reason(s: AlienFrontiersState, action: int) -> Label:
    """Why ``action`` is illegal now, citing the rule. Asked only of actions that are not legal."""
    if s.over:
        return why("af-why-over", "A5")
    if not s.stack:
        return _main_reason(s, action)
    if s.stack[-1][0] >= DEAL:
        return _chance_reason(s, action)
    if action >= DRAW:
        return why("af-why-no-chance", "A4", player=seat_name(s.turn))
    return _choice_reason(s, action)


# --- chance ---------------------------------------------------------------------------------------------


def _chance_reason(s: AlienFrontiersState, action: int) -> Label:
    """Luck decides now: an outcome that cannot come up, or a move that must wait."""
    frame = s.stack[-1]
    kind = frame[0]
    if action < DRAW:
        return why("af-why-chance", "A4")
    if kind == DEAL and action < FIRST:
        return why("af-why-not-in-deck", "A9", card=card_name(action - DRAW))
    if kind == FIRST_SEAT and FIRST <= action < RELIC_ROLL:
        return why("af-why-first", "A2", player=seat_name(frame[1])) if frame[1] >= 0 else no_seat(s)
    if kind in (TURN_ROLL, REROLL, FIRST_ROLL) and action >= ROLL:
        return why("af-why-dice", "A4", ships=rolled_dice(s))
    return why("af-why-other-chance", "A4")


# --- a decision within a move -----------------------------------------------------------------------------


def _choice_reason(s: AlienFrontiersState, action: int) -> Label:
    """The open decision's own reason, or that it comes first."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == LAND:
        if TERRITORY <= action < COLONY:
            return choices.land_reason(s, action)
    elif kind == MOVE_TO:
        if TERRITORY <= action < COLONY:
            return choices.move_to_reason(s, action, frame[1])
    elif kind in (MOVE_FROM, SWAP_FIRST, SWAP_SECOND):
        if COLONY <= action < SHIP:
            if kind == MOVE_FROM:
                return choices.move_from_reason(s, action)
            if kind == SWAP_FIRST:
                return choices.swap_first_reason(s, action)
            return choices.swap_second_reason(s, action, frame[1], frame[2])
    elif kind == RAID:
        if action == DONE or TAKE <= action < PICK:
            return choices.raid_reason(s, action, frame[1], frame[2])
    elif kind == CANNON_SHOT:
        if action == DONE or SHIP <= action < TAKE:
            return choices.cannon_reason(s, action, frame[1], frame[2], frame[3])
    elif kind == BLAST_TARGET:
        if SHIP <= action < TAKE:
            return choices.blast_reason(s, action)
    elif kind == TELEPORT_TO:
        if action < TRADE:
            return choices.teleport_reason(s, action, frame[1], frame[2])
    elif kind == WARP_PICK:
        if action == DONE or PICK <= action < KEEP:
            return choices.warp_reason(s, action, frame[1])
    elif KEEP <= action < DRAW:
        return choices.keep_reason(s)
    return why("af-why-pending", "A4", player=seat_name(s.turn), phase=f"@af-phase-{phase(s)}")


# --- the main phase -------------------------------------------------------------------------------------

#: The decisions that blocks of choices belong to: (end of block, phase).
_ASKED_IN: Final[list[tuple[int, str]]] = [
    (COLONY, "land"),
    (SHIP, "move"),
    (BAY_SHIP, "cannon"),
    (TAKE, "blast"),
    (PICK, "raid"),
    (KEEP, "warp"),
    (DRAW, "keep"),
]


def _main_reason(s: AlienFrontiersState, action: int) -> Label:
    if action < BAY:
        return docking_reason(s, action)
    if action < TRADE:
        return bay_reason(s, stations.bay_token(action))
    if action < CLAIM:
        return _service_reason(s, action)
    if action < BOOST:
        return _claim_reason(s, action - CLAIM)
    if action < END:
        return card_reason(s, action)
    if action == END:
        return end_reason(s)
    if action == DONE:
        return why("af-why-nothing-open", "A4")
    if action >= DRAW:
        return why("af-why-no-chance", "A4", player=seat_name(s.turn))
    for block_end, name in _ASKED_IN:
        if action < block_end:
            return why("af-why-not-asked", "A4", phase=f"@af-phase-{name}")
    raise ValueError(f"no such action: {action}")


def _service_reason(s: AlienFrontiersState, action: int) -> Label:
    """Trading, launching, buying the Relic Ship and cycling."""
    player = s.players[s.turn]
    if action == TRADE:
        rate = stations.market_rate(s)
        if rate == 0:
            return why("af-why-no-pair", "A6")
        return why("af-why-supply", "A1") if can_pay(s, rate, 0) else price(s, "A6", rate, 0)
    if action == LAUNCH:
        if player.hub == 7:
            return price(s, "A6.1", 1, 1)
        return why("af-why-launch", "A6.1", circle=player.hub)
    if action == BUY_RELIC:
        return _relic_reason(s)
    if action == CYCLE and s.cycles:
        return why("af-why-display-empty", "A6")
    return why("af-why-cycle", "A6")


def _relic_reason(s: AlienFrontiersState) -> Label:
    place = territory_name(BURROUGHS)
    if s.relic_owner != NOWHERE:
        return why("af-why-relic-out", "A7", player=seat_name(s.relic_owner))
    if s.control[BURROUGHS] != s.turn:
        return why("af-why-relic-control", "A7", territory=place)
    if s.isolation == BURROUGHS:
        return why("af-why-isolated", "A8", territory=place)
    return price(s, "A7", 1, 1)


def _claim_reason(s: AlienFrontiersState, card: int) -> Label:
    name = card_name(card)
    if card not in s.display:
        return why("af-why-not-displayed", "A6", card=name)
    if s.players[s.turn].cards >> card & 1:
        return why("af-why-card-owned", "A9", card=name)
    return why("af-why-claim", "A6", total=stations.artifact_total(s), need=CLAIM_TOTAL)
