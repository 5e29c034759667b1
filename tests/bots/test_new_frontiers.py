"""What our bots make of New Frontiers, where every move asks the whole table."""

import pytest
from rulings.new_frontiers.builder import A, B, C, D, Table, printed, table

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


#: What A has with three worlds.
LEVEL = printed("old-earth") + 6


def last_pick_of_the_game() -> Table:
    """Seat D makes it, level with A; both Trade and Diplomats give D a point, but Trade gives A more."""
    novelties = "devolved-uplift-race:N artist-settlement:N former-penal-colony:N"
    return (
        table(4, round_limit=1)
        .seat(A, techs="consumer-markets", colonies=novelties)
        .seat(D, vp=LEVEL - printed("galactic-scavengers"))
        .last_pick()
        .ready()
    )


@pytest.mark.parametrize("spec", ["greedy", "search:sims=60"])
def test_takes_the_point_that_helps_nobody_else(spec: str) -> None:
    position = last_pick_of_the_game()
    assert {sum(GAME.scores(position.state)[seat].values()) for seat in (A, D)} == {LEVEL}
    assert position.offers("pick") == {"settle", "produce", "trade", "diplomats"}
    assert choice(spec, position) == "pick diplomats"
    position.play("pick diplomats")
    assert GAME.ranking(position.state)[0] == [D]


def last_decision(goal: str = "", leader: int = A, colonists: int = 5) -> Table:
    """C makes it, a Settle choice; the leader is out of everybody's reach."""
    position = table(4, round_limit=1, goals=bool(goal))
    if goal:
        position.goals(open=goal)
    worlds = "rebel-fuel-cache deserted-alien-colony comet-zone alien-data-repository"
    return (
        position.seat(leader, vp=30)
        .seat(C, credits=24, colonists=colonists, techs="space-marines", explored=worlds)
        .last_pick()
        .by(D, "pick settle", "colonists")
        .by(A, "colonists")
        .by(B, "colonists")
        .ready()
    )


@pytest.mark.parametrize("spec", ["greedy", "search:sims=60"])
@pytest.mark.parametrize("leader", [A, C])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_decision_is_played_for_points(spec: str, leader: int, seed: int) -> None:
    """Also where the win is lost, or cannot be lost any more: 6 points are the most of four worlds."""
    position = last_decision(leader=leader)
    assert position.offers("settle") == {
        "rebel-fuel-cache",
        "deserted-alien-colony",
        "comet-zone",
        "alien-data-repository",
    }
    assert choice(spec, position, seed) == "settle alien-data-repository"
    position.play("settle alien-data-repository")
    assert position.state.over


@pytest.mark.parametrize(("colonists", "move"), [(5, "colonists"), (7, "settle alien-data-repository")])
def test_points_of_a_goal_count_in_the_last_decision(colonists: int, move: str) -> None:
    """Draft: 7 unused colonists instead of 5 are worth 3 more; settling costs 3, but is worth 6."""
    assert choice("greedy", last_decision("draft", colonists=colonists)) == move


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_colonists_are_not_kept_for_draft_while_the_game_is_young(seed: int) -> None:
    """Settling gives up 3 points of Draft as they stand; the colonists can be had again."""
    position = (
        table(4, goals=True)
        .goals(open="draft")
        .seat(C, credits=4, colonists=5, explored="comet-zone")
        .last_pick()
        .by(D, "pick settle", "colonists")
        .by(A, "colonists")
        .by(B, "colonists")
        .ready()
    )
    assert choice("greedy", position, seed) == "settle comet-zone"


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "goals": True}])
def test_never_illegal_over_whole_games(options: dict[str, object]) -> None:
    """``play_match`` refuses an illegal choice; the hidden goal is one thing a seat cannot know."""
    resolved = GAME.resolve(options)
    specs = ("search:sims=2", "greedy", "random")[: int(str(options["players"]))]
    bots = [load_bot(spec) for spec in specs]
    assert play_match(GAME, bots, resolved, seed_from_text("legal"), check=True).finished


def test_a_step_towards_a_goal_in_play_counts() -> None:
    """One Consume power is short of the two that Civil Service asks for; not in play, it counts for less."""
    short = [0.0, 0.0]
    for number, goal in enumerate(("civil-service", "draft")):
        without = table(4, goals=True).goals(open=goal).ready()
        with_one = table(4, goals=True).goals(open=goal).seat(C, techs="consumer-markets").ready()
        short[number] = GAME.evaluate(with_one.state)[C] - GAME.evaluate(without.state)[C]
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
