"""Makes what is shown of a match: once for all who see the same, and again for those who look back."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import Standing, race, standing_plies
from orrery.server import messages
from orrery.server.messages import Message
from orrery.server.storage.rooms import Room
from orrery.server.views import ShownView

#: How many messages about one position are kept ready for further watchers.
_STATES: Final = 16
#: How many moves lie between two positions that are kept for those who look back.
_KEPT_EVERY: Final = 32

#: Runs a function with these arguments when it is its turn.
Run = Callable[..., Coroutine[Any, Any, Any]]


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody who follows a table was shown last: from which seat, and the view."""

    seat: int | None
    view: ShownView

    def to(self, seat: int | None) -> ShownView | None:
        """Return the view if this seat was shown it; another's is no help to it."""
        return self.view if self.seat == seat else None


class Showing:
    """Makes views and states of the position at hand, and keeps them until ``forget``."""

    def __init__(self) -> None:
        # Views by seat; states by seat, log and what is known already.
        self._views: dict[int | None, ShownView] = {}
        self._states: dict[tuple[int | None, int, ShownView | None], Message] = {}

    def forget(self) -> None:
        """Take notice that the room or the match is another now."""
        self._views.clear()
        self._states.clear()

    def view(self, match: Match, seat: int | None) -> ShownView:
        """Return what a seat sees."""
        eyes = None if match.open_to_all else seat
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = ShownView(match.ply, match.view(eyes))
        return view

    def state(
        self, room: Room, match: Match, seat: int | None, since: int, now: float, known: ShownView | None
    ) -> Message:
        """Return the state for a seat that has the log up to ``since`` and was shown ``known``."""
        everything = messages.disclosed(room)
        keep = 0 if everything else messages.log_floor(match.record.entries, since)
        message = self._states.get((seat, keep, known))
        if message is None:
            message = messages.state_for(room, match, seat, keep, now, self.view(match, seat), known)
            if len(self._states) < _STATES:
                self._states[seat, keep, known] = message
        elif message["clock"] is not None:
            message = {**message, "clock": messages.clock_of(room, now)}
        return message


class LookingBack:
    """Finds earlier positions of a match, and how its points went, for those who look back.

    Positions are kept on the way, so that one more look costs a few moves and not all of them again.
    """

    def __init__(self, run: Run) -> None:
        self._run = run
        self._looking = asyncio.Lock()
        self._path: _Path | None = None
        self._race: tuple[int, list[Standing]] | None = None

    def forget(self) -> None:
        """Take notice that the match was read again."""
        self._path = self._race = None

    async def view(self, match: Match, ply: int, seat: int | None) -> dict[str, Any]:
        """Make what a seat saw before ``ply``."""
        async with self._looking:
            if self._path is None:
                self._path = _Path(match)
            view: dict[str, Any] = await self._run(self._path.view, ply, seat)
            return view

    async def race(self, match: Match) -> list[Standing]:
        """Find how points and rounds went."""
        async with self._looking:
            if self._race is None or self._race[0] != match.ply:
                self._race = match.ply, await self._run(race, match.game, match.record)
            return self._race[1]


class _Path:
    """The moves of a match that were not taken back, with every so-manieth position on the way."""

    def __init__(self, match: Match) -> None:
        self._match = match
        #: The plies of the moves, and the positions before the first, the one numbered ``_KEPT_EVERY`` ...
        self._moves: list[int] = []
        self._kept: list[Any] = [match.game.new_state(match.record.header.options)]

    def view(self, ply: int, seat: int | None) -> dict[str, Any]:
        """Make what a seat saw before ``ply``; the record was checked when it was read."""
        game = self._match.game
        self._follow()
        wanted = self._standing(ply)
        shared = _same(wanted, self._moves)
        first = min(shared // _KEPT_EVERY, len(self._kept) - 1)
        state = self._kept[first].clone()
        for number in range(first * _KEPT_EVERY, len(wanted)):
            if number <= shared and number == len(self._kept) * _KEPT_EVERY:
                self._kept.append(state.clone())
            move = self._match.record.entries[wanted[number]].move
            game.apply(state, game.parse(state, str(move)))
        return game.view(state, seat)

    def _follow(self) -> None:
        """Take in what was played or taken back since."""
        moves = self._standing(self._match.ply)
        del self._kept[_same(moves, self._moves) // _KEPT_EVERY + 1 :]
        self._moves = moves

    def _standing(self, ply: int) -> list[int]:
        """List the moves that stood before ``ply``."""
        record = self._match.record
        return sorted(standing_plies(Record(record.header, record.entries[:ply])))


def _same(one: list[int], other: list[int]) -> int:
    """Return how many moves two ways have in common from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (left, right) in pairs if left != right), min(len(one), len(other)))
