"""Random commands against a model of the match: whatever is sent, both agree."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from plugin_game.game import GAME, KINDS, OFFERING, STALL, TABLE

from orrery.core.chance import MatchRng
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.match import CommandRefused, Match, verify
from orrery.core.messages import Event
from orrery.core.record import Seat, parse_record, state_hash

ACTIONS = st.integers(0, len(TABLE) - 1)


class Model:
    """What a match should be, written the plainest way: the state, and the states to go back to."""

    def __init__(self, options: Any, seed: bytes) -> None:
        self.seed = seed
        self.state = GAME.new_state(options)
        self.plies = 0
        self.draws = 0
        #: Decisions that may be taken back: the seat, the state before, and whether it goes on with a set.
        self.back: list[tuple[int, Any, bool]] = []
        self.run_chance()

    def run_chance(self) -> None:
        while GAME.actor(self.state) == CHANCE:
            GAME.apply(self.state, GAME.sample(self.state, MatchRng(self.seed, "chance", self.draws)))
            self.draws += 1
            self.plies += 1
            self.back = []

    def act(self, action: int) -> None:
        seat = GAME.actor(self.state)
        if self.back and self.back[0][0] != seat:
            self.back = []
        kind, _ = self.state.stack[-1]
        inner = kind == OFFERING and sum(self.state.players[seat].offered) > 0
        self.back.append((seat, self.state.clone(), inner))
        events: list[Event] = []
        GAME.apply(self.state, action, events)
        self.plies += 1
        if any(event.reveals for event in events):
            self.back = []
        self.run_chance()
        if GAME.actor(self.state) == TERMINAL:
            self.back = []

    def steps(self, seat: int) -> int:
        return sum(owner == seat and not inner for owner, _, inner in self.back)

    def undo(self) -> None:
        """A set goes back as a whole."""
        inner = True
        while inner:
            _, self.state, inner = self.back.pop()
        self.plies += 1


class MatchMachine(RuleBasedStateMachine):
    """Any mix of sound, stale, foreign and illegal commands, take-backs and restarts."""

    @initialize(
        players=st.integers(2, 4),
        long_game=st.booleans(),
        seed=st.binary(min_size=16, max_size=32),
    )
    def begin(self, players: int, long_game: bool, seed: bytes) -> None:
        options = GAME.resolve({"players": players, "long_game": long_game})
        self.lines: list[str] = []
        self.seed = seed
        seats = [Seat(f"Player {seat}") for seat in range(players)]
        self.match = Match.new(GAME, options, seats, seed, self.lines.append)
        self.model = Model(options, seed)

    def refused(self, kind: type[Exception], command: Any) -> None:
        """The command is refused; whether anything changed is for the invariant to see."""
        before = list(self.lines)
        with pytest.raises(kind) as caught:
            command()
        assert self.lines == before
        if isinstance(caught.value, CommandRefused):
            assert caught.value.ply == self.match.ply

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 100))
    def act(self, choice: int) -> None:
        legal = self.match.legal(self.match.actor)
        action = legal[choice % len(legal)]
        self.match.command(self.match.actor, self.match.ply, action)
        self.model.act(action)

    @precondition(lambda self: not self.match.over and self.match.set_choice(self.match.actor))
    @rule(numbers=st.lists(st.integers(0, 100), max_size=3))
    def choose(self, numbers: list[int]) -> None:
        """Any cards of the hand, in any order: up to two fit, of each no more than there are."""
        seat = self.match.actor
        player = self.model.state.players[seat]
        laid = max((card for card, count in enumerate(player.offered) if count), default=0)
        cards = [card for card, count in enumerate(player.hand) if count and card >= laid] or [0]
        marked = sorted(cards[number % len(cards)] for number in numbers)
        marks = [TABLE.parse(f"offer {KINDS[card]}") for card in marked]
        room = STALL - sum(player.offered)
        if len(marks) > room or any(marked.count(card) > player.hand[card] for card in marked):
            self.refused(CommandRefused, lambda: self.match.choose_set(seat, self.match.ply, marks))
            return
        self.match.choose_set(seat, self.match.ply, marks[::-1])
        for action in [*marks, *([TABLE.parse("done")] if len(marks) < room else [])]:
            self.model.act(action)

    @rule(seat=st.integers(-2, 5))
    def undo(self, seat: int) -> None:
        if self.model.steps(seat):
            self.match.undo(seat, self.match.ply)
            self.model.undo()
        else:
            self.refused(CommandRefused, lambda: self.match.undo(seat, self.match.ply))

    @rule(seat=st.integers(0, 3), shift=st.integers(-3, 3).filter(bool), action=ACTIONS)
    def stale(self, seat: int, shift: int, action: int) -> None:
        ply = self.match.ply + shift
        self.refused(CommandRefused, lambda: self.match.command(seat, ply, action))
        self.refused(CommandRefused, lambda: self.match.undo(seat, ply))

    @rule(seat=st.integers(-2, 5), action=ACTIONS)
    def foreign(self, seat: int, action: int) -> None:
        if seat != self.match.actor:
            self.refused(CommandRefused, lambda: self.match.command(seat, self.match.ply, action))

    @precondition(lambda self: not self.match.over)
    @rule(action=ACTIONS)
    def illegal(self, action: int) -> None:
        seat = self.match.actor
        if action not in self.match.legal(seat):
            self.refused(CommandRefused, lambda: self.match.command(seat, self.match.ply, action))

    @rule()
    def restart(self) -> None:
        """The process is killed, and the match goes on from its record."""
        self.match = Match.from_record(GAME, parse_record(self.lines), self.seed, self.lines.append)

    @invariant()
    def both_agree(self) -> None:
        match, model = self.match, self.model
        assert match.ply == model.plies
        assert GAME.key(match._state) == GAME.key(model.state)
        assert match.record.lines() == self.lines
        assert match.record.entries[-1].hash == state_hash(GAME.key(model.state))
        assert match.over == (GAME.actor(model.state) == TERMINAL) == (match.record.result is not None)
        for seat in range(len(match.seats)):
            assert match.view(seat) == GAME.view(model.state, seat)
            assert len(match.undo_plies(seat)) == model.steps(seat)
            assert match.legal(seat) == (GAME.legal(model.state) if GAME.actor(model.state) == seat else [])

    def teardown(self) -> None:
        if self.match.over:
            verify(GAME, parse_record(self.lines))


TestMatchMachine = MatchMachine.TestCase
TestMatchMachine.settings = settings(max_examples=60, stateful_step_count=40)
