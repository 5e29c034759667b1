"""The review of a finished match: ply by ply, in pieces of work as small as one likes, and then summed up.

All of it is plain JSON, for it is made in one process, kept in a database and shown in another.

Decisions are judged by what the seat knew. Luck is measured on the true positions. Moves that were taken back
count for nothing, and a decision without a choice is none.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from orrery.coach.judge import Judge
from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, Game
from orrery.core.record import Record
from orrery.core.replay import Replay, Step

#: Grows whenever a review made before would be made otherwise now.
VERSION: Final = 2
#: How many moments are told.
_MOMENTS: Final = 3
#: Chances smaller than that are no moment and are not listed.
_NOTABLE: Final = 0.005
_DIGITS: Final = 4

Row = dict[str, Any]


class NotReviewable(ValueError):
    """A record without a result: the match may still run, and advice would be help."""


def examine(game: Game[Any], record: Record, judge: Judge, first: int = 0) -> Iterator[Row]:
    """What every standing ply from ``first`` on did, one at a time; the last row has the end."""
    if record.result is None:
        raise NotReviewable("the match is not over: a review would be help")
    replay = Replay(game, record)
    for step in replay.steps():
        if step.stands and step.ply >= first:
            yield _row(game, judge, step)
    winners = record.result.ranking[0]
    end = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(record.header.seats))]
    yield {"ply": len(record.entries), "chances": end}


def _row(game: Game[Any], judge: Judge, step: Step) -> Row:
    state = step.state
    row: Row = {"ply": step.ply, "chances": judge.chances(game, state)}
    # Luck of its own for every ply, so that a review is the same however it is cut into pieces.
    rng = SimRng(step.ply)
    if step.actor == CHANCE:
        row["luck"] = judge.luck(game, state, step.action, rng)
        row["label"] = game.label(state, step.action)
    elif len(step.legal) > 1:
        weighed = judge.weigh(Position(game, state, step.actor, rng), rng)
        best = weighed[0]
        made = next(one for one in weighed if one.action == step.action)
        row["seat"] = step.actor
        row["chance"] = made.chance
        row["best_chance"] = max(best.chance, made.chance)
        # What somebody would lose on average who does not know what the moves are worth.
        row["stake"] = row["best_chance"] - sum(one.chance for one in weighed) / len(weighed)
        row["move"] = game.notate(state, step.action)
        row["label"] = game.label(state, step.action)
        row["best"] = game.notate(state, best.action)
        row["best_label"] = game.label(state, best.action)
    return row


def lost(row: Row) -> float:
    """The chance of winning that a decision gave away."""
    return float(row["best_chance"] - row["chance"])


def sum_up(rows: Sequence[Row], players: int, bot: str) -> dict[str, Any]:
    """The review of a match from all its rows."""
    decisions = [row for row in rows if "seat" in row]
    lucks = [row for row in rows if "luck" in row]
    swings = sorted((row for row in lucks if _swing(row) >= _NOTABLE), key=lambda row: -_swing(row))
    return {
        "version": VERSION,
        "judge": bot,
        "chances": [{"ply": row["ply"], "chances": _rounded(row["chances"])} for row in rows],
        "seats": [_sums(seat, decisions, lucks) for seat in range(players)],
        "decisions": [_decision(row) for row in decisions if lost(row) >= _NOTABLE],
        "luck": [_luck(row) for row in lucks if _swing(row) >= _NOTABLE],
        "moments": [row["ply"] for row in _worst_of_turns(decisions)[:_MOMENTS]],
        "swings": [row["ply"] for row in swings[:_MOMENTS]],
    }


def _sums(seat: int, decisions: Sequence[Row], lucks: Sequence[Row]) -> dict[str, Any]:
    own = [row for row in decisions if row["seat"] == seat]
    error = sum(lost(row) for row in own)
    stake = sum(row["stake"] for row in own)
    return {
        "decisions": len(own),
        "error": round(error, _DIGITS),
        "luck": round(sum(row["luck"][seat] for row in lucks), _DIGITS),
        "grade": grade(error, stake),
    }


def grade(error: float, stake: float) -> int | None:
    """From 100, for who lost nothing, to 0, for who lost as much as by choosing blindly.

    Where little is at stake little can be lost, so this compares players across seats, sizes of table and
    games. Who had nothing to decide has no grade.
    """
    return None if stake <= 0 else max(0, round(100 * (1 - error / stake)))


def _worst_of_turns(decisions: Sequence[Row]) -> list[Row]:
    """The worst decision of every turn, the worst turn first: what was missed twice is one moment."""
    worst: list[Row] = []
    before: int | None = None
    for row in decisions:
        if row["seat"] != before:
            worst.append(row)
        elif lost(row) > lost(worst[-1]):
            worst[-1] = row
        before = row["seat"]
    return sorted((row for row in worst if lost(row) >= _NOTABLE), key=lambda row: -lost(row))


def _swing(row: Row) -> float:
    return float(max(abs(luck) for luck in row["luck"]))


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, _DIGITS) for value in values]


def _decision(row: Row) -> Row:
    return {
        "ply": row["ply"],
        "seat": row["seat"],
        "lost": round(lost(row), _DIGITS),
        "chance": round(row["chance"], _DIGITS),
        "best_chance": round(row["best_chance"], _DIGITS),
        "move": row["move"],
        "label": row["label"],
        "best": row["best"],
        "best_label": row["best_label"],
    }


def _luck(row: Row) -> Row:
    return {"ply": row["ply"], "luck": _rounded(row["luck"]), "label": row["label"]}


def review(game: Game[Any], record: Record, judge: Judge | None = None) -> dict[str, Any]:
    """The whole review at once."""
    judge = judge or Judge()
    return sum_up(list(examine(game, record, judge)), len(record.header.seats), judge.bot)
