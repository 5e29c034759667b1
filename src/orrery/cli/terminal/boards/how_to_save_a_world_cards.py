"""Writes components of How to Save a World as a line or less: names, tags, amounts, what they do in short.

What lies on the table comes from the view; what is printed on a component comes from the game's content.
"""

from typing import ClassVar, Final

from rich.text import Text

from orrery.cli.terminal.boards.parts import GamePen, spaced
from orrery.core.messages import Label
from orrery.games.how_to_save_a_world.component_words import component_words
from orrery.games.how_to_save_a_world.components import (
    AREA_IDS,
    CARD_IDS,
    CARD_TAGS,
    DECK,
    DECK_RES,
    FACILITY_IDS,
    FIRST_FACILITY,
    LOCATION_IDS,
    REWARD_IDS,
    UPGRADE_IDS,
)
from orrery.games.how_to_save_a_world.vocabulary import DECKS, RESOURCES, TAGS

#: The numbers of cards and locations by the ids that views name them by.
CARD: Final = {name: card for card, name in enumerate(CARD_IDS)}
LOCATION: Final = {name: location for location, name in enumerate(LOCATION_IDS)}
#: The kind that messages name a component by, and the table that has its row.
KIND: Final[dict[str, str]] = {
    **{name: DECKS[DECK[card]] for card, name in enumerate(CARD_IDS)},
    **dict.fromkeys(LOCATION_IDS, "location"),
    **dict.fromkeys(AREA_IDS[:FIRST_FACILITY], "area"),
    **dict.fromkeys(FACILITY_IDS, "facility"),
    **dict.fromkeys(UPGRADE_IDS, "upgrade"),
    **dict.fromkeys(REWARD_IDS, "reward"),
}
_TABLE: Final = {
    **{"action": "actions", "boost": "boosts", "species": "species", "location": "locations"},
    **{"area": "areas", "facility": "facilities", "upgrade": "upgrades", "reward": "rewards"},
}
#: Colours of resources and tags; the letter beside them says the same.
_RESOURCE_STYLES: Final = {
    **{"energy": "#f0e442", "knowledge": "#56b4e9", "minerals": "#e8705a"},
    **{"organics": "#35b48c", "genius": "#d987b3"},
}
#: What stands for our signs where the terminal has letters only.
_PLAIN: Final = str.maketrans(
    {
        "○": "o",
        "×": "x",
        "∞": "*",
        "»": ">",
        "↑": "^",
        "⚑": "!",
        "◇": "n",
        "▮": "#",
        "▯": ".",
        "╎": "|",
        "–": "-",
        "−": "-",
        "│": "|",
        "►": ">",
        "→": ">",
        "≥": ">=",
        "≤": "<=",
        "·": ".",
    }
)
#: Lines that say what is drawn apart: tags, that a card is a starting card, the kind of an upgrade, frames.
_APART: Final = ("hw-line-starting", "hw-line-tag", "hw-line-tags", "hw-line-upgrade")
_FRAME: Final = "hw-frame-"
_PART: Final = "hw-line-part"
_CHOICES: Final = ("@hw-does-choose",)


def deck_of(slug: str) -> str:
    """The deck of a card."""
    return DECKS[DECK[CARD[slug]]]


def resource_of(deck: str) -> str:
    """The resource that cards of a deck are bought with."""
    return RESOURCES[DECK_RES[DECKS.index(deck)]]


class Pen(GamePen):
    """Writes the words and signs of this game for one style."""

    __slots__ = ()
    prefix: ClassVar[str] = "hw"
    board_id: ClassVar[str] = "hw-board-{name}"
    plain: ClassVar[dict[int, str]] = _PLAIN

    def name(self, slug: str, style: str = "") -> Text:
        """The name of a component."""
        return Text(self.of_game(f"{KIND[slug]}-{slug}"), style=style)

    def amount(self, resource: str, count: int) -> Text:
        """So much of a resource."""
        return Text(self.say(f"amount-{resource}", n=count), style=_RESOURCE_STYLES[resource])

    def level(self, resource: str, have: int, baseline: int) -> Text:
        """How much of a resource there is, and its baseline."""
        return Text.assemble((str(have), f"bold {_RESOURCE_STYLES[resource]}"), (f"/{baseline}", "dim"))

    def tags(self, slug: str) -> Text:
        """The tags of a card by their letters, in brackets."""
        counts = zip(TAGS, CARD_TAGS[CARD[slug]], strict=True)
        letters = [f"#{self.say(f'letter-{tag}')}" for tag, count in counts for _ in range(count)]
        return Text(f"[{' '.join(letters)}]" if letters else "", style="italic")

    def says(self, slug: str) -> Text:
        """What a component says, in short."""
        return Text(self._told(component_words(_TABLE[KIND[slug]], slug)), style="dim")

    def _told(self, lines: list[Label]) -> str:
        """Lines one after another: alternatives with a stroke between them, other parts behind their head."""
        told, choice = "", False
        for number, label in enumerate(lines):
            message, args = label
            if message in _APART or message.startswith(_FRAME):
                continue
            if message == _PART:
                first = lines[number - 1][0] != _PART
                told += f"{' ' if first else ' / ' if choice else ', '}{self.short(label)}"
                continue
            choice = args.get("does") in _CHOICES or args.get("inner") in _CHOICES
            told += f"{', ' if told else ''}{self.short(label)}"
        return told

    def card(self, slug: str, full: bool) -> Text:
        """A card with its tags, in full with what it says."""
        return spaced(self.name(slug, "bold"), self.tags(slug), self.says(slug) if full else Text())
