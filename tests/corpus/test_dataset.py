"""Records as tables: what a row says is what the record says, and the files are the same every time."""

from collections import Counter
from pathlib import Path

import pytest
from plugin_game.game import GAME
from pyarrow import parquet

from orrery.cli.main import main
from orrery.core.game import CHANCE
from orrery.core.record import Record, parse_record
from orrery.core.registry import load_game
from orrery.core.replay import Replay, standing_plies
from orrery.corpus.parquet import SCHEMAS, DatasetWriter
from orrery.corpus.rows import (
    CHANCES,
    DECISIONS,
    MATCHES,
    SEATS,
    TABLES,
    features_of,
    match_id,
    match_rows,
)

RECORDS = Path(__file__).parent.parent / "records"
#: A small corpus of two games; the first has take-backs.
FILES = [sorted(RECORDS.glob(f"{game}/*.jsonl"))[0] for game in ("alien-artifacts", "new-frontiers")]


def read(path: Path) -> Record:
    return parse_record(path.read_text("utf-8").splitlines(keepends=True))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    assert main(["dataset", *map(str, FILES), "--out", str(folder)]) == 0
    return folder


def rows(folder: Path, table: str) -> list[dict[str, object]]:
    return parquet.read_table(folder / f"{table}.parquet").to_pylist()


def test_every_move_and_draw_is_a_row(folder: Path) -> None:
    expected = [
        (match, entry.ply, entry.actor, entry.move, entry.ply in stands)
        for record in map(read, FILES)
        for match, stands in [(match_id(record), standing_plies(record))]
        for entry in record.entries
        if entry.move is not None
    ]
    found = [
        (row["match"], row["ply"], row.get("seat", CHANCE), row["move"], row["stands"])
        for table in (DECISIONS, CHANCES)
        for row in rows(folder, table)
    ]
    assert Counter(found) == Counter(expected)
    assert any(not row[-1] for row in found), "no take-back among the records"


def test_the_chosen_action_was_offered_and_luck_is_a_probability(folder: Path) -> None:
    assert all(row["chosen"] in row["offered"] for row in rows(folder, DECISIONS))
    assert all(0 < row["probability"] <= 1 for row in rows(folder, CHANCES))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_features_add_up_to_what_the_position_is_worth(path: Path, folder: Path) -> None:
    record, game = read(path), load_game(path.parent.name)
    names = game.features.names
    found = {row["ply"]: row for row in rows(folder, DECISIONS) if row["match"] == match_id(record)}
    for step in list(Replay(game, record).steps())[::23]:
        if step.actor == CHANCE:
            continue
        row = found[step.ply]
        # The row has it with fewer digits, which between two steps of the weights may lead to the other one.
        progress = game.progress(step.state)
        assert row["progress"] == pytest.approx(progress, abs=1e-6)
        weights = dict(zip(names, game.weights.table(len(row["features"]), progress), strict=True))
        values = [sum(weights[name] * amount for name, amount in seat) for seat in row["features"]]
        assert values == pytest.approx(game.learned(step.state), abs=1e-3)


def test_a_game_without_features_has_none_to_tell() -> None:
    assert features_of(GAME, GAME.new_state(GAME.resolve({"players": 2}))) is None


def test_seats_tell_the_result(folder: Path) -> None:
    records = {match_id(record): record for record in map(read, FILES)}
    seats = rows(folder, SEATS)
    for name, record in records.items():
        assert record.result is not None
        own = [row for row in seats if row["match"] == name]
        assert [dict(row["score"]) for row in own] == record.result.scores
        assert [row["points"] for row in own] == [sum(score.values()) for score in record.result.scores]
        assert {row["seat"] for row in own if row["place"] == 1} == set(record.result.ranking[0])
        assert sum(row["won"] for row in own) == pytest.approx(1)
    factions = [dict(row["traits"]) for row in seats if row["match"] == match_id(read(FILES[0]))]
    assert all(len(trait["faction"]) == 1 for trait in factions)


def test_matches_tell_the_header(folder: Path) -> None:
    for path, row in zip(FILES, rows(folder, MATCHES), strict=True):
        record = read(path)
        assert record.result is not None
        assert (row["game"], row["players"], row["plies"], row["seed"], row["finished"]) == (
            record.header.game,
            len(record.header.seats),
            len(record.entries),
            record.result.seed,
            True,
        )


def test_the_same_records_are_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    assert main(["dataset", *map(str, FILES), "--out", str(tmp_path)]) == 0
    for table in TABLES:
        name = f"{table}.parquet"
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes(), table


def test_small_groups_of_rows_add_up_to_the_same_table(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.corpus.parquet._GROUP", 7)
    assert main(["dataset", *map(str, FILES), "--out", str(tmp_path)]) == 0
    assert parquet.ParquetFile(tmp_path / "decisions.parquet").num_row_groups > 7
    for table in TABLES:
        assert rows(tmp_path, table) == rows(folder, table)


def test_a_file_given_twice_counts_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(FILES[1].read_bytes())
    assert main(["dataset", str(FILES[1]), str(copy), "--out", str(tmp_path / "out")]) == 0
    assert "1 matches" in capsys.readouterr().out
    assert len(rows(tmp_path / "out", MATCHES)) == 1


def test_a_fault_names_file_and_line_and_leaves_no_dataset(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.jsonl"
    lines = FILES[1].read_text("utf-8").splitlines(keepends=True)
    lines[5] = lines[5].replace('"hash":"', '"hash":"x')
    broken.write_text("".join(lines), "utf-8")
    out = tmp_path / "out"
    assert main(["dataset", str(FILES[0]), str(broken), "--out", str(out)]) == 2
    assert "broken.jsonl: line 6: the position differs" in capsys.readouterr().err
    assert list(out.iterdir()) == []


def test_a_dataset_is_never_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (folder / "matches.parquet").read_bytes()
    assert main(["dataset", str(FILES[1]), "--out", str(folder)]) == 2
    assert "exists; name another folder" in capsys.readouterr().err
    assert (folder / "matches.parquet").read_bytes() == before


def test_an_empty_folder_and_a_missing_file_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", str(tmp_path), "--out", str(tmp_path / "out")]) == 2
    assert "there is no record" in capsys.readouterr().err
    assert main(["dataset", str(tmp_path / "no.jsonl"), "--out", str(tmp_path / "out")]) == 2
    assert "no such file" in capsys.readouterr().err


def test_the_page_of_the_schema_names_every_column() -> None:
    page = (RECORDS.parent.parent / "docs" / "dataset.md").read_text("utf-8")
    for table, schema in SCHEMAS.items():
        section = page.split(f"## `{table}`")[1].split("## ")[0]
        for name in schema.names:
            assert f"| `{name}` |" in section, f"{table}.{name} is not described"


def test_an_unfinished_match_has_no_places(tmp_path: Path) -> None:
    from orrery.core.registry import load_game

    record = read(FILES[1])
    record.result = None
    del record.entries[20:]
    with DatasetWriter(tmp_path) as writer:
        for table, row in match_rows(load_game(record.header.game), record):
            writer.add(table, row)
    assert [row["finished"] for row in rows(tmp_path, MATCHES)] == [False]
    assert {(row["place"], row["won"]) for row in rows(tmp_path, SEATS)} == {(None, None)}
