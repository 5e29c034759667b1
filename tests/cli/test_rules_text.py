"""Rules found by topic, and their translations held against the original."""

import importlib
import io
import re
from collections import Counter
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from plugin_game.game import Contraband
from rich.console import Console

from orrery.cli.terminal.rules_text import (
    Section,
    find_sections,
    load_rules,
    parse_rules,
    rules_language,
    show_rules,
)
from orrery.cli.terminal.screen import Screen
from orrery.core.game import Game
from orrery.core.record import Seat
from orrery.core.registry import game_names, load_game
from orrery.games.alien_frontiers.components import FIELDS
from orrery.locale import FALLBACK, LANGUAGES, Translator

TRANSLATIONS = [language for language in LANGUAGES if language != FALLBACK]
#: The games whose pages must be there, in every language.
OURS = ("alien-frontiers", "new-frontiers")
#: Every translated page of an installed game.
TRANSLATED = [
    (name, language)
    for name in game_names()
    for language in TRANSLATIONS
    if rules_language(load_game(name), language) == language
]

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


# --- the pages of the games -----------------------------------------------------------------------------


def components(game: str) -> dict[str, str]:
    """Whatever is a topic of its own, by id: the message that names it."""
    tables = load_game(game).content.tables
    if game == "new-frontiers":
        return {row["id"]: f"nf-action-{row['id']}" for row in tables["action_tiles"]}
    found = {"bay": "af-station-bay"}
    for table, kind in (("stations", "station"), ("territories", "territory"), ("cards", "card")):
        found |= {row["id"]: f"af-{kind}-{row['id']}" for row in tables[table]}
    return found | {field: f"af-field-{field}" for field in FIELDS}


def rules_in(game: str, language: str) -> list[Section]:
    return load_rules(load_game(game), language)


def names_in(game: str, language: str) -> Translator:
    return Translator(language, [game], strict=True)


def code(section: Section) -> Counter[str]:
    """What stands in code font: options, modules, commands."""
    return Counter(re.findall(r"`([^`]+)`", section.body))


def figures(section: Section) -> Counter[str]:
    """Every number: values, prices, rulings, chapters."""
    return Counter(re.findall(r"\d+", section.body))


def cells(section: Section) -> list[int]:
    """How many cells each row of its tables has."""
    return [line.count("|") for line in section.body.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_there_is_a_page_in_every_language(game: str, language: str) -> None:
    assert rules_language(load_game(game), language) == language


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_the_headings_of_the_original(game: str, language: str) -> None:
    original, translation = rules_in(game, FALLBACK), rules_in(game, language)
    assert [(s.level, s.number) for s in translation] == [(s.level, s.number) for s in original]
    for theirs, ours in zip(original[1:], translation[1:], strict=True):
        own, bracket, english = ours.title.partition(" (")
        assert own != theirs.title
        assert bracket + english == f" ({theirs.title})"


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_the_figures_of_the_original(game: str, language: str) -> None:
    original, translation = rules_in(game, FALLBACK), rules_in(game, language)
    for theirs, ours in zip(original, translation, strict=True):
        assert figures(ours) == figures(theirs), ours.heading
        assert cells(ours) == cells(theirs), ours.heading
        assert not theirs.body or ours.body != theirs.body, ours.heading


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_dashes_and_quotation_marks_of_its_own(game: str, language: str) -> None:
    for section in rules_in(game, language):
        assert not re.search(r'"| - ', section.body), section.heading
        dashes = re.findall(r"(?<!\d)[–—](?!\d)", section.body)
        assert set(dashes) <= {"–" if language == "pl" else "—"}, section.heading


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_option_is_explained(game: str, language: str) -> None:
    """Players read of it by the name that the set-up screen gives it, developers by its key."""
    page = "\n".join(section.body for section in rules_in(game, language))
    names, prefix = names_in(game, language), load_game(game).facts.prefix
    keys = {word for section in notes_in(game) for word in code(section)}
    for option in load_game(game).options:
        assert names.text(f"{prefix}-option-{option.name}") in page
        assert option.name in keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_component_is_a_topic_by_id_and_by_name(game: str, language: str) -> None:
    sections = rules_in(game, language)
    own, english = names_in(game, language), names_in(game, FALLBACK)
    for component, message in components(game).items():
        (section,) = find_sections(sections, component)
        assert own.text(message) in section.title
        assert english.text(message) in section.title
        for name in (own.text(message), english.text(message), own.text(message).upper()):
            assert find_sections(sections, name) == [section], name


def package_of(game: str) -> Traversable:
    """The folder of a game."""
    return files(type(load_game(game)).__module__.rpartition(".")[0])


def notes_in(game: str) -> list[Section]:
    """The page for developers."""
    return parse_rules((package_of(game) / "DEVELOPERS.md").read_text("utf-8"))


@pytest.mark.parametrize("game", OURS)
def test_every_module_of_the_rules_has_a_place_in_the_last_table_for_developers(game: str) -> None:
    package, last = package_of(game), notes_in(game)[-1]
    assert last.heading == "Where the rules live"
    assert last.body.splitlines()[-1].startswith("|")
    rules = {
        f"rules/{module.name}" for module in (package / "rules").iterdir() if module.name.endswith(".py")
    }
    assert rules - {"rules/__init__.py"} <= set(code(last))
    for path in code(last):
        place = package / path
        assert place.is_dir() if path.endswith("/") else place.is_file(), path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_players_are_not_told_of_modules(game: str, language: str) -> None:
    named = {word for section in rules_in(game, language) for word in code(section)}
    assert [word for word in named if word.endswith((".py", "/"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_goals_and_kinds_of_new_frontiers_have_the_names_the_board_gives_them(language: str) -> None:
    tables = load_game("new-frontiers").content.tables
    own, english = names_in("new-frontiers", language), names_in("new-frontiers", FALLBACK)
    tiles = [f"nf-tile-{row['id']}" for name in ("technologies", "worlds", "homes") for row in tables[name]]
    original, translation = rules_in("new-frontiers", FALLBACK), rules_in("new-frontiers", language)
    mentioned = 0
    for theirs, ours in zip(original, translation, strict=True):
        for tile in tiles:
            if english.text(tile) in theirs.body:
                mentioned += 1
                assert own.text(tile) in ours.body, ours.heading
    assert mentioned > 20
    (goals,) = find_sections(translation, "2.13")
    for row in tables["goals"]:
        assert f"| {own.text('nf-goal-' + row['id'])} |" in goals.body
    for kind in ("novelty", "rare", "genes", "alien"):
        assert own.text(f"nf-kind-{kind}").lower() in translation[0].body.lower()


def test_new_frontiers_counts_its_stand_ins_as_the_tables_do() -> None:
    tables = load_game("new-frontiers").content.tables
    counts = {
        name: sum(row["provenance"] == "stand-in" for row in tables[name])
        for name in ("technologies", "worlds", "homes", "goals")
    }
    (section,) = find_sections(rules_in("new-frontiers", FALLBACK), "stand-in")
    technologies = f"{counts['technologies']} of the {len(tables['technologies'])} technologies"
    places = f"all {counts['worlds']} worlds, all {counts['homes']} home colonies"
    said = f"{technologies}, {places} and {counts['goals']} of the {len(tables['goals'])} goals"
    assert said in " ".join(section.body.split())
    assert (counts["worlds"], counts["homes"]) == (len(tables["worlds"]), len(tables["homes"]))


def test_every_ruling_of_new_frontiers_belongs_to_a_section() -> None:
    headings = {section.heading for section in rules_in("new-frontiers", FALLBACK)}
    (listed,) = find_sections(notes_in("new-frontiers"), "lines and rulings")
    rows = [line.split("|")[1:4] for line in listed.body.splitlines() if line.startswith("| 2.")]
    rulings = []
    for part, _, numbers in rows:
        assert any(heading.startswith(part.strip()) for heading in headings), part
        for first, last in re.findall(r"Q(\d+)(?:-Q(\d+))?", numbers):
            rulings += range(int(first), int(last or first) + 1)
    assert sorted(rulings) == list(range(1, 43))


def test_the_bands_of_the_goals_are_those_of_the_table() -> None:
    (section,) = find_sections(rules_in("new-frontiers", FALLBACK), "2.13")
    _, table = section.body.split("| goal | counts | bands |")
    rows = [line.split("|")[1:4] for line in table.splitlines() if line.startswith("|")][1:]
    said = {goal.strip(): re.findall(r"(\d+): (\d+)", bands) for goal, _, bands in rows}
    goals = load_game("new-frontiers").content.tables["goals"]
    assert said == {row["name"]: [(str(least), str(vp)) for least, vp in row["bands"]] for row in goals}


@pytest.mark.parametrize(
    ("game", "language", "topic", "headings"),
    [
        ("alien-frontiers", "en", "a9.11", ["A9.11 Temporal Warper"]),
        ("alien-frontiers", "pl", "A9.11", ["A9.11 Zakrzywiacz Czasu (Temporal Warper)"]),
        ("alien-frontiers", "ru", "a9.11", ["A9.11 Темпоральный искривитель (Temporal Warper)"]),
        ("alien-frontiers", "pl", "ksiezycowa", ["Księżycowa Kopalnia (Lunar Mine)"]),
        ("alien-frontiers", "pl", "gory van", ["Góry van Vogta (Van Vogt Mountains)"]),
        ("alien-frontiers", "ru", "шахта", ["Лунная шахта (Lunar Mine)"]),
        ("alien-frontiers", "pl", "set-up", ["A2 Przygotowanie (Set-up)"]),
        ("alien-frontiers", "pl", "zestrzelone", ["Dok Remontowy (Maintenance Bay)"]),
        ("alien-frontiers", "ru", "clockwise", ["A2 Подготовка (Set-up)"]),
        ("alien-frontiers", "ru", "часовой стрелке", ["A2 Подготовка (Set-up)"]),
        ("alien-frontiers", "pl", "kangur", []),
        ("new-frontiers", "en", "2.1", ["2.1 Components"]),
        ("new-frontiers", "pl", "2.8", ["2.8 Kolonizacja (Settle)"]),
        ("new-frontiers", "pl", "zdolnosci", ["2.6 Zdolności (Powers)"]),
        ("new-frontiers", "ru", "замена колонии", ["2.9 Замена колонии (Replacing a colony)"]),
        (
            "new-frontiers",
            "ru",
            "stand-in",
            ["Что настоящее, а что замена (What is real and what is a stand-in)"],
        ),
        ("new-frontiers", "en", "kangaroo", []),
    ],
)
def test_topics_in_each_language(game: str, language: str, topic: str, headings: list[str]) -> None:
    assert [section.heading for section in find_sections(rules_in(game, language), topic)] == headings


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
    ("language", "topics", "unknown"),
    [
        ("en", "Topics (", 'nothing on "zzz"'),
        ("pl", "Tematy (", "nic na temat „zzz”"),
        ("ru", "Темы (", "нет ничего о «zzz»"),
    ],
)
@pytest.mark.parametrize("game", OURS)
def test_the_topics_are_shown_in_the_chosen_language(
    game: str, language: str, topics: str, unknown: str
) -> None:
    everything = shown(load_game(game), language, "").splitlines()
    assert everything[0].startswith(topics)
    assert everything[1:] == [section.heading for section in rules_in(game, language)]
    assert unknown in shown(load_game(game), language, "zzz")


@pytest.mark.parametrize(
    ("game", "language", "topic", "body"),
    [
        ("alien-frontiers", "en", "mine", "A ship must show at least"),
        ("alien-frontiers", "pl", "mine", "Statek musi mieć co najmniej"),
        ("alien-frontiers", "ru", "mine", "Значение корабля — не ниже"),
        ("new-frontiers", "en", "isolation", "No action. Bonus: 2 $."),
        ("new-frontiers", "pl", "isolation", "Brak akcji. Bonus: 2 $."),
        ("new-frontiers", "ru", "isolation", "Действия нет. Бонус: 2 $."),
    ],
)
def test_a_section_is_shown_in_the_chosen_language(game: str, language: str, topic: str, body: str) -> None:
    assert body in shown(load_game(game), language, topic)


def test_a_picture_is_told_in_words() -> None:
    text = shown(load_game("alien-artifacts"), "en", "2")
    assert "A resource card with two sections and a number, and the types of the colours" in text
    assert ".svg" not in text


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


class WithoutRules(Contraband):
    """A game that lies in this folder, where there are no rules."""


def test_a_game_without_rules_says_so() -> None:
    assert shown(WithoutRules(), "en", "") == "This game brings no rules to read."
