"""What several kinds of reasons share: the sections of the rules, prices that cannot be paid, whose cards."""

from typing import Final

from orrery.core.messages import Label, why
from orrery.games.alien_artifacts.components import COLOURS, LOGISTIC, NOWHERE, OPERATIONAL
from orrery.games.alien_artifacts.names import card_name, icons_args
from orrery.games.alien_artifacts.rules.blockade import fee
from orrery.games.alien_artifacts.rules.payment import GOLD_BIT, reach
from orrery.games.alien_artifacts.state import Player

#: The numbers of the sections in ``RULES.md``.
SETUP: Final = "3"
TURN: Final = "4"
PAYING: Final = "5"
BASIC: Final = "6"
COMPLETING: Final = "7"
PRODUCING: Final = "8"
ATTACKING: Final = "9"
OPERATIONAL_ACTIONS: Final = "10"
CARD_ACTIONS: Final = "11"
BLOCKADES: Final = "12"
FACTIONS: Final = "13"
DECKS: Final = "14"
END: Final = "15"
#: The same by the chapters that the decision table names.
SECTIONS: Final = {
    "your-turn": TURN,
    "paying": PAYING,
    "basic-actions": BASIC,
    "completing": COMPLETING,
    "producing": PRODUCING,
    "attacking": ATTACKING,
    "operational-actions": OPERATIONAL_ACTIONS,
    "card-actions": CARD_ACTIONS,
    "blockades": BLOCKADES,
    "factions": FACTIONS,
    "the-end": END,
}


def credits_short(player: Player, rule: str, credits: int) -> Label:
    """The Bank cannot pay: the price, and what is missing."""
    return why("aa-why-credits", rule=rule, credits=credits, missing=credits - player.bank)


def icons_short(player: Player, rule: str, colours: int, icons: int, cards: int) -> Label:
    """The cards in reach cannot pay: what it takes, and the most they bring within the limit."""
    colour = next(colour for colour in range(len(COLOURS)) if colours >> colour & 1)
    best = reach(player, colours, cards)
    gold = int(colours & GOLD_BIT > 0)
    args = icons_args(icons, colour)
    return ("aa-why-icons", {"rule": rule, **args, "gold": gold, "cards": cards, "reach": best})


def in_empire(player: Player, card: int) -> int:
    """The side of a card in an Empire, NOWHERE if it is not there."""
    for side in (LOGISTIC, OPERATIONAL):
        if card * 2 + side in player.empire:
            return side
    return NOWHERE


def not_in_empire(player: Player, rule: str, card: int) -> Label:
    """A card does not lie in the own Empire: where it is, if it is the player's."""
    message = "aa-why-under-construction" if card in player.building else "aa-why-not-yours"
    return why(message, rule=rule, card=card_name(card))


def blockaded_card(player: Player, card: int) -> Label:
    """A card does nothing until its fee is paid."""
    return why("aa-why-blockaded", rule=BLOCKADES, card=card_name(card), credits=fee(player, card))
