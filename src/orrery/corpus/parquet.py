"""Writing the tables of a corpus as Parquet files: in pieces as they come, and the same bytes every time."""

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final

import pyarrow as pa
from pyarrow import parquet

from orrery.corpus.rows import CHANCES, DECISIONS, MATCHES, SEATS, TABLES, Row

#: Rows that are kept until they are written together: one row group of a file.
_GROUP: Final = 50_000

_WORD: Final = pa.dictionary(pa.int32(), pa.string())


def _columns(**types: pa.DataType) -> pa.Schema:
    return pa.schema([pa.field(name, kind) for name, kind in types.items()])


#: The columns of every table; what they mean is said in ``docs/dataset.md``.
SCHEMAS: Final[Mapping[str, pa.Schema]] = {
    MATCHES: _columns(
        match=pa.string(),
        game=_WORD,
        rules=pa.int32(),
        content=_WORD,
        players=pa.int8(),
        options=_WORD,
        commitment=pa.string(),
        seed=pa.string(),
        finished=pa.bool_(),
        rounds=pa.int32(),
        plies=pa.int32(),
        decisions=pa.int32(),
        draws=pa.int32(),
    ),
    SEATS: _columns(
        match=pa.string(),
        seat=pa.int8(),
        name=_WORD,
        bot=_WORD,
        place=pa.int8(),
        won=pa.float32(),
        points=pa.int32(),
        score=pa.map_(pa.string(), pa.int32()),
        traits=pa.map_(pa.string(), pa.list_(pa.string())),
        left=_WORD,
    ),
    DECISIONS: _columns(
        match=_WORD,
        ply=pa.int32(),
        seat=pa.int8(),
        round=pa.int32(),
        phase=_WORD,
        offered=pa.list_(pa.int32()),
        chosen=pa.int32(),
        move=_WORD,
        progress=pa.float32(),
        features=pa.list_(pa.map_(pa.string(), pa.float32())),
        stands=pa.bool_(),
    ),
    CHANCES: _columns(
        match=_WORD,
        ply=pa.int32(),
        outcome=pa.int32(),
        move=_WORD,
        probability=pa.float64(),
        stands=pa.bool_(),
    ),
}


class DatasetWriter:
    """The files of a dataset while they are written; a context manager.

    They appear under their names when everything was written: a run that was cut off leaves nothing that
    could be taken for a dataset.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rows: dict[str, list[Row]] = {table: [] for table in TABLES}
        self._writers: dict[str, parquet.ParquetWriter] = {}

    def __enter__(self) -> "DatasetWriter":
        self._folder.mkdir(parents=True, exist_ok=True)
        existing = [path for path in map(self._path, TABLES) if path.exists()]
        if existing:
            raise FileExistsError(f"{existing[0]} exists; name another folder")
        for table in TABLES:
            self._writers[table] = parquet.ParquetWriter(
                self._unfinished(table), SCHEMAS[table], compression="zstd", store_schema=True
            )
        return self

    def add(self, table: str, row: Row) -> None:
        """Keep a row, and write those of its table if there are enough for a group."""
        rows = self._rows[table]
        rows.append(row)
        if len(rows) >= _GROUP:
            self._flush(table)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in TABLES:
            if kind is None:
                self._flush(table)
            self._writers[table].close()
        for table in TABLES:
            if kind is None:
                os.replace(self._unfinished(table), self._path(table))
            else:
                self._unfinished(table).unlink(missing_ok=True)

    def _path(self, table: str) -> Path:
        return self._folder / f"{table}.parquet"

    def _unfinished(self, table: str) -> Path:
        return self._folder / f".{table}.parquet.part"

    def _flush(self, table: str) -> None:
        if self._rows[table]:
            self._writers[table].write_table(pa.Table.from_pylist(self._rows[table], SCHEMAS[table]))
            self._rows[table].clear()
