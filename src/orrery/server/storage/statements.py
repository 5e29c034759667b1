"""Statements that take all their rows at once, in the words of the driver, and one that gives way.

The rows are given as one JSON text. The driver of SQLite gives other threads their turn at every step of a
statement and waits for its own again: a statement for each row would take as long as the event loop is busy.
What SQLAlchemy does for each run would take longer than the run, too, so it is done once.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import orjson
from sqlalchemy import (
    JSON,
    Connection,
    Executable,
    FromClause,
    Table,
    Text,
    bindparam,
    cast,
    column,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy.types import TypeEngine

#: What values a row has: names and types.
Columns = Mapping[str, TypeEngine[Any]]


class RowsStatement:
    """A statement for any number of rows: ``make`` gets the rows as something to select from."""

    def __init__(self, columns: Columns, make: Callable[[FromClause], Executable]) -> None:
        self._columns: Final = columns
        self._make: Final = make
        self._compiled: dict[str, tuple[str, bool]] = {}

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Run the statement for these rows; returns how many rows of the database it wrote."""
        words, positional = self._compiled.get(connection.dialect.name) or self._compile(connection)
        given = orjson.dumps(rows).decode()
        return connection.exec_driver_sql(words, (given,) if positional else {"rows": given}).rowcount

    def _compile(self, connection: Connection) -> tuple[str, bool]:
        dialect = connection.dialect
        given = _given_sqlite(self._columns) if dialect.name == "sqlite" else _given(self._columns)
        compiled = self._make(given).compile(dialect=dialect)  # type: ignore[attr-defined]
        self._compiled[dialect.name] = found = (str(compiled), dialect.positional)
        return found


def added_rows(table: Table) -> RowsStatement:
    """Return the statement that inserts rows with all columns of a table."""
    columns = {column.name: column.type for column in table.columns}
    return RowsStatement(columns, lambda given: insert(table).from_select(list(columns), select(given)))


def _given_sqlite(columns: Columns) -> FromClause:
    each = func.json_each(bindparam("rows")).table_valued("value", name="each")
    values = (func.json_extract(each.c.value, literal_column(f"'$.{name}'")).label(name) for name in columns)
    return select(*values).subquery("given")


def _given(columns: Columns) -> FromClause:
    rows = func.json_to_recordset(cast(bindparam("rows", type_=Text), JSON))
    typed = (column(name, kind) for name, kind in columns.items())
    return rows.table_valued(*typed, name="given").render_derived(with_types=True)


def insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless a unique column of it is taken, by this or another process; tells whether."""
    insertion: Any
    # Each of the two takes a while to import, and a server needs one of them.
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        insertion = postgresql.insert(table)
    else:
        from sqlalchemy.dialects import sqlite

        insertion = sqlite.insert(table)
    # The number of rows is kept of updates alone, unless one asks for it.
    counted = insertion.values(row).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return connection.execute(counted).rowcount == 1
