"""Looks back at a finished match: what decisions lost and what luck did: ``orrery review``."""

import argparse
import json
from pathlib import Path
from shlex import quote
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from orrery.cli.language import add_language, language_of
from orrery.cli.plain_table import plain_table
from orrery.cli.progress import progress_bar
from orrery.cli.record_files import RecordFileError, game_of, naming, read_record
from orrery.cli.terminal.screen import Screen
from orrery.coach.judge import JUDGE, Judge
from orrery.coach.review import NotReviewable, Row, examine, sum_up
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import position_at

EXAMPLE: Final = "orrery review match.jsonl"

#: Rows of the drawn graph, from certain defeat to certain victory.
_ROWS: Final = 11
#: Columns of the numbers at its left.
_SCALE: Final = 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery review``."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a match that is over")
    parser.add_argument("--bot", default=JUDGE, metavar="BOT", help=f"who weighs the moves ({JUDGE})")
    parser.add_argument("--board", action="store_true", help="draw the board at each of the moments")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Examine every ply, then show what there is to see."""
    language = language_of(args)
    record = read_record(args.file)
    game = game_of(args.file, record)
    judge = Judge(args.bot)
    rows: list[Row] = []
    with naming(args.file), progress_bar() as progress:
        Match.from_record(game, record)  # a fault anywhere is told before the work begins
        task = progress.add_task(game.id, total=len(record.entries))
        try:
            for row in examine(game, record, judge):
                rows.append(row)
                progress.update(task, completed=row["ply"])
        except NotReviewable as error:
            raise RecordFileError(f"{args.file}: {error}") from None
    found = sum_up(rows, len(record.header.seats), judge.bot)
    if args.json:
        print(json.dumps(found))
    else:
        _show(Screen(language, game, record.header.seats), game, record, found, args)
    return 0


def _show(
    screen: Screen, game: Game[Any], record: Record, found: dict[str, Any], args: argparse.Namespace
) -> None:
    screen.say("terminal-review-title", style="bold")
    for line in graph(found["chances"], screen):
        screen.show(line)
    screen.blank()
    screen.show(_players(found, screen))
    screen.say("terminal-review-legend", style="dim")
    decisions = {row["ply"]: row for row in found["decisions"]}
    if found["moments"]:
        screen.blank()
        screen.say("terminal-review-moments", style="bold")
    for ply in found["moments"]:
        row = decisions[ply]
        screen.say(
            "terminal-review-moment",
            ply=ply,
            player=screen.names[row["seat"]],
            move=screen.label(row["label"]),
            better=screen.label(row["best_label"]),
            lost=_percent(row["lost"]),
        )
        if args.board:
            view = game.view(position_at(game, record, ply), row["seat"])
            screen.show(screen.board.draw(view, screen.style))
    lucks = {row["ply"]: row for row in found["luck"]}
    if found["swings"]:
        screen.blank()
        screen.say("terminal-review-swings", style="bold")
    for ply in found["swings"]:
        luck = lucks[ply]["luck"]
        seat = max(range(len(luck)), key=lambda one: abs(luck[one]))
        screen.say(
            "terminal-review-swing",
            ply=ply,
            player=screen.names[seat],
            outcome=screen.label(lucks[ply]["label"]),
            luck=_percent(luck[seat], sign=True),
        )
    screen.blank()
    screen.say_whole("terminal-review-look", "dim", command=f"orrery replay {quote(str(args.file))} --ply N")


def _percent(chance: float, sign: bool = False) -> str:
    """A chance with one decimal; the message puts the unit."""
    return f"{100 * chance:+.1f}" if sign else f"{100 * chance:.1f}"


def graph(chances: list[dict[str, Any]], screen: Screen) -> list[Text]:
    """The chances of all players over the plies, drawn with their signs."""
    style = screen.style
    width = max(10, min(style.width - _SCALE - 1, len(chances)))
    seats = len(chances[0]["chances"])
    cells: list[list[int | None]] = [[None] * width for _ in range(_ROWS)]
    for column in range(width):
        number = round(column * (len(chances) - 1) / max(1, width - 1))
        for seat in range(seats):
            row = round((1 - chances[number]["chances"][seat]) * (_ROWS - 1))
            cells[row][column] = seat
    lines = []
    for row, drawn in enumerate(cells):
        share = 100 - 100 * row // (_ROWS - 1)
        line = Text(f"{share:>4} %" if row % 5 == 0 else " " * _SCALE, style="dim")
        line.append("│", style="dim")
        for seat_there in drawn:
            if seat_there is None:
                line.append(" ")
            else:
                line.append(style.sign(seat_there), style=style.colour(seat_there))
        lines.append(line)
    return lines


def _players(found: dict[str, Any], screen: Screen) -> Table:
    words = screen.words
    columns = ("player", "grade", "error", "luck", "decisions")
    table = plain_table(*(words.text(f"terminal-review-{column}") for column in columns))
    for seat, sums in enumerate(found["seats"]):
        table.add_row(
            screen.style.player(seat),
            "–" if sums["grade"] is None else str(sums["grade"]),
            f"{_percent(sums['error'])} %",
            f"{_percent(sums['luck'], sign=True)} %",
            str(sums["decisions"]),
        )
    return table
