"""What people agree on outside the rules: going back across news, and another player in a seat."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from core.tables import SEED, first_move, start
from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.core.match import CommandRefused, Match, verify
from orrery.core.record import RecordError, Seat, parse_record
from orrery.core.registry import load_game


def played(moves: int) -> tuple[Match, list[str]]:
    """A match of two with some decisions made, luck between them."""
    match, lines = start(players=2)
    for _ in range(moves):
        first_move(match)
    return match, lines


def decisions(match: Match) -> list[int]:
    return [entry.ply for entry in match.log if entry.actor != CHANCE and entry.move]


def test_all_may_agree_to_go_back_across_luck() -> None:
    match, lines = played(6)
    target = decisions(match)[1]
    at_target, _ = played(1)
    assert target not in match.undo_plies(0)
    before = match.ply
    match.undo_agreed(1, match.ply, target)
    assert match.ply == before + 1
    assert match.view(0) == at_target.view(0) and match.view(1) == at_target.view(1)
    assert [entry.ply for entry in match.log] == list(range(target))
    assert json.loads(lines[-1]) == {
        "ply": before,
        "actor": 1,
        "undo": target,
        "agreed": True,
        "hash": match.record.entries[-1].hash,
    }
    assert match.undo_plies(0) == match.undo_plies(1) == []


def test_luck_after_an_agreed_take_back_is_drawn_anew_and_can_be_proved() -> None:
    match, _ = played(6)
    first = [entry.move for entry in match.log if entry.actor == CHANCE]
    match.undo_agreed(0, match.ply, decisions(match)[0])
    while not match.over:
        first_move(match)
    again = [entry.move for entry in match.log if entry.actor == CHANCE]
    assert again[6 : len(first)] != first[6:]
    assert verify(match.game, match.record) == match.ply


def test_a_match_with_agreements_resumes_as_it_was() -> None:
    match, lines = played(6)
    match.undo_agreed(0, match.ply, decisions(match)[2])
    match.change_seat(1, Seat("Bea", "random"))
    first_move(match)
    again = Match.from_record(match.game, parse_record(lines), SEED)
    assert again.seats == match.seats == (match.seats[0], Seat("Bea", "random"))
    assert again.log == match.log or [e.ply for e in again.log] == [e.ply for e in match.log]
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]
    first_move(match)
    first_move(again)
    assert again.record.lines() == match.record.lines()


@pytest.mark.parametrize("target", [-1, 0, 10**6])
def test_only_a_decision_that_stands_can_be_gone_back_to(target: int) -> None:
    match, lines = played(4)
    before = list(lines)
    with pytest.raises(CommandRefused, match="no decision that can be taken back"):
        match.undo_agreed(0, match.ply, target)
    assert lines == before


def test_what_was_taken_back_cannot_be_gone_back_to() -> None:
    match, _ = played(6)
    early, late = decisions(match)[1], decisions(match)[3]
    match.undo_agreed(0, match.ply, early)
    with pytest.raises(CommandRefused, match="no decision"):
        match.undo_agreed(0, match.ply, late)


def test_an_agreement_answers_the_ply_it_names() -> None:
    match, _ = played(4)
    with pytest.raises(CommandRefused, match="answers ply 3"):
        match.undo_agreed(0, 3, decisions(match)[0])


def test_a_change_of_player_is_an_event_and_a_barrier() -> None:
    match, lines = start(players=2)
    first_move(match)
    match.change_seat(0, Seat("Ann", "greedy"))
    assert match.seats[0].bot == "greedy"
    assert match.log[-1].label == ("common-seat-bot", {"player": "seat:0", "bot": "greedy"})
    assert json.loads(lines[-1])["seat"] == {"name": "Ann", "kind": "bot", "bot": "greedy"}
    assert match.undo_plies(0) == []
    match.change_seat(0, Seat("Ann"))
    assert match.log[-1].label == ("common-seat-person", {"player": "seat:0"})


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        ({"undo": 0}, "no decision"),
        ({"actor": 7}, "there is no seat 7"),
        ({"hash": "000000000000"}, "the position differs"),
        ({"agreed": False}, "cannot be taken back here"),
    ],
)
def test_a_forged_agreement_is_refused(broken: dict[str, object], problem: str) -> None:
    match, lines = played(6)
    match.undo_agreed(0, match.ply, decisions(match)[1])
    lines[-1] = json.dumps({**json.loads(lines[-1]), **broken}) + "\n"
    with pytest.raises(RecordError, match=problem) as caught:
        Match.from_record(match.game, parse_record(lines), SEED)
    assert caught.value.line == len(lines)


def test_a_bot_in_another_process_gets_a_position_and_no_truth() -> None:
    match, _ = played(3)
    seat = match.actor
    position = match.position(seat)
    data = json.loads(json.dumps(position.to_json()))
    options = match.record.header.options
    again = Position.from_json(match.game, options, seat, data)
    assert again.legal == position.legal == match.legal(seat)
    assert again.view() == match.view(seat)


def test_a_pass_is_named_where_there_is_one() -> None:
    frontiers, new = load_game("alien-frontiers"), load_game("new-frontiers")
    rng, passes = SimRng(3), 0
    state = new.new_state(new.resolve({"players": 2}))
    while new.actor(state) >= -1:
        legal = new.legal(state)
        action = new.pass_action(state) if new.actor(state) >= 0 else None
        if action is not None:
            assert action in legal and new.notate(state, action) == "pass"
            passes += 1
        else:
            assert "pass" not in [new.notate(state, one) for one in legal]
        new.apply(state, legal[rng.below(len(legal))] if new.actor(state) >= 0 else new.sample(state, rng))
    assert passes > 0
    assert frontiers.pass_action(frontiers.new_state(frontiers.resolve({"players": 2}))) is None


def count_moves(match: Match, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a move is played from now on."""
    done: Counter[str] = Counter()
    apply = match.game.apply

    def counted(*args: Any) -> None:
        done["moves"] += 1
        apply(*args)

    monkeypatch.setattr(match.game, "apply", counted)
    return done


def test_going_back_again_and_again_costs_no_more_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each take-back stands on all before it; the work of playing and of verifying is linear all the same."""
    match, _ = played(6)
    done = count_moves(match, monkeypatch)
    for _ in range(60):
        match.undo_agreed(0, match.ply, decisions(match)[-1])
        first_move(match)
    while not match.over:
        first_move(match)
    assert verify(match.game, match.record) == match.ply
    assert done.total() < 2 * match.ply + 2 * 60 * 40


def test_going_back_late_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are kept on the way, so that nothing has to be played again from the beginning."""
    match, _ = start(players=4)
    while len(match.log) < 36:
        first_move(match)
    done = count_moves(match, monkeypatch)
    match.undo_agreed(0, match.ply, decisions(match)[-1])
    assert done.total() < len(match.log) / 2


def test_going_back_far_and_near_finds_the_position_that_was_there() -> None:
    match, _ = start(players=2)
    rng = random.Random(5)
    keys: dict[int, bytes] = {}
    for _ in range(400):
        if match.over:
            break
        if rng.random() < 0.2 and decisions(match):
            target = rng.choice(decisions(match)[-60:])
            match.undo_agreed(0, match.ply, target)
            assert match.game.key(match._state) == keys[target]
        else:
            keys[match.ply] = match.game.key(match._state)
            match.command(match.actor, match.ply, rng.choice(match.legal(match.actor)))
    again = Match.from_record(match.game, match.record, SEED)
    assert [entry.ply for entry in again.log] == [entry.ply for entry in match.log]
    assert again.view(0) == match.view(0)
