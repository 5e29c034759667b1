"""What is printed on a tile, in words: its powers and scoring lines, put together from its effects.

A few messages cover the whole effect vocabulary, so a corrected row of the content needs no new text.
A set of tiles ("Rebel military colonies") is a message for the noun with the terms as further arguments,
which the renderer fills in.
"""

from typing import Final

from orrery.core.messages import Label
from orrery.games.new_frontiers.components import CONTENT, GOALS, KEYWORDS, KINDS, LETTERS
from orrery.games.new_frontiers.effects import (
    CON_DIFF,
    CON_SELL,
    CON_UPTO,
    CON_USE,
    CON_VP,
    CON_VP_CONSUMED,
    DEV_AFTER_CR,
    DEV_COST,
    EFFECTS,
    END_MILITARY,
    END_SCORE,
    END_TABLE,
    EXP_COLONIST,
    EXP_DRAW,
    FIX_ANY_KIND,
    FIX_NO_SALE,
    PHASES,
    POWER_KINDS,
    PRO_CR,
    PRO_CR_HERE,
    PRO_CR_KINDS,
    PRO_CR_MOST,
    PRO_CR_PER,
    PRO_WINDFALL,
    SET_AFTER_CR,
    SET_AFTER_DRAW,
    SET_COLLECT,
    SET_COST,
    SET_DISCARD_MIL,
    SET_MIL,
    SET_MIL_PER,
    SET_PAY_MIL,
    SET_REPLACE,
    SET_REPLACE_SELF,
    SET_TWO,
    TRA_PRICE,
    Effect,
)
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    COST,
    GRAY_WORLD,
    IDS,
    KEYWORD_MASK,
    KIND,
    MILITARY,
    OORT,
    PRODUCTION,
    TABLE,
    TYPE,
    VARIABLE,
    VP,
)

Args = dict[str, int | str]

#: The tables whose rows are tiles, in the order of their numbers.
_TILES: Final = ("technologies", "worlds", "homes")
_ROWS: Final = [row for name in _TILES for row in CONTENT.tables[name]]
#: The words of power kinds, by phase.
_POWER_KINDS: Final = ["develop", "explore", "settle", "produce", "trade", "consume"]
_PARTS: Final = ("first", "second", "third")


def is_stand_in(tile: int) -> bool:
    """Whether the row of a tile is invented; clients mark it (``nf-stand-in``)."""
    return bool(_ROWS[tile]["provenance"] == "stand-in")


def tile_text(tile: int) -> list[Label]:
    """Every power, property and scoring line of a tile, in the order printed."""
    return [effect_label(effect) for effect in EFFECTS[tile]]


def component_words(table: str, component: str) -> list[Label]:
    """What a tile or a goal says; rows of other tables say nothing."""
    if table in _TILES:
        return tile_text(IDS.index(component))
    if table == "goals":
        return [goal_text(GOALS.index(component))]
    return []


def world_facts(tile: int) -> Args:
    """The printed numbers of a world as arguments: cost or defence, colonists, points, what it yields."""
    facts: Args = {"colonists": COLONISTS[tile], "vp": printed_vp(tile)}
    facts["defence" if MILITARY[tile] else "credits"] = COST[tile]
    if tile == OORT:
        facts["output"] = "@nf-output-any"
    elif TYPE[tile] == GRAY_WORLD:
        facts["output"] = "@nf-output-gray"
    else:
        production = TYPE[tile] == PRODUCTION
        facts["output"] = "@nf-output-production" if production else "@nf-output-windfall"
        facts["kind"] = kind_name(KIND[tile])
    return facts


def printed_vp(tile: int) -> int | str:
    """The points printed on a tile; ``?`` where they are counted at the end."""
    return "?" if VARIABLE[tile] else VP[tile]


def keyword_names(tile: int) -> list[str]:
    """The keywords of a tile as messages."""
    mask = KEYWORD_MASK[tile]
    return [f"nf-keyword-{word.lower()}" for bit, word in enumerate(KEYWORDS) if mask >> bit & 1]


def goal_text(goal: int) -> Label:
    """What a goal counts, with the points of each band."""
    bands = CONTENT.tables["goals"][goal]["bands"]
    args: Args = {"bands": f"@nf-bands-{len(bands)}"}
    for number, (least, points) in enumerate(bands, 1):
        args[f"least{number}"] = int(least)
        args[f"vp{number}"] = int(points)
    return (f"nf-goal-{GOALS[goal]}-text", args)


# --- sets of tiles --------------------------------------------------------------------------------------

#: Terms that say what a world is like; the others say whose or of what kind it is.
_NATURES: Final = ("military", "peaceful", "production", "windfall", "not-production", "not-windfall")


def _term(text: str) -> str:
    """One term of a filter as a word; negated terms have words of their own."""
    word = text.removeprefix("!")
    negated = word != text
    if word in ("mil", "non"):
        return "military" if (word == "mil") != negated else "peaceful"
    if word.startswith("kw="):
        word = f"keyword-{word[3:].lower()}"
    elif len(word) == 1:
        word = f"kind-{KINDS[LETTERS.index(word)]}"
    return f"not-{word}" if negated else word


def _joined(slot: str, terms: list[str]) -> Args:
    """One or two terms as the argument ``slot``."""
    if len(terms) == 1:
        return {slot: f"@nf-term-{terms[0]}"}
    left, right = terms
    return {slot: f"@nf-two-{slot}", f"{slot}1": f"@nf-term-{left}", f"{slot}2": f"@nf-term-{right}"}


def _filtered(noun: str, text: str) -> Args:
    """Tiles of a noun (world, colony, tile) that meet a filter, of at most two terms of either sort."""
    terms = [_term(term.strip()) for term in text.split("&") if term.strip() != "*"]
    natures = [term for term in terms if term in _NATURES]
    others = [term for term in terms if term not in _NATURES]
    args: Args = {}
    form = ""
    if others:
        form += "-of"
        args.update(_joined("of", others))
    if natures:
        form += "-like"
        args.update(_joined("like", natures))
    return {"set": f"@nf-set-{noun}{form}", **args}


def worlds_meant(effect: Effect) -> Args:
    """The worlds a power to pay for one, or to put one in a colony's place, is about."""
    inner = _inner(effect)
    return _filtered("world", inner[-1] if effect.op == SET_REPLACE_SELF or effect.filtered else "*")


def _selected(text: str) -> Args:
    """What a selector counts."""
    if text in ("kinds", "colonists"):
        return {"set": f"@nf-set-{text}"}
    what, _, inner = text.removesuffix("]").partition("[")
    if what == "name":
        return {"set": "@nf-set-name", "named": tile_name(TABLE.names.index(inner))}
    if inner in PHASES[:POWER_KINDS]:
        noun = "technology" if what == "tech" else "colony"
        power = f"@nf-power-kind-{_POWER_KINDS[PHASES.index(inner)]}"
        return {"set": f"@nf-set-{noun}-power", "power": power}
    if what == "tech":
        return {"set": f"@nf-set-technology-{inner}"}
    return _filtered(what, inner)


def _inner(effect: Effect) -> list[str]:
    """The arguments of an effect as written; only the last may hold brackets or commas of its own."""
    text = effect.text[effect.text.index("(") + 1 : effect.text.rindex(")")]
    return [part.strip() for part in text.split(",", 1)]


# --- goods and what they bring --------------------------------------------------------------------------


def eaten_args(power: Effect) -> Args:
    """What a Consume power that eats a fixed meal needs, as the argument ``eaten`` with its parts."""
    if power.different:
        return {"eaten": "@nf-eat-different", "goods": power.size}
    parts: list[str] = []
    args: Args = {}
    for kind in range(1, 5):
        if power.needs[kind]:
            parts.append(f"@nf-eat-{KINDS[kind]}")
            args[KINDS[kind]] = power.needs[kind]
    if power.free:
        parts.append("@nf-eat-any")
        args["goods"] = power.free
    args["eaten"] = f"@nf-eat-{len(parts)}"
    args.update(zip(_PARTS, parts, strict=False))
    return args


def gain_args(power: Effect, times: int = 1) -> Args:
    """What a Consume power pays."""
    return {"vp": power.vp * times, "credits": power.cr * times}


# --- one effect -----------------------------------------------------------------------------------------


def effect_label(effect: Effect) -> Label:
    """One effect of a tile as a message."""
    op = effect.op
    if op in _NUMBERED:
        message, name = _NUMBERED[op]
        return (message, {name: effect.n})
    if op in _BARE:
        return (_BARE[op], {})
    if op in _PER:
        message, name = _PER[op]
        number: int | str = f"{effect.n:+d}" if op == SET_MIL_PER else effect.n
        return (message, {name: number, **_selected(_inner(effect)[1])})
    if op in (DEV_COST, SET_COST, SET_MIL, SET_PAY_MIL, SET_REPLACE, SET_REPLACE_SELF):
        return _terms_label(effect)
    if op in (CON_USE, CON_UPTO, CON_DIFF, CON_VP_CONSUMED):
        return _consume_label(effect)
    if op == END_TABLE:
        steps = " / ".join(map(str, effect.table[1:]))
        return ("nf-power-score-table", {"steps": steps, **_selected(_inner(effect)[0])})
    return _kind_label(effect)


#: Effects that are a number: the message and the name of its argument.
_NUMBERED: Final[dict[int, tuple[str, str]]] = {
    DEV_AFTER_CR: ("nf-power-develop-income", "credits"),
    EXP_DRAW: ("nf-power-explore-draw", "worlds"),
    EXP_COLONIST: ("nf-power-explore-colonists", "colonists"),
    SET_AFTER_DRAW: ("nf-power-settle-draw", "worlds"),
    SET_AFTER_CR: ("nf-power-settle-income", "credits"),
    SET_COLLECT: ("nf-power-settle-collect", "colonists"),
    PRO_CR: ("nf-power-produce-income", "credits"),
    PRO_CR_HERE: ("nf-power-produce-here", "credits"),
    PRO_CR_KINDS: ("nf-power-produce-kinds", "credits"),
    CON_VP: ("nf-power-consume-vp", "vp"),
    END_MILITARY: ("nf-power-score-military", "vp"),
}
#: Effects without a number.
_BARE: Final[dict[int, str]] = {
    SET_TWO: "nf-power-settle-two",
    CON_SELL: "nf-power-consume-sell",
    FIX_ANY_KIND: "nf-power-any-kind",
    FIX_NO_SALE: "nf-power-no-sale",
}
#: Effects that count something.
_PER: Final[dict[int, tuple[str, str]]] = {
    SET_MIL_PER: ("nf-power-military-per", "military"),
    PRO_CR_PER: ("nf-power-produce-per", "credits"),
    END_SCORE: ("nf-power-score", "vp"),
}


def _terms_label(effect: Effect) -> Label:
    """Prices, Military and replacements, perhaps for some worlds only."""
    op = effect.op
    inner = _inner(effect)
    if op == SET_REPLACE:
        return ("nf-power-replace", {"least": effect.lo, "most": effect.hi})
    if op == SET_REPLACE_SELF:
        return ("nf-power-replace-self", worlds_meant(effect))
    change: Args = {"credits": abs(effect.n), "dearer": int(effect.n > 0)}
    if op == DEV_COST:
        return ("nf-power-develop-cost", change)
    if op == SET_PAY_MIL:
        return ("nf-power-pay", {**change, **worlds_meant(effect)})
    if op == SET_COST:
        if effect.filtered:
            return ("nf-power-settle-cost-of", {**change, **_filtered("world", inner[1])})
        return ("nf-power-settle-cost", change)
    if effect.filtered:
        return ("nf-power-military-against", {"military": f"{effect.n:+d}", **_filtered("world", inner[1])})
    return ("nf-power-military", {"military": f"{effect.n:+d}"})


def _consume_label(effect: Effect) -> Label:
    if effect.op == CON_VP_CONSUMED:
        return ("nf-power-consumed", {"vp": effect.n, "more": effect.vp, "tile": tile_name(effect.named)})
    gain = gain_args(effect)
    if effect.op == CON_USE:
        return ("nf-power-use", {**eaten_args(effect), **gain})
    if effect.op == CON_DIFF:
        return ("nf-power-use-different", {"goods": effect.size, **gain})
    if effect.good:
        return ("nf-power-use-up-to", {"goods": effect.size, "kind": kind_name(effect.good), **gain})
    return ("nf-power-use-any", {"goods": effect.size, **gain})


#: Effects about a good: the message for a kind, the one for any kind, and the name of the number.
_ABOUT_GOODS: Final[dict[int, tuple[str, str, str]]] = {
    SET_DISCARD_MIL: ("nf-power-discard", "nf-power-discard-any", "military"),
    PRO_WINDFALL: ("nf-power-windfall", "nf-power-windfall-any", ""),
    PRO_CR_MOST: ("nf-power-produce-most", "nf-power-produce-most-any", "credits"),
    TRA_PRICE: ("nf-power-price", "nf-power-price-any", "credits"),
}


def _kind_label(effect: Effect) -> Label:
    message, any_kind, name = _ABOUT_GOODS[effect.op]
    args: Args = {}
    if name:
        args[name] = f"{effect.n:+d}" if effect.op == SET_DISCARD_MIL else effect.n
    if effect.here:
        return ("nf-power-price-this", args)
    if effect.good:
        return (message, {**args, "kind": kind_name(effect.good)})
    return (any_kind, args)
