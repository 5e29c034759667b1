"""Decides who meets whom in a round: a function of the order of the players and of the rounds before.

Nobody meets the same player twice as long as that can be avoided, nobody sits out twice before everybody did
once, and everybody gets every seat in turn. Equal histories lead to equal rounds.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations, product
from typing import Final

from orrery.server.tournaments.model import Meeting

#: Steps of the search for the round with fewest repeated meetings, before a good one will do.
_STEPS: Final = 40_000
#: Choices of who sits out that are tried.
_CHOICES: Final = 12


@dataclass(frozen=True, slots=True)
class Sizes:
    """How a field is split: people at each table, how many seats a table has, how many people sit out."""

    people: tuple[int, ...]
    seats: tuple[int, ...]
    out: int


def sizes_of(players: int, size: int, least: int, bots: bool) -> Sizes:
    """Split a field into tables of ``size`` seats, or of fewer, but not under ``least``.

    With ``bots`` every table is full. Else tables are as large as they can be without anybody sitting out;
    where that cannot be, the tables are full and the rest sits out.
    """
    count = -(-players // size)
    people = [players // count + (number < players % count) for number in range(count)] if count else []
    if bots:
        return Sizes(tuple(people), (size,) * count, 0)
    if people and people[-1] >= least:
        return Sizes(tuple(people), tuple(people), 0)
    full = (size,) * (players // size)
    return Sizes(full, full, players - sum(full))


class History:
    """What the rounds before say: who met whom, who sat out, who sat where."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.seats: Counter[tuple[int, int]] = Counter()
        self._last: dict[int, int] = {}
        for meeting in sorted(meetings, key=lambda one: one.round):
            if not meeting.played:
                self.byes.update(meeting.people)
                continue
            for one, other in combinations(meeting.people, 2):
                self.met[one, other] += 1
                self.met[other, one] += 1
            for seat, entrant in enumerate(meeting.seats):
                if entrant is not None:
                    self.seats[entrant, seat] += 1
                    self._last[entrant] = seat

    def burden(self, entrant: int, seat: int) -> int:
        """Tell how little a seat is somebody's turn: they had it often, or the last time."""
        return 2 * self.seats[entrant, seat] + (self._last.get(entrant) == seat)


# --- systems --------------------------------------------------------------------------------------------


def swiss_round(
    number: int, order: Sequence[int], before: Sequence[Meeting], size: int, least: int, bots: bool
) -> list[Meeting]:
    """Pair players of like standing; ``order`` has the best first."""
    history = History(before)
    sizes = sizes_of(len(order), size, least, bots)
    groups, out = _grouped(list(order), sizes, history)
    return _seated(number, groups, sizes, out, history)


def round_robin_round(
    number: int,
    field: Sequence[int],
    active: Sequence[int],
    before: Sequence[Meeting],
    size: int,
    least: int,
    bots: bool,
) -> list[Meeting]:
    """Make the next round in which everybody is to meet everybody; no meetings if all have met.

    ``field`` are all who began, in the order of their lots; ``active`` those of them who still play.
    """
    history = History(before)
    if size == 2:
        return _circle_round(number, field, set(active), bots, history)
    unmet = {one: sum(other != one and not history.met[one, other] for other in active) for one in active}
    if not any(unmet.values()):
        return []
    # Who has most people left to meet chooses first, so every round brings a new meeting.
    order = sorted(active, key=lambda one: (-unmet[one], field.index(one)))
    sizes = sizes_of(len(order), size, least, bots)
    groups, out = _grouped(order, sizes, history)
    return _seated(number, groups, sizes, out, history)


def _circle_round(
    number: int, field: Sequence[int], active: set[int], bots: bool, history: History
) -> list[Meeting]:
    """Pair two at a table by the circle: one stays, the others move on by one place each round."""
    ring: list[int | None] = list(field)
    if len(ring) % 2:
        ring.append(None)
    if number >= len(ring):
        return []
    turn = (number - 1) % (len(ring) - 1)
    rest = ring[1:]
    ring = [ring[0], *rest[turn:], *rest[:turn]]
    meetings = []
    for place in range(len(ring) // 2):
        group = [one for one in (ring[place], ring[-1 - place]) if one is not None and one in active]
        if len(group) == 2 or (group and bots):
            meetings.append(Meeting(number, _seats(group, 2, history)))
        elif group:
            meetings.append(Meeting(number, tuple(group)))
    return meetings


# --- groups ---------------------------------------------------------------------------------------------


def _grouped(order: list[int], sizes: Sizes, history: History) -> tuple[list[list[int]], list[int]]:
    """Choose who sits out and who meets whom, with as few repeated meetings as possible."""
    # The last of those who sat out least; then those above them.
    waiting = sorted(order, key=lambda one: (history.byes[one], -order.index(one)))
    choices = list(islice(combinations(waiting, sizes.out), _CHOICES))
    fewest = sum(history.byes[one] for one in waiting[: sizes.out])
    fair = [out for out in choices if sum(history.byes[one] for one in out) == fewest]
    search = _Search(sizes.people, history.met)
    for limit, out in product(range(len(order)), fair):
        groups = search.run([one for one in order if one not in out], limit)
        if groups is not None or search.tired:
            break
    if groups is None:
        groups = _improved(
            _greedy([one for one in order if one not in out], sizes.people, history.met), history.met
        )
    return groups, list(out)


class _Search:
    """Splits an order into groups with few repeated meetings, neighbours together.

    It is tried from the top: the best player left opens a table and is joined by the next best that fit.
    """

    def __init__(self, sizes: Sequence[int], met: Counter[tuple[int, int]]) -> None:
        #: Whether it has been searched for too long, over all runs.
        self.tired = False
        self._sizes = sizes
        self._met = met
        self._limit = 0
        self._steps = 0

    def run(self, order: list[int], limit: int) -> list[list[int]] | None:
        """Split an order with at most ``limit`` repeated meetings; None if no way to do it was found."""
        self._limit = limit
        return self._open(order, 0, 0)

    def _open(self, left: list[int], table: int, repeats: int) -> list[list[int]] | None:
        if not left:
            return []
        return self._join([left[0]], left[1:], 0, table, repeats)

    def _join(
        self, group: list[int], left: list[int], first: int, table: int, repeats: int
    ) -> list[list[int]] | None:
        if len(group) == self._sizes[table]:
            rest = self._open(left, table + 1, repeats)
            return None if rest is None else [group, *rest]
        for index in range(first, len(left)):
            self._steps += 1
            if self._steps > _STEPS:
                self.tired = True
                return None
            more = sum(min(1, self._met[one, left[index]]) for one in group)
            if repeats + more > self._limit:
                continue
            joined = [*group, left[index]]
            found = self._join(joined, left[:index] + left[index + 1 :], index, table, repeats + more)
            if found is not None or self.tired:
                return found
        return None


def _greedy(order: list[int], sizes: Sequence[int], met: Counter[tuple[int, int]]) -> list[list[int]]:
    """Fill table by table with whoever repeats fewest meetings."""
    left = list(order)
    groups = []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            best = min(left, key=lambda other: sum(met[one, other] for one in group))
            left.remove(best)
            group.append(best)
        groups.append(group)
    return groups


def _improved(groups: list[list[int]], met: Counter[tuple[int, int]]) -> list[list[int]]:
    """Exchange players between tables as long as that saves repeated meetings."""

    def cost(group: list[int], out: int, into: int) -> int:
        return sum(met[into, one] - met[out, one] for one in group if one != out)

    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    if cost(one, one[here], other[there]) + cost(other, other[there], one[here]) < 0:
                        one[here], other[there] = other[there], one[here]
                        better = True
    return groups


# --- seats ----------------------------------------------------------------------------------------------


def _seated(
    number: int, groups: list[list[int]], sizes: Sizes, out: list[int], history: History
) -> list[Meeting]:
    tables = [
        Meeting(number, _seats(group, seats, history))
        for group, seats in zip(groups, sizes.seats, strict=True)
    ]
    return [*tables, *(Meeting(number, (one,)) for one in out)]


def _seats(group: Sequence[int], seats: int, history: History) -> tuple[int | None, ...]:
    """Seat a group so that everybody gets a seat whose turn it is; bots take what is left."""
    players: list[int | None] = [*group, *[None] * (seats - len(group))]
    return min(
        permutations(players),
        key=lambda line: sum(
            history.burden(one, seat) ** 2 for seat, one in enumerate(line) if one is not None
        ),
    )
