"""The games as Python games of OpenSpiel, with explicit chance.

::

    import pyspiel
    import orrery.openspiel

    game = pyspiel.load_game("orrery_new_frontiers(players=3,round_limit=2)")

Every installed game is registered as ``orrery_NAME``, with its options as parameters. The return is 1 for the
winner, shared by those who share the first place, else 0.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from orrery.core.chance import SimRng
from orrery.core.fields import canonical_json, dump
from orrery.core.game import TERMINAL, Game
from orrery.core.messages import visible
from orrery.core.options import Options
from orrery.core.registry import game_names, load_game

__all__ = ["OrreryGame", "OrreryState", "register_games"]

#: More plies than any match has had.
LONGEST: Final = 20_000


def short_name(game: Game[Any]) -> str:
    """What OpenSpiel calls a game."""
    return f"orrery_{game.id.replace('-', '_')}"


def _game_type(game: Game[Any]) -> Any:
    parameters: dict[str, Any] = {"players": game.min_players}
    for option in game.options:
        parameters[option.name] = option.default
    tensor = game.observation_layout() is not None
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Orrery: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=tensor,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


class OrreryGame(pyspiel.Game):
    """The rules of one game with its options."""

    def __init__(self, rules: Game[Any], params: Mapping[str, Any]) -> None:
        # OpenSpiel pickles games with all they hold: so this one holds a name.
        self._name = rules.id
        self.match_options = rules.resolve({name: params[name] for name in params})
        actions = len(rules.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=int(self.match_options["players"]),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(rules), info, dict(params))

    @property
    def rules(self) -> Game[Any]:
        """The game itself."""
        return load_game(self._name)

    def new_initial_state(self) -> "OrreryState":
        return OrreryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OrreryObserver":
        return OrreryObserver(self.rules, iig_obs_type, params)


class _Table:
    """A position, and what every seat was shown of the moves that led to it; copied and pickled as data."""

    __slots__ = ("options", "rules", "seen", "state")

    def __init__(self, rules: Game[Any], options: Options, state: Any, seen: list[tuple[str, ...]]) -> None:
        self.rules = rules
        self.options = options
        self.state = state
        self.seen = seen

    def __deepcopy__(self, _memo: Any) -> "_Table":
        return _Table(self.rules, self.options, self.state.clone(), self.seen[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.rules.id, self.options, dump(self.state), self.seen)


def _restored(name: str, options: Options, data: Any, seen: list[tuple[str, ...]]) -> _Table:
    rules = load_game(name)
    return _Table(rules, options, rules.load(options, data), seen)


class OrreryState(pyspiel.State):
    """A position of a match."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        rules, options = game.rules, game.match_options
        self._table = _Table(rules, options, rules.new_state(options), [()] * int(options["players"]))

    # --- the clockwork --------------------------------------------------------------------------------

    def current_player(self) -> int:
        # Chance and the end have the same numbers there as here.
        return self._table.rules.actor(self._table.state)

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.rules.legal(self._table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._table.rules.chance(self._table.state)
        total = sum(weight for _, weight in weights)
        return [(action, weight / total) for action, weight in weights]

    def _apply_action(self, action: int) -> None:
        table = self._table
        rules = table.rules
        actor = rules.actor(table.state)
        audience = rules.audience(table.state, action)
        move = f"{actor}:{rules.notate(table.state, action)}"
        for seat, seen in enumerate(table.seen):
            table.seen[seat] = (*seen, move if visible(audience, seat) else f"{actor}:?")
        rules.apply(table.state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table.rules.notate(self._table.state, action)

    def is_terminal(self) -> bool:
        return self._table.rules.actor(self._table.state) == TERMINAL

    def returns(self) -> list[float]:
        rewards = [0.0] * len(self._table.seen)
        if self.is_terminal():
            winners = self._table.rules.ranking(self._table.state)[0]
            for seat in winners:
                rewards[seat] = 1 / len(winners)
        return rewards

    def __str__(self) -> str:
        return canonical_json(self._table.rules.view(self._table.state, None)).decode()

    # --- knowledge ------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "\n".join([*self._table.seen[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return canonical_json(self._table.rules.view(self._table.state, seat)).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> "OrreryState":
        """Another state that ``player`` cannot tell from this one; ``sampler`` gives numbers from 0 to 1."""
        other: OrreryState = self.clone()
        rng = SimRng(int(sampler() * 2**53))
        other._table.state = self._table.rules.determinize(self._table.state, player, rng)
        return other


class OrreryObserver:
    """What a seat observes: the tensor of the game's layout, or its view as JSON."""

    def __init__(self, rules: Game[Any], iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._rules = rules
        self._recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        layout = rules.observation_layout()
        self.tensor = np.zeros(layout.size if layout else 0, np.float32)
        self.dict: dict[str, Any] = {}
        for field in layout.fields if layout else ():
            part = self.tensor[field.start : field.start + field.size]
            self.dict[field.name] = part.reshape(field.shape) if field.shape else part

    def set_from(self, state: OrreryState, player: int) -> None:
        self.tensor[:] = self._rules.observe(state._table.state, player)

    def string_from(self, state: OrreryState, player: int) -> str:
        return state.information_state_string(player) if self._recall else state.observation_string(player)


def _game_class(rules: Game[Any]) -> type[OrreryGame]:
    """A class of its own for a game, found by its name in this module: OpenSpiel pickles by it."""

    def begin(self: OrreryGame, params: Mapping[str, Any] | None = None) -> None:
        OrreryGame.__init__(self, rules, params or {})

    name = "".join(word.capitalize() for word in rules.id.split("-"))
    made = type(name, (OrreryGame,), {"__init__": begin, "__module__": __name__, "__doc__": rules.id})
    globals()[name] = made
    return made


def register_games() -> None:
    """Make the installed games known to ``pyspiel.load_game``."""
    for name in game_names():
        rules = load_game(name)
        if short_name(rules) not in pyspiel.registered_names():
            pyspiel.register_game(_game_type(rules), _game_class(rules))


register_games()
