"""The one vocabulary of effects (specification 9.2), read from the tables into plain numbers."""

from typing import Any, Final

from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    CARDS,
    CLASS,
    CLASSES,
    COLOURS,
    CONTENT,
    FIRST_SHIP,
    FIRST_TECH,
    SHIP,
    SIDES,
    TECH,
    TYPE,
    TYPES,
)

#: The value of a parameter that says "any", or that is missing.
ANY: Final = -1
#: The value of a parameter that its owner chooses; of ``cls``, the card just taken.
CHOSEN: Final = -2
SAME_CARD: Final = -3

# --- the words of the vocabulary --------------------------------------------------------------------

TRIGGERS: Final = [
    *("setup", "static", "on_enter", "on_card_added", "on_attack_start", "on_ship_attack"),
    *("on_attack_value", "on_ship_result", "on_ship_loss", "on_blockade_row", "on_defend"),
    *("on_production_match", "on_trade", "additional", "action", "faction_action", "artifact"),
    *("end_scoring", "row"),
]
SETUP: Final = 0
STATIC: Final = 1
ON_ENTER: Final = 2
ON_CARD_ADDED: Final = 3
ON_ATTACK_START: Final = 4
ON_SHIP_ATTACK: Final = 5
ON_ATTACK_VALUE: Final = 6
ON_SHIP_RESULT: Final = 7
ON_SHIP_LOSS: Final = 8
ON_BLOCKADE_ROW: Final = 9
ON_DEFEND: Final = 10
ON_PRODUCTION_MATCH: Final = 11
ON_TRADE: Final = 12
ADDITIONAL: Final = 13
ACTION: Final = 14
ARTIFACT: Final = 16

EFFECTS: Final = [
    *("gain_vp", "gain_credits", "draw_resources", "gain_artifact", "gain_defence_plan", "take_cards"),
    *("search", "produce", "produce_delta", "cost_delta", "limit_delta", "hand_size_delta", "gold_ok"),
    *("attack_delta", "attack_once", "redraw_attack", "loss_downgrade", "place_blockade"),
    *("place_blockade_delta", "remove_blockade", "attach_from_deck", "attach_from_hand", "build_now"),
    *("perform", "extra_actions", "extra_turns", "score_tech", "destroyed", "damaged", "none"),
]
GAIN_VP: Final = 0
GAIN_CREDITS: Final = 1
DRAW_RESOURCES: Final = 2
GAIN_ARTIFACT: Final = 3
GAIN_PLAN: Final = 4
TAKE_CARDS: Final = 5
SEARCH: Final = 6
PRODUCE: Final = 7
PRODUCE_DELTA: Final = 8
COST_DELTA: Final = 9
LIMIT_DELTA: Final = 10
HAND_SIZE_DELTA: Final = 11
GOLD_OK: Final = 12
ATTACK_DELTA: Final = 13
ATTACK_ONCE: Final = 14
REDRAW_ATTACK: Final = 15
LOSS_DOWNGRADE: Final = 16
PLACE_BLOCKADE: Final = 17
PLACE_BLOCKADE_DELTA: Final = 18
REMOVE_BLOCKADE: Final = 19
ATTACH_FROM_DECK: Final = 20
ATTACH_FROM_HAND: Final = 21
BUILD_NOW: Final = 22
PERFORM: Final = 23
EXTRA_ACTIONS: Final = 24
EXTRA_TURNS: Final = 25
SCORE_TECH: Final = 26
DESTROYED: Final = 27
DAMAGED: Final = 28
NONE: Final = 29

#: What costs and limits belong to. The first three complete a card of the class of that number.
DEEDS: Final = [
    *("discover_planet", "develop_tech", "build_ship", "buy", "prepare_resources", "trade_resources"),
    *("remove_blockade", "start_offensive", "collect_income", "mine_planets", "faction_action", "any"),
]
BUY: Final = 3
PREPARE: Final = 4
TRADE: Final = 5
UNBLOCK: Final = 6
OFFENSIVE: Final = 7
INCOME: Final = 8
MINE: Final = 9
FACTION_DEED: Final = 10
ANY_DEED: Final = 11

COUNTS: Final = [
    *("cards", "distinct_types", "sets", "credits", "artifacts", "defence_plans"),
    *("resources_on_planets", "construction", "blockades_on_others", "colour_sets_paid"),
]
COUNT_CARDS: Final = 0
COUNT_TYPES: Final = 1
COUNT_SETS: Final = 2
COUNT_CREDITS: Final = 3
COUNT_ARTIFACTS: Final = 4
COUNT_PLANS: Final = 5
COUNT_PRODUCED: Final = 6
COUNT_CONSTRUCTION: Final = 7
COUNT_BLOCKADES: Final = 8

#: Where ``take_cards`` and ``search`` put cards.
TO_CONSTRUCTION: Final = 0
PLACES: Final = ["construction", "empire_logistic", "empire_operational"]

#: Whom an attack bonus helps against.
VERSUS: Final = ["any", "alien", "player", "self"]
VS_ALIEN: Final = 1
VS_PLAYER: Final = 2


class Count:
    """Something that is counted of an empire."""

    __slots__ = ("classes", "cls", "kind", "side", "type")

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: int = COUNTS.index(data["count"])
        self.cls: int = CLASSES.index(data["cls"]) if data.get("cls", "any") != "any" else ANY
        self.type: int = TYPES.index(data["type"]) if "type" in data else ANY
        self.side: int = SIDES.index(data["side"]) if "side" in data else ANY
        #: The classes that make up a set.
        self.classes: list[int] = [CLASSES.index(name) for name in data.get("of", CLASSES) if name in CLASSES]


class Effect:
    """One effect with its parameters; those that it has not are 0 or ``ANY``."""

    __slots__ = (
        "card_limit",
        "cls",
        "cost_colours",
        "cost_credits",
        "cost_discard",
        "cost_gold",
        "cost_icons",
        "deed",
        "delta",
        "div",
        "draw",
        "end_of_turn",
        "first_of_type",
        "if_cls",
        "keep",
        "marker_most",
        "n",
        "number",
        "op",
        "optional",
        "per",
        "place",
        "ships_most",
        "source",
        "that",
        "times",
        "trigger",
        "type",
        "value_least",
        "vs",
    )

    def __init__(self, data: dict[str, Any], source: int, number: int) -> None:
        #: What it is printed on: a card, behind the cards an artifact, then a faction; ANY for a table row.
        self.source = source
        #: Its place in ``ALL``.
        self.number = number
        self.trigger: int = TRIGGERS.index(data.get("trigger", "row"))
        self.op: int = EFFECTS.index(data["effect"])
        self.n: int = data.get("n", 0)
        named = {"any": ANY, "chosen": CHOSEN, "same_card": SAME_CARD}
        cls = data.get("cls", "any")
        self.cls: int = named[cls] if cls in named else CLASSES.index(cls)
        kind = data.get("type", "any")
        self.type: int = named[kind] if kind in named else TYPES.index(kind)
        self.deed: int = DEEDS.index(data["action"]) if "action" in data else ANY
        self.delta: int = data.get("cost_delta", 0)
        self.draw: int = data.get("draw", 0)
        self.keep: int = data.get("keep", 0)
        self.place: int = PLACES.index(data["to"]) if data.get("to") in PLACES else TO_CONSTRUCTION
        self.that: bool = data.get("planets") == "that" or data.get("ship") == "that"
        self.ships_most: int = data.get("ships_max", 0)
        #: How often an attack card may be drawn again.
        self.times: int = data.get("times", 1)
        self.vs: int = VERSUS.index(data.get("vs", "any"))
        self.per: Count | None = Count(data["per"]) if "per" in data else None
        self.div: int = data.get("div", 1)
        self.optional: bool = data.get("optional", False)
        self.end_of_turn: bool = data.get("until") == "end_of_turn"
        condition = data.get("if", {})
        self.value_least: int = condition.get("value_min", 0)
        self.if_cls: int = CLASSES.index(condition["cls"]) if "cls" in condition else ANY
        self.first_of_type: bool = condition.get("first_of_type_in_class", False)
        self.marker_most: int = condition.get("round_marker_max", 99)
        cost = data.get("cost", {})
        self.cost_credits: int = cost.get("credits", 0)
        self.cost_discard: int = cost.get("discard_hand", 0)
        #: ANY where the payer decides how many.
        self.cost_icons: int = ANY if cost.get("icons") == "any" else cost.get("icons", 0)
        self.cost_colours: int = sum(1 << COLOURS.index(colour) for colour in cost.get("colours", []))
        self.card_limit: int = cost.get("card_limit", 0)
        self.cost_gold: bool = cost.get("gold", False)


class Condition:
    """A row of an operational technology: what is counted, how many it takes, what it brings."""

    __slots__ = ("count", "end", "in_play", "least")

    def __init__(self, data: dict[str, Any]) -> None:
        self.count = Count(data)
        self.least: int = data["min"]
        self.in_play: int = data["in_play"]
        self.end: int = data["end"]


# --- the tables -------------------------------------------------------------------------------------

FIRST_ARTIFACT: Final[int] = CARDS
FIRST_FACTION: Final[int] = CARDS + ARTIFACTS
#: Every effect there is, by its number.
ALL: Final[list[Effect]] = []


def _read(rows: list[dict[str, Any]], source: int) -> list[Effect]:
    found = []
    for row in rows:
        effect = Effect(row, source, len(ALL))
        ALL.append(effect)
        found.append(effect)
    return found


def _sides() -> list[list[Effect]]:
    """By ``card * 2 + side``: the effects a card has on that side in the Empire."""
    rows = {(row["class"], row["side"], row["type"]): row["effects"] for row in CONTENT.tables["sides"]}
    found = []
    for card in range(CARDS):
        cls, kind = CLASSES[CLASS[card]], TYPES[TYPE[card]]
        if CLASS[card] == TECH:
            logistic = CONTENT.tables["technologies"][card - FIRST_TECH]["logistic"]
        else:
            logistic = rows[cls, "logistic", kind]
        operational = rows[cls, "operational", None]
        if CLASS[card] == SHIP:
            operational = operational + CONTENT.tables["ships"][card - FIRST_SHIP]["abilities"]
        found.append(_read(logistic, card))
        found.append(_read(operational, card))
    return found


SIDE_EFFECTS: Final[list[list[Effect]]] = _sides()
ARTIFACT_EFFECTS: Final[list[list[Effect]]] = [
    _read(row["effects"], FIRST_ARTIFACT + number) for number, row in enumerate(CONTENT.tables["artifacts"])
]
FACTION_SETUP: Final[list[list[Effect]]] = [
    _read(row["setup"], FIRST_FACTION + number) for number, row in enumerate(CONTENT.tables["factions"])
]
FACTION_ACTIONS: Final[list[Effect]] = [
    _read([row["action"]], FIRST_FACTION + number)[0] for number, row in enumerate(CONTENT.tables["factions"])
]
FACTION_SCORING: Final[list[list[Effect]]] = [
    _read(row["end_scoring"], FIRST_FACTION + number) for number, row in enumerate(CONTENT.tables["factions"])
]
#: By system or plan, by value - 1.
SYSTEM_ROWS: Final[list[list[list[Effect]]]] = [
    [_read(effects, ANY) for effects in row["rows"]] for row in CONTENT.tables["systems"]
]
PLAN_ROWS: Final[list[list[list[Effect]]]] = [
    [_read(effects, ANY) for effects in row["rows"]] for row in CONTENT.tables["plans"]
]
#: By technology (from 0): the rows of its operational side.
CONDITIONS: Final[list[list[Condition]]] = [
    [Condition(row) for row in technology["conditions"]] for technology in CONTENT.tables["technologies"]
]

_SHIP_ROWS: Final[list[dict[str, Any]]] = CONTENT.tables["ships"]
#: By ship (from 0): the bonus against an alien system and against a player.
SHIP_BONUS: Final[list[tuple[int, int]]] = [
    (row["bonus"] + row["alien"], row["bonus"] + row["player"]) for row in _SHIP_ROWS
]
