"""The guide of a first match at the terminal: the goal before anything else, then each idea once."""

from pathlib import Path

import pytest

from cli.conftest import Run, first_moves
from orrery.core.registry import game_names, load_game
from orrery.locale import LANGUAGES, Translator, game_files

#: Few rounds, where a game can be told so, and bots that do not think.
QUICK = ("--seats", "human,random", "--fast", "--seed", "tea")
#: The games that bring a guide.
GUIDED = [
    game for game in game_names() if "guide.ftl" in [file.name for file in game_files(load_game(game), "en")]
]


def told(game: str, language: str, step: str) -> str:
    """A step of the guide, in one line."""
    words = Translator(language, [game], strict=True)
    return words.text(f"{load_game(game).facts.prefix}-guide-{step}")


def lines(out: str) -> str:
    """Without the breaks of lines."""
    return " ".join(out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_the_goal_is_told_before_the_first_decision(
    orrery: Run, home: Path, game: str, language: str
) -> None:
    out = lines(orrery("play", game, *QUICK, "--lang", language, typed=["quit"]).out)
    assert out.count(told(game, language, "goal")) == 1


def test_each_idea_is_told_once_and_after_the_goal(orrery: Run, home: Path) -> None:
    ran = orrery("play", "alien-frontiers", *QUICK, "--option", "round_limit=3", typed=first_moves())
    out = lines(ran.out)
    goal, main = (told("alien-frontiers", "en", step) for step in ("goal", "main"))
    assert out.count(goal) == out.count(main) == 1
    assert out.index(goal) < out.index(main)


def test_a_second_match_is_guided_only_if_asked_for(orrery: Run, home: Path) -> None:
    play = ("play", "alien-frontiers", *QUICK)
    goal = told("alien-frontiers", "en", "goal")
    assert goal not in lines(orrery(*play, "--no-guide", typed=["quit"]).out)
    assert goal not in lines(orrery(*play, typed=["quit"]).out)
    assert goal in lines(orrery(*play, "--guide", typed=["quit"]).out)
    # Of another game it is the first.
    assert told("new-frontiers", "en", "goal") in lines(
        orrery("play", "new-frontiers", *QUICK, typed=["quit"]).out
    )
