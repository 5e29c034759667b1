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
    Dialect,
    FromClause,
    Select,
    Table,
    Text,
    UpdateBase,
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
#: Rows by the names of their values.
Rows = Sequence[dict[str, Any]]


class RowsStatement:
    """A statement for any number of rows: ``make`` gets the rows as something to select from."""

    def __init__(self, columns: Columns, make: Callable[[FromClause], Select[Any] | UpdateBase]) -> None:
        self._columns: Final = columns
        self._make: Final = make
        self._compiled: dict[tuple[str, str], str] = {}

    def run(self, connection: Connection, rows: Rows) -> int:
        """Run the statement for these rows; returns how many rows of the database it wrote."""
        words = self.words(connection.dialect)
        given = orjson.dumps(rows).decode()
        values = (given,) if connection.dialect.positional else {"rows": given}
        return connection.exec_driver_sql(words, values).rowcount

    def words(self, dialect: Dialect, name: str = "rows") -> str:
        """Return the statement; ``name`` is that of the value with the rows."""
        found = self._compiled.get((dialect.name, name))
        if found is None:
            sqlite = dialect.name == "sqlite"
            made = self._make(_given_sqlite(self._columns, name) if sqlite else _given(self._columns, name))
            if isinstance(made, UpdateBase) and not sqlite:
                made = made.returning(literal_column("1"))
            self._compiled[dialect.name, name] = found = str(made.compile(dialect=dialect))
        return found


def run_all(connection: Connection, given: Mapping[RowsStatement, Rows]) -> dict[RowsStatement, int]:
    """Run those statements that have rows, in this order; returns how many rows each wrote, or selected.

    PostgreSQL gets all of them as one: to wait for an answer costs both sides more than most of them do.
    """
    given = {statement: rows for statement, rows in given.items() if rows}
    if connection.dialect.name == "sqlite":
        return {statement: statement.run(connection, rows) for statement, rows in given.items()}
    statements = tuple(given)
    words = _together.get(statements)
    if words is None:
        words = _together[statements] = _join(connection.dialect, statements)
    values = {_name(place): orjson.dumps(rows).decode() for place, rows in enumerate(given.values())}
    return dict(zip(statements, connection.exec_driver_sql(words, values).one(), strict=True))


#: What several statements are as one, for PostgreSQL.
_together: Final[dict[tuple[RowsStatement, ...], str]] = {}


def _join(dialect: Dialect, statements: Sequence[RowsStatement]) -> str:
    parts = [f"part_{at} AS ({one.words(dialect, _name(at))})" for at, one in enumerate(statements)]
    # A part is run when its count is asked for: so they keep their order, and locks are taken in it.
    counts = [f"(SELECT count(*) FROM part_{place})" for place in range(len(statements))]
    return f"WITH {', '.join(parts)} SELECT {', '.join(counts)}"


def _name(place: int) -> str:
    return f"rows_{place}"


def added_rows(table: Table) -> RowsStatement:
    """Return the statement that inserts rows with all columns of a table."""
    columns = {column.name: column.type for column in table.columns}
    return RowsStatement(columns, lambda given: insert(table).from_select(list(columns), select(given)))


def _given_sqlite(columns: Columns, name: str) -> FromClause:
    each = func.json_each(bindparam(name)).table_valued("value", name="each")
    values = (func.json_extract(each.c.value, literal_column(f"'$.{name}'")).label(name) for name in columns)
    return select(*values).subquery("given")


def _given(columns: Columns, name: str) -> FromClause:
    rows = func.json_to_recordset(cast(bindparam(name, type_=Text), JSON))
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
