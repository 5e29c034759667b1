"""How strong bots are, on one scale: ratings fitted to who won at which table, with their intervals.

The model is Bradley and Terry's, in Luce's form for tables of any size: a bot wins with the chance that its
strength has in the sum of all strengths at the table. It is fitted to all matches at once, for bots do not
change while they are measured; a rating that is updated match by match, as the server keeps for people,
would depend on the order of the matches and be less exact. 400 points are ten times the strength, as in
chess.

Matches of one deal share their luck, so the deal is what is drawn again for the intervals (a bootstrap). What
is assumed in advance, one match of every pair, is drawn again as well: few deals give wide intervals.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import log10
from random import Random
from typing import Final

#: Strength times ten is that many points.
_POINTS: Final = 400.0
#: How a match that every pair has played in advance went for the first of them: without it, who always won
#: would be infinitely strong.
_PRIOR: Final = 0.5
_ROUNDS: Final = 10_000
_EXACT: Final = 1e-9
#: How often the deals are drawn again, and the share of the draws that an interval covers.
_DRAWS: Final = 400
_COVERED: Final = 0.95

#: The bots at a table with repetitions, sorted, and the one that won: with how many wins.
Wins = Mapping[tuple[tuple[str, ...], str], float]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """Bots from strong to weak; ratings are around 0. ``leads`` are those over the next bot below."""

    ratings: dict[str, Estimate]
    leads: dict[str, Estimate]


def fit(bots: Sequence[str], wins: Wins, random: Random | None = None) -> dict[str, float]:
    """The ratings under which these wins are likeliest, around 0 (Hunter's minorisation, 2004).

    With ``random`` the matches assumed in advance are drawn.
    """
    tables: defaultdict[tuple[str, ...], float] = defaultdict(float)
    won = dict.fromkeys(bots, 0.0)
    for (table, winner), count in wins.items():
        tables[table] += count
        won[winner] += count
    met = {pair for table in tables for pair in combinations(sorted(set(table)), 2)}
    for one, other in sorted(met):
        part = _PRIOR if random is None else random.betavariate(_PRIOR, _PRIOR)
        tables[one, other] += 1
        won[one] += part
        won[other] += 1 - part
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        faced = dict.fromkeys(bots, 0.0)
        for table, games in tables.items():
            share = games / sum(strength[bot] for bot in table)
            for bot in table:
                faced[bot] += share
        before = dict(strength)
        for bot in bots:
            strength[bot] = won[bot] / faced[bot] if faced[bot] else 1.0
        total = sum(strength.values()) / len(bots)
        strength = {bot: value / total for bot, value in strength.items()}
        if all(abs(strength[bot] - before[bot]) < _EXACT * before[bot] for bot in bots):
            break
    ratings = {bot: _POINTS * log10(value) for bot, value in strength.items()}
    mean = sum(ratings.values()) / len(ratings)
    return {bot: rating - mean for bot, rating in ratings.items()}


def rate(bots: Sequence[str], deals: Sequence[Wins]) -> Ratings:
    """The ratings of bots from the wins of every deal."""
    best = fit(bots, _sum(deals))
    order = sorted(bots, key=lambda bot: -best[bot])
    random = Random(len(deals))
    draws = [
        fit(bots, _sum(random.choices(deals, k=len(deals))), random) for _ in range(_DRAWS if deals else 0)
    ]
    return Ratings(
        {bot: _estimate(best[bot], [draw[bot] for draw in draws]) for bot in order},
        {
            bot: _estimate(best[bot] - best[below], [draw[bot] - draw[below] for draw in draws])
            for bot, below in pairwise(order)
        },
    )


def _sum(deals: Sequence[Wins]) -> Wins:
    total: defaultdict[tuple[tuple[str, ...], str], float] = defaultdict(float)
    for deal in deals:
        for key, count in deal.items():
            total[key] += count
    return total


def _estimate(value: float, draws: list[float]) -> Estimate:
    if not draws:
        return Estimate(value, value, value)
    draws.sort()
    edge = int((1 - _COVERED) / 2 * len(draws))
    # Draws scatter around what was seen; they must not exclude it.
    return Estimate(value, min(value, draws[edge]), max(value, draws[-1 - edge]))
