"""Matches of a game with secrets: who sees what, and how far back one may go."""

import json

import pytest
from plugin_game.game import GAME, KINDS, NOTHING

from core.tables import do, finish, first_move, start, until
from orrery.core.game import CHANCE
from orrery.core.match import CommandRefused, Match


def stow_all(match: Match) -> None:
    until(match, "stow")
    while match.view(None)["phase"] == "stow":
        first_move(match)


def test_a_view_has_only_its_own_secrets() -> None:
    match, _ = start()
    stow_all(match)
    for viewer in (None, 0, 1, 2):
        secrets = [player["secret"] for player in match.view(viewer)["players"]]
        assert [secret is not None for secret in secrets] == [seat == viewer for seat in range(3)]


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    match, _ = start()
    draws = [entry for entry in match.log if entry.actor == CHANCE]
    assert draws
    for entry in draws:
        told = {viewer: [event.id for event in entry.visible_events(viewer)] for viewer in (None, 0, 1, 2)}
        owner = next(seat for seat in range(3) if told[seat] == ["cb-event-draws", "cb-event-drawn"])
        assert all(ids == ["cb-event-draws"] for viewer, ids in told.items() if viewer != owner)


def test_a_secret_choice_tells_others_nothing() -> None:
    match, _ = start()
    until(match, "stow")
    seat = match.actor
    others = [match.view(viewer) for viewer in (None, 1, 2)]
    card = match.legal(seat)[-1]
    (entry,) = match.command(seat, match.ply, card)
    assert all(not any(kind in json.dumps(e.args) for kind in KINDS) for e in entry.visible_events(1))
    after = [match.view(viewer) for viewer in (None, 1, 2)]
    for before, now in zip(others, after, strict=True):
        assert now["players"][0]["secret"] is None
        assert now["players"][0]["has_stowed"] and not before["players"][0]["has_stowed"]


def test_a_secret_choice_can_be_taken_back_until_another_decides() -> None:
    match, _ = start()
    until(match, "stow")
    before = match.view(0)
    first_move(match)
    assert match.actor == 1
    assert match.undo_plies(0) == [match.ply - 1]
    match.undo(0, match.ply)
    assert (match.actor, match.view(0)) == (0, before)
    first_move(match)
    first_move(match)
    assert match.undo_plies(0) == []
    with pytest.raises(CommandRefused, match="something became known"):
        match.undo(0, match.ply)


def test_a_reveal_cannot_be_taken_back() -> None:
    match, _ = start()
    stow_all(match)
    seat = match.actor
    do(match, "declare")
    assert match.view(None)["players"][seat]["declared"] != NOTHING
    assert match.undo_plies(seat) == []
    with pytest.raises(CommandRefused, match="something became known"):
        match.undo(seat, match.ply)


def test_hiding_can_be_taken_back_where_declaring_cannot() -> None:
    match, _ = start()
    stow_all(match)
    seat = match.actor
    do(match, "smuggle")
    assert match.undo_plies(seat) == [match.ply - 1]
    match.undo(seat, match.ply)
    assert match.actor == seat
    do(match, "declare")
    assert match.undo_plies(seat) == []


def test_chance_is_a_barrier() -> None:
    match, _ = start(players=2)
    stow_all(match)
    do(match, "smuggle", "smuggle")
    assert match.view(None)["phase"] == "stow"
    assert match.log[-1].actor == CHANCE
    assert match.undo_plies(0) == match.undo_plies(1) == []


def test_bots_of_all_seats_see_the_secrets_of_none_but_their_own() -> None:
    """Over many matches the determinized card is the true one about as often as luck explains."""
    hits = total = 0
    for number in range(60):
        match, _ = start(players=2, seed=bytes([number]) * 32)
        stow_all(match)
        truth = match._state.players[0].stowed
        hits += match.position(1)._known.players[0].stowed == truth
        total += 1
        assert match.position(0)._known.players[0].stowed == truth
    assert hits < total / 2


def test_the_replayed_match_tells_the_same_to_each() -> None:
    match, _ = start()
    finish(match)
    again = Match.from_record(GAME, match.record)
    for one, other in zip(match.log, again.log, strict=True):
        for viewer in (None, 0, 1, 2):
            assert [e.label() for e in one.visible_events(viewer)] == [
                e.label() for e in other.visible_events(viewer)
            ]


def test_opening_follows_when_all_have_stowed() -> None:
    match, _ = start(players=4)
    stow_all(match)
    assert (match.view(None)["phase"], match.actor) == ("open", 0)
