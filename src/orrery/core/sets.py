"""Choosing a set: several things are marked in any order, unmarked again, and confirmed as one.

The rules ask for the members of a set one move at a time and in one fixed order, so that equal sets are
one path for bots and records. A person marks freely; ``set_moves`` turns the marks into that path, and
nothing happens before.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orrery.core.messages import Label, why

if TYPE_CHECKING:
    from orrery.core.game import Game


class Item:
    """Something that may be marked: the move that takes it, and how it counts."""

    __slots__ = ("action", "tags", "times", "worth")

    def __init__(self, action: int, times: int = 1, worth: int = 1, tags: Sequence[str] = ()) -> None:
        self.action = action
        #: How often it may be marked: three fuel of one player are one item.
        self.times = times
        #: What one mark adds to the running sum.
        self.worth = worth
        #: What limits speak of, as arguments of messages: ``"@nf-kind-rare"``, ``"seat:1"``.
        self.tags = tuple(tags)


class Limit:
    """How many marks with a tag a set has."""

    __slots__ = ("least", "most", "tag")

    def __init__(self, tag: str, least: int, most: int) -> None:
        self.tag = tag
        self.least = least
        self.most = most


class SetChoice:
    """The sets that a decision offers. ``marks`` are the actions of items, repeated if marked repeatedly."""

    __slots__ = ("alike", "begun", "confirm", "goal", "items", "least", "limits", "most", "most_total")

    def __init__(
        self,
        items: Sequence[Item],
        least: int,
        most: int,
        confirm: int | None = None,
        goal: int = 0,
        limits: Sequence[Limit] = (),
        alike: Sequence[str] = (),
        begun: bool = False,
        most_total: int | None = None,
    ) -> None:
        self.items = list(items)
        #: How many marks a set has.
        self.least = least
        self.most = most
        #: The move that ends the set where its size alone does not.
        self.confirm = confirm
        #: The sum of worth that a set must reach, without a mark that it could do without; 0 for none.
        self.goal = goal
        #: The sum of worth that a set may not exceed; None for no bound.
        self.most_total = most_total
        self.limits = list(limits)
        #: Tags of which only one may occur in a set: one colour, one victim.
        self.alike = list(alike)
        #: Whether moves of this set have been made already: undo takes them back together.
        self.begun = begun

    def total(self, marks: Sequence[int]) -> int:
        """The running sum."""
        worth = {item.action: item.worth for item in self.items}
        return sum(worth[mark] for mark in marks)

    def markable(self, marks: Sequence[int]) -> list[int]:
        """What may be marked as well: no upper bound forbids it. Whether the set fits says ``problem``."""
        return [item.action for item in self.items if self._excess([*marks, item.action]) is None]

    def problem(self, marks: Sequence[int]) -> Label | None:
        """Why these marks cannot be confirmed, in words; None if they can."""
        known = {item.action for item in self.items}
        if any(mark not in known for mark in marks):
            return why("common-set-unknown")
        return self._excess(marks) or self._shortage(marks)

    def _tagged(self, marks: Sequence[int]) -> Counter[str]:
        tags = {item.action: item.tags for item in self.items}
        return Counter(tag for mark in marks for tag in tags[mark])

    def _excess(self, marks: Sequence[int]) -> Label | None:
        """The upper bound that the marks break."""
        counts = Counter(marks)
        if any(counts[item.action] > item.times for item in self.items):
            return why("common-set-unknown")
        if len(marks) > self.most:
            return why("common-set-many", most=self.most)
        tagged = self._tagged(marks)
        for limit in self.limits:
            if tagged[limit.tag] > limit.most:
                return why("common-set-many-of", most=limit.most, what=limit.tag)
        if sum(tagged[tag] > 0 for tag in self.alike) > 1:
            return why("common-set-alike")
        if self.most_total is not None and self.total(marks) > self.most_total:
            return why("common-set-dear", most=self.most_total)
        if self.goal and marks:
            worth = {item.action: item.worth for item in self.items}
            if self.total(marks) - min(worth[mark] for mark in marks) >= self.goal:
                return why("common-set-waste")
        return None

    def _shortage(self, marks: Sequence[int]) -> Label | None:
        """The lower bound that the marks miss."""
        tagged = self._tagged(marks)
        for limit in self.limits:
            if tagged[limit.tag] < limit.least:
                return why("common-set-few-of", missing=limit.least - tagged[limit.tag], what=limit.tag)
        if self.total(marks) < self.goal:
            return why("common-set-short", missing=self.goal - self.total(marks))
        if len(marks) < self.least:
            return why("common-set-few", missing=self.least - len(marks))
        return None


class SetRefused(ValueError):
    """Marks that are no set of the decision at hand; ``label`` says why."""

    def __init__(self, label: Label) -> None:
        super().__init__(label[0])
        self.label = label


def set_moves(game: "Game[Any]", state: Any, marks: Sequence[int]) -> list[int]:
    """The moves by which the rules take this set, in their order; :class:`SetRefused` if it does not fit.

    ``state`` is not changed. Members that the rules take by themselves, because nothing else is left, are
    no move.
    """
    choice = game.set_choice(state)
    if choice is None:
        raise SetRefused(why("common-set-none"))
    problem = choice.problem(marks)
    if problem is not None:
        raise SetRefused(problem)
    trial = state.clone()
    seat = game.actor(trial)
    left = sorted(marks)
    moves: list[int] = []
    while choice is not None and (choice.begun or not moves) and game.actor(trial) == seat:
        offered = {item.action for item in choice.items}
        left = [mark for mark in left if mark in offered]
        move = left.pop(0) if left else choice.confirm
        if move is None or move not in game.legal(trial):
            raise SetRefused(why("common-set-unknown"))
        game.apply(trial, move)
        moves.append(move)
        if move == choice.confirm:
            break
        choice = game.set_choice(trial)
    return moves
