"""Walking through records: the same positions as a match has, and no fault goes by."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orrery.core.game import CHANCE
from orrery.core.match import Match
from orrery.core.record import Record, RecordError, parse_record
from orrery.core.registry import load_game
from orrery.core.replay import Replay, position_at, race, standing_plies

RECORDS = Path(__file__).parent.parent / "records"


def taken_back_record() -> tuple[Any, Record]:
    """A record with take-backs in it."""
    for path in sorted(RECORDS.glob("*/*.jsonl")):
        record = parse_record(path.read_text("utf-8").splitlines(keepends=True))
        if any(entry.undo is not None for entry in record.entries):
            return load_game(record.header.game), record
    raise AssertionError("no record of the corpus has a take-back")


def test_every_step_has_the_position_the_match_had() -> None:
    game, record = taken_back_record()
    match = Match(game, record.header, None)
    steps = {step.ply: step for step in Replay(game, record).steps()}
    for entry in record.entries:
        if entry.move is not None:
            step = steps[entry.ply]
            assert step.actor == match.actor
            assert game.notate(step.state, step.action) == entry.move
            assert game.view(step.state, None) == match.view(None)
            if step.actor != CHANCE:
                assert step.legal == match.legal(step.actor)
        match.feed(entry)


def test_moves_that_stand_are_those_of_the_log() -> None:
    game, record = taken_back_record()
    match = Match.from_record(game, record)
    told = {entry.ply for entry in match.log if entry.move}
    assert standing_plies(record) == told
    assert {step.ply for step in Replay(game, record).steps() if step.stands} == told
    assert len(told) < sum(entry.move is not None for entry in record.entries)


def test_a_take_back_leads_to_the_position_before_its_move() -> None:
    game, record = taken_back_record()
    entry = next(entry for entry in record.entries if entry.undo is not None)
    before = game.key(position_at(game, record, int(entry.undo or 0)))
    assert game.key(position_at(game, record, entry.ply + 1)) == before
    assert game.key(position_at(game, record, entry.ply)) != before


def test_the_race_tells_every_change_of_points_and_rounds() -> None:
    game, record = taken_back_record()
    told = {ply: (round_, points) for ply, round_, points in race(game, record)}
    replay = Replay(game, record)
    before = [step for step in replay.steps() if step.stands]
    after = [step.state for step in before[1:]] + [replay.state]
    positions = [(0, before[0].state)]
    positions += [(step.ply + 1, state) for step, state in zip(before, after, strict=True)]
    now: tuple[int, list[int]] | None = None
    for ply, state in positions:
        points = [sum(score.values()) for score in game.scores(state)]
        last, now = now, (game.view(state, None)["round"], points)
        assert told.pop(ply, last) == now
    assert told == {} and record.result is not None
    assert now is not None and now[1] == [sum(score.values()) for score in record.result.scores]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hash": "0" * 12}, "the position differs"),
        ({"actor": 3}, "it is up to"),
        ({"move": "no such move"}, "no such move"),
    ],
)
def test_a_fault_names_its_line(change: dict[str, Any], problem: str) -> None:
    game, record = taken_back_record()
    entry = next(entry for entry in record.entries if entry.move is not None and entry.actor != CHANCE)
    record.entries[entry.ply] = replace(entry, **change)
    with pytest.raises(RecordError, match=problem) as fault:
        list(Replay(game, record).steps())
    assert fault.value.line == entry.ply + 2


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    game, record = taken_back_record()
    entry = next(entry for entry in record.entries if entry.undo is not None)
    del record.entries[entry.ply + 1 :]
    record.entries.append(replace(entry, ply=entry.ply + 1))
    with pytest.raises(RecordError, match="no move that can be taken back"):
        list(Replay(game, record).steps())


def test_a_result_that_the_rules_do_not_give_is_refused() -> None:
    game, record = taken_back_record()
    assert record.result is not None
    record.result = replace(record.result, ranking=record.result.ranking[::-1])
    with pytest.raises(RecordError, match="the result differs"):
        list(Replay(game, record).steps())
