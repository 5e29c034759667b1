"""Keeps the marks of a person who chooses a set. Nothing is sent before they are confirmed."""

from collections import Counter

from orrery.cli.terminal.table import OfferedSet
from orrery.core.messages import Label, why
from orrery.core.sets import SetChoice


class SetMarks:
    """Holds the marks made so far at one decision, and says which others go with them."""

    def __init__(self, offered: OfferedSet) -> None:
        self.offered = offered
        self.marks: list[int] = []
        self._times = {item.action: item.times for item in self.choice.items}

    @property
    def choice(self) -> SetChoice:
        """What may be marked, and what fits."""
        return self.offered.choice

    def has(self, action: int) -> bool:
        """Whether an action is one of the items."""
        return action in self._times

    def put(self, action: int) -> Label | None:
        """Mark an item, or unmark one that can be marked only once and is; why not, if it cannot be done.

        Where only one may be chosen at all, a new mark takes the place of the old one.
        """
        if self._times[action] == 1 and action in self.marks:
            self.marks.remove(action)
            return None
        kept = [] if self.choice.most == 1 else self.marks
        if action not in self.choice.markable(kept):
            if self.marks.count(action) >= self._times[action]:
                return why("terminal-set-all", count=self._times[action])
            return self.choice.problem([*kept, action])
        self.marks = [*kept, action]
        return None

    def take_away(self, action: int) -> Label | None:
        """Take one mark from an item; why not, if it has none."""
        if action not in self.marks:
            return why("terminal-set-unmarked")
        self.marks.remove(action)
        return None

    def clear(self) -> None:
        """Take all marks away."""
        self.marks = []

    def problem(self) -> Label | None:
        """Why the marks cannot be confirmed yet."""
        return self.choice.problem(self.marks)

    def sign(self, action: int) -> str:
        """The mark of an item: ``[x]`` or ``[ ]``; for one that may be marked repeatedly ``[2/3]``."""
        count = Counter(self.marks)[action]
        if self._times[action] == 1:
            return "[x]" if count else "[ ]"
        return f"[{count}/{self._times[action]}]"

    def status(self, problem: Label | None) -> list[Label]:
        """How many may be chosen and are, and the sum to be reached; not what ``problem`` says anyway."""
        choice = self.choice
        told = [why("common-set-chosen", count=len(self.marks))]
        bound = choice.goal or choice.most_total
        if bound:
            told.insert(0, why("common-set-sum", sum=choice.total(self.marks), goal=bound))
        elif choice.least == 0:
            told.insert(0, why("common-set-up-to", most=choice.most))
        elif choice.least < choice.most:
            told.insert(0, why("common-set-between", least=choice.least, most=choice.most))
        elif problem is None or problem[0] != "common-set-few":
            told.insert(0, why("common-set-exactly", count=choice.most))
        return told
