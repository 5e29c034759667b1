"""The test of content finds numbers that nothing reads."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from plugin_game.altered import altered_game
from plugin_game.game import GAME

from orrery.core.content import Content
from orrery.core.game import Game
from orrery.testing import content_columns
from orrery.testing.columns import accepted_changes, numeric_columns
from orrery.testing.observe import observations

CARGO = "content/cargo.json"
#: Where the check of the game begins.
CHECK = "        if problems := content.odd_rows(CONTENT):\n"

Alter = Callable[..., Game[Any]]


@pytest.fixture
def alter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Alter:
    """Makes the example game with some texts of its files replaced."""
    return partial(altered_game, tmp_path, monkeypatch)


def refusing_if(condition: str) -> tuple[str, str, str]:
    """A change of the game's check: it refuses one thing more."""
    return ("game.py", CHECK, f"        if {condition}:\n            return ['no']\n{CHECK}")


def judged(game: Game[Any], column: str) -> str:
    """What the test says of a column."""
    try:
        content_columns(game)().test_column(column)
    except pytest.fail.Exception as error:
        return str(error)
    return "followed or refused"


def test_a_number_that_the_rules_read_is_followed() -> None:
    assert numeric_columns(GAME.content) == ["cargo.value", "cargo.copies"]
    assert judged(GAME, "cargo.value") == judged(GAME, "cargo.copies") == "followed or refused"


def test_a_number_that_nothing_reads_is_found(alter: Alter) -> None:
    game = alter((CARGO, '"provenance"', '"weight": 3, "provenance"'))
    assert numeric_columns(game.content) == ["cargo.value", "cargo.copies", "cargo.weight"]
    assert "cargo.weight raised by 1 in every row" in judged(game, "cargo.weight")
    assert "nothing differs" in judged(game, "cargo.weight")


def test_a_number_that_is_written_in_the_rules_as_well_is_found(alter: Alter) -> None:
    game = alter(("game.py", '= CONTENT.column("cargo", "value")', "= [1, 2, 3, 4, 5]"))
    assert "nothing differs" in judged(game, "cargo.value")


def test_a_number_that_is_read_in_some_rows_only_is_found(alter: Alter) -> None:
    """The check forbids to change them all, so rows are changed one by one."""
    game = alter(
        ("game.py", '= CONTENT.column("cargo", "value")', '= [1, 2] + CONTENT.column("cargo", "value")[2:]'),
        (
            "game.py",
            CHECK,
            f"        if content.tables['cargo'][0]['value'] != 1:\n            return ['spice']\n{CHECK}",
        ),
    )
    assert next(accepted_changes(game, "cargo.value")).words == "cargo, silk: value 2 changed to 3"
    assert "silk: value 2 changed to 3: the check accepts it, and nothing" in judged(game, "cargo.value")


def test_what_the_check_refuses_need_not_be_read(alter: Alter) -> None:
    game = alter(
        (CARGO, '"provenance"', '"weight": 3, "provenance"'),
        (
            "game.py",
            CHECK,
            f"        if content.tables != CONTENT.tables:\n            return ['other']\n{CHECK}",
        ),
    )
    assert list(accepted_changes(game, "cargo.weight")) == []
    assert judged(game, "cargo.weight") == "followed or refused"


def test_what_the_check_accepts_must_be_playable(alter: Alter) -> None:
    start = "DEAL, STOW, OFFER = "
    game = alter(("game.py", start, f"assert VALUES[0] == 1, 'spice is cheap'\n{start}"))
    assert "cannot be played: AssertionError: spice is cheap" in judged(game, "cargo.value")


def test_numbers_within_lists_and_objects_count() -> None:
    row = {"id": "a", "gain": [1, 2], "docks": {"x": 1}, "flag": True, "name": "n", "provenance": "stand-in"}
    assert numeric_columns(Content({"setup": [row]})) == ["setup.gain", "setup.docks"]


def test_the_same_game_is_observed_alike() -> None:
    assert list(observations(GAME)) == list(observations(GAME))


#: The check keeps the price of the first row.
ONLY_SPICE = "content.tables['cargo'][0]['value'] != 1"


def test_rows_that_seldom_come_into_play_are_raised_together(alter: Alter) -> None:
    (change,) = accepted_changes(alter(refusing_if(ONLY_SPICE)), "cargo.value", seldom=True)
    assert change.words == "cargo.value raised by 1 wherever the check accepts it"
    assert [row["value"] for row in change.tables["cargo"]] == [1, 3, 4, 5, 6]


def test_rows_that_seldom_come_into_play_are_found_if_nothing_reads_them(alter: Alter) -> None:
    written = ("game.py", '= CONTENT.column("cargo", "value")', "= [1, 2, 3, 4, 5]")
    suite = content_columns(alter(refusing_if(ONLY_SPICE), written), seldom=["cargo.value"])
    with pytest.raises(pytest.fail.Exception, match="nothing differs"):
        suite().test_column("cargo.value")
