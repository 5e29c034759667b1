"""Writes cards of Alien Artifacts as a line or less: names, types, sections, what they do in short.

What lies on the table comes from the view; what is printed on a card comes from the game's content.
"""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from rich.text import Text

from orrery.cli.terminal.boards.parts import GamePen, joined, spaced
from orrery.games.alien_artifacts.component_words import card_text, component_words
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    CLASS,
    CLASSES,
    COLOUR,
    COLOURS,
    FACTION_IDS,
    ICONS,
    IDS,
    NUMBER,
    PLAN_IDS,
    RESOURCE_IDS,
    SECTION_TYPE,
    SYSTEM_IDS,
    TYPE,
    TYPES,
)

#: The numbers of class cards and resource cards by the ids that views name them by.
CARD: Final = {name: card for card, name in enumerate(IDS)}
RESOURCE: Final = {name: resource for resource, name in enumerate(RESOURCE_IDS)}
#: The kind that messages name a component by.
KIND: Final = {
    **{name: CLASSES[CLASS[card]] for card, name in enumerate(IDS)},
    **dict.fromkeys(ARTIFACT_IDS, "artifact"),
    **dict.fromkeys(SYSTEM_IDS, "system"),
    **dict.fromkeys(PLAN_IDS, "plan"),
    **dict.fromkeys(FACTION_IDS, "faction"),
}
#: The colours of icons; the word beside them says the same.
_COLOUR_STYLES: Final = {"blue": "#56b4e9", "green": "#35b48c", "red": "#e8705a", "gold": "#f0e442"}
#: What stands for our signs where the terminal has letters only.
_PLAIN: Final = str.maketrans(
    {
        "⚔": "A",
        "⊘": "X",
        "–": "-",
        "−": "-",
        "│": "|",
        "►": ">",
        "→": ">",
        "≥": ">=",
        "≤": "<=",
        "×": "x",
        "·": ".",
        "…": "...",
    }
)
#: What a card said when it entered the Empire is over; a type tells it of cards that have not.
_ON_ENTERING: Final = "@aa-when-on_enter"
_OPERATIONAL_LINES: Final = (
    *("aa-line-operational", "aa-line-bonus", "aa-line-bonus-target", "aa-line-condition"),
)


def class_of(slug: str) -> str:
    """The class of a card."""
    return CLASSES[CLASS[CARD[slug]]]


class Pen(GamePen):
    """Writes the words and signs of this game for one style."""

    __slots__ = ()
    prefix: ClassVar[str] = "aa"
    board_id: ClassVar[str] = "aa-board-{name}"
    plain: ClassVar[dict[int, str]] = _PLAIN

    def credits(self, count: int) -> str:
        """An amount of C."""
        return self.say("credits", credits=count)

    # --- class cards and the like -----------------------------------------------------------------------

    def name(self, slug: str, style: str = "") -> Text:
        """The name of a component."""
        return Text(self.of_game(f"{KIND[slug]}-{slug}"), style=style)

    def type(self, slug: str) -> Text:
        """The type of a card, shortened."""
        return Text(self.say(f"type-{TYPES[TYPE[CARD[slug]]]}"), style="italic")

    def side(self, slug: str, side: str, entered: bool = True) -> Text:
        """What a side of a card does, perhaps nothing; what it did on entering only before it has."""
        lines = [
            label
            for label in card_text(CARD[slug])
            if (label[0] in _OPERATIONAL_LINES if side == "operational" else label[0] == "aa-line-logistic")
        ]
        if entered:
            lines = [label for label in lines if label[1].get("text") != _ON_ENTERING]
        return Text("; ".join(self.short(label) for label in lines), style="dim")

    def both_sides(self, slug: str) -> Text:
        """What is worth knowing of a card that may still enter either side up."""
        sides = [self.side(slug, side) for side in ("logistic", "operational")]
        named = [
            Text.assemble((self.say(f"side-{side}"), "dim italic"), " ", words)
            for side, words in zip(("logistic", "operational"), sides, strict=True)
            if words
        ]
        return joined("; ", named)

    def printed(self, slug: str, full: bool) -> Text:
        """A card that is in nobody's Empire: its name and type, in full with what its sides do."""
        return spaced(self.name(slug, "bold"), self.type(slug), self.both_sides(slug) if full else Text())

    def says(self, table: str, slug: str) -> Text:
        """What an artifact or a faction says, in short."""
        lines = [label for label in component_words(table, slug) if label[1]["text"] != "@aa-when-setup"]
        return Text("; ".join(self.short(label) for label in lines), style="dim")

    def tokens(self, count: int) -> Text:
        """Blockade tokens on a card, if there are any."""
        return Text(self.sign(f"⊘{count}") if count else "", style="bold")

    # --- resource cards -----------------------------------------------------------------------------------

    def icons(self, colour: str, count: int) -> Text:
        """So many icons of a colour."""
        return Text(f"{count} {self.say(f'colour-{colour}')}", style=_COLOUR_STYLES[colour])

    def section(self, shown: int, typed: bool = False) -> Text:
        """A section of a resource card."""
        text = self.icons(COLOURS[COLOUR[shown]], ICONS[shown])
        if typed:
            text.append(f" {self.say(f'type-{TYPES[SECTION_TYPE[shown]]}')}", style="italic")
        return text

    def resource(self, slug: str, typed: bool = False) -> Text:
        """A resource card: both sections and its number."""
        resource = RESOURCE[slug]
        sections = [self.section(resource * 2 + side, typed) for side in range(2)]
        return Text.assemble(joined("/", sections), f" #{NUMBER[resource]}")

    def shown(self, under: Iterable[dict[str, Any]]) -> Text:
        """Resource cards that lie under a card, each by the section that it shows."""
        cells = [self.section(RESOURCE[one["resource"]] * 2 + "ab".index(one["section"])) for one in under]
        return joined("+", cells)

    # --- tables of attacks --------------------------------------------------------------------------------

    def attack_table(self, table: str, slug: str, values: Iterable[int] = ()) -> list[Text]:
        """The rows of an alien system or a defence plan; those that apply to one of the values are marked."""
        wanted = set(values)
        cells = []
        lines = component_words(table, slug)
        for number, label in enumerate(lines):
            low, high = _range(str(label[1]["values"]))
            first, last = number == 0, number == len(lines) - 1
            hit = any((low <= value or first) and (value <= high or last) for value in wanted)
            told = self.short(label)
            cells.append(Text.assemble(self.mark(), (told, "bold underline")) if hit else Text(told))
        return cells


def _range(values: str) -> tuple[int, int]:
    """The least and the greatest of the values a row is for."""
    low, _, high = values.removesuffix("+").partition("-")
    return int(low), int(high or low)
