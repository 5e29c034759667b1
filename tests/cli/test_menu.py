"""The list of moves: numbers, groups, what is told of a move in how many rows, and near misses."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from cli.sitting import NAMES, Sitting, new_match, play_to
from orrery.cli.terminal.boards.parts import broken, heading
from orrery.cli.terminal.menu import Menu, near
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import Offered
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_game


def screen_of(game: str, language: str = "en", width: int = 100) -> Screen:
    seats = tuple(Seat(name) for name in NAMES[:2])
    return Screen(language, load_game(game), seats, Console(file=io.StringIO(), width=width, markup=False))


def drawn(menu: Menu, screen: Screen, width: int, rows: int | None = None, page: int = 0) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    console.print(menu.draw(width, rows, page))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def hubs(count: int) -> list[Offered]:
    """Moves whose labels have nothing in common."""
    return [
        Offered(
            number, f"hub {number}", ("common-log-move", {"player": f"{number}. ship", "move": "a long way"})
        )
        for number in range(count)
    ]


def test_less_is_told_of_moves_that_do_not_fit() -> None:
    screen = screen_of("alien-frontiers")
    menu = Menu(hubs(12), screen)
    full, plain, brief = (drawn(menu, screen, 80, rows) for rows in (None, 5, 3))
    assert full[0].startswith(" 1 0. ship: a long way [hub 0]")
    assert len(full) == 6
    assert plain[0].startswith(" 1 0. ship: a long way   2 ")
    assert len(plain) <= 5
    assert brief[0].startswith(" 1 hub 0   2 hub 1")
    assert len(brief) <= 3


def test_the_longest_group_is_shortened_first() -> None:
    screen = screen_of("alien-frontiers")
    others = [
        Offered(90, "solar 4", ("af-move-solar", {"ship": 4, "fuel": 2})),
        Offered(91, "end", ("af-move-end", {})),
    ]
    lines = drawn(Menu([*hubs(12), *others], screen), screen, 100, 4)
    assert len(lines) <= 4
    assert any("ship 4, +2 fuel [solar 4]" in line for line in lines)
    assert any("End the turn [end]" in line for line in lines)


def test_what_does_not_fit_even_so_has_pages_and_every_move_is_on_one() -> None:
    screen = screen_of("alien-frontiers")
    menu = Menu(hubs(100), screen)
    pages = [drawn(menu, screen, 80, 4, page) for page in range(5)]
    assert all(len(page) == 4 for page in pages[:-1])
    assert pages[0][-1].startswith("Page 1 of ")
    count = int(pages[0][-1].split(" of ")[1].split(";")[0])
    seen = " ".join(line for page in range(count) for line in drawn(menu, screen, 80, 4, page)[:-1])
    assert all(f" hub {number} " in f"{seen} " for number in range(100))
    assert drawn(menu, screen, 80, 4, count) == pages[0]


@pytest.mark.parametrize("width", [60, 80, 100, 110, 120])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_nothing_is_cut_and_no_notation_is_broken(language: str, width: int) -> None:
    """Whole labels and whole notations, however narrow the window is."""
    screen = screen_of("alien-frontiers", language, width)
    territories = [row["id"] for row in screen.game.content.tables["territories"]]
    offered = [
        *hubs(3),
        *(
            Offered(number, f"isolate {name}", ("af-move-isolate", {"territory": f"@af-territory-{name}"}))
            for number, name in enumerate(territories, 10)
        ),
        Offered(40, "terraform 6", ("af-move-terraform", {"ship": 6, "fuel": 1, "ore": 1})),
        Offered(41, "market 4-4+r", ("af-move-market", {"set": "4-4", "relic": 1, "fuel": 4})),
    ]
    menu = Menu(offered, screen)
    lines = drawn(menu, screen, width)
    text = " ".join(" ".join(lines).split())
    assert "…" not in re.sub(r"… \[\w+ …\]", "", text)
    for choice in menu.choices:
        whole = f"[{choice.notation}]"
        part = f"[{choice.notation.partition(' ')[2]}]"
        assert any(whole in line or part in line for line in lines), choice.notation
    for group, _ in menu.groups:
        assert group in text


def test_a_long_heading_goes_on_in_the_next_row() -> None:
    title = Text("word " * 30)
    lines = heading(title, Text("aside"), 60).plain.splitlines()
    assert len(lines) > 1
    assert max(map(len, lines)) <= 60
    assert " ".join(lines).count("word") == 30


def test_brackets_are_broken_only_where_nothing_else_helps() -> None:
    assert [row.plain for row in broken(Text("some words [a notation]"), 15, 2)] == [
        "some words",
        "  [a notation]",
    ]
    assert [row.plain for row in broken(Text("[one two three four]"), 10, 2)] == [
        "[one two",
        "  three",
        "  four]",
    ]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("hub", ["hub 1", "hub 2"]),
        ("hubb 2", ["hub 2", "hub 1"]),
        ("solr", ["solar 4-4-4 and-more"]),
        ("zzzz", []),
        ("", []),
    ],
)
def test_near_misses(typed: str, found: list[str]) -> None:
    assert near(typed, ["hub 1", "hub 2", "solar 4-4-4 and-more"]) == found


# --- powers of tiles ----------------------------------------------------------------------------------------


def at(phase: str, players: int = 3) -> Match:
    match = new_match("new-frontiers", players, "powers")
    play_to(match, lambda m: m.view(None)["phase"] == phase and len(m.legal(m.actor)) > 1)
    return match


def test_the_choice_of_a_home_shows_what_it_can_do() -> None:
    match = at("side")
    (page,) = Sitting(match, window=(100, 30)).asked
    words = Screen("en", match.game, match.seats).words
    text = " ".join(page.split())
    for action in match.legal(match.actor):
        slug = str(match.label(action)[1]["tile"]).removeprefix("@nf-tile-")
        for label in match.game.component_words("homes", slug):
            assert words.label(label) in text


@pytest.mark.parametrize(("phase", "sign"), [("take", "VP"), ("buy", "VP"), ("return", "VP")])
def test_moves_about_tiles_show_points_and_powers(phase: str, sign: str) -> None:
    match = at(phase)
    (page,) = Sitting(match, window=(120, 50)).asked
    moves = page.rpartition("──\n")[2].splitlines()
    tiles = [action for action in match.legal(match.actor) if "tile" in match.label(action)[1]]
    assert "\n".join(moves).count(sign) >= len(tiles)


def test_the_second_world_is_asked_for_in_other_words() -> None:
    match = new_match("new-frontiers", 2, "second")
    play_to(match, lambda m: (m.view(None)["question"] or {}).get("second") is True)
    (page,) = Sitting(match, window=(100, 40)).asked
    assert "Take a second world" in page
    assert "Take one of the worlds on display." not in page
