"""Who resigns or runs out of time is out for good; when nobody is left to play against, the match ends."""

import json
from typing import Any

import pytest

from core.tables import GAME, SEED, first_move
from orrery.core.game import TERMINAL
from orrery.core.match import CommandRefused, Match, verify
from orrery.core.record import RecordError, Seat, parse_record


def seated(*bots: str | None) -> tuple[Match, list[str]]:
    """A match with a few decisions made; a seat is a bot's where one is named."""
    seats = [Seat(f"Player {number}", bot) for number, bot in enumerate(bots)]
    lines: list[str] = []
    match = Match.new(GAME, GAME.resolve({"players": len(bots)}), seats, SEED, lines.append)
    for _ in range(3):
        first_move(match)
    return match, lines


def test_of_two_one_resigns_and_the_other_has_won() -> None:
    match, lines = seated(None, None)
    winner = match.ranking()[0][0]
    match.leave(winner, "resigned", "greedy")
    assert match.over and match.actor == TERMINAL and match.legal(1 - winner) == []
    assert match.log[-1].label == ("common-left-resigned", {"player": f"seat:{winner}"})
    left, result = json.loads(lines[-2]), json.loads(lines[-1])
    assert left["left"] == "resigned" and "seat" not in left
    assert result["ranking"] == [[1 - winner], [winner]] and bytes.fromhex(result["seed"]) == SEED
    assert verify(match.game, parse_record(lines)) == match.ply
    again = Match.from_record(match.game, parse_record(lines))
    assert again.over and again.ranking() == result["ranking"]
    assert [entry.label for entry in again.log] == [entry.label for entry in match.log]
    with pytest.raises(CommandRefused, match="over"):
        match.leave(1 - winner, "resigned", "greedy")


def test_of_three_a_bot_plays_on_for_the_first_who_leaves() -> None:
    match, lines = seated(None, None, None)
    match.leave(0, "timeout", "greedy")
    assert not match.over and match.seats[0] == Seat("Player 0", "greedy")
    assert match.log[-1].label == ("common-left-timeout", {"player": "seat:0"})
    assert [event.id for event in match.log[-1].events] == ["common-left-timeout", "common-seat-bot"]
    first_move(match)
    match.leave(2, "resigned", "greedy")
    assert match.over and match.ranking() == [[1], [0, 2]]
    assert verify(match.game, parse_record(lines)) == match.ply


def test_who_left_is_last_also_when_the_rules_end_the_match() -> None:
    match, lines = seated(None, None, None)
    leader = match.ranking()[0][0]
    match.leave(leader, "resigned", "greedy")
    while not match.over:
        first_move(match)
    places = match.ranking()
    assert places[-1] == [leader] and sorted(seat for group in places for seat in group) == [0, 1, 2]
    assert json.loads(lines[-1])["ranking"] == places
    assert verify(match.game, parse_record(lines)) == match.ply


def test_when_only_bots_are_left_it_ends_as_it_stands() -> None:
    match, lines = seated("random", None, "random")
    standing = [seat for group in match.ranking() for seat in group if seat != 1]
    match.leave(1, "resigned", "greedy")
    assert match.over
    assert (
        match.ranking()[-1] == [1] and [seat for group in match.ranking()[:-1] for seat in group] == standing
    )
    assert verify(match.game, parse_record(lines)) == match.ply


def test_a_seat_that_a_bot_plays_by_agreement_is_still_in() -> None:
    """Its player may come back; so with two bots and one such seat the match goes on."""
    match, _ = seated(None, None, "random")
    match.change_seat(1, Seat("Player 1", "random"))
    match.leave(0, "resigned", "greedy")
    assert not match.over


def test_nobody_leaves_twice_and_a_bot_does_not_leave() -> None:
    match, _ = seated(None, None, None, "random")
    match.leave(0, "resigned", "greedy")
    for seat in (0, 3):
        with pytest.raises(CommandRefused) as refused:
            match.leave(seat, "resigned", "greedy")
        assert refused.value.code == "not-allowed"


def test_a_crash_between_leaving_and_the_result_writes_the_result_afterwards() -> None:
    match, lines = seated(None, None)
    match.leave(0, "resigned", "greedy")
    more: list[str] = []
    again = Match.from_record(match.game, parse_record(lines[:-1]), SEED, more.append)
    assert again.record.result == match.record.result and more == lines[-1:]


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"left": "bored"}, "'left' should be"),
        ({"actor": 5}, "there is no seat 5"),
        ({"hash": "000000000000"}, "the position differs"),
        ({"seat": {"name": "A", "kind": "bot", "bot": "greedy"}}, "nobody plays on"),
    ],
)
def test_a_forged_leaving_is_refused(changed: dict[str, Any], problem: str) -> None:
    match, lines = seated(None, None)
    match.leave(0, "resigned", "greedy")
    lines[-2] = json.dumps({**json.loads(lines[-2]), **changed}) + "\n"
    with pytest.raises(RecordError, match=problem):
        verify(match.game, parse_record(lines))


def test_a_result_that_nothing_led_to_is_refused() -> None:
    match, lines = seated(None, None)
    match.leave(0, "resigned", "greedy")
    result = {**json.loads(lines[-1]), "ply": match.ply - 1}
    forged = [*lines[:-2], json.dumps(result) + "\n"]
    with pytest.raises(RecordError, match="not over"):
        verify(match.game, parse_record(forged))


def test_nobody_leaves_a_match_that_is_over_to_change_its_places() -> None:
    match, lines = seated(None, None, None)
    while not match.over:
        first_move(match)
    winner = match.ranking()[0][0]
    entry = json.loads(lines[-2]) | {"ply": match.ply, "actor": winner, "left": "resigned"}
    del entry["move"]
    entry["seat"] = {"name": "A", "kind": "bot", "bot": "greedy"}
    result = json.loads(lines[-1]) | {"ply": match.ply + 1}
    forged = [*lines[:-1], json.dumps(entry) + "\n", json.dumps(result) + "\n"]
    with pytest.raises(RecordError, match="over before"):
        verify(match.game, parse_record(forged))
