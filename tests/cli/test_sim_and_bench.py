"""``orrery sim`` and ``orrery bench``: JSON with stable keys, records, and bad input in one line."""

import json
from pathlib import Path

import pytest

from orrery.cli.record_files import read_record
from orrery.core.match import verify
from orrery.core.registry import game_names
from orrery.games.alien_frontiers.game import GAME

from .conftest import Run

SIM = ("sim", "alien-frontiers", "--games", 3, "--seed", 5)


def test_sim_json_has_its_keys(orrery: Run) -> None:
    ran = orrery(*SIM, "--seats", "greedy,random,random", "--check", "--json")
    assert (ran.code, ran.err) == (0, "")
    result = json.loads(ran.out)
    assert result.keys() >= {
        "decisions_per_game",
        "decisions_per_second",
        "finished",
        "games",
        "players",
        "points_by_source",
        "seats",
        "seed",
        "unfinished",
        "wins",
    }
    assert (result["games"], result["finished"], result["players"]) == (3, 3, 3)
    assert result["seats"] == ["greedy", "random", "random"]
    assert sum(result["wins"]) == pytest.approx(3)
    assert len(result["points_by_source"]) == 3
    assert result["seed"] == "5"


def test_the_same_seed_gives_the_same_summary(orrery: Run) -> None:
    def summary() -> dict[str, object]:
        result: dict[str, object] = json.loads(orrery(*SIM, "--players", 2, "--json").out)
        return {key: value for key, value in result.items() if "second" not in key}

    assert summary() == summary()


def test_without_a_seed_matches_differ(orrery: Run) -> None:
    words = ("sim", "alien-frontiers", "--games", 2, "--players", 2, "--json")
    assert json.loads(orrery(*words).out)["decisions"] != json.loads(orrery(*words).out)["decisions"]


def test_sim_in_words(orrery: Run) -> None:
    ran = orrery(*SIM, "--players", 2, "--rotate")
    assert ran.code == 0
    assert "3 games, 3 finished, 0 given up" in ran.out
    for word in ("decisions a second", "rounds", "colonies", "wins (95 %)"):
        assert word in ran.out


def test_records_are_written_and_verify(orrery: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    ran = orrery(*SIM, "--players", 2, "--records", folder, "--json")
    assert ran.code == 0
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"alien-frontiers-{n}.jsonl" for n in (1, 2, 3)]
    for path in paths:
        verify(GAME, read_record(path))
    without = json.loads(orrery(*SIM, "--players", 2, "--json").out)
    assert json.loads(ran.out)["wins"] == without["wins"]


def test_records_are_never_overwritten(orrery: Run, tmp_path: Path) -> None:
    taken = tmp_path / "alien-frontiers-2.jsonl"
    taken.write_text("mine")
    ran = orrery(*SIM, "--players", 2, "--records", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "never overwritten" in ran.err
    assert [path.name for path in tmp_path.glob("*.jsonl")] == [taken.name]
    assert taken.read_text() == "mine"


def test_matches_given_up_are_counted(orrery: Run) -> None:
    result = json.loads(orrery(*SIM, "--players", 2, "--max-decisions", 4, "--json").out)
    assert (result["games"], result["finished"], result["unfinished"]) == (3, 0, 3)
    assert result["wins"] == [0, 0]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("sim", "chess"), "there is no game 'chess'; there is: "),
        ((*SIM, "--seats", "greedy,nobody"), "there is no bot 'nobody'; there is: builder, cadet"),
        ((*SIM, "--seats", "search:depth=1,random"), "no parameter 'depth'; there is: time="),
        ((*SIM, "--players", 5), "alien-frontiers is for 2 to 4 players, not 5"),
        ((*SIM, "--players", 3, "--seats", "greedy,random"), "--seats names 2 bots for 3 players"),
        ((*SIM, "--seats", "greedy,,random"), "there is no bot ''"),
        ((*SIM, "--option", "colour=red"), "alien-frontiers has no option 'colour'; there is: "),
        ((*SIM, "--option", "edition=third"), "option edition: 'third' is not second|first"),
        ((*SIM, "--games", 0), "the number of games must be 1 or more, not 0"),
        ((*SIM, "--jobs", 0), "--jobs must be 1 or more, not 0"),
        ((*SIM, "--max-decisions", 0), "the limit of decisions must be 1 or more, not 0"),
        (("bench", "chess"), "there is no game 'chess'; there is: "),
        (("bench", "--seconds", "0"), "--seconds must be more than 0"),
        (("bench", "--seconds", "nan"), "--seconds must be more than 0"),
    ],
)
def test_bad_input_is_one_clear_line(orrery: Run, words: tuple[object, ...], problem: str) -> None:
    ran = orrery(*words)
    assert (ran.code, ran.out) == (2, "")
    assert problem in ran.err
    assert ran.err.count("\n") == 1


def test_a_records_directory_that_is_a_file(orrery: Run, tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("")
    ran = orrery(*SIM, "--players", 2, "--records", place)
    assert (ran.code, ran.out) == (2, "")
    assert str(place) in ran.err
    assert ran.err.count("\n") == 1


def test_a_game_from_outside_can_be_simulated(orrery: Run, contraband: str) -> None:
    seats = "greedy,search:sims=5,random"
    result = json.loads(orrery("sim", contraband, "--games", 2, "--seats", seats, "--json").out)
    assert (result["game"], result["finished"]) == ("contraband", 2)


def test_bench_json_has_its_keys(orrery: Run) -> None:
    ran = orrery("bench", "alien-frontiers", "--seconds", "0.05", "--json")
    assert (ran.code, ran.err) == (0, "")
    result = json.loads(ran.out)
    assert result.keys() >= {
        "branching",
        "compiled",
        "decisions_per_game",
        "game",
        "games_per_second",
        "players",
        "us_per_clone",
        "us_per_decision",
        "us_per_legal",
        "yardstick_us",
    }
    assert (result["game"], result["players"]) == ("alien-frontiers", 4)


def test_bench_without_a_game_takes_the_first(orrery: Run) -> None:
    assert json.loads(orrery("bench", "--seconds", "0.02", "--json").out)["game"] == game_names()[0]


def test_bench_at_another_number_of_players(orrery: Run) -> None:
    ran = orrery("bench", "new-frontiers", "--players", "2", "--seconds", "0.02", "--json")
    assert json.loads(ran.out)["players"] == 2
    assert orrery("bench", "new-frontiers", "--players", "6").err.endswith("2 to 5 players, not 6\n")


def test_bench_in_words(orrery: Run) -> None:
    ran = orrery("bench", "alien-frontiers", "--seconds", "0.02")
    assert ran.code == 0
    for word in ("decision", "clone", "legal", "yardstick"):
        assert word in ran.out
