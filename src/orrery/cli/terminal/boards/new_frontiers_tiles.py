"""Writes tiles of New Frontiers as a line or less: sites of goods, prices, powers in short.

What lies on the table comes from the view; what is printed on a tile comes from the game's content.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from orrery.cli.terminal.boards.parts import GamePen
from orrery.core.messages import Label
from orrery.games.new_frontiers.component_words import is_stand_in, keyword_names, printed_vp, tile_text
from orrery.games.new_frontiers.components import CONTENT, KINDS
from orrery.games.new_frontiers.effects import DEV_COST, EFFECTS
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    COST,
    GRAY_WORLD,
    IDS,
    KIND,
    MILITARY,
    OORT,
    PRODUCTION,
    TYPE,
)

#: The numbers of tiles by the ids that views name them by.
NUMBERS: Final = {slug: tile for tile, slug in enumerate(IDS)}
GOALS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in CONTENT.tables["goals"]}

#: The colours of kinds; the letter beside them says the same.
_KIND_STYLES: Final = {
    "gray": "dim",
    "novelty": "#56b4e9",
    "rare": "#c89664",
    "genes": "#35b48c",
    "alien": "#f0e442",
    "any": "bold",
}
#: What stands for our signs where the terminal has letters only.
_PLAIN: Final = str.maketrans(
    {
        "⚔": "M",
        "♙": "c",
        "•": "*",
        "·": ".",
        "→": ">",
        "−": "-",
        "–": "-",
        "×": "x",
        "≤": "<",
        "…": "-",
        "✓": "x",
        "►": ">",
        "°": "~",
        "│": "|",
    }
)
#: Arguments of the lines of tiles that are messages made of other arguments, which come first.
_MADE_OF_OTHERS: Final = {"of": 1, "like": 1, "set": 2, "eaten": 2}


class Pen(GamePen):
    """Writes the words and signs of this game for one style."""

    __slots__ = ()
    prefix: ClassVar[str] = "nf"
    board_id: ClassVar[str] = "nf-board-{name}"
    plain: ClassVar[dict[int, str]] = _PLAIN

    def credits(self, count: int) -> str:
        """An amount of $."""
        return self.say("credits", credits=count)

    # --- tiles ------------------------------------------------------------------------------------------

    def name(self, slug: str, style: str = "") -> Text:
        """The name of a tile, marked if its row is a stand-in."""
        text = Text(self.of_game(f"tile-{slug}"), style=style)
        if is_stand_in(NUMBERS[slug]):
            text.append(self.sign("°"), style="dim")
        return text

    def points(self, slug: str) -> str:
        """The points printed on a tile."""
        return self.say("vp", vp=str(printed_vp(NUMBERS[slug])))

    def powers(self, slug: str) -> Text:
        """The keywords, powers and scoring lines of a tile in short, perhaps nothing."""
        tile = NUMBERS[slug]
        words = [self._short(label) for label in tile_text(tile)]
        keywords = "/".join(self.style.words.text(keyword) for keyword in keyword_names(tile))
        return Text("; ".join([keywords, *words] if keywords else words), style="dim")

    def _short(self, label: Label) -> str:
        """A line of a tile in the short vocabulary of the board; names of tiles stay what they are."""
        message, args = label
        filled: dict[str, Any] = {}
        for name in sorted(args, key=lambda name: _MADE_OF_OTHERS.get(name, 0)):
            value = args[name]
            if isinstance(value, str) and value.startswith("@nf-"):
                reference = value[1:] if value.startswith("@nf-tile-") else f"nf-board-{value[4:]}"
                value = self.style.words.text(reference, **filled)
            filled[name] = value
        return self.sign(self.style.words.text(f"nf-board-{message[3:]}", **filled))

    def kind(self, kind: str) -> Text:
        """The letter of a kind."""
        return Text(self.say(f"kind-{kind}"), style=_KIND_STYLES[kind])

    def goods(self, counts: dict[str, int]) -> Text:
        """Goods by kind."""
        cells = [Text.assemble(self.kind(kind), str(count)) for kind, count in counts.items()]
        return Text(" ").join(cells)

    def site(self, slug: str, good: str | None = None, settled: bool = False) -> Text:
        """What a world makes: ``[N]`` by production, ``(N)`` as a windfall; on a colony also its good."""
        tile = NUMBERS[slug]
        if TYPE[tile] == GRAY_WORLD:
            return Text(self.sign("–"), style="dim")
        kind = KINDS[KIND[tile]] if tile != OORT else "any"
        left, right = "[]" if TYPE[tile] == PRODUCTION else "()"
        filled = Text(self.sign("•" if good else "·") if settled else "", style="bold" if good else "dim")
        return Text.assemble(left, self.kind(good or kind), filled, right)

    def price(self, slug: str) -> Text:
        """What it takes to settle a world: $ or Military, and colonists."""
        tile = NUMBERS[slug]
        cost = (
            (self.sign(f"⚔{COST[tile]}"), "bold red")
            if MILITARY[tile]
            else (self.credits(COST[tile]), "bold")
        )
        return Text.assemble(cost, self.colonists(COLONISTS[tile]))

    def colonists(self, count: int) -> str:
        """That many colonists."""
        return self.sign("♙") * count

    def world(self, slug: str) -> Text:
        """An unsettled world with all that is printed on it."""
        head = Text.assemble(self.price(slug), " ", self.site(slug), " ", self.name(slug, "bold"))
        return _spaced(head, Text(self.points(slug)), self.powers(slug))

    def world_short(self, slug: str, named: bool = True) -> Text:
        """An unsettled world: price, kind and perhaps the name."""
        cell = Text.assemble(self.price(slug), self.site(slug))
        return Text.assemble(cell, " ", self.name(slug)) if named else cell

    def colony(self, colony: dict[str, Any], used: Sequence[str]) -> Text:
        """A colony with all that is printed on it, a good or the place for one, and what is done with it."""
        slug = colony["tile"]
        site = self.site(slug, colony["good"], settled=True)
        head = Text.assemble(site, self.colonists(colony["colonists"]), " ", self.name(slug, "bold"))
        return _spaced(
            head, Text(self.points(slug)), self.powers(slug), self._state(colony["new"], slug in used)
        )

    def colony_short(self, colony: dict[str, Any], named: bool = True) -> Text:
        """A colony: its good or the place for one, and perhaps the name."""
        site = self.site(colony["tile"], colony["good"], settled=True)
        return Text.assemble(site, " ", self.name(colony["tile"])) if named else site

    def owned(self, slug: str, used: Sequence[str]) -> Text:
        """A technology of an empire with its powers."""
        name = self.name(slug, "bold")
        return _spaced(name, Text(self.points(slug)), self.powers(slug), self._state(False, slug in used))

    def offered(self, slug: str, left: int) -> Text:
        """A technology on the boards: cost, points, copies and powers."""
        cost = self.credits(cost_of(slug))
        head = Text.assemble((cost, "bold"), " ", self.name(slug, "bold"), self._copies(left))
        return _spaced(head, Text(self.points(slug)), self.powers(slug))

    def for_sale(self, slug: str, price: int, left: int, full: bool) -> Text:
        """A technology for sale to somebody who pays that much for it, perhaps with its powers."""
        head = Text.assemble((self.credits(price), "bold"), " ", self.name(slug, "bold"), self._copies(left))
        return _spaced(head, Text(self.points(slug)), self.powers(slug) if full else Text())

    def home(self, slug: str, full: bool) -> Text:
        """A side of a mat, in full with its powers in whole sentences: there are only two to choose from."""
        head = Text.assemble(self.site(slug), " ", self.name(slug, "bold"))
        words = self.style.words
        keywords = [words.text(keyword) for keyword in keyword_names(NUMBERS[slug])] if full else []
        lines = [words.label(label) for label in tile_text(NUMBERS[slug])] if full else []
        return _spaced(head, Text(self.points(slug)), Text(" ".join([*keywords, *lines]), style="dim"))

    def printed(self, slug: str) -> list[Text]:
        """The kind, points and powers of a world, as far as it has them."""
        return [part for part in (self.site(slug), Text(self.points(slug)), self.powers(slug)) if part]

    def numbers(self, slug: str, table: str) -> Text:
        """What is printed on a tile besides its powers: price, kind, points, keywords."""
        price = Text(self.credits(cost_of(slug)), style="bold")
        site = Text() if table == "technologies" else self.site(slug)
        keywords = [self.style.words.text(keyword) for keyword in keyword_names(NUMBERS[slug])]
        mark = Text(self.say("legend-stand-in") if is_stand_in(NUMBERS[slug]) else "", style="dim")
        parts = [price if table == "technologies" else self.price(slug), site, Text(self.points(slug))]
        return _spaced(*parts, Text(" ".join(keywords)), mark)

    def offered_short(self, slug: str, left: int, owned: bool) -> Text:
        """A technology on the boards: name and copies."""
        mark = self.sign("✓") if owned else ""
        return Text.assemble(
            (mark, "dim"), self.name(slug, "dim" if owned else ""), (self._copies(left), "dim")
        )

    def _copies(self, left: int) -> str:
        return self.sign(f"×{left}") if left > 1 else ""

    def _state(self, new: bool, used: bool) -> Text:
        return Text(self.say("new") if new else self.say("used") if used else "", style="italic")


def discount(tiles: Sequence[str]) -> int:
    """How much less technologies cost whoever has these tiles."""
    return -sum(effect.n for slug in tiles for effect in EFFECTS[NUMBERS[slug]] if effect.op == DEV_COST)


def cost_of(slug: str) -> int:
    """The printed cost of a tile."""
    return COST[NUMBERS[slug]]


def _spaced(*parts: Text) -> Text:
    return Text(" ").join([part for part in parts if part])
