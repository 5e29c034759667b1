"""What the rulebook says of the component tables: what must be so, whatever a pack changes.

Every number of the tables is either read by the rules or held to the rulebook here.
"""

from collections.abc import Iterator
from typing import Any, Final

from orrery.core.content import Content
from orrery.games.alien_frontiers.actions import KEPT
from orrery.games.alien_frontiers.components import CONTENT, FIELDS, MAX_SEATS
from orrery.games.alien_frontiers.dice import MAX_DICE

Row = dict[str, Any]

#: The rules know rows by their place in the table.
_IDS: Final[dict[str, tuple[str, ...]]] = {
    "stations": (
        *("artifact", "hub", "constructor", "mine", "market"),
        *("raiders", "shipyard", "solar", "terraform"),
    ),
    "territories": ("asimov", "bradbury", "burroughs", "heinlein", "herbert", "lem", "pohl", "vanvogt"),
    "cards": (
        *("city", "monument", "booster", "crystal", "gravity", "decoy"),
        *("teleporter", "plasma", "polarity", "cache", "stasis", "warper"),
    ),
    "limits": ("hub", "claim", "resources", "raid", "display", "fleet"),
    "components": ("ships", "relic", "cards", "territories", "fields", "ore", "fuel", "colonies"),
}
#: Where the rulebook asks for fuel or ore, or gives or spares some; elsewhere a number means nothing.
_PRICED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "stations": {
        "hub": ("fuel", "ore"),
        "constructor": ("ore",),
        "shipyard": ("fuel", "ore"),
        "terraform": ("fuel", "ore"),
    },
    "territories": {
        "bradbury": ("ore",),
        "burroughs": ("fuel", "ore"),
        "heinlein": ("fuel",),
        "herbert": ("fuel", "ore"),
        "lem": ("fuel",),
        "pohl": ("fuel",),
    },
}
_PASSIVE: Final = ("city", "monument", "decoy", "cache")
#: Ships that dock together; three of them fill the Raiders' Outpost.
_SETS: Final = {"constructor": 3, "market": 2, "raiders": 3, "shipyard": 2}
_COLONIES_EACH: Final = 9
_CIRCLES: Final = 7
_LEAST_FLEET: Final = 2


def check_content(content: Content) -> list[str]:
    """What the tables violate of the rulebook (specification A1, A3, A6, A7, A9); empty if sound."""
    problems = content.odd_rows(CONTENT) or [*_unknown_rows(content)] or [*_odd_numbers(content)]
    if problems:
        return problems
    return [
        *_components(content),
        *_stations(content),
        *_prices(content),
        *_cards(content),
        *_limits(content),
        *_setup(content),
    ]


def _by_id(content: Content, table: str, column: str) -> dict[str, int]:
    return {row["id"]: row[column] for row in content.tables[table]}


def _unknown_rows(content: Content) -> Iterator[str]:
    for table, ids in _IDS.items():
        if tuple(row["id"] for row in content.tables.get(table, [])) != ids:
            yield f"{table}: the rows are not {', '.join(ids)}, in this order"
    if [row["players"] for row in content.tables.get("setup", [])] != [2, 3, 4]:
        yield "setup: the rows are not for 2, 3 and 4 players (PL 6)"


def _odd_numbers(content: Content) -> Iterator[str]:
    """Numbers below nothing, and in lists of numbers what is none."""
    for table, rows in content.tables.items():
        for number, row in enumerate(rows, 1):
            for name, value in row.items():
                if any(type(part) is not int or part < 0 for part in _parts(value)):
                    yield f"{table} row {number}: {name} is {value!r}"


def _parts(value: Any) -> list[Any]:
    """The numbers that a cell holds, if it holds numbers."""
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, list):
        return value
    return [] if isinstance(value, str) else [value]


def _components(content: Content) -> Iterator[str]:
    count = _by_id(content, "components", "count")
    expected = {
        "ships": (MAX_SEATS * MAX_DICE, f"{MAX_DICE} in each of {MAX_SEATS} colours"),
        "relic": (1, "a single one"),
        "cards": (sum(content.column("cards", "copies")), "the copies of all cards together"),
        "territories": (len(_IDS["territories"]), "a token for each"),
        "fields": (len(FIELDS), "one of each"),
        "colonies": (MAX_SEATS * _COLONIES_EACH, f"{_COLONIES_EACH} in each of {MAX_SEATS} colours"),
    }
    for component, (number, meaning) in expected.items():
        if count[component] != number:
            yield f"components: {count[component]} {component}, not {number}, {meaning} (PL 5)"


def _stations(content: Content) -> Iterator[str]:
    for station, docks in _by_id(content, "stations", "docks").items():
        if docks < _SETS.get(station, 1):
            yield f"{station}: {docks} docks are too few for a ship or a set of them (PL 9)"
        if station == "raiders" and docks != _SETS[station]:
            yield f"raiders: one straight docks at a time, not {docks} ships (PL 9.8)"


def _prices(content: Content) -> Iterator[str]:
    for table, priced in _PRICED.items():
        for row in content.tables[table]:
            for column in ("fuel", "ore"):
                if row[column] and column not in priced.get(row["id"], ()):
                    yield f"{row['id']}: the rulebook speaks of no {column} here (PL 9, 10)"
    if _by_id(content, "territories", "fuel")["heinlein"] == 0:
        yield "heinlein: an ore is not free at the Orbital Market (PL 10.4)"


def _cards(content: Content) -> Iterator[str]:
    for row in content.tables["cards"]:
        card = row["id"]
        if row["copies"] == 0:
            yield f"{card}: there is no such card in the deck (PL 12)"
        if card in ("city", "monument") and row["copies"] != 1:
            yield f"{card}: {row['copies']} copies of a single card (PL 12.1)"
        if card in _PASSIVE and row["fuel"]:
            yield f"{card}: it has no power to be paid for (PL 12)"
        if card not in _PASSIVE and not row["fuel"]:
            yield f"{card}: its power is not free (PL 12)"


def _limits(content: Content) -> Iterator[str]:
    limit = _by_id(content, "limits", "number")
    fewest = sum(content.column("cards", "copies")) - MAX_SEATS
    for name, least, most, rule in (
        ("hub", 1, _CIRCLES, "PL 9.3"),
        ("claim", 1, MAX_DICE * MAX_DICE, "PL 9.2"),
        ("resources", KEPT, KEPT, "PL 7.3"),
        ("raid", 1, MAX_SEATS * MAX_DICE, "PL 9.8"),
        ("display", 1, fewest, "PL 6.1"),
        ("fleet", _LEAST_FLEET, MAX_DICE - 1, "PL 6.1, 9.9"),
    ):
        if not least <= limit[name] <= most:
            yield f"limits: {name} is {limit[name]}, not from {least} to {most} ({rule})"


def _setup(content: Content) -> Iterator[str]:
    docks = _by_id(content, "stations", "docks")
    for row in content.tables["setup"]:
        players, blocked = row["players"], row["blocked"]
        spare = (MAX_SEATS - players) * MAX_DICE
        if sum(blocked.values()) != spare:
            dice = sum(blocked.values())
            yield f"{players} players: {dice} blocking dice, but {spare} are unused (PL 6)"
        for station, dice in blocked.items():
            if station not in docks or dice == 0 or docks[station] - dice < _SETS.get(station, 1):
                yield f"{players} players: {dice} dice cannot block {station} (PL 6)"
        for column in ("colonies", "long_game_colonies"):
            if not 1 <= row[column] < _COLONIES_EACH:
                yield f"{players} players: {row[column]} colonies each, of {_COLONIES_EACH} (PL 5, 6)"
        if not len(row["bonus_fuel"]) == len(row["bonus_ore"]) == players:
            yield f"{players} players: compensation is not given for each (PL 6)"
