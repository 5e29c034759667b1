"""Games and bots by name; a plugin is found without touching anything here."""

from pathlib import Path

import pytest
from plugin_game.game import GAME
from plugin_game.installing import install_contraband

from orrery.core.bot import BotError
from orrery.core.registry import UnknownName, bot_names, game_names, load_bot, load_game


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What installing the toy game as a package of its own leaves on the path."""
    install_contraband(tmp_path, monkeypatch, bots="first = core.test_bot:Timed")


def test_our_game_is_found() -> None:
    assert "alien-frontiers" in game_names()
    assert load_game("alien-frontiers").id == "alien-frontiers"


def test_our_bots_are_found() -> None:
    assert {"random", "greedy", "search"} <= set(bot_names())


def test_an_unknown_name_lists_those_there_are() -> None:
    with pytest.raises(UnknownName) as caught:
        load_game("chess")
    assert str(caught.value) == f"there is no game 'chess'; there is: {', '.join(game_names())}"
    with pytest.raises(UnknownName) as caught:
        load_bot("oracle:time=1")
    assert str(caught.value) == f"there is no bot 'oracle'; there is: {', '.join(bot_names())}"


@pytest.mark.usefixtures("plugin")
def test_a_plugin_is_found_like_ours() -> None:
    assert "contraband" in game_names()
    assert load_game("contraband") is GAME
    assert load_bot("first:time=2").params == {"time": 2.0, "depth": 2}
    with pytest.raises(BotError, match="no parameter 'x'"):
        load_bot("first:x=2")
