"""What is printed on components, line by line, as messages put together from the vocabulary of effects.

A line names where it stands or when it works (``text``), and what it does (``does``). What it does may have a
price (``deal``), a condition (``then``), an end (``lasting``) and a count (``gain``), one inside the other.
"""

from typing import Final, TypeAlias

from orrery.core.messages import Label, why
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    CLASS,
    CLASSES,
    COLOUR,
    COLOURS,
    FACTION_IDS,
    FIRST_SHIP,
    FIRST_TECH,
    ICONS,
    IDS,
    LOGISTIC,
    NUMBER,
    OPERATIONAL,
    PLAN_IDS,
    RESOURCE_IDS,
    SECTION_TYPE,
    SHIP,
    SYSTEM_IDS,
    TECH,
    TYPE,
)
from orrery.games.alien_artifacts.effects import (
    ANY,
    ARTIFACT_EFFECTS,
    ATTACH_FROM_DECK,
    ATTACH_FROM_HAND,
    ATTACK_DELTA,
    ATTACK_ONCE,
    BUILD_NOW,
    BUY,
    CHOSEN,
    CONDITIONS,
    COST_DELTA,
    COUNT_CARDS,
    COUNT_CONSTRUCTION,
    COUNT_TYPES,
    COUNTS,
    DEEDS,
    DRAW_RESOURCES,
    EFFECTS,
    EXTRA_ACTIONS,
    EXTRA_TURNS,
    FACTION_ACTIONS,
    FACTION_SCORING,
    FACTION_SETUP,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    GAIN_VP,
    GOLD_OK,
    HAND_SIZE_DELTA,
    LIMIT_DELTA,
    ON_BLOCKADE_ROW,
    ON_CARD_ADDED,
    ON_SHIP_LOSS,
    PERFORM,
    PLACE_BLOCKADE,
    PLACE_BLOCKADE_DELTA,
    PLACES,
    PLAN_ROWS,
    PRODUCE,
    PRODUCE_DELTA,
    REDRAW_ATTACK,
    REMOVE_BLOCKADE,
    SAME_CARD,
    SEARCH,
    SHIP_BONUS,
    SIDE_EFFECTS,
    SYSTEM_ROWS,
    TAKE_CARDS,
    TRIGGERS,
    VERSUS,
    Condition,
    Count,
    Effect,
)
from orrery.games.alien_artifacts.names import class_name, icons_args, other_icons_args, side_name, type_name

Args: TypeAlias = dict[str, int | str]

_CARD_TABLES: Final = ("planets", "technologies", "ships")
#: A condition that is always met by the round marker.
_ANY_MARKER: Final = 99
_PARTS: Final = ("first", "second", "third")


def component_words(table: str, component: str) -> list[Label]:
    """What a component says; rows of other tables say nothing."""
    if table in _CARD_TABLES:
        return card_text(IDS.index(component))
    if table == "artifacts":
        return [_line("plain", effect) for effect in ARTIFACT_EFFECTS[ARTIFACT_IDS.index(component)]]
    if table == "factions":
        return faction_text(FACTION_IDS.index(component))
    if table == "systems":
        return _rows(SYSTEM_ROWS[SYSTEM_IDS.index(component)])
    if table == "plans":
        return _rows(PLAN_ROWS[PLAN_IDS.index(component)])
    if table == "resources":
        return [resource_text(RESOURCE_IDS.index(component))]
    return []


def card_text(card: int) -> list[Label]:
    """The type of a class card and what it says on either side."""
    lines = [why("aa-line-type", type=type_name(TYPE[card]))]
    lines += [_line("logistic", effect) for effect in SIDE_EFFECTS[card * 2 + LOGISTIC]]
    if CLASS[card] == SHIP:
        lines.append(_bonus(card - FIRST_SHIP))
    lines += [_line("operational", effect) for effect in SIDE_EFFECTS[card * 2 + OPERATIONAL]]
    if CLASS[card] == TECH:
        lines += [condition_text(condition) for condition in CONDITIONS[card - FIRST_TECH]]
    return lines


def _bonus(ship: int) -> Label:
    """What a ship adds to its own attack value."""
    alien, player = SHIP_BONUS[ship]
    if alien == player:
        return why("aa-line-bonus", bonus=alien)
    return why("aa-line-bonus-target", alien=alien, rival=player)


def faction_text(faction: int) -> list[Label]:
    """What a faction begins with, its action, and what it scores at the end."""
    effects = [*FACTION_SETUP[faction], FACTION_ACTIONS[faction], *FACTION_SCORING[faction]]
    return [_line("plain", effect) for effect in effects]


def resource_text(resource: int) -> Label:
    """Both sections of a resource card with their types, and its number."""
    a, b = resource * 2, resource * 2 + 1
    return (
        "aa-line-resource",
        {
            **icons_args(ICONS[a], COLOUR[a]),
            "type": type_name(SECTION_TYPE[a]),
            **other_icons_args(ICONS[b], COLOUR[b]),
            "type2": type_name(SECTION_TYPE[b]),
            "number": NUMBER[resource],
        },
    )


def condition_text(condition: Condition) -> Label:
    """A scoring row of an operational technology."""
    args = {"least": condition.least, "play": condition.in_play, "end": condition.end}
    return ("aa-line-condition", {**_counted(condition.count), **args})


# --- tables of alien systems and defence plans ------------------------------------------------------


def _rows(rows: list[list[Effect]]) -> list[Label]:
    """The rows of a table by attack value, neighbours that say the same taken together."""
    told = [row_args(row) for row in rows]
    lines: list[Label] = []
    first = 0
    for place, row in enumerate(told):
        last = place == len(told) - 1
        if not last and told[place + 1] == row:
            continue
        values = f"{first + 1}+" if last else str(place + 1) if first == place else f"{first + 1}-{place + 1}"
        lines.append(("aa-line-row", {"values": values, **row}))
        first = place + 1
    return lines


def row_args(row: list[Effect]) -> Args:
    """What a row brings, as the argument ``brings`` with its parts."""
    args: Args = {"brings": f"@aa-brings-{len(row)}"}
    for name, effect in zip(_PARTS, row, strict=False):
        message, own = _does(effect)
        args[name] = message
        args.update(own)
    return args


# --- one line ---------------------------------------------------------------------------------------


def _line(where: str, effect: Effect) -> Label:
    """One effect as a message."""
    return (f"aa-line-{where}", {**_when(effect), **_inner(effect)})


def _when(effect: Effect) -> Args:
    """When an effect happens, or how it is used."""
    name = TRIGGERS[effect.trigger]
    if effect.trigger == ON_CARD_ADDED:
        if effect.first_of_type:
            return {"text": "@aa-when-on_card_added-first"}
        if effect.if_cls != ANY:
            return {"text": "@aa-when-on_card_added-class", "added": class_name(effect.if_cls)}
    own = effect.trigger in (ON_SHIP_LOSS, ON_BLOCKADE_ROW) and CLASS[effect.source] == SHIP
    return {"text": f"@aa-when-{name}-own" if own else f"@aa-when-{name}"}


def _inner(effect: Effect) -> Args:
    """What an effect does, with its count, its condition and its price."""
    does, args = _does(effect)
    if effect.per is not None:
        args |= {"gain": does, **_counted(effect.per)}
        does = "@aa-each"
        if effect.div > 1:
            args["div"] = effect.div
            does = "@aa-each-few"
    if effect.end_of_turn:
        args["lasting"] = does
        does = "@aa-this-turn"
    if effect.value_least:
        args |= {"then": does, "value": effect.value_least}
        does = "@aa-if-value"
    elif effect.marker_most < _ANY_MARKER:
        args |= {"then": does, "marker": effect.marker_most}
        does = "@aa-if-marker"
    price = _price(effect)
    if price:
        args |= {"deal": does, **price}
        does = "@aa-paid-may" if effect.optional else "@aa-paid"
    args["does"] = does
    return args


def _price(effect: Effect) -> Args:
    """What an effect costs to use."""
    if effect.cost_credits:
        return {"price": "@aa-price-credits", "fee": effect.cost_credits}
    if effect.cost_discard:
        return {"price": "@aa-price-discard", "discards": effect.cost_discard}
    if effect.cost_icons == ANY:
        return {"price": "@aa-price-any", "most": effect.card_limit}
    if effect.cost_icons:
        colour = next(colour for colour in range(len(COLOURS)) if effect.cost_colours >> colour & 1)
        gold = "@aa-price-icons-gold" if effect.cost_gold else "@aa-price-icons"
        return {"price": gold, **icons_args(effect.cost_icons, colour)}
    return {}


def _class_word(cls: int) -> str:
    """The word for a class in ids of messages."""
    if cls == CHOSEN:
        return "chosen"
    if cls == SAME_CARD:
        return "same_card"
    return "any" if cls == ANY else CLASSES[cls]


def _counted(count: Count) -> Args:
    """What is counted."""
    cls = _class_word(count.cls)
    if count.kind == COUNT_TYPES:
        return {"counted": f"@aa-count-types-{cls}"}
    if count.kind == COUNT_CONSTRUCTION:
        return {"counted": f"@aa-count-construction-{cls}"}
    if count.kind != COUNT_CARDS:
        return {"counted": f"@aa-count-{COUNTS[count.kind]}"}
    cards = f"@aa-count-cards-{cls}"
    if count.type == ANY and count.side == ANY:
        return {"counted": cards}
    if count.side == ANY:
        return {"counted": "@aa-count-of-type", "cards": cards, "of": type_name(count.type)}
    if count.type == ANY:
        return {"counted": "@aa-count-of-side", "cards": cards, "side": side_name(count.side)}
    own: Args = {"cards": cards, "of": type_name(count.type), "side": side_name(count.side)}
    return {"counted": "@aa-count-of-type-and-side", **own}


# --- one effect -------------------------------------------------------------------------------------

#: Effects that are a number: the name of its argument.
_NUMBERED: Final[dict[int, str]] = {
    GAIN_VP: "vp",
    GAIN_CREDITS: "credits",
    DRAW_RESOURCES: "resources",
    GAIN_ARTIFACT: "artifacts",
    GAIN_PLAN: "plans",
    PRODUCE_DELTA: "resources",
    HAND_SIZE_DELTA: "resources",
    PLACE_BLOCKADE: "tokens",
    PLACE_BLOCKADE_DELTA: "more",
    ATTACH_FROM_HAND: "resources",
    EXTRA_ACTIONS: "actions",
    EXTRA_TURNS: "turns",
}


def _does(effect: Effect) -> tuple[str, Args]:
    """What an effect does: a message as an argument, and the arguments it needs."""
    op = effect.op
    name = f"@aa-does-{EFFECTS[op]}"
    if op in _NUMBERED:
        return name, {_NUMBERED[op]: effect.n}
    if op in (COST_DELTA, PERFORM, LIMIT_DELTA, GOLD_OK):
        return _about_deed(effect)
    if op == ATTACK_DELTA:
        return f"{name}-{VERSUS[effect.vs]}", {"bonus": f"{effect.n:+d}"}
    if op == TAKE_CARDS:
        deck: Args = {"deck": f"@aa-deck-{CLASSES[effect.cls]}", "place": f"@aa-place-{PLACES[effect.place]}"}
        if effect.draw == effect.keep:
            return f"{name}-all", {"keep": effect.keep, **deck}
        return name, {"draw": effect.draw, "keep": effect.keep, **deck}
    if op == SEARCH:
        wanted = type_name(effect.type) if effect.type >= 0 else f"@aa-type-{_class_word(effect.type)}"
        deck = {"deck": f"@aa-deck-{_class_word(effect.cls)}", "place": f"@aa-place-{PLACES[effect.place]}"}
        return name, {"wanted": wanted, **deck}
    if op == PRODUCE:
        return (f"{name}-that" if effect.that else name), {"resources": effect.n}
    if op == ATTACK_ONCE:
        return (f"{name}-that" if effect.that else name), {}
    if op == REDRAW_ATTACK:
        return name, {"times": effect.times}
    if op in (ATTACH_FROM_DECK, REMOVE_BLOCKADE):
        number = "resources" if op == ATTACH_FROM_DECK else "tokens"
        return f"{name}-{_class_word(effect.cls)}", {number: effect.n}
    if op == BUILD_NOW:
        return f"{name}-{_class_word(effect.cls)}", {}
    return name, {}


def _about_deed(effect: Effect) -> tuple[str, Args]:
    """Costs, limits and gold of an action, or doing it."""
    op = effect.op
    name = f"@aa-does-{EFFECTS[op]}"
    args: Args = {"deed": f"@aa-deed-{DEEDS[effect.deed]}"}
    if op == GOLD_OK:
        return name, args
    if op == LIMIT_DELTA:
        return name, {**args, "more": effect.n}
    change = effect.n if op == COST_DELTA else effect.delta
    if op == PERFORM and not change:
        return name, args
    unit = "credits" if effect.deed == BUY else "icons"
    args |= {"change": abs(change), "dearer": int(change > 0)}
    if op == PERFORM and effect.ships_most:
        return f"{name}-ships", {**args, "ships": effect.ships_most}
    return f"{name}-{unit}", args
