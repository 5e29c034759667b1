"""Parts 7 and 8: the sourced facts of the component tables, and each constraint broken once."""

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.content import Content
from orrery.games.new_frontiers.components import CONTENT
from orrery.games.new_frontiers.constraints import check_content
from orrery.games.new_frontiers.game import GAME

Tables = dict[str, list[dict[str, Any]]]


def row(tables: Tables, tile: str) -> dict[str, Any]:
    """The row with that id, in whichever table it is."""
    return next(r for rows in tables.values() for r in rows if r.get("id") == tile)


def printed(tile: str) -> dict[str, Any]:
    """A row of the content played with."""
    return row(CONTENT.tables, tile)


def test_the_content_is_sound() -> None:
    assert check_content(CONTENT) == []
    assert GAME.check_content(GAME.content) == []


# --- part 7 -----------------------------------------------------------------------------------------------

SOURCED = {
    "space-marines": ["SET.mil(2)"],
    "homesteading-pioneers": ["EXP.colonist(1)"],
    "contact-specialist": ["SET.pay_mil(-1,!alien)?"],
    "survey-team": ["EXP.draw(1)"],
    "terraforming-engineers": ["SET.replace(0,3)?"],
    "investment-credits": ["DEV.cost(-1)"],
    "improved-logistics": ["SET.two()?"],
    "terraforming-robots": ["SET.after_draw(1)"],
    "galactic-salon": ["CON.vp(1)"],
    "alien-tech-institute": ["PRO.windfall(A)", "END.score(2,tile[kw=Alien])"],
    "pan-galactic-league": ["PRO.cr_per(1,colony[G])", "END.score(2,colony[G])", "END.score(1,colony[mil])"],
    "imperium-lords": [
        "PRO.cr_per(1,colony[kw=Rebel&mil])",
        "END.score(2,colony[kw=Rebel&mil])",
        "END.score(1,tile[kw=Imperium])",
    ],
    "deep-space-symbionts": ["DEV.after_cr(1)"],
    "new-vinland": ["CON.use(1*->2cr)"],
    "old-earth": ["CON.use(2*->3vp)"],
    "alpha-centauri": ["SET.cost(-1,R)", "SET.mil(1,R)"],
    "alien-oort-cloud-refinery": ["FIX.any_kind()", "FIX.no_sale()"],
}


@pytest.mark.parametrize("tile", SOURCED)
def test_C15_sourced_powers(tile: str) -> None:
    assert printed(tile)["effects"] == SOURCED[tile]


@pytest.mark.parametrize(
    ("tile", "beginning"),
    [
        ("consumer-markets", "CON.upto(3,"),
        ("mining-conglomerate", "PRO.cr_most("),
        ("imperium-arms-factory", "CON.upto(2,"),
        ("new-economy", "CON.vp_consumed(1,Galactic Salon,1)"),
        ("comet-zone", "PRO.cr_here("),
        ("spice-world", "TRA.price("),
        ("galactic-news-hub", "CON.use(2N"),
        ("dying-colony", "SET.replace_self(non&!alien)?"),
        ("trade-league", "TRA."),
        ("trade-league", "CON."),
    ],
)
def test_C15_powers_sourced_in_part(tile: str, beginning: str) -> None:
    assert any(effect.startswith(beginning) for effect in printed(tile)["effects"])


@pytest.mark.parametrize(
    ("tile", "cost", "vp"),
    [("space-marines", 2, 1), ("homesteading-pioneers", 3, 2), ("deep-space-symbionts", 3, 1)],
)
def test_C15_sourced_numbers(tile: str, cost: int, vp: int) -> None:
    assert (printed(tile)["cost"], printed(tile)["vp"]) == (cost, vp)


def test_C15_sourced_properties() -> None:
    assert printed("deep-space-symbionts")["colonists"] == 1
    oort = printed("alien-oort-cloud-refinery")
    assert (oort["kind"], oort["military"]) == ("any", False)
    home = printed("alpha-centauri")
    assert (home["type"], home["kind"]) == ("windfall", "R")
    assert all(r["colonists"] == 1 for r in CONTENT.tables["homes"])
    assert printed("spice-world")["effects"][0].count(",") == 1
    assert [r["id"] for r in CONTENT.tables["worlds"] if r["kind"] == "any"] == ["alien-oort-cloud-refinery"]


def test_C13_large_technologies() -> None:
    large = [r for r in CONTENT.tables["technologies"] if r["size"] == "large"]
    assert len({r["name"] for r in large}) == 16
    assert all((r["cost"], r["vp"]) == (9, "?") for r in large)


PAIRS = """
Expeditionary Force/Survey Team; Export Duties/Mining Robots; Alien Monument/Alien Researchers;
Terraforming Engineers/Terraforming Specialists; Diversified Economy/Investment Credits;
Improved Logistics/Terraforming Robots; Drop Ships/Galactic Salon; Technology Investors/Trade League;
Free Trade Association/Pan-Galactic Hologrid; Imperium War Profiteers/Mining League;
Military Industry/New Galactic Order; Alien Tech Institute/Galactic Exchange;
Pan-Galactic League/Uplift Gene Hunters; Galactic Imperium/Imperium Lords;
Federation Survey/Frontier Settlers; Galactic Federation/New Economy
"""


def test_C16_pairs_of_faces() -> None:
    rows = CONTENT.tables["technologies"][8:]
    pairs = [f"{rows[i]['name']}/{rows[i + 1]['name']}" for i in range(0, 32, 2)]
    assert pairs == [pair.strip().replace("\n", " ") for pair in PAIRS.split(";")]
    assert [r["face"] for r in rows] == ["white", "back"] * 16


@pytest.mark.parametrize(
    ("goal", "bands", "storage"),
    [
        ("civil-service", [[2, 2], [4, 5], [6, 8]], None),
        ("keywords", [[3, 2], [4, 5], [5, 8]], None),
        ("skilled-workforce", [[4, 2], [5, 5], [6, 8]], None),
        ("diversification", [[3, 3], [4, 8]], None),
        ("stockpile-resources", [[2, 2], [4, 5], [6, 8]], "goods"),
        ("exploration", [[1, 2], [2, 5], [4, 8]], "worlds"),
        ("sales-tax", [[4, 2], [8, 5], [12, 8]], "credits"),
        ("draft", [[3, 2], [5, 5], [7, 8]], None),
    ],
)
def test_7_6_goals(goal: str, bands: list[list[int]], storage: str | None) -> None:
    assert (printed(goal)["bands"], printed(goal)["storage"]) == (bands, storage)


def test_part_9_what_is_invented_says_so() -> None:
    assert printed("public-works")["provenance"] == "stand-in"
    assert printed("sales-tax")["provenance"] == "stand-in"
    assert all(r["provenance"] == "stand-in" for r in CONTENT.tables["worlds"] + CONTENT.tables["homes"])


# --- part 8 -----------------------------------------------------------------------------------------------


def setting(tile: str, **columns: Any) -> Callable[[Tables], None]:
    """A change of some columns of one row."""
    return lambda tables: row(tables, tile).update(columns)


def no_longer_selfish(tables: Tables) -> None:
    """Fewer "?" tiles count themselves."""
    for tile in ("military-industry", "new-galactic-order", "galactic-federation", "federation-survey"):
        effects = row(tables, tile)["effects"]
        effects[:] = [e for e in effects if not e.startswith("END.")] + ["END.score(1,colony[G])"]


def selfish_league(tables: Tables) -> None:
    """Pan-Galactic League counts large technologies, itself among them."""
    row(tables, "pan-galactic-league")["effects"].append("END.score(1,tech[large])")


def richer_old_earth(tables: Tables) -> None:
    """A better power comes before the sourced one."""
    row(tables, "old-earth")["effects"].insert(0, "CON.use(2*->4vp)")


def exchanged_faces(tables: Tables) -> None:
    """Two faces of different tiles change places."""
    rows = tables["technologies"]
    rows[9], rows[11] = rows[11], rows[9]


def one_goal_less(tables: Tables) -> None:
    """A goal is missing."""
    del tables["goals"][0]


BREAKS: list[tuple[str, Callable[[Tables], None]]] = [
    ("C1", setting("gem-world", military=True)),
    ("C2", setting("rebel-base", cost=5)),
    ("C3", setting("gem-world", cost=1)),
    ("C4", setting("gem-world", colonists=2)),
    ("C4", setting("new-earth", colonists=3)),
    ("C5", setting("gem-world", type="windfall")),
    ("C6", setting("gem-world", kind="R")),
    ("C7", setting("alien-rosetta-stone-world", keywords=[])),
    ("C7", setting("galactic-engineers", keywords=["Alien"])),
    ("C8", setting("rebel-base", keywords=[])),
    ("C8", setting("rebel-base", keywords=["Rebel", "Uplift"])),
    ("C9", setting("alien-data-repository", vp=7)),
    ("C9", setting("rebel-base", vp=-1)),
    (
        "C10",
        setting("corrosive-uplift-world", effects=["CON.use(1R+1G->3vp)", "END.score(1,tile[kw=Imperium])"]),
    ),
    ("C10", setting("rebel-resistance", effects=["END.score(2,tile[kw=Alien])"])),
    ("C11", setting("alien", goods=9)),
    ("C11", setting("novelty", goods=15)),
    ("C13", setting("free-trade-association", cost=8)),
    ("C13", setting("large-technologies", count=9)),
    ("C14", setting("genetics-lab", cost=6)),
    ("C14", setting("genetics-lab", name="Public Works")),
    ("C14", setting("small-technologies", count=47)),
    ("C15", setting("space-marines", effects=["SET.mil(3)"])),
    ("C15", setting("space-marines", cost=3)),
    ("C15", setting("homesteading-pioneers", vp=1)),
    ("C15", setting("comet-zone", effects=[])),
    ("C15", setting("deep-space-symbionts", vp=2)),
    ("C16", exchanged_faces),
    ("C16", setting("survey-team", face="white")),
    ("C17", richer_old_earth),
    ("C18", setting("genes", price=4)),
    ("C20", one_goal_less),
    ("C20", setting("draft", storage="goods")),
    ("C20", setting("sales-tax", storage=None)),
    ("C20", setting("draft", bands=[[3, 2], [5, 5], [5, 8]])),
    ("C20", setting("draft", bands=[[3, 2], [5, 2]])),
    ("C20", setting("draft", bands=[[3, 2]])),
    ("C20", setting("draft", bands=[[3, 2], [5, 5], [7, 8], [9, 9]])),
    ("C20", setting("goals", count=9)),
    ("C21", no_longer_selfish),
    ("C21", selfish_league),
    ("C22", setting("vp-chips-1", count=24)),
    ("C22", setting("vp-chips-10", count=9)),
]


def broken(change: Callable[[Tables], None]) -> list[str]:
    """What is found wrong in a copy of the content after a change."""
    tables = copy.deepcopy(CONTENT.tables)
    change(tables)
    return check_content(Content(tables))


@pytest.mark.parametrize(
    ("constraint", "change"), BREAKS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(BREAKS)]
)
def test_part_8_a_broken_constraint_is_named(constraint: str, change: Callable[[Tables], None]) -> None:
    assert any(re.search(rf"\b{constraint}\b", problem) for problem in broken(change))


@pytest.mark.parametrize("tile", ["galactic-engineers", "rebel-cantina"])
def test_C12_a_gray_world_has_no_kind_of_good(tile: str) -> None:
    assert broken(setting(tile, kind="R"))


@pytest.mark.parametrize("tile", ["gem-world", "earths-lost-colony"])
def test_C12_every_other_world_has_one(tile: str) -> None:
    assert broken(setting(tile, kind=None))


@pytest.mark.parametrize(
    ("tile", "effects"),
    [
        ("galactic-salon", ["CON.vp(1)?"]),
        ("public-works", ["DEV.after_cr(1)", "CON.use(1*->1vp)?"]),
        ("trade-league", ["TRA.price(1)", "CON.sell()"]),
        ("new-vinland", ["CON.use(1*->2cr)?"]),
    ],
)
def test_C19_only_trade_leagues_consume_power_is_optional(tile: str, effects: list[str]) -> None:
    assert broken(setting(tile, effects=effects))


@pytest.mark.parametrize(
    ("table", "index", "column", "value"),
    [
        ("setup", 0, "copies", 4),
        ("setup", 1, "vp_pool", 35),
        ("setup", 2, "colonists", 60),
        ("setup", 3, "credits", [3, 3, 3, 4]),
        ("homes", 0, "colonists", 2),
        ("homes", 3, "side", "a"),
        ("worlds", 0, "keywords", ["Xeno"]),
        ("worlds", 0, "effects", ["SET.charm(1)"]),
        ("technologies", 2, "id", "genetics-lab"),
        ("setup", 3, "credits", [3, 3, 3, 4, -1]),
        ("setup", 3, "players", 6),
        ("homes", 0, "cost", -1),
        ("kinds", 0, "goods", 256),
        ("technologies", 3, "effects", ["TRA.price(30)"]),
        ("worlds", 0, "effects", ["TRA.price(30,this)"]),
    ],
)
def test_other_mistakes_are_found(table: str, index: int, column: str, value: object) -> None:
    def change(tables: Tables) -> None:
        tables[table][index][column] = value

    assert broken(change)


def fixed_numbers() -> list[tuple[str, str, str]]:
    """The numbers that the rulebook gives for good, as table, row and column."""
    columns = {
        "action_tiles": ("credits", "discount", "colonists", "vp"),
        "kinds": ("price",),
        "limits": ("number",),
        "components": ("count",),
    }
    return [
        (table, row["id"], column)
        for table, names in columns.items()
        for row in CONTENT.tables[table]
        for column in names
    ]


@pytest.mark.parametrize(("table", "name", "column"), fixed_numbers())
def test_a_number_of_the_rulebook_stays_as_it_is(table: str, name: str, column: str) -> None:
    def change(tables: Tables) -> None:
        next(r for r in tables[table] if r["id"] == name)[column] += 1

    assert broken(change)


@pytest.mark.parametrize("table", ["action_tiles", "kinds", "limits", "components", "setup", "goals"])
def test_rows_that_the_rules_know_are_all_there(table: str) -> None:
    assert broken(lambda tables: tables[table].clear())
    assert broken(lambda tables: tables[table].pop())
    assert broken(lambda tables: tables[table].append(tables[table][0]))


@pytest.mark.parametrize("table", CONTENT.tables)
def test_a_table_that_is_missing_is_named(table: str) -> None:
    found = broken(lambda tables: tables.pop(table) and None)
    assert found == [f"there is no table {table}"]


def test_no_column_of_numbers_is_forgotten() -> None:
    """Each is followed by the rules, as the tests beside this one show, or pinned by a constraint."""
    followed = {
        *(("technologies", "cost"), ("technologies", "vp")),
        *(("worlds", "vp"), ("homes", "cost"), ("homes", "vp")),
        *(("goals", "bands"), ("kinds", "goods"), ("setup", "copies"), ("setup", "credits")),
    }
    pinned = {
        *(("worlds", "cost"), ("worlds", "colonists"), ("homes", "mat"), ("homes", "colonists")),
        *(("setup", "players"), ("setup", "vp_pool"), ("setup", "colonists"), ("setup", "pawns_each")),
        *((table, column) for table, _, column in fixed_numbers()),
    }
    numeric = {
        (table, column)
        for table, rows in CONTENT.tables.items()
        for r in rows
        for column, value in r.items()
        if type(value) is int or (isinstance(value, list) and value and not isinstance(value[0], str))
    }
    assert numeric == followed | pinned
    for table, column in pinned:

        def change(tables: Tables, table: str = table, column: str = column) -> None:
            tables[table][0][column] += 1

        assert broken(change), (table, column)
