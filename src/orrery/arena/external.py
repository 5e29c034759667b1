"""Bots in any language: a program that is asked line by line, as ``docs/bot-protocol.md`` describes.

Whatever the program does, the match goes on: a question that it does not answer rightly and in time costs it
that move, by the rule of :meth:`ExternalBot.decide`, and nothing else.

A specification names a program of this machine, so it is read where the own user typed it and nowhere else:
the registry of bots, which servers use, does not know it.
"""

import json
import shlex
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from orrery import __version__
from orrery.arena.program import (
    DIED,
    FLOODED,
    LATE,
    LIED,
    MOST_LINES,
    Deadline,
    Program,
    ProgramFault,
    flood,
)
from orrery.core.bot import Bot, BotError, Position
from orrery.core.chance import Rng
from orrery.core.game import Game
from orrery.core.options import Options
from orrery.core.registry import load_bot

PROTOCOL: Final = 1
PREFIX: Final = "exec:"

#: So many questions in a row without an answer, and the program is started anew.
_PATIENCE: Final = 3


def make_bot(spec: str) -> Bot:
    """A new bot for a specification typed on this machine: ``exec:COMMAND``, or one of the registry."""
    return ExternalBot.from_spec(spec) if spec.startswith(PREFIX) else load_bot(spec)


class ExternalBot(Bot):
    """A seat played by a program.

    ``time`` is the seconds it has for a decision, ``start`` those until it must have said hello.
    """

    PARAMS: ClassVar[Mapping[str, float]] = {"time": 5.0, "start": 10.0}

    def __init__(self, params: Mapping[str, str], command: list[str]) -> None:
        super().__init__(params)
        self.command = command
        #: What was wrong the last time, in words.
        self.problem = ""
        self._failures: Counter[str] = Counter()
        self._program: Program | None = None
        self._new: dict[str, Any] = {}
        self._question = 0
        self._silent = 0

    @classmethod
    def from_spec(cls, spec: str) -> "ExternalBot":
        """The bot of ``exec:COMMAND`` or ``exec:time=0.5:COMMAND``; the command is split as a shell would."""
        rest = spec.removeprefix(PREFIX)
        params: dict[str, str] = {}
        while True:
            head, colon, tail = rest.partition(":")
            name, equals, value = head.partition("=")
            if not colon or not equals or name not in cls.PARAMS:
                break
            params[name] = value
            rest = tail
        try:
            command = shlex.split(rest)
        except ValueError as error:
            raise BotError(f"{spec!r}: {error}") from None
        if not command:
            raise BotError(f"{spec!r} names no program; write exec:./mybot")
        return cls(params, command)

    # --- the match ------------------------------------------------------------------------------------

    def match_begins(self, game: Game[Any], options: Options, seat: int) -> None:
        self._new = {
            "type": "new",
            "game": game.id,
            "rules": game.rules_version,
            "content": game.content.hash(),
            "options": options,
            "players": options["players"],
            "seat": seat,
        }
        self._silent = 0
        if self._program is not None:
            self._tell(self._new)

    def decide(self, position: Position, rng: Rng) -> int:
        """The program's answer; without one the pass if the game has one, else a move by chance."""
        self._question += 1
        choices = [
            {"action": action, "move": move}
            for action, move in zip(position.legal, position.moves(), strict=True)
        ]
        question = {
            "type": "decide",
            "id": self._question,
            "view": position.view(),
            "choices": choices,
            "time": self.params["time"],
        }
        try:
            return self._answer(self._started(), question, choices)
        except ProgramFault as fault:
            self._failed(fault)
        passing = position.pass_action()
        return passing if passing is not None else position.legal[rng.below(len(position.legal))]

    def match_ends(self, ranking: list[list[int]], scores: list[dict[str, int]]) -> None:
        if self._program is not None:
            self._tell({"type": "result", "ranking": ranking, "scores": scores})

    def close(self) -> None:
        """Tell the program to go, and end it if it stays."""
        if self._program is not None:
            self._tell({"type": "quit"})
        if self._program is not None:
            self._program.close()
            self._program = None

    def failures(self) -> dict[str, int]:
        return dict(self._failures)

    # --- the program ----------------------------------------------------------------------------------

    def _started(self) -> Program:
        if self._program is None:
            self._program = Program(self.command)
            self._program.send({"type": "hello", "protocol": PROTOCOL, "orrery": __version__})
            hello = self._read(self._program.line(self.params["start"]))
            if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
                raise ProgramFault(LIED, f"it should say hello and speak protocol {PROTOCOL}")
            self._program.send(self._new)
        return self._program

    def _answer(self, program: Program, question: dict[str, Any], choices: list[dict[str, Any]]) -> int:
        program.send(question)
        until = Deadline(self.params["time"])
        for _ in range(MOST_LINES):
            answer = self._read(program.line(until.left()))
            if answer.get("type") != "move":
                continue  # news for whoever reads along
            if answer.get("id") == question["id"]:
                break
            # What comes too late for an earlier question is not an answer to this one.
            if not isinstance(answer.get("id"), int) or answer["id"] > question["id"]:
                raise ProgramFault(LIED, "an answer should carry the id of its question")
        else:
            raise flood()
        self._silent = 0
        for choice in choices:
            if answer.get("action") == choice["action"] or answer.get("move") == choice["move"]:
                return int(choice["action"])
        raise ProgramFault(LIED, f"{answer.get('action', answer.get('move'))!r} was not offered")

    @staticmethod
    def _read(line: str) -> dict[str, Any]:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise ProgramFault(LIED, "a line should be one JSON object")
        return message

    def _tell(self, message: dict[str, Any]) -> None:
        """Say something that needs no answer; a program that is gone is started again when it is asked."""
        assert self._program is not None
        try:
            self._program.send(message)
        except ProgramFault as fault:
            self._failed(fault)

    def _failed(self, fault: ProgramFault) -> None:
        self._failures[fault.kind] += 1
        self.problem = str(fault)
        self._silent += fault.kind == LATE
        starting = self._program is None
        if starting or fault.kind in (DIED, FLOODED) or self._silent >= _PATIENCE:
            self._silent = 0
            if self._program is not None:
                self._program.close()
                self._program = None
