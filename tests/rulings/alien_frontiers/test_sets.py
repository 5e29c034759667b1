"""Sets are marked in any order: raids, cannon shots, rerolls and swaps (PL 9.8, 12.7, 12.8, 12.11)."""

import pytest

from orrery.core.chance import seed_from_text
from orrery.core.game import CHANCE
from orrery.core.match import CommandRefused, Match
from orrery.core.record import Header, Seat
from orrery.core.sets import SetChoice
from orrery.games.alien_frontiers.game import GAME

from .builder import BLUE, GREEN, RED, YELLOW, Table, table


def the_set(t: Table) -> SetChoice:
    """What may be marked now."""
    choice = GAME.set_choice(t.state)
    assert choice is not None
    return choice


def items(t: Table) -> dict[str, int]:
    """What may be marked now, and how often."""
    return {GAME.notate(t.state, item.action): item.times for item in the_set(t).items}


def sizes(t: Table) -> tuple[int, int]:
    """How many marks a set has."""
    return the_set(t).least, the_set(t).most


# --- Temporal Warper (PL 12.11, T41, ruling 39) ----------------------------------------------------------


def warped(*values: int, relic: int | None = None) -> Table:
    t = table().seat(RED, fuel=1, cards="warper").colonies("burroughs", 1)
    return t.roll(*values, relic=relic).play("warp")


def test_T41_the_highest_ship_may_be_marked_first() -> None:
    t = warped(1, 2, 5)
    assert items(t) == {"pick 1": 1, "pick 2": 1, "pick 5": 1}
    assert sizes(t) == (1, 3)
    t.choose("pick 2", "pick 1")
    assert t.actor == CHANCE
    t.roll(4, 4)
    assert t.hand == [4, 4, 5]


def test_ruling_39_any_number_of_ships_in_any_order() -> None:
    t = warped(1, 2, 5, 5, relic=3)
    assert items(t) == {"pick 1": 1, "pick 2": 1, "pick 5": 2, "pick r": 1}
    t.choose("pick r", "pick 5", "pick 1").roll(6, 6, relic=6)
    assert t.hand == [2, 5, 6, 6]
    assert t.view["relic"]["value"] == 6


def test_ruling_39_at_least_one_ship_and_none_twice() -> None:
    t = warped(1, 2, 5)
    assert t.no_set()[0] == "common-set-few"
    assert t.no_set("pick 5", "pick 5")[0] == "common-set-unknown"
    assert t.no_set("pick 3")[0] == "common-set-unknown"


def match_of(t: Table) -> Match:
    """A match that stands at the position of a table."""
    seats = tuple(Seat(f"Player {seat + 1}") for seat in range(t.state.variant.players))
    header = Header("alien-frontiers", GAME.rules_version, "", t.state.variant.options, seats, "")
    match = Match(GAME, header, seed_from_text("sets"))
    match._state = t.state
    return match


def test_T41_nothing_is_rolled_before_the_set_is_confirmed() -> None:
    """Of 1, 2 and 5 the 5 is marked first; refused marks change nothing, and undo stays possible."""
    t = table().seat(RED, fuel=1, cards="warper").roll(1, 2, 5)
    match = match_of(t)
    match.command(RED, match.ply, GAME.parse(t.state, "warp"))
    pick = {value: GAME.parse(t.state, f"pick {value}") for value in (1, 2, 5)}
    with pytest.raises(CommandRefused):
        match.choose_set(RED, match.ply, [pick[5], pick[5]])
    assert match.view(RED)["hand"] == [1, 2, 5]
    assert match.actor == RED
    assert match.undo_plies(RED) == [0]
    told = match.choose_set(RED, match.ply, [pick[5], pick[1]])
    assert [entry.move.split()[0] for entry in told] == ["pick", "pick", "roll"]
    assert 2 in match.view(RED)["hand"]
    assert len(match.view(RED)["hand"]) == 3


# --- raids (PL 9.8, differences 3 and 4) -----------------------------------------------------------------


def raided(**options: object) -> Table:
    t = table(**options).seat(GREEN, fuel=1, ore=2).seat(YELLOW, ore=3, cards="booster").seat(BLUE, fuel=2)
    return t.roll(1, 2, 3).play("raiders 1-2-3")


def test_difference_03_resources_are_marked_in_any_order() -> None:
    t = raided()
    assert items(t) == {"take p2 fuel": 1, "take p2 ore": 2, "take p3 ore": 3, "take p4 fuel": 2}
    assert sizes(t) == (0, 4)
    t.choose("take p4 fuel", "take p3 ore", "take p3 ore", "take p2 fuel")
    assert t.wealth() == (2, 2)
    assert (t.wealth(GREEN), t.wealth(YELLOW), t.wealth(BLUE)) == ((0, 2), (0, 1), (1, 0))
    assert t.view["phase"] == "main"


def test_difference_03_fewer_than_four_end_the_raid() -> None:
    t = raided().choose("take p3 ore", "take p2 ore")
    assert t.wealth() == (0, 2)
    assert t.view["phase"] == "main"
    nothing = raided().choose()
    assert nothing.wealth() == (0, 0)
    assert nothing.view["phase"] == "main"


def test_difference_03_the_last_item_first_takes_nothing_from_the_others() -> None:
    """The audit's case: choosing of p4 first must leave what p2 and p3 have in reach."""
    t = raided()
    assert t.no_set(*["take p4 fuel"] * 3)[0] == "common-set-unknown"
    t.choose("take p4 fuel", "take p2 ore")
    assert t.wealth() == (1, 1)


def test_difference_03_option_raid_exact() -> None:
    t = raided(raid_exact=True)
    assert sizes(t) == (4, 4)
    assert t.no_set("take p3 ore", "take p3 ore")[0] == "common-set-few"
    t.choose("take p4 fuel", "take p3 ore", "take p4 fuel", "take p2 ore")
    assert t.wealth() == (2, 2)


def test_a_card_is_a_single_move_beside_the_set() -> None:
    t = raided()
    assert t.can("steal p3 booster")
    assert t.play("steal p3 booster").cards() == {"booster"}
    protected = table().seat(GREEN, fuel=3, cards="decoy").roll(1, 2, 3).play("raiders 1-2-3")
    assert GAME.set_choice(protected.state) is None
    assert protected.can("steal p2 decoy", "done")


def test_a_raid_goes_on_as_a_set() -> None:
    t = raided().play("take p2 ore")
    assert the_set(t).begun
    assert items(t) == {"take p2 ore": 1, "take p3 ore": 3, "take p4 fuel": 2}
    assert sizes(t) == (0, 3)
    t.choose("take p4 fuel", "take p3 ore")
    assert t.wealth() == (1, 2)


# --- Plasma Cannon (PL 12.7, ruling 43) ------------------------------------------------------------------


def aimed(fuel: int = 5, **options: object) -> Table:
    t = table(**options).seat(RED, fuel=fuel, cards="plasma").dock("solar", GREEN, 2, 2, 5)
    return t.dock("solar", BLUE, 4).roll(1).play("cannon solar")


def test_ruling_43_ships_are_marked_in_any_order() -> None:
    t = aimed()
    assert items(t) == {"ship solar p2 2": 2, "ship solar p2 5": 1, "ship solar p4 4": 1}
    assert sizes(t) == (1, 4)
    t.choose("ship solar p4 4", "ship solar p2 2")
    assert t.docked("solar") == [(GREEN, 2), (GREEN, 5)]
    assert t.fuel() == 3
    assert t.no_set()[0] == "common-set-none"


def test_ruling_43_no_more_than_can_be_paid() -> None:
    t = aimed(fuel=2)
    assert sizes(t) == (1, 2)
    assert t.no_set("ship solar p2 2", "ship solar p2 5", "ship solar p4 4")[0] == "common-set-many"
    pohl = table().seat(RED, fuel=1, cards="plasma").colonies("pohl", 1).dock("solar", GREEN, 2, 2, 5)
    pohl = pohl.roll(1).play("cannon solar")
    assert sizes(pohl) == (1, 2)
    assert pohl.choose("ship solar p2 5", "ship solar p2 2").fuel() == 0


def test_difference_13_option_plasma_single_victim() -> None:
    t = aimed(plasma_single_victim=True)
    assert t.no_set("ship solar p4 4", "ship solar p2 2")[0] == "common-set-alike"
    t.choose("ship solar p2 5", "ship solar p2 2")
    assert t.docked("solar") == [(GREEN, 2), (BLUE, 4)]


# --- Polarity Device (PL 12.8, T37, ruling 26) -----------------------------------------------------------


def swapping() -> Table:
    t = (
        table()
        .seat(RED, cards="polarity")
        .colonies("herbert", 0, 0, 2)
        .colonies("lem", 2)
        .colonies("pohl", 1)
    )
    return t.colonies("vanvogt", 0, 0, 1).field("repulsor", "pohl").roll(1).play("swap")


def test_T37_the_later_territory_may_be_named_first() -> None:
    t = swapping()
    assert set(items(t)) == {"colony herbert p3", "colony lem p1", "colony vanvogt p3"}
    assert sizes(t) == (2, 2)
    t.choose("colony lem p1", "colony herbert p3")
    assert t.on("herbert") == [1, 0, 1, 0]
    assert t.on("lem") == [1, 0, 1, 0]
    assert (t.control("herbert"), t.control("lem")) == (None, None)


def test_T37_two_players_on_two_territories() -> None:
    t = table().seat(RED, cards="polarity").colonies("herbert", 0, 1, 1).colonies("lem", 1, 0, 1)
    t = t.roll(1).play("swap")
    assert t.no_set("colony herbert p2")[0] == "common-set-few"
    same_place = t.no_set("colony herbert p2", "colony herbert p3")
    assert same_place == ("common-set-many-of", {"most": 1, "what": "@af-territory-herbert"})
    same_owner = t.no_set("colony herbert p3", "colony lem p3")
    assert same_owner == ("common-set-many-of", {"most": 1, "what": "seat:2"})


def test_the_second_colony_goes_on_with_the_swap() -> None:
    t = swapping().play("colony lem p1")
    assert the_set(t).begun
    assert set(items(t)) == {"colony vanvogt p3"}
    t.choose("colony vanvogt p3")
    assert t.on("vanvogt") == [1, 0, 0, 0]


def test_no_other_decision_chooses_a_set() -> None:
    t = table().seat(RED, fuel=9, ore=9, hub=7, ships=4).roll(1, 6)
    assert GAME.set_choice(t.state) is None
    assert GAME.set_choice(t.play("launch").state) is None
    t.play("territory lem", "solar 1", "solar 6", "end")
    assert t.view["phase"] == "keep"
    assert GAME.set_choice(t.state) is None
    assert GAME.set_choice(t.play("keep 4f4o").state) is None
