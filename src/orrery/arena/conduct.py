"""What bots do, as a digest: a measurement that is gone on with later must be one of the same bots.

Time decides how much a bot thinks, so two runs of it differ; with a few simulations instead it always plays
the same match. It changes with the rules, the content and the bot, and not with how these are written.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Any, Final

from orrery.arena.match import play_match
from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng, seed_from_text
from orrery.core.game import Game

_SEED: Final = seed_from_text("orrery/conduct")
#: What replaces a budget of time.
_FEW: Final = "sims=4"


def without_time(spec: str) -> str:
    """A bot as it is specified, with a few simulations instead of its time."""
    return re.sub(r"\b(?:time|cpu)=[0-9.]+", _FEW, spec)


class _Noting(Bot):
    """Plays as another bot does, and writes its moves down."""

    def __init__(self, bot: Bot, moves: list[int]) -> None:
        super().__init__({})
        self._bot = bot
        self._moves = moves

    def decide(self, position: Position, rng: Rng) -> int:
        action = self._bot.decide(position, rng)
        self._moves.append(action)
        return action


def conduct(game: Game[Any], bots: Sequence[Bot]) -> str:
    """The digest of a match of these bots; none of them must have a budget of time."""
    moves: list[int] = []
    options = game.resolve({"players": len(bots)})
    play_match(game, [_Noting(bot, moves) for bot in bots], options, _SEED)
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]
