"""Checks of chance decisions: exact weights, a sampler that agrees, outcomes that happen."""

from math import sqrt
from typing import Any, Final

from orrery.core.chance import MatchRng, SimRng, seed_from_text
from orrery.core.fields import canonical_json
from orrery.core.game import Game
from orrery.core.messages import Event
from orrery.testing.checks.tools import fail
from orrery.testing.playthrough import Playthrough

_NODES: Final = 3
_DRAWS: Final = 2000
_OUTCOMES_TRIED: Final = 40
#: A bin needs that many expected draws for the chi-square test to hold.
_LEAST_EXPECTED: Final = 8
#: Standard deviations: about one false alarm in a million, and the seeds are fixed.
_DEVIATIONS: Final = 4.9


def weights(play: Playthrough) -> None:
    """``chance`` lists what ``legal`` lists, in that order, with positive integer weights."""
    game = play.game
    for ply in play.chances():
        state = play.states[ply]
        listed = game.chance(state)
        if [outcome for outcome, _ in listed] != game.legal(state):
            fail(play.where(ply), "chance() and legal() list different outcomes, or in another order")
        for outcome, weight in listed:
            if type(weight) is not int or weight <= 0:
                problem = f"the weight of {game.table.notate(outcome)!r} is {weight!r}, not a positive int"
                fail(play.where(ply), problem)
        if ply < len(play.actions) and play.actions[ply] not in [outcome for outcome, _ in listed]:
            fail(play.where(ply), f"sample() drew {play.actions[ply]}, which chance() does not list")


def sample(play: Playthrough) -> None:
    """Draws are distributed as the weights say (chi-square test with a fixed seed)."""
    game = play.game
    nodes: dict[bytes, int] = {}
    for ply in reversed(play.chances()):
        nodes[canonical_json(game.chance(play.states[ply]))] = ply
    # The widest choices first: a single outcome proves nothing.
    widest = sorted(nodes.values(), key=lambda ply: -len(game.chance(play.states[ply])))
    for ply in widest[: _NODES - 1] + widest[len(widest) // 2 :][:1]:
        state = play.states[ply]
        rng = play.rng(f"chance/{ply}")
        drawn: dict[int, int] = {}
        for _ in range(_DRAWS):
            outcome = game.sample(state, rng)
            drawn[outcome] = drawn.get(outcome, 0) + 1
        problem = _disagreement(game, game.chance(state), drawn)
        if problem:
            fail(play.where(ply), problem)
        _same_draws(play, ply, state)


def _same_draws(play: Playthrough, ply: int, state: Any) -> None:
    """The same luck gives the same outcome, fair matches included."""
    game, seed = play.game, seed_from_text(play.setup.name)
    for number in range(3):
        once = game.sample(state, MatchRng(seed, "test", number))
        again = game.sample(state, MatchRng(seed, "test", number))
        if once != again or game.sample(state, SimRng(number)) != game.sample(state, SimRng(number)):
            fail(play.where(ply), "sample() takes luck from elsewhere than its rng")


def _disagreement(game: Game[Any], listed: list[tuple[int, int]], drawn: dict[int, int]) -> str | None:
    """What is wrong with the draws, in words."""
    for outcome in drawn:
        if outcome not in dict(listed):
            return f"sample() gives {outcome}, which chance() does not list"
    total = sum(weight for _, weight in listed)
    bins: list[tuple[float, int]] = []
    rare, rare_drawn = 0.0, 0
    worst, worst_outcome = 0.0, listed[0][0]
    for outcome, weight in listed:
        expected = _DRAWS * weight / total
        count = drawn.get(outcome, 0)
        if expected < _LEAST_EXPECTED:
            rare, rare_drawn = rare + expected, rare_drawn + count
            continue
        bins.append((expected, count))
        if (count - expected) ** 2 / expected >= worst:
            worst, worst_outcome = (count - expected) ** 2 / expected, outcome
    if rare >= _LEAST_EXPECTED:
        bins.append((rare, rare_drawn))
    if len(bins) < 2:
        return None
    statistic = sum((count - expected) ** 2 / expected for expected, count in bins)
    if statistic <= _critical(len(bins) - 1):
        return None
    expected = _DRAWS * dict(listed)[worst_outcome] / total
    return (
        f"sample() disagrees with the weights of chance(): chi-square is {statistic:.0f} with "
        f"{len(bins) - 1} degrees of freedom; {game.table.notate(worst_outcome)!r} came "
        f"{drawn.get(worst_outcome, 0)} times of {_DRAWS}, not about {expected:.0f}"
    )


def _critical(freedom: int) -> float:
    """The largest chi-square that luck explains (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + _DEVIATIONS * sqrt(spread)) ** 3)


def outcomes(play: Playthrough) -> None:
    """What chance decided shows: two outcomes never leave the same position and the same events."""
    game = play.game
    chances = set(play.chances())
    for ply in play.samples:
        if ply not in chances:
            continue
        seen: dict[tuple[bytes, bytes], int] = {}
        for outcome in play.some_legal(ply, _OUTCOMES_TRIED):
            state = play.states[ply].clone()
            events: list[Event] = []
            game.apply(state, outcome, events)
            happened = (game.key(state), canonical_json([[event.id, event.args] for event in events]))
            if happened in seen:
                one, other = game.table.notate(seen[happened]), game.table.notate(outcome)
                problem = f"{one!r} and {other!r} leave the same position and events: is the outcome ignored?"
                fail(play.where(ply), problem)
            seen[happened] = outcome
