"""Terminals at a real server: two people and a bot, one terminal killed and back, talk, offers, records."""

import codecs
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from orrery.cli.record_files import read_record

PATIENCE = 60.0
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COMMAND = [sys.executable, "-m", "orrery.cli.main"]
GAME = ("alien-frontiers", "--option", "round_limit=2")


class Served:
    """``orrery serve`` as a process that can be killed and started again at the same place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        command = [*COMMAND, "serve", "--port", str(self.port), "--db", database, "--workers", "1"]
        with (self.folder / "serve.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None, (self.folder / "serve.log").read_text()
        self.port = int(found[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    server.start()
    yield server
    server.kill()


class Terminal:
    """A person at ``orrery play --server``, on a terminal or (``piped``) on a pipe."""

    def __init__(self, served: Served, home: Path, *words: str, piped: bool = False) -> None:
        self.home = home
        environment = {
            **os.environ,
            "ORRERY_HOME": str(home),
            "TERM": "xterm",
            "COLUMNS": "100",
            "LINES": "45",
            "LANG": "C.UTF-8",
        }
        environment.pop("LC_ALL", None)
        command = [*COMMAND, "play", "--server", served.url, *words]
        self._shown = ""
        self._read_to = 0
        self._cut = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        if piped:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment,
            )
            assert self.process.stdin is not None and self.process.stdout is not None
            self._in, self._out = self.process.stdin.fileno(), self.process.stdout.fileno()
        else:
            master, slave = pty.openpty()
            self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
            os.close(slave)
            self._in = self._out = master

    def type(self, line: str) -> None:
        os.write(self._in, f"{line}\n".encode())

    def type_part(self, text: str) -> None:
        os.write(self._in, text.encode())

    def _pump(self, seconds: float) -> bool:
        """Read what there is; False at the end."""
        ready, _, _ = select.select([self._out], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self._out, 65536)
        except OSError:  # the terminal is closed
            return False
        # Colours and the like are left out; one that is cut in two waits for its end.
        text = self._cut + self._decoder.decode(data)
        whole = text if "\x1b" not in text[-12:] else text[: text.rindex("\x1b")]
        self._cut = text[len(whole) :] if _CONTROL.match(text, len(whole)) is None else ""
        self._shown += _CONTROL.sub("", text[: len(text) - len(self._cut)])
        return bool(data)

    def wait_for(self, pattern: str) -> re.Match[str]:
        """The next text like that; what comes before it is passed over."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = re.search(pattern, self._shown[self._read_to :])
            if found is not None:
                self._read_to += found.end()
                return found
            open_still = self._pump(0.2)
            assert time.monotonic() < deadline and (
                open_still or re.search(pattern, self._shown[self._read_to :])
            ), f"no {pattern!r} in: {self._shown[self._read_to :][-3000:]}"

    def asks(self, prompt: str) -> bool:
        """Whether it asks now for what has not been answered."""
        self._pump(0.05)
        found = re.search(prompt, self._shown[self._read_to :])
        if found is not None:
            self._read_to = len(self._shown)
        return found is not None

    def tail(self) -> str:
        return self._shown[-1500:]

    def has_shown(self, text: str) -> bool:
        return text in self._shown

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> str:
        """Everything shown until it ended by itself."""
        deadline = time.monotonic() + PATIENCE
        while self._pump(0.2):
            assert time.monotonic() < deadline, self._shown[-3000:]
        assert self.process.wait(timeout=PATIENCE) == 0, self._shown[-3000:]
        return self._shown

    def records(self) -> list[Path]:
        return sorted((self.home / "matches").glob("*.jsonl"))


@pytest.fixture
def people(served: Served, tmp_path: Path) -> Iterator[list[Terminal]]:
    """Terminals that are closed in the end, whatever happened."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        with suppress(OSError):
            terminal.kill()


ANNA = r"▲ Anna [^>]*> $"
BO = r"■ Bo [^>]*> $"
WAITING = r"\(Anna decides\) > $"


def play_first_moves(terminal: Terminal, prompt: str, stop: int | None = None) -> None:
    """Always the first move, until so many are made or the match is over."""
    made = 0
    while stop is None or made < stop:
        found = terminal.wait_for(f"{prompt}|The match is over")
        if found[0].startswith("The match"):
            return
        terminal.type("1")
        made += 1


def seated(
    served: Served, people: list[Terminal], tmp_path: Path, *words: str
) -> tuple[Terminal, Terminal, str]:
    """Anna makes a table with a bot in the third seat, Bo sits down."""
    anna = Terminal(
        served, tmp_path / "anna", *GAME, "--seats", "human,open,greedy", "--names", "Anna", *words
    )
    people.append(anna)
    table = anna.wait_for(r"Table (\S+) at ")[1]
    anna.wait_for("open")
    bo = Terminal(served, tmp_path / "bo", "--table", table, "--names", "Bo")
    people.append(bo)
    anna.wait_for("Bo")
    return anna, bo, table


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
    deadline = time.monotonic() + 3 * PATIENCE
    while not all(terminal.has_shown("Winner") for terminal in (again, bo)):
        assert time.monotonic() < deadline, [terminal.tail() for terminal in (again, bo)]
        for terminal, prompt in ((again, ANNA), (bo, BO)):
            if terminal.asks(prompt):
                terminal.type("1")
    shown = [again.end(), bo.end()]
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
    bo.wait_for(r"Offer \d+ is settled")
    bo.type("offer abandon")
    anna.wait_for(r"Offer \d+: Bo would like to stop")
    anna.type("accept")
    for terminal in (anna, bo):
        assert "abandoned by agreement" in terminal.end()


def test_the_server_may_go_and_come_back(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    bo.wait_for(WAITING)
    served.kill()
    anna.wait_for("The connection is lost")
    bo.wait_for("The connection is lost")
    served.start()
    anna.wait_for("The connection is back")
    anna.type("1")
    bo.wait_for("▲ ")
    anna.wait_for(ANNA)
    anna.type("quit")
    assert re.search(r"To go on: orrery play --server \S+ --table \S+", anna.end())


def test_resigning_leaves_the_seat_to_a_bot(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    anna.type("resign")
    anna.wait_for("resign yes")
    anna.type("resign yes")
    bo.wait_for("now played by a bot")
    play_first_moves(bo, BO)
    assert "The match is over." in anna.end()


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
    assert stranger.process.wait(timeout=PATIENCE) == 2


def test_scripts_play_through_pipes(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    home = tmp_path / "anna"
    piped = Terminal(served, home, *GAME, "--seats", "human,random", "--names", "Anna", piped=True)
    people.append(piped)
    for _ in range(200):
        piped.type("1")
    shown = piped.end()
    assert "The match is over." in shown
    assert read_record(piped.records()[0]).result is not None


def test_lists_and_bad_input(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "ORRERY_HOME": str(tmp_path / "cy"), "LANG": "C.UTF-8"}
        command = [*COMMAND, "play", "--server", served.url, *words]
        return subprocess.run(
            command, capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, check=False
        )

    assert "No table has an open seat" in run("--list").stdout
    anna = Terminal(served, tmp_path / "anna", *GAME, "--seats", "human,open", "--names", "Anna")
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
    assert anna.process.wait(timeout=PATIENCE) == 0
