"""``orrery serve`` and ``orrery play --server`` as processes: people at terminals."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from .waiting import HUNG

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
            # In a session of its own it asks for passwords here, not at the terminal of who runs the tests.
            self.process = subprocess.Popen(
                command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
            )
            os.close(slave)
            self._in = self._out = master

    def type(self, line: str) -> None:
        os.write(self._in, f"{line}\n".encode())

    def type_part(self, text: str) -> None:
        os.write(self._in, text.encode())

    def fileno(self) -> int:
        """Where what it shows is read; for ``select``."""
        return self._out

    def pump(self) -> bool:
        """Wait for something to be shown and read it; False at the end."""
        ready, _, _ = select.select([self], [], [], HUNG)
        assert ready, f"hangs at: {self._shown[-3000:]}"
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

    def find(self, pattern: str) -> re.Match[str] | None:
        """The next text like that if it is shown already; what comes before it is passed over."""
        found = re.search(pattern, self._shown[self._read_to :])
        if found is not None:
            self._read_to += found.end()
        return found

    def wait_for(self, pattern: str) -> re.Match[str]:
        """The next text like that, however long it takes."""
        while (found := self.find(pattern)) is None:
            ended = not self.pump()
            assert not ended, f"no {pattern!r} in: {self._shown[self._read_to :][-3000:]}"
        return found

    def ask_until(self, line: str, prompt: str, pattern: str) -> None:
        """Type a command again and again until what is shown up to the next prompt is like that.

        A window has room for the last news only: what was told at some time is found by asking for it.
        """
        while True:
            asked_at = len(self._shown)
            self.type(line)
            self.wait_for(prompt)
            if re.search(pattern, self._shown[asked_at:]):
                return

    def answer(self) -> None:
        """Make the first move there is; where a set is chosen, mark the first items and confirm them."""
        status = self._shown.rstrip().splitlines()[-2]
        missing = re.search(r"Choose (\d+) more\.", status)
        if "Type ok to confirm." in status:
            self.type("ok")
        elif missing is not None:
            self.type(" ".join(str(number) for number in range(1, int(missing[1]) + 1)))
        else:
            self.type("1")

    def tail(self) -> str:
        return self._shown[-1500:]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self, code: int = 0) -> str:
        """Everything shown until it ended by itself, with that exit code."""
        while self.pump():
            pass
        assert self.process.wait() == code, self._shown[-3000:]
        return self._shown

    def leave(self) -> str:
        """The same, once it has been told to end."""
        self.type("quit")
        return self.end()

    def records(self) -> list[Path]:
        return sorted((self.home / "matches").glob("*.jsonl"))


ANNA = r"▲ Anna [^>\r\n]*> $"
BO = r"■ Bo [^>\r\n]*> $"
WAITING = r"\(Anna decides\) > $"


def play_first_moves(terminal: Terminal, prompt: str, stop: int | None = None) -> None:
    """Always the first move, until so many are made or the match is over."""
    made = 0
    while stop is None or made < stop:
        found = terminal.wait_for(f"{prompt}|The match is over")
        if found[0].startswith("The match"):
            return
        terminal.answer()
        made += 1


def first_to_show(terminals: Sequence[tuple[Terminal, str]]) -> tuple[Terminal, re.Match[str]]:
    """Wait until one of the terminals shows its pattern."""
    while True:
        for terminal, pattern in terminals:
            found = terminal.find(pattern)
            if found is not None:
                return terminal, found
        ready, _, _ = select.select([terminal for terminal, _ in terminals], [], [], HUNG)
        assert ready, [terminal.tail() for terminal, _ in terminals]
        for terminal in ready:
            assert terminal.pump(), terminal.tail()


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
