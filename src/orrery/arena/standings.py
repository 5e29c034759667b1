"""What the matches of a league show: every meeting, paired differences, and ratings."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from orrery.arena.league import League, LineUp, Played
from orrery.arena.ratings import Estimate, Ratings, Wins, rate
from orrery.arena.statistics import Z95, Share, share_of


@dataclass(frozen=True, slots=True)
class Meeting:
    """One bot against equal others, over all deals; matches given up count for nothing."""

    bot: str
    opponent: str
    games: int
    wins: Share
    #: The share of wins from every seat.
    by_seat: list[float]
    points: float
    points_of_others: float
    decisions: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more often one bot wins than another on the same deals from the same seats."""

    bot: str
    other: str
    deals: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of a league."""

    games: int
    finished: int
    meetings: list[Meeting]
    differences: list[Difference]
    ratings: Ratings


def standings(league: League, matches: Iterable[Played]) -> Standings:
    """Sum up the matches that were played, all or not."""
    played = sorted(matches, key=lambda match: match.number)
    finished = [match for match in played if match.winners]
    by_line_up: defaultdict[LineUp, list[Played]] = defaultdict(list)
    for match in finished:
        by_line_up[league.place(match.number)[1]].append(match)
    meetings = [_meeting(league, one, by_line_up[one]) for one in league.line_ups]
    if league.players == 2:
        # A pair meets once; seen from the other side it is the same matches.
        meetings += [
            _mirrored(meeting)
            for meeting in meetings
            if LineUp(meeting.opponent, meeting.bot) not in by_line_up
        ]
    return Standings(
        len(played),
        len(finished),
        meetings,
        _differences(league, finished),
        rate(league.bots, _wins_by_deal(league, finished)),
    )


def _meeting(league: League, line_up: LineUp, matches: Sequence[Played]) -> Meeting:
    by_seat: list[list[float]] = [[] for _ in range(league.players)]
    own = others = 0.0
    for match in matches:
        seat = league.place(match.number)[2]
        by_seat[seat].append(_part(match, seat))
        own += match.points[seat]
        others += (sum(match.points) - match.points[seat]) / (league.players - 1)
    count = len(matches)
    return Meeting(
        line_up.bot,
        line_up.opponent,
        count,
        share_of(sum(map(sum, by_seat)), count),
        [sum(wins) / len(wins) if wins else 0.0 for wins in by_seat],
        own / count if count else 0.0,
        others / count if count else 0.0,
        sum(match.decisions for match in matches) / count if count else 0.0,
    )


def _mirrored(meeting: Meeting) -> Meeting:
    return Meeting(
        meeting.opponent,
        meeting.bot,
        meeting.games,
        share_of(meeting.games - meeting.wins.wins, meeting.games),
        [1 - share if meeting.games else 0.0 for share in reversed(meeting.by_seat)],
        meeting.points_of_others,
        meeting.points,
        meeting.decisions,
    )


def _part(match: Played, seat: int) -> float:
    """What a seat has of the win."""
    return 1 / len(match.winners) if seat in match.winners else 0.0


def _differences(league: League, matches: Sequence[Played]) -> list[Difference]:
    """Every pair that met, from the deals that were played to their end."""
    parts: defaultdict[tuple[str, str], defaultdict[int, dict[int, float]]]
    parts = defaultdict(lambda: defaultdict(dict))
    for match in matches:
        deal, line_up, seat = league.place(match.number)
        pair = (line_up.bot, line_up.opponent)
        first = (pair[1], pair[0]) not in parts
        part = _part(match, seat)
        if league.players == 2:
            part = 2 * part - 1
        parts[pair if first else (pair[1], pair[0])][deal][match.number] = part if first else -part
    both = 1 if league.players == 2 else 2
    found = []
    for (bot, other), deals in parts.items():
        whole = [
            sum(one.values()) / league.players for one in deals.values() if len(one) == both * league.players
        ]
        if whole:
            found.append(Difference(bot, other, len(whole), _mean(whole)))
    return found


def _mean(values: Sequence[float]) -> Estimate:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    # What was the same n times may still differ in one of n / 3.
    margin = max(Z95 * sqrt(variance / len(values)), 3 / len(values))
    return Estimate(mean, max(-1.0, mean - margin), min(1.0, mean + margin))


def _wins_by_deal(league: League, matches: Sequence[Played]) -> list[Wins]:
    deals: defaultdict[int, defaultdict[tuple[tuple[str, ...], str], float]]
    deals = defaultdict(lambda: defaultdict(float))
    for match in matches:
        seats = league.seats(match.number)
        table = tuple(sorted(seats))
        for seat in match.winners:
            deals[league.place(match.number)[0]][table, seats[seat]] += _part(match, seat)
    return list(deals.values())
