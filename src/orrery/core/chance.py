"""Luck that is fast in simulations, and fair and provable in matches.

In a match the draws of chance decision *k* on stream *s* come from HMAC-SHA256 keyed with the match
seed over ``(s, k, i)``; the commitment published before the first move is a hash of the seed in a
domain of its own, so that it gives nothing away.
"""

import hashlib
import hmac
import random
import secrets
from abc import ABC, abstractmethod
from typing import Final

from orrery.core.compile_hints import mypyc_attr

SEED_BYTES: Final = 32
MIN_SEED_BYTES: Final = 16

_COMMIT_DOMAIN: Final = b"orrery/commitment/1\x00"
_DRAW_DOMAIN: Final = b"orrery/draw/1\x00"

_WORD: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of uniform integers: all that a game's ``sample`` and ``determinize`` may use."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A uniform integer in ``range(n)``."""


class SimRng(Rng):
    """Fast luck for simulations and bots; the same seed gives the same draws."""

    def __init__(self, seed: int | str | bytes) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        # Named, so that the compiler knows it for a float.
        uniform: float = self._random()
        return int(uniform * n)


class MatchRng(Rng):
    """The luck of one chance decision of a match: draw ``index`` of ``stream`` under ``seed``."""

    def __init__(self, seed: bytes, stream: str, index: int) -> None:
        self._seed = seed
        self._prefix = _DRAW_DOMAIN + stream.encode() + b"\x00" + index.to_bytes(8, "big")
        self._attempt = 0

    def below(self, n: int) -> int:
        if not 0 < n <= _WORD:
            raise ValueError(f"no uniform number below {n}")
        # Rejection keeps every outcome exactly equally likely.
        limit = _WORD - _WORD % n
        while True:
            message = self._prefix + self._attempt.to_bytes(8, "big")
            self._attempt += 1
            word = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if word < limit:
                return word % n


def chance_luck(seed: bytes, number: int) -> Rng:
    """The luck of chance decision ``number`` of a match, counted from 0, take-backs included."""
    return MatchRng(seed, "chance", number)


def bot_seed(seed: bytes, seat: int, ply: int) -> int:
    """What a bot's luck at one ply starts from: its own stream, so that it never shifts the dice."""
    return MatchRng(seed, f"bot-{seat}", ply).below(1 << 62)


def weighted(outcomes: list[tuple[int, int]], rng: Rng) -> int:
    """One outcome of a list of (outcome, weight)."""
    total = 0
    for _, weight in outcomes:
        total += weight
    left = rng.below(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("no outcome has a positive weight")


def new_seed() -> bytes:
    """A fresh secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed a person asked for by a word or number, so that a match can be repeated."""
    return hashlib.sha256(b"orrery/seed-text/1\x00" + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first move and binds the seed without telling it."""
    return hashlib.sha256(_COMMIT_DOMAIN + seed).hexdigest()
