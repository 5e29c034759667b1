"""What set the seats of a match apart, whenever they had it."""

from typing import Any

from orrery.core.game import Game


class TraitsHeld:
    """Everything that ``Game.traits`` named on the way through a match, by seat and kind, in order."""

    def __init__(self, players: int) -> None:
        self._held: list[dict[str, dict[str, None]]] = [{} for _ in range(players)]

    def add(self, game: Game[Any], state: Any) -> None:
        """Note what the seats have in one position."""
        for held, traits in zip(self._held, game.traits(state), strict=True):
            for kind, names in traits.items():
                held.setdefault(kind, {}).update(dict.fromkeys(names))

    def of(self, seat: int) -> dict[str, list[str]]:
        """What a seat had at some time."""
        return {kind: list(names) for kind, names in self._held[seat].items()}
