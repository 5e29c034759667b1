"""What bots do, told apart by a digest."""

import pytest

from orrery.arena.conduct import conduct, without_time
from orrery.core.registry import load_bot, load_game


def digest(*specs: str) -> str:
    return conduct(load_game("new-frontiers"), [load_bot(without_time(spec)) for spec in specs])


@pytest.mark.parametrize(
    ("spec", "without"),
    [
        ("search:cpu=0.2", "search:sims=4"),
        ("search:time=1.5:ahead=3", "search:sims=4:ahead=3"),
        ("raider:cpu=1", "raider:sims=4"),
        ("search:sims=60", "search:sims=60"),
        ("greedy", "greedy"),
    ],
)
def test_time_is_replaced_by_simulations(spec: str, without: str) -> None:
    assert without_time(spec) == without


def test_the_same_bots_have_the_same_digest_whatever_their_time_is() -> None:
    assert digest("search:cpu=0.2", "greedy") == digest("search:cpu=0.02", "greedy")
    assert digest("strategist:cpu=1", "cadet") == digest("strategist:cpu=1", "cadet")


def test_bots_that_play_otherwise_have_another() -> None:
    told = {digest(spec, "greedy") for spec in ("greedy", "random", "search:cpu=1", "search:cpu=1:ahead=1")}
    assert len(told) == 4
    assert digest("greedy", "random") != digest("random", "greedy")
