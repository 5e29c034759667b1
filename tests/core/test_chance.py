"""Luck: published test vectors, uniformity, rejection."""

import hashlib
import hmac
import random
from collections import Counter

import pytest

from orrery.core.chance import MatchRng, Rng, SimRng, commitment, new_seed, seed_from_text, weighted

SEED = bytes(range(32))

# A match that was played can be verified for ever, so these never change.
VECTORS = [
    ("chance", 0, [1, 1, 4, 0, 1, 2, 3, 3, 5, 1, 5, 4]),
    ("chance", 1, [4, 2, 5, 5, 5, 3, 3, 4, 5, 2, 3, 3]),
    ("bot-2", 0, [4, 2, 4, 4, 4, 3, 3, 4, 3, 1, 1, 2]),
]


def test_the_commitment_is_as_published() -> None:
    assert commitment(SEED) == "ecf574acb7b29ae90905174c3b31a305c8f9984fea4c597d6f10eeb5a4f3c377"


def test_the_seed_of_a_word_is_as_published() -> None:
    seed = seed_from_text("orrery")
    assert seed.hex() == "c82f4487455b2b6ff0d1bfafa9820c52d2b41808b994502928145ce255edce84"
    assert commitment(seed) == "6198304ab592e66e5fe49c148aeda0439f40a3210f83b943ed76cf2f5c1c543c"


@pytest.mark.parametrize(("stream", "index", "dice"), VECTORS)
def test_draws_are_as_published(stream: str, index: int, dice: list[int]) -> None:
    rng = MatchRng(SEED, stream, index)
    assert [rng.below(6) for _ in range(12)] == dice


def test_wide_draws_are_as_published() -> None:
    draws = [MatchRng(SEED, "chance", 0).below(n) for n in (2, 22, 46656, 1 << 64)]
    assert draws == [1, 15, 17815, 14684781736994195479]


def word(stream: str, index: int, attempt: int) -> int:
    """What the module text of ``orrery.core.chance`` says, written a second time."""
    message = b"orrery/draw/1\0" + stream.encode() + b"\0"
    message += index.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    return int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest()[:8], "big")


def test_a_draw_is_the_documented_hash() -> None:
    for index in range(5):
        rng = MatchRng(SEED, "chance", index)
        assert [rng.below(1 << 64) for _ in range(3)] == [word("chance", index, k) for k in range(3)]


def test_the_commitment_has_a_domain_of_its_own() -> None:
    assert commitment(SEED) not in (
        hashlib.sha256(SEED).hexdigest(),
        hmac.new(SEED, b"", "sha256").hexdigest(),
    )


def test_match_draws_are_uniform() -> None:
    counts = Counter(MatchRng(SEED, "uniform", k).below(7) for k in range(7000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30  # 6 degrees of freedom
    rng = MatchRng(SEED, "uniform", 0)
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30


def test_words_beyond_the_last_whole_range_are_rejected() -> None:
    """With n just above half of all words, every second word would make small outcomes likelier."""
    n = (1 << 63) + 1
    rejected = 0
    for index in range(50):
        attempt = 0
        while word("reject", index, attempt) >= n:
            attempt += 1
        rejected += attempt
        rng = MatchRng(SEED, "reject", index)
        assert rng.below(n) == word("reject", index, attempt)
        assert rng.below(1 << 64) == word("reject", index, attempt + 1)
    assert rejected > 20


def test_streams_and_indices_are_independent() -> None:
    draws = {
        tuple(MatchRng(SEED, stream, index).below(1 << 32) for _ in range(2))
        for stream in ("a", "b", "chance")
        for index in range(20)
    }
    assert len(draws) == 60
    assert MatchRng(SEED, "a", 0).below(1 << 60) != MatchRng(bytes(32), "a", 0).below(1 << 60)


def test_simulations_repeat_by_seed() -> None:
    once, again, other = SimRng("x"), SimRng("x"), SimRng("y")
    draws = [once.below(1000) for _ in range(20)]
    assert draws == [again.below(1000) for _ in range(20)] != [other.below(1000) for _ in range(20)]
    assert [rng.below(100) for rng in [SimRng(1)] for _ in range(6)] == [13, 84, 76, 25, 49, 44]


def test_nobody_shares_the_global_generator() -> None:
    random.seed(1)
    before = random.getstate()
    SimRng(3).below(10), MatchRng(SEED, "s", 0).below(10), new_seed()
    assert random.getstate() == before


class Fixed(Rng):
    """Gives one number and remembers what it was asked."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.value


def test_weighted_covers_every_unit_of_weight() -> None:
    outcomes = [(10, 1), (20, 3), (30, 2)]
    assert [weighted(outcomes, Fixed(value)) for value in range(6)] == [10, 20, 20, 20, 30, 30]
    rng = Fixed(0)
    weighted(outcomes, rng)
    assert rng.asked == [6]


def test_weighted_needs_weight() -> None:
    with pytest.raises(ValueError, match="positive weight"):
        weighted([(1, 0)], Fixed(0))


def test_new_seeds_are_long_and_new() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) * 8 >= 128 for seed in seeds)
