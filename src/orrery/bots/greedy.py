"""The bot that takes what looks best now: one ply over the game's evaluation, details settled."""

from collections.abc import Mapping
from typing import ClassVar, Final

from orrery.bots.details import Settler
from orrery.core.bot import Bot, Position
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
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        state = position.sample(rng)
        best = -1.0
        choices: list[int] = []
        for action in legal:
            worth = self._settler.worth(position.game, state, position.seat, legal, action)
            if worth > best + _TIE:
                best = worth
                choices = [action]
            elif worth > best - _TIE:
                choices.append(action)
        return choices[rng.below(len(choices))]
