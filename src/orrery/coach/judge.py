"""What a position and its moves are worth: the one place where the coach asks the bots.

Two questions, both answered in chances of winning. What a position promises every seat is asked of the true
position, for luck is what really happened. What a move is worth is asked of a bot that sees no more than the
seat that made it, for nobody can be blamed for what they could not know.
"""

from typing import Any, Final

from orrery.bots.prospects import prospects
from orrery.core.bot import Bot, BotError, Position, Weighed
from orrery.core.chance import Rng
from orrery.core.game import Game
from orrery.core.registry import load_bot

#: Who weighs moves if nobody else is asked for.
JUDGE: Final = "search:sims=60"
#: The points of an evaluation that change the odds by a factor of e.
_SPREAD: Final = 1.0
#: Outcomes of chance that are looked at one by one; of more, so many are drawn.
_ALL_OUTCOMES: Final = 500
_DRAWN: Final = 100


class Judge:
    """Values positions by the game's evaluation and moves by a bot."""

    def __init__(self, bot: str = JUDGE) -> None:
        self.bot = bot
        self._bot: Bot = load_bot(bot)

    def chances(self, game: Game[Any], state: Any) -> list[float]:
        """The chance of winning of every seat; they add up to 1. At the end it is who won."""
        # Points count a little beside chances, for bots; here they must not.
        shares = [max(0.0, share) for share in prospects(game, state, _SPREAD)]
        total = sum(shares)
        return [share / total for share in shares]

    def luck(self, game: Game[Any], state: Any, outcome: int, rng: Rng) -> list[float]:
        """How much more than could be expected an outcome of chance gave every seat.

        It is the chance after it, less the mean over what could have come: whatever the chances are worth,
        luck adds up to nothing in the long run.
        """
        outcomes = game.chance(state)
        if len(outcomes) == 1:
            return [0.0] * game.players(state)
        if len(outcomes) > _ALL_OUTCOMES:
            outcomes = [(game.sample(state, rng), 1) for _ in range(_DRAWN)]
        mean = [0.0] * game.players(state)
        total = sum(weight for _, weight in outcomes)
        for other, weight in outcomes:
            for seat, chance in enumerate(self._after(game, state, other)):
                mean[seat] += chance * weight / total
        return [
            chance - expected
            for chance, expected in zip(self._after(game, state, outcome), mean, strict=True)
        ]

    def _after(self, game: Game[Any], state: Any, outcome: int) -> list[float]:
        after = state.clone()
        game.apply(after, outcome)
        return self.chances(game, after)

    def weigh(self, position: Position, rng: Rng) -> list[Weighed]:
        """Every legal move by what it is worth to the seat, the best first."""
        weighed = self._bot.weigh(position, rng)
        if not weighed:
            raise BotError(f"{self.bot} knows no chances of winning; ask search or greedy")
        return weighed
