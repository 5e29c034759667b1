"""The protocol every game speaks.

A :class:`Game` is stateless: it holds tables, never a match. A :class:`State` is data: plain ints,
short int lists and a stack of small tuples. Seats are ``0 .. n-1``; ``CHANCE`` and ``TERMINAL`` are
the two actors that are nobody.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from orrery.core.actions import ActionTable
from orrery.core.chance import Rng
from orrery.core.compile_hints import mypyc_attr
from orrery.core.content import Content
from orrery.core.facts import Facts
from orrery.core.features import Features, Found
from orrery.core.fields import canonical_bytes, canonical_json, restore
from orrery.core.messages import EVERYONE, Event, Label
from orrery.core.observation import Layout
from orrery.core.options import Option, Options, resolve_options
from orrery.core.sets import SetChoice
from orrery.core.weights import Weights

CHANCE: Final = -1
TERMINAL: Final = -4
NO_FEATURES: Final = Features([], {}, {})


class IllegalAction(ValueError):
    """A move the rules forbid now. ``label`` says why, citing the rule."""

    def __init__(self, notation: str, label: Label) -> None:
        super().__init__(f"illegal: {notation} ({label[0]})")
        self.notation = notation
        self.label = label


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What is on the table. Subclasses declare every field as a typed slot."""

    __slots__ = ()

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy: no later change of one shows in the other."""


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game. See ``docs/architecture.md`` for the contract in prose."""

    #: Stable name, as in ``orrery play NAME``.
    id: str
    #: An integer that grows whenever an old record could replay differently.
    rules_version: int
    min_players: int
    max_players: int
    options: list[Option]
    table: ActionTable
    content: Content
    facts: Facts
    #: What bots can learn to value positions by; none if ``evaluate`` is made by hand.
    features: Features = NO_FEATURES
    #: What the features are worth, of games that have some.
    weights: Weights

    # --- set-up -------------------------------------------------------------------------------

    def resolve(self, raw: Mapping[str, object]) -> Options:
        """Complete and check options; the error lists what there is."""
        return resolve_options(self.id, self.options, self.min_players, self.max_players, raw)

    @abstractmethod
    def new_state(self, options: Options) -> S:
        """The table before anything random happened; dealing and rolling are chance decisions."""

    @abstractmethod
    def derive(self, state: S) -> None:
        """Recompute every derived field of ``state`` from the others."""

    def load(self, options: Options, data: Any) -> S:
        """The state that ``fields.dump`` wrote as ``data``."""
        state = self.new_state(options)
        restore(state, data)
        self.derive(state)
        return state

    # --- the clockwork ------------------------------------------------------------------------

    @abstractmethod
    def players(self, state: S) -> int:
        """How many seats the match has."""

    @abstractmethod
    def actor(self, state: S) -> int:
        """Who decides now: a seat, ``CHANCE`` or ``TERMINAL``. O(1)."""

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """What may be done, sorted; empty only at the end. The one and only validator."""

    @abstractmethod
    def apply(self, state: S, action: int, events: list[Event] | None = None) -> None:
        """Do ``action`` unchecked, in place, deterministically. At a chance decision it is the outcome."""

    @abstractmethod
    def chance(self, state: S) -> list[tuple[int, int]]:
        """At a chance decision: every outcome with its exact integer weight, in the order of ``legal``."""

    @abstractmethod
    def sample(self, state: S, rng: Rng) -> int:
        """At a chance decision: one outcome, distributed as ``chance`` says."""

    def play(self, state: S, action: int, events: list[Event] | None = None) -> None:
        """The checked form of ``apply``: raises :class:`IllegalAction`, changing nothing."""
        if action not in self.legal(state):
            raise IllegalAction(self.notate(state, action), self.reason(state, action))
        self.apply(state, action, events)

    # --- knowledge ----------------------------------------------------------------------------

    @abstractmethod
    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A clone in which all that ``seat`` cannot know is drawn again, and nothing else."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What ``seat`` (None: a spectator) may see, as JSON: an allow-list."""

    def observation_layout(self) -> Layout | None:
        """The fields of ``observe``, the same in every match; None if the game has none."""
        return None

    def observe(self, state: S, seat: int) -> list[int]:
        """What ``seat`` may see as numbers, for programs that learn: exactly what the view tells."""
        return []

    def open_to_all(self, state: S) -> bool:
        """Whether every seat and every spectator sees the same now; then one view serves them all."""
        return False

    def audience(self, state: S, action: int) -> int:
        """The seats, as a bit mask, that may see this action itself; others see only its events.

        A secret choice or a card drawn face down is for its owner alone.
        """
        return EVERYONE

    def key(self, state: S, seat: int | None = None) -> bytes:
        """Canonical bytes of the state or, with a seat, of what that seat knows."""
        if seat is None:
            return canonical_bytes(state)
        return canonical_json(self.view(state, seat))

    def pass_action(self, state: S) -> int | None:
        """The action by which the deciding seat lets the occasion go by, if there is one.

        Players may ask a server to do this for them until further notice.
        """
        return None

    def set_choice(self, state: S) -> SetChoice | None:
        """What may be marked where the decision at hand chooses a set, else None.

        ``legal`` asks for the set one move at a time, in one order, so that equal sets are one path; the
        moves that ``sets.set_moves`` makes of a set are exactly these paths.
        """
        return None

    # --- results ------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> list[dict[str, int]]:
        """Points of every seat by source, as they stand now."""

    @abstractmethod
    def ranking(self, state: S) -> list[list[int]]:
        """Seats from first to last; seats that share a place stand in one list."""

    def traits(self, state: S) -> list[dict[str, list[str]]]:
        """For statistics: what sets each seat apart now, as ids of components by kind.

        A faction, a home world, species or upgrades; empty where all have the same.
        """
        return [{} for _ in range(self.players(state))]

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """For bots: how good the position is for every seat; higher is better.

        The scale is the game's own choice, such that a lead of 1 makes winning about e times as likely.
        """

    def foresight(self, state: S) -> int:
        """For bots: how often the decision should pass to another seat before ``evaluate`` is asked.

        1 suits a game of long turns: what the seat makes of its own. Where a move asks the whole table
        before it has done its work, a bot has to look further to see what it brings.
        """
        return 1

    def leniency(self) -> float:
        """For levels of bots: how many times as much as in other games a move may lose that they make.

        More than 1 suits a game in which what was missed at one decision can be made up for at the next.
        """
        return 1.0

    # --- learning -----------------------------------------------------------------------------

    def progress(self, state: S) -> float:
        """How much of a running match is over, from 0 to 1: weights may change with it."""
        return 0.0

    def settled(self, state: S) -> bool:
        """Whether weights are to be learned from such a position: not where a turn is half done, for what is
        still possible there is worth to good players what it will become, and to others nothing."""
        return True

    def describe(self, state: S, found: list[Found]) -> None:
        """Add the features that every seat has in a running match to what was found of that seat."""
        return

    def learned(self, state: S) -> list[float]:
        """For ``evaluate``: what the features of every seat are worth together."""
        table = self.weights.table(self.players(state), self.progress(state))
        found: list[Found] = []
        for _ in range(self.players(state)):
            found.append(Found(table))
        self.describe(state, found)
        values: list[float] = []
        for seat in found:
            values.append(seat.total)
        return values

    # --- words --------------------------------------------------------------------------------

    def notate(self, state: S, action: int) -> str:
        """The move in stable, language-neutral notation."""
        return self.table.notate(action)

    def parse(self, state: S, text: str) -> int:
        """The inverse of ``notate``; ``ValueError`` names near misses."""
        return self.table.parse(text)

    @abstractmethod
    def label(self, state: S, action: int) -> Label:
        """The move as a message for people."""

    @abstractmethod
    def reason(self, state: S, action: int) -> Label:
        """Why ``action`` is illegal now, citing the rule."""

    def component_words(self, table: str, component: str) -> list[Label]:
        """What is printed on a component, line by line: ``component`` is the id of a row of that table.

        Clients show it in place of working it out from the row; empty where there is nothing to say.
        """
        return []

    # --- self-checks --------------------------------------------------------------------------

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise ``AssertionError`` if a component was lost, doubled, or a derived field is wrong."""

    @abstractmethod
    def check_content(self, content: Content) -> list[str]:
        """What component tables violate of the rulebook's own constraints; empty if sound.

        They may be somebody's own, with any fault: that is an entry of the list, never an exception.
        """
