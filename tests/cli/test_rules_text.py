"""Rules found by topic, and their translations held against the original."""

import importlib
import io
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from orrery.cli.rules_text import Section, find_sections, load_rules, parse_rules, rules_language, show_rules
from orrery.cli.screen import Screen
from orrery.core.game import Game
from orrery.core.record import Seat
from orrery.core.registry import load_game
from orrery.games.alien_frontiers.names import FIELDS
from orrery.locale import FALLBACK, LANGUAGES, Translator

TRANSLATIONS = [language for language in LANGUAGES if language != FALLBACK]

PAGE = """# The game

Preface.

## 1 Set-up
Deal cards.

```
# not a heading
```

## 2. The turn
### 2.1 Docking ships
Dock them.
### Harbour master
Takes a fee.
"""


def test_headings_split_the_page() -> None:
    sections = parse_rules(PAGE)
    assert [(s.level, s.number, s.title) for s in sections] == [
        (1, "", "The game"),
        (2, "1", "Set-up"),
        (2, "2", "The turn"),
        (3, "2.1", "Docking ships"),
        (3, "", "Harbour master"),
    ]
    assert "# not a heading" in sections[1].body
    assert sections[2].body == ""


def test_topics_are_found_by_number_then_heading_then_text() -> None:
    sections = parse_rules(PAGE)

    def found(topic: str) -> list[str]:
        return [section.heading for section in find_sections(sections, topic)]

    assert found("2") == ["2 The turn"]
    assert found("2.1") == ["2.1 Docking ships"]
    assert found("dock") == ["2.1 Docking ships"]
    assert found("HARB mast") == ["Harbour master"]
    assert found("fee") == ["Harbour master"]
    assert found("zebra") == []


def test_an_id_is_a_run_of_words_of_the_heading() -> None:
    sections = parse_rules("## Góry van Vogta (Van Vogt Mountains)\nSkały.\n## Van\nA car.\n")
    assert find_sections(sections, "vanvogt") == sections[:1]
    assert find_sections(sections, "vogtmountains") == sections[:1]
    assert find_sections(sections, "ogtmountains") == []


def test_accents_and_case_do_not_matter() -> None:
    sections = parse_rules("## Działo Ciężkie\nStrzela.\n## Счёт\nСчитает.\n")
    assert find_sections(sections, "dzialo CIEZKIE") == sections[:1]
    assert find_sections(sections, "СЧЕТ") == sections[1:]


# --- the pages of Alien Frontiers -----------------------------------------------------------------------


def components() -> dict[str, str]:
    """Whatever has a name, by id: the message that names it."""
    tables = load_game("alien-frontiers").content.tables
    found = {"bay": "af-station-bay"}
    for table, kind in (("stations", "station"), ("territories", "territory"), ("cards", "card")):
        found |= {row["id"]: f"af-{kind}-{row['id']}" for row in tables[table]}
    return found | {field: f"af-field-{field}" for field in FIELDS}


def rules_in(language: str) -> list[Section]:
    return load_rules(load_game("alien-frontiers"), language)


def code(section: Section) -> Counter[str]:
    """What stands in code font: options, modules, commands."""
    return Counter(re.findall(r"`([^`]+)`", section.body))


def figures(section: Section) -> Counter[str]:
    """Every number: values, prices, rulings, chapters."""
    return Counter(re.findall(r"\d+", section.body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_page_in_every_language(language: str) -> None:
    assert rules_language(load_game("alien-frontiers"), language) == language


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_headings_of_the_original(language: str) -> None:
    original, translation = rules_in(FALLBACK), rules_in(language)
    assert [(s.level, s.number) for s in translation] == [(s.level, s.number) for s in original]
    for theirs, ours in zip(original[1:], translation[1:], strict=True):
        own, bracket, english = ours.title.partition(" (")
        assert own != theirs.title
        assert bracket + english == f" ({theirs.title})"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_options_modules_and_figures_of_the_original(language: str) -> None:
    original, translation = rules_in(FALLBACK), rules_in(language)
    for theirs, ours in zip(original, translation, strict=True):
        assert code(ours) == code(theirs), ours.heading
        assert figures(ours) == figures(theirs), ours.heading
        assert ours.body.count("|") == theirs.body.count("|"), ours.heading
        assert ours.body != theirs.body, ours.heading


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    named = {word.partition("=")[0] for section in rules_in(language) for word in code(section)}
    assert {option.name for option in load_game("alien-frontiers").options} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_a_topic_by_id_and_by_name(language: str) -> None:
    sections = rules_in(language)
    own, english = (Translator(code, ["alien-frontiers"], strict=True) for code in (language, FALLBACK))
    for component, message in components().items():
        (section,) = find_sections(sections, component)
        assert own.text(message) in section.title
        assert english.text(message) in section.title
        for name in (own.text(message), english.text(message), own.text(message).upper()):
            assert find_sections(sections, name) == [section], name


@pytest.mark.parametrize(
    ("language", "topic", "headings"),
    [
        ("en", "a9.11", ["A9.11 Temporal Warper"]),
        ("pl", "A9.11", ["A9.11 Zakrzywiacz Czasu (Temporal Warper)"]),
        ("ru", "a9.11", ["A9.11 Искривитель времени (Temporal Warper)"]),
        ("pl", "ksiezycowa", ["Księżycowa Kopalnia (Lunar Mine)"]),
        ("pl", "gory van", ["Góry van Vogta (Van Vogt Mountains)"]),
        ("ru", "шахта", ["Лунная шахта (Lunar Mine)"]),
        ("pl", "set-up", ["A2 Przygotowanie (Set-up)"]),
        ("pl", "raid_exact", ["A6.2 Placówka Najeźdźców (Raiders' Outpost)"]),
        ("ru", "clockwise", ["A2 Подготовка (Set-up)"]),
        ("ru", "часовой стрелке", ["A2 Подготовка (Set-up)"]),
        ("pl", "kangur", []),
    ],
)
def test_topics_in_each_language(language: str, topic: str, headings: list[str]) -> None:
    assert [section.heading for section in find_sections(rules_in(language), topic)] == headings


# --- what the terminal shows ----------------------------------------------------------------------------


def shown(game: Game[Any], language: str, topic: str) -> str:
    """What ``rules TOPIC`` prints, each line stripped."""
    out = io.StringIO()
    screen = Screen(language, game, (Seat("Ada"), Seat("Bo")), Console(file=out, width=100))
    show_rules(screen, topic, topic)
    return "\n".join(line.strip() for line in out.getvalue().splitlines())


@pytest.fixture
def english_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game from outside whose rules are in English, in a package named as the test's folder."""
    package = tmp_path / tmp_path.name
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "RULES.md").write_text(PAGE, "utf-8")
    (package / "game.py").write_text(
        "from plugin_game.game import Contraband\n\n\nclass EnglishOnly(Contraband):\n    pass\n", "utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game: Game[Any] = importlib.import_module(f"{package.name}.game").EnglishOnly()
    return game


@pytest.mark.parametrize(
    ("language", "topics", "body", "unknown"),
    [
        ("en", "Topics (", "A ship must show at least", 'nothing on "zzz"'),
        ("pl", "Tematy (", "Statek musi mieć co najmniej", "nic na temat „zzz”"),
        ("ru", "Темы (", "Значение корабля - не ниже", "нет ничего о «zzz»"),
    ],
)
def test_the_page_is_shown_in_the_chosen_language(
    language: str, topics: str, body: str, unknown: str
) -> None:
    game = load_game("alien-frontiers")
    everything = shown(game, language, "").splitlines()
    assert everything[0].startswith(topics)
    assert everything[1:] == [section.heading for section in rules_in(language)]
    assert body in shown(game, language, "mine")
    assert unknown in shown(game, language, "zzz")


def test_a_wide_topic_lists_its_sections() -> None:
    lines = shown(load_game("alien-frontiers"), "pl", "alien").splitlines()
    assert lines[0].startswith("Tematy (")
    assert "Artefakt Obcych (Alien Artifact)" in lines
    assert "Stocznia (Shipyard)" not in lines


@pytest.mark.parametrize(
    ("language", "note"), [("pl", "nie ma zasad po polsku"), ("ru", "нет правил на русском")]
)
def test_without_a_translation_the_english_page_is_shown_and_said_to_be(
    english_only: Game[Any], language: str, note: str
) -> None:
    text = shown(english_only, language, "harbour")
    assert note in text.splitlines()[0]
    assert "Takes a fee." in text
    assert "in English" not in shown(english_only, "en", "harbour")


def test_a_translation_that_differs_from_the_original_still_stands_alone(
    english_only: Game[Any], tmp_path: Path
) -> None:
    (tmp_path / tmp_path.name / "RULES.pl.md").write_text("# Gra\n## 1 Karty\nRozdaj.\n", "utf-8")
    assert "Rozdaj." in shown(english_only, "pl", "karty")
    assert "„harbour”" in shown(english_only, "pl", "harbour")


def test_a_game_without_rules_says_so() -> None:
    game = importlib.import_module("plugin_game.game").GAME
    assert shown(game, "en", "") == "This game brings no rules to read."
