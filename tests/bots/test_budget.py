"""How long a bot may think."""

import pytest

from orrery.bots.budget import Budget


def simulations(budget: Budget) -> int:
    budget.start()
    done = 0
    while not budget.spent():
        done += 1
    return done


@pytest.mark.parametrize("sims", [1, 7])
def test_simulations_are_counted_exactly_and_anew_for_every_decision(sims: int) -> None:
    budget = Budget(1000.0, 0.0, sims)
    assert [simulations(budget), simulations(budget)] == [sims, sims]


def test_there_is_always_one_simulation() -> None:
    assert simulations(Budget(0.0, 0.0, 0)) == 1


def test_processor_time_ends_it_where_the_clock_would_not() -> None:
    assert simulations(Budget(1000.0, 0.001, 0)) >= 1
