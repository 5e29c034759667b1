"""Constraints that the rulebook itself puts on the component tables (C1-C22), for any content."""

from itertools import pairwise
from typing import Any, Final

from orrery.core.content import Content, ContentError
from orrery.games.new_frontiers.actions import TOP_SALE
from orrery.games.new_frontiers.components import CONTENT, KEYWORDS, MOST_STORED
from orrery.games.new_frontiers.effects import (
    CON,
    CON_SELL,
    CON_VP_CONSUMED,
    END_MILITARY,
    SET_MIL,
    TRA_PRICE,
    Effect,
    compile_effects,
    value_table,
)
from orrery.games.new_frontiers.tiles import TECHNOLOGIES, TILES, Tiles

#: C2, C3: military worlds by defence 1..9, non-military ones by cost 0..7 (one digit inferred).
_DEFENCES: Final = [5, 6, 3, 3, 2, 2, 1, 2, 2]
_COSTS: Final = [1, 3, 12, 5, 4, 6, 2, 1]
#: C4-C6 by (military, value).
_COLONISTS: Final = {(True, 1): 18, (True, 2): 8, (False, 1): 21, (False, 2): 13}
_TYPES: Final = {
    (True, "windfall"): 12,
    (True, "production"): 6,
    (True, "gray"): 8,
    (False, "windfall"): 11,
    (False, "production"): 20,
    (False, "gray"): 3,
}
_KINDS: Final = {
    (True, "N"): 3,
    (True, "R"): 4,
    (True, "G"): 6,
    (True, "A"): 5,
    (True, "any"): 0,
    (False, "N"): 12,
    (False, "R"): 9,
    (False, "G"): 5,
    (False, "A"): 4,
    (False, "any"): 1,
}
#: C8.
_KEYWORDS: Final = {
    (True, "Imperium"): 3,
    (False, "Imperium"): 4,
    (True, "Rebel"): 11,
    (False, "Rebel"): 0,
    (True, "Uplift"): 6,
    (False, "Uplift"): 4,
}
#: C15: effects that a source gives, by tile; each must start so.
_SOURCED: Final[dict[str, tuple[str, ...]]] = {
    "space-marines": ("SET.mil(2)",),
    "homesteading-pioneers": ("EXP.colonist(1)",),
    "contact-specialist": ("SET.pay_mil(-1,!alien)",),
    "consumer-markets": ("CON.upto(3,",),
    "mining-conglomerate": ("PRO.cr_most(",),
    "imperium-arms-factory": ("CON.upto(2,",),
    "survey-team": ("EXP.draw(1)",),
    "terraforming-engineers": ("SET.replace(0,3)",),
    "investment-credits": ("DEV.cost(-1)",),
    "improved-logistics": ("SET.two()",),
    "terraforming-robots": ("SET.after_draw(1)",),
    "galactic-salon": ("CON.vp(1)",),
    "trade-league": ("TRA.", "CON."),
    "alien-tech-institute": ("PRO.windfall(A)", "END.score(2,tile[kw=Alien])"),
    "pan-galactic-league": (
        "PRO.cr_per(1,colony[G])",
        "END.score(2,colony[G])",
        "END.score(1,colony[mil])",
    ),
    "imperium-lords": (
        "PRO.cr_per(1,colony[kw=Rebel&mil])",
        "END.score(2,colony[kw=Rebel&mil])",
        "END.score(1,tile[kw=Imperium])",
    ),
    "new-economy": ("CON.vp_consumed(1,Galactic Salon,1)",),
    "deep-space-symbionts": ("DEV.after_cr(1)",),
    "alien-oort-cloud-refinery": ("FIX.any_kind()", "FIX.no_sale()"),
    "comet-zone": ("PRO.cr_here(",),
    "spice-world": ("TRA.price(",),
    "new-vinland": ("CON.use(1*->2cr)",),
    "old-earth": ("CON.use(2*->3vp)",),
    "alpha-centauri": ("SET.cost(-1,R)", "SET.mil(1,R)"),
    "dying-colony": ("SET.replace_self(non&!alien)",),
}
#: C15: sourced cost and VP.
_NUMBERS: Final = {
    "space-marines": (2, 1),
    "homesteading-pioneers": (3, 2),
    "deep-space-symbionts": (3, 1),
}
#: What the goals count, and what they let players store, in the order the rules know them by (C20).
_GOALS: Final = [
    ("consume-powers", None),
    ("keywords", None),
    ("power-kinds", None),
    ("colony-kinds", None),
    ("stored-goods", "goods"),
    ("stored-worlds", "worlds"),
    ("stored-credits", "credits"),
    ("unused-colonists", None),
]
#: The bonus of each action tile: $, discount, colonists, VP (2.4-2.13).
_BONUSES: Final = {
    "isolation": (2, 0, 0, 0),
    "overview": (1, 0, 0, 0),
    "develop": (0, 1, 0, 0),
    "explore": (0, 0, 0, 0),
    "settle": (0, 0, 1, 0),
    "produce": (0, 0, 0, 0),
    "trade": (0, 0, 0, 1),
    "diplomats": (0, 0, 0, 1),
}
#: C18: what a good of each kind sells for.
_PRICES: Final = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}
#: The limits that the rulebook gives, with their chapters.
_LIMITS: Final = {
    "spaces": (10, "2.14"),
    "colonies": (7, "2.14"),
    "colonists": (5, "2.14"),
    "empire": (9, "2.7"),
    "display": (7, "2.7"),
    "colonists_taken": (2, "2.8"),
    "goals_drawn": (3, "2.13"),
    "idle_credits": (1, "2.12"),
}
#: Tables whose rows the rules know one by one, by this column: none can be added, none left out.
_KNOWN_ROWS: Final = {
    "action_tiles": "id",
    "kinds": "id",
    "limits": "id",
    "components": "id",
    "setup": "players",
}


def check_content(content: Content) -> list[str]:
    """What the tables violate; empty if they are sound. Every line names a constraint or a row."""
    problems = [f"there is no table {table}" for table in CONTENT.tables if table not in content.tables]
    problems = problems or content.odd_rows(CONTENT) or _strange_rows(content)
    if problems:
        return problems
    try:
        tiles = Tiles(content)
        effects = compile_effects(tiles)
    except ContentError as error:
        return [str(error)]
    problems += _world_problems(content)
    problems += _technology_problems(content)
    problems += _home_problems(content)
    problems += _goal_problems(content)
    problems += _fixed_problems(content)
    problems += _component_problems(content)
    problems += _setup_problems(content)
    problems += _effect_problems(tiles, effects)
    problems += _sale_problems(content, effects)
    if len(set(tiles.ids)) != TILES:
        problems.append("two tiles share an id")
    return problems


def _strange_rows(content: Content) -> list[str]:
    """Tables that have other rows than the rules know."""
    problems = []
    for table, column in _KNOWN_ROWS.items():
        known = CONTENT.column(table, column)
        if content.column(table, column) != known:
            problems.append(f"{table}: the rows are {', '.join(map(str, known))}, in this order")
    return problems


class _Ledger:
    """Collects what does not hold."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)


def _world_problems(content: Content) -> list[str]:
    """C1-C10, C12."""
    ledger = _Ledger()
    worlds = content.tables["worlds"]
    military = [row for row in worlds if row["military"]]
    others = [row for row in worlds if not row["military"]]
    ledger.expect((len(military), len(others)) == (26, 34), "worlds are not 26 + 34 (C1)")
    defences = [sum(row["cost"] == n for row in military) for n in range(1, 10)]
    ledger.expect(defences == _DEFENCES, f"military worlds by defence: {defences} (C2)")
    costs = [sum(row["cost"] == n for row in others) for n in range(8)]
    ledger.expect(costs == _COSTS, f"non-military worlds by cost: {costs} (C3)")
    for column, wanted, name in (
        ("colonists", _COLONISTS, "C4"),
        ("type", _TYPES, "C5"),
        ("kind", _KINDS, "C6"),
    ):
        counts: dict[tuple[bool, Any], int] = {}
        for row in worlds:
            if row[column] is not None:
                key = (bool(row["military"]), row[column])
                counts[key] = counts.get(key, 0) + 1
        for key in sorted({*counts, *wanted}, key=str):
            sort = "military" if key[0] else "non-military"
            problem = f"{counts.get(key, 0)} {sort} worlds with {column} {key[1]}, not {wanted.get(key, 0)}"
            ledger.expect(counts.get(key, 0) == wanted.get(key, 0), f"{problem} ({name})")
    gray = [row for row in worlds if row["type"] == "gray"]
    for row in worlds + content.tables["homes"]:
        ledger.expect((row["type"] == "gray") == (row["kind"] is None), f"{row['id']}: type and kind (C12)")
        ledger.expect(row["type"] in ("gray", "windfall", "production"), f"{row['id']}: no such type (C5)")
    aliens = sum("Alien" in row["keywords"] for row in gray)
    ledger.expect(aliens == 1, f"{aliens} gray worlds are Alien, not 1 (C7)")
    for (is_military, word), count in _KEYWORDS.items():
        found = sum(word in row["keywords"] for row in (military if is_military else others))
        sort = "military" if is_military else "non-military"
        ledger.expect(found == count, f"{found} {sort} worlds are {word}, not {count} (C8)")
    both = sum("Rebel" in row["keywords"] and "Uplift" in row["keywords"] for row in worlds)
    ledger.expect(both == 1, f"{both} Rebel worlds have Uplift, not 1 (C8)")
    for rows, top, words in ((military, 9, ("Rebel", "Uplift")), (others, 6, ("Imperium", "Uplift"))):
        printed = [row["vp"] for row in rows if row["vp"] != "?"]
        bounds = (min(printed, default=0), max(printed, default=0))
        ledger.expect(bounds == (0, top), f"printed VP are not 0-{top} (C9)")
        for word in words:
            lines = any(
                f"kw={word}" in effect
                for row in rows
                if row["vp"] == "?"
                for effect in row["effects"]
                if effect.startswith("END.")
            )
            ledger.expect(lines, f'no "?" world counts {word} as it should (C10)')
    return ledger.problems


def _technology_problems(content: Content) -> list[str]:
    """C13, C14, C16."""
    ledger = _Ledger()
    rows = content.tables["technologies"]
    large = [row for row in rows if row["size"] == "large"]
    small = [row for row in rows if row["size"] == "small"]
    ledger.expect(len(large) == 16 and len(small) == 24, "there are not 16 + 24 technologies (C13, C14)")
    for row in large:
        ledger.expect(row["cost"] == 9 and row["vp"] == "?", f"{row['id']} is not 9/? (C13)")
    for row in small:
        ledger.expect(1 <= row["cost"] <= 5 and row["vp"] != "?", f"{row['id']} costs {row['cost']} (C14)")
    names = [row["name"] for row in rows]
    ledger.expect(len(set(names)) == len(rows), "two technologies share a name (C14, C16)")
    faces = ["fixed"] * 8 + ["white", "back"] * 16
    ledger.expect([row["face"] for row in rows] == faces, "faces are out of order (C16)")
    pairs = [row["code"][:-1] for row in rows[8:]]
    ledger.expect(
        all(pairs[i] == pairs[i + 1] for i in range(0, len(pairs) - 1, 2)), "faces of one tile differ (C16)"
    )
    count = _counts(content)
    ledger.expect(count["small-technologies"] == 3 * 16, "small technologies are not 16 stacks of 3 (C14)")
    ledger.expect(count["large-technologies"] == 8, "there are not 8 large technologies (C13)")
    return ledger.problems


def _home_problems(content: Content) -> list[str]:
    """Sixteen homes on eight mats, and goods enough for them (C11)."""
    ledger = _Ledger()
    homes = content.tables["homes"]
    places = [(row["mat"], row["side"]) for row in homes]
    wanted = [(mat, side) for mat in range(1, 9) for side in "ab"]
    ledger.expect(places == wanted, "homes are not both sides of mats 1 to 8 in order")
    for row in homes:
        ledger.expect(row["colonists"] == 1, f"{row['id']} does not hold 1 colonist")
        ledger.expect(row["cost"] >= 0, f"{row['id']} costs {row['cost']}")
    for kind in content.tables["kinds"]:
        needed = sum(row["kind"] in (kind["letter"], "any") for row in content.tables["worlds"])
        mats = len({row["mat"] for row in homes if row["kind"] == kind["letter"]})
        problem = f"{kind['goods']} {kind['id']} goods do not suffice for {needed} worlds, {mats} mats"
        ledger.expect(needed + mats <= kind["goods"], f"{problem} (C11)")
        ledger.expect(
            kind["goods"] <= MOST_STORED, f"{kind['goods']} {kind['id']} goods are too many to count"
        )
    return ledger.problems


def _goal_problems(content: Content) -> list[str]:
    """C20, and bands that rise."""
    ledger = _Ledger()
    goals = content.tables["goals"]
    ledger.expect(len(goals) == 8, "there are not 8 goals (C20)")
    found = [(row["counts"], row["storage"]) for row in goals]
    ledger.expect(found == _GOALS, "goals are out of order, or store something else (C20)")
    for row in goals:
        ledger.expect(
            _are_bands(row["bands"]), f"the bands of {row['id']} are not two or three that rise (C20)"
        )
    return ledger.problems


def _are_bands(bands: list[Any]) -> bool:
    """Whether these are two or three pairs of a least amount, from 1 on, and its points, both rising."""
    if len(bands) not in (2, 3) or not all(isinstance(band, list) and len(band) == 2 for band in bands):
        return False
    if not all(type(number) is int for band in bands for number in band):
        return False
    amounts, points = zip(*bands, strict=True)
    return all(low < high for numbers in (amounts, points) for low, high in pairwise((0, *numbers)))


def _fixed_problems(content: Content) -> list[str]:
    """Numbers that the rulebook gives for good: bonuses, limits, and prices (C18)."""
    ledger = _Ledger()
    for row in content.tables["action_tiles"]:
        bonus = (row["credits"], row["discount"], row["colonists"], row["vp"])
        problem = f"{row['id']}: the bonus is {bonus}, not {_BONUSES[row['id']]} ($, discount, colonists, VP)"
        ledger.expect(bonus == _BONUSES[row["id"]], problem)
    for row in content.tables["limits"]:
        number, chapter = _LIMITS[row["id"]]
        ledger.expect(row["number"] == number, f"{row['id']}: {row['number']}, not {number} ({chapter})")
    for row in content.tables["kinds"]:
        price = _PRICES[row["id"]]
        ledger.expect(row["price"] == price, f"{row['id']} sells for {row['price']}, not {price} (C18)")
    letters = content.column("kinds", "letter")
    ledger.expect(letters == CONTENT.column("kinds", "letter"), f"kinds are written {letters}")
    return ledger.problems


def _component_problems(content: Content) -> list[str]:
    """What is counted is as much as the other tables need (C13, C14, C20, C22)."""
    ledger = _Ledger()
    tables = content.tables
    count = _counts(content)
    seats = max(content.column("setup", "players"))
    chips = count["vp-chips-1"] + 5 * count["vp-chips-5"]
    ledger.expect(chips == 60, f"chips of 1 and 5 total {chips}, not 60 (C22)")
    pieces = count["vp-chips-1"] + count["vp-chips-5"] + count["vp-chips-10"]
    ledger.expect(pieces == 40, f"there are {pieces} VP chips, not 40 (C22)")
    ledger.expect(2 * count["mats"] == len(tables["homes"]), "a mat has not two homes")
    ledger.expect(count["worlds"] == len(tables["worlds"]), "the worlds are not those of their table (C1)")
    ledger.expect(count["goals"] == len(tables["goals"]), "the goals are not those of their table (C20)")
    ledger.expect(len(tables["action_tiles"]) == count["action-tiles"] + 1, "action tiles are not 7")
    ledger.expect(count["storage-boards"] == seats, "there is not a storage board for each player")
    ledger.expect(count["pawns"] == 2 * seats, "there are not two pawns for each player")
    pool = max(content.column("setup", "colonists"))
    ledger.expect(count["colonists"] == pool, f"there are not {pool} colonists")
    return ledger.problems


def _setup_problems(content: Content) -> list[str]:
    """The player-count table (2.2, C14, C22)."""
    ledger = _Ledger()
    for row in content.tables["setup"]:
        players = row["players"]
        pools = row["vp_pool"] == row["colonists"] == 12 * players
        ledger.expect(pools, f"{players} players: pools are not 12 each (C22)")
        ledger.expect(len(row["credits"]) == players, f"{players} players: starting $ are not for each")
        ledger.expect(
            all(type(n) is int and n >= 0 for n in row["credits"]), f"{players} players: {row['credits']}"
        )
        ledger.expect(1 <= row["copies"] <= 3, f"{players} players: {row['copies']} copies a stack (C14)")
        ledger.expect(row["pawns_each"] == (2 if players == 2 else 1), f"{players} players: pawns")
    return ledger.problems


def _counts(content: Content) -> dict[str, int]:
    return {row["id"]: row["count"] for row in content.tables["components"]}


def _effect_problems(tiles: Tiles, effects: list[list[Effect]]) -> list[str]:
    """C15, C17, C19, C21."""
    ledger = _Ledger()
    number = {name: tile for tile, name in enumerate(tiles.ids)}
    for name, starts in _SOURCED.items():
        if name not in number:
            ledger.expect(False, f"{name} is missing (C15)")
            continue
        for start in starts:
            has = any(text.startswith(start) for text in tiles.effects[number[name]])
            ledger.expect(has, f"{name} lacks {start} (C15)")
    for name, numbers in _NUMBERS.items():
        if name in number:
            tile = number[name]
            ledger.expect((tiles.cost[tile], tiles.vp[tile]) == numbers, f"{name} is not {numbers} (C15)")
    if not ledger.problems:
        ledger.expect(_worked_example(effects, number) == (2, 8), "test case 9 is not 2 $ and 8 VP (C17)")
    for tile in range(TILES):
        for effect in effects[tile]:
            if effect.phase == CON:
                may = effect.op == CON_SELL
                ledger.expect(effect.optional == may, f"{tiles.ids[tile]}: {effect.text} (C19)")
        variable = any(effect.text.startswith("END.") for effect in effects[tile])
        ledger.expect(variable == bool(tiles.variable[tile]), f'{tiles.ids[tile]}: "?" and END lines differ')
    open_tiles = [tile for tile in range(TILES) if tiles.variable[tile]]
    selfish = [tile for tile in open_tiles if counts_itself(tile, effects[tile])]
    ledger.expect(2 * len(selfish) > len(open_tiles), 'most "?" tiles do not count themselves (C21)')
    if "pan-galactic-league" in number:
        ledger.expect(number["pan-galactic-league"] not in selfish, "Pan-Galactic League counts itself (C21)")
    keywords = {word for mask in tiles.keywords for bit, word in enumerate(KEYWORDS) if mask >> bit & 1}
    ledger.expect(keywords == set(KEYWORDS), "a keyword is on no tile")
    ledger.expect(tiles.oort >= TECHNOLOGIES, "no world is of any kind (C6)")
    return ledger.problems


def _sale_problems(content: Content, effects: list[list[Effect]]) -> list[str]:
    """What a sale may bring has a move for every part that can be stored (2.13)."""
    ledger = _Ledger()
    raises = [effect for of_tile in effects for effect in of_tile if effect.op == TRA_PRICE and effect.n > 0]
    here = max((effect.n for effect in raises if effect.here), default=0)
    for kind, row in enumerate(content.tables["kinds"], 1):
        anywhere = sum(effect.n for effect in raises if not effect.here and effect.good in (0, kind))
        top = row["price"] + anywhere + here
        ledger.expect(top <= TOP_SALE, f"a good ({row['id']}) may sell for {top} $, more than {TOP_SALE}")
    return ledger.problems


def counts_itself(tile: int, effects: list[Effect]) -> bool:
    """Whether a "?" tile is worth something to itself."""
    if value_table(effects)[tile]:
        return True
    scores_military = any(effect.op == END_MILITARY for effect in effects)
    return scores_military and any(effect.op == SET_MIL and not effect.filtered for effect in effects)


def _worked_example(effects: list[list[Effect]], number: dict[str, int]) -> tuple[int, int]:
    """$ and VP of the rulebook's example of consuming (L661-666), by all Consume powers of its tiles."""
    names = ("new-vinland", "old-earth", "galactic-salon", "new-economy")
    powers = [effect for name in names for effect in effects[number[name]] if effect.phase == CON]
    consumed = sum(power.size for power in powers)
    credits = sum(power.cr for power in powers)
    vp = 0
    for power in powers:
        if power.op == CON_VP_CONSUMED:
            vp += power.n * consumed + (power.vp if power.named == number["galactic-salon"] else 0)
        else:
            vp += power.vp + power.n
    return credits, vp
