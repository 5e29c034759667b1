"""Lines are broken off by news, and nothing that was typed is lost."""

import os
import pty
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from orrery.cli.terminal.keyboard import Interrupted, Keyboard


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The writing end of what the program reads."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as file:
        monkeypatch.setattr("sys.stdin", file)
        yield writing
    os.close(writing)


def test_a_line_is_read_as_ever(pipe: int) -> None:
    with Keyboard() as keyboard:
        os.write(pipe, b"one\ntwo\n")
        assert keyboard.read("> ") == "one"
        assert keyboard.read("> ") == "two"
        assert not keyboard.breakable


def test_news_breaks_the_reading_off(pipe: int, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = select.select

    with Keyboard() as keyboard:

        def woken_while_waiting(*files: list[int]) -> object:
            keyboard.wake()
            return waiting(*files)

        monkeypatch.setattr("select.select", woken_while_waiting)
        with pytest.raises(Interrupted):
            keyboard.read("> ")
        monkeypatch.undo()
        with pytest.raises(Interrupted):  # until it is looked at
            keyboard.read("> ")
        keyboard.settled()
        os.write(pipe, b"after\n")
        assert keyboard.read("> ") == "after"


def test_many_interruptions_lose_no_line(pipe: int) -> None:
    calls = threading.Semaphore(0)
    stop = threading.Event()

    def write() -> None:
        for number in range(200):
            os.write(pipe, b"%d\n" % number)

    with Keyboard() as keyboard:

        def disturb() -> None:
            while calls.acquire() and not stop.is_set():
                keyboard.wake()

        threads = [threading.Thread(target=write), threading.Thread(target=disturb)]
        for thread in threads:
            thread.start()
        lines: list[str] = []
        tries = 0
        while len(lines) < 200:
            keyboard.settled()
            tries += 1
            # Every other try is disturbed, before it begins, while it waits, or after it has ended.
            if tries % 2:
                calls.release()
            with suppress(Interrupted):
                lines.append(keyboard.read(""))
        stop.set()
        calls.release()
        for thread in threads:
            thread.join()
    assert lines == [str(number) for number in range(200)]


def test_the_end_of_input_is_the_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "typed").write_bytes(b"one\n\nlast \xff")
    with (tmp_path / "typed").open() as file:
        monkeypatch.setattr("sys.stdin", file)
        with Keyboard() as keyboard:
            assert [keyboard.read("> ") for _ in range(3)] == ["one", "", "last \ufffd"]
            for _ in range(2):
                with pytest.raises(EOFError):
                    keyboard.read("> ")


PROGRAM = """
import os, sys, threading
from orrery.cli.terminal.keyboard import Interrupted, Keyboard
with Keyboard() as keyboard:
    assert keyboard.breakable

    def tell() -> None:
        while os.read(int(sys.argv[1]), 1):
            keyboard.wake()

    threading.Thread(target=tell, daemon=True).start()
    broken = 0
    while True:
        keyboard.settled()
        try:
            line = keyboard.read("> ")
        except Interrupted:
            broken += 1
            print("news", flush=True)
            if broken == 2:
                keyboard.forget()
            continue
        print(f"got [{line}] after {broken}", flush=True)
        if line == "quit":
            break
"""


def test_what_was_typed_is_there_again_on_a_terminal() -> None:
    master, slave = pty.openpty()
    reading, telling = os.pipe()
    environment = {**os.environ, "TERM": "xterm"}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(reading)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        pass_fds=[reading],
    )
    os.close(slave)
    os.close(reading)
    shown = ""

    def wait_for(text: str) -> None:
        nonlocal shown
        while text not in shown:
            shown += os.read(master, 4096).decode()
        shown = shown.partition(text)[2]

    def type_and_see(text: str) -> None:
        """What the line editor shows, it has read."""
        wait_for("> ")
        os.write(master, text.encode())
        wait_for(text)

    wait_for("> ")
    os.write(master, b"first\n")
    wait_for("got [first] after 0")
    type_and_see("half a ")
    os.write(telling, b"!")
    wait_for("news")
    wait_for("half a ")
    os.write(master, b"line\n")
    wait_for("got [half a line] after 1")
    type_and_see("dropped")
    os.write(telling, b"!")
    wait_for("news")
    wait_for("> ")
    os.write(master, b"quit\n")
    wait_for("got [quit] after 2")
    assert process.wait() == 0
    os.close(telling)
    os.close(master)


def test_news_that_comes_as_a_line_begins_is_rung_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard()
    before = signal.signal(signal.SIGURG, keyboard._broken_off)
    # In place of putting back what was typed the signal comes: readline drops what is raised there.
    monkeypatch.setattr("readline.insert_text", signal.raise_signal)
    monkeypatch.setattr(keyboard, "_typed", signal.SIGURG)
    monkeypatch.setattr(keyboard, "_asking", True)
    keyboard.wake()
    try:
        keyboard._begin()
    finally:
        signal.signal(signal.SIGURG, before)
    assert keyboard._asking
