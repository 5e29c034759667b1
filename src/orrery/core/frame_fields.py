"""Frames of a decision stack as fields of an observation.

A game says once which number of a frame is called what (:data:`Places`); views and observations both read
that, so that they tell the same.
"""

from typing import Final, TypeAlias

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.core.observation import Layout

#: Places of a frame by name, each with the words its numbers stand for; None for plain numbers.
Places: TypeAlias = dict[str, tuple[int, list[str] | None]]
#: Frames with a bit mask at ``MASK_PLACE``, by kind: what it is called, and the words of its bits.
Masks: TypeAlias = dict[int, tuple[str, list[str]]]

MASK_PLACE: Final = 2

#: The bounds of plain numbers.
_LEAST: Final = -99
_MOST: Final = 999


class Column:
    """One number of a frame: where it stands, and where it goes."""

    __slots__ = ("bits", "numbers", "place", "start", "width")

    def __init__(self, place: int, start: int, width: int) -> None:
        self.place = place
        self.start = start
        #: How far the fields of two frames are apart.
        self.width = width
        #: What the numbers of the frame become, where they stand for words.
        self.numbers: list[int] = []
        #: How many bits a mask has; 0 for a number.
        self.bits: int = 0


class FrameFields:
    """Fields for so many frames, by the names that a game gives to the numbers of each kind of frame."""

    def __init__(self, layout: Layout, name: str, frames: int, rows: dict[int, Places], masks: Masks) -> None:
        #: By kind of frame: its columns; none of frames that have no names.
        self._columns: list[list[Column]] = [[] for _ in range(max(rows) + 1)]
        shape = (frames,) if frames > 1 else ()
        words_of: dict[str, list[str]] = {}
        for places in rows.values():
            for word, (_, words) in places.items():
                known = words_of.setdefault(word, [])
                known += [one for one in dict.fromkeys(words or ()) if one not in known]
        starts: dict[str, int] = {}
        for word, known in words_of.items():
            field = f"{name}: {word}"
            starts[word] = (
                layout.category(field, len(known), *shape)
                if known
                else layout.amount(field, _MOST, *shape, low=_LEAST)
            )
        for kind, places in rows.items():
            for word, (place, words) in places.items():
                column = Column(place, starts[word], 1)
                if words is not None:
                    numbers = {one: number for number, one in enumerate(words_of[word])}
                    column.numbers = [numbers[one] for one in words]
                self._columns[kind].append(column)
        starts = {}
        for kind, (word, words) in masks.items():
            if kind not in rows:
                continue
            if word not in starts:
                starts[word] = layout.flag(f"{name}: {word}", *shape, len(words))
            column = Column(MASK_PLACE, starts[word], len(words))
            column.bits = len(words)
            self._columns[kind].append(column)

    def write(self, frame: tuple[int, ...], number: int, out: list[int]) -> None:
        """Write the frame of that number into an observation."""
        if frame[0] >= len(self._columns):
            return
        for column in self._columns[frame[0]]:
            value = frame[column.place]
            start = column.start + number * column.width
            if column.bits:
                for bit in range(column.bits):
                    out[start + bit] = value >> bit & 1
            elif not column.numbers:
                out[start] = value
            else:
                out[start] = column.numbers[value] if value >= 0 else -1


class QuestionFields:
    """Fields for the decision at hand: its phase, who is asked, and the numbers of its frame."""

    def __init__(
        self, layout: Layout, seats: int, phases: dict[int, str], rows: dict[int, Places], masks: Masks
    ) -> None:
        words = [*dict.fromkeys(phases.values()), CHANCE_PHASE, OVER_PHASE]
        self._chance: int = len(words) - 2
        self._over: int = len(words) - 1
        #: By kind of frame; those of no decision are chance.
        self._phase_of: list[int] = [
            words.index(phases.get(kind, CHANCE_PHASE)) for kind in range(max(phases) + 1)
        ]
        self._phase: int = layout.category("phase", len(words))
        self._asked: int = layout.category("asked", seats)
        self._fields: FrameFields = FrameFields(layout, "question", 1, rows, masks)

    def write_over(self, out: list[int]) -> None:
        """Write that the match is over."""
        out[self._phase] = self._over

    def write(self, stack: list[tuple[int, ...]], turn: int, seat: int, players: int, out: list[int]) -> bool:
        """Write the question of the uppermost frame; False if there is none that a game could add to.

        An empty stack is the choice of an action, by the player whose ``turn`` it is.
        """
        if not stack:
            out[self._phase] = self._phase_of[0]
            out[self._asked] = (turn - seat) % players
            return False
        frame = stack[-1]
        kind = frame[0]
        phase = self._phase_of[kind] if kind < len(self._phase_of) else self._chance
        out[self._phase] = phase
        if phase == self._chance:
            return False
        out[self._asked] = (frame[1] - seat) % players
        self._fields.write(frame, 0, out)
        return True


class StackFields:
    """Fields for what goes on: how many frames there are, and the uppermost of them, the next first."""

    def __init__(
        self,
        layout: Layout,
        seats: int,
        frames: int,
        rows: dict[int, tuple[str, Places]],
        masks: Masks,
    ) -> None:
        #: How many frames are told of.
        self.frames: int = frames
        words = list(dict.fromkeys(word for word, _ in rows.values()))
        self._count: int = layout.amount("going on: how many", _MOST)
        self._what: int = layout.category("going on: what", len(words), frames)
        self._seat: int = layout.category("going on: seat", seats, frames)
        places = {kind: row[1] for kind, row in rows.items()}
        self._fields: FrameFields = FrameFields(layout, "going on", frames, places, masks)
        #: By kind of frame: what it is called, as a number, or -1 for kinds that are not told.
        self._word: list[int] = [-1] * (max(rows) + 1)
        for kind, (word, _) in rows.items():
            self._word[kind] = words.index(word)

    def write(self, stack: list[tuple[int, ...]], seat: int, players: int, out: list[int]) -> None:
        """Write the frames of a stack that are told of, as ``seat`` sees them."""
        number = 0
        for place in range(len(stack) - 1, -1, -1):
            frame = stack[place]
            kind = frame[0]
            word = self._word[kind] if kind < len(self._word) else -1
            if word < 0:
                continue
            if number < self.frames:
                out[self._what + number] = word
                if frame[1] >= 0:
                    out[self._seat + number] = (frame[1] - seat) % players
                self._fields.write(frame, number, out)
            number += 1
        out[self._count] = number
