"""What bots say of every move: the one they make first, with chances that can be compared."""

import pytest

from orrery.arena.playout import advance
from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.registry import game_names, load_bot, load_game


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("spec", ["greedy", "search:sims=12"])
def test_every_move_is_weighed_and_the_first_is_the_one_made(name: str, spec: str) -> None:
    game = load_game(name)
    several = 0
    for number in range(6):
        state = game.new_state(game.resolve({}))
        advance(game, state, SimRng(number), 5 * number)
        seat = game.actor(state)
        if seat < 0:
            continue
        position = Position(game, state, seat, SimRng(number))
        weighed = load_bot(spec).weigh(position, SimRng(7))
        assert sorted(one.action for one in weighed) == position.legal
        assert all(-0.01 <= one.chance <= 1.01 for one in weighed)
        assert weighed[0].action == load_bot(spec).decide(position, SimRng(7))
        several += len(weighed) > 1
    assert several > 1


def test_the_greedy_bot_orders_moves_by_their_chances() -> None:
    game = load_game("alien-frontiers")
    state = game.new_state(game.resolve({"players": 2}))
    advance(game, state, SimRng(3), 20)
    position = Position(game, state, game.actor(state), SimRng(1))
    chances = [one.chance for one in load_bot("greedy").weigh(position, SimRng(2))]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]


def test_a_bot_that_knows_no_chances_says_nothing() -> None:
    game = load_game("alien-frontiers")
    state = game.new_state(game.resolve({"players": 2}))
    advance(game, state, SimRng(3), 5)
    assert load_bot("random").weigh(Position(game, state, game.actor(state), SimRng(1)), SimRng(2)) == []
