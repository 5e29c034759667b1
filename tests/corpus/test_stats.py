"""Statistics of a corpus, counted by hand on a few records."""

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.arena.statistics import wilson
from orrery.cli.main import main
from orrery.core.record import parse_record

RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(RECORDS.glob("new-frontiers/*-2p*.jsonl"))[:3]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["stats", *map(str, FILES), "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_wins_by_seat_are_those_of_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    won = [0.0, 0.0]
    for path in FILES:
        result = parse_record(path.read_text("utf-8").splitlines(keepends=True)).result
        assert result is not None
        for seat in result.ranking[0]:
            won[seat] += 1 / len(result.ranking[0])
    (tally,) = printed(capsys)["tallies"]
    assert (tally["game"], tally["players"], tally["matches"]) == ("new-frontiers", 2, len(FILES))
    seats = tally["by"]["seat"]
    assert [row["value"] for row in seats] == ["1", "2"]
    assert [row["won"] for row in seats] == won
    for row in seats:
        low, high = wilson(row["won"], len(FILES))
        assert (row["low"], row["high"]) == (round(low, 4), round(high, 4))


def test_every_seat_is_counted_once_in_every_group(capsys: pytest.CaptureFixture[str]) -> None:
    (tally,) = printed(capsys)["tallies"]
    assert set(tally["by"]) == {"seat", "player", "home", "opening"}
    for group, rows in tally["by"].items():
        assert sum(row["seats"] for row in rows) == 2 * len(FILES), group


def test_an_opening_is_as_long_as_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    (tally,) = printed(capsys, "--opening", "3")["tallies"]
    assert all(row["value"].count(", ") == 2 for row in tally["by"]["opening"])


def test_rare_things_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    (tally,) = printed(capsys, "--least", "2")["tallies"]
    assert all(row["seats"] >= 2 for rows in tally["by"].values() for row in rows)
    assert len(tally["by"]["seat"]) == 2


def test_the_page_stands_alone_and_shows_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "stats.html"
    (tally,) = printed(capsys, "--html", str(place))["tallies"]
    page = place.read_text("utf-8")
    assert "http" not in page and "src=" not in page, "the page loads something"
    assert f"{len(FILES)} matches" in page
    for group, rows in tally["by"].items():
        assert f"<h3>By {group}</h3>" in page
        for row in rows:
            assert f"<td>{row['value']}</td><td>{row['seats']}</td><td>{row['share']:.1%}</td>" in page


def test_names_from_outside_are_harmless_in_the_page(tmp_path: Path) -> None:
    evil = tmp_path / "evil.jsonl"
    header, *rest = FILES[0].read_text("utf-8").splitlines(keepends=True)
    data = json.loads(header)
    data["seats"][0]["name"] = "<script>alert(1)</script>"
    data["seats"][0].pop("bot", None)
    data["seats"][0]["kind"] = "human"
    evil.write_text("".join([json.dumps(data) + "\n", *rest]), "utf-8")
    place = tmp_path / "stats.html"
    assert main(["stats", str(evil), "--html", str(place)]) == 0
    assert "<script>" not in place.read_text("utf-8")


def test_an_unfinished_match_is_not_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = FILES[0].read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "running.jsonl").write_text("".join(lines[:20]), "utf-8")
    assert main(["stats", str(tmp_path)]) == 0
    assert "no finished match; 1 unfinished" in capsys.readouterr().out


@pytest.mark.parametrize("words", [("--opening", "0"), ("--least", "0")])
def test_numbers_below_one_are_refused(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(FILES[0]), *words]) == 2
    assert "must be 1 or more" in capsys.readouterr().err
