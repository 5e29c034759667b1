"""The match: refusals that change nothing, take-backs, resuming, and a seed nobody sees."""

import json
from typing import Any

import pytest
from plugin_game.game import DECLARE, GAME, SMUGGLE, TABLE

from core.tables import SEED, do, finish, first_move, start, until
from orrery.core.game import CHANCE
from orrery.core.match import CommandRefused, Match
from orrery.core.record import Seat, parse_record


def snapshot(match: Match, lines: list[str]) -> Any:
    """Everything a refused command must leave alone."""
    views = [json.dumps(match.view(seat)) for seat in (None, *range(len(match.seats)))]
    return GAME.key(match._state), list(lines), match.record.lines(), views, len(match.log), match.ply


# --- commands -------------------------------------------------------------------------------------------


def test_a_new_match_draws_up_to_the_first_decision() -> None:
    match, lines = start(players=2)
    assert match.actor == 0
    assert len(lines) == 1 + 6
    assert match.ply == 6
    assert all(entry.actor == CHANCE for entry in match.log)


def test_a_command_is_recorded_with_its_chance() -> None:
    match, lines = start(players=2)
    until(match, "open")
    do(match, "smuggle")
    entries = match.command(1, match.ply, SMUGGLE)
    assert [entry.actor for entry in entries] == [1, CHANCE, CHANCE]
    assert [json.loads(line)["move"] for line in lines[-3:]] == [entry.move for entry in entries]
    assert match.log[-3:] == entries


@pytest.mark.parametrize("ply", [-1, 0, 5, 7, 10**9])
def test_a_stale_command_is_refused(ply: int) -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match=f"answers ply {ply} .the match is at ply 6.") as caught:
        match.command(0, ply, match.legal(0)[0])
    assert caught.value.ply == 6
    with pytest.raises(CommandRefused, match="the match is at ply 6"):
        match.undo(0, ply)
    assert snapshot(match, lines) == before


def test_a_command_sent_twice_counts_once() -> None:
    match, lines = start(players=2)
    ply, action = match.ply, match.legal(0)[0]
    match.command(0, ply, action)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused) as caught:
        match.command(0, ply, action)
    assert caught.value.ply == ply + 1
    assert snapshot(match, lines) == before


def test_a_command_for_another_seat_is_refused() -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match="not this seat's decision") as caught:
        match.command(1, match.ply, match.legal(0)[0])
    assert caught.value.ply == match.ply
    assert match.legal(1) == []
    assert snapshot(match, lines) == before


@pytest.mark.parametrize("seat", [-4, -1, 2, 99])
def test_a_command_for_no_seat_is_refused(seat: int) -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match=f"there is no seat {seat}"):
        match.command(seat, match.ply, match.legal(0)[0])
    with pytest.raises(CommandRefused, match=f"there is no seat {seat}"):
        match.undo(seat, match.ply)
    assert snapshot(match, lines) == before


@pytest.mark.parametrize("action", [DECLARE, SMUGGLE, 0])
def test_an_illegal_command_is_refused_with_a_reason(action: int) -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match=f"{match.notate(action)}' is illegal") as caught:
        match.command(0, match.ply, action)
    assert caught.value.label == match.reason(0, action)
    assert caught.value.ply == match.ply
    assert snapshot(match, lines) == before


@pytest.mark.parametrize("action", [-1, len(TABLE), 10**6])
def test_an_action_that_does_not_exist_is_refused(action: int) -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(ValueError, match=f"there is no action {action}"):
        match.command(0, match.ply, action)
    assert snapshot(match, lines) == before


def test_nothing_is_taken_after_the_end() -> None:
    match, lines = start(players=2)
    finish(match)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match="the match is over"):
        match.command(0, match.ply, SMUGGLE)
    with pytest.raises(CommandRefused, match="the match is over"):
        match.undo(0, match.ply)
    assert match.undo_plies(0) == match.undo_plies(1) == []
    assert snapshot(match, lines) == before


def test_without_a_seed_a_match_can_only_be_viewed() -> None:
    live, lines = start(players=2)
    match = Match.from_record(GAME, parse_record(lines))
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match="can only be viewed"):
        match.command(0, match.ply, match.legal(0)[0])
    assert snapshot(match, lines) == before
    assert match.view(0) == live.view(0)


def test_legal_actions_have_no_reason_against_them() -> None:
    match, _ = start(players=2)
    assert match.reason(0, match.legal(0)[0]) is None
    assert match.reason(0, SMUGGLE) == ("cb-why-phase", {"phase": "@cb-phase-stow"})


def test_seats_must_fit_the_options() -> None:
    with pytest.raises(ValueError, match="2 players need as many seats, not 1"):
        Match.new(GAME, GAME.resolve({"players": 2}), [Seat("A")], SEED)


# --- the record -----------------------------------------------------------------------------------------


def test_the_journal_is_written_before_a_command_returns() -> None:
    match, lines = start(players=2)
    while not match.over:
        first_move(match)
        assert match.record.lines() == lines
    assert json.loads(lines[-1])["seed"] == SEED.hex()


def test_the_header_is_on_paper_before_the_first_draw() -> None:
    written: list[str] = []

    def journal(line: str) -> None:
        if len(written) == 1:
            raise OSError("the disk is full")
        written.append(line)

    seats = [Seat("A"), Seat("B")]
    with pytest.raises(OSError, match="disk is full"):
        Match.new(GAME, GAME.resolve({"players": 2}), seats, SEED, journal)
    assert "commitment" in written[0]


def test_the_result_is_that_of_the_rules() -> None:
    match, _ = start(players=3)
    finish(match)
    result = match.record.result
    assert result is not None
    assert result.scores == match.scores() == GAME.scores(match._state)
    assert result.ranking == match.ranking()
    assert result.ply == match.ply


def test_resuming_gives_the_same_continuation() -> None:
    whole, lines = start(players=3)
    finish(whole)
    for cut in range(1, len(lines)):
        more: list[str] = []
        match = Match.from_record(GAME, parse_record(lines[:cut]), SEED, more.append)
        finish(match)
        assert lines[:cut] + more == lines


def test_resuming_keeps_the_right_to_take_back() -> None:
    live, lines = start(players=2)
    first_move(live)
    again = Match.from_record(GAME, parse_record(lines), SEED)
    assert again.undo_plies(0) == live.undo_plies(0) == [live.ply - 1]
    again.undo(0, again.ply)
    live.undo(0, live.ply)
    assert again.record.lines() == live.record.lines()
    assert again.view(0) == live.view(0)


def test_a_finished_match_can_be_rebuilt() -> None:
    live, lines = start(players=2)
    finish(live)
    again = Match.from_record(GAME, parse_record(lines), SEED)
    assert again.over
    assert again.record.lines() == lines
    assert [entry.label for entry in again.log] == [entry.label for entry in live.log]


# --- take-backs -----------------------------------------------------------------------------------------


def test_a_take_back_is_recorded_and_restores_the_position() -> None:
    match, lines = start(players=2)
    key, log = GAME.key(match._state), list(match.log)
    ply = match.ply
    first_move(match)
    match.undo(0, match.ply)
    assert GAME.key(match._state) == key
    assert match.log == log
    assert match.ply == ply + 2
    entry = json.loads(lines[-1])
    assert (entry["ply"], entry["actor"], entry["undo"]) == (ply + 1, 0, ply)
    assert entry["hash"] == json.loads(lines[-3])["hash"]


def test_only_the_one_who_decided_may_take_back() -> None:
    match, lines = start(players=2)
    first_move(match)
    before = snapshot(match, lines)
    assert match.undo_plies(1) == []
    with pytest.raises(CommandRefused, match="nothing can be taken back"):
        match.undo(1, match.ply)
    assert snapshot(match, lines) == before


def test_nothing_to_take_back_at_the_start() -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match="nothing can be taken back"):
        match.undo(0, match.ply)
    assert snapshot(match, lines) == before


def test_taking_back_does_not_draw_again() -> None:
    """The luck of the match counts chance decisions, so a take-back changes no later outcome."""
    plain, _ = start(players=2)
    undone, _ = start(players=2)
    for match in (plain, undone):
        until(match, "stow")
    first_move(undone)
    undone.undo(0, undone.ply)
    finish(plain)
    finish(undone)
    draws = [[entry.move for entry in match.log if entry.actor == CHANCE] for match in (plain, undone)]
    assert draws[0] == draws[1]


def test_the_end_cannot_be_taken_back() -> None:
    match, _ = start(players=2)
    while not match.over:
        do(match, "smuggle") if SMUGGLE in match.legal(match.actor) else first_move(match)
    assert match.undo_plies(1) == []


# --- secrets --------------------------------------------------------------------------------------------


def test_the_seed_is_nowhere_before_the_end() -> None:
    match, lines = start(players=2)
    said: list[str] = []

    def collect() -> None:
        said.extend([repr(match), str(match), repr(match.record), repr(match.log)])
        said.extend(repr(match.view(seat)) for seat in (None, 0, 1))
        said.extend(repr([event.label() for event in entry.events]) for entry in match.log)
        position = match.position(match.actor)
        said.extend([repr(position), repr(position.view()), repr(match.bot_rng(0))])
        for command in (
            lambda: match.command(0, -1, 0),
            lambda: match.command(1 - match.actor, match.ply, 0),
            lambda: match.command(match.actor, match.ply, 0),
            lambda: match.undo(99, match.ply),
            lambda: match.parse("nonsense"),
            lambda: Match.from_record(GAME, parse_record(lines), bytes(32)),
        ):
            with pytest.raises(ValueError, match=r".") as caught:
                command()
            said.extend([str(caught.value), repr(caught.value)])

    while not match.over:
        collect()
        said.extend(lines)
        first_move(match)
    secrets = (SEED.hex(), repr(SEED), str(list(SEED)), str(int.from_bytes(SEED, "big")))
    assert not any(secret in text for text in said for secret in secrets)
    assert SEED.hex() in lines[-1]


def test_the_luck_of_bots_is_not_the_luck_of_the_match() -> None:
    thinking, _ = start(players=2)
    plain, _ = start(players=2)
    while not thinking.over:
        for seat in (0, 1):
            rng = thinking.bot_rng(seat)
            assert thinking.bot_rng(seat).below(1 << 30) == rng.below(1 << 30)
            thinking.position(seat).sample(rng)
        first_move(thinking)
        first_move(plain)
    assert thinking.record.lines() == plain.record.lines()
    assert thinking.bot_rng(0).below(1 << 30) != thinking.bot_rng(1).below(1 << 30)


def test_different_seeds_give_different_matches() -> None:
    moves = {tuple(entry.move for entry in start(seed=bytes([k]) * 32)[0].log) for k in range(8)}
    assert len(moves) == 8
