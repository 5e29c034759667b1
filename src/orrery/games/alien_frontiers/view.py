"""What a seat sees: all of Alien Frontiers is public, so every seat and spectator sees the same."""

from typing import Any

from orrery.games.alien_frontiers.components import (
    AT_BURROUGHS,
    CARD_TYPES,
    CARDS,
    FIELDS,
    IN_BAY,
    IN_HAND,
    STATIONS,
    TERRITORIES,
)
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.rules.discards import field_place
from orrery.games.alien_frontiers.rules.stations import artifact_total, market_rate
from orrery.games.alien_frontiers.scoring import itemised, points
from orrery.games.alien_frontiers.state import (
    NOWHERE,
    AlienFrontiersState,
    bay_ships,
    ship_value,
    ships_in_play,
)

_PHASES = {
    1: "land",
    2: "raid",
    3: "cannon",
    4: "teleport",
    5: "warp",
    6: "blast",
    7: "move",
    8: "move-to",
    9: "swap",
    10: "swap-with",
    11: "keep",
}


def _cards(mask: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_TYPES) if mask >> card & 1]


def _pile(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def _place(at: int) -> str:
    return {IN_BAY: "bay", IN_HAND: "hand", AT_BURROUGHS: "burroughs"}.get(at) or STATIONS[at]


def phase(s: AlienFrontiersState) -> str:
    """What kind of decision is asked: ``main``, a named choice, ``chance`` or ``over``."""
    if s.over:
        return "over"
    if not s.stack:
        return "main"
    return _PHASES.get(s.stack[-1][0], "chance")


def build_view(s: AlienFrontiersState) -> dict[str, Any]:
    """The table as JSON: an allow-list, built field by field."""
    return {
        "game": "alien-frontiers",
        "phase": phase(s),
        # What the open decisions have settled so far: all of it was said aloud.
        "decision": [list(frame) for frame in s.stack],
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "stations": {
            name: {
                "docks": s.variant.docks[number],
                "ships": [
                    {"seat": ship >> 3, "value": ship_value(s, ship), "relic": ship & 7 == 7}
                    for ship in s.docks[number]
                ],
            }
            for number, name in enumerate(STATIONS)
        },
        "bay": [bay_ships(s, seat) for seat in range(s.variant.players)],
        "hand": list(VALUES[s.hand]),
        "relic": {
            "owner": None if s.relic_owner == NOWHERE else s.relic_owner,
            "place": _place(s.relic_at),
            "value": s.relic_value or None,
        },
        "territories": {
            name: {
                "colonies": s.colonies[number * 4 : number * 4 + s.variant.players],
                "control": None if s.control[number] == NOWHERE else s.control[number],
                "fields": [field for f, field in enumerate(FIELDS) if field_place(s, f) == number],
            }
            for number, name in enumerate(TERRITORIES)
        },
        "display": [CARDS[card] for card in s.display],
        "deck": sum(s.deck),
        "unseen": _pile(s.deck),
        "discards": _pile(s.discards),
        "players": [
            {
                "fuel": player.fuel,
                "ore": player.ore,
                "ships": ships_in_play(s, seat),
                "stock": player.stock,
                "colonies": player.colonies,
                "hub": player.hub,
                "cards": _cards(player.cards),
                "points": points(s, seat),
                "score": itemised(s, seat),
            }
            for seat, player in enumerate(s.players)
        ],
        "turn_state": {
            "used": _cards(s.used),
            "discard_used": s.discard_used,
            "artifact_total": artifact_total(s),
            "cycles": s.cycles,
            "hub_docked": s.hub_docked,
            "market_rate": market_rate(s),
            "borrowed": None if s.borrowed == NOWHERE else TERRITORIES[s.borrowed],
            "excess": s.excess,
        },
    }
