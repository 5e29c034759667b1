"""What meetings count, and who is ahead. All sums are exact: equal means equal.

A table counts from 1 (first) to 0 (last) by place, evenly between. In a duplicate tournament all tables of a
round have the same luck, and a meeting counts by comparison with all who had the same seat at other tables.
Ties are broken by Buchholz, Sonneborn-Berger and the points of the games, in this order.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from orrery.server.tournaments.model import Finish, Meeting

_WIN = Fraction(1)
_HALF = Fraction(1, 2)
_NOTHING = Fraction(0)

#: What places are given by, more being better: score, tie-breaks and points.
_Key = tuple[Fraction, Fraction, Fraction, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entrant stands; ``rounds`` has the score of each round, None for one not played in."""

    entrant: int
    place: int
    score: Fraction
    buchholz: Fraction
    sonneborn_berger: Fraction
    points: int
    rounds: tuple[Fraction | None, ...]


def table_score(finishes: Sequence[Finish], seat: int) -> Fraction:
    """Count a place: a win for every player behind, half for one who shares it, as a part of all others."""
    if len(finishes) == 1:
        return _WIN
    mine = finishes[seat].place
    behind = sum(one.place > mine for one in finishes)
    level = sum(one.place == mine for one in finishes) - 1
    return (behind + level * _HALF) / (len(finishes) - 1)


class _SameLuck:
    """Compares whoever had the same seat in the same round with the same luck: a duplicate tournament.

    The better place at the own table wins, then the better lead over the best other. Without anybody to
    compare with, the own table counts.
    """

    def __init__(self, over: Iterable[Meeting]) -> None:
        #: What came of each seat, the worst first, by round, number of seats and seat.
        self._fortunes: defaultdict[tuple[int, int, int], list[tuple[int, int]]] = defaultdict(list)
        for meeting in over:
            for seat, entrant in enumerate(meeting.seats if meeting.played else ()):
                if entrant is not None:
                    assert meeting.finishes is not None
                    fortune = _fortune(meeting.finishes, seat)
                    self._fortunes[meeting.round, len(meeting.seats), seat].append(fortune)
        for fortunes in self._fortunes.values():
            fortunes.sort()

    def score(self, meeting: Meeting, seat: int) -> Fraction:
        """Return what a seat counts in comparison with the others."""
        assert meeting.finishes is not None
        fortunes = self._fortunes.get((meeting.round, len(meeting.seats), seat), [])
        if not meeting.played or len(fortunes) < 2:
            return table_score(meeting.finishes, seat)
        mine = _fortune(meeting.finishes, seat)
        behind = bisect_left(fortunes, mine)
        level = bisect_right(fortunes, mine) - behind - 1
        return (behind + level * _HALF) / (len(fortunes) - 1)


def _fortune(finishes: Sequence[Finish], seat: int) -> tuple[int, int]:
    best = max(one.points for number, one in enumerate(finishes) if number != seat)
    return (-finishes[seat].place, finishes[seat].points - best)


def standings_of(entrants: Sequence[int], meetings: Sequence[Meeting], duplicate: bool) -> list[Standing]:
    """Order the entrants by all meetings that are over; ties that nothing breaks share a place.

    ``entrants`` come in the order of their lots, in which those who share a place are listed.
    """
    over = [one for one in meetings if one.finishes is not None]
    last = max((one.round for one in over), default=0)
    rounds: dict[int, list[Fraction | None]] = {one: [None] * last for one in entrants}
    points = dict.fromkeys(entrants, 0)
    same_luck = _SameLuck(over) if duplicate else None
    for meeting in over:
        assert meeting.finishes is not None
        for seat, entrant in enumerate(meeting.seats):
            if entrant is None:
                continue
            if same_luck is not None:
                score = same_luck.score(meeting, seat)
            else:
                score = table_score(meeting.finishes, seat)
            rounds[entrant][meeting.round - 1] = score
            points[entrant] += meeting.finishes[seat].points
        for entrant in meeting.absent:
            rounds[entrant][meeting.round - 1] = _NOTHING
    scores = {one: sum((part for part in rounds[one] if part is not None), _NOTHING) for one in entrants}
    buchholz, berger = _tie_breaks(entrants, over, scores)
    keys = {one: (scores[one], buchholz[one], berger[one], points[one]) for one in entrants}
    # Those who share a place stay in the order of their lots.
    ordered = sorted(entrants, key=lambda one: keys[one], reverse=True)
    places: dict[_Key, int] = {}
    for number, one in enumerate(ordered, 1):
        places.setdefault(keys[one], number)
    return [Standing(one, places[keys[one]], *keys[one], tuple(rounds[one])) for one in ordered]


def _tie_breaks(
    entrants: Sequence[int], over: Sequence[Meeting], scores: dict[int, Fraction]
) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
    """Find Buchholz and Sonneborn-Berger: scores of the people met, and of those left behind.

    Of a table with several opponents the mean counts; who had none is treated as having met their like.
    """
    buchholz = dict.fromkeys(entrants, _NOTHING)
    berger = dict.fromkeys(entrants, _NOTHING)
    for meeting in over:
        assert meeting.finishes is not None
        for seat, entrant in enumerate(meeting.seats):
            if entrant is None:
                continue
            place = meeting.finishes[seat].place
            met = [
                (scores[other], finish.place)
                for other, finish in zip(meeting.seats, meeting.finishes, strict=True)
                if other is not None and other != entrant
            ]
            if not met:
                buchholz[entrant] += scores[entrant]
                continue
            buchholz[entrant] += sum((score for score, _ in met), _NOTHING) / len(met)
            won = sum((score for score, other in met if other > place), _NOTHING)
            level = sum((score for score, other in met if other == place), _NOTHING)
            berger[entrant] += (won + level * _HALF) / len(met)
    return buchholz, berger
