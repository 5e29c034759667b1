"""Parts 7 to 9: the attested facts of the component tables, each constraint broken once, the vocabulary."""

import copy
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.content import Content, ContentError
from orrery.games.alien_artifacts.components import CONTENT
from orrery.games.alien_artifacts.constraints import check_content
from orrery.games.alien_artifacts.game import GAME

Tables = dict[str, list[dict[str, Any]]]


def row(tables: Tables, name: str) -> dict[str, Any]:
    """The row with that id, in whichever table it is."""
    return next(r for rows in tables.values() for r in rows if r.get("id") == name)


def problems(change: Callable[[Tables], object]) -> list[str]:
    """What the check says of tables that are changed so."""
    tables = copy.deepcopy(CONTENT.tables)
    change(tables)
    return GAME.check_content(Content(tables))


def test_the_content_is_sound() -> None:
    assert check_content(CONTENT) == []
    assert GAME.check_content(GAME.content) == []


# --- part 7 ---------------------------------------------------------------------------------------------


def test_7_1_the_number_of_cards() -> None:
    sizes = {name: len(rows) for name, rows in CONTENT.tables.items()}
    assert (sizes["technologies"], sizes["ships"], sizes["planets"]) == (40, 40, 40)
    assert (sizes["artifacts"], sizes["resources"], sizes["systems"], sizes["factions"]) == (16, 83, 5, 6)
    assert sizes["plans"] == 10 + 1


def test_9_3_sections_by_colour_and_numbers() -> None:
    sections = [r[f"{side}_colour"] for r in CONTENT.tables["resources"] for side in "ab"]
    counts = {colour: sections.count(colour) for colour in ("blue", "green", "red", "gold")}
    assert counts == {"blue": 48, "green": 48, "red": 47, "gold": 23}
    numbers = CONTENT.column("resources", "number")
    assert [numbers.count(number) for number in (1, 2, 3, 4)] == [21, 21, 21, 20]


@pytest.mark.parametrize("faction", ["star-union", "community"])
def test_7_7_two_factions_score_as_attested(faction: str) -> None:
    scoring = [effect["per"] for effect in row(CONTENT.tables, faction)["end_scoring"]]
    wanted = {
        "star-union": [{"count": "cards", "cls": "ship"}, {"count": "cards", "type": "extermination"}],
        "community": [{"count": "cards", "cls": "planet"}, {"count": "cards", "type": "exploitation"}],
    }
    assert scoring == wanted[faction]


# --- part 8, each constraint broken once ----------------------------------------------------------------


def effects(tables: Tables, name: str) -> list[dict[str, Any]]:
    """The effects of an artifact or of a side."""
    found: list[dict[str, Any]] = row(tables, name)["effects"]
    return found


def every(tables: Tables, table: str, **values: Any) -> None:
    """The same values in every row."""
    for r in tables[table]:
        r.update(values)


def all_two_icons(tables: Tables, colour: str) -> None:
    """No section of a colour has three icons."""
    for r in tables["resources"]:
        for side in "ab":
            if r[f"{side}_colour"] == colour:
                r[f"{side}_icons"] = min(2, r[f"{side}_icons"])


def no_effect(tables: Tables, name: str) -> None:
    """Nothing on technologies, ships, artifacts or in the set-up has that effect."""
    other = {"effect": "gain_vp", "n": 1}
    for table, column in (("technologies", "logistic"), ("artifacts", "effects")):
        for r in tables[table]:
            r[column] = [{"trigger": e["trigger"], **other} if e["effect"] == name else e for e in r[column]]


def raise_condition(tables: Tables) -> None:
    """No technology asks for four different types any more."""
    for r in tables["technologies"]:
        for condition in r["conditions"]:
            if condition["count"] == "distinct_types":
                condition["end"] = 3


BROKEN: list[tuple[str, Callable[[Tables], object]]] = [
    ("C1", lambda t: t["ships"].pop()),
    ("C1", lambda t: t["resources"].pop()),
    ("C1", lambda t: t["plans"].insert(0, t["plans"].pop())),
    ("C1", lambda t: row(t, "tokens").update(value=40)),
    ("C2", lambda t: t["resources"][0].update(a_icons=4)),
    ("C2", lambda t: t["resources"][0].update(a_colour="pink")),
    ("C2", lambda t: t["resources"][0].update(b_type="war")),
    ("C2", lambda t: t["resources"][0].update(number=5)),
    ("C3", lambda t: every(t, "resources", number=2)),
    ("C3", lambda t: every(t, "resources", b_colour="red", b_type="extermination", a_colour="blue")),
    ("C4", lambda t: all_two_icons(t, "green")),
    ("C5", lambda t: all_two_icons(t, "red")),
    ("C6", lambda t: t["resources"][0].update(b_colour="blue", b_type="expansion")),
    ("C7", lambda t: t["resources"][0].update(a_type="exploitation")),
    ("C8", lambda t: every(t, "planets", type="exploration")),
    ("C8", lambda t: t["ships"][0].update(type="war")),
    ("C9", lambda t: effects(t, "planet-logistic-expansion")[0].update(n=-1)),
    ("C9", lambda t: effects(t, "planet-operational")[0].update(n=4)),
    ("C10", lambda t: effects(t, "ship-logistic-exploration")[0].update(n=2)),
    ("C10", lambda t: effects(t, "ship-logistic-exploitation").pop()),
    ("C11", lambda t: row(t, "compass").update(bonus=0)),
    ("C11", lambda t: row(t, "compass").update(alien=-1)),
    ("C12", lambda t: row(t, "port-dues").update(keyword="always")),
    ("C12", lambda t: row(t, "port-dues").update(conditions=[])),
    ("C12", lambda t: row(t, "port-dues")["conditions"][0].update(end=-1)),
    ("C12", lambda t: row(t, "port-dues").update(logistic=[])),
    ("C13", lambda t: row(t, "orbital-harvesters")["conditions"][0].update(min=5)),
    ("C13", raise_condition),
    ("C14", lambda t: row(t, "first-blow-doctrine")["logistic"][0].update(n=2)),
    ("C15", lambda t: row(t, "calcine").update(type="expansion")),
    ("C15", lambda t: row(t, "black-death").update(id="white-death")),
    ("C15", lambda t: row(t, "vorschs-phantom-mk2").update(id="phantom")),
    ("C16", lambda t: no_effect(t, "search")),
    ("C17", lambda t: row(t, "ransom").update(rows=row(t, "ransom")["rows"][:4])),
    ("C17", lambda t: row(t, "ransom")["rows"][3].clear()),
    ("C17", lambda t: row(t, "ransom")["rows"][3].append({"effect": "gain_artifact", "n": 1})),
    ("C17", lambda t: row(t, "dead-harbour")["rows"][3].append({"effect": "place_blockade", "n": 1})),
    ("C17", lambda t: row(t, "ransom")["rows"][0].append({"effect": "damaged"})),
    ("C18", lambda t: row(t, "league").update(id="the-league")),
    ("C18", lambda t: row(t, "star-union")["setup"][0].update(draw=3)),
    ("C18", lambda t: row(t, "community")["end_scoring"].pop()),
    ("C18", lambda t: row(t, "bionics").update(setup=[])),
    ("C18", lambda t: row(t, "bionics")["action"].pop("cost")),
    ("C19", lambda t: row(t, "bionics")["action"].update(cost={"credits": 4})),
    ("C20", lambda t: row(t, "hand").update(value=4)),
    ("C20", lambda t: row(t, "base_cost").update(value=6)),
    ("C21", lambda t: t["setup"][3].update(marker=4)),
    ("C22", lambda t: row(t, "port-dues")["logistic"][0].update(effect="gain_gold")),
    ("C22", lambda t: row(t, "port-dues")["logistic"][0].update(trigger="static")),
    ("C22", lambda t: row(t, "port-dues")["logistic"][0].update(amount=3)),
    ("C22", lambda t: row(t, "rescue-crews").update(logistic=row(t, "rescue-crews")["logistic"] * 2)),
    ("C23", lambda t: row(t, "halny").update(id="mika-1")),
    ("C24", lambda t: row(t, "intersystem-investment-bank")["logistic"][0]["cost"].update(credits=2)),
    ("C24", lambda t: _programme(t)["cost"].update(card_limit=2)),
    ("C25", lambda t: row(t, "ore-refineries")["logistic"][0].update(action="mine_planets")),
    ("C26", lambda t: effects(t, "dusk-clock")[0].update(n=2)),
]


def _programme(tables: Tables) -> dict[str, Any]:
    found: dict[str, Any] = row(tables, "deep-analysis-and-research-programme")["logistic"][0]
    return found


@pytest.mark.parametrize(
    ("constraint", "change"), BROKEN, ids=[f"{name}-{place}" for place, (name, _) in enumerate(BROKEN)]
)
def test_a_broken_constraint_is_told(constraint: str, change: Callable[[Tables], object]) -> None:
    found = problems(change)
    assert found, "nothing is told"
    if constraint == "C25":  # refused where effects are read: gold pays no other action
        assert any("gold_ok" in line for line in found)
    else:
        assert any(constraint in re.findall(r"C\d+", line) for line in found), found


def test_every_constraint_is_broken_once() -> None:
    assert {name for name, _ in BROKEN} == {f"C{number}" for number in range(1, 27)}


def test_C7_tables_without_a_fixed_map_are_sound() -> None:
    """The type is a column of its own (A1); without the map both sections may be of one type (A15)."""

    def shuffled(tables: Tables) -> None:
        kinds = ["exploration", "expansion", "extermination", "exploitation"]
        for place, r in enumerate(tables["resources"]):
            r["a_type"], r["b_type"] = kinds[place % 4], kinds[(place + 1) % 4]

    assert problems(shuffled) == []


def test_C23_every_row_says_where_it_is_from() -> None:
    tables = copy.deepcopy(CONTENT.tables)
    del tables["ships"][3]["provenance"]
    with pytest.raises(ContentError, match="ships row 4"):
        Content(tables)


# --- 9.2 ------------------------------------------------------------------------------------------------

FOUR = {"icons": 4, "colours": ["red", "blue"]}
SAID: list[tuple[str, dict[str, Any]]] = [
    ("action", {"effect": "gain_vp", "n": 2, "cost": {"icons": 4, "colours": ["red"], "mode": "one_colour"}}),
    (
        "action",
        {"effect": "gain_vp", "n": 2, "cost": {"icons": 4, "colours": ["red", "blue"], "mode": "mixed"}},
    ),
    ("action", {"effect": "search", "cls": "ship", "type": "expansion", "to": "empire_operational"}),
    ("action", {"effect": "perform", "action": "build_ship", "cost_delta": -3}),
    ("action", {"effect": "take_cards", "cls": "ship", "draw": 5, "keep": 2, "to": "construction"}),
    ("additional", {"effect": "draw_resources", "n": 4, "cost": {"discard_hand": 2}}),
    ("additional", {"effect": "gain_credits", "n": 1, "per": {"count": "cards", "cls": "planet"}, "div": 2}),
    ("additional", {"effect": "attach_from_hand", "n": 2}),
    ("static", {"effect": "cost_delta", "action": "any", "n": -1}),
    ("on_card_added", {"effect": "gain_defence_plan", "n": 1, "if": {"cls": "ship"}}),
    ("on_attack_value", {"effect": "attack_delta", "n": 1, "vs": "any", "per": {"count": "artifacts"}}),
    ("on_trade", {"effect": "gain_vp", "n": 1}),
]
NOT_SAID: list[tuple[str, dict[str, Any]]] = [
    ("action", {"effect": "gain_vp"}),
    ("action", {"effect": "gain_vp", "n": True}),
    ("action", {"effect": "gain_vp", "n": "3"}),
    (
        "action",
        {"effect": "gain_vp", "n": 2, "cost": {"icons": 4, "colours": ["red", "blue"], "mode": "one_colour"}},
    ),
    ("action", {"effect": "gain_vp", "n": 2, "cost": {"icons": 4}}),
    ("action", {"effect": "gain_vp", "n": 2, "cost": {"icons": "any", "colours": ["red"], "mode": "mixed"}}),
    ("action", {"effect": "gain_vp", "n": 2, "per": {"count": "colour_sets_paid"}}),
    ("action", {"effect": "gain_vp", "n": 2, "div": 2}),
    ("action", {"effect": "perform", "action": "trade_resources", "cost_delta": -1}),
    ("action", {"effect": "perform", "action": "buy", "cost_delta": 0, "ships_max": 1}),
    ("action", {"effect": "take_cards", "cls": "ship", "draw": 1, "keep": 2, "to": "construction"}),
    ("action", {"effect": "produce", "n": 1, "planets": "that"}),
    ("action", {"effect": "gain_vp", "n": 1, "if": {"value_min": 3}}),
    ("action", {"effect": "limit_delta", "action": "any", "n": 1}),
    ("static", {"effect": "limit_delta", "action": "any", "n": 1, "until": "end_of_turn"}),
    ("static", {"effect": "gold_ok", "action": "any"}),
    ("static", {"effect": "gain_vp", "n": 1}),
    ("on_card_added", {"effect": "gain_vp", "n": 1, "cost": {"credits": 1}}),
    ("on_card_added", {"effect": "gain_vp", "n": 1, "if": {"cls": "moon"}}),
    ("on_attack_value", {"effect": "attack_delta", "n": 1, "vs": "self"}),
    ("on_defend", {"effect": "attack_delta", "n": -1, "vs": "any"}),
    ("on_attack_value", {"effect": "attack_delta", "n": 0, "vs": "any"}),
    ("on_trade", {"effect": "gain_vp", "n": 1, "per": {"count": "sets", "of": ["moon"]}}),
]


def says(trigger: str, effect: dict[str, Any]) -> list[str]:
    """What is told of a technology that says this."""

    def change(tables: Tables) -> None:
        keyword = trigger if trigger in ("action", "additional") else "constant"
        row(tables, "rescue-crews").update(keyword=keyword, logistic=[{"trigger": trigger, **effect}])

    return problems(change)


@pytest.mark.parametrize(("trigger", "effect"), SAID)
def test_9_2_the_vocabulary_is_wider_than_the_stand_in_set(trigger: str, effect: dict[str, Any]) -> None:
    assert says(trigger, effect) == []


@pytest.mark.parametrize(("trigger", "effect"), NOT_SAID)
def test_C22_what_the_executor_does_not_know_is_refused(trigger: str, effect: dict[str, Any]) -> None:
    assert any("C22" in line for line in says(trigger, effect))


JUNK: list[Any] = [None, True, -1, 99, 1.5, "", "junk", [], {}, [[]], [None], {"effect": None}, {"x": 1}]


def cells(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a table where something stands, as container and key."""
    found = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(items):
        if key != "provenance":
            found.append((value, key))
            found += cells(part)
    return found


def test_faults_are_entries_of_the_list_never_exceptions() -> None:
    rng = random.Random(11)
    tables = copy.deepcopy(CONTENT.tables)
    places = [cell for name in tables for row in tables[name] for cell in cells(row)]
    for _ in range(400):
        container, key = rng.choice(places)
        sound, container[key] = container[key], rng.choice(JUNK)
        found = check_content(Content(tables))
        assert isinstance(found, list) and all(isinstance(line, str) for line in found)
        container[key] = sound
    assert check_content(Content(tables)) == []


def test_missing_tables_and_columns_are_told() -> None:
    assert problems(lambda t: t.pop("ships")) == ["there is no table ships"]
    assert problems(lambda t: t["ships"][0].pop("bonus")) == ["ships row 1: no bonus"]
    assert problems(lambda t: t["setup"].pop())
    assert problems(lambda t: t["sides"].pop())
