"""What bots are told of a position of New Frontiers.

Of what can be reckoned (means, goals, points) the amounts in points; of what cannot (what a tile is really
good for, how safe a lead is) that it is there.
"""

from typing import Final

from orrery.core.features import FeatureNames, Features, Found
from orrery.games.new_frontiers.ambitions import ambitions, standing
from orrery.games.new_frontiers.components import ACTION_TILES, COLONY_LIMIT, MAX_SEATS, NOWHERE, SPACES
from orrery.games.new_frontiers.means import MEANS, means
from orrery.games.new_frontiers.outlook import LONGEST, action_chances, rounds_left, still_to_act
from orrery.games.new_frontiers.state import GOAL_DRAW, NewFrontiersState, Player, good_count
from orrery.games.new_frontiers.tiles import IDS, spaces

#: Points count for less the more rounds can still turn the game.
_FOG: Final = 0.2
#: What the choice among goals nobody has seen yet brings.
_CHOICE: Final = 3.0
#: Beyond these, more is told as that much.
_CREDITS: Final = 15
_COLONISTS: Final = 6
_EXPLORED: Final = 5
_GOODS: Final = 6
_STRENGTH: Final = 10
_CHIPS: Final = 20
_LEAD: Final = 8
_LEADS: Final = 2 * _LEAD + 1
_ROUNDS: Final = 6

_NAMES: Final = FeatureNames()
_STANDING: Final = _NAMES.one("points now")
_MEANS: Final = _NAMES.each("points by", MEANS)
_AMBITIONS: Final = _NAMES.one("points by goals")
_TILE: Final = _NAMES.each("tile", IDS)
_CREDITS_OF: Final = _NAMES.counted("credits", _CREDITS)
_COLONISTS_OF: Final = _NAMES.counted("colonists", _COLONISTS)
_EXPLORED_OF: Final = _NAMES.counted("worlds explored", _EXPLORED)
_GOODS_OF: Final = _NAMES.counted("goods", _GOODS)
_STRENGTH_OF: Final = _NAMES.counted("military", _STRENGTH)
_CHIPS_OF: Final = _NAMES.counted("chips", _CHIPS)
_COLONIES_OF: Final = _NAMES.counted("colonies", COLONY_LIMIT + 1)
_SPACES_OF: Final = _NAMES.counted("spaces covered", SPACES + 2)
_LEAD_OF: Final = _NAMES.counted("lead in points by twos, from 16 behind", _LEADS - 1)
_LEAD_ROUNDS: Final = _NAMES.each(
    "lead, rounds left", [f"{lead}-{rounds}" for lead in range(_LEADS) for rounds in range(_ROUNDS + 1)]
)
_PICKS: Final = _NAMES.counted("picks still to make", 2)
_PLACE: Final = _NAMES.counted("place in the order", MAX_SEATS - 1)
_ACTING: Final = _NAMES.each("has part in", ACTION_TILES)

#: Before any training: a reckoned point is a point.
_FIRST_GUESS: Final[dict[str, float]] = dict.fromkeys(_NAMES.names[: _AMBITIONS + 1], 1.0)

#: What a hint says of a move that gains by features whose name begins so.
_REASON_BY_START: Final[dict[str, str]] = {
    "points by credits": "nf-hint-credits",
    "points by income": "nf-hint-credits",
    "credits": "nf-hint-credits",
    "points by colonists": "nf-hint-colonists",
    "colonists": "nf-hint-colonists",
    "points by military": "nf-hint-military",
    "military": "nf-hint-military",
    "points by goods": "nf-hint-goods",
    "points by production": "nf-hint-goods",
    "goods": "nf-hint-goods",
    "points by settling": "nf-hint-plans",
    "points by plans": "nf-hint-plans",
    "points by explor": "nf-hint-worlds",
    "worlds explored": "nf-hint-worlds",
    "points by goals": "nf-hint-goals",
    "points by growth": "nf-hint-tiles",
    "tile": "nf-hint-tiles",
    "colonies": "nf-hint-tiles",
    "spaces": "nf-hint-tiles",
}
FEATURES: Final = Features(_NAMES.names, _FIRST_GUESS, _REASON_BY_START)


def progress(s: NewFrontiersState) -> float:
    """How much of the game is over, by the rounds that are left."""
    return 1.0 - rounds_left(s) / LONGEST


def describe(s: NewFrontiersState, found: list[Found]) -> None:
    """Add what every seat has to what was found of it."""
    players = s.variant.players
    rounds = rounds_left(s)
    clarity = 1.0 / (1.0 + _FOG * rounds)
    picks = len(s.order) - s.next_pawn
    if s.tile != NOWHERE:
        picks -= 1
    acting = still_to_act(s)
    others = action_chances(s, picks, False, rounds)
    pickers = action_chances(s, picks, True, rounds)
    to_pick = s.order[len(s.order) - picks :]
    points: list[float] = []
    for player in s.players:
        points.append(standing(s, player))
    for seat in range(players):
        seat_found = found[seat]
        own = to_pick.count(seat)
        acts = acting >> seat & 1 == 1
        terms = means(s, seat, acts, pickers if own else others, rounds)
        seat_found.add_times(_STANDING, points[seat] * clarity)
        for number in range(len(terms)):
            seat_found.add_times(_MEANS + number, terms[number] * clarity)
        if s.variant.goals:
            promised = ambitions(s, s.players[seat], rounds)
            if s.stack and s.stack[-1][0] == GOAL_DRAW and s.stack[-1][1] == seat:
                promised += _CHOICE
            seat_found.add_times(_AMBITIONS, promised * clarity)
        best = -100.0
        for other in range(players):
            if other != seat and points[other] > best:
                best = points[other]
        lead = min(max(int((points[seat] - best) / 2 + 100.5) - 100, -_LEAD), _LEAD) + _LEAD
        seat_found.add(_LEAD_OF + lead)
        seat_found.add(_LEAD_ROUNDS + lead * (_ROUNDS + 1) + min(int(rounds + 0.5), _ROUNDS))
        seat_found.add(_PICKS + min(own, 2))
        if seat in s.order:
            seat_found.add(_PLACE + s.order.index(seat))
        if acts and s.tile != NOWHERE:
            seat_found.add(_ACTING + s.tile)
        _describe_empire(s.players[seat], seat_found)


def _describe_empire(player: Player, found: Found) -> None:
    """What a seat owns, thing by thing."""
    technologies = player.technologies
    while technologies:
        low = technologies & -technologies
        found.add(_TILE + low.bit_length() - 1)
        technologies ^= low
    for colony in player.colonies:
        found.add(_TILE + (colony >> 3))
    found.add(_CREDITS_OF + min(player.credits, _CREDITS))
    found.add(_COLONISTS_OF + min(player.colonists, _COLONISTS))
    found.add(_EXPLORED_OF + min(len(player.explored), _EXPLORED))
    found.add(_GOODS_OF + min(good_count(player), _GOODS))
    found.add(_STRENGTH_OF + min(max(player.powers.military, 0), _STRENGTH))
    found.add(_CHIPS_OF + min(player.vp, _CHIPS))
    found.add(_COLONIES_OF + min(len(player.colonies), COLONY_LIMIT + 1))
    found.add(_SPACES_OF + min(spaces(player.technologies), SPACES + 2))
