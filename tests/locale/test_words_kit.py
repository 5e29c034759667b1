"""The kit of words catches mistakes: one each, found by the test that is meant for it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from plugin_game.altered import altered_game

from orrery.core.game import Game
from orrery.locale.testing import words

EN, PL, GAME = "locale/en/game.ftl", "locale/pl/game.ftl", "game.py"

Alter = Callable[..., Game[Any]]


@pytest.fixture
def alter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Alter:
    """Makes the example game with some texts of its files replaced."""
    return partial(altered_game, tmp_path, monkeypatch)


def failures(suite: type) -> dict[str, str]:
    """What every test of a suite says that fails, languages together."""
    said: dict[str, str] = {}
    for name in [name for name in dir(suite) if name.startswith("test_")]:
        test = getattr(suite(), name)
        marks = getattr(test, "pytestmark", [])
        for arguments in [(language,) for mark in marks for language in mark.args[1]] if marks else [()]:
            try:
                test(*arguments)
            except (AssertionError, pytest.fail.Exception) as error:
                said[name] = said.get(name, "") + str(error)
    return said


#: A file with what is replaced in it, the test that fails, and what it says.
MISTAKES = [
    (EN, "cb-title = Contraband", "cb-title Contraband", "files", "is no message"),
    (EN, "cb-about = ", "about = ", "files", "about does not begin with cb-"),
    (EN, "cb-event-stows = ", "cb-event-draws = again\ncb-event-stows = ", "files", "is there twice"),
    (EN, "", "cb-cargo-more = { cb-cargo-none }\n", "files", "mentions cb-cargo-none"),
    (PL, "cb-why-order = ", "cb-why-other = ", "translation", "cb-why-order is in one language only"),
    (PL, "({ $cards })", "", "translation", "cb-event-sells needs"),
    (EN, "cb-score-market = ", "cb-score-fair = ", "named", "no message 'cb-score-market'"),
    (EN, "cb-option-ties-all = ", "cb-option-ties-both = ", "named", "'cb-option-ties-all'"),
    (EN, "cb-cargo-silk = ", "cb-cargo-wool = ", "named", "there is no message cb-cargo-silk"),
    (GAME, 'components=["cargo"]', 'components=["cargo", "ship"]', "named", "lists 'ship'"),
    (EN, "Worth { $value }", "Worth { $price }", "components", "cb-cargo-value"),
    (EN, "Choose the card you", "Choose the { $card } you", "named", "stow-prompt"),
    (EN, "cb-move-stow = ", "cb-move-hide = ", "everything_told", "no message 'cb-move-stow'"),
    (EN, "Stow: { $card }", "Stow something", "everything_told", "makes no use of ['card']"),
    (EN, "Stow: { $card }", "Stow: { $cargo }", "everything_told", "cargo"),
    (EN, "cb-why-no-card = You", "cb-why-no-card = [You]", "everything_told", "reads '[You]"),
    (EN, "Smuggle the card", "Declare the card", "no_two_moves_read_alike", "Declare the card"),
    (GAME, "points=best)", "points=best, round=s.round)", "events", "but is told ['player', 'points', 'r"),
    (GAME, '"cb-event-stows", player', '"cb-event-stored", player', "events", "no message cb-event-stored"),
    (GAME, 'why("cb-why-order",', 'why("cb-why-later",', "nothing_is_missing", "cb-why-later"),
    (GAME, 'why("cb-why-order",', 'why("cb-why-order", rule="9",', "chapters_of_reasons", "9"),
    (EN, "", "cb-cargo-salt = salt\n", "nothing_is_unused", "cb-cargo-salt"),
    (EN, "", "cb-move-jettison = Overboard\n", "nothing_is_unused", "cb-move-jettison"),
    (GAME, '"black-market"', '"bazaar"', "rules_pages", "no chapter 'bazaar'"),
    ("RULES.pl.md", "## 3 Odprawa", "### 3 Odprawa", "rules_pages", "RULES.pl.md has other sections"),
    ("RULES.md", "*Long game*", "`long_game`", "rules_are_for_players", "`long_game`"),
    (
        "RULES.md",
        "Twenty cards",
        "- Twenty cards",
        "rules_are_easy_to_read",
        "'## 1 Cards' begins with '- Twenty",
    ),
    (
        "RULES.md",
        "Twenty cards",
        "Twenty cards" * 40,
        "rules_are_easy_to_read",
        "has a paragraph of 601 characters",
    ),
    ("RULES.md", "Twenty cards", "<!-- example fair -->\nTwenty cards", "examples", "tells other examples"),
    ("RULES.ru.md", "(Black market)", "(Market)", "rules_pages", "'black-market' is another section"),
]


@pytest.mark.parametrize(("file", "old", "new", "test", "said"), MISTAKES)
def test_a_mistake_is_caught(alter: Alter, file: str, old: str, new: str, test: str, said: str) -> None:
    found = failures(words(alter((file, old, new))))
    assert said in found.get(f"test_{test}", "nothing"), found


def test_a_sound_game_passes(alter: Alter) -> None:
    suite = words(alter())
    assert failures(suite) == {}
    # Every test of the kit can fail, but for the one about a game without any words.
    tests = {name.removeprefix("test_") for name in dir(suite) if name.startswith("test_")}
    assert tests - {test for *_, test, _ in MISTAKES} == {"there_are_messages"}


def test_a_game_without_words_is_told_where_they_belong(alter: Alter, tmp_path: Path) -> None:
    game = alter()
    for file in tmp_path.rglob("*.ftl"):
        file.unlink()
    assert "locale/en/*.ftl" in failures(words(game))["test_there_are_messages"]


def test_what_only_other_source_uses_is_used(alter: Alter, tmp_path: Path) -> None:
    """The board of the page says some things that no Python does."""
    more = "cb-web-title = The table\ncb-web-cargo-spice = S\ncb-web-cargo-none = N\n"
    game = alter(*((f"locale/{language}/game.ftl", "", more) for language in ("en", "pl", "ru")))
    assert "cb-web-title" in failures(words(game))["test_nothing_is_unused"]
    board = tmp_path / "Board.svelte"
    board.write_text("<h1 class='cb-box'>{t('cb-web-title')}{t(`cb-web-cargo-${kind}`)}</h1>", "utf-8")
    found = failures(words(game, sources=[board]))
    assert found.keys() == {"test_nothing_is_unused"}
    assert "1 problems\n  cb-web-cargo-none" in found["test_nothing_is_unused"]
    board.write_text(board.read_text("utf-8") + "{t('cb-web-lost')}", "utf-8")
    assert "cb-web-lost" in failures(words(game, sources=[board]))["test_nothing_is_missing"]


def test_further_positions_are_listened_to(alter: Alter) -> None:
    start = "    def reason(self, state: ContrabandState, action: int) -> Label:\n"
    late = f"{start}        if state.round > 5:\n            return why('cb-' 'why-late')\n"
    game = alter((GAME, start, late))
    assert failures(words(game)) == {}
    state = game.new_state(game.resolve({"players": 2}))
    state.round = 6
    found = failures(words(game, positions=lambda: [state]))
    assert "cb-why-late" in found["test_everything_told"]
