"""Everything that a game says in random play: labels, reasons, events, sets and questions."""

import random
from collections.abc import Iterable
from typing import Any, Final

from orrery.core.game import Game
from orrery.core.messages import Label, why
from orrery.testing.playthrough import Playthrough
from orrery.testing.setups import Setup

_REASONS_TRIED: Final = 30

#: A label that can be a key.
_Key = tuple[str, tuple[tuple[str, int | str], ...]]


class Told:
    """The different labels that came up, and for decisions the labels that stood side by side."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        blocks: dict[str, list[int]] = {}
        for action in range(len(game.table)):
            blocks.setdefault(game.table.template(action), []).append(action)
        self._blocks = list(blocks.values())
        self.labels: dict[_Key, Label] = {}
        #: Labels of the moves of one decision, as a list each.
        self.menus: dict[tuple[_Key, ...], list[Label]] = {}
        #: Messages that may take the place of a prompt, by what the question of a view says yes to.
        self.prompts: set[str] = set()

    def play(self, setups: Iterable[Setup]) -> None:
        """Listen to one random game with each setup."""
        for setup in setups:
            play = Playthrough(self.game, setup)
            for events in play.events:
                for event in events:
                    self._hear(event.label())
            for ply in play.samples:
                self.look(play.states[ply], play.random(f"reasons/{ply}"))

    def look(self, state: Any, rng: random.Random) -> None:
        """Listen to what is said of one position; ``rng`` draws what it is asked why not."""
        game = self.game
        legal = game.legal(state)
        # A block first, so that small blocks get their share.
        asked = {rng.choice(rng.choice(self._blocks)) for _ in range(_REASONS_TRIED)}
        for action in sorted(asked.difference(legal)):
            self._hear(game.reason(state, action))
        menu = [game.label(state, action) for action in legal]
        for label in menu:
            self._hear(label)
        if game.actor(state) < 0:
            return
        view = game.view(state, game.actor(state))
        start = f"{game.facts.prefix}-phase-{view['phase']}"
        self.prompts |= {f"{start}-{name}-prompt" for name, yes in view["question"].items() if yes is True}
        choice = game.set_choice(state)
        if choice is not None:
            members = [game.label(state, item.action) for item in choice.items]
            for label in members:
                self._hear(label)
            self._stand_together(members)
            for tag in {tag for item in choice.items for tag in item.tags}:
                self._hear(why("common-set-few-of", missing=1, what=tag))
                self._hear(why("common-set-many-of", most=1, what=tag))
        self._stand_together(menu)

    def _hear(self, label: Label) -> None:
        self.labels.setdefault(_key(label), label)

    def _stand_together(self, labels: list[Label]) -> None:
        self.menus.setdefault(tuple(_key(label) for label in labels), labels)


def _key(label: Label) -> _Key:
    return label[0], tuple(sorted(label[1].items()))
