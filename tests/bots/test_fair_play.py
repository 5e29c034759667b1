"""Bots on any game: never illegal, never better informed than their seat."""

from typing import Any

import pytest
from plugin_game.game import GAME as CONTRABAND
from plugin_game.game import Contraband, ContrabandState

from orrery.arena.match import play_match
from orrery.core.bot import BotError, Position
from orrery.core.chance import Rng, SimRng, seed_from_text
from orrery.core.game import CHANCE
from orrery.core.messages import Event
from orrery.core.registry import load_bot
from orrery.games.alien_frontiers.game import GAME

BOTS = ("random", "greedy", "search:sims=30", "search:sims=30:ahead=3")


def contraband_positions(count: int) -> list[ContrabandState]:
    """Decisions from random games of the game with secrets."""
    rng = SimRng(7)
    states: list[ContrabandState] = []
    state = CONTRABAND.new_state(CONTRABAND.resolve({"players": 3}))
    while len(states) < count:
        if CONTRABAND.actor(state) >= 0:
            states.append(state.clone())
        legal = CONTRABAND.legal(state)
        if not legal:
            state = CONTRABAND.new_state(CONTRABAND.resolve({"players": 3}))
        elif CONTRABAND.actor(state) == CHANCE:
            CONTRABAND.apply(state, CONTRABAND.sample(state, rng))
        else:
            CONTRABAND.apply(state, legal[rng.below(len(legal))])
    return states


@pytest.mark.parametrize("spec", BOTS)
def test_what_a_seat_cannot_know_changes_nothing(spec: str) -> None:
    """Twin states that look the same from the seat get the same answer from the same luck."""
    for number, state in enumerate(contraband_positions(40)):
        seat = CONTRABAND.actor(state)
        twin = CONTRABAND.determinize(state, seat, SimRng(f"twin-{number}"))
        answers = set()
        for true in (state, twin):
            position = Position(CONTRABAND, true, seat, SimRng(number))
            answers.add(load_bot(spec).decide(position, SimRng(number)))
        assert len(answers) == 1


class Watched(Contraband):
    """Notes every use of one state, the true one."""

    def __init__(self) -> None:
        super().__init__()
        self.true: ContrabandState | None = None
        self.uses: list[str] = []

    def _note(self, state: ContrabandState, what: str) -> None:
        if state is self.true:
            self.uses.append(what)

    def legal(self, state: ContrabandState) -> list[int]:
        self._note(state, "legal")
        return super().legal(state)

    def apply(self, state: ContrabandState, action: int, events: list[Event] | None = None) -> None:
        self._note(state, "apply")
        super().apply(state, action, events)

    def evaluate(self, state: ContrabandState) -> list[float]:
        self._note(state, "evaluate")
        return super().evaluate(state)

    def view(self, state: ContrabandState, seat: int | None) -> dict[str, Any]:
        self._note(state, "view")
        return super().view(state, seat)

    def determinize(self, state: ContrabandState, seat: int, rng: Rng) -> ContrabandState:
        self._note(state, "determinize")
        return super().determinize(state, seat, rng)


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_never_touches_the_true_state(spec: str) -> None:
    for state in contraband_positions(10):
        game = Watched()
        game.true = state
        before = game.key(state)
        seat = game.actor(state)
        game.uses.clear()
        load_bot(spec).decide(Position(game, state, seat, SimRng(1)), SimRng(1))
        assert game.uses == ["determinize"]
        assert game.key(state) == before


class Farsighted(Contraband):
    """Advises bots to look further than to the end of their own decisions."""

    def foresight(self, state: ContrabandState) -> int:
        return 4


def test_search_looks_as_far_ahead_as_the_game_advises() -> None:
    """The same luck gives the same answers as with ``ahead`` spelt out, and others with another one."""
    states = contraband_positions(40)

    def answers(game: Contraband, spec: str) -> list[int]:
        positions = [Position(game, state, game.actor(state), SimRng(1)) for state in states]
        return [load_bot(spec).decide(position, SimRng(1)) for position in positions]

    near = answers(CONTRABAND, "search:sims=30")
    far = answers(Farsighted(), "search:sims=30")
    assert near == answers(Farsighted(), "search:sims=30:ahead=1")
    assert far == answers(CONTRABAND, "search:sims=30:ahead=4")
    assert near != far


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"edition": "first", "long_game": True}])
def test_never_illegal_over_whole_games(players: int, options: dict[str, object]) -> None:
    """``play_match`` refuses an illegal choice; every bot plays several seats."""
    specs = ("random", "greedy", "search:sims=4", "random")[:players]
    resolved = GAME.resolve({"players": players, **options})
    for number in range(2):
        seed = seed_from_text(f"legal-{players}-{number}")
        outcome = play_match(GAME, [load_bot(spec) for spec in specs], resolved, seed, check=True)
        assert outcome.finished


@pytest.mark.parametrize("spec", BOTS)
def test_every_bot_plays_a_game_it_has_never_seen(spec: str) -> None:
    options = CONTRABAND.resolve({"players": 3})
    bots = [load_bot(spec), load_bot("random"), load_bot("random")]
    assert play_match(CONTRABAND, bots, options, seed_from_text("strange")).finished


def test_greedy_beats_random() -> None:
    options = GAME.resolve({"players": 4})
    wins = 0
    for number in range(20):
        bots = [load_bot("random") for _ in range(4)]
        bots[number % 4] = load_bot("greedy")
        seed = seed_from_text(f"sanity-{number // 4}")
        wins += play_match(GAME, bots, options, seed).winners == (number % 4,)
    assert wins >= 17


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("greedy:depth=2", "no parameter 'depth'; there is: spread=1"),
        ("search:time=soon", "time='soon' is not a number"),
        ("search:sims=-1", "sims must be a number from 0"),
        ("random:luck=1", "no parameter 'luck'; there is: none"),
    ],
)
def test_a_bot_that_cannot_be_made(spec: str, problem: str) -> None:
    with pytest.raises(BotError, match=problem):
        load_bot(spec)
