"""Bots think in processes of their own, a bounded time each, and never hold up a request."""

import asyncio
import json
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from orrery.bots.levels import LEVELS
from orrery.coach.advice import Advice
from orrery.coach.review import Row
from orrery.core.match import Match
from orrery.core.registry import bot_names, own_bot_names
from orrery.server.errors import Refused
from orrery.server.fair_queue import FairQueue
from orrery.server.limits import WAITING_HINTS
from orrery.server.metrics import Metrics

log = logging.getLogger("orrery.server")

#: Who plays when a person has left, the ones preferred first.
_SUBSTITUTES: Final = ("greedy", "random")
#: Who is asked for a hint.
_ADVISERS: Final = ("search:time=0.5", "greedy", "random")
#: Seconds to which the answers of a quick bot are stretched where their pace must tell nothing.
_SHORTEST_PACE: Final = 0.1
#: If every bot fails they are asked again after that many seconds, longer each time.
_RETRY: Final = 1.0
_LONGEST_RETRY: Final = 60.0


#: Seconds of work on a review before others get their turn.
_PIECE: Final = 0.5
#: Bytes of the longest answer of a worker: what a record told.
_LONGEST_ANSWER: Final = 64 * 1024 * 1024


class BotFailed(Exception):
    """A bot gave no usable answer in its time."""

    def __init__(self, problem: str, fault: str | None = None) -> None:
        super().__init__(problem)
        #: What the worker says is wrong with what it was given; None if it said nothing.
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Job:
    """A decision for a bot: what its seat may know, and luck of its own."""

    game: str
    options: Mapping[str, Any]
    seat: int
    bot: str
    position: Any
    luck: int

    @classmethod
    def of(cls, match: Match, seat: int, bot: str) -> "Job":
        """Make the decision at hand of a match into data, drawn from what the seat knows."""
        header = match.record.header
        position = match.position(seat).to_json()
        return cls(header.game, header.options, seat, bot, position, match.bot_seed(seat))

    def to_json(self) -> dict[str, Any]:
        """Return what ``bot_worker`` reads."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": self.seat,
            "bot": self.bot,
            "position": self.position,
            "luck": self.luck,
        }


def levels() -> list[dict[str, str]]:
    """List the bots that people are offered: our levels, weakest first, then other people's."""
    others = [name for name in bot_names() if name not in own_bot_names()]
    return [{"level": name, "bot": name} for name in (*LEVELS, *others)]


def seatable(bot: str) -> bool:
    """Tell whether a table may have this bot: any that is installed, as it is by itself."""
    return bot in bot_names()


def _first_installed(preferred: tuple[str, ...]) -> str:
    installed = bot_names()
    return next((bot for bot in preferred if bot.partition(":")[0] in installed), installed[0])


def rest_of_pace(bot: str, passed: float) -> float:
    """Return the seconds until a bot that thought for so long may answer where its pace must tell nothing.

    It answers at full multiples of twice the time that its level takes, so that only work of other tables,
    which everything waits for, makes a difference.
    """
    pace = max(_SHORTEST_PACE, 2 * _seconds_of(bot))
    return pace - passed % pace


def _seconds_of(bot: str) -> float:
    """Return the seconds a decision that a bot is set to."""
    if bot in LEVELS:
        return LEVELS[bot].SECONDS
    _, _, limit = bot.partition("time=")
    try:
        return float(limit.partition(":")[0])
    except ValueError:
        return 0.0


def substitute() -> str:
    """Choose the bot that plays on for a person who left."""
    return _first_installed(_SUBSTITUTES)


def adviser() -> str:
    """Choose the bot that is asked for hints."""
    return _first_installed(_ADVISERS)


class BotPool:
    """Keeps a fixed number of worker processes; one that hangs or dies is replaced."""

    def __init__(self, size: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        # Processes are started when they are first needed.
        self._idle: FairQueue[Process | None] = FairQueue([None] * size)
        self._all: set[Process] = set()
        self._closed = False

    async def decide(self, job: Job, account: str) -> int:
        """Return the bot's action; ``account`` is whose work it is.

        A bot that fails is replaced for this decision by the substitute, then by the random bot; if all
        fail they are asked again later.
        """
        wait = _RETRY
        while True:
            for bot in dict.fromkeys((job.bot, substitute(), "random")):
                began = time.perf_counter()
                try:
                    action = await self._ask(replace(job, bot=bot), account)
                except BotFailed as error:
                    log.warning("bot failed: %s", error)
                    continue
                self._metrics.bot_decided(bot, time.perf_counter() - began)
                return action
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_RETRY)

    async def hint(self, job: Job, account: str) -> list[Advice]:
        """Return the moves that a bot advises; raises :class:`Refused` if the account waits for too many."""
        if self._idle.waiting(account) >= WAITING_HINTS:
            raise Refused("too-many", "wait for the hints that you asked for")
        try:
            answer = await self._answer(job.bot, {**job.to_json(), "advise": True}, self._seconds, account)
        except BotFailed as error:
            log.warning("bot failed: %s", error)
            return [Advice(await self.decide(job, account), None, None)]
        return [Advice(*move) for move in answer["moves"]]

    async def _ask(self, job: Job, account: str) -> int:
        """Return the action of this very bot; raises :class:`BotFailed` if it has none in time."""
        return int((await self._answer(job.bot, job.to_json(), self._seconds, account))["action"])

    async def check_record(self, text: str, seconds: float, account: str) -> list[Any]:
        """Return what every ply of a record told; ``ValueError`` says what is wrong with it."""
        try:
            told: list[Any] = (await self._answer("a record", {"record": text}, seconds, account))["told"]
        except BotFailed as failed:
            if failed.fault is not None:
                raise ValueError(failed.fault) from None
            raise ValueError(f"the record cannot be checked in {seconds:g} s") from None
        return told

    async def examine(self, record: str, judge: str, first: int) -> tuple[list[Row], int | None]:
        """Return a piece of a review from ply ``first`` on, and the ply of the next piece, if there is one.

        It is made when nobody else waits for a process, and is small, so that nobody has to wait for it.
        """
        job = {"review": record, "judge": judge, "first": first, "seconds": _PIECE}
        answer = await self._answer("a review", job, _PIECE + self._seconds, None)
        return answer["rows"], answer["next"]

    async def _answer(
        self, who: str, job: dict[str, Any], seconds: float, account: str | None
    ) -> dict[str, Any]:
        """Let a process do a job; raises :class:`BotFailed` if there is no answer in time.

        What is nobody's has to wait for everybody's.
        """
        process = await (self._idle.take_last() if account is None else self._idle.take(account))
        try:
            if self._closed:
                raise BotFailed("the server is stopping")
            if process is None or process.returncode is not None:
                process = await self._start()
            return await self._exchange(process, who, job, seconds)
        except BaseException as error:
            if process is not None and isinstance(error, BotFailed) and error.fault is not None:
                raise
            if process is not None:
                self._kill(process)
            process = None
            raise
        finally:
            self._idle.give(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "orrery.server.bot_worker", stdin=PIPE, stdout=PIPE, limit=_LONGEST_ANSWER
        )
        self._all.add(process)
        return process

    async def _exchange(
        self, process: Process, who: str, job: dict[str, Any], seconds: float
    ) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(json.dumps(job).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            raise BotFailed(f"{who} took longer than {seconds:g} s") from None
        except OSError:
            raise BotFailed("the bot's process is gone") from None
        if not line:
            raise BotFailed("the bot's process is gone")
        answer: dict[str, Any] = await asyncio.to_thread(json.loads, line)
        if "problem" in answer:
            raise BotFailed(f"{who}: {answer['problem']}", str(answer["fault"]))
        return answer

    def _kill(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all worker processes."""
        self._closed = True
        for process in list(self._all):
            self._kill(process)
            await process.wait()
