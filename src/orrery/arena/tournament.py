"""Many matches over many processes: seats that rotate on shared seeds, and the sum of it all."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from orrery.arena.external import make_bot
from orrery.arena.match import MAX_DECISIONS, MatchFault, Outcome, play_match
from orrery.arena.statistics import Share, share_of
from orrery.arena.workers import ThisProcess, Workers
from orrery.core.chance import seed_from_text
from orrery.core.options import Options
from orrery.core.record import Seat
from orrery.core.registry import load_game

_SEED_DOMAIN: Final = "orrery/tournament"


@dataclass(frozen=True, slots=True)
class Job:
    """One match to play; plain data, so that any process can take it."""

    number: int
    game: str
    options: Options
    #: The bots by seat.
    bots: tuple[str, ...]
    seed: bytes
    check: bool
    record: bool
    max_decisions: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """A series of matches of the same bots.

    With ``rotate`` the bots move on by a seat from match to match, and as many matches in a row as
    there are seats share a seed: every bot meets the same luck from every seat.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = False
    check: bool = False
    record: bool = False
    max_decisions: int = MAX_DECISIONS

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"the number of games must be 1 or more, not {self.games}")
        if self.max_decisions < 1:
            raise ValueError(f"the limit of decisions must be 1 or more, not {self.max_decisions}")
        if len(self.bots) != self.options["players"]:
            raise ValueError(f"{self.options['players']} players need as many bots, not {len(self.bots)}")
        for spec in dict.fromkeys(self.bots):
            make_bot(spec)  # a bot that cannot be made is told before the first match

    def job(self, number: int) -> Job:
        """Match ``number``, counted from 0."""
        seats = len(self.bots)
        shift = number % seats if self.rotate else 0
        deal = number // seats if self.rotate else number
        return Job(
            number=number,
            game=self.game,
            options=self.options,
            bots=tuple(self.bots[(seat - shift) % seats] for seat in range(seats)),
            seed=seed_from_text(f"{_SEED_DOMAIN}/{self.seed}/{deal}"),
            check=self.check,
            record=self.record,
            max_decisions=self.max_decisions,
        )

    def play(
        self, workers: Workers | None = None, numbers: Sequence[int] | None = None
    ) -> Iterator[tuple[Job, Outcome]]:
        """Every match (or those of ``numbers``) as it ends; in this process if nobody else is given."""
        todo = [self.job(number) for number in (range(self.games) if numbers is None else numbers)]
        yield from (workers or ThisProcess()).each(play_job, todo)


def play_job(job: Job) -> tuple[Job, Outcome]:
    """Play one match in this process."""
    bots = [make_bot(spec) for spec in job.bots]
    seats = [Seat(spec, spec) for spec in job.bots] if job.record else None
    try:
        outcome = play_match(
            load_game(job.game),
            bots,
            job.options,
            job.seed,
            check=job.check,
            max_decisions=job.max_decisions,
            seats=seats,
        )
    except MatchFault as fault:
        raise MatchFault(f"match {job.number + 1}: {fault}") from None
    finally:
        for bot in bots:
            bot.close()
    return job, outcome


@dataclass(frozen=True, slots=True)
class Summary:
    """What the finished matches of a series add up to; those cut off are counted apart."""

    games: int
    finished: int
    by_seat: list[Share]
    by_bot: dict[str, Share]
    #: Mean points of a seat by source, over the finished matches.
    points_by_source: list[dict[str, float]]
    decisions: int
    decisions_per_game: float
    shortest: int
    longest: int
    rounds_per_game: float | None
    seconds: float
    #: Of bots that failed to answer: how often they lost a move for it, by how.
    failures_by_bot: dict[str, dict[str, int]]

    @property
    def decisions_per_second(self) -> float:
        """Over all processes together."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0


class Counter:
    """Adds matches up, in whatever order they end."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots = tuple(dict.fromkeys(bots))
        self._seats = len(bots)
        self._start = perf_counter()
        self._outcomes: list[tuple[Job, Outcome]] = []

    def add(self, job: Job, outcome: Outcome) -> None:
        """Count one match; its record is not kept."""
        self._outcomes.append((job, replace(outcome, record=None)))

    def summary(self) -> Summary:
        """The sum so far. Seats of one bot in one match count as one chance to win each."""
        finished = [(job, outcome) for job, outcome in self._outcomes if outcome.finished]
        count = len(finished)
        seat_wins = [0.0] * self._seats
        bot_wins = dict.fromkeys(self._bots, 0.0)
        for job, outcome in finished:
            for seat in outcome.winners:
                seat_wins[seat] += 1 / len(outcome.winners)
                bot_wins[job.bots[seat]] += 1 / len(outcome.winners)
        lengths = [outcome.decisions for _, outcome in finished]
        rounds = [outcome.rounds for _, outcome in finished if outcome.rounds is not None]
        return Summary(
            games=len(self._outcomes),
            finished=count,
            by_seat=[share_of(wins, count) for wins in seat_wins],
            by_bot={bot: share_of(min(wins, count), count) for bot, wins in bot_wins.items()},
            points_by_source=[self._points(finished, seat) for seat in range(self._seats)],
            decisions=sum(outcome.decisions for _, outcome in self._outcomes),
            decisions_per_game=sum(lengths) / count if count else 0.0,
            shortest=min(lengths, default=0),
            longest=max(lengths, default=0),
            rounds_per_game=sum(rounds) / len(rounds) if rounds else None,
            seconds=perf_counter() - self._start,
            failures_by_bot=self._failures(),
        )

    def _failures(self) -> dict[str, dict[str, int]]:
        total: dict[str, dict[str, int]] = {}
        for job, outcome in self._outcomes:
            for bot, failures in zip(job.bots, outcome.failures, strict=False):
                for how, often in failures.items():
                    counted = total.setdefault(bot, {})
                    counted[how] = counted.get(how, 0) + often
        return total

    @staticmethod
    def _points(finished: list[tuple[Job, Outcome]], seat: int) -> dict[str, float]:
        total: dict[str, float] = {}
        for _, outcome in finished:
            for source, points in outcome.scores[seat].items():
                total[source] = total.get(source, 0.0) + points
        return {source: points / len(finished) for source, points in total.items()}


def run(
    tournament: Tournament,
    workers: Workers | None = None,
    each: Callable[[Job, Outcome], None] | None = None,
) -> Summary:
    """Play a whole tournament; ``each`` hears of every match as it ends."""
    counter = Counter(tournament.bots)
    for job, outcome in tournament.play(workers):
        if each is not None:
            each(job, outcome)
        counter.add(job, outcome)
    return counter.summary()
