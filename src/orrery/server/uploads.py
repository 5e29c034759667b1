"""Checks records that people bring: in a process of its own, within a time, for replaying one is work."""

from typing import Any

from orrery.core.match import Match, verify
from orrery.core.record import Record, parse_record
from orrery.core.registry import load_game
from orrery.server.limits import LONGEST_BOT, LONGEST_MATCH, LONGEST_NAME
from orrery.server.messages import told_of


def check_record(text: str) -> list[Any]:
    """Replay a record, and verify a finished one by its seed; ``ValueError`` says what is wrong.

    Returns what each ply told whom, None for one that told nothing.
    """
    record = read_record(text)
    game = load_game(record.header.game)
    if record.result is not None:
        verify(game, record)
    match = Match.from_record(game, record)
    told = {entry.ply: told_of(entry) for entry in match.log}
    return [told.get(entry.ply) for entry in match.record.entries]


def read_record(text: str) -> Record:
    """Parse a record and refuse what no table can have; ``ValueError`` says what is wrong."""
    record = parse_record(text.splitlines(keepends=True))
    if len(record.entries) > LONGEST_MATCH:
        raise ValueError(f"a record has at most {LONGEST_MATCH} plies")
    names = [seat.name for seat in record.header.seats]
    bots = [seat.bot or "" for seat in record.header.seats]
    # JSON can spell what no database keeps: halves of characters.
    try:
        "".join([*record.lines(), *names, *bots]).encode()
    except UnicodeEncodeError:
        raise ValueError("half a character stands in the record") from None
    # The one numbered 0 among them, and those that turn text round or move the cursor of a terminal.
    if not all(name.isprintable() for name in names + bots):
        raise ValueError("line 1: a name has a character that cannot be kept")
    if any(len(name) > LONGEST_NAME for name in names) or any(len(bot) > LONGEST_BOT for bot in bots):
        raise ValueError(f"line 1: a name has at most {LONGEST_NAME} characters")
    return record
