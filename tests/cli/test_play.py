"""A match at the terminal: moves, commands, saving, the end."""

import json
import re
import stat
from pathlib import Path

import pytest

from cli.conftest import Run, first_moves, only_record
from cli.sitting import Sitting, new_match, play_to
from orrery.cli.record_files import read_record, seed_path
from orrery.core.chance import seed_from_text
from orrery.locale import LANGUAGES, Translator

SHORT = ("play", "alien-frontiers", "--seed", "tea", "--option", "round_limit=2")
DUEL = (*SHORT, "--seats", "human,greedy")
ALONE = (*SHORT, "--seats", "human,human", "--option", "first=seat")


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_against_bots_in_every_language(orrery: Run, home: Path, language: str) -> None:
    ran = orrery(
        *SHORT, "--seats", "human,greedy,random,search:time=0.01", "--lang", language, typed=first_moves()
    )
    words = Translator(language, ["alien-frontiers"], strict=True)
    path = only_record(home)
    assert ran.code == 0
    assert ran.err == ""
    assert words.text("terminal-end-title") in ran.out
    assert f"orrery replay {path} --verify" in ran.out
    assert words.text("common-player", number=1) in ran.out
    assert "[en] " not in ran.out
    assert "[af-" not in ran.out
    assert "[terminal-" not in ran.out
    assert "[common-" not in ran.out
    assert read_record(path).result is not None
    assert not seed_path(path).exists()
    assert orrery("replay", path, "--verify", "--lang", language).code == 0


def test_the_language_comes_from_the_environment(
    orrery: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Stacje orbitalne" in orrery(*DUEL).out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Orbital stations" in orrery(*DUEL).out


def test_without_seats_one_plays_against_bots(orrery: Run, home: Path) -> None:
    assert orrery("play", "alien-frontiers", "--players", "3", "--fast").code == 0
    seats = read_record(only_record(home)).header.seats
    assert [seat.bot for seat in seats] == [None, "search", "greedy"]


def test_the_end_of_input_saves_and_tells_how_to_go_on(orrery: Run, home: Path) -> None:
    ran = orrery(*DUEL, typed=["1"])
    path = only_record(home)
    assert ran.code == 0
    assert f"orrery play --resume {path}" in ran.out
    assert read_record(path).result is None


def test_the_seed_is_kept_apart_and_readable_by_its_owner_only(orrery: Run, home: Path) -> None:
    orrery(*DUEL, typed=["1", "1"])
    path = only_record(home)
    seed = seed_from_text("tea").hex()
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    assert seed_path(path).read_text().strip() == seed
    assert seed not in path.read_text("utf-8")


def test_moves_are_taken_by_number_and_by_notation(orrery: Run, home: Path) -> None:
    shown = orrery(*ALONE, typed=["1"]).out
    numbered = lines_of(only_record(home))
    notation = str(numbered[-1]["move"])
    assert re.search(rf"^Alien Artifact +1 .*\[{notation}\]", shown, re.MULTILINE)
    orrery(*ALONE, "--record", home / "b.jsonl", typed=[f"  {notation.upper()} "])
    assert lines_of(home / "b.jsonl") == numbered


def test_undo_is_recorded_and_restores_the_position(orrery: Run, home: Path) -> None:
    ran = orrery(*ALONE, typed=["solar", "hub 1", "1", "undo", "undo"])
    entries = lines_of(only_record(home))[1:]
    moves = [entry for entry in entries if entry.get("actor") == 0 and "move" in entry]
    undone = [entry for entry in entries if "undo" in entry]
    assert "Taken back: " in ran.out
    assert [entry["undo"] for entry in undone] == [move["ply"] for move in reversed(moves)][: len(undone)]
    before = entries[int(str(moves[-1]["ply"])) - 1]
    assert undone[0]["hash"] == before["hash"]


def test_undo_stops_at_what_became_known(orrery: Run) -> None:
    assert "Nothing can be taken back" in orrery(*ALONE, typed=["undo"]).out


def test_why_gives_the_reason_and_changes_nothing(orrery: Run, home: Path) -> None:
    ran = orrery(*ALONE, typed=["why launch", "why 1", "launch", "why", "why lunch", "why 999", "why %$"])
    assert ran.out.count("launch is not possible. Only a colony on circle 7") == 2
    assert " is possible. Alien Artifact: " in ran.out
    assert "Name a move, for example" in ran.out
    assert '"lunch" is no move or command. Near it: launch' in ran.out
    assert '"%$" is no move' in ran.out
    assert all(line.get("actor", -1) == -1 for line in lines_of(only_record(home))[1:])


def test_hint_names_a_legal_move(orrery: Run) -> None:
    ran = orrery(*ALONE, typed=["hint"])
    hint = next(line for line in ran.out.splitlines() if "search would play " in line)
    assert f"[{hint.split('[')[1].split(']')[0]}]" in ran.out.split("search would play")[0]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no move 0: the moves are numbered 1 to"),
        ("99", "There is no move 99"),
        ("99999999999999999999", "is no move or command"),
        ("sx", "is no move or command"),
        ("solr 5", "Near it: solar 4"),
        ("s", "may mean: show, scores, save."),
        ("\x1b[2J", '"?[2J" is no move'),
        ("x" * 500, "…"),
        ("٣", "is no move"),
        ("end", "end is not possible. "),
        ("solar 5 5", "is no move"),
    ],
)
def test_wrong_input_gets_one_clear_line(orrery: Run, home: Path, typed: str, answer: str) -> None:
    ran = orrery(*ALONE, typed=[typed])
    reply = ran.out.split(typed, 1)[1]
    assert answer in reply
    assert "Traceback" not in ran.out + ran.err
    assert "\x1b[2J" not in reply
    assert all(line.get("actor", -1) == -1 for line in lines_of(only_record(home))[1:])


def test_rules_by_topic(orrery: Run) -> None:
    ran = orrery(*ALONE, typed=["rules", "rules lunar mine", "rules a6.2", "rules zzz"])
    assert "Topics" in ran.out
    assert "Orbital Teleporter" in ran.out
    assert "Lunar Mine" in ran.out
    assert "A6.2 Raiders' Outpost" in ran.out
    assert 'The rules have nothing on "zzz"' in ran.out


def test_rules_in_the_chosen_language(orrery: Run) -> None:
    ran = orrery(*ALONE, "--lang", "pl", typed=["rules lunar mine", "lang ru", "rules vanvogt", "rules"])
    assert "Statek musi mieć co najmniej" in ran.out
    assert "Первый за ход корабль" in ran.out
    assert "Темы (" in ran.out


def test_commands_that_tell(orrery: Run) -> None:
    ran = orrery(
        *ALONE, typed=["log 2", "log x", "scores", "opt", "help", "board", "", "lang", "lang pl", "help"]
    )
    assert "takes the first turn" in ran.out
    assert "Give a number of lines" in ran.out
    assert "Place" in ran.out
    assert "round_limit" in ran.out
    assert "2 *" in ran.out
    assert "take back your last mark or move" in ran.out
    assert "Choose one of these: en (English), pl (Polski)" in ran.out
    assert "cofnij swoje ostatnie zaznaczenie" in ran.out
    assert ran.out.count("Orbital stations") == 3


def test_quit_by_prefix(orrery: Run) -> None:
    ran = orrery(*ALONE, typed=["q", "1"])
    assert ran.code == 0
    assert "The match is saved in" in ran.out


def test_save_writes_a_copy_that_can_be_resumed_and_overwrites_nothing(orrery: Run, home: Path) -> None:
    copy = home / "copy.jsonl"
    ran = orrery(*ALONE, typed=["1", f"save {copy}", f"save {copy}", "save", f"save {home}/\0"])
    assert f"A copy is in {copy}" in ran.out
    assert "never overwritten" in ran.out
    assert "Name a file for the copy" in ran.out
    assert ran.out.count("Not saved: ") == 2
    assert copy.read_bytes() == only_record(home).read_bytes()
    assert orrery("play", "--resume", copy, typed=["1"]).code == 0
    assert len(lines_of(copy)) > len(lines_of(only_record(home)))


def test_save_makes_no_folders(orrery: Run, home: Path) -> None:
    ran = orrery(*ALONE, typed=[f"save {home}/new/folder/copy.jsonl", "save new\x1b/copy.jsonl"])
    assert f"Not saved: there is no folder {home}/new/folder" in ran.out
    assert "Not saved: there is no folder new?" in ran.out
    assert not (home / "new").exists()


def test_of_many_moves_that_may_be_meant_some_are_named_and_the_others_counted(home: Path) -> None:
    match = new_match("alien-frontiers", 4, "isolate")
    play_to(match, lambda m: len([a for a in m.legal(m.actor) if m.notate(a).startswith("isolate")]) >= 8)
    (answer,) = Sitting(match, ["isolate"]).asked[1:]
    targets = answer.partition("may mean: ")[2].split(", ")
    assert [target.split()[0] for target in targets[:8]] == ["isolate"] * 8
    match = new_match("new-frontiers", 4, "many")
    play_to(match, lambda m: len([a for a in m.legal(m.actor) if m.notate(a).startswith("buy")]) > 8)
    count = len([a for a in match.legal(match.actor) if match.notate(a).startswith("buy")])
    (answer,) = Sitting(match, ["buy"]).asked[1:]
    assert f", and {count - 8} more." in " ".join(answer.split())


def test_an_existing_record_is_never_overwritten(orrery: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("something else")
    ran = orrery(*DUEL, "--record", path)
    assert ran.code == 2
    assert ran.err == f"orrery play: {path}: the file exists, and records are never overwritten\n"
    assert path.read_text() == "something else"
    assert not seed_path(path).exists()


def test_an_open_game_needs_no_pause_between_people(orrery: Run) -> None:
    ran = orrery(*ALONE, typed=first_moves())
    assert ran.code == 0
    assert "Press Enter when ready" not in ran.out


def test_secrets_are_hidden_between_people(orrery: Run, contraband: str) -> None:
    ran = orrery("play", contraband, "--seed", "a", "--seats", "human,human", typed=["", "1", ""])
    assert ran.out.count("Press Enter when ready") == 2
    first, second = ran.out.split("Player 2 plays next")
    stowed = first.split("[stow ")[1].split("]")[0]
    assert f"Stow: {stowed}" in first
    assert f"Stow: {stowed}" not in second.split("Choose the card")[0]
    assert "stows a card" in second


def test_a_plugin_game_without_a_board_is_played_to_the_end(orrery: Run, home: Path, contraband: str) -> None:
    ran = orrery("play", contraband, "--seats", "human,random", "--fast", typed=first_moves())
    assert ran.code == 0
    assert "Points" in ran.out
    assert read_record(only_record(home)).result is not None


def test_bots_alone_need_nobody(orrery: Run, home: Path) -> None:
    ran = orrery(*SHORT, "--seats", "greedy,random")
    assert ran.code == 0
    assert "The match is over." in ran.out
    assert ran.out.count("Orbital stations") > 2


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("chess",), "there is no game 'chess'; there is: "),
        (("alien-frontiers", "--seats", "human,hal"), "there is no bot 'hal'; there is: builder, cadet"),
        (("alien-frontiers", "--seats", "human,greedy:x=1"), "has no parameter 'x'"),
        (("alien-frontiers", "--players", "5"), "is for 2 to 4 players, not 5"),
        (("alien-frontiers", "--option", "dice=6"), "has no option 'dice'; there is: asimov_per_pair"),
        (("alien-frontiers", "--option", "edition=third"), "'third' is not second|first"),
        (("alien-frontiers", "--option", "edition"), "write it as NAME=VALUE"),
        (("alien-frontiers", "--option", "first=seat", "--option", "first=seat"), "given twice"),
        (("alien-frontiers", "--players", "3", "--seats", "human,greedy"), "3 players need as many seats"),
        (("alien-frontiers", "--seats", "human,,greedy"), "none may be empty"),
        (("alien-frontiers", "--players", "2", "--names", "Ada,Bo,Cy"), "3 names are given for 2 players"),
        (("alien-frontiers", "--players", "2", "--names", "Ada,Ada"), "the same name"),
        (("alien-frontiers", "--lang", "de"), "there is no language 'de'; there is: en, pl, ru"),
        (("alien-frontiers", "--pace", "-1"), "--pace takes seconds"),
        (("--resume", "last"), "there is no unfinished match"),
        (("--resume", "last", "--seed", "1"), "--resume takes seed from the record"),
    ],
)
def test_bad_arguments_are_one_line_that_lists_what_there_is(
    orrery: Run, home: Path, words: tuple[str, ...], problem: str
) -> None:
    ran = orrery("play", *words)
    assert ran.code == 2
    assert ran.err.startswith("orrery play: ")
    assert ran.err.count("\n") == 1
    assert problem in ran.err
    assert not list(home.rglob("*.jsonl*"))
