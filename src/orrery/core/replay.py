"""Walking through a record: every action with the position in which it was taken.

A :class:`~orrery.core.match.Match` replays a record for people, with labels and events. Whoever studies
decisions needs the positions themselves: this is for them, and it checks as much.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from orrery.core.game import TERMINAL, Game
from orrery.core.match import check_header
from orrery.core.record import Entry, Record, RecordError, state_hash
from orrery.core.results import ranked_last


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record.

    ``state`` is the position before it and is not to be changed; ``legal`` is what could be done there.
    ``stands`` is False if the action was taken back later.
    """

    ply: int
    actor: int
    action: int
    state: Any
    legal: list[int]
    stands: bool


def standing_plies(record: Record) -> set[int]:
    """The plies of the moves that were not taken back."""
    standing: list[int] = []
    for entry in record.entries:
        if entry.undo is not None:
            while standing and standing[-1] >= entry.undo:
                standing.pop()
        elif entry.move is not None:
            standing.append(entry.ply)
    return set(standing)


class Replay:
    """A record that is gone through once, from its beginning.

    Rules, components, actors, legality, hashes and the result are checked on the way; a fault is a
    :class:`RecordError` with its line. Luck is not checked against the seed: ``match.verify`` does that.
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        check_header(game, record.header)
        self.game = game
        self.record = record
        #: The position reached; not to be changed.
        self.state: Any = game.new_state(record.header.options)
        # The positions before the moves that stand, by their plies.
        self._before: dict[int, Any] = {}

    def steps(self, until: int | None = None) -> Iterator[Step]:
        """Every action before ply ``until`` in order, those that were taken back included."""
        standing = standing_plies(self.record)
        for entry in self.record.entries[:until]:
            if entry.undo is not None:
                self._take_back(entry)
            elif entry.move is not None:
                step = self._step(entry, entry.ply in standing)
                yield step
                self._before[entry.ply] = self.state
                self.state = self.state.clone()
                self.game.apply(self.state, step.action)
            if state_hash(self.game.key(self.state)) != entry.hash:
                raise RecordError(entry.ply + 2, "the position differs from the one recorded")
        if until is None:
            self._check_result()

    def _step(self, entry: Entry, stands: bool) -> Step:
        game, state, line = self.game, self.state, entry.ply + 2
        actor = game.actor(state)
        if actor == TERMINAL:
            raise RecordError(line, "the match is over before this ply")
        if actor != entry.actor:
            raise RecordError(line, f"seat {entry.actor} acts, but it is up to {actor}")
        try:
            action = game.parse(state, str(entry.move))
        except ValueError as error:
            raise RecordError(line, str(error)) from None
        legal = game.legal(state)
        if action not in legal:
            raise RecordError(line, f"{entry.move!r} is not legal here")
        return Step(entry.ply, actor, action, state, legal, stands)

    def _take_back(self, entry: Entry) -> None:
        if entry.undo not in self._before:
            raise RecordError(entry.ply + 2, f"ply {entry.undo} is no move that can be taken back")
        self.state = self._before[entry.undo]
        self._before = {ply: state for ply, state in self._before.items() if ply < entry.undo}

    def _check_result(self) -> None:
        result = self.record.result
        if result is None:
            return
        left = [entry.actor for entry in self.record.entries if entry.left is not None]
        ranking = ranked_last(self.game.ranking(self.state), left)
        if result.scores != self.game.scores(self.state) or result.ranking != ranking:
            raise RecordError(result.ply + 2, "the result differs from the one the rules give")


class Standing(NamedTuple):
    """How the match stood in the position before ``ply``: its round, and the points of every seat."""

    ply: int
    round: int
    points: list[int]


def race(game: Game[Any], record: Record) -> list[Standing]:
    """How points and rounds went: the beginning, and every position in which either had changed.

    What was taken back is not told. Nothing is checked: the record must be one of this game's.
    """
    state = game.new_state(record.header.options)
    standing = standing_plies(record)
    found = [_standing(game, state, 0)]
    for entry in record.entries:
        if entry.move is None or entry.ply not in standing:
            continue
        game.apply(state, game.parse(state, entry.move))
        now = _standing(game, state, entry.ply + 1)
        if now[1:] != found[-1][1:]:
            found.append(now)
    return found


def _standing(game: Game[Any], state: Any, ply: int) -> Standing:
    points = [sum(score.values()) for score in game.scores(state)]
    return Standing(ply, game.view(state, None)["round"], points)


def position_at(game: Game[Any], record: Record, ply: int) -> Any:
    """The position of a record before ``ply``, take-backs followed, checked up to there."""
    replay = Replay(game, record)
    for _ in replay.steps(ply):
        pass
    return replay.state
