"""Positions with a best move that nobody who knows the game would miss."""

import pytest
from rulings.alien_frontiers.builder import Table, table

from orrery.core.bot import Bot, Position
from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.core.registry import load_bot
from orrery.games.alien_frontiers.game import GAME

THINKERS = ("greedy", "search:sims=150")


@pytest.fixture(params=THINKERS)
def bot(request: pytest.FixtureRequest) -> Bot:
    return load_bot(request.param)


def choice(bot: Bot, position: Table, seed: int = 1) -> str:
    """What the bot plays, in notation."""
    rng = SimRng(seed)
    action = bot.decide(Position(GAME, position.state, position.actor, rng), rng)
    return GAME.notate(position.state, action)


def turn(bot: Bot, position: Table, seed: int = 1) -> list[str]:
    """Everything the bot does until its turn or the game is over, whatever luck comes in between."""
    seat = position.actor
    luck = SimRng(seed)
    moves = []
    while position.state.turn == seat and position.actor in (seat, CHANCE):
        if position.actor == CHANCE:
            GAME.apply(position.state, GAME.sample(position.state, luck))
        else:
            moves.append(choice(bot, position, seed))
            position.play(moves[-1])
    return moves


def nearly_done() -> Table:
    """Four players; seat 0 has one colony left and leads."""
    return table().colonies("lem", 3).colonies("asimov", 2, 1).colonies("pohl", 0, 0, 1)


def test_lands_the_last_colony_and_wins(bot: Bot) -> None:
    position = nearly_done().seat(0, fuel=2, ore=2, ships=4).roll(1, 3, 6)
    assert choice(bot, position) == "terraform 6"
    turn(bot, position)
    assert position.over
    assert GAME.ranking(position.state)[0] == [0]


def test_launches_the_last_colony_and_wins(bot: Bot) -> None:
    position = nearly_done().seat(0, fuel=1, ore=1, hub=7).roll(1, 2, 4)
    turn(bot, position)
    assert position.over


def ending_loses() -> Table:
    """The last colony would give 8 colonies and a territory, or nine points; the other has twelve."""
    return (
        table(players=2)
        .colonies("lem", 4, 0)
        .colonies("asimov", 3, 4)
        .colonies("pohl", 0, 1)
        .colonies("heinlein", 0, 1)
        .colonies("vanvogt", 0, 1)
        .seat(0, fuel=3, ore=3, ships=4)
        .seat(1, cards="city monument")
        .field("positron", "asimov")
        .roll(1, 2, 6)
    )


def test_does_not_end_the_game_as_a_loser(bot: Bot) -> None:
    position = ending_loses()
    turn(bot, position)
    assert not position.over


def decided_by_a_landing() -> Table:
    """One landing left: only breaking the other's hold on Herbert Valley wins, 9 to 8."""
    return (
        table(players=2)
        .colonies("lem", 5, 0)
        .colonies("herbert", 2, 3)
        .colonies("pohl", 0, 2)
        .colonies("heinlein", 0, 1)
        .field("positron", "herbert")
        .seat(0, fuel=1, ore=1, ships=4)
        .seat(1, cards="decoy")
        .roll(1, 2, 6)
    )


def test_takes_the_territory_that_decides(bot: Bot) -> None:
    position = decided_by_a_landing()
    assert turn(bot, position)[:2] == ["terraform 6", "territory herbert"]
    assert GAME.ranking(position.state)[0] == [0]


def test_playouts_alone_find_the_territory_that_decides() -> None:
    position = decided_by_a_landing().play("terraform 6")
    assert choice(load_bot("uct:sims=40"), position) == "territory herbert"


def decided_by_a_raid() -> Table:
    """The last landing gives 11 points to 12; with the City of the other it wins, 12 to 11."""
    return (
        table(players=2)
        .colonies("lem", 5)
        .colonies("asimov", 2)
        .colonies("pohl", 0, 2)
        .colonies("heinlein", 0, 2)
        .colonies("vanvogt", 0, 2)
        .colonies("burroughs", 0, 1)
        .seat(0, fuel=1, ore=1, ships=4)
        .seat(1, cards="city")
        .roll(1, 2, 3, 6)
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_raids_the_point_that_decides_and_then_lands(seed: int) -> None:
    """Three moves that win only in this order: it takes a bot that looks further than one."""
    position = decided_by_a_raid()
    moves = turn(load_bot("search:sims=150"), position, seed)
    assert moves[:3] == ["raiders 1-2-3", "steal p2 city", "terraform 6"]
    assert GAME.ranking(position.state)[0] == [0]


@pytest.mark.parametrize("level", ["builder", "trader", "raider:sims=60", "strategist:sims=60"])
@pytest.mark.parametrize("seed", [1, 2])
def test_levels_above_the_first_win_where_they_can(level: str, seed: int) -> None:
    """Whatever they like among good moves: those that lose the win are none of these."""
    bot = load_bot(level)
    for position in (decided_by_a_landing(), nearly_done().seat(0, fuel=2, ore=2, ships=4).roll(1, 3, 6)):
        turn(bot, position, seed)
        assert position.over
        assert GAME.ranking(position.state)[0] == [0]


@pytest.mark.parametrize("level", ["raider", "strategist"])
@pytest.mark.parametrize("seed", [1, 2])
def test_levels_that_search_find_the_raid_that_wins(level: str, seed: int) -> None:
    position = decided_by_a_raid()
    turn(load_bot(f"{level}:sims=150"), position, seed)
    assert GAME.ranking(position.state)[0] == [0]


@pytest.mark.parametrize("level", ["cadet", "builder", "trader", "raider:sims=60", "strategist:sims=60"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_level_ends_a_game_that_it_loses_by_ending(level: str, seed: int) -> None:
    """Three points behind with the last colony landed; while it is not, the game goes on."""
    position = ending_loses()
    turn(load_bot(level), position, seed)
    assert not position.over


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_move_is_worth_what_the_best_way_to_go_on_brings(seed: int) -> None:
    """So few simulations find three moves that win only if bad ways to go on do not count against them."""
    position = decided_by_a_raid()
    turn(load_bot("search:sims=30"), position, seed)
    assert GAME.ranking(position.state)[0] == [0]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_finds_the_means_for_the_last_landing(seed: int) -> None:
    """Without fuel and ore: the other's, or what Solar Converter and Lunar Mine give, pay for it."""
    position = (
        table(players=2)
        .colonies("lem", 5)
        .colonies("asimov", 2)
        .colonies("pohl", 0, 2)
        .colonies("heinlein", 0, 2)
        .seat(0, ships=4)
        .seat(1, fuel=2, ore=2)
        .roll(1, 2, 3, 6)
    )
    turn(load_bot("search:sims=150"), position, seed)
    assert position.over
    assert GAME.ranking(position.state)[0] == [0]


def test_claims_what_is_free_before_the_turn_ends(bot: Bot) -> None:
    position = table().seat(0).display("city cache plasma").roll(6, 2).play("artifact 6", "artifact 2")
    assert position.can("end")
    assert choice(bot, position).startswith("claim ")


def test_builds_a_ship_early_on(bot: Bot) -> None:
    position = table().seat(0, fuel=1, ore=1).roll(2, 2, 5)
    assert "shipyard 2-2" in turn(bot, position)


def test_lands_a_colony_when_it_can_pay_for_it(bot: Bot) -> None:
    position = table().seat(0, ore=3, ships=4).colonies("lem", 2, 1).colonies("pohl", 2).roll(4, 4, 4, 1)
    moves = turn(bot, position)
    assert "constructor 4-4-4" in moves


@pytest.mark.parametrize("spec", [*THINKERS, "uct:sims=3", "random"])
def test_the_same_rng_gives_the_same_move(spec: str) -> None:
    position = table().seat(0, fuel=3, ore=3, cards="plasma warper").dock("mine", 1, 2).roll(2, 2, 5)
    first = [choice(load_bot(spec), position, seed) for seed in range(5)]
    assert first == [choice(load_bot(spec), position, seed) for seed in range(5)]


def test_random_chooses_among_everything() -> None:
    position = table().roll(2, 2, 5)
    bot = load_bot("random")
    chosen = {choice(bot, position, seed) for seed in range(200)}
    assert chosen == position.legal()


def test_a_forced_move_needs_no_thought() -> None:
    position = table().roll(5).play("solar 5")
    assert position.legal() == {"end"}
    assert choice(load_bot("search:time=1000"), position) == "end"
