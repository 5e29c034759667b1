"""What the rulebook demands of any set of components (part 8, C1-C26)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any, Final

from orrery.core.content import Content
from orrery.games.alien_artifacts.components import COLOURS, CONTENT, TYPES
from orrery.games.alien_artifacts.vocabulary import (
    KEYWORDS,
    SHIP_TRIGGERS,
    condition_problems,
    effect_problems,
    is_number,
)

#: C1.
_SIZES: Final = {
    **{"technologies": 40, "ships": 40, "planets": 40, "artifacts": 16, "resources": 83},
    **{"plans": 10 + 1, "systems": 5, "factions": 6},
}
#: C7 (A1).
_TYPE_OF: Final = {
    "green": "exploration",
    "red": "extermination",
    "blue": "expansion",
    "gold": "exploitation",
}
#: C9, C10: the action that each type helps.
_HELPED: Final = {
    "exploration": "discover_planet",
    "extermination": "build_ship",
    "expansion": "develop_tech",
    "exploitation": "buy",
}
#: C15: names the rulebook gives, by table, with their types where it tells.
_NAMED: Final[dict[str, dict[str, str | None]]] = {
    "planets": {
        **{"calcine": "extermination", "vitrivius-xxi": "exploration", "mika-1": "exploration"},
        "gutenberg": None,
    },
    "ships": {"black-death": None},
    "technologies": {
        **{"intersystem-investment-bank": None, "vorschs-phantom-mk2": None},
        **{"deep-analysis-and-research-programme": None, "general-capital-domination": None},
    },
}
#: C18: the factions, and what a source says of two of them.
_FACTIONS: Final = ["bionics", "clone-clans", "community", "episcopacy", "league", "star-union"]
_STAR_UNION: Final = [
    ("tech", 2, 1, "construction"),
    ("planet", 1, 1, "construction"),
    ("ship", 1, 1, "empire_operational"),
]
_SCORING: Final = {
    "star-union": {("ship", None, 1), (None, "extermination", 1)},
    "community": {("planet", None, 1), (None, "exploitation", 1)},
}
#: C20.
_NUMBERS: Final = {
    **{"hand": 3, "bank_start": 8, "bank_most": 15, "base_cost": 5, "cost_step": 1},
    **{"construction_limit": 2, "operational_cost": 5, "icons_per_token": 2, "fee_per_token": 1},
    **{"tokens": 38, "points_per_card": 1},
}
_OPERATIONAL: Final = ("start_offensive", "collect_income", "mine_planets")
_LEAST_ROWS: Final = 5


def check_content(content: Content) -> list[str]:
    """What component tables violate of the constraints, each line with its number; empty if sound."""
    problems = [f"there is no table {table}" for table in CONTENT.tables if table not in content.tables]
    problems = problems or content.odd_rows(CONTENT) or _strange_rows(content)
    problems = problems or _vocabulary(content)
    if problems:
        return problems
    return [
        *_sizes(content),
        *_resources(content),
        *_classes(content),
        *_technologies(content),
        *_named(content),
        *_tables(content),
        *_factions(content),
        *_numbers(content),
        *_identities(content),
        *_artifacts(content),
    ]


class _Ledger:
    """Collects what does not hold."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)


def _strange_rows(content: Content) -> list[str]:
    """Tables that have other rows than the rules know, and words that they do not."""
    ledger = _Ledger()
    for table, column in (("numbers", "id"), ("setup", "players"), ("sides", "id")):
        known = CONTENT.column(table, column)
        rows = ", ".join(map(str, known))
        ledger.expect(content.column(table, column) == known, f"{table}: the rows are {rows}, in this order")
    for name in ("class", "side", "type"):
        ledger.expect(
            content.column("sides", name) == CONTENT.column("sides", name), f"sides: another {name}"
        )
    for row in content.tables["resources"]:
        sections = [(row[f"{side}_colour"], row[f"{side}_type"], row[f"{side}_icons"]) for side in "ab"]
        fits = all(colour in COLOURS and kind in TYPES and 1 <= n <= 3 for colour, kind, n in sections)
        ledger.expect(fits, f"{row['id']}: sections {sections} (C2)")
        ledger.expect(1 <= row["number"] <= 4, f"{row['id']}: number {row['number']} (C2)")
    for table in ("planets", "technologies", "ships"):
        for row in content.tables[table]:
            ledger.expect(row["type"] in TYPES, f"{row['id']}: no type {row['type']!r} (C8)")
    for row in content.tables["technologies"]:
        ledger.expect(row["keyword"] in KEYWORDS, f"{row['id']}: no keyword {row['keyword']!r} (C12)")
    return ledger.problems


# --- C22 --------------------------------------------------------------------------------------------


def _vocabulary(content: Content) -> list[str]:
    """Every effect and condition in the one vocabulary."""
    tables = content.tables
    problems = []
    for row in tables["technologies"]:
        where, triggers = row["id"], KEYWORDS[row["keyword"]]
        problems += _effects(where, row["logistic"], triggers, "C12")
        problems += [] if row["conditions"] else [f"{where}: no condition (C12)"]
        for condition in row["conditions"]:
            problems += condition_problems(where, condition)
    for row in tables["ships"]:
        for effect in row["abilities"]:
            problems += effect_problems(row["id"], effect, SHIP_TRIGGERS)
    for row in tables["sides"]:
        problems += _effects(row["id"], row["effects"], ("static", "on_enter"), "C9, C10")
    for row in tables["artifacts"]:
        problems += _effects(row["id"], row["effects"], ("artifact",), "C26")
    for row in tables["factions"]:
        problems += _effects(row["id"], row["setup"], ("setup",), "C18")
        problems += effect_problems(row["id"], row["action"], ("faction_action",))
        problems += _effects(row["id"], row["end_scoring"], ("end_scoring",), "C18")
    for row in (*tables["systems"], *tables["plans"]):
        for value, effects in enumerate(row["rows"], 1):
            problems += _effects(f"{row['id']}, row {value}", effects, ("row",), "C17")
    return problems


def _effects(where: str, effects: Any, triggers: tuple[str, ...], constraint: str) -> list[str]:
    """What is wrong with a list of effects, which must have some."""
    if not isinstance(effects, list) or not effects:
        return [f"{where}: no effects ({constraint})"]
    problems = [problem for effect in effects for problem in effect_problems(where, effect, triggers)]
    if sum(isinstance(effect, dict) and "cost" in effect for effect in effects) > 1:
        problems.append(f"{where}: one effect has the price of all (C22)")
    return problems


# --- C1-C8 ------------------------------------------------------------------------------------------


def _sizes(content: Content) -> list[str]:
    """C1."""
    ledger = _Ledger()
    for table, size in _SIZES.items():
        found = len(content.tables[table])
        ledger.expect(found == size, f"{table}: {found} rows, not {size} (C1)")
    plans = content.column("plans", "id")
    ledger.expect(plans[:1] == ["basic-defence-plan"], "plans: the basic plan is not the first (C1)")
    return ledger.problems


def _resources(content: Content) -> list[str]:
    """C3-C7."""
    ledger = _Ledger()
    rows = content.tables["resources"]
    sections = [
        (row[f"{side}_colour"], row[f"{side}_icons"], row[f"{side}_type"]) for row in rows for side in "ab"
    ]
    for words, found in ((COLOURS, {one[0] for one in sections}), (TYPES, {one[2] for one in sections})):
        for word in words:
            ledger.expect(word in found, f"no section is {word} (C3)")
    for icons in (1, 2, 3):
        ledger.expect(any(one[1] == icons for one in sections), f"no section has {icons} icons (C3)")
    for number in (1, 2, 3, 4):
        ledger.expect(any(row["number"] == number for row in rows), f"no card has the number {number} (C3)")
    for colour in ("blue", "green", "red"):
        sizes = {one[1] for one in sections if one[0] == colour}
        ledger.expect({2, 3} <= sizes, f"two cards cannot pay 5 {colour} (C4)")
    ledger.expect(
        {("red", 2), ("red", 3)} <= {one[:2] for one in sections}, "no red sections of 2 and 3 (C5)"
    )
    green = sorted(one[1] for one in sections if one[0] == "green")
    pairs = combinations_with_replacement(green, 2)
    ledger.expect(any(sum(pair) == 4 for pair in pairs), "no two green sections are worth 4 (C5)")
    for row in rows:
        ledger.expect(row["a_colour"] != row["b_colour"], f"{row['id']}: two {row['a_colour']} sections (C6)")
    return ledger.problems + _type_map(content, len(sections))


def _type_map(content: Content, sections: int) -> list[str]:
    """C7: where most types follow the fixed map, all do; tables without such a map are sound too (A15)."""
    others = [
        f"{row['id']}: {row[f'{side}_colour']} is not {row[f'{side}_type']} (C7)"
        for row in content.tables["resources"]
        for side in "ab"
        if row[f"{side}_type"] != _TYPE_OF[row[f"{side}_colour"]]
    ]
    return others if 2 * len(others) < sections else []


def _classes(content: Content) -> list[str]:
    """C8-C11."""
    ledger = _Ledger()
    for table in ("planets", "technologies", "ships"):
        for kind in TYPES:
            ledger.expect(kind in content.column(table, "type"), f"{table}: none is {kind} (C8)")
    sides = {row["id"]: row["effects"] for row in content.tables["sides"]}
    for kind, action in _HELPED.items():
        planet = [{"trigger": "static", "effect": "cost_delta", "action": action, "n": -2}]
        ledger.expect(sides[f"planet-logistic-{kind}"] == planet, f"planet {kind}: not 2 less (C9)")
        action = "trade_resources" if kind == "exploitation" else action
        ship = [{"trigger": "static", "effect": "limit_delta", "action": action, "n": 1}]
        if kind == "exploitation":
            ship.append({"trigger": "on_enter", "effect": "gain_defence_plan", "n": 1})
        ledger.expect(sides[f"ship-logistic-{kind}"] == ship, f"ship {kind}: not a limit of 1 more (C10)")
    produce = {"trigger": "on_enter", "effect": "produce", "n": 3, "planets": "that"}
    ledger.expect(sides["planet-operational"] == [produce], "an operational planet does not produce 3 (C9)")
    for side, effect in (("ship-operational", "attack_once"), ("tech-operational", "score_tech")):
        ledger.expect([one["effect"] for one in sides[side]] == [effect], f"{side}: not {effect} (C10, C12)")
    for row in content.tables["ships"]:
        bonuses = (row["bonus"], row["alien"], row["player"])
        some = row["bonus"] + max(row["alien"], row["player"]) > 0
        ledger.expect(min(bonuses) >= 0 and some, f"{row['id']}: bonus {bonuses} (C11)")
    return ledger.problems


# --- C13-C16, C24, C25 ------------------------------------------------------------------------------


def _printed(content: Content) -> Iterator[dict[str, Any]]:
    """Every effect that is printed on a card, artifact or faction."""
    for table, column in (("technologies", "logistic"), ("ships", "abilities"), ("artifacts", "effects")):
        for row in content.tables[table]:
            yield from row[column]
    for row in content.tables["sides"]:
        yield from row["effects"]
    for row in content.tables["factions"]:
        yield from (*row["setup"], row["action"], *row["end_scoring"])


def _technologies(content: Content) -> list[str]:
    """C13, C14, C16, C25."""
    ledger = _Ledger()
    rows = content.tables["technologies"]
    four = {"count": "cards", "cls": "planet", "min": 4, "in_play": 1}
    first = [{key: row["conditions"][0].get(key) for key in four} for row in rows]
    plain = [
        first[place] for place, row in enumerate(rows) if not {"side", "type"} & set(row["conditions"][0])
    ]
    ledger.expect(four in plain, "no first condition is 4 planets for 1 in play (C13)")
    different = [
        condition
        for row in rows
        for condition in row["conditions"]
        if (condition["count"], condition["min"], condition["end"]) == ("distinct_types", 4, 4)
    ]
    ledger.expect(bool(different), "no condition is 4 different types for 4 at the end (C13)")
    effects = [effect for row in rows for effect in row["logistic"]]
    ledger.expect(
        any(
            one["trigger"] == "on_attack_start" and one["effect"] == "gain_vp" and one["n"] == 1
            for one in effects
        ),
        "no technology gives 1 VP for an attack (C14)",
    )
    ledger.expect(
        any(one["trigger"] == "on_attack_value" and one["n"] > 0 for one in effects),
        "no technology adds to attack values (C14)",
    )
    names = [effect["effect"] for effect in _printed(content)]
    ledger.expect("search" in names and "produce" in names, "nothing searches a deck, or produces (C16)")
    for effect in _printed(content):
        action = effect.get("action") if effect["effect"] == "gold_ok" else None
        ledger.expect(action not in (*_OPERATIONAL, "any"), f"gold pays {action} (C25)")
    return ledger.problems


def _named(content: Content) -> list[str]:
    """C15, C24."""
    ledger = _Ledger()
    for table, names in _NAMED.items():
        types = {row["id"]: row["type"] for row in content.tables[table]}
        for name, kind in names.items():
            ledger.expect(name in types, f"{table}: no {name} (C15)")
            ledger.expect(kind in (None, types.get(name)), f"{name} is not {kind} (C15)")
    if ledger.problems:
        return ledger.problems
    logistic = {row["id"]: row["logistic"][0] for row in content.tables["technologies"]}
    programme = logistic["deep-analysis-and-research-programme"]
    cost = programme.get("cost", {})
    per = programme.get("per", {}).get("count")
    paid = per == "colour_sets_paid" and cost.get("card_limit", 0) >= 3 and programme["n"] == 1
    ledger.expect(paid, "the Programme does not take three cards for 1 VP a set (C24)")
    bank = logistic["intersystem-investment-bank"]
    fixed = (bank["effect"], bank.get("cost"), bank.get("n")) == ("gain_vp", {"credits": 3}, 1)
    ledger.expect(fixed, "the Investment Bank does not take 3 C for 1 VP (C24)")
    ledger.expect(
        logistic["general-capital-domination"].get("action") == "buy", "Capital Domination does not buy (C24)"
    )
    phantom = logistic["vorschs-phantom-mk2"]
    first = phantom.get("if") == {"first_of_type_in_class": True}
    ledger.expect(
        phantom["trigger"] == "on_card_added" and first and phantom.get("n") == 1,
        "the Phantom does not give 1 for the first of a type (C24)",
    )
    return ledger.problems


# --- C17-C23, C26 -----------------------------------------------------------------------------------


def _tables(content: Content) -> list[str]:
    """C17."""
    ledger = _Ledger()
    everywhere = set()
    for table in ("systems", "plans"):
        for row in content.tables[table]:
            names = [effect["effect"] for effects in row["rows"] for effect in effects]
            everywhere.update(names)
            ledger.expect(len(row["rows"]) >= _LEAST_ROWS, f"{row['id']}: {len(row['rows'])} rows (C17)")
            alien = table == "systems"
            ledger.expect(("gain_artifact" in names) == alien, f"{row['id']}: artifacts (C17)")
            ledger.expect(not alien or "place_blockade" not in names, f"{row['id']}: blockades (C17)")
            for value, effects in enumerate(row["rows"], 1):
                losses = [effect for effect in effects if effect["effect"] in ("destroyed", "damaged")]
                ledger.expect(len(losses) < 2, f"{row['id']}, row {value}: two losses (C17)")
    for name in ("destroyed", "damaged", "place_blockade", "gain_artifact"):
        ledger.expect(name in everywhere, f"no table has {name} (C17)")
    basic = [effect["effect"] for effects in content.tables["plans"][0]["rows"] for effect in effects]
    ledger.expect("place_blockade" in basic, "the basic plan has no blockade (C17)")
    return ledger.problems


def _factions(content: Content) -> list[str]:
    """C18, C19."""
    ledger = _Ledger()
    rows = {row["id"]: row for row in content.tables["factions"]}
    ledger.expect(sorted(rows) == _FACTIONS, f"the factions are not {', '.join(_FACTIONS)} (C18)")
    for name, row in rows.items():
        action = row["action"]
        icons = action.get("cost", {}).get("icons")
        ledger.expect(is_number(icons, 1), f"{name}: the action does not cost icons (C18, C19)")
    if ledger.problems:
        return ledger.problems
    taken = [
        (effect["cls"], effect["draw"], effect["keep"], effect["to"])
        for effect in rows["star-union"]["setup"]
        if effect["effect"] == "take_cards"
    ]
    ledger.expect(taken == _STAR_UNION, f"star-union: set-up {taken} (C18)")
    planets = [
        effect
        for effect in rows["community"]["setup"]
        if (effect.get("cls"), effect.get("to")) == ("planet", "empire_operational")
    ]
    ledger.expect(bool(planets), "community: no planet that is discovered already (C18)")
    for name, scoring in _SCORING.items():
        found = {
            (effect["per"].get("cls"), effect["per"].get("type"), effect["n"])
            for effect in rows[name]["end_scoring"]
            if effect["per"]["count"] == "cards"
        }
        ledger.expect(found == scoring, f"{name}: scores {sorted(map(str, found))} (C18)")
    return ledger.problems


def _numbers(content: Content) -> list[str]:
    """C1, C20, C21."""
    ledger = _Ledger()
    for row in content.tables["numbers"]:
        number = _NUMBERS[row["id"]]
        constraint = "C1" if row["id"] == "tokens" else "C20"
        ledger.expect(row["value"] == number, f"{row['id']} is {row['value']}, not {number} ({constraint})")
    for row in content.tables["setup"]:
        players = row["players"]
        ledger.expect(
            row["marker"] == players, f"{players} players: the marker starts on {row['marker']} (C21)"
        )
    return ledger.problems


def _identities(content: Content) -> list[str]:
    """C23; that every row says where it is from is asked when tables are read."""
    ids = Counter(row["id"] for table in _SIZES for row in content.tables[table])
    unreadable = [name for name in ids if not name or name != "-".join(name.lower().split())]
    problems = [f"{name}: {count} rows have this id (C23)" for name, count in ids.items() if count > 1]
    return problems + [f"{name!r} is no id in one word (C23)" for name in unreadable]


def _artifacts(content: Content) -> list[str]:
    """C26."""
    ledger = _Ledger()
    effects = [effect for row in content.tables["artifacts"] for effect in row["effects"]]
    for name in ("build_now", "extra_actions", "draw_resources", "extra_turns"):
        ledger.expect(any(one["effect"] == name for one in effects), f"no artifact has {name} (C26)")
    three = any(one["effect"] == "extra_turns" and one["n"] == 3 for one in effects)
    ledger.expect(three, "no artifact gives 3 extra turns (C26)")
    return ledger.problems
