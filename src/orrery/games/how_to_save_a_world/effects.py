"""The one vocabulary of effects, events and abilities (9.1), read from the tables into plain numbers."""

from typing import Any, Final

from orrery.games.how_to_save_a_world.components import (
    CARDS,
    CONTENT,
    FIRST_BOOST,
    FIRST_SPECIES,
    NOWHERE,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.vocabulary import (
    DECKS,
    EFFECTS,
    PROJECTS,
    RESOURCES,
    TAGS,
    UPGRADE_KINDS,
    WORLDS,
)

#: The resources, tags, projects, decks that a word stands for, as bit masks.
_RES_MASKS: Final = {**{name: 1 << n for n, name in enumerate(RESOURCES)}, "any_basic": 15, "any": 31}
_TAG_MASKS: Final = {**{name: 1 << n for n, name in enumerate(TAGS)}, "planet_or_moon": 5, "any": 7}
_PROJECT_MASKS: Final = {
    **{name: 1 << n for n, name in enumerate(PROJECTS)},
    **{"any": 7, "any_one": 7, "any_split": 7},
}
_DECK_MASKS: Final = {**{name: 1 << n for n, name in enumerate(DECKS)}, "any": 7}
_KIND_MASKS: Final = {**{name: 1 << n for n, name in enumerate(UPGRADE_KINDS)}, "any": 7}
_WORLD_MASKS: Final = {**{name: 1 << n for n, name in enumerate(WORLDS)}, "any": 3}

_OPS: Final = list(EFFECTS)
GAIN: Final = 0
RAISE: Final = 1
GAIN_TAG: Final = 2
SCORE_VP: Final = 3
BADGE: Final = 4
WORK: Final = 5
RESEARCH: Final = 6
GAIN_UPGRADE: Final = 7
BUY: Final = 8
REMOVE: Final = 9
PER_TAG: Final = 10
PAY: Final = 11
CHOOSE: Final = 12
REACTIVATE: Final = 13
FERRY: Final = 14
REFILL: Final = 15

#: The ``most`` of a tag-driven action without a limit.
NO_LIMIT: Final = 99


class Effect:
    """One effect with its parameters; those that it has not are 0."""

    __slots__ = (
        "discount",
        "free",
        "located",
        "mask",
        "most",
        "n",
        "number",
        "only",
        "op",
        "options",
        "pick",
        "price",
        "source",
        "split",
        "tag_price",
        "then",
    )

    def __init__(self, data: dict[str, Any], source: int, located: bool) -> None:
        #: Its place in ``ALL``; what it is printed on, as a place in ``SOURCES``.
        self.number: int = len(ALL)
        self.source = source
        #: Whether a location gives it.
        self.located = located
        self.op: int = _OPS.index(data["op"])
        self.n: int = data.get("n", 1)
        #: The resources, tags, projects, kinds or decks that it is about.
        self.mask: int = 0
        if "res" in data:
            self.mask = _RES_MASKS[data["res"]]
        elif "tag" in data:
            self.mask = _TAG_MASKS[data["tag"]]
        elif "project" in data:
            self.mask = _PROJECT_MASKS[data["project"]]
        elif "kind" in data:
            self.mask = _KIND_MASKS[data["kind"]]
        elif "deck" in data:
            self.mask = _DECK_MASKS[data["deck"]]
        #: The one that it is about, or NOWHERE if there is a choice.
        self.only: int = self.mask.bit_length() - 1 if self.mask.bit_count() == 1 else NOWHERE
        self.split: bool = data.get("project") == "any_split"
        self.free: bool = bool(data.get("free"))
        self.discount: int = data.get("discount", 0)
        self.most: int = data["max"] if data.get("max") is not None else NO_LIMIT
        self.pick: int = data.get("pick", 0)
        #: What a payment costs: (mask of resources, number), what is fixed first, and (mask of tags, number).
        self.price: list[tuple[int, int]] = sorted(
            [(_RES_MASKS[part["res"]], part["n"]) for part in data.get("cost", ()) if "res" in part],
            key=lambda part: part[0].bit_count(),
        )
        self.tag_price: list[tuple[int, int]] = [
            (_TAG_MASKS[part["tag"]], part["n"]) for part in data.get("cost", ()) if "tag" in part
        ]
        ALL.append(self)
        PRINTED.append(data)
        #: The list that follows, and lists to choose from, as places in ``LISTS``.
        self.then: int = _read(data["then"], source, located) if "then" in data else NOWHERE
        self.options: list[int] = [_read(option, source, located) for option in data.get("options", ())]


#: Every effect, and as it is written in its table; every list of effects that are resolved in order.
ALL: Final[list[Effect]] = []
PRINTED: Final[list[dict[str, Any]]] = []
LISTS: Final[list[list[Effect]]] = []
#: What effects are printed on: (table, id).
SOURCES: Final[list[tuple[str, str]]] = []


def _read(data: list[dict[str, Any]], source: int, located: bool) -> int:
    """Read a list of effects; its place in ``LISTS``."""
    place = len(LISTS)
    effects: list[Effect] = []
    LISTS.append(effects)
    effects += [Effect(one, source, located) for one in data]
    return place


def _read_table(table: str, column: str) -> list[int]:
    places = []
    for row in CONTENT.tables[table]:
        SOURCES.append((table, row["id"]))
        places.append(_read(row[column], len(SOURCES) - 1, table == "locations"))
    return places


#: By location, reward tile, simple upgrade (empty for others): the place of its list.
LOCATION_LIST: Final[list[int]] = _read_table("locations", "action")
REWARD_LIST: Final[list[int]] = _read_table("rewards", "effect")
UPGRADE_LIST: Final[list[int]] = _read_table("upgrades", "effect")
#: By card, those of action cards and boosts.
CARD_LIST: Final[list[int]] = [*_read_table("actions", "effect"), *_read_table("boosts", "effect")]


# --- events -----------------------------------------------------------------------------------------

_ABILITIES: Final[list[dict[str, Any]]] = [
    row["ability"] or {"hook": ""} for row in CONTENT.tables["upgrades"]
]
#: Every condition that a boost or a Tech 2 upgrade waits for, once; its place is a bit of a mask.
CONDITIONS: Final[list[dict[str, Any]]] = []


def _condition(event: dict[str, Any]) -> int:
    """The bit of a condition."""
    if event not in CONDITIONS:
        CONDITIONS.append(event)
    return 1 << CONDITIONS.index(event)


#: By boost (from 0), by card and by upgrade: the bit of what it waits for; 0 for none.
BOOST_CONDITION: Final[list[int]] = [_condition(row["trigger"]) for row in CONTENT.tables["boosts"]]
CARD_CONDITION: Final[list[int]] = [0] * FIRST_BOOST + BOOST_CONDITION + [0] * (CARDS - FIRST_SPECIES)
UPGRADE_CONDITION: Final[list[int]] = [
    _condition(ability["event"]) if ability["hook"] == "score" else 0 for ability in _ABILITIES
]
UPGRADE_VP: Final[list[int]] = [ability.get("vp", 0) for ability in _ABILITIES]
#: The upgrades that score for events.
SCORING: Final[list[int]] = [number for number in range(UPGRADES) if UPGRADE_CONDITION[number]]
SCORING_MASK: Final[int] = sum(1 << number for number in SCORING)


def _met(event: str, words: dict[str, int], name: str, value: int, amount: int = 1) -> int:
    """The conditions that an event meets."""
    return sum(
        1 << bit
        for bit, condition in enumerate(CONDITIONS)
        if condition["event"] == event
        and (not name or words[condition[name]] >> value & 1)
        and amount >= condition.get("min", 1)
    )


_MOST: Final = 50
#: The conditions met by each event: by project and steps, by resource, tag, deck, kind, world, VP.
WORKED: Final[list[list[int]]] = [
    [_met("worked", _PROJECT_MASKS, "project", project, steps) for steps in range(_MOST)]
    for project in range(3)
]
RAISED: Final[list[int]] = [_met("raised_baseline", _RES_MASKS, "res", res) for res in range(5)]
GAINED: Final[list[int]] = [_met("gained_res", _RES_MASKS, "res", res) for res in range(5)]
TAGGED: Final[list[int]] = [_met("gained_tag", _TAG_MASKS, "tag", tag) for tag in range(3)]
BOUGHT: Final[list[int]] = [_met("bought_card", _DECK_MASKS, "deck", deck) for deck in range(3)]
UPGRADED: Final[list[int]] = [_met("gained_upgrade", _KIND_MASKS, "kind", kind) for kind in range(3)]
PLACED: Final[list[int]] = [_met("placed_lander", _WORLD_MASKS, "world", world) for world in range(2)]
SCORED: Final[list[int]] = [_met("gained_vp", {}, "", 0, vp) for vp in range(_MOST)]
REMOVED: Final[int] = _met("removed_card", {}, "", 0)
SHUTTLED: Final[int] = _met("used_shuttle", {}, "", 0)
PLAYED: Final[int] = _met("played_action", {}, "", 0)
#: Conditions about spent tags: (bit, mask of types, least number).
SPENT: Final[list[tuple[int, int, int]]] = [
    (1 << bit, _TAG_MASKS[condition["tag"]], condition["min"])
    for bit, condition in enumerate(CONDITIONS)
    if condition["event"] == "spent_tag"
]


# --- abilities and location rules -------------------------------------------------------------------


def _with_hook(hook: str) -> int:
    return sum(1 << number for number, ability in enumerate(_ABILITIES) if ability["hook"] == hook)


#: Upgrades with an ability, as bit masks.
SHUTTLE_ANY: Final[int] = _with_hook("shuttle_pay_any")
ACT_AFTER: Final[int] = _with_hook("shuttle_then_act")
CARD_ANY: Final[int] = _with_hook("action_card_pay_any")
BUY_CHEAPER: Final[int] = _with_hook("buy_discount")
RESEARCH_CHEAPER: Final[int] = _with_hook("research_discount")
WORK_CHEAPER: Final[int] = _with_hook("work_discount")
GAIN_PLUS: Final[int] = _with_hook("location_gain_plus")
TAG_WILD: Final[int] = _with_hook("tag_wild")
#: By upgrade: its number, and whether it serves once a turn only.
ABILITY_N: Final[list[int]] = [ability.get("n", 0) for ability in _ABILITIES]
ONCE_MASK: Final[int] = sum(
    1 << number for number, ability in enumerate(_ABILITIES) if ability.get("limit") == "per_turn"
)


def _rule(row: dict[str, Any], name: str) -> int:
    return sum(rule["n"] for rule in row["rules"] if rule["rule"] == name)


_PLACES: Final[list[dict[str, Any]]] = CONTENT.tables["locations"]
#: By location: what it takes off prices, and the tags that serve there as which resource.
BUY_OFF: Final[list[int]] = [_rule(row, "buy_discount") for row in _PLACES]
WORK_OFF: Final[list[int]] = [_rule(row, "work_discount") for row in _PLACES]
RESEARCH_OFF: Final[list[int]] = [_rule(row, "research_discount") for row in _PLACES]
TAG_FOR: Final[list[int]] = [
    next((1 << TAGS.index(rule["tag"]) for rule in row["rules"] if rule["rule"] == "tag_as_resource"), 0)
    for row in _PLACES
]
TAG_RES: Final[list[int]] = [
    next(
        (RESOURCES.index(rule["res"]) for rule in row["rules"] if rule["rule"] == "tag_as_resource"), NOWHERE
    )
    for row in _PLACES
]
