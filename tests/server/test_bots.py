"""Bots of the server: what they are handed, and that they decide as they would in this process."""

import json
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from plugin_game.game import GAME

from orrery.core.bot import Bot
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_bot
from orrery.server import bot_worker
from orrery.server.bots import Job


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the rules were asked for something."""
    calls: Counter[str] = Counter()

    def count(name: str) -> None:
        original = getattr(type(GAME), name)

        def asked(self: Any, *args: Any) -> Any:
            calls[name] += 1
            return original(self, *args)

        monkeypatch.setattr(type(GAME), name, asked)

    for name in ("legal", "determinize"):
        count(name)
    monkeypatch.setattr(bot_worker, "load_game", lambda name: GAME)
    return calls


def new_match() -> Match:
    seats = [Seat(f"Bot {number}", "random") for number in range(3)]
    return Match.new(GAME, GAME.resolve({"players": 3}), seats, bytes(32))


def handed_over(match: Match, bot: str) -> Any:
    """The decision at hand as a worker process reads it."""
    return json.loads(json.dumps(Job.of(match, match.actor, bot).to_json()))


def test_a_decision_is_drawn_and_its_moves_found_once(counted: Counter[str]) -> None:
    match = new_match()
    counted.clear()
    job = handed_over(match, "random")
    assert counted == {"determinize": 1}
    counted.clear()
    action = bot_worker.decide(job, {})
    assert counted == {"legal": 1}
    counted.clear()
    match.command(match.actor, match.ply, action)
    assert counted == {"legal": 1}


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize("spec", ["random", "greedy", "search:sims=20"])
def test_a_bot_decides_in_a_worker_as_it_does_here(spec: str) -> None:
    match = new_match()
    bots: dict[str, Bot] = {}
    while not match.over:
        seat = match.actor
        here = load_bot(spec).decide(match.position(seat), match.bot_rng(seat))
        assert bot_worker.decide(handed_over(match, spec), bots) == here
        match.command(seat, match.ply, here)


def test_a_worker_whose_server_was_killed_amid_a_word_ends_quietly() -> None:
    command = [sys.executable, "-m", "orrery.server.bot_worker"]
    ended = subprocess.run(command, input=b'{"record": "half a', capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
