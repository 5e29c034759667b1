"""What several kinds of reasons share: sections of the rules, prices that cannot be paid, cards in hand."""

from typing import Final

from orrery.core.messages import Label, why
from orrery.games.how_to_save_a_world.names import card_name, price_args
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState, Player

#: The numbers of the sections in ``RULES.md``.
SETUP: Final = "3"
TURN: Final = "4"
LOCATIONS: Final = "5"
RESOURCES: Final = "6"
TAGS: Final = "7"
WORK: Final = "8"
UPGRADES: Final = "9"
CARDS: Final = "10"
BOOSTS: Final = "11"
PROGRESS: Final = "12"
SCORING: Final = "15"
#: The same by the chapters that the decision table names.
SECTIONS: Final = {
    "set-up": SETUP,
    "your-turn": TURN,
    "worlds-and-locations": LOCATIONS,
    "resources": RESOURCES,
    "tags": TAGS,
    "project-work": WORK,
    "research-and-upgrades": UPGRADES,
    "cards": CARDS,
    "boosts": BOOSTS,
    "progress-phase": PROGRESS,
}


def short(rule: str, resource: int, cost: int, there: int) -> Label:
    """A price cannot be paid: how much it is, and what is missing."""
    return why("hw-reason-short", rule=rule, missing=cost - there, **price_args(resource, cost))


def not_usable(s: HowToSaveAWorldState, player: Player, card: int, rule: str) -> Label | None:
    """Why a card of the hand cannot be used at all: it is not there, or was bought this turn."""
    if card not in player.hand:
        return why("hw-reason-not-in-hand", rule=rule, card=card_name(card))
    if player.hand.count(card) <= s.bought.count(card):
        return why("hw-reason-bought", rule=CARDS, card=card_name(card))
    return None
