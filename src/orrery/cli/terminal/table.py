"""Defines what the terminal asks of a match, whether it runs in this process or on a server."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from orrery.coach.advice import Advice
from orrery.core.game import Game
from orrery.core.messages import Label
from orrery.core.options import Options
from orrery.core.sets import SetChoice


class Refused(Exception):
    """Tells that something asked for did not happen; ``label`` says why in words for people."""

    def __init__(self, label: Label) -> None:
        super().__init__(label[0])
        self.label = label


@dataclass(frozen=True, slots=True)
class Offered:
    """Holds a move that may be made now."""

    action: int
    notation: str
    label: Label


@dataclass(frozen=True, slots=True)
class OfferedSet:
    """Holds the sets that may be chosen now: the rule, and its items in the same order, in words."""

    choice: SetChoice
    items: list[Offered]


@dataclass(frozen=True, slots=True)
class LogLine:
    """Holds what one viewer may know of one ply; ``label`` is None if not even the move itself.

    ``actor`` may be ``CHANCE``. Plies grow, and after a take-back none is used again.
    """

    ply: int
    actor: int
    label: Label | None
    events: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """Holds points by source per seat, and places, shared ones in one list."""

    by_source: list[dict[str, int]]
    places: list[list[int]]

    def scores(self) -> list[dict[str, int]]:
        """Points by source per seat."""
        return self.by_source

    def ranking(self) -> list[list[int]]:
        """Seats by place."""
        return self.places


@dataclass(frozen=True, slots=True)
class Person:
    """Describes who sits in a seat, and how much time is left if there is a clock."""

    seat: int
    about: list[Label]
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Proposal:
    """Describes an offer that stands: what it says, and whether this keyboard is to answer it."""

    number: int
    label: Label
    wanted: bool


class OnlineActions(Protocol):
    """Does what people in different places do besides moves. Every call may raise :class:`Refused`."""

    def chat(self, text: str) -> None:
        """Say something to everybody."""

    def people(self) -> list[Person]:
        """Who sits where."""

    def proposals(self) -> list[Proposal]:
        """The offers that stand."""

    def propose_takeback(self, ply: int | None) -> None:
        """Propose to go back to the decision of that ply; None is the last own one."""

    def propose_abandon(self) -> None:
        """Propose to stop without a result."""

    def propose_takeover(self, seat: int, bot: str | None) -> None:
        """Propose that a bot plays for somebody."""

    def answer(self, proposal: int, accept: bool) -> None:
        """Consent to an offer, decline it, or withdraw an own one."""

    def resign(self) -> None:
        """Give up: a bot takes over for good."""

    def come_back(self) -> None:
        """Play again after a bot took over by agreement."""

    def extend(self, seat: int, seconds: int) -> None:
        """Give somebody more time."""

    def orders(self) -> dict[str, bool]:
        """The standing orders that this game knows: whether each is on."""

    def give_order(self, order: str, on: bool) -> None:
        """Switch one of :meth:`orders` on or off."""

    def rematch(self) -> None:
        """Once the match is over: sit down at another one of the same people, made now if there is none."""


class Table(ABC):
    """Plays one match. What is asked is answered from one moment, the last that :meth:`catch_up` saw."""

    game: Game[Any]
    #: Whether a person may type while others decide. If not, :meth:`wait` lets them.
    listens: bool = False
    #: What people in different places do besides moves, if they are.
    online: OnlineActions | None = None

    # --- how it stands ----------------------------------------------------------------------------------

    @property
    @abstractmethod
    def own(self) -> Sequence[int]:
        """Seats played at this keyboard."""

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """The players by seat."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The options of the match."""

    @property
    @abstractmethod
    def ply(self) -> int:
        """How many things have happened; a move names the ply it answers."""

    @property
    @abstractmethod
    def actor(self) -> int:
        """The seat to decide, or ``TERMINAL``."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether nothing more will be decided here."""

    @property
    @abstractmethod
    def resumed(self) -> bool:
        """Whether this was taken up again, so that a reminder is welcome."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat of this keyboard (None: a spectator) sees."""

    @abstractmethod
    def log(self, seat: int | None) -> list[LogLine]:
        """What happened, as that seat may know it."""

    @abstractmethod
    def standings(self) -> Standings | None:
        """The points as they stand, if they can be told."""

    def seconds_left(self, seat: int) -> float | None:
        """What the seat has on its clock, if there is one."""
        return None

    # --- moves --------------------------------------------------------------------------------------------

    @abstractmethod
    def choices(self, seat: int) -> list[Offered]:
        """What ``seat`` may do now; empty if another decides."""

    @abstractmethod
    def offered_set(self, seat: int) -> OfferedSet | None:
        """The sets that ``seat`` may choose now; None if another decides or no set is chosen."""

    @abstractmethod
    def action_of(self, text: str) -> int | None:
        """The action whose notation was typed, legal or not."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The inverse of ``action_of``."""

    @abstractmethod
    def notations(self) -> list[str]:
        """The notation of every action there is."""

    @abstractmethod
    def act(self, seat: int, ply: int, action: int) -> None:
        """Do an action in answer to ``ply``, or raise :class:`Refused`."""

    @abstractmethod
    def choose(self, seat: int, ply: int, marks: Sequence[int]) -> None:
        """Choose a set in answer to ``ply``, or raise :class:`Refused`."""

    @abstractmethod
    def undo(self, seat: int) -> list[Label]:
        """Take the last own decision back, or raise :class:`Refused`; the moves that were taken back."""

    @abstractmethod
    def why(self, seat: int, action: int) -> Label | None:
        """Why an action is not possible now; None if it is."""

    @abstractmethod
    def advice(self, seat: int) -> tuple[str, list[Advice]]:
        """A bot and what it would do, the best first, or :class:`Refused`. May take a while."""

    # --- time passes --------------------------------------------------------------------------------------

    @abstractmethod
    def wait(self) -> None:
        """Let others decide until something has happened."""

    @abstractmethod
    def catch_up(self) -> list[Label]:
        """See how it stands now; what happened beside the match meanwhile: talk, offers, comings, goings."""

    # --- files ----------------------------------------------------------------------------------------------

    @abstractmethod
    def save(self, path: Path) -> None:
        """Write the record to a new file; ``ValueError`` or ``OSError`` if that cannot be done."""

    @abstractmethod
    def about_saving(self) -> Label:
        """Where the match is kept anyway."""

    @abstractmethod
    def introduction(self) -> list[Label]:
        """What to know at the start, besides the players."""

    @abstractmethod
    def ending(self) -> list[Label]:
        """Where the record is, once the match is over."""

    def staying(self) -> list[Label]:
        """What people may do once the match is over; nothing if nobody stays."""
        return []

    @abstractmethod
    def farewell(self) -> list[Label]:
        """How to go on later."""

    @abstractmethod
    def close(self) -> None:
        """Let go of files and connections."""
