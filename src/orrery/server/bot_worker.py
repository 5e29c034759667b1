"""A process for bots, uploaded records and reviews: reads a JSON line, writes one, ends with its input.

A bot is given a position that was drawn from what its seat knows, never the true state, and luck that tells
nothing of the match's. A record is given as text.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

from orrery.coach.advice import Advice, advise
from orrery.coach.judge import Judge
from orrery.coach.review import Row, examine
from orrery.core.bot import Bot, Position
from orrery.core.chance import SimRng
from orrery.core.record import parse_record
from orrery.core.registry import load_bot, load_game
from orrery.server.uploads import check_record

#: Bots give way to people's requests.
NICENESS = 5


def decide(job: dict[str, Any], bots: dict[str, Bot]) -> int:
    """Return the action that a bot chooses in the position of the job."""
    bot, position = _asked(job, bots)
    return _checked(job, position, bot.decide(position, SimRng(job["luck"])))


def moves(job: dict[str, Any], bots: dict[str, Bot]) -> list[Advice]:
    """Return the moves that a bot advises in the position of the job."""
    bot, position = _asked(job, bots)
    advised = advise(bot, position, SimRng(job["luck"]))
    for one in advised:
        _checked(job, position, one.action)
    return advised


def _asked(job: dict[str, Any], bots: dict[str, Bot]) -> tuple[Bot, Position]:
    spec = str(job["bot"])
    bot = bots.get(spec)
    if bot is None:
        bot = bots[spec] = load_bot(spec)
    game = load_game(str(job["game"]))
    return bot, Position.from_json(game, job["options"], job["seat"], job["position"])


def _checked(job: dict[str, Any], position: Position, action: int) -> int:
    if action not in position.legal:
        raise ValueError(f"{job['bot']} chose an action that is not legal")
    return action


class Examiner:
    """Makes reviews piece by piece. If it is asked for the next one at once, it goes on where it was."""

    def __init__(self) -> None:
        self._record = ""
        self._next = 0
        self._rows: Iterator[Row] | None = None

    def piece(self, job: dict[str, Any]) -> dict[str, Any]:
        """Return the rows from ply ``first`` on that ``seconds`` are enough for, and where to go on."""
        text, first = str(job["review"]), int(job["first"])
        if self._rows is None or (text, first) != (self._record, self._next):
            record = parse_record(text.splitlines(keepends=True))
            self._rows = examine(load_game(record.header.game), record, Judge(job["judge"]), first)
        until = monotonic() + float(job["seconds"])
        rows: list[Row] = []
        for row in self._rows:
            rows.append(row)
            if monotonic() >= until:
                self._record, self._next = text, row["ply"] + 1
                return {"rows": rows, "next": self._next}
        self._rows = None
        return {"rows": rows, "next": None}


def answer_to(job: dict[str, Any], bots: dict[str, Bot], examiner: Examiner) -> dict[str, Any]:
    """Return the answer to any job."""
    if "record" in job:
        return {"told": check_record(job["record"])}
    if "review" in job:
        return examiner.piece(job)
    if "advise" in job:
        return {"moves": moves(job, bots)}
    return {"action": decide(job, bots)}


def main() -> None:
    """Answer jobs until the server is gone."""
    with suppress(OSError):
        os.nice(NICENESS)
    bots: dict[str, Bot] = {}
    examiner = Examiner()
    for line in sys.stdin:
        if not line.endswith("\n"):
            # The server was killed while it wrote: nobody waits for an answer.
            return
        job = json.loads(line)
        try:
            answer = answer_to(job, bots, examiner)
        except Exception as error:
            # A bot of somebody else's may fail in any way; the server decides what then.
            answer = {"problem": f"{type(error).__name__}: {error}", "fault": str(error)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    # The server may be gone before the answer is ready.
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
