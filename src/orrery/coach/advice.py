"""Advice during play: the best moves with their chances, and in a sentence what speaks for each.

The bot that is asked sees what the seat sees and no more. The reason is found in what sets a move apart from
the others on offer: points it scores at once, what it does for the own position, what it takes from a rival.
"""

from typing import Any, Final, NamedTuple

from orrery.core.bot import Bot, Position, Weighed
from orrery.core.chance import Rng
from orrery.core.features import FoundList
from orrery.core.game import TERMINAL, Game
from orrery.core.messages import Label, seat_name

#: How many moves are told.
_MOVES: Final = 3
#: How many of the other moves a move is compared with.
_COMPARED: Final = 8
#: Chances closer than that are about equal.
_CLOSE: Final = 0.005


class Advice(NamedTuple):
    """A move that may be made; the chance and the reason are missing if the bot knows none."""

    action: int
    chance: float | None
    why: Label | None


def advise(bot: Bot, position: Position, rng: Rng) -> list[Advice]:
    """The best moves, the one that the bot would make first."""
    weighed = bot.weigh(position, rng)
    if not weighed:
        return [Advice(bot.decide(position, rng), None, None)]
    state = position.sample(rng)
    return [
        Advice(one.action, one.chance, _why(position.game, state, position.seat, one, weighed))
        for one in weighed[:_MOVES]
    ]


def _why(game: Game[Any], state: Any, seat: int, move: Weighed, weighed: list[Weighed]) -> Label:
    """What speaks for a move beside the others."""
    others = [one for one in weighed if one.action != move.action]
    if not others:
        return "common-why-only", {}
    if all(abs(one.chance - move.chance) < _CLOSE for one in others):
        return "common-why-equal", {}
    after = _after(game, state, move.action)
    scored = sum(game.scores(after)[seat].values()) - sum(game.scores(state)[seat].values())
    if scored > 0:
        return "common-why-points", {"points": scored}
    values = game.evaluate(after)
    means = [0.0] * len(values)
    compared = [_after(game, state, one.action) for one in others[:_COMPARED]]
    for instead in compared:
        for other, value in enumerate(game.evaluate(instead)):
            means[other] += value / len(compared)
    gains = [value - mean for value, mean in zip(values, means, strict=True)]
    rival = min((other for other in range(len(gains)) if other != seat), key=lambda other: gains[other])
    if -gains[rival] > max(gains[seat], 0.0):
        return "common-why-rival", {"player": seat_name(rival)}
    if gains[seat] > 0:
        return _strength(game, seat, after, compared) or "common-why-position", {}
    # What stands at once is no better: it is what the bot sees coming.
    return "common-why-later", {}


def _strength(game: Game[Any], seat: int, after: Any, compared: list[Any]) -> str:
    """What a position is better in than the others, by the features that say it; nothing if none does."""
    reasons = game.features.reasons
    running = [one for one in compared if game.actor(one) != TERMINAL]
    if not reasons or not running or game.actor(after) == TERMINAL:
        return ""
    # One set of weights for all: what they change by as the match goes on is no merit of a move.
    weights = game.weights.table(game.players(after), game.progress(after))
    gained: dict[str, float] = {}
    for part, position in [(1.0, after)] + [(-1.0 / len(running), one) for one in running]:
        found = [FoundList() for _ in range(game.players(position))]
        game.describe(position, list(found))
        for feature, amount in zip(found[seat].features, found[seat].amounts, strict=True):
            reason = reasons[feature]
            gained[reason] = gained.get(reason, 0.0) + part * amount * weights[feature]
    best = max(gained, key=lambda reason: gained[reason])
    return best if gained[best] > 0 else ""


def _after(game: Game[Any], state: Any, action: int) -> Any:
    after = state.clone()
    game.apply(after, action)
    return after
