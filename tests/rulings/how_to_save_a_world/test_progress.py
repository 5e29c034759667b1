"""Sections 2.13 to 2.15: the progress phase, the new round, the asteroid's arrival; cases 23-31."""

from orrery.core.game import CHANCE

from .builder import A, B, C, Table, table

# --- the progress phase -----------------------------------------------------------------------------


def test_case_23_the_lander_in_command_must_move_on() -> None:
    t = table(3).facility("infra-con-structor").seat(A, placed="take-command-a").all_pass()
    assert t.actor == A and t.offers("pass") == set()
    assert "infra-con-structor-a" in t.offers("place") and "take-command-a" not in t.offers("place")
    t.by(A, "place infra-con-structor-a").choose("raise energy", "raise minerals")
    assert t.baselines(A) == {"energy": 1, "minerals": 1} and t.actor == CHANCE
    assert t.space == 2 and t.state.round == 1  # the asteroid moves after that


def test_R43_it_is_a_normal_turn_with_boosts_and_the_last_one() -> None:
    t = table(2).seat(A, energy=1, hand="crane-crew mirror-farm", placed="take-command-a").all_pass()
    t.by(A, "place regolith-works-a", "boost crane-crew")
    assert t.resources(A) == {"energy": 1, "minerals": 4} and t.actor == CHANCE


def test_A3_an_unlimited_location_is_always_left_and_optional_parts_may_be_declined() -> None:
    t = table(4).seat(A, placed="take-command-a lens-yard-a lens-yard-b").seat(B, energy=1)
    t.seat(B, placed="frame-docks-a frame-docks-b crater-institute-a")
    t.seat(C, placed="crater-institute-b refit-hall-a regolith-works-a").seat(3, placed="regolith-works-b")
    assert t.all_pass().offers("place") == {"common-dome-a"}
    t = table(2).seat(A, energy=1, placed="take-command-a").all_pass().by(A, "place lens-yard-b", "done")
    assert t.disc(A, "laser") == 0 and t.resources(A) == {"energy": 2}


def test_A4_the_frame_of_the_last_location_counts() -> None:
    for location, landers in (("regolith-works-b", (3, 0)), ("regolith-works-a", (2, 1))):
        t = table(2).seat(A, placed="take-command-a").all_pass().by(A, f"place {location}").luck()
        assert t.state.round == 2 and t.landers(A) == landers


def test_A54_with_two_players_areas_block_the_boost_move_but_not_its_own() -> None:
    t = table(2).seat(A, placed="take-command-a regolith-works-b").seat(B, placed="lens-yard-a").all_pass()
    assert t.offers("place") == {
        *("frame-docks-a", "frame-docks-b", "crater-institute-a", "crater-institute-b"),
        *("refit-hall-a", "common-dome-a"),
    }


def test_case_24_a_facility_is_turned_up_for_the_next_round() -> None:
    t = table(3).asteroid(3).all_pass()
    assert t.offers("facility") == {
        *("momentum-converter", "grand-array", "hall-of-donors", "twin-gantry", "seed-cathedral")
    }
    assert "momentum-converter-a" not in t.view()["open"]
    t.chance("facility momentum-converter")
    assert t.facilities() == {"b1": "momentum-converter"}
    t.luck()
    assert t.state.round == 2 and t.can("place momentum-converter-a")


def test_A34_a_facility_goes_to_the_first_free_space_of_its_letter() -> None:
    t = table().facility("spore-vault").asteroid(5).all_pass().chance("facility night-school")
    assert t.facilities() == {"a1": "spore-vault", "a2": "night-school"}
    full = table().facility("spore-vault").facility("night-school").bag().asteroid(5).all_pass()
    assert full.offers("facility") == set() and full.space == 6
    assert full.luck().facilities() == {"a1": "spore-vault", "a2": "night-school"}


def test_A35_a_facility_of_this_progress_phase_comes_after_the_boost_move() -> None:
    t = table(3).asteroid(3).seat(A, placed="take-command-a").all_pass()
    assert t.actor == A and t.space == 3 and t.facilities() == {}
    t.by(A, "place common-dome-a", "gain energy").chance("facility twin-gantry").luck()
    assert t.state.round == 2


def test_case_25_cubes_first_then_the_asteroid() -> None:
    t = table(3).threat(4).asteroid(3).bag(laser=2, shield=1, evacuation=1, asteroid=3)
    for deck, row in (
        ("action", "twin-study deep-study lens-overtime"),
        ("boost", "encore hull-printers nursery-wing"),
        ("species", "wiesporka thriller-moss static-eel"),
    ):
        t.display(deck, row)
    t.all_pass().chance("facility grand-array", "draw 1 1 1 1")
    assert [t.on_meter(p) for p in ("laser", "shield", "evacuation")] == [
        {1: "laser"},
        {1: "shield"},
        {1: "evacuation"},
    ]
    assert t.space == 5
    t.chance("reveal open-mandate", "reveal award-night", "reveal ore-beetle")
    assert t.row("action") == ["open-mandate", "twin-study", "deep-study"]
    assert t.row("boost") == ["award-night", "encore", "hull-printers"]
    assert t.row("species") == ["ore-beetle", "wiesporka", "thriller-moss"]
    assert t.view()["decks"]["action"]["market"] == ["lens-overtime"]
    assert t.cubes() == {"laser": 1, "asteroid": 2 + 3 + 1}


def test_case_26_without_an_impact_a_new_round_begins() -> None:
    t = table(2).all_pass().luck()
    assert not t.over and t.state.round == 2 and t.actor == A


def test_case_27_a_new_round() -> None:
    t = table(2).badge(B).seat(A, placed="regolith-works-b regolith-works-a", ready=(1, 0))
    t.seat(A, energy=4, minerals=1, baselines={"energy": 2, "minerals": 3}, tokens="science", spent="moon")
    t.seat(A, hand="symposium", discard="mirror-farm quarry-shift").all_pass().luck()
    assert t.landers(A) == (2, 1)
    assert t.threat_level == 4
    assert t.active(A) == {"science": 1, "moon": 1} and t.spent(A) == {}
    assert sorted(t.hand(A)) == ["mirror-farm", "quarry-shift", "symposium"] and t.discard(A) == []
    assert t.resources(A) == {"energy": 4, "minerals": 3}
    assert t.actor == B and t.offers("place") >= {"regolith-works-a", "regolith-works-b"}


def test_A1_as_many_cubes_as_the_top_token_says() -> None:
    for level in (3, 5, 8):
        t = table(2).threat(level).bag(laser=9, asteroid=9).all_pass()
        while not t.offers("draw"):
            t.do(min(t.legal()))
        assert {sum(map(int, draw.split())) for draw in t.offers("draw")} == {level}


def test_A2_the_last_threat_token_stays() -> None:
    t = table(2).threat(7).bag()
    assert t.all_pass().luck().threat_level == 8
    assert t.all_pass().luck().threat_level == 8


def at_the_draw(t: Table) -> Table:
    """Everybody passes, and everything happens up to the threat's draw."""
    t.all_pass()
    while not t.offers("draw"):
        t.do(min(t.legal()))
    return t


def test_A27_the_draw_follows_even_if_the_asteroid_has_arrived() -> None:
    t = at_the_draw(table(2).asteroid(13).bag(laser=2, asteroid=2))
    assert t.space == 14
    t.chance("draw 1 0 0 2")
    assert t.on_meter("laser") == {1: "laser"} and t.space == 14
    assert t.cubes() == {"laser": 1, "asteroid": 2}


def test_A28_a_bag_with_too_few_cubes_is_emptied() -> None:
    t = at_the_draw(table(2).threat(8).bag(laser=2, asteroid=1))
    assert t.legal() == {"draw 2 0 0 1"}
    t = at_the_draw(table(2).bag())
    assert t.legal() == {"draw 0 0 0 0"}


def test_A29_a_meter_at_its_impact_point_is_not_full() -> None:
    t = at_the_draw(table(2).meter("laser", 9).bag(laser=1))
    t.chance("draw 1 0 0 0")
    assert len(t.on_meter("laser")) == 10 and t.state.round == 1
    assert t.offers("draw") == {"0 0 0 0"}  # the laser's shot, with an empty bag
    t.chance("draw 0 0 0 0").chance("draw 0 0 0 0")
    assert t.key == "evacuation"


def test_A29_cubes_for_a_full_meter_are_set_aside() -> None:
    t = at_the_draw(table(2).meter("evacuation", 9).bag(evacuation=3)).chance("draw 0 0 3 0")
    assert len(t.on_meter("evacuation")) == 10 and t.aside() == {"evacuation": 2}


def test_A51_what_was_drawn_is_resolved_before_the_end_is_checked() -> None:
    t = at_the_draw(table(2).asteroid(6).meter("laser", 9).bag(laser=1, asteroid=2)).chance("draw 1 0 0 2")
    assert t.space == 9 and t.offers("facility")  # two spaces: cubes, then a facility and new cards
    t.chance("facility twin-gantry")
    while not t.offers("draw"):
        t.do(min(t.legal()))
    assert t.cubes() == {"asteroid": 2 + 2} and t.state.round == 1
    while not t.over:
        t.do(min(t.legal()))
    assert t.key is not None


def test_A52_start_and_impact_have_no_symbols() -> None:
    t = at_the_draw(table(2).asteroid(13).bag())
    assert t.space == 14 and t.facilities() == {} and t.view()["decks"]["boost"]["market"] == []
    start = table(2)
    assert start.space == 1 and start.facilities() == {} and start.view()["decks"]["boost"]["market"] == []


# --- the asteroid's arrival -------------------------------------------------------------------------


def arrival(t: Table, **bag: int) -> Table:
    """The asteroid has arrived; these cubes are in the bag."""
    return at_the_draw(t.asteroid(13).bag()).chance("draw 0 0 0 0").bag(**bag)


def test_case_28_a_shot_that_is_three_cubes_short() -> None:
    t = arrival(table(3).meter("laser", 6), laser=2, shield=4, evacuation=3, asteroid=2)
    t.chance("draw 2 3 3 2")
    assert not t.over and t.key is None
    assert t.cubes() == {"shield": 4, "evacuation": 3}
    # Ten of thirteen spaces were filled; the cubes on three cracks have gone to the shield.
    assert sorted(t.on_meter("laser")) == [1, 2, 3, 5, 6, 8, 9]
    assert sorted(t.on_meter("shield")) == [8, 10, 12]


def test_case_29_the_shield_holds() -> None:
    t = arrival(table(3).meter("laser", 6).meter("shield", 6), laser=4, shield=6, evacuation=6, asteroid=4)
    t.chance("draw 2 3 3 2")
    assert len(t.on_meter("shield")) == 6 + 3  # five short
    t.chance("draw 2 3 3 2")
    assert t.over and t.key == "shield" and len(t.on_meter("shield")) == 14


def test_case_30_a_crack_whose_target_is_taken_is_skipped() -> None:
    t = arrival(table(3).meter("laser", 6).meter("shield", 8), evacuation=10).chance("draw 0 0 10 0")
    assert sorted(t.on_meter("laser")) == [1, 2, 3, 4, 5, 6] and len(t.on_meter("shield")) == 8


def test_case_31_otherwise_evacuation_without_a_draw() -> None:
    t = arrival(table(3), evacuation=9).chance("draw 0 0 9 0").chance("draw 0 0 9 0")
    assert t.over and t.key == "evacuation"
    assert t.on_meter("evacuation") == {}


def test_A30_asteroid_cubes_of_a_failed_shot_stay_on_the_meter() -> None:
    t = arrival(table(3), laser=1, shield=3, evacuation=3, asteroid=3).chance("draw 1 3 3 3")
    assert t.cubes() == {"shield": 3, "evacuation": 3}
    assert sorted(t.on_meter("laser").values()) == ["asteroid", "asteroid", "laser"]  # the fourth on a crack
    assert t.on_meter("shield") == {8: "asteroid"}


def test_A31_later_cubes_take_the_leftmost_free_spaces() -> None:
    t = arrival(table(3).meter("laser", 9).meter("shield", 6), shield=9)
    t.chance("draw 0 9 0 0")
    assert sorted(t.on_meter("shield")) == [1, 2, 3, 4, 5, 6, 8, 10]
    full = t.copy().bag(shield=6).chance("draw 0 6 0 0")
    assert full.key == "shield" and len(full.on_meter("shield")) == 14
    short = t.bag(shield=5).chance("draw 0 5 0 0")
    assert short.key == "evacuation" and sorted(short.on_meter("shield")) == list(range(1, 14))


def test_A32_a_shot_that_hits_ends_it() -> None:
    t = arrival(table(3).meter("laser", 6), laser=5, shield=3, asteroid=2).chance("draw 5 3 0 2")
    assert t.over and t.key == "laser"
    assert len(t.on_meter("laser")) == 13 and t.on_meter("shield") == {}


def test_A29_cubes_beyond_a_full_meter_of_the_finale_are_set_aside() -> None:
    t = arrival(table(3).meter("laser", 6), laser=8, asteroid=2).chance("draw 8 0 0 2")
    assert t.key == "laser" and len(t.on_meter("laser")) == 13 and sum(t.aside().values()) == 3
