"""Bots that meet each other: line-ups that rotate through the seats, all on the same deals.

A line-up is one bot against equal others. At a table of two that is a pair; at a larger one every pair meets
twice, each of them once alone among the others. A deal is a seed: all line-ups play it, once from every seat,
so whatever luck it holds is the same for all.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import ceil
from typing import Any

from orrery.arena.journal import Journal
from orrery.arena.match import Outcome
from orrery.arena.tournament import Job, Tournament, play_job
from orrery.arena.workers import ThisProcess, Workers
from orrery.core.options import Options
from orrery.core.registry import load_game


@dataclass(frozen=True, slots=True)
class LineUp:
    """One bot, and the equal others it meets."""

    bot: str
    opponent: str


@dataclass(frozen=True, slots=True)
class Played:
    """How one match went; plain data, small enough to keep by the hundred thousand."""

    number: int
    #: Nobody, if the match was given up.
    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int

    def to_json(self) -> dict[str, Any]:
        """The match as a line of a journal."""
        return {
            "number": self.number,
            "winners": list(self.winners),
            "points": list(self.points),
            "decisions": self.decisions,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        """The inverse of ``to_json``."""
        return cls(data["number"], tuple(data["winners"]), tuple(data["points"]), data["decisions"])


def round_robin(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Everybody against everybody."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise ValueError("two different bots or more are needed")
    pairs = combinations(names, 2) if players == 2 else permutations(names, 2)
    return tuple(LineUp(bot, opponent) for bot, opponent in pairs)


@dataclass(frozen=True, slots=True)
class League:
    """Matches of line-ups on ``deals`` deals. A match has the same number however many deals there are."""

    game: str
    options: Options
    line_ups: tuple[LineUp, ...]
    deals: int
    seed: str

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise ValueError(f"the number of games must be 1 or more, not {self.deals}")
        for line_up in self.line_ups:
            self._series(line_up)  # a bot that cannot be made is told before the first match

    @classmethod
    def of(cls, game: str, options: Options, line_ups: tuple[LineUp, ...], games: int, seed: str) -> "League":
        """A league of ``games`` matches a line-up, or a few more so that it has every seat equally often."""
        return cls(game, options, line_ups, ceil(games / int(options["players"])), seed)

    @property
    def players(self) -> int:
        """The seats of a table."""
        return int(self.options["players"])

    @property
    def bots(self) -> list[str]:
        """Everybody who takes part, in the order of the line-ups."""
        return list(dict.fromkeys(bot for one in self.line_ups for bot in (one.bot, one.opponent)))

    @property
    def matches(self) -> int:
        """How many matches there are."""
        return self.deals * len(self.line_ups) * self.players

    def settings(self) -> dict[str, Any]:
        """What must not change between the parts of one run."""
        return {
            "game": self.game,
            "rules": load_game(self.game).rules_version,
            "options": self.options,
            "line_ups": [[one.bot, one.opponent] for one in self.line_ups],
            "seed": self.seed,
        }

    def place(self, number: int) -> tuple[int, LineUp, int]:
        """The deal of a match, its line-up, and the seat of the bot that plays alone."""
        deal, rest = divmod(number, len(self.line_ups) * self.players)
        line_up, seat = divmod(rest, self.players)
        return deal, self.line_ups[line_up], seat

    def seats(self, number: int) -> list[str]:
        """The bots of a match by seat."""
        _, line_up, alone = self.place(number)
        return [line_up.bot if seat == alone else line_up.opponent for seat in range(self.players)]

    def job(self, number: int) -> Job:
        """Match ``number``, counted from 0."""
        deal, line_up, seat = self.place(number)
        return self._series(line_up).job(deal * self.players + seat)

    def _series(self, line_up: LineUp) -> Tournament:
        bots = (line_up.bot, *[line_up.opponent] * (self.players - 1))
        return Tournament(self.game, self.options, bots, self.deals * self.players, self.seed, rotate=True)

    def play(self, workers: Workers | None = None, done: Sequence[int] = ()) -> Iterator[Played]:
        """Every match that is not done, as it ends; the deals one after the other."""
        known = set(done)
        todo = [(number, self.job(number)) for number in range(self.matches) if number not in known]
        yield from (workers or ThisProcess()).each(_play, todo)


def _play(numbered: tuple[int, Job]) -> Played:
    number, job = numbered
    outcome: Outcome = play_job(job)[1]
    points = tuple(sum(sources.values()) for sources in outcome.scores)
    return Played(number, outcome.winners, points, outcome.decisions)


def play_rest(
    league: League, journal: Journal, workers: Workers, report: Callable[[int], None] | None = None
) -> list[Played]:
    """Play what a journal does not hold yet and write it there; ``report`` gets the number of matches so far.

    What an earlier run with more deals left is kept, but does not count.
    """
    played = {row["number"]: Played.from_json(row) for row in journal.rows if row["number"] < league.matches}
    if report is not None:
        report(len(played))
    for match in league.play(workers, list(played)):
        journal.add(match.to_json())
        played[match.number] = match
        if report is not None:
            report(len(played))
    return [played[number] for number in range(league.matches)]
