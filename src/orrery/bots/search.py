"""The bot that thinks ahead: information-set Monte-Carlo tree search with the evaluation at cut-off.

Every simulation starts from another state that agrees with what the seat knows, so hidden things and
luck are averaged over, never peeked at. The tree is open-loop: a node stands for the decisions that
led to it, whatever chance did in between, and counts how often each move was on offer as well as how
often it was tried.

A simulation plays on until the decision has passed to another seat as often as the game advises and is
valued there, before any luck that comes first. Inside a turn half-done things make positions hard to
value, so what the evaluation says there only ranks the moves of a node against each other: which to try
first, and how often.

Within the own turn a move is worth what the best way found to go on from it is worth, for the seat will
choose that way: the mean over all ways that were tried would blame a move for the bad ones. Once others
have answered, the mean counts, for their answers are only guessed, and the best of many guesses promises
too much. For the same reason the mean counts from the start where a simulation reaches past the own next
turn: what it brings is then mostly such guesses, and the move tried most often is made.

Only the own moves are searched. The others answer as the greedy bot would, with the move that looks best
to them at once: one line instead of all, so that the simulations reach far and add up.
"""

from collections.abc import Mapping
from math import exp, sqrt
from typing import Any, ClassVar, Final

from orrery.bots.budget import Budget
from orrery.bots.details import Settler
from orrery.bots.prospects import prospects
from orrery.core.bot import Bot, Position, Weighed
from orrery.core.chance import Rng
from orrery.core.game import CHANCE, TERMINAL, Game

#: A simulation ends after that many decisions, whatever the game is like.
_LONGEST: Final = 200
#: How many positions the details of one move are followed through to rank it.
_DETAILS: Final = 60
#: The worst move of a node is tried first e to that power less readily than the best.
_SHARPNESS: Final = 4.0
#: Chances that agree to so many digits are equal.
_DIGITS: Final = 12


class _Node:
    """The move that leads here, and what it brought the searching seat."""

    __slots__ = ("action", "children", "offered", "planned", "promise", "total", "visits", "worth")

    def __init__(self, action: int, promise: float) -> None:
        self.action: int = action
        #: How good the move looked at first: an own one as its share among its siblings, one of another
        #: seat as the chance of winning that seat then has.
        self.promise: float = promise
        self.visits: int = 0
        self.total: float = 0.0
        #: The mean of what it brought, or what the best way to go on brought where that counts.
        self.worth: float = 0.0
        #: Whether the best of the moves from here is what counts: they are own ones of this turn.
        self.planned: bool = False
        #: How often the move was legal when its parent was passed.
        self.offered: int = 0
        self.children: dict[int, _Node] = {}


class SearchBot(Bot):
    """``time`` seconds a decision; or, if it is not 0, exactly ``sims`` simulations or ``cpu`` seconds.

    ``ahead`` is how often the decision passes to another seat before the evaluation is asked, 0 for as
    often as the game advises; ``explore`` weighs untried moves; ``spread`` is as for the greedy bot.
    """

    PARAMS: ClassVar[Mapping[str, float]] = {
        "time": 0.3,
        "sims": 0,
        "cpu": 0,
        "ahead": 0,
        "explore": 2.0,
        "spread": 1.0,
    }

    def __init__(self, params: Mapping[str, str]) -> None:
        super().__init__(params)
        self._budget: Budget = Budget(self.params["time"], self.params["cpu"], int(self.params["sims"]))
        self._ahead: int = int(self.params["ahead"])
        self._explore: float = self.params["explore"]
        self._spread: float = max(self.params["spread"], 0.01)
        # The least and greatest value met: the scale on which exploration is measured.
        self._low: float = 0.0
        self._high: float = 0.0
        self._settler: Settler = Settler(self._spread, _DETAILS)
        self._path: list[_Node] = []

    def decide(self, position: Position, rng: Rng) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        return self.weigh(position, rng)[0].action

    def weigh(self, position: Position, rng: Rng) -> list[Weighed]:
        self._low = 1.0
        self._high = 0.0
        root = _Node(-1, 1.0)
        self._budget.start()
        while not self._budget.spent():
            self._simulate(position.game, position.sample(rng), root, position.seat, rng)
        tried = [
            child for child in root.children.values() if child.visits > 0 and child.action in position.legal
        ]
        tried.sort(key=_worst_last if root.planned else _least_visited_last)
        weighed = [Weighed(child.action, child.worth) for child in tried]
        # Of moves never tried nothing is known but that others looked better.
        least = min([one.chance for one in weighed], default=root.total / root.visits)
        known = {one.action for one in weighed}
        weighed.extend([Weighed(action, least) for action in position.legal if action not in known])
        return weighed

    def _simulate(self, game: Game[Any], state: Any, root: _Node, seat: int, rng: Rng) -> None:
        """One simulation: down the tree and beyond it to the cut-off, then back up."""
        path = self._path
        path.clear()
        node = root
        mover = seat
        passes = self._ahead if self._ahead > 0 else game.foresight(state)
        planning = passes <= game.players(state) + 1
        values: list[float] = []
        for _ in range(_LONGEST):
            actor = game.actor(state)
            if actor == CHANCE:
                if passes == 1:
                    values = prospects(game, state, self._spread)
                while actor == CHANCE:
                    game.apply(state, game.sample(state, rng))
                    actor = game.actor(state)
                if passes == 1 and actor >= 0 and actor != mover:
                    break
                values = []
            if actor == TERMINAL:
                break
            if actor != mover:
                passes -= 1
                if passes == 0:
                    break
                mover = actor
                planning = False
            legal = game.legal(state)
            if len(legal) == 1:
                game.apply(state, legal[0])
                continue
            if actor != seat:
                node = self._answer(game, state, node, actor, legal)
            else:
                if not node.children:
                    self._open(game, state, node, actor, legal)
                    node.planned = planning
                node = self._select(node, legal)
            path.append(node)
            game.apply(state, node.action)
        if not values:
            values = prospects(game, state, self._spread)
        value = values[seat]
        self._low = min(self._low, value)
        self._high = max(self._high, value)
        step = len(path) - 1
        while step >= 0:
            _learn(path[step], value)
            step -= 1
        _learn(root, value)

    def _answer(self, game: Game[Any], state: Any, node: _Node, actor: int, legal: list[int]) -> _Node:
        """The move of another seat that looks best to it; each is looked at once, when first on offer."""
        children = node.children
        best: _Node | None = None
        for action in legal:
            child = children.get(action)
            if child is None:
                child = _Node(action, self._settler.worth(game, state, actor, legal, action))
                children[action] = child
            if best is None or child.promise > best.promise:
                best = child
        assert best is not None
        return best

    def _open(self, game: Game[Any], state: Any, node: _Node, actor: int, legal: list[int]) -> None:
        """Rank the own moves of a new node by the evaluation one ply ahead."""
        values: list[float] = []
        for action in legal:
            values.append(self._settler.worth(game, state, actor, legal, action))
        best = max(values)
        spread = best - min(values)
        total = 0.0
        for step in range(len(values)):
            weight = exp(_SHARPNESS * (values[step] - best) / spread) if spread > 0.0 else 1.0
            values[step] = weight
            total += weight
        for step in range(len(legal)):
            node.children[legal[step]] = _Node(legal[step], values[step] / total)

    def _select(self, node: _Node, legal: list[int]) -> _Node:
        """The own move with the highest upper confidence bound among those on offer."""
        children = node.children
        scale = self._high - self._low
        weight = self._explore * scale if scale > 0.0 else self._explore
        best: _Node | None = None
        highest = 0.0
        for action in legal:
            child = children.get(action)
            if child is None:
                # Luck or hidden things offer a move that was not there when the node was opened.
                child = _Node(action, 1.0 / len(legal))
                children[action] = child
            child.offered += 1
            visits = child.visits
            bound = child.worth if visits > 0 else node.worth
            bound += weight * child.promise * sqrt(child.offered) / (1 + visits)
            if best is None or bound > highest:
                best = child
                highest = bound
        assert best is not None
        return best


def _learn(node: _Node, value: float) -> None:
    """Note what a simulation through this node brought; those below it have noted it already."""
    node.visits += 1
    node.total += value
    node.worth = node.total / node.visits
    if node.planned:
        # What luck offers now and then is no plan.
        often = node.visits / 2
        best = -1.0
        for child in node.children.values():
            if child.visits > 0 and child.offered >= often and child.worth > best:
                best = child.worth
        if best > -1.0:
            node.worth = best


def _least_visited_last(node: _Node) -> tuple[float, float]:
    return (-float(node.visits), -node.worth)


def _worst_last(node: _Node) -> tuple[float, float]:
    # Equal ways differ by how their means were rounded: then the one that looked best first is made.
    return (-round(node.worth, _DIGITS), -float(node.visits))
