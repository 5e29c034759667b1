"""Terminals at a real server: two people and a bot, one terminal killed and back, talk, offers, records."""

import json
import os
import re
import subprocess
from pathlib import Path

from orrery.cli.record_files import read_record
from server.terminals import (
    ANNA,
    BO,
    COMMAND,
    GAME,
    WAITING,
    Served,
    Terminal,
    first_to_show,
    play_first_moves,
    seated,
)


def test_two_terminals_and_a_bot_one_killed_and_back(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, bo, table = seated(served, people, tmp_path, "--option", "first=seat")
    play_first_moves(anna, ANNA, stop=2)
    anna.wait_for(ANNA)
    anna.kill()
    again = Terminal(served, anna.home)
    people.append(again)
    assert again.wait_for(r"Table (\S+) at ")[1] == table
    playing = {again: f"{ANNA}|Winner", bo: f"{BO}|Winner"}
    while playing:
        terminal, found = first_to_show([*playing.items()])
        if found[0] == "Winner":
            del playing[terminal]
        else:
            terminal.answer()
    shown = [again.leave(), bo.leave()]
    winners = [re.search(r"Winners?[^:]*: ([^\r\n]+)", text) for text in shown]
    assert winners[0] is not None and winners[1] is not None
    assert winners[0][1] == winners[1][1]
    (record,) = again.records()
    assert record.read_bytes() == bo.records()[0].read_bytes()
    assert [seat.name for seat in read_record(record).header.seats] == ["Anna", "Bo", "Greedy"]
    verified = subprocess.run(
        [*COMMAND, "replay", record, "--verify"], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr
    (key,) = (again.home / "servers").iterdir()
    assert key.stat().st_mode & 0o077 == 0
    assert json.loads(key.read_text())["token"] not in shown[0]


def test_talk_undo_and_offers(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat", "--unrated")
    anna.wait_for(ANNA)
    bo.wait_for(WAITING)
    # What the other says comes in while one types, and what was typed so far stays.
    anna.type_part("why la")
    bo.type("chat good luck")
    anna.wait_for("» Bo: good luck")
    anna.wait_for("why la$")
    anna.type("unch")
    anna.wait_for("launch is not possible")
    anna.type("hint")
    anna.wait_for(r"search\S* would play")
    # Moves show at the other terminal as they come; the own ones can be taken back.
    anna.type("1")
    bo.wait_for("▲ ")
    anna.wait_for(ANNA)
    anna.type("undo")
    anna.wait_for("Taken back: ")
    bo.wait_for(r"Anna has taken back 1 move\.")
    bo.type("1")
    bo.wait_for("It is not your turn")
    bo.type("scores")
    bo.wait_for("Points")
    # An offer is shown, answered and settled.
    bo.type("offer abandon")
    bo.wait_for("The others are asked")
    anna.wait_for(r"Offer \d+: Bo would like to stop")
    anna.type("decline")
    bo.wait_for(r"Anna has declined offer \d+")
    bo.type("offer abandon")
    anna.wait_for(r"Offer \d+: Bo would like to stop")
    anna.type("accept")
    for terminal in (anna, bo):
        terminal.wait_for("Type rematch to play again")
        assert "abandoned by agreement" in terminal.leave()


def test_the_server_may_go_and_come_back(own_server: Served, people: list[Terminal], tmp_path: Path) -> None:
    anna, bo, _ = seated(own_server, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    bo.wait_for(WAITING)
    own_server.kill()
    anna.wait_for("The connection is lost")
    bo.wait_for("The connection is lost")
    own_server.start()
    anna.wait_for("The connection is back")
    anna.type("1")
    bo.wait_for("▲ ")
    anna.wait_for(ANNA)
    assert re.search(r"To go on: orrery play --server \S+ --table \S+", anna.leave())


def test_who_resigns_is_played_for_until_bots_are_left_alone(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    bo.wait_for(WAITING)  # who comes later finds a bot in her seat and is told nothing
    anna.type("resign")
    anna.wait_for("resign yes")
    anna.type("resign yes")
    bo.wait_for("now played by a bot")
    bo.wait_for(BO)
    bo.type("resign yes")
    for terminal in (bo, anna):
        terminal.wait_for("Winner: Greedy")
        terminal.wait_for("Type rematch to play again")
        assert "Bo has resigned" in terminal.leave()


def test_an_invitation_is_typed_and_not_named(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    anna = Terminal(
        served, tmp_path / "anna", *GAME, "--seats", "human,invited", "--names", "Anna", "--private"
    )
    people.append(anna)
    code = anna.wait_for(r"Invitation for seat 2: (\S+)")[1]
    bo = Terminal(served, tmp_path / "bo", "--invite", "-", "--names", "Bo", piped=True)
    people.append(bo)
    bo.type(code)
    bo.wait_for(r"(■ Bo|▲ Anna).*>|On display")
    stranger = Terminal(served, tmp_path / "cy", "--invite", code, "--names", "Cy")
    people.append(stranger)
    stranger.wait_for("orrery play: ")
    assert stranger.process.wait() == 2


def test_scripts_play_through_pipes(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    home = tmp_path / "anna"
    piped = Terminal(served, home, *GAME, "--seats", "human,random", "--names", "Anna", piped=True)
    people.append(piped)
    for _ in range(200):
        piped.type("1")
        piped.type("ok")
    shown = piped.end()
    assert "The match is over." in shown
    assert read_record(piped.records()[0]).result is not None


def test_lists_and_bad_input(own_server: Served, people: list[Terminal], tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "ORRERY_HOME": str(tmp_path / "cy"), "LANG": "C.UTF-8"}
        command = [*COMMAND, "play", "--server", own_server.url, *words]
        return subprocess.run(
            command, capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, check=False
        )

    assert "No table has an open seat" in run("--list").stdout
    anna = Terminal(own_server, tmp_path / "anna", *GAME, "--seats", "human,open", "--names", "Anna")
    people.append(anna)
    table = anna.wait_for(r"Table (\S+) at ")[1]
    anna.wait_for("open")
    listed = run("--list").stdout
    assert f"{table}  alien-frontiers  Anna, open  (open)" in listed
    nobody = run()
    assert "You sit at no table" in nobody.stdout
    assert table in nobody.stdout
    for words, problem in (
        (("--table", "nope"), "there is no such table"),
        (("chess",), "there is no game 'chess'"),
        (("alien-frontiers", "--seats", "human,hal"), "there is no bot of that level"),
        (("alien-frontiers", "--seats", "human,human"), "one seat only"),
        (("--invite", "wrong"), "invitation"),
    ):
        ran = run(*words)
        assert ran.returncode == 2, (words, ran.stdout)
        assert problem in ran.stderr
        assert ran.stderr.count("\n") == 1
    anna.type("leave")
    anna.wait_for("The table is gone")
    assert anna.process.wait() == 0
