"""What our bots make of New Frontiers, where every move asks the whole table."""

import pytest
from rulings.new_frontiers.builder import A, C, D, Table, table

from orrery.arena.match import play_match
from orrery.core.bot import Position
from orrery.core.chance import SimRng, seed_from_text
from orrery.core.registry import load_bot
from orrery.games.new_frontiers.game import GAME


def choice(spec: str, position: Table, seed: int = 1) -> str:
    """What a bot plays, in notation."""
    rng = SimRng(seed)
    action = load_bot(spec).decide(Position(GAME, position.state, position.actor, rng), rng)
    return GAME.notate(position.state, action)


def last_pick_of_the_game() -> Table:
    """Seat D makes it, level with A; both Trade and Diplomats give D a point, but Trade gives A more."""
    novelties = "devolved-uplift-race:N artist-settlement:N former-penal-colony:N"
    return (
        table(4, round_limit=1)
        .seat(A, techs="consumer-markets", colonies=novelties)
        .seat(D, vp=7)
        .last_pick()
        .ready()
    )


@pytest.mark.parametrize("spec", ["greedy", "search:sims=60"])
def test_takes_the_point_that_helps_nobody_else(spec: str) -> None:
    position = last_pick_of_the_game()
    assert {sum(GAME.scores(position.state)[seat].values()) for seat in (A, D)} == {8}
    assert position.offers("pick") == {"settle", "produce", "trade", "diplomats"}
    assert choice(spec, position) == "pick diplomats"
    position.play("pick diplomats")
    assert GAME.ranking(position.state)[0] == [D]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "goals": True}])
def test_never_illegal_over_whole_games(options: dict[str, object]) -> None:
    """``play_match`` refuses an illegal choice; the hidden goal is one thing a seat cannot know."""
    resolved = GAME.resolve(options)
    specs = ("search:sims=2", "greedy", "random")[: int(str(options["players"]))]
    bots = [load_bot(spec) for spec in specs]
    assert play_match(GAME, bots, resolved, seed_from_text("legal"), check=True).finished


def test_a_step_towards_a_goal_in_play_counts() -> None:
    """Two colonists are short of the three that Draft asks for; so are they without Draft, for less."""
    short = [0.0, 0.0]
    for number, goal in enumerate(("draft", "keywords")):
        without = table(4, goals=True).goals(open=goal).ready()
        with_two = table(4, goals=True).goals(open=goal).seat(C, colonists=2).ready()
        short[number] = GAME.evaluate(with_two.state)[C] - GAME.evaluate(without.state)[C]
    assert short[0] > short[1] > 0.0


@pytest.mark.parametrize("goals", [False, True])
def test_greedy_beats_random(goals: bool) -> None:
    options = GAME.resolve({"players": 4, "goals": goals})
    wins = 0
    for number in range(16):
        bots = [load_bot("random") for _ in range(4)]
        bots[number % 4] = load_bot("greedy")
        seed = seed_from_text(f"sanity-{number // 4}")
        wins += play_match(GAME, bots, options, seed).winners == (number % 4,)
    assert wins >= 13
