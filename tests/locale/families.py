"""What each game needs words for: the ids that are put together from its content, options and phases."""

from dataclasses import dataclass
from typing import Any

from orrery.core.game import Game
from orrery.games.alien_frontiers.components import FIELDS
from orrery.games.alien_frontiers.game import GAME as ALIEN_FRONTIERS
from orrery.games.new_frontiers.components import ACTION_TILES, GOALS, KEYWORDS, KINDS
from orrery.games.new_frontiers.game import GAME as NEW_FRONTIERS
from orrery.games.new_frontiers.tiles import IDS


@dataclass(frozen=True)
class Family:
    """A game's words: the prefix of its ids, its phases and sources of points, and ids of its own."""

    game: Game[Any]
    prefix: str
    phases: tuple[str, ...]
    sources: tuple[str, ...]
    own: frozenset[str]

    @property
    def folder(self) -> str:
        """Where the game lies in the package."""
        return f"games/{self.game.id.replace('-', '_')}"

    @property
    def file(self) -> str:
        """The file of its messages."""
        return f"{self.game.id}.ftl"

    def ids(self) -> set[str]:
        """Every id that no source writes out in full."""
        ids = {f"score-{source}" for source in self.sources} | {"title", "about"} | self.own
        for phase in self.phases:
            ids |= {f"phase-{phase}", f"phase-{phase}-prompt"}
        for option in self.game.options:
            ids |= {f"option-{option.name}", f"option-{option.name}-doc"}
            ids |= {f"option-{option.name}-{choice}" for choice in option.choices}
        return {f"{self.prefix}-{name}" for name in ids}


def _alien_frontiers() -> frozenset[str]:
    tables = ALIEN_FRONTIERS.content.tables
    ids = {"relic", "fuel", "ore"}
    for station in [row["id"] for row in tables["stations"]] + ["bay"]:
        ids |= {f"station-{station}", f"station-{station}-text"}
    for row in tables["territories"]:
        ids |= {f"territory-{row['id']}", f"territory-{row['id']}-bonus"}
    for row in tables["cards"]:
        ids |= {f"card-{row['id']}", f"card-{row['id']}-power"}
        if row["discard"] is not None:
            ids.add(f"card-{row['id']}-discard")
    ids |= {f"field-{field}" for field in FIELDS}
    return frozenset(ids | {f"relic-{value}" for value in range(1, 7)})


def _new_frontiers() -> frozenset[str]:
    ids = (
        {f"tile-{tile}" for tile in IDS} | {f"kind-{kind}" for kind in KINDS} | {"stand-in", "stand-in-text"}
    )
    for tile in ACTION_TILES:
        ids |= {f"action-{tile}", f"action-{tile}-text", f"action-{tile}-bonus"}
    for goal in GOALS:
        ids |= {f"goal-{goal}", f"goal-{goal}-text"}
    ids |= {f"bands-{len(row['bands'])}" for row in NEW_FRONTIERS.content.tables["goals"]}
    ids |= {f"keyword-{word.lower()}" for word in KEYWORDS}
    ids |= {f"power-kind-{kind}" for kind in ("develop", "explore", "settle", "produce", "trade", "consume")}
    return frozenset(ids | _tile_sets() | {f"eat-{food}" for food in (*KINDS[1:], "any", 1, 2, 3)})


def _tile_sets() -> set[str]:
    """The pieces that every filter and selector of the effect vocabulary is told with."""
    terms = {"production", "windfall", "alien"}
    terms |= {f"kind-{kind}" for kind in KINDS[1:]} | {f"keyword-{word.lower()}" for word in KEYWORDS}
    ids = {f"term-{term}" for term in terms} | {f"term-not-{term}" for term in terms}
    ids |= {"term-military", "term-peaceful", "two-of", "two-like"}
    for noun in ("world", "colony", "tile"):
        ids |= {f"set-{noun}{form}" for form in ("", "-of", "-like", "-of-like")}
    ids |= {f"set-technology-{sort}" for sort in ("small", "large", "mil", "power")}
    return ids | {"set-colony-power", "set-kinds", "set-colonists"}


FAMILIES = (
    Family(
        ALIEN_FRONTIERS,
        "af",
        (
            *("main", "land", "raid", "cannon", "teleport", "warp", "blast"),
            *("move", "move-to", "swap", "swap-with", "keep", "chance", "over"),
        ),
        ("colonies", "territories", "city", "monument", "positron"),
        _alien_frontiers(),
    ),
    Family(
        NEW_FRONTIERS,
        "nf",
        (
            *("pick", "side", "reveal", "keep-goal", "order-goals", "buy", "take", "return", "store-world"),
            *("settle", "discard", "second", "replace-with", "replace", "shortage", "windfall", "name-kind"),
            *("stock", "sell", "consume", "feed", "store-credits", "final-kind", "chance", "over"),
        ),
        ("chips", "tiles", "bonus", "goals"),
        _new_frontiers(),
    ),
)
