"""One record as rows of four tables: the match, its seats, decisions and chance.

The columns are described in ``docs/dataset.md``. Nothing here knows of files.
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

from orrery.core.features import Found, FoundList
from orrery.core.game import CHANCE, Game
from orrery.core.record import Record
from orrery.core.replay import Replay, Step
from orrery.corpus.traits import TraitsHeld

Row = dict[str, Any]

#: The tables in the order in which rows of a match are made.
DECISIONS: Final = "decisions"
CHANCES: Final = "chance"
SEATS: Final = "seats"
MATCHES: Final = "matches"
TABLES: Final = (MATCHES, SEATS, DECISIONS, CHANCES)


def match_id(record: Record) -> str:
    """A name for a match that depends on nothing but its record."""
    return hashlib.blake2b("".join(record.lines()).encode(), digest_size=8).hexdigest()


def match_rows(game: Game[Any], record: Record) -> Iterator[tuple[str, Row]]:
    """The rows of one record with the name of their table; a fault is a ``RecordError``.

    Rows of decisions and chance come in the order of the plies, then the seats, then the match.
    """
    match = match_id(record)
    counts = {DECISIONS: 0, CHANCES: 0}
    replay = Replay(game, record)
    traits = TraitsHeld(len(record.header.seats))
    for step in replay.steps():
        if step.stands:
            traits.add(game, step.state)
        table = CHANCES if step.actor == CHANCE else DECISIONS
        counts[table] += 1
        yield table, (_chance_row if step.actor == CHANCE else _decision_row)(game, match, step)
    traits.add(game, replay.state)
    for row in _seat_rows(match, replay, traits):
        yield SEATS, row
    yield MATCHES, _match_row(match, replay, counts)


def _decision_row(game: Game[Any], match: str, step: Step) -> Row:
    view = game.view(step.state, step.actor)
    features = features_of(game, step.state)
    return {
        "match": match,
        "ply": step.ply,
        "seat": step.actor,
        "round": view["round"],
        "phase": view["phase"],
        "offered": step.legal,
        "chosen": step.action,
        "move": game.notate(step.state, step.action),
        "progress": None if features is None else game.progress(step.state),
        "features": features,
        "stands": step.stands,
    }


def features_of(game: Game[Any], state: Any) -> list[list[tuple[str, float]]] | None:
    """The features that every seat has, by name with their amounts; None if the game names none."""
    names = game.features.names
    if not names:
        return None
    lists = [FoundList() for _ in range(game.players(state))]
    found: list[Found] = [*lists]
    game.describe(state, found)
    seats = []
    for seat in lists:
        amounts: dict[str, float] = {}
        for feature, amount in zip(seat.features, seat.amounts, strict=True):
            amounts[names[feature]] = amounts.get(names[feature], 0.0) + amount
        seats.append(list(amounts.items()))
    return seats


def _chance_row(game: Game[Any], match: str, step: Step) -> Row:
    weights = dict(game.chance(step.state))
    return {
        "match": match,
        "ply": step.ply,
        "outcome": step.action,
        "move": game.notate(step.state, step.action),
        "probability": weights[step.action] / sum(weights.values()),
        "stands": step.stands,
    }


def _seat_rows(match: str, replay: Replay, traits: TraitsHeld) -> Iterator[Row]:
    record = replay.record
    ranking = record.result.ranking if record.result else []
    place = {seat: place for place, group in enumerate(ranking, 1) for seat in group}
    left = {entry.actor: entry.left for entry in record.entries if entry.left is not None}
    scores = replay.game.scores(replay.state)
    for seat, who in enumerate(record.header.seats):
        won = (1 / len(ranking[0]) if place[seat] == 1 else 0.0) if ranking else None
        yield {
            "match": match,
            "seat": seat,
            "name": who.name,
            "bot": who.bot,
            "place": place.get(seat),
            "won": won,
            "points": sum(scores[seat].values()),
            "score": list(scores[seat].items()),
            "traits": list(traits.of(seat).items()),
            "left": left.get(seat),
        }


def _match_row(match: str, replay: Replay, counts: dict[str, int]) -> Row:
    header, result = replay.record.header, replay.record.result
    return {
        "match": match,
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "players": len(header.seats),
        "options": json.dumps(header.options, sort_keys=True, separators=(",", ":")),
        "commitment": header.commitment,
        "seed": result.seed if result else None,
        "finished": result is not None,
        "rounds": replay.game.view(replay.state, None)["round"],
        "plies": len(replay.record.entries),
        "decisions": counts[DECISIONS],
        "draws": counts[CHANCES],
    }
