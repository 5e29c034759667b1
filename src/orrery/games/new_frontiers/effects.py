"""The effect vocabulary (specification 9.1), compiled to numbers and match lists.

A power is one effect of a phase that modifies an action; END lines are the scoring of "?" tiles and
FIX marks printed properties that are no powers. Filters and selectors become lists of 0 and 1 by
tile, so that the rules only ever add and look up.
"""

import re
from typing import Final

from orrery.core.content import ContentError
from orrery.games.new_frontiers.components import ALIEN, GRAY, KEYWORDS, LETTERS
from orrery.games.new_frontiers.tiles import (
    PRODUCTION,
    TABLE,
    TECHNOLOGIES,
    TILES,
    WINDFALL,
    Tiles,
)

# Phases; the first six are the power kinds.
DEV: Final = 0
EXP: Final = 1
SET: Final = 2
PRO: Final = 3
TRA: Final = 4
CON: Final = 5
END: Final = 6
FIX: Final = 7
PHASES: Final[list[str]] = ["DEV", "EXP", "SET", "PRO", "TRA", "CON", "END", "FIX"]
POWER_KINDS: Final = 6

# What an effect does.
DEV_COST: Final = 0
DEV_AFTER_CR: Final = 1
EXP_DRAW: Final = 2
EXP_COLONIST: Final = 3
SET_MIL: Final = 4
SET_MIL_PER: Final = 5
SET_COST: Final = 6
SET_DISCARD_MIL: Final = 7
SET_PAY_MIL: Final = 8
SET_TWO: Final = 9
SET_AFTER_DRAW: Final = 10
SET_AFTER_CR: Final = 11
SET_COLLECT: Final = 12
SET_REPLACE: Final = 13
SET_REPLACE_SELF: Final = 14
PRO_WINDFALL: Final = 15
PRO_CR: Final = 16
PRO_CR_PER: Final = 17
PRO_CR_HERE: Final = 18
PRO_CR_KINDS: Final = 19
PRO_CR_MOST: Final = 20
TRA_PRICE: Final = 21
CON_USE: Final = 22
CON_UPTO: Final = 23
CON_DIFF: Final = 24
CON_VP: Final = 25
CON_VP_CONSUMED: Final = 26
CON_SELL: Final = 27
END_SCORE: Final = 28
END_TABLE: Final = 29
END_MILITARY: Final = 30
FIX_ANY_KIND: Final = 31
FIX_NO_SALE: Final = 32

_OPS: Final[dict[str, int]] = {
    "DEV.cost": DEV_COST,
    "DEV.after_cr": DEV_AFTER_CR,
    "EXP.draw": EXP_DRAW,
    "EXP.colonist": EXP_COLONIST,
    "SET.mil": SET_MIL,
    "SET.mil_per": SET_MIL_PER,
    "SET.cost": SET_COST,
    "SET.discard_mil": SET_DISCARD_MIL,
    "SET.pay_mil": SET_PAY_MIL,
    "SET.two": SET_TWO,
    "SET.after_draw": SET_AFTER_DRAW,
    "SET.after_cr": SET_AFTER_CR,
    "SET.collect": SET_COLLECT,
    "SET.replace": SET_REPLACE,
    "SET.replace_self": SET_REPLACE_SELF,
    "PRO.windfall": PRO_WINDFALL,
    "PRO.cr": PRO_CR,
    "PRO.cr_per": PRO_CR_PER,
    "PRO.cr_here": PRO_CR_HERE,
    "PRO.cr_kinds": PRO_CR_KINDS,
    "PRO.cr_most": PRO_CR_MOST,
    "TRA.price": TRA_PRICE,
    "CON.use": CON_USE,
    "CON.upto": CON_UPTO,
    "CON.diff": CON_DIFF,
    "CON.vp": CON_VP,
    "CON.vp_consumed": CON_VP_CONSUMED,
    "CON.sell": CON_SELL,
    "END.score": END_SCORE,
    "END.table": END_TABLE,
    "END.military": END_MILITARY,
    "FIX.any_kind": FIX_ANY_KIND,
    "FIX.no_sale": FIX_NO_SALE,
}
#: Effects whose text says "may": they must be marked with "?", and no others may be.
MAY: Final = (SET_DISCARD_MIL, SET_PAY_MIL, SET_TWO, SET_REPLACE, SET_REPLACE_SELF, CON_SELL)

# What a selector counts.
BY_TILE: Final = 0
BY_KINDS: Final = 1
BY_COLONISTS: Final = 2

_FORM: Final = re.compile(r"([A-Z]{3}\.[a-z_]+)\((.*)\)(\??)")
_SELECTOR: Final = re.compile(r"(colony|tile|tech|name)\[(.+)\]")
_INPUT: Final = re.compile(r"([0-9]+)([NRGA*])")
_OUTPUT: Final = re.compile(r"([0-9]+)(vp|cr)")


class Effect:
    """One effect of a tile, compiled."""

    __slots__ = (
        "counts",
        "cr",
        "different",
        "filtered",
        "free",
        "good",
        "here",
        "hi",
        "lo",
        "match",
        "n",
        "named",
        "needs",
        "op",
        "optional",
        "phase",
        "size",
        "table",
        "text",
        "tile",
        "vp",
    )

    def __init__(self, tile: int, phase: int, op: int, optional: bool, text: str) -> None:
        self.tile: int = tile
        self.phase: int = phase
        self.op: int = op
        self.optional: bool = optional
        self.text: str = text
        #: The number of the effect: $, VP, Military, worlds, colonists.
        self.n: int = 0
        #: By tile, ``TILES + 5`` long: what a filter or selector matches.
        self.match: list[int] = []
        #: Whether a filter narrows the effect at all.
        self.filtered: bool = False
        #: What a selector counts: tiles of ``match``, kinds or colonists.
        self.counts: int = BY_TILE
        #: The kind of good meant; 0 for any. ``here``: only the good on this colony.
        self.good: int = 0
        self.here: bool = False
        #: Bounds of the cost difference of a replacement.
        self.lo: int = 0
        self.hi: int = 0
        # Consume: ``size`` goods (at most, for "up to"), of which ``needs[kind]`` of a kind and
        # ``free`` of any, or all of different kinds; ``vp`` and ``cr`` for it.
        self.size: int = 0
        self.needs: list[int] = [0, 0, 0, 0, 0]
        self.free: int = 0
        self.different: bool = False
        self.vp: int = 0
        self.cr: int = 0
        #: The tile whose owner gets more (New Economy).
        self.named: int = -1
        #: Points by count (END.table), entry 0 for none.
        self.table: list[int] = []

    def needs_kind(self, oort: int) -> bool:
        """Whether the count depends on what the Oort Refinery is called."""
        if self.counts == BY_KINDS:
            return True
        if not self.match or oort < 0:
            return False
        return any(self.match[TILES + kind] != self.match[oort] for kind in range(1, 5))


def _split(text: str) -> list[str]:
    """Arguments, separated by commas outside brackets."""
    return [part.strip() for part in re.split(r",(?![^\[]*\])", text)] if text.strip() else []


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]+", text):
        raise ValueError(f"{text!r} is not a number")
    return int(text)


def _kind(text: str) -> int:
    if text == "*":
        return 0
    if len(text) == 1 and text in LETTERS[1:]:
        return LETTERS.index(text)
    raise ValueError(f"{text!r} is not a kind")


def _holds(tiles: Tiles, tile: int, kind: int, term: str) -> bool:
    """Whether a term of a filter holds for a tile that is of ``kind`` now."""
    if term.startswith("!"):
        return not _holds(tiles, tile, kind, term[1:])
    world = tile >= TECHNOLOGIES
    if term == "*":
        return True
    if term == "mil":
        return tiles.military[tile] == 1
    if term == "non":
        return world and tiles.military[tile] == 0
    if term == "production":
        return tiles.type[tile] == PRODUCTION
    if term == "windfall":
        return tiles.type[tile] == WINDFALL
    if term == "alien":  # ruling Q12
        return kind == ALIEN or tiles.keywords[tile] >> KEYWORDS.index("Alien") & 1 == 1
    if term.startswith("kw="):
        if term[3:] not in KEYWORDS:
            raise ValueError(f"{term[3:]!r} is no keyword")
        return tiles.keywords[tile] >> KEYWORDS.index(term[3:]) & 1 == 1
    return kind == _kind(term) and kind != GRAY


def _matches(tiles: Tiles, text: str, technologies: bool) -> list[int]:
    """The match list of a filter, for worlds and homes and, if asked, technologies."""
    terms = [term.strip() for term in text.split("&")]
    found = []
    for index in range(TILES + 5):
        tile, kind = (index, tiles.kind[index]) if index < TILES else (tiles.oort, index - TILES)
        counted = tile >= TECHNOLOGIES or (technologies and tile >= 0)
        found.append(int(counted and all(_holds(tiles, tile, kind, term) for term in terms)))
    return found


def _phase_list(tiles: Tiles, prefix: str, first: int, last: int) -> list[int]:
    """The tiles from ``first`` up to ``last`` with an effect that starts with ``prefix``."""
    found = []
    for index in range(TILES + 5):
        tile = index if index < TILES else tiles.oort
        has = first <= tile < last and any(text.startswith(prefix) for text in tiles.effects[tile])
        found.append(int(has))
    return found


def _select(tiles: Tiles, effect: Effect, text: str) -> None:
    """Compile a selector into ``effect``."""
    if text in ("kinds", "colonists"):
        effect.counts = BY_KINDS if text == "kinds" else BY_COLONISTS
        return
    form = _SELECTOR.fullmatch(text)
    if form is None:
        raise ValueError(f"{text!r} selects nothing")
    what, inner = form.group(1), form.group(2)
    if what == "name":
        if inner not in tiles.names:
            raise ValueError(f"no tile is called {inner!r}")
        named = tiles.names.index(inner)
        effect.match = [int(index == named) for index in range(TILES + 5)]
    elif inner in PHASES[:POWER_KINDS]:
        bounds = (0, TECHNOLOGIES) if what == "tech" else (TECHNOLOGIES, TILES)
        effect.match = _phase_list(tiles, f"{inner}.", bounds[0], bounds[1])
    elif what == "tech" and inner == "mil":
        effect.match = _phase_list(tiles, "SET.mil(", 0, TECHNOLOGIES)
    elif what == "tech":
        if inner not in ("small", "large"):
            raise ValueError(f"{inner!r} is no sort of technology")
        wanted = int(inner == "large")
        effect.match = [int(t < TECHNOLOGIES and tiles.large[t] == wanted) for t in range(TILES)] + [0] * 5
    else:
        effect.match = _matches(tiles, inner, what == "tile")


def _outputs(effect: Effect, text: str) -> None:
    for part in text.split("+"):
        form = _OUTPUT.fullmatch(part.strip())
        if form is None:
            raise ValueError(f"{part!r} is neither vp nor cr")
        if form.group(2) == "vp":
            effect.vp += int(form.group(1))
        else:
            effect.cr += int(form.group(1))


def _inputs(effect: Effect, text: str) -> None:
    """What CON.use eats: counts of kinds, or goods of different kinds."""
    if text.endswith("diff"):
        effect.different = True
        effect.size = _number(text[:-4])
        return
    for part in text.split("+"):
        form = _INPUT.fullmatch(part.strip())
        if form is None:
            raise ValueError(f"{part!r} is no number of goods")
        kind = _kind(form.group(2))
        effect.size += int(form.group(1))
        if kind:
            effect.needs[kind] += int(form.group(1))
        else:
            effect.free += int(form.group(1))


def _fill(tiles: Tiles, effect: Effect, args: list[str]) -> None:
    """Read the arguments of an effect by what it does."""
    op = effect.op
    if op in (SET_TWO, CON_SELL, FIX_ANY_KIND, FIX_NO_SALE):
        _expect(args, 0, 0)
    elif op in (CON_USE, CON_DIFF):
        _expect(args, 1, 1)
        left, _, right = args[0].partition("->")
        _outputs(effect, right)
        if op == CON_USE:
            _inputs(effect, left)
        else:
            effect.different = True
            effect.size = _number(left)
    elif op == CON_UPTO:
        _expect(args, 2, 2)
        left, _, right = args[1].partition("->")
        _outputs(effect, right)
        effect.size = _number(args[0])
        effect.good = _kind(left)
    elif op == SET_REPLACE:
        _expect(args, 2, 2)
        effect.lo, effect.hi = _number(args[0]), _number(args[1])
    elif op == SET_REPLACE_SELF:
        _expect(args, 1, 1)
        effect.match = _matches(tiles, args[0], False)
    elif op == PRO_WINDFALL:
        _expect(args, 1, 1)
        effect.good = _kind(args[0])
    elif op == END_TABLE:
        _expect(args, 2, 99)
        _select(tiles, effect, args[0])
        effect.table = [0] + [_number(arg) for arg in args[1:]]
    elif op == CON_VP_CONSUMED:
        _expect(args, 3, 3)
        effect.n, effect.vp = _number(args[0]), _number(args[2])
        if args[1] not in tiles.names:
            raise ValueError(f"no tile is called {args[1]!r}")
        effect.named = tiles.names.index(args[1])
    elif op in (SET_MIL_PER, PRO_CR_PER, END_SCORE):
        _expect(args, 2, 2)
        effect.n = _number(args[0])
        _select(tiles, effect, args[1])
        if op == SET_MIL_PER and effect.needs_kind(tiles.oort):
            raise ValueError("Military cannot depend on a kind that is named anew in each action")
    elif op in (SET_MIL, SET_COST, SET_PAY_MIL):
        _expect(args, 1, 2)
        effect.n = _number(args[0])
        effect.filtered = len(args) == 2
        effect.match = _matches(tiles, args[1] if effect.filtered else "*", False)
    elif op in (SET_DISCARD_MIL, PRO_CR_MOST, TRA_PRICE):
        _expect(args, 1, 2)
        effect.n = _number(args[0])
        if len(args) == 2 and args[1] == "this" and op == TRA_PRICE:
            effect.here = True
        elif len(args) == 2:
            effect.good = _kind(args[1])
    else:
        _expect(args, 1, 1)
        effect.n = _number(args[0])


def _expect(args: list[str], least: int, most: int) -> None:
    if not least <= len(args) <= most:
        raise ValueError(f"{len(args)} arguments")


def parse_effect(tiles: Tiles, tile: int, text: str) -> Effect:
    """Compile one effect of a tile; ``ContentError`` names the tile and what is wrong."""
    form = _FORM.fullmatch(text)
    if form is None or form.group(1) not in _OPS:
        raise ContentError(f"{tiles.ids[tile]}: no effect reads {text!r}")
    op = _OPS[form.group(1)]
    optional = form.group(3) == "?"
    if optional != (op in MAY):
        word = "must" if op in MAY else "cannot"
        raise ContentError(f"{tiles.ids[tile]}: {text!r} {word} be marked as optional")
    effect = Effect(tile, PHASES.index(text[:3]), op, optional, text)
    try:
        _fill(tiles, effect, _split(form.group(2)))
    except ValueError as error:
        raise ContentError(f"{tiles.ids[tile]}: {text!r}: {error}") from None
    return effect


def compile_effects(tiles: Tiles) -> list[list[Effect]]:
    """All effects by tile, in the order printed."""
    return [[parse_effect(tiles, tile, text) for text in tiles.effects[tile]] for tile in range(TILES)]


def value_table(effects: list[Effect]) -> list[int]:
    """For a "?" tile: what each tile is worth to it, by the best line it meets (L791-793)."""
    worth = [0] * (TILES + 5)
    for effect in effects:
        if effect.op == END_SCORE and effect.counts == BY_TILE:
            for index in range(TILES + 5):
                worth[index] = max(worth[index], effect.n * effect.match[index])
    return worth


EFFECTS: Final[list[list[Effect]]] = compile_effects(TABLE)

#: All powers, numbered by tile and place on it, and the powers of each tile by number.
POWERS: Final[list[Effect]] = [e for effects in EFFECTS for e in effects if e.phase < POWER_KINDS]
POWERS_OF: Final[list[list[int]]] = [
    [number for number, power in enumerate(POWERS) if power.tile == tile] for tile in range(TILES)
]
#: Bit mask of the power kinds of each tile, and how many Consume powers it has (ruling Q35).
POWER_MASK: Final[list[int]] = [
    sum(1 << phase for phase in {POWERS[p].phase for p in powers}) for powers in POWERS_OF
]
CONSUME_POWERS: Final[list[int]] = [sum(POWERS[p].phase == CON for p in powers) for powers in POWERS_OF]
#: $ more for the good that lies on this very colony.
PRICE_HERE: Final[list[int]] = [sum(e.n for e in effects if e.here) for effects in EFFECTS]
#: Tiles whose good cannot be sold.
NO_SALE: Final[list[int]] = [int(any(e.op == FIX_NO_SALE for e in effects)) for effects in EFFECTS]
#: For "?" tiles: worth of every tile (see ``value_table``), and the lines that count otherwise.
WORTH: Final[list[list[int]]] = [value_table(effects) for effects in EFFECTS]
OTHER_LINES: Final[list[list[Effect]]] = [
    [e for e in effects if e.phase == END and not (e.op == END_SCORE and e.counts == BY_TILE)]
    for effects in EFFECTS
]

#: Powers that get an action of their own, in the order of the action table.
DISCARD_POWERS: Final[list[int]] = [p for p, e in enumerate(POWERS) if e.op == SET_DISCARD_MIL]
FEED_POWERS: Final[list[int]] = [p for p, e in enumerate(POWERS) if e.op in (CON_USE, CON_UPTO, CON_DIFF)]
#: Powers whose count depends on what the Oort Refinery is called.
KIND_DEPENDENT: Final[list[bool]] = [power.needs_kind(TABLE.oort) for power in POWERS]
