"""The log as lines: what is told, and under whose sign."""

import io

import pytest
from rich.console import Console

from cli.sitting import NAMES, new_match, random_moves
from orrery.cli.terminal.log_text import line_texts, make_log_line, scores_table, visible_line
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import Standings
from orrery.core.game import CHANCE
from orrery.core.messages import Label
from orrery.core.record import Seat
from orrery.core.registry import load_game

ROUND: Label = ("nf-event-round", {"round": 2})
GAIN: Label = ("nf-event-income", {"player": "seat:0", "credits": 1})
PICK: Label = ("nf-event-pick", {"player": "seat:1", "action": "@nf-action-settle"})
MOVE: Label = ("nf-move-pass", {})


@pytest.fixture
def screen() -> Screen:
    seats = tuple(Seat(name) for name in NAMES[:2])
    return Screen("en", load_game("new-frontiers"), seats, Console(file=io.StringIO(), width=100))


@pytest.mark.parametrize(
    ("actor", "label", "events", "signs"),
    [
        # A round begins by somebody's move, but it is nobody's.
        (1, MOVE, [PICK, ROUND], "■·"),
        # What another player gains by the move is the other's.
        (1, MOVE, [PICK, GAIN], "■▲"),
        (CHANCE, MOVE, [GAIN, ROUND], "▲·"),
        (CHANCE, MOVE, [], ""),
        (0, MOVE, [], "▲"),
        (0, None, [], "▲"),
        # From a server of more players than are known here.
        (0, MOVE, [("nf-event-income", {"player": "seat:7", "credits": 1})], "·"),
    ],
)
def test_a_line_has_the_sign_of_whom_it_speaks(
    screen: Screen, actor: int, label: Label | None, events: list[Label], signs: str
) -> None:
    lines = line_texts(make_log_line(5, actor, "pass", label, events), screen)
    assert "".join(line.plain[0] for line in lines) == signs


def test_a_hidden_move_is_told_as_one(screen: Screen) -> None:
    (line,) = line_texts(make_log_line(5, 1, None, None, []), screen)
    assert line.plain == "■ Bo has moved."


def test_what_has_words_but_no_move_is_an_event(screen: Screen) -> None:
    (line,) = line_texts(make_log_line(5, 1, "", ("common-seat-person", {"player": "seat:1"}), []), screen)
    assert line.plain == "■ Bo is back at the table"


@pytest.mark.parametrize("game", ["alien-frontiers", "new-frontiers"])
def test_signs_and_names_agree_in_whole_matches(game: str) -> None:
    match = new_match(game, 3, "log")
    for _ in random_moves(match):
        pass
    screen = Screen("en", match.game, match.seats, Console(file=io.StringIO(), width=100))
    told = 0
    for entry in match.log:
        for line in line_texts(visible_line(entry, None, everything=True), screen):
            sign, text = line.plain[0], line.plain[2:]
            named = [name for name in NAMES[:3] if text.startswith((f"{name} ", f"{name}:"))]
            if named:
                assert sign == "▲■●"[NAMES.index(named[0])], line.plain
                told += 1
            assert not (text.startswith("Round ") and sign != "·" and ":" not in text), line.plain
    assert told > 100


def test_points_are_told_by_the_sources_that_brought_some(screen: Screen) -> None:
    scored = Standings(
        [{"chips": 2, "tiles": 0, "bonus": 0}, {"chips": 0, "tiles": 5, "bonus": 0}], [[1], [0]]
    )
    console = Console(file=io.StringIO(), width=100)
    console.print(scores_table(scored, screen))
    assert isinstance(console.file, io.StringIO)
    head, first, second = (line.split() for line in console.file.getvalue().splitlines())
    assert head == ["Place", "Player", "Points", "Chips", "Tiles"]
    assert first == ["1", "■", "Bo", "5", "0", "5"]
    assert second == ["2", "▲", "Ann", "2", "2", "0"]
