"""What a seat sees: everything but the goals whose place it does not know (specification 3)."""

from collections.abc import Iterable
from typing import Any, Final

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.games.new_frontiers.components import (
    ACTION_TILES,
    GOALS,
    ISOLATION,
    KINDS,
    LIMITS,
    NOWHERE,
    OVERVIEW,
)
from orrery.games.new_frontiers.decisions import decision_at, frame_at
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.knowledge import holds_goals, unlocated
from orrery.games.new_frontiers.powers import tile_numbers
from orrery.games.new_frontiers.rules.goals import goal_list
from orrery.games.new_frontiers.scoring import itemised, points
from orrery.games.new_frontiers.state import (
    END_COLONIES,
    END_COLONISTS,
    END_ROUNDS,
    END_SPACES,
    END_VP,
    NewFrontiersState,
    Player,
    chooser,
    goal_of,
    knows_goal,
    picker,
    produced_on,
    shown_face,
    stored_good,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    FIRST_WORLD,
    IDS,
    STACKS,
    TILES,
    good_on,
    spaces,
    tile_of,
)

_ENDS: Final[list[tuple[int, str]]] = [
    (END_SPACES, "spaces"),
    (END_COLONIES, "colonies"),
    (END_COLONISTS, "colonists"),
    (END_VP, "vp"),
    (END_ROUNDS, "rounds"),
]


def phase(s: NewFrontiersState) -> str:
    """The phase of the decision at hand, ``chance`` or ``over``."""
    if s.over:
        return OVER_PHASE
    decision = decision_at(s)
    return CHANCE_PHASE if decision is None else decision.phase


def _tiles(tiles: Iterable[int]) -> list[str]:
    return [IDS[tile] for tile in tiles]


def _goods(counts: list[int]) -> dict[str, int]:
    return {KINDS[kind]: counts[kind] for kind in range(1, 5)}


def _question(s: NewFrontiersState) -> dict[str, Any] | None:
    """Who decides, and what about; None where no seat does."""
    decision = decision_at(s)
    if decision is None:
        return None
    frame = frame_at(s)
    return {"seat": frame[1] if frame else chooser(s), **decision.about(s, frame)}


def _limits(s: NewFrontiersState) -> dict[str, int]:
    """The limits of the rules and of the table, and the pools that the match began with."""
    start = {"vp_start": s.variant.vp_pool, "colonists_start": s.variant.colonists}
    return {**LIMITS, "rounds": s.variant.round_limit, **start}


def _player(s: NewFrontiersState, seat: int, player: Player) -> dict[str, Any]:
    powers = player.powers
    return {
        "credits": player.credits,
        "vp": player.vp,
        "colonists": player.colonists,
        "mat": None if player.mat == NOWHERE else player.mat + 1,
        "technologies": _tiles(tile_numbers(player.technologies, [])),
        "spaces": spaces(player.technologies),
        "colonies": [
            {
                "tile": IDS[tile_of(colony)],
                "good": KINDS[good_on(colony)] if good_on(colony) else None,
                "colonists": COLONISTS[tile_of(colony)],
                "new": player.asleep >> tile_of(colony) & 1 == 1,
            }
            for colony in player.colonies
        ],
        "explored": _tiles(player.explored),
        "military": powers.military,
        "stored": {
            "goods": _goods([0] + [stored_good(player, kind) for kind in range(1, 5)]),
            "worlds": [IDS[tile] for tile in range(FIRST_WORLD, TILES) if player.stored_worlds >> tile & 1],
            "credits": player.stored_credits,
        },
        "points": points(s, seat),
        "score": itemised(s, seat),
    }


def _goals(s: NewFrontiersState, seat: int | None) -> dict[str, Any] | None:
    """The goals as a seat knows them; None in a game without."""
    if not s.variant.goals:
        return None
    own_hand = holds_goals(s, seat)
    hidden: dict[str, Any] | None = None
    if s.hidden_goal != NOWHERE:
        known = seat is not None and s.hidden_owner == seat
        hidden = {"owner": s.hidden_owner, "goal": GOALS[s.hidden_goal] if known else None}
    return {
        "open": [GOALS[goal] for goal in goal_list(s.open_goals)],
        "hidden": hidden,
        "stack": s.pool_goals.bit_count() + len(s.under_goals),
        "under": [
            GOALS[goal_of(entry)] if seat is not None and knows_goal(entry, seat) else None
            for entry in s.under_goals
        ],
        "in_hand": s.drawn_goals.bit_count(),
        "drawn": [GOALS[goal] for goal in goal_list(s.drawn_goals)] if own_hand else None,
        "kept": GOALS[s.kept_goal] if own_hand and s.kept_goal != NOWHERE else None,
        "unlocated": [GOALS[goal] for goal in unlocated(s, seat)],
    }


def build_view(s: NewFrontiersState, seat: int | None) -> dict[str, Any]:
    """The table as JSON: an allow-list, built field by field."""
    absent = ISOLATION if s.variant.goals else OVERVIEW
    return {
        "game": "new-frontiers",
        "phase": phase(s),
        "question": _question(s),
        "limits": _limits(s),
        "round": s.round,
        "order": list(s.order),
        "next_pawn": s.next_pawn,
        "action": None if s.tile == NOWHERE else ACTION_TILES[s.tile],
        "actors": list(s.actors),
        "actions": [
            {"id": name, "picked": s.picked >> tile & 1 == 1}
            for tile, name in enumerate(ACTION_TILES)
            if tile != absent
        ],
        "pickers": {name: picker(s, tile) for tile, name in enumerate(ACTION_TILES) if s.picked >> tile & 1},
        "technologies": [{"tile": IDS[shown_face(s, k)], "left": s.supply[k]} for k in range(STACKS)],
        "vp_pool": s.vp_pool,
        "colonist_pool": s.colonists,
        "goods": _goods(s.goods),
        "produce_credits": s.produce_credits,
        "bag": len(s.bag),
        "unseen": _tiles(s.bag),
        "display": _tiles(s.display),
        "aside": _tiles(s.aside),
        "ending": [name for bit, name in _ENDS if s.ending & bit],
        "goals": _goals(s, seat),
        "players": [_player(s, number, player) for number, player in enumerate(s.players)],
        "action_state": {
            "used": sorted({IDS[power.tile] for n, power in enumerate(POWERS) if s.used >> n & 1}),
            "strength": s.strength,
            "consumed": s.consumed,
            "produced": [IDS[produced_on(entry)] for entry in s.produced],
            "oort": KINDS[s.oort] if s.oort else None,
        },
    }
