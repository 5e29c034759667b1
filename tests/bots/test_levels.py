"""Levels err as people do: within a margin, by not seeing things, and with a taste of their own."""

from typing import Any, ClassVar

import pytest

from orrery.arena.playout import advance
from orrery.bots.greedy import GreedyBot
from orrery.bots.levels import LEVELS, LevelBot, Trader
from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.registry import game_names, load_bot, load_game


def positions(name: str, count: int, step: int = 3) -> list[Position]:
    """Decisions with a choice, on the way through matches at random."""
    game = load_game(name)
    found = []
    for number in range(10 * count):
        state = game.new_state(game.resolve({"players": 2}))
        advance(game, state, SimRng(number), step * number % 60)
        seat = game.actor(state)
        if seat >= 0 and len(game.legal(state)) > 2:
            found.append(Position(game, state, seat, SimRng(number)))
        if len(found) == count:
            break
    return found


def test_every_level_is_found_by_its_name() -> None:
    for name, kind in LEVELS.items():
        assert type(load_bot(name)) is kind


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("level", ["cadet", "builder", "trader"])
def test_no_level_makes_a_move_that_loses_much(name: str, level: str) -> None:
    kind = LEVELS[level]
    for number, position in enumerate(positions(name, 12)):
        # The same luck, so that both see the same of what is hidden.
        weighed = GreedyBot({}).weigh(position, SimRng(number))
        worth = {one.action: one.chance for one in weighed}
        best = max(worth.values())
        stake = best - sum(worth.values()) / len(worth)
        made = load_bot(level).decide(position, SimRng(number))
        assert best - worth[made] <= kind.MARGIN * position.game.leniency() * stake + 1e-9


def test_simulations_replace_the_time_of_a_level() -> None:
    """The strongest level errs in nothing, so it plays as the search does."""
    for number, position in enumerate(positions("alien-frontiers", 4)):
        made = load_bot("strategist:sims=30").decide(position, SimRng(number))
        assert made == load_bot("search:sims=30").decide(position, SimRng(number))


class Blind(LevelBot):
    """Sees nothing."""

    MARGIN: ClassVar[float] = 1.0
    OVERLOOKS: ClassVar[float] = 1.0


def test_who_sees_no_move_still_makes_the_one_that_stares_them_in_the_face() -> None:
    for position in positions("alien-frontiers", 5):
        assert Blind({}).decide(position, SimRng(1)) == GreedyBot({}).decide(position, SimRng(1))


class Sharp(LevelBot):
    """Has no taste."""

    MARGIN: ClassVar[float] = 0.8
    SOFT: ClassVar[float] = 0.05


class Cruel(Sharp):
    HURTS: ClassVar[float] = 0.3


class Steady(Sharp):
    BUILDS: ClassVar[float] = 0.3


class Greed(Sharp):
    SCORES: ClassVar[float] = 0.3


def taste(bot: LevelBot, position: Position, number: int) -> tuple[float, float, float]:
    """What a move does to the others, for oneself, and in points."""
    game, seat = position.game, position.seat
    after: Any = position.sample(SimRng(number))
    game.apply(after, bot.decide(position, SimRng(number)))
    values = game.evaluate(after)
    return -values[1 - seat], values[seat], float(sum(game.scores(after)[seat].values()))


# Moves that score are rare, so it takes more positions for a taste for points to show.
@pytest.mark.parametrize(("kind", "which", "count"), [(Cruel, 0, 40), (Steady, 1, 40), (Greed, 2, 200)])
def test_a_manner_shows_in_the_moves(kind: type[LevelBot], which: int, count: int) -> None:
    plain = mannered = 0.0
    for name in ("alien-frontiers", "how-to-save-a-world"):
        for number, position in enumerate(positions(name, count)):
            plain += taste(Sharp({}), position, number)[which]
            mannered += taste(kind({}), position, number)[which]
    assert mannered > plain


def test_levels_are_told_apart_by_what_they_are_given() -> None:
    margins = [kind.MARGIN for kind in LEVELS.values()]
    assert margins == sorted(margins, reverse=True)
    assert Trader.SECONDS == 0 < LEVELS["raider"].SECONDS < LEVELS["strategist"].SECONDS
