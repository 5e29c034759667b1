"""What a seat sees: everything but the goals whose place it does not know (specification 3)."""

from typing import Any, Final

from orrery.games.new_frontiers.components import ACTION_TILES, GOALS, ISOLATION, KINDS, NOWHERE, OVERVIEW
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.knowledge import holds_goals, unlocated
from orrery.games.new_frontiers.powers import tile_numbers
from orrery.games.new_frontiers.rules.goals import goal_list
from orrery.games.new_frontiers.scoring import itemised, points
from orrery.games.new_frontiers.state import (
    COIN,
    END_COLONIES,
    END_COLONISTS,
    END_ROUNDS,
    END_SPACES,
    END_VP,
    NewFrontiersState,
    Player,
    picker,
    shown_face,
    stored_good,
)
from orrery.games.new_frontiers.tiles import COLONISTS, FIRST_WORLD, IDS, STACKS, TILES, spaces

_PHASES: Final[dict[int, str]] = {
    1: "side",
    2: "reveal",
    3: "keep-goal",
    4: "order-goals",
    5: "buy",
    6: "take",
    7: "return",
    8: "store-world",
    9: "settle",
    10: "discard",
    11: "second",
    12: "replace-with",
    13: "replace",
    14: "shortage",
    15: "windfall",
    16: "name-kind",
    17: "stock",
    18: "sell",
    19: "consume",
    20: "feed",
    21: "store-credits",
    22: "final-kind",
}
_ENDS: Final[list[tuple[int, str]]] = [
    (END_SPACES, "spaces"),
    (END_COLONIES, "colonies"),
    (END_COLONISTS, "colonists"),
    (END_VP, "vp"),
    (END_ROUNDS, "rounds"),
]


def phase(s: NewFrontiersState) -> str:
    """What kind of decision is asked: ``pick``, a named choice, ``chance`` or ``over``."""
    if s.over:
        return "over"
    if not s.stack:
        return "pick"
    return _PHASES.get(s.stack[-1][0], "chance")


def _tiles(tiles: list[int]) -> list[str]:
    return [IDS[tile] for tile in tiles]


def _goods(counts: list[int]) -> dict[str, int]:
    return {KINDS[kind]: counts[kind] for kind in range(1, 5)}


def _question(s: NewFrontiersState) -> dict[str, Any]:
    """What the decision at hand is about: the numbers of its frame, by name."""
    if not s.stack or s.stack[-1][0] >= COIN:
        return {}
    frame = s.stack[-1]
    name = phase(s)
    about: dict[str, Any] = {"seat": frame[1]}
    if name == "take":
        about["second"] = frame[2] == 1
    elif name == "return":
        about["count"] = frame[2]
    elif name == "discard":
        about["target"] = IDS[frame[2]]
    elif name == "replace-with":
        about["old"] = IDS[frame[2]]
    elif name == "shortage":
        about["kind"], about["count"] = KINDS[frame[2]], frame[3]
    elif name == "windfall" and frame[2] >= 0:
        power = POWERS[s.players[frame[1]].powers.windfalls[frame[2]]]
        about["power"] = IDS[power.tile]
    elif name == "feed":
        about["power"], about["count"] = IDS[POWERS[frame[2]].tile], frame[3]
    elif name == "store-credits":
        about["credits"] = frame[2]
    return about


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
                "tile": IDS[colony >> 3],
                "good": KINDS[colony & 7] if colony & 7 else None,
                "colonists": COLONISTS[colony >> 3],
                "new": player.asleep >> (colony >> 3) & 1 == 1,
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
            GOALS[entry >> 5] if seat is not None and entry >> seat & 1 else None for entry in s.under_goals
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
        "round": s.round,
        "order": s.order[:],
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
            "produced": [IDS[good // 8 % TILES] for good in s.produced],
            "oort": KINDS[s.oort] if s.oort else None,
        },
    }
