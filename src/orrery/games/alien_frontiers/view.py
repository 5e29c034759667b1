"""What a seat sees: all of Alien Frontiers is public, so every seat and spectator sees the same."""

from typing import Any, Final

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.games.alien_frontiers.components import (
    AT_BURROUGHS,
    BONUS_FUEL,
    BONUS_ORE,
    CARD_FUEL,
    CARD_TYPES,
    CARDS,
    FIELDS,
    IN_BAY,
    IN_HAND,
    LIMITS,
    MAX_SEATS,
    STATION_FUEL,
    STATION_ORE,
    STATIONS,
    TERRITORIES,
)
from orrery.games.alien_frontiers.decisions import open_decision, open_frame
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.dockings import SET_SIZE
from orrery.games.alien_frontiers.rules.discards import field_place
from orrery.games.alien_frontiers.rules.stations import artifact_total, market_rate, supply_left
from orrery.games.alien_frontiers.scoring import itemised, points
from orrery.games.alien_frontiers.ships import is_relic, owner_of
from orrery.games.alien_frontiers.state import (
    FIRST_ROLL,
    NOWHERE,
    AlienFrontiersState,
    bay_ships,
    ship_value,
    ships_in_play,
    spot,
)

_PLACES: Final[dict[int, str]] = {
    **dict(enumerate(STATIONS)),
    IN_BAY: "bay",
    IN_HAND: "hand",
    AT_BURROUGHS: "burroughs",
}

#: What is printed on the board and on cards: how many ships dock at once at a station and what it asks for,
#: what the bonus of a territory saves, adds or asks for, and the fuel that the power of a card takes.
_PRINTED: Final[dict[str, Any]] = {
    "stations": {
        name: {"together": SET_SIZE.get(number, 1), "fuel": STATION_FUEL[number], "ore": STATION_ORE[number]}
        for number, name in enumerate(STATIONS)
    },
    "territories": {
        name: {"fuel": BONUS_FUEL[number], "ore": BONUS_ORE[number]}
        for number, name in enumerate(TERRITORIES)
    },
    "cards": {name: {"fuel": CARD_FUEL[card]} for card, name in enumerate(CARDS)},
}


def _cards(mask: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_TYPES) if mask >> card & 1]


def _pile(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def _question(s: AlienFrontiersState) -> dict[str, Any] | None:
    """Who is asked, and what the open decision has settled so far: all of it was said aloud."""
    decision = open_decision(s)
    return None if decision is None else {"seat": s.turn, **decision.question(s, open_frame(s))}


def _phase(s: AlienFrontiersState) -> str:
    decision = open_decision(s)
    if decision is not None:
        return decision.phase
    return OVER_PHASE if s.over else CHANCE_PHASE


def _first_roll(s: AlienFrontiersState) -> dict[str, Any] | None:
    """While the seats roll for the first turn: who rolls, who still may win it, and the best roll so far."""
    if not s.stack or s.stack[0][0] != FIRST_ROLL:
        return None
    _, seat, best, leaders, contenders = s.stack[0]
    return {"seat": seat, "best": best, "leaders": _seats(leaders), "contenders": _seats(contenders)}


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def _supply(s: AlienFrontiersState) -> dict[str, int] | None:
    """Tokens still to be had; None where they do not run out."""
    return {kind: supply_left(s, kind) for kind in ("fuel", "ore")} if s.variant.finite_tokens else None


def _seat(seat: int) -> int | None:
    return None if seat == NOWHERE else seat


def build_view(s: AlienFrontiersState) -> dict[str, Any]:
    """The table as JSON: an allow-list, built field by field."""
    return {
        "game": "alien-frontiers",
        "phase": _phase(s),
        "question": _question(s),
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "first_roll": _first_roll(s),
        "limits": {**LIMITS, "rounds": s.variant.round_limit},
        "printed": _PRINTED,
        "stations": {
            name: {
                "docks": s.variant.docks[number],
                "ships": [
                    {"seat": owner_of(ship), "value": ship_value(s, ship), "relic": is_relic(ship)}
                    for ship in s.docks[number]
                ],
            }
            for number, name in enumerate(STATIONS)
        },
        "bay": [bay_ships(s, seat) for seat in range(s.variant.players)],
        "hand": list(VALUES[s.hand]),
        "relic": {
            "owner": _seat(s.relic_owner),
            "place": _PLACES[s.relic_at],
            "value": s.relic_value or None,
        },
        "territories": {
            name: {
                "colonies": [s.colonies[spot(number, seat)] for seat in range(s.variant.players)],
                "control": _seat(s.control[number]),
                "fields": [field for f, field in enumerate(FIELDS) if field_place(s, f) == number],
            }
            for number, name in enumerate(TERRITORIES)
        },
        "display": [CARDS[card] for card in s.display],
        "deck": sum(s.deck),
        "unseen": _pile(s.deck),
        "discards": _pile(s.discards),
        "supply": _supply(s),
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
