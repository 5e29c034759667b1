"""The bot that takes what looks best now: one ply over the game's evaluation, details settled."""

from collections.abc import Mapping
from typing import ClassVar, Final

from orrery.bots.details import Settler
from orrery.core.bot import Bot, Position, Weighed
from orrery.core.chance import Rng

#: How many positions the details of one move are followed through.
_DETAILS: Final = 400
#: Values closer than this are equal, and the rng decides.
_TIE: Final = 1e-12


class GreedyBot(Bot):
    """Maximises the own chance of winning after this move, as the evaluation sees it.

    ``spread`` is how many points of the evaluation change the odds by a factor of e.
    """

    PARAMS: ClassVar[Mapping[str, float]] = {"spread": 1.0}

    def __init__(self, params: Mapping[str, str]) -> None:
        super().__init__(params)
        self._settler: Settler = Settler(max(self.params["spread"], 0.01), _DETAILS)

    def decide(self, position: Position, rng: Rng) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        return self.weigh(position, rng)[0].action

    def weigh(self, position: Position, rng: Rng) -> list[Weighed]:
        legal = position.legal
        state = position.sample(rng)
        weighed = [
            Weighed(action, self._settler.worth(position.game, state, position.seat, legal, action))
            for action in legal
        ]
        weighed.sort(key=_worst_last)
        ties = 1
        while ties < len(weighed) and weighed[ties].chance > weighed[0].chance - _TIE:
            ties += 1
        weighed.insert(0, weighed.pop(rng.below(ties)))
        return weighed


def _worst_last(weighed: Weighed) -> float:
    return -weighed.chance
