"""Points as they stand now, and who is first (specification 2.13, 2.14)."""

from typing import Final

from orrery.core.results import ranking_by
from orrery.games.new_frontiers.components import (
    CIVIL_SERVICE,
    CONTENT,
    DIVERSIFICATION,
    DRAFT,
    EXPLORATION,
    KEYWORDS_GOAL,
    SALES_TAX,
    STOCKPILE,
)
from orrery.games.new_frontiers.effects import (
    END_MILITARY,
    END_TABLE,
    OTHER_LINES,
    WORTH,
)
from orrery.games.new_frontiers.powers import OORT_BIT, count_selected, tile_numbers
from orrery.games.new_frontiers.state import (
    NewFrontiersState,
    Player,
    good_count,
    stored_good_count,
)
from orrery.games.new_frontiers.tiles import OORT, TILES, VARIABLE

#: The sources of points, in the order people read them.
SOURCES: Final = ("chips", "tiles", "bonus", "goals")
#: Least amount and points of each band of each goal, the best band first.
_BANDS: Final[list[list[list[int]]]] = [bands[::-1] for bands in CONTENT.column("goals", "bands")]


def band_points(goal: int, amount: int) -> int:
    """Points of a goal for an amount: the best band it reaches (Q37)."""
    for least, points in _BANDS[goal]:
        if amount >= least:
            return points
    return 0


def goal_amount(player: Player, goal: int, oort: int) -> int:
    """What a goal counts in an empire, the Oort Refinery being of kind ``oort``."""
    if goal == DRAFT:
        return player.colonists
    if goal == STOCKPILE:
        return stored_good_count(player)
    if goal == EXPLORATION:
        return player.stored_worlds.bit_count()
    if goal == SALES_TAX:
        return player.stored_credits
    powers = player.powers
    if goal == DIVERSIFICATION:  # gray is no kind (Q36)
        kinds = powers.colony_kinds & ~OORT_BIT
        if kinds != powers.colony_kinds:
            kinds |= 1 << oort
        return (kinds >> 1).bit_count()
    if goal == CIVIL_SERVICE:  # powers, not tiles (Q35)
        return powers.consume_powers
    return (powers.keywords if goal == KEYWORDS_GOAL else powers.power_kinds).bit_count()


def goal_points(player: Player, goals: int, oort: int) -> int:
    """Points of a player for the goals of a bit mask."""
    total = 0
    goal = 0
    while goals:
        if goals & 1:
            total += band_points(goal, goal_amount(player, goal, oort))
        goals >>= 1
        goal += 1
    return total


def variable_points(player: Player, oort: int) -> int:
    """Points of all "?" tiles: each on its own, a tile once for each, by its best line (L791-793)."""
    if not player.powers.variable:
        return 0
    tiles = tile_numbers(player.technologies, player.colonies)
    counted = [TILES + oort if tile == OORT else tile for tile in tiles]
    total = 0
    for tile in tiles:
        if not VARIABLE[tile]:
            continue
        worth = WORTH[tile]
        for own in counted:
            total += worth[own]
        for line in OTHER_LINES[tile]:
            if line.op == END_MILITARY:
                total += line.n * player.powers.military
            elif line.op == END_TABLE:
                count = count_selected(line, player.technologies, player.colonies, oort)
                total += line.table[min(count, len(line.table) - 1)]
            else:
                total += line.n * count_selected(line, player.technologies, player.colonies, oort)
    return total


def oort_kind(s: NewFrontiersState, player: Player) -> int:
    """What the Oort Refinery counts as: as named at the end, before that the best for its owner."""
    if not player.powers.colony_kinds & OORT_BIT:
        return 0
    if s.over:
        return s.oort
    best = 1
    best_points = -1
    for kind in range(1, 5):
        points = variable_points(player, kind) + goal_points(player, s.open_goals, kind)
        if points > best_points:
            best = kind
            best_points = points
    return best


def itemised(s: NewFrontiersState, seat: int) -> dict[str, int]:
    """Points of a seat by source; a face-down goal does not count before it is revealed."""
    player = s.players[seat]
    oort = oort_kind(s, player)
    goals = goal_points(player, s.open_goals, oort)
    found = (player.vp, player.powers.printed, variable_points(player, oort), goals)
    return dict(zip(SOURCES, found, strict=True))


def points(s: NewFrontiersState, seat: int) -> int:
    """All points of a seat as they stand: the sum of ``itemised``."""
    player = s.players[seat]
    oort = oort_kind(s, player)
    shown = player.vp + player.powers.printed
    return shown + variable_points(player, oort) + goal_points(player, s.open_goals, oort)


def ranking(s: NewFrontiersState) -> list[list[int]]:
    """Points, then $ and goods in the empire, stored ones excluded; then a shared place (L751-757)."""
    return ranking_by(
        [(points(s, seat), player.credits + good_count(player)) for seat, player in enumerate(s.players)]
    )
