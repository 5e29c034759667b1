"""The bot that knows nothing of a game but its rules: plain UCT, a yardstick for those that know more.

Every simulation starts from another state that agrees with what the seat knows, walks down the tree of the
decisions of all seats, adds one node and plays at random to the end; who wins there is what it is worth.
"""

from collections.abc import Mapping
from math import log, sqrt
from typing import Any, ClassVar, Final

from orrery.bots.budget import Budget
from orrery.bots.prospects import verdict
from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng
from orrery.core.game import CHANCE, TERMINAL, Game

#: A simulation ends as a draw after that many decisions, whatever the game is like.
_LONGEST: Final = 5000


class _Node:
    """A move, and how often who made it won with it."""

    __slots__ = ("children", "offered", "visits", "wins")

    def __init__(self) -> None:
        self.visits: int = 0
        self.wins: float = 0.0
        self.offered: int = 0
        self.children: dict[int, _Node] = {}


class UctBot(Bot):
    """``time`` seconds a decision; or, if it is not 0, ``sims`` simulations or ``cpu`` processor seconds."""

    PARAMS: ClassVar[Mapping[str, float]] = {"time": 0.3, "sims": 0, "cpu": 0, "explore": 1.0}

    def __init__(self, params: Mapping[str, str]) -> None:
        super().__init__(params)
        self._budget: Budget = Budget(self.params["time"], self.params["cpu"], int(self.params["sims"]))
        self._explore: float = self.params["explore"]

    def decide(self, position: Position, rng: Rng) -> int:
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        root = _Node()
        self._budget.start()
        while not self._budget.spent():
            self._simulate(position.game, position.sample(rng), root, rng)
        best = legal[0]
        most = -1
        for action in legal:
            child = root.children.get(action)
            if child is not None and child.visits > most:
                most = child.visits
                best = action
        return best

    def _simulate(self, game: Game[Any], state: Any, root: _Node, rng: Rng) -> None:
        path: list[_Node] = []
        movers: list[int] = []
        node = root
        in_tree = True
        for _ in range(_LONGEST):
            actor = game.actor(state)
            if actor == TERMINAL:
                break
            if actor == CHANCE:
                game.apply(state, game.sample(state, rng))
                continue
            legal = game.legal(state)
            if len(legal) == 1:
                game.apply(state, legal[0])
                continue
            if in_tree:
                action = self._select(node, legal, rng)
                node = node.children[action]
                in_tree = node.visits > 0
                path.append(node)
                movers.append(actor)
            else:
                action = legal[rng.below(len(legal))]
            game.apply(state, action)
        if game.actor(state) == TERMINAL:
            shares = verdict(game, state)
        else:
            shares = [1.0 / game.players(state)] * game.players(state)
        for step in range(len(path)):
            path[step].visits += 1
            path[step].wins += shares[movers[step]]

    def _select(self, node: _Node, legal: list[int], rng: Rng) -> int:
        """One never tried, or the one with the highest upper confidence bound among those on offer."""
        untried: list[int] = []
        best = legal[0]
        highest = -1.0
        for action in legal:
            child = node.children.get(action)
            if child is None:
                child = _Node()
                node.children[action] = child
            child.offered += 1
            if child.visits == 0:
                untried.append(action)
            elif not untried:
                bound = child.wins / child.visits
                bound += self._explore * sqrt(log(child.offered) / child.visits)
                if bound > highest:
                    highest = bound
                    best = action
        return untried[rng.below(len(untried))] if untried else best
