"""The drawn table: fits its width, shows everything, and never by colour alone."""

import io
import json
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from orrery.cli.terminal.boards import board_of, generic
from orrery.cli.terminal.style import LETTERS, SIGNS, TableStyle, player_names
from orrery.core.chance import SimRng, seed_from_text
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_game
from orrery.locale import LANGUAGES, Translator

GAME = load_game("alien-frontiers")
NAMES = ("Ada", "Bo", "Cleo", "A rather long name indeed")


def drawn(
    view: dict[str, Any], width: int, language: str = "en", letters: bool = False, rows: int | None = None
) -> str:
    style = TableStyle(Translator(language, [GAME], NAMES, strict=True), NAMES, width, letters, rows)
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    # Through JSON and back: nothing but the view can be used.
    console.print(board_of(GAME).draw(json.loads(json.dumps(view)), style))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def views(players: int, moves: int) -> list[dict[str, Any]]:
    """Positions of a match played at random, from set-up to the end of the walk."""
    seats = [Seat(name, "random") for name in NAMES[:players]]
    match = Match.new(GAME, GAME.resolve({"players": players}), seats, seed_from_text(f"b{players}"))
    rng = SimRng(players)
    found = [GAME.view(GAME.new_state(match.record.header.options), None), match.view(None)]
    for number in range(moves):
        if match.over:
            break
        legal = match.legal(match.actor)
        match.command(match.actor, match.ply, legal[rng.below(len(legal))])
        if number % 12 == 0:
            found.append(match.view(None))
    return found


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_its_width(width: int, language: str) -> None:
    for view in views(4, 240):
        lines = drawn(view, width, language).splitlines()
        assert max(map(cell_len, lines)) <= width
        if width >= 100:
            assert len(lines) <= 42


def test_everything_on_the_table_is_shown() -> None:
    view = views(3, 400)[-1]
    text = drawn(view, 100)
    words = Translator("en", [GAME], strict=True)
    for station in view["stations"]:
        assert words.text(f"af-station-{station}") in text
    for territory in view["territories"]:
        assert words.text(f"af-territory-{territory}") in text
        assert words.text(f"af-board-bonus-{territory}") in text
    for card in view["display"]:
        assert words.text(f"af-card-{card}") in text
        assert words.text(f"af-board-card-{card}") in text
    figures = text.split("── Players")[1].splitlines()
    for seat, player in enumerate(view["players"]):
        line = next(line for line in figures if f"{SIGNS[seat]} {NAMES[seat]} " in line)
        assert f" {player['points']} " in line
        assert f" {player['ships']}/6 " in line
        landed = sum(territory["colonies"][seat] for territory in view["territories"].values())
        assert f" {landed}/7 " in line
        for card in player["cards"]:
            assert words.text(f"af-card-{card}") in text
    assert f"draw pile {view['deck']}" in text


@pytest.mark.parametrize(("letters", "signs"), [(False, SIGNS), (True, LETTERS)])
def test_owners_are_told_by_sign_and_not_by_colour(letters: bool, signs: str) -> None:
    view = views(2, 0)[-1]
    view["stations"]["solar"]["ships"] = [
        {"seat": 0, "value": 4, "relic": False},
        {"seat": 1, "value": 4, "relic": False},
        {"seat": 1, "value": 2, "relic": True},
    ]
    view["stations"]["hub"]["ships"] = [{"seat": 1, "value": 6, "relic": False}]
    view["territories"]["lem"] |= {"colonies": [3, 1], "control": 0, "fields": ["positron"]}
    view["territories"]["pohl"] |= {"colonies": [0, 2], "control": 1}
    view["players"][1]["hub"] = 3
    text = drawn(view, 100, letters=letters)
    first, second = signs[0], signs[1]
    free = "o" if letters else "○"
    assert f"[{first}4 {second}4 {second}2r ·· ·· ·· ··]" in text
    assert f"{second}6" in text
    lem = next(line for line in text.splitlines() if line.startswith("Lem Badlands"))
    pohl = next(line for line in text.splitlines() if line.startswith("Pohl Foothills"))
    assert f"{first * 3} {second}" in lem
    assert f"{'=' if letters else '⚑'}{first}" in lem
    assert "[Positron Field]" in lem
    assert f"{'=' if letters else '⚑'}{second}" in pohl
    assert free * 2 + second + free * 4 in text


def test_after_the_end_no_ship_is_to_dock() -> None:
    view = views(2, 12)[-1]
    for rows in (None, 0):
        assert "to dock" in drawn(view, 100, rows=rows)
        assert "to dock" not in drawn({**view, "phase": "over"}, 100, rows=rows)


@pytest.mark.parametrize("rows", [0, 18, 24, 30])
def test_the_shorter_the_board_the_less_it_says_but_never_less_than_the_table(rows: int) -> None:
    for view in views(3, 300):
        text = drawn(view, 100, rows=rows)
        words = Translator("en", [GAME], strict=True)
        if rows:
            assert len(text.splitlines()) <= rows
        for name in [f"af-station-{station}" for station in view["stations"]]:
            assert words.text(name) in text
        for name in [f"af-territory-{territory}" for territory in view["territories"]]:
            assert words.text(name) in text
        for card in view["display"]:
            assert words.text(f"af-card-{card}") in text
        for seat, player in enumerate(view["players"]):
            assert f"{SIGNS[seat]} {NAMES[seat]}" in text
            for station in view["stations"].values():
                for ship in station["ships"]:
                    assert f"{SIGNS[ship['seat']]}" in text
            assert f" {player['ships']}/6 " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ships_to_dock_are_told_where_room_is_short(language: str) -> None:
    view = next(view for view in views(3, 60) if len(view["hand"]) >= 3)
    ships = " ".join(str(value) for value in view["hand"])
    assert ships in drawn(view, 80, language, rows=16).splitlines()[0]


def test_names_are_harmless_and_tell_players_apart() -> None:
    assert player_names(["Bo", "Random", "R\x1b", "Random"]) == ("Bo", "Random (2)", "R?", "Random (4)")


def test_docks_taken_by_the_setup_are_not_drawn() -> None:
    text = drawn(views(2, 0)[-1], 100)
    mine = text.splitlines()[3]
    assert "[·· ·· ··] " in mine


def test_the_generic_board_draws_any_json() -> None:
    view = {
        "game": "x",
        "phase": None,
        "flag": True,
        "empty": {},
        "list": [1, [2, 3]],
        "players": [{"a": 1, "b": {"c": []}}, {"a": 2, "d": "[red]markup[/red]"}],
    }
    style = TableStyle(Translator("en"), ("Ada", "Bo"), 80)
    console = Console(file=io.StringIO(), width=80, markup=False)
    console.print(generic.draw(view, style))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "players" in text
    assert "[red]markup[/red]" in text
    cut = io.StringIO()
    Console(file=cut, width=80, markup=False).print(generic.draw(view, replace(style, rows=9)))
    assert len(cut.getvalue().splitlines()) == 9
    assert "…" in cut.getvalue().splitlines()[-1]
