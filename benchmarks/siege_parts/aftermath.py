"""Looks what is left: every move that was acknowledged, once, in records without a hole that verify."""

import json
from pathlib import Path

from sqlalchemy import Engine, select

from orrery.core.match import Match, verify
from orrery.core.record import Record, parse_record
from orrery.core.registry import load_game
from orrery.server.storage.rooms import load_entries, load_keys
from orrery.server.storage.schema import FINISHED, tables
from siege_parts.players import Pair


def check(engine: Engine, pairs: list[Pair]) -> tuple[list[str], int]:
    """Compare what players were told with what the database has; what is wrong, and how many records hold."""
    faults: list[str] = []
    held = 0
    with engine.connect() as connection:
        # Those of the attackers, too.
        for row in connection.execute(select(tables).where(tables.c.header.is_not(None))).all():
            entries = load_entries(connection, row.id)
            if [entry.ply for entry in entries] != list(range(row.ply)):
                faults.append(f"{row.id} has a hole")
                continue
            outcome = [row.outcome] if row.outcome is not None else []
            record = parse_record([row.header, *(entry.line for entry in entries), *outcome])
            game = load_game(row.game)
            try:
                if row.status == FINISHED:
                    verify(game, record)
                else:
                    Match.from_record(game, record, row.seed)
            except ValueError as error:
                faults.append(f"{row.id}: {error}")
                continue
            held += 1
            keys = [key for _, key in load_keys(connection, row.id)]
            faults += _missing(row.id, record, keys, pairs)
    return faults, held


def _missing(table: str, record: Record, keys: list[str], pairs: list[Pair]) -> list[str]:
    told = [one for pair in pairs if table in pair.tables for one in pair.told if one.table == table]
    found = []
    for one in told:
        kept = record.entries[one.ply] if one.ply < len(record.entries) else None
        if kept is None or (kept.actor, kept.move) != (one.seat, one.move):
            found.append(f"{table}: the move {one.move} of ply {one.ply} was acknowledged and is not there")
        if keys.count(one.key) != 1:
            found.append(f"{table}: command {one.key} is there {keys.count(one.key)} times")
    return found


def errors_of(folder: Path) -> list[str]:
    """List what the servers logged as an error, but that their storage was away."""
    found = []
    for file in sorted(folder.glob("server-*.log")):
        for line in file.read_text("utf-8", "replace").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                found.append(f"{file.name}: {line[:200]}")
                continue
            if entry.get("level") == "error" and entry.get("event") != "storage failed":
                found.append(f"{file.name}: {line[:1000]}")
    return found
