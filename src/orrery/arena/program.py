"""A program that is talked to in lines over its standard input and output, and that may misbehave."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
import time
from typing import Any, Final

#: The longest line that a program may write, and how many that nobody asked for.
LINE_BYTES: Final = 65_536
MOST_LINES: Final = 64
#: How much of what it says on standard error is kept, to tell why it died.
_LAST_WORDS: Final = 2_000
#: Seconds that it has to go when asked to.
_GOODBYE: Final = 1.0
_END: Final = None

#: How a program can fail, as it is counted.
LATE: Final = "late"
LIED: Final = "lied"
FLOODED: Final = "flooded"
DIED: Final = "died"


class ProgramFault(Exception):
    """The program failed to do its part; ``kind`` says how, for counting."""

    def __init__(self, kind: str, problem: str) -> None:
        super().__init__(problem)
        self.kind = kind


def flood() -> ProgramFault:
    """The fault of a program that writes more than anybody asked for."""
    return ProgramFault(FLOODED, f"more than {MOST_LINES} lines, or one of {LINE_BYTES} bytes, unasked")


class Deadline:
    """A moment on the monotonic clock."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds until then, 0 if it is over."""
        return max(0.0, self._until - time.monotonic())


class Program:
    """A running program. It has a session of its own, so that all it started ends with it."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramFault(DIED, f"{command[0]}: {error.strerror}") from None
        self._lines: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self._flooded = False
        self._last_words = b""
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._listen, self._overhear, self._speak)
        ]
        for thread in self._threads:
            thread.start()

    # --- talking --------------------------------------------------------------------------------------

    def send(self, message: dict[str, Any]) -> None:
        """Write one line; never waits for a program that does not read."""
        if self._process.poll() is not None:
            raise self._death()
        self._outgoing.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def line(self, seconds: float) -> str:
        """The next line within that time."""
        try:
            line = self._lines.get(timeout=seconds) if seconds > 0 else self._lines.get_nowait()
        except queue.Empty:
            raise ProgramFault(LATE, "no answer in time") from None
        if self._flooded:
            raise flood()
        if line is _END:
            raise self._death()
        return line.decode("utf-8", "replace")

    def _death(self) -> ProgramFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GOODBYE)
        self._threads[1].join(_GOODBYE)
        said = self._last_words.decode("utf-8", "replace").strip().splitlines()
        last = f": {said[-1]}" if said else ""
        return ProgramFault(DIED, f"it ended with code {self._process.returncode}{last}")

    # --- threads --------------------------------------------------------------------------------------

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self._process.stdout.readline(LINE_BYTES):
                if self._lines.full() or (len(line) == LINE_BYTES and not line.endswith(b"\n")):
                    self._flooded = True
                    break
                self._lines.put(line)
        if self._lines.full():
            self._lines.get()
        self._lines.put(_END)

    def _overhear(self) -> None:
        assert self._process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while said := os.read(self._process.stderr.fileno(), LINE_BYTES):
                self._last_words = (self._last_words + said)[-_LAST_WORDS:]

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._outgoing.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            self._process.stdin.close()

    # --- the end --------------------------------------------------------------------------------------

    def close(self) -> None:
        """End the program: by the end of its input, and by force if it is still there a second later."""
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GOODBYE)
        # Also what it started and left behind.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for thread, stream in zip(self._threads, (self._process.stdout, self._process.stderr), strict=False):
            thread.join(_GOODBYE)
            if stream is not None and not thread.is_alive():
                stream.close()
