"""What happened in a match: the log, earlier positions, and the decisions that may still be taken back."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Any, Final

from orrery.core.game import CHANCE, Game
from orrery.core.messages import Event, Label, visible

#: How many entries of the log lie between two positions that are kept: going back replays no more than that.
_KEPT_EVERY: Final = 32


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one ply did, in words for people; ``actor`` may be ``CHANCE``.

    ``move`` and ``label`` are for the seats of the mask ``seats`` only; the events tell by themselves
    who may see them. A change of who plays has no ``move``.
    """

    ply: int
    actor: int
    move: str
    label: Label
    seats: int
    events: tuple[Event, ...]

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see the move itself."""
        return visible(self.seats, seat)

    def visible_events(self, seat: int | None) -> list[Event]:
        """The events a seat (None: a spectator) may see."""
        return [event for event in self.events if event.visible_to(seat)]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A decision that its seat may take back: where it stood, and what it stood on."""

    seat: int
    ply: int
    state: Any
    log_length: int
    #: Whether it only goes on choosing a set: then it is taken back together with the set's first move.
    inner: bool


class History:
    """The way to the position of a match. Chance, news and other seats' decisions bar the way back."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._game = game
        self.log: list[LogEntry] = []
        # Positions on the way, each with the length that the log had there, oldest first.
        self._kept: list[tuple[int, Any]] = [(0, state)]
        # What the last deciding seat may take back, oldest first.
        self._takebacks: list[TakeBack] = []

    def add(self, entry: LogEntry, before: Any) -> None:
        """Add a move, or an outcome of chance, that was made in the position ``before``."""
        self._remember(entry, before)
        if len(self.log) >= self._kept[-1][0] + _KEPT_EVERY:
            self._kept.append((len(self.log), before))
        self.log.append(entry)

    def _remember(self, entry: LogEntry, before: Any) -> None:
        """Keep what the actor may come back to."""
        if entry.actor == CHANCE or any(event.reveals for event in entry.events):
            self._takebacks = []
            return
        if self._takebacks and self._takebacks[0].seat != entry.actor:
            self._takebacks = []
        choice = self._game.set_choice(before)
        inner = choice is not None and choice.begun
        self._takebacks.append(TakeBack(entry.actor, entry.ply, before, len(self.log), inner))

    def undo_plies(self, seat: int) -> list[int]:
        """Return the plies of the decisions that ``seat`` may take back, oldest first; a set is one."""
        if not self._takebacks or self._takebacks[0].seat != seat:
            return []
        return [one.ply for number, one in enumerate(self._takebacks) if number == 0 or not one.inner]

    def may_take_back(self, seat: int, ply: int) -> bool:
        """Tell whether ``seat`` may take back its decision of a ply, be it in the middle of a set."""
        return any(one.ply == ply and one.seat == seat for one in self._takebacks)

    def takeback(self, ply: int) -> TakeBack:
        """Return what there is to take back at a ply."""
        return next(one for one in self._takebacks if one.ply == ply)

    def take_back(self, target: TakeBack) -> None:
        """Forget a decision and all that came after it."""
        del self._takebacks[self._takebacks.index(target) :]
        self._cut_log(target.log_length)

    def forget_takebacks(self) -> None:
        """Let nothing be taken back that was decided so far."""
        self._takebacks = []

    def before(self, target: int) -> tuple[int, Any]:
        """Return the log's length and the position when ply ``target``, a standing decision, was to be made.

        ``ValueError`` if it is none.
        """
        length = bisect_left(self.log, target, key=lambda entry: entry.ply)
        found = self.log[length] if length < len(self.log) else None
        if found is None or found.ply != target or found.actor == CHANCE or not found.move:
            raise ValueError(f"ply {target} is no decision that can be taken back")
        first, state = next(kept for kept in reversed(self._kept) if kept[0] <= length)
        state = state.clone()
        for entry in self.log[first:length]:
            if entry.move:
                self._game.apply(state, self._game.parse(state, entry.move), [])
        return length, state

    def cut(self, length: int) -> None:
        """Forget all but so many entries; nothing before them can be taken back by one seat alone."""
        self._takebacks = []
        self._cut_log(length)

    def _cut_log(self, length: int) -> None:
        del self.log[length:]
        while self._kept[-1][0] > length:
            self._kept.pop()
