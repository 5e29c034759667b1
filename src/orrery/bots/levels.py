"""Five levels of play for people, from one that a newcomer beats to the strongest, each with a manner.

A level asks another bot what the moves are worth and errs as people do: it sees only so far, it does not see
every move, and between moves that look about as good it does not always take the better one. It never makes a
move that loses much, for no person who means to win does.

How much that is goes by the stake of the decision: what somebody would lose on average who chose blindly. So
the same numbers hold at the opening and at the end, in all games and at all sizes of table; where a game lets
players make up for what they missed, its ``leniency`` lets levels miss more. Nothing makes up for a win that
was at hand.

A manner is a taste among good moves: for what hurts the others, for what builds the own position whatever the
others do, or for points at once. It is paid for by a little of the chance of winning.
"""

from collections.abc import Mapping
from math import exp, sqrt
from typing import Any, ClassVar, Final

from orrery.bots.greedy import GreedyBot
from orrery.bots.prospects import CERTAIN
from orrery.bots.search import SearchBot
from orrery.core.bot import Bot, Position, Weighed
from orrery.core.chance import Rng
from orrery.core.compile_hints import mypyc_attr
from orrery.core.game import Game

_FINE: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """What the levels have in common. ``cpu=1`` counts the processor's time instead of the clock's.

    ``sims``, if it is not 0, is how many simulations those that search have instead of their time. Numbers
    without a unit are parts of the stake.
    """

    PARAMS: ClassVar[Mapping[str, float]] = {"cpu": 0, "sims": 0}
    #: Seconds a decision of the search that weighs the moves; 0 looks one move ahead.
    SECONDS: ClassVar[float] = 0.0
    #: What a move may lose at most.
    MARGIN: ClassVar[float] = 0.0
    #: A move that loses so much more than another is chosen e times less often.
    SOFT: ClassVar[float] = 0.0
    #: The chance that a move is not seen at all.
    OVERLOOKS: ClassVar[float] = 0.0
    #: The manner: what is given up for what takes from others, for the own position, and for points at once.
    HURTS: ClassVar[float] = 0.0
    BUILDS: ClassVar[float] = 0.0
    SCORES: ClassVar[float] = 0.0

    def __init__(self, params: Mapping[str, str]) -> None:
        super().__init__(params)
        kind = type(self)
        self._margin: float = kind.MARGIN
        self._soft: float = kind.SOFT
        self._overlooks: float = kind.OVERLOOKS
        self._hurts: float = kind.HURTS
        self._builds: float = kind.BUILDS
        self._scores: float = kind.SCORES
        self._mind: Bot = GreedyBot({})
        if kind.SECONDS > 0.0:
            budget = {"cpu" if self.params["cpu"] > 0 else "time": str(kind.SECONDS)}
            self._mind = SearchBot({**budget, "sims": str(self.params["sims"])})

    def decide(self, position: Position, rng: Rng) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        return self.weigh(position, rng)[0].action

    def weigh(self, position: Position, rng: Rng) -> list[Weighed]:
        """What the moves are worth, the one that this level makes first."""
        weighed = self._mind.weigh(position, rng)
        best = weighed[0].chance
        mean = 0.0
        for one in weighed:
            mean += one.chance / len(weighed)
        stake = best - mean
        if stake <= 0.0 or self._margin <= 0.0:
            return weighed
        leniency = 1.0 if best >= CERTAIN else position.game.leniency()
        most = self._margin * leniency * stake
        seen: list[Weighed] = []
        for one in weighed:
            if best - one.chance <= most and not _happens(self._overlooks, rng):
                seen.append(one)
        if not seen:
            seen = weighed[:1]
        chosen = self._choose(position, seen, best, stake, rng)
        first = seen[chosen]
        return [first] + [one for one in weighed if one.action != first.action]

    def _choose(self, position: Position, seen: list[Weighed], best: float, stake: float, rng: Rng) -> int:
        """Which of the moves seen is made."""
        merits: list[float] = []
        for one in seen:
            merits.append((one.chance - best) / stake)
        if len(seen) > 1 and (self._hurts > 0.0 or self._builds > 0.0 or self._scores > 0.0):
            self._add_tastes(position, seen, merits, rng)
        most = max(merits)
        if self._soft <= 0.0:
            return merits.index(most)
        weights = [exp((merit - most) / self._soft) for merit in merits]
        left = sum(weights) * rng.below(_FINE) / _FINE
        for number in range(len(weights)):
            left -= weights[number]
            if left < 0.0:
                return number
        return len(weights) - 1

    def _add_tastes(self, position: Position, seen: list[Weighed], merits: list[float], rng: Rng) -> None:
        """Add what the manner finds in each of the moves, measured against the others."""
        game = position.game
        state = position.sample(rng)
        hurts: list[float] = []
        builds: list[float] = []
        scores: list[float] = []
        for one in seen:
            after = state.clone()
            game.apply(after, one.action)
            values = game.evaluate(after)
            rivals = 0.0
            for seat in range(len(values)):
                if seat != position.seat:
                    rivals -= values[seat]
            hurts.append(rivals)
            builds.append(values[position.seat])
            scores.append(_points(game, after, position.seat))
        _add(merits, hurts, self._hurts)
        _add(merits, builds, self._builds)
        _add(merits, scores, self._scores)


def _points(game: Game[Any], state: Any, seat: int) -> float:
    total = 0
    for points in game.scores(state)[seat].values():
        total += points
    return float(total)


def _add(merits: list[float], tastes: list[float], weight: float) -> None:
    """Add tastes to merits: ``weight`` for a move that has as much more of it as moves usually differ by."""
    if weight <= 0.0:
        return
    mean = sum(tastes) / len(tastes)
    spread = sqrt(sum([(taste - mean) ** 2 for taste in tastes]) / len(tastes))
    if spread > 0.0:
        for number in range(len(merits)):
            merits[number] += weight * (tastes[number] - mean) / spread


def _happens(chance: float, rng: Rng) -> bool:
    return chance > 0.0 and rng.below(_FINE) < chance * _FINE


class Cadet(LevelBot):
    """Level 1: sees one move ahead, misses most moves, and takes any that looks hardly worse than most."""

    MARGIN: ClassVar[float] = 1.2
    SOFT: ClassVar[float] = 3.0
    OVERLOOKS: ClassVar[float] = 0.7


class Builder(LevelBot):
    """Level 2: sees one move ahead and misses many; looks to its own position, whatever the others do."""

    MARGIN: ClassVar[float] = 0.8
    SOFT: ClassVar[float] = 1.0
    OVERLOOKS: ClassVar[float] = 0.45
    BUILDS: ClassVar[float] = 0.2


class Trader(LevelBot):
    """Level 3: sees one move ahead, hardly misses any, and likes points at once."""

    MARGIN: ClassVar[float] = 0.2
    SOFT: ClassVar[float] = 0.02
    OVERLOOKS: ClassVar[float] = 0.02
    SCORES: ClassVar[float] = 0.03


class Raider(LevelBot):
    """Level 4: thinks ahead for a tenth of a second; among good moves it takes the one that hurts most."""

    SECONDS: ClassVar[float] = 0.1
    MARGIN: ClassVar[float] = 0.1
    HURTS: ClassVar[float] = 0.03


class Strategist(LevelBot):
    """Level 5: thinks ahead for a second and makes the best move it finds."""

    SECONDS: ClassVar[float] = 1.0


#: By name, weakest first.
LEVELS: Final[dict[str, type[LevelBot]]] = {
    "cadet": Cadet,
    "builder": Builder,
    "trader": Trader,
    "raider": Raider,
    "strategist": Strategist,
}
