"""Parts 7 to 9: the attested facts of the component tables, each constraint broken once, the vocabulary."""

import copy
import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from orrery.core.content import Content, ContentError
from orrery.games.how_to_save_a_world.components import CONTENT
from orrery.games.how_to_save_a_world.constraints import check_content
from orrery.games.how_to_save_a_world.constraints.tables import upgrades_of
from orrery.games.how_to_save_a_world.vocabulary import ABILITIES, EFFECTS, EVENTS, LOCATION_RULES, METRICS

Tables = dict[str, list[dict[str, Any]]]


def row(tables: Tables, table: str, name: str) -> dict[str, Any]:
    """The row of a table with that id."""
    return next(r for r in tables[table] if r["id"] == name)


def problems(change: Callable[[Tables], object]) -> list[str]:
    """What the check says of tables that are changed so."""
    tables = copy.deepcopy(CONTENT.tables)
    change(tables)
    return check_content(Content(tables))


def test_the_content_is_sound() -> None:
    assert check_content(CONTENT) == []


# --- part 7 ---------------------------------------------------------------------------------------------


def test_7_1_the_number_of_cards_and_tiles() -> None:
    cards = {t: sum(CONTENT.column(t, "copies")) for t in ("actions", "boosts", "species")}
    assert cards == {"actions": 34, "boosts": 28, "species": 27}
    assert (len(CONTENT.tables["facilities"]), len(CONTENT.tables["rewards"])) == (10, 9)


def test_9_8_the_starting_cards() -> None:
    starting = {
        t: sum(r["copies"] for r in CONTENT.tables[t] if r["starting"]) for t in ("actions", "boosts")
    }
    assert starting == {"actions": 6, "boosts": 4}


def test_7_4_the_costs_of_a_track_add_up_to_40() -> None:
    for costs in CONTENT.column("projects", "costs"):
        assert (sum(costs[:3]), sum(costs[3:6]), sum(costs[6:9]), costs[9:]) == (3, 6, 9, [4, 5, 6, 7])


def test_7_6_what_the_rulebook_scores_is_10() -> None:
    """Case 35: three science tokens, four low baselines and 6 knowledge."""
    counts = {"wiesporka": 3, "voracious-river-hippo": 4, "thriller-moss": 6}
    scores = [(row(CONTENT.tables, "species", name)["score"], count) for name, count in counts.items()]
    assert [score["vp"] * (count // score["div"]) for score, count in scores] == [3, 4, 3]


def test_stand_ins_are_told() -> None:
    """What no source states is marked, and what the rulebook states whole is not."""
    told = {(t, r["id"]): r["provenance"] for t in CONTENT.tables for r in CONTENT.tables[t] if "id" in r}
    assert told["upgrades", "supply-depots"] == "rulebook"
    assert told["areas", "take-command"] == "rulebook"
    assert told["actions", "increase-production"] == "inferred"
    assert told["locations", "take-command-a"] == "stand-in"
    assert told["species", "static-eel"] == "stand-in"


# --- part 8, each constraint broken once ----------------------------------------------------------------


def every(tables: Tables, table: str, **values: Any) -> None:
    """The same values in every row."""
    for r in tables[table]:
        r.update(values)


def project(tables: Tables, name: str) -> dict[str, Any]:
    return row(tables, "projects", name)


def place(tables: Tables, name: str) -> dict[str, Any]:
    return row(tables, "locations", name)


def upgrade(tables: Tables, name: str) -> dict[str, Any]:
    return row(tables, "upgrades", name)


def no_boost_waits_for(tables: Tables, event: str) -> None:
    """Boosts that wait for an event wait for another one."""
    for r in tables["boosts"]:
        if r["trigger"]["event"] == event:
            r["trigger"] = {"event": "used_shuttle"}


def without_cracks(tables: Tables) -> None:
    row(tables, "meters", "laser")["cracks"].clear()


BROKEN: list[tuple[str, Callable[[Tables], object]]] = [
    ("C1", lambda t: project(t, "shield")["costs"].__setitem__(12, 8)),
    ("C2", lambda t: project(t, "laser").update(res="knowledge")),
    ("C2", lambda t: project(t, "shield").update(res="organics")),
    ("C2", lambda t: project(t, "shield").update(res="genius")),
    ("C3", lambda t: row(t, "rewards", "laser-2").update(tier=3)),
    ("C3", lambda t: t["rewards"].pop()),
    ("C3", lambda t: project(t, "shield").update(change_spaces=[3, 5, 7])),
    ("C4", lambda t: project(t, "laser")["leader_bonuses"][0].update(vp=4)),
    ("C4", lambda t: project(t, "laser").update(change_spaces=[6, 8])),
    ("C5", lambda t: row(t, "rewards", "laser-1")["effect"][0].update(n=2)),
    ("C5", lambda t: row(t, "rewards", "shield-2")["effect"][0].update(kind="tech2")),
    ("C6", lambda t: t["threat"][0].update(level=2)),
    ("C6", lambda t: t["threat"].pop()),
    ("C7", lambda t: row(t, "numbers", "asteroid_cubes_start").update(value=2)),
    ("C7", lambda t: row(t, "numbers", "asteroid_cubes_symbol").update(value=2)),
    ("C8", lambda t: t["setup"][2].update(neutral_discs=1)),
    ("C8", lambda t: project(t, "laser").update(neutral=[6, 6])),
    ("C8", lambda t: project(t, "laser").update(neutral=[14, 3])),
    ("C9", lambda t: row(t, "numbers", "landers_planet").update(value=1)),
    ("C9", lambda t: row(t, "numbers", "landers_moon").update(value=2)),
    ("C10", lambda t: row(t, "numbers", "resource_most").update(value=12)),
    ("C10", lambda t: row(t, "resources", "energy").update(start=11)),
    ("C10", lambda t: row(t, "resources", "energy").update(baseline=1)),
    ("C11", lambda t: t["turn_order"][1].update(bonus=["minerals"])),
    ("C11", lambda t: t["turn_order"][2].update(bonus=["genius", "genius"])),
    ("C12", lambda t: row(t, "numbers", "tag_slots").update(value=6)),
    ("C12", lambda t: row(t, "supplies", "moon-tag").update(count=19)),
    ("C13", lambda t: every(t, "actions", starting=False)),
    ("C13", lambda t: row(t, "boosts", "encore").update(starting=True)),
    ("C13", lambda t: row(t, "numbers", "display_size").update(value=4)),
    ("C14", lambda t: t["actions"].pop()),
    ("C14", lambda t: row(t, "boosts", "crew-rotation").update(copies=5)),
    ("C14", lambda t: t["facilities"].pop(1) and t["locations"].remove(place(t, "spore-vault-a"))),
    ("C14", lambda t: every(t, "facilities", stack="A")),
    ("C15", lambda t: place(t, "common-dome-a").update(frame="boost")),
    ("C15", lambda t: row(t, "areas", "take-command").update(world="planet")),
    ("C15", lambda t: place(t, "take-command-a")["action"].pop()),
    ("C16", lambda t: place(t, "common-dome-a").update(unlimited=False)),
    ("C16", lambda t: place(t, "frame-docks-a").update(unlimited=True)),
    ("C17", lambda t: t["locations"].remove(place(t, "refit-hall-a"))),
    ("C17", lambda t: place(t, "refit-hall-a").update(area="refit")),
    ("C18", lambda t: row(t, "decks", "boost").update(res="energy")),
    ("C19", lambda t: row(t, "costs", "shuttle").update(n=2)),
    ("C19", lambda t: row(t, "costs", "action-card").update(res="knowledge")),
    ("C20", lambda t: upgrade(t, "supply-depots").update(cost=2)),
    ("C20", lambda t: upgrade(t, "scholarships").update(effect=[{"op": "vp", "n": 1}])),
    ("C20", lambda t: upgrade(t, "scholarships").update(ability={"hook": "shuttle_pay_any"})),
    ("C21", lambda t: upgrade(t, "mixed-fuel").update(ability={"hook": "action_card_pay_any"})),
    ("C21", lambda t: upgrade(t, "project-chronicle").update(cost=4)),
    ("C21", lambda t: [one["ability"].update(vp=1) for one in upgrades_of(t, "tech2")]),
    ("C22", lambda t: t.update(upgrades=t["upgrades"][:-2])),
    ("C23", lambda t: row(t, "numbers", "score_lap").update(value=60)),
    ("C24", lambda t: row(t, "numbers", "laser_draw").update(value=9)),
    ("C24", lambda t: row(t, "numbers", "shield_draw").update(value=11)),
    ("C25", without_cracks),
    ("C25", lambda t: row(t, "meters", "laser")["cracks"][0].update(shield=10)),
    ("C25", lambda t: row(t, "meters", "laser")["cracks"][0].update(laser=14)),
    ("C25", lambda t: row(t, "meters", "shield")["cracks"].append({"laser": 1, "shield": 1})),
    ("C26", lambda t: t["path"][4].update(symbols=["cubes"])),
    ("C26", lambda t: t["path"][4].update(space=6)),
    ("C26", lambda t: t["path"][4].update(impact=True)),
    ("C26", lambda t: t["path"][0].update(symbols=["refresh"])),
    ("C26", lambda t: t["path"][1].update(symbols=[])),
    ("C27", lambda t: t["facility_spaces"].pop()),
    ("C27", lambda t: t["path"][9].update(symbols=["facility_A"])),
    ("C28", lambda t: row(t, "boosts", "test-nuclear-drive").update(id="nuclear-drive")),
    ("C28", lambda t: row(t, "species", "wiesporka").update(id="squirrel")),
    ("C29", lambda t: row(t, "boosts", "test-nuclear-drive")["effect"][0].update(n=1)),
    ("C29", lambda t: row(t, "boosts", "rapid-extraction-team")["trigger"].update(res="any")),
    ("C29", lambda t: row(t, "actions", "increase-production")["effect"][0].update(n=1)),
    ("C29", lambda t: row(t, "actions", "twin-study")["effect"][0].update(n=4)),
    ("C30", lambda t: row(t, "species", "thriller-moss")["score"].update(div=3)),
    ("C30", lambda t: row(t, "species", "voracious-river-hippo")["score"].update(level=5)),
    ("C31", lambda t: place(t, "sunwell-flats-a")["action"][0].update(n=3)),
    ("C31", lambda t: place(t, "reed-delta-a")["action"][0].update(max=2)),
    ("C31", lambda t: place(t, "crater-institute-a")["rules"][0].update(res="energy")),
    ("C31", lambda t: place(t, "refit-hall-a").update(action=[{"op": "gain", "res": "genius", "n": 1}])),
    ("C32", lambda t: project(t, "laser").update(other_vp=[18, 5, 2])),
    ("C32", lambda t: project(t, "laser").update(key_vp=[18, 19, 5])),
    ("C33", lambda t: every(t, "actions", tags=["moon"])),
    ("C33", lambda t: every(t, "boosts", tags=["moon"])),
    ("C33", lambda t: row(t, "species", "ink-spider").update(tags=["science", "moon"])),
    ("C33", lambda t: row(t, "species", "ink-spider").update(tags=["moon"])),
    ("C34", lambda t: no_boost_waits_for(t, "gained_res")),
    ("C34", lambda t: no_boost_waits_for(t, "raised_baseline")),
    ("C34", lambda t: no_boost_waits_for(t, "worked")),
    ("C35", lambda t: row(t, "supplies", "laser").update(count=51)),
    ("C35", lambda t: row(t, "supplies", "asteroid").update(count=15)),
    ("C36", lambda t: row(t, "meters", "evacuation").update(impact=11)),
    ("C36", lambda t: row(t, "meters", "laser").update(length=7, impact=7)),
    ("C37", lambda t: project(t, "shield")["leader_bonuses"][0].update(space=14)),
    ("C37", lambda t: project(t, "shield")["leader_bonuses"][0].update(vp=0)),
    ("C37", lambda t: project(t, "shield").update(change_spaces=[0, 9])),
    ("C38", lambda t: place(t, "common-dome-a")["action"][0].update(op="take")),
    ("C38", lambda t: place(t, "common-dome-a").update(frame="leave")),
    ("C38", lambda t: t["path"][4].update(symbols=["cubes", "comet"])),
    ("C39", lambda t: place(t, "night-school-a").update(rules=[])),
    ("C39", lambda t: row(t, "actions", "night-ferry")["effect"].pop(0)),
    ("C39", lambda t: no_boost_waits_for(t, "spent_tag")),
    ("C39", lambda t: upgrade(t, "extra-crates").update(ability={"hook": "shuttle_pay_any"})),
    ("C39", lambda t: row(t, "species", "patchwork-lynx").update(score=_crane(t))),
    ("C40", lambda t: row(t, "species", "ink-spider").update(id="encore")),
    ("C40", lambda t: row(t, "species", "ink-spider").update(id="Ink Spider")),
    ("C41", lambda t: place(t, "ark-landing-b")["action"].pop(0)),
    ("C41", lambda t: place(t, "ark-landing-a")["action"][0].update(tag="moon", then=[{"op": "vp", "n": 1}])),
    ("C42", lambda t: every(t, "locations", frame="stay")),
]


def _crane(tables: Tables) -> dict[str, Any]:
    found: dict[str, Any] = row(tables, "species", "balance-crane")["score"]
    return found


@pytest.mark.parametrize(
    ("constraint", "change"), BROKEN, ids=[f"{name}-{number}" for number, (name, _) in enumerate(BROKEN)]
)
def test_a_broken_constraint_is_told(constraint: str, change: Callable[[Tables], object]) -> None:
    found = problems(change)
    assert any(constraint in re.findall(r"C\d+", line) for line in found), found


def test_every_constraint_is_broken_once() -> None:
    assert {name for name, _ in BROKEN} == {f"C{number}" for number in range(1, 43)}


def test_C39_a_true_card_of_somebodys_copy_may_leave_a_word_unused() -> None:
    def transcribed(tables: Tables) -> None:
        row(tables, "species", "patchwork-lynx").update(score=_crane(tables), provenance="published")

    assert problems(transcribed) == []


def test_C40_every_row_says_where_it_is_from() -> None:
    tables = copy.deepcopy(CONTENT.tables)
    del tables["boosts"][3]["provenance"]
    with pytest.raises(ContentError, match="boosts row 4"):
        Content(tables)


# --- 9.1 ------------------------------------------------------------------------------------------------

ONE_VP = {"op": "vp", "n": 1}
SAID: list[dict[str, Any]] = [
    {"op": "baseline", "res": "any", "n": 3},
    {"op": "gain_tag", "tag": "planet_or_moon", "n": 2},
    {"op": "buy", "n": 2, "deck": "species", "free": False, "discount": 3},
    {"op": "per_tag", "tag": "science", "max": 2, "then": [{"op": "research", "n": 1}, ONE_VP]},
    {"op": "pay", "cost": [{"res": "genius", "n": 1}, {"tag": "moon", "n": 2}], "max": 1, "then": [ONE_VP]},
    {"op": "choose", "pick": 2, "options": [[ONE_VP], [{"op": "badge"}], [{"op": "research", "n": 1}]]},
    {"op": "remove_card", "then": [{"op": "work", "project": "any_split", "n": 3}]},
    {"op": "reactivate", "tag": "moon", "n": 1},
    {"op": "refill", "res": "genius"},
]
NOT_SAID: list[Any] = [
    None,
    {"op": ["gain"]},
    {"op": "gain", "res": "any", "n": 1},
    {"op": "gain", "res": "energy"},
    {"op": "gain", "res": "energy", "n": True},
    {"op": "gain", "res": "energy", "n": 0},
    {"op": "gain", "res": "energy", "n": 11},
    {"op": "gain", "res": "energy", "n": 1, "max": 2},
    {"op": "work", "project": "any", "n": 1},
    {"op": "work", "project": "laser", "n": 14},
    {"op": "buy", "n": 1, "deck": "any", "free": True, "discount": 1},
    {"op": "buy", "n": 1, "deck": "any", "free": 1, "discount": 0},
    {"op": "per_tag", "tag": "moon", "max": 0, "then": [ONE_VP]},
    {"op": "per_tag", "tag": "moon", "max": None, "then": []},
    {"op": "per_tag", "tag": "moon", "max": None, "then": [{"op": "per_tag", "tag": "moon", "max": 1}]},
    {"op": "pay", "cost": [], "max": 1, "then": [ONE_VP]},
    {"op": "pay", "cost": [{"res": "energy", "tag": "moon", "n": 1}], "max": 1, "then": [ONE_VP]},
    {"op": "pay", "cost": [{"res": "energy", "n": 0}], "max": 1, "then": [ONE_VP]},
    {"op": "choose", "pick": 1, "options": [[ONE_VP]]},
    {"op": "choose", "pick": 1, "options": [[ONE_VP], []]},
    {"op": "shuttle_free", "n": 4},
]


def says(effect: Any) -> list[str]:
    """What is told of a card that does this too."""
    return problems(lambda t: row(t, "actions", "donor-gala")["effect"].append(effect))


@pytest.mark.parametrize("effect", SAID)
def test_9_1_the_vocabulary_is_wider_than_the_stand_in_set(effect: dict[str, Any]) -> None:
    assert says(effect) == []


@pytest.mark.parametrize("effect", NOT_SAID)
def test_C38_what_the_executor_does_not_know_is_refused(effect: Any) -> None:
    found = says(effect)
    assert found and all(line.startswith("actions, donor-gala, effect: ") for line in found)


def test_9_1_the_vocabulary_is_written_down_for_those_who_write_tables() -> None:
    notes = (files("orrery.games.how_to_save_a_world") / "DEVELOPERS.md").read_text("utf-8")
    words = {*EFFECTS, *EVENTS, *LOCATION_RULES, *ABILITIES, *METRICS, *CONTENT.tables}
    assert sorted(word for word in words if f"`{word}`" not in notes) == []


NOT_KNOWN: list[tuple[str, str, str, Any]] = [
    ("boosts", "encore", "trigger", {"event": "gained_vp"}),
    ("boosts", "encore", "trigger", {"event": "gained_vp", "min": 0}),
    ("boosts", "encore", "trigger", {"event": "won", "min": 1}),
    ("boosts", "encore", "trigger", {"event": "worked", "project": "any_one", "min": 1}),
    ("locations", "night-school-a", "rules", [{"rule": "research_discount", "n": 0}]),
    ("locations", "night-school-a", "rules", [{"rule": "tag_as_resource", "tag": "any", "res": "knowledge"}]),
    ("upgrades", "extra-crates", "ability", {"hook": "score", "event": {"event": "used_shuttle"}, "vp": 1}),
    ("upgrades", "extra-crates", "ability", {"hook": "tag_wild", "n": 1, "limit": "each"}),
    ("upgrades", "extra-crates", "ability", None),
    ("upgrades", "extra-crates", "effect", [ONE_VP]),
    ("upgrades", "growth-prize", "ability", {"hook": "tag_wild", "n": 1, "limit": "per_turn"}),
    ("upgrades", "growth-prize", "ability", {"hook": "score", "event": {}, "vp": 1, "limit": "per_turn"}),
    ("species", "ink-spider", "score", {"metric": "card_tags", "vp": 1, "div": 0, "tag": "science"}),
    ("species", "ink-spider", "score", {"metric": "card_tags", "vp": 1, "tag": "science"}),
    ("species", "needle-hawk", "score", {"metric": "track_place", "vp": 1, "div": 1, "project": "laser"}),
    ("rewards", "evacuation-3", "effect", [{"op": "work", "project": "laser", "n": 1}]),
]


@pytest.mark.parametrize(("table", "name", "column", "value"), NOT_KNOWN)
def test_C38_a_fault_names_its_table_and_row(table: str, name: str, column: str, value: Any) -> None:
    found = problems(lambda t: row(t, table, name).update({column: value}))
    assert found and all(line.startswith(f"{table}, {name}") for line in found), found
    assert all("C38" in line for line in found)


JUNK: list[Any] = [None, True, -1, 99, 1.5, "", "junk", [], {}, [[]], [None], {"op": None}, {"x": 1}]


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
    for _ in range(600):
        container, key = rng.choice(places)
        sound, container[key] = container[key], rng.choice(JUNK)
        found = check_content(Content(tables))
        assert isinstance(found, list) and all(isinstance(line, str) for line in found)
        container[key] = sound
    assert check_content(Content(tables)) == []


def test_missing_tables_rows_and_columns_are_told() -> None:
    assert problems(lambda t: t.pop("boosts")) == ["there is no table boosts"]
    assert problems(lambda t: t["boosts"][0].pop("copies")) == ["boosts row 1: no copies"]
    assert problems(lambda t: t["setup"].pop()) == ["setup: the rows are 2, 3, 4, in this order"]
    assert problems(lambda t: t["threat"].clear()) == ["threat: no rows"]
