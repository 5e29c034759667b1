"""Reads lines from the keyboard or a pipe, and breaks off when there is news.

To show what others do while a person types, another thread calls :meth:`Keyboard.wake`. On a terminal a
signal then breaks ``input`` off in the main thread, and what was typed so far is put back at the next
prompt; on a pipe nothing is read before there is something to read. Where neither can be had (Windows),
news is shown after the next line.
"""

import os
import select
import signal
import sys
import threading
import time
from contextlib import suppress
from types import FrameType
from typing import Any, Final

try:
    import readline
except ImportError:  # pragma: no cover - without it what was typed stays with the terminal
    readline = None  # type: ignore[assignment]

#: A signal that nobody else uses and that does nothing by default, so that a late one does no harm.
_SIGNAL: Final[int | None] = getattr(signal, "SIGURG", None)
#: A signal between two system calls is noticed late; so it is sent again while there is need.
_AGAIN: Final = 0.05
_CHUNK: Final = 65536


class Interrupted(Exception):
    """Breaks a read off because there is news; nothing was read."""


class Keyboard:
    """Reads lines in the main thread; a context manager, for the signal is ours only meanwhile."""

    def __init__(self) -> None:
        #: Whether a person types here, and whether they can be interrupted.
        self.attended = sys.stdin is not None and sys.stdin.isatty()
        self.breakable = self.attended and _SIGNAL is not None
        self._news = threading.Event()
        self._closed = False
        self._asking = False
        self._editing = False
        self._typed = ""
        self._before: Any = None
        self._main = threading.main_thread()
        self._bell = threading.Thread(target=self._ring, name="orrery-bell", daemon=True)
        # On a pipe: where lines come from, what came of the next ones, and a pipe of our own to be woken by.
        self._source = None if self.breakable else _descriptor()
        self._buffer = b""
        self._ended = False
        self._woken, self._waker = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._waker, False)

    def __enter__(self) -> "Keyboard":
        if self.breakable and _SIGNAL is not None:
            self._before = signal.signal(_SIGNAL, self._broken_off)
            self._bell.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closed = True
        self._news.set()
        if self.breakable and _SIGNAL is not None:
            self._bell.join()
            signal.signal(_SIGNAL, self._before)

    def __del__(self) -> None:
        os.close(self._woken)
        os.close(self._waker)

    def wake(self) -> None:
        """Break the next read off, because there is news. May be called from any thread."""
        self._news.set()
        with suppress(BlockingIOError):  # full: then it is awake anyway
            os.write(self._waker, b"!")

    def settled(self) -> None:
        """Take note that the news is being looked at: what comes from now on is new."""
        self._news.clear()
        with suppress(BlockingIOError):
            os.read(self._woken, _CHUNK)

    def forget(self) -> None:
        """Drop what was typed before the last interruption."""
        self._typed = ""

    def read(self, prompt: str) -> str:
        """Read a line, or raise :class:`Interrupted`; ``EOFError`` at the end."""
        if self._news.is_set():
            raise Interrupted
        if self.breakable:
            return self._read_terminal(prompt)
        if self._source is not None:
            return self._read_pipe(prompt, self._source)
        return input(prompt)

    # --- a terminal -----------------------------------------------------------------------------------------

    def _read_terminal(self, prompt: str) -> str:
        lines: list[str] = []
        self._editing = False
        if readline is not None:
            readline.set_startup_hook(self._begin)
        try:
            self._asking = True
            # The line must not be lost to a signal that comes just after Enter, before it is assigned:
            # in this call it is stored without a step of the interpreter in between.
            lines.extend(map(input, (prompt,)))
        except Interrupted:
            if not lines:
                if sys.stdout.isatty():
                    sys.stdout.write("\r\x1b[K")
                raise
        finally:
            self._asking = False
            if readline is not None:
                readline.set_startup_hook(None)
        return lines[0]

    def _begin(self) -> None:
        """A new line is being edited: it starts with what was typed before the interruption."""
        self._editing = True
        typed, self._typed = self._typed, ""
        readline.insert_text(typed)

    def _broken_off(self, number: int, frame: FrameType | None) -> None:
        if frame is not None and frame.f_code is Keyboard._begin.__code__:
            return  # readline drops an exception of its hook; the bell rings again
        if self._asking and self._news.is_set():
            self._asking = False
            if self._editing:  # before that, the buffer holds the line before
                self._typed = readline.get_line_buffer()
            raise Interrupted

    def _ring(self) -> None:
        assert _SIGNAL is not None
        while not self._closed:
            self._news.wait()
            while self._news.is_set() and not self._closed:
                if self._asking and self._main.ident is not None:
                    signal.pthread_kill(self._main.ident, _SIGNAL)
                time.sleep(_AGAIN)

    # --- a pipe ---------------------------------------------------------------------------------------------

    def _read_pipe(self, prompt: str, source: int) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        while b"\n" not in self._buffer and not self._ended:
            ready, _, _ = select.select([source, self._woken], [], [])
            if self._woken in ready:
                raise Interrupted
            data = os.read(source, _CHUNK)
            self._buffer += data
            self._ended = not data
        line, newline, self._buffer = self._buffer.partition(b"\n")
        if not line and not newline:
            raise EOFError
        return line.decode("utf-8", "replace")


def _descriptor() -> int | None:
    """Standard input, if one can wait for it."""
    if os.name == "nt" or sys.stdin is None:
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):  # not a real file
        return None
