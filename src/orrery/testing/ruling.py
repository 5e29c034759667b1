"""A table for tests of single rules: a position, verbs to play on from it in notation, and questions.

::

    class Table(RulingTable[MyState]):
        def hand(self, seat: int, cards: str) -> Self: ...  # describes a position, ends with ``return self``

    def test_a_pair_beats_a_single_card() -> None:
        t = Table(GAME, GAME.new_state(GAME.resolve({"players": 2}))).hand(0, "silk silk").hand(1, "maps")
        t.by(0, "pair silk").illegal("pair maps").by(1, "pass")
        assert t.points(0) == 4

A game adds the words that describe its positions; everything that is played is checked by the game's own
``check`` after every move. A move that cannot be made fails the test with what was to be played.
"""

from typing import Generic, Self, TypeVar

from orrery.core.game import CHANCE, TERMINAL, Game, IllegalAction, State
from orrery.core.messages import Event, Label
from orrery.core.sets import SetRefused, set_moves

S = TypeVar("S", bound=State)


class RulingTable(Generic[S]):
    """One match on the table. Seats count from 0 here, whatever the notation does."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        #: Everything that was told since the table was made.
        self.events: list[Event] = []

    def ready(self) -> Self:
        """Called before anything is played or asked: the end of a description, for games that have one."""
        return self

    # --- playing on ---------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Checked moves of whoever is asked."""
        for move in moves:
            assert self.actor >= 0, f"nobody is asked for {move!r}"
            self.do(move)
        return self

    def by(self, seat: int, *moves: str) -> Self:
        """Checked moves that this seat is asked for."""
        for move in moves:
            assert self.actor == seat, f"not seat {seat} but {self.actor} is asked for {move!r}"
            self.do(move)
        return self

    def chance(self, *outcomes: str) -> Self:
        """Outcomes of chance decisions."""
        for outcome in outcomes:
            assert self.actor == CHANCE, f"{outcome!r} is not left to chance"
            self.do(outcome)
        return self

    def choose(self, *marks: str) -> Self:
        """These, marked in this order, as the set that is to be chosen."""
        self.ready()
        actions = [self.game.parse(self.state, mark) for mark in marks]
        for action in set_moves(self.game, self.state, actions):
            self.do(self.game.notate(self.state, action))
        return self

    def do(self, notation: str) -> None:
        """One checked move or outcome."""
        self.ready()
        self.game.play(self.state, self.game.parse(self.state, notation), self.events)
        self.game.check(self.state)

    # --- asking -------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """Who decides: a seat, ``CHANCE`` or ``TERMINAL``."""
        return self.game.actor(self.ready().state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == TERMINAL

    def legal(self) -> set[str]:
        """Everything that may be done (or happen) now."""
        self.ready()
        return {self.game.notate(self.state, action) for action in self.game.legal(self.state)}

    def offers(self, verb: str) -> set[str]:
        """The targets a verb is legal for: ``{"4", "6"}`` for ``mine``, ``{""}`` for ``end``."""
        words = [move.partition(" ") for move in self.legal()]
        return {target for name, _, target in words if name == verb}

    def can(self, *moves: str) -> bool:
        """Whether each of these is legal now."""
        return self.legal().issuperset(moves)

    def illegal(self, *moves: str) -> Self:
        """Assert that each is refused with a reason and changes nothing."""
        for move in moves:
            self.reason(move)
        return self

    def reason(self, move: str) -> Label:
        """Why a move is illegal, which it must be; refusing it must change nothing."""
        assert move not in self.legal(), f"{move!r} is legal"
        before = self.game.key(self.state)
        label: Label = ("", {})
        try:
            self.game.play(self.state, self.game.parse(self.state, move))
        except IllegalAction as refusal:
            label = refusal.label
        assert label[0], f"{move!r} is not refused with a reason"
        assert self.game.key(self.state) == before, f"the refused {move!r} changed the position"
        return label

    def no_set(self, *marks: str) -> Label:
        """Why these marks are no set that can be chosen now, which they must not be."""
        self.ready()
        try:
            moves = set_moves(self.game, self.state, [self.game.parse(self.state, mark) for mark in marks])
        except SetRefused as refusal:
            return refusal.label
        raise AssertionError(f"{marks} can be chosen, in {len(moves)} moves")

    def score(self, seat: int, source: str) -> int:
        """Points of a seat from one source."""
        return self.game.scores(self.ready().state)[seat][source]

    def points(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.game.scores(self.ready().state)[seat].values())

    def ranking(self) -> list[list[int]]:
        """Seats from first to last."""
        return self.game.ranking(self.ready().state)
