"""Advice: the best moves in order, each with a reason that is true."""

from typing import Any

import pytest
from rulings.alien_artifacts import builder as alien_artifacts
from rulings.alien_frontiers import builder as alien_frontiers
from rulings.how_to_save_a_world import builder as how_to_save_a_world
from rulings.new_frontiers import builder as new_frontiers

from orrery.arena.playout import advance
from orrery.coach.advice import advise
from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.registry import game_names, load_bot, load_game


def position(name: str, decisions: int, players: int = 2) -> tuple[Any, Position]:
    game = load_game(name)
    state = game.new_state(game.resolve({"players": players}))
    advance(game, state, SimRng(decisions), decisions)
    return state, Position(game, state, game.actor(state), SimRng(1))


@pytest.mark.parametrize("name", game_names())
def test_three_moves_at_most_the_one_made_first(name: str) -> None:
    reasons = set()
    for decisions in (0, 4, 9, 15, 22):
        _, now = position(name, decisions)
        if not now.legal:
            break  # a short game, and it is over
        advised = advise(load_bot("greedy"), now, SimRng(3))
        assert len(advised) == min(3, len(now.legal))
        assert advised[0].action == load_bot("greedy").decide(now, SimRng(3))
        assert {one.action for one in advised} <= set(now.legal)
        for one in advised:
            assert one.chance is not None and one.why is not None
            reasons.add(one.why[0])
    assert len(reasons) > 1 or not load_game(name).features.names


def test_a_move_that_scores_says_how_much() -> None:
    state, now = position("how-to-save-a-world", 0)
    game = now.game
    for decisions in range(1, 200):
        state, now = position("how-to-save-a-world", decisions)
        if game.actor(state) < 0:
            continue
        for one in advise(load_bot("greedy"), now, SimRng(3)):
            after = now.sample(SimRng(2))
            before = sum(game.scores(after)[now.seat].values())
            game.apply(after, one.action)
            gained = sum(game.scores(after)[now.seat].values()) - before
            if one.why is not None and one.why[0] == "common-why-points":
                assert one.why[1] == {"points": gained} and gained > 0
                return
    raise AssertionError("no move scored anything")


def test_a_hint_names_what_the_move_gains() -> None:
    """Two colonies ready to produce, and no $: producing is for goods, isolation for the $2 it pays."""
    table = new_frontiers.table(3).seat(0, credits=0, colonies="comet-zone").ready()
    game = load_game("new-frontiers")
    advised = advise(load_bot("greedy"), Position(game, table.state, 0, SimRng(1)), SimRng(1))
    reasons = {game.notate(table.state, one.action): one.why for one in advised}
    assert reasons["pick produce"] == ("nf-hint-goods", {})
    assert reasons["pick isolation"] == ("nf-hint-credits", {})


def test_a_hint_of_alien_frontiers_names_what_the_move_gains() -> None:
    """Two ships alike and their price: they build a third, or bring resources for the next landing."""
    table = alien_frontiers.table(players=2).seat(0, fuel=1, ore=1).roll(2, 2)
    game = load_game("alien-frontiers")
    advised = advise(load_bot("greedy"), Position(game, table.state, 0, SimRng(1)), SimRng(1))
    reasons = {game.notate(table.state, one.action): one.why for one in advised}
    assert reasons["shipyard 2-2"] == ("af-hint-ships", {})


def test_a_hint_of_how_to_save_a_world_names_what_the_move_gains() -> None:
    """Research in the first round: the Supply Depots raise two baselines for all rounds to come."""
    table = how_to_save_a_world.table(2).seat(0, knowledge=2, placed="open-steppe-a open-steppe-a")
    table.play("place crater-institute-a")
    game = load_game("how-to-save-a-world")
    advised = advise(load_bot("greedy"), Position(game, table.state, 0, SimRng(1)), SimRng(1))
    reasons = {game.notate(table.state, one.action): one.why for one in advised}
    assert reasons["upgrade supply-depots"] == ("hw-hint-baselines", {})


def test_a_hint_of_alien_artifacts_names_what_the_move_gains() -> None:
    """Icons that the planet to build has no use for: traded, they become C."""
    table = alien_artifacts.table().seat(0, hand="red3-blue1-1 red2-blue1-1", building="calcine")
    table.ready()
    game = load_game("alien-artifacts")
    advised = advise(load_bot("greedy"), Position(game, table.state, 0, SimRng(1)), SimRng(1))
    reasons = {game.notate(table.state, one.action): one.why for one in advised}
    assert reasons["trade red"] == ("aa-hint-supplies", {})


def test_a_bot_without_chances_names_its_move_alone() -> None:
    _, now = position("alien-frontiers", 5)
    (one,) = advise(load_bot("random"), now, SimRng(3))
    assert one.action in now.legal and (one.chance, one.why) == (None, None)
