"""The bot that does anything legal."""

from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def decide(self, position: Position, rng: Rng) -> int:
        return position.legal[rng.below(len(position.legal))]
