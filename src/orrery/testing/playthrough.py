"""A random game with every position kept: what the checks look at."""

import random
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.messages import Event
from orrery.core.options import Options
from orrery.testing.setups import Setup

T = TypeVar("T")

MAX_PLIES: Final = 20_000
#: Positions that costly checks look at.
_SAMPLES: Final = 24
#: Every so many plies a key is taken on the way, to be compared when the game is over.
_KEY_EVERY: Final = 25


def actor_name(actor: int) -> str:
    """Who decides, in words for a message."""
    return {CHANCE: "chance", TERMINAL: "the game is over"}.get(actor, f"seat {actor}")


def frame_of(state: Any) -> tuple[int, ...]:
    """The top frame of the decision stack, empty at the main decision and in games without a stack."""
    stack = getattr(state, "stack", None)
    return tuple(stack[-1]) if stack else ()


def kind_of(state: Any) -> int:
    """The kind of the decision at hand: the row of the game's decision table that it belongs to."""
    frame = frame_of(state)
    return frame[0] if frame else 0


def random_action(game: Game[Any], state: Any, rng: SimRng) -> int:
    """A sampled outcome at a chance decision, any legal action at another."""
    if game.actor(state) == CHANCE:
        return game.sample(state, rng)
    legal = game.legal(state)
    return legal[rng.below(len(legal))]


def random_position(game: Game[Any], options: Options, seed: str, plies: int) -> Any:
    """The position after ``plies`` random plies, or the end if that comes first."""
    state, rng = game.new_state(options), SimRng(seed)
    for _ in range(plies):
        if game.actor(state) == TERMINAL:
            break
        game.apply(state, random_action(game, state, rng))
    return state


def play_seed(game: Game[Any], setup: Setup, number: int, purpose: str = "play") -> str:
    """What the luck of a playthrough starts from, for its moves or for another purpose."""
    return f"{game.id}/{setup.name}/{number}/{purpose}"


class Playthrough:
    """One seeded random game of a setup, or from a position ``start`` on.

    ``states[k]`` is the position before ``actions[k]``, ``events[k]`` what that action told, and the
    last state the end. A game that breaks on the way leaves what was played, and ``problem``.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        number: int = 0,
        max_plies: int = MAX_PLIES,
        start: Any = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.number = number
        self.players = int(setup.options["players"])
        self.states: list[Any] = []
        self.actions: list[int] = []
        self.events: list[list[Event]] = []
        self.early_keys: dict[int, bytes] = {}
        self._found: dict[Hashable, Any] = {}
        self.problem: Exception | None = None
        try:
            self._play(game.new_state(setup.options) if start is None else start.clone(), max_plies)
        except Exception as error:  # any fault of the game's is for the checks to report
            self.problem = error
        self.samples = self._pick_samples()

    def _play(self, state: Any, max_plies: int) -> None:
        game, rng = self.game, self.rng("play")
        while True:
            # Play on with the original and the copy by turns, so that a leak either way shows.
            ply = len(self.actions)
            kept, state = (state, state.clone()) if ply % 2 else (state.clone(), state)
            self.states.append(kept)
            if ply % _KEY_EVERY == 0:
                self.early_keys[ply] = game.key(kept)
            if game.actor(state) == TERMINAL or ply == max_plies:
                return
            action = random_action(game, state, rng)
            events: list[Event] = []
            self.actions.append(action)
            self.events.append(events)
            game.apply(state, action, events)

    def _pick_samples(self) -> list[int]:
        """The first and last ply, plies of different kinds of action, the rest spread evenly."""
        last = len(self.states) - 1
        if last < 0:
            return []
        kinds: dict[str, int] = {}
        for ply, action in enumerate(self.actions[:last]):
            if 0 <= action < len(self.game.table):
                kinds.setdefault(self.game.table.template(action), ply)
        rng = self.random("samples")
        plies = list(kinds.values())
        picked = {0, last, *rng.sample(plies, min(len(plies), _SAMPLES - 2))}
        step = max(1, last // _SAMPLES)
        spread = range(step // 2, last, step)
        for ply in rng.sample(spread, len(spread)):
            if len(picked) < _SAMPLES:
                picked.add(ply)
        return sorted(picked)

    def rng(self, purpose: str) -> SimRng:
        """Luck for one purpose, the same on every run."""
        return SimRng(self._seed(purpose))

    def random(self, purpose: str) -> random.Random:
        """The same with everything that Python's generator offers."""
        return random.Random(self._seed(purpose))

    def _seed(self, purpose: str) -> str:
        return play_seed(self.game, self.setup, self.number, purpose)

    def kinds(self) -> set[int]:
        """The kinds of decision that seats made."""
        return {kind_of(state) for state in self.states if self.game.actor(state) >= 0}

    def where(self, ply: int) -> str:
        """A position in words for a message."""
        actor = actor_name(self.game.actor(self.states[ply]))
        return f"{self.game.id} {self.setup.name}, game {self.number}, ply {ply} ({actor})"

    def decisions(self) -> list[int]:
        """The sampled plies at which a seat decides."""
        return [ply for ply in self.samples if self.game.actor(self.states[ply]) >= 0]

    def chances(self) -> list[int]:
        """All plies at which chance decides."""
        return [ply for ply, state in enumerate(self.states) if self.game.actor(state) == CHANCE]

    def once(self, what: Hashable, find: Callable[[], T]) -> T:
        """What ``find`` gives, found once for all checks that ask for it by the same name."""
        if what not in self._found:
            self._found[what] = find()
        found: T = self._found[what]
        return found

    def legal(self, ply: int) -> list[int]:
        """The legal actions of a position."""
        return self.once(("legal", ply), lambda: self.game.legal(self.states[ply]))

    def view(self, ply: int, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees in a position."""
        return self.once(("view", ply, seat), lambda: self.game.view(self.states[ply], seat))

    def some_legal(self, ply: int, limit: int) -> list[int]:
        """The legal actions of a position, or so many of them at random if there are more."""
        legal = self.legal(ply)
        if len(legal) <= limit:
            return legal
        return sorted(self.random(f"legal/{ply}").sample(legal, limit))

    def some_illegal(self, ply: int, limit: int) -> list[int]:
        """Actions that are not legal in a position: half of them played elsewhere in this game."""
        legal = set(self.legal(ply))
        rng = self.random(f"illegal/{ply}")
        table = range(len(self.game.table))
        wanted = rng.sample(table, min(limit, len(table)))
        wanted += rng.sample(self.actions, min(limit // 2, len(self.actions)))
        return [action for action in dict.fromkeys(reversed(wanted)) if action not in legal][:limit]
