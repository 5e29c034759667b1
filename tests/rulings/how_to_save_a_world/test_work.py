"""Section 2.9: project work in six steps; cases 13-15."""

from .builder import A, B, Table, table


def three_tags(genius: int) -> Table:
    """The example of the rulebook: a lander among the lenses, three moon tags, 3 energy and some genius."""
    t = table(3).track("laser", "A2").seat(A, energy=3, genius=genius, tokens="moon moon moon")
    return t.by(A, "place lens-yard-a")


def test_case_13_three_steps_of_the_laser() -> None:
    t = three_tags(genius=2).bag(asteroid=3).by(A, "tags 3")
    assert t.disc(A, "laser") == 5 and t.resources(A) == {}  # 1 + 2 + 2
    assert t.cubes() == {"laser": 3, "asteroid": 3}
    assert t.active(A) == {"science": 1} and t.spent(A) == {"moon": 3}
    assert t.vp(A) == 3 and t.tier("laser") == 2 and t.actor == B


def test_case_14_what_cannot_be_paid_cannot_be_entered() -> None:
    t = three_tags(genius=1)
    assert t.offers("tags") == {"0", "1", "2"}
    t.by(A, "tags 2", "genius 0")
    assert t.disc(A, "laser") == 4 and t.resources(A) == {"genius": 1}


def test_case_15_only_players_keep_a_leader_bonus_from_others() -> None:
    one_step = "place lens-yard-b", "work laser 1"
    t = table(3).track("laser", "A3").seat(A, energy=2).by(A, *one_step)  # a neutral disc is on 6
    assert t.view()["projects"]["laser"]["neutral"] == [6] and t.vp(A) == 3
    for other in ("B5", "B4"):
        t = table(3).track("laser", f"{other} A3").seat(A, energy=2).by(A, *one_step)
        assert t.vp(A) == 0 and t.disc(A, "laser") == 4


def test_case_15_a_change_symbol_is_for_the_first_player_too() -> None:
    for other, tier in (("B1", 2), ("B3", 1)):
        order = "A2 B1" if other == "B1" else "B3 A2"
        t = table(3).track("laser", order).seat(A, energy=1).by(A, "place lens-yard-b", "work laser 1")
        assert t.tier("laser") == tier


def test_R24_the_costs_of_a_track() -> None:
    costs = []
    for space in range(13):
        t = table(2).tile("shield", 3).seat(A, minerals=10).track("shield", f"A{space}")
        t.by(A, "place frame-docks-b", "work shield 1")  # its reward is asked for
        costs.append(10 - t.has(A, "minerals"))
    assert costs == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7]


def test_2_9_a_disc_goes_on_top_of_others() -> None:
    t = table(3).track("shield", "B1").seat(A, minerals=1).by(A, "place frame-docks-b", "work shield 1")
    assert t.view()["projects"]["shield"]["standing"] == [B, A, 2]


def test_A11_fewer_steps_are_allowed_and_none_are_no_work() -> None:
    t = table().facility("twin-gantry").seat(A, energy=2).by(A, "place twin-gantry-a")
    assert t.legal() == {"done", "work laser 1", "work laser 2"}
    one = t.copy().by(A, "work laser 1")
    assert one.disc(A, "laser") == 1 and one.active(A) == {"science": 1} and one.resources(A) == {"energy": 1}
    none = t.copy().by(A, "done")
    assert none.disc(A, "laser") == 0 and none.active(A) == {} and none.resources(A) == {"energy": 2}


def test_A12_a_step_is_paid_or_not_made() -> None:
    def steps(**resources: int) -> set[str]:
        return table().track("laser", "A3").seat(A, **resources).by(A, "place lens-yard-b").offers("work")

    assert steps(energy=1) == set()
    assert steps(energy=1, genius=1) == steps(genius=2) == {"laser 1"}
    t = table().track("laser", "A3").seat(A, energy=1, genius=1).by(A, "place lens-yard-b", "work laser 1")
    assert t.disc(A, "laser") == 4 and t.resources(A) == {"energy": 1}  # both were paid, then 1 energy gained


def test_A13_one_reward_for_a_work_action_and_another_for_the_next() -> None:
    t = table().facility("twin-gantry").seat(A, energy=3, hand="momentum-meeting")
    t.by(A, "place twin-gantry-a", "work laser 2")
    assert t.active(A) == {"science": 1}
    t.by(A, "boost momentum-meeting", "work laser 1")
    assert t.disc(A, "laser") == 3 and t.active(A) == {"science": 2}


def test_A14_all_bonuses_and_changes_of_a_move_count_after_one_reward() -> None:
    t = table().track("laser", "A2").seat(A, energy=10, genius=3, hand="moon-census")
    t.seat(A, tokens="moon moon moon moon moon").by(A, "place lens-yard-a")
    t.spend(6, *["token moon"] * 5, "card moon-census")
    assert t.disc(A, "laser") == 8 and t.resources(A) == {}  # 1 + 2 + 2 + 2 + 3 + 3
    assert t.vp(A) == 3 + 4
    assert t.active(A) == {"science": 1} and t.tier("laser") == 3


def test_A15_nothing_goes_beyond_space_13() -> None:
    t = table().track("laser", "A13").seat(A, energy=9).by(A, "place lens-yard-b")
    assert t.actor == B and t.disc(A, "laser") == 13
    t = table().track("laser", "A12").facility("twin-gantry").seat(A, energy=10, genius=9)
    assert t.by(A, "place twin-gantry-a").offers("work") == {"laser 1"}


def test_A42_tags_gained_by_an_action_are_for_later() -> None:
    t = table().tile("laser", 2).seat(A, energy=9, tokens="moon").by(A, "place lens-yard-a")
    assert t.offers("tags") == {"0", "1"}
    t.by(A, "tags 1", "tag moon")
    assert t.disc(A, "laser") == 1 and t.active(A) == {"moon": 1} and t.actor == B


def test_A49_several_projects_are_a_work_action_each() -> None:
    t = table().seat(A, energy=2, minerals=1, hand="split-crews").by(A, "play split-crews")
    assert t.offers("work") == {"laser 1", "shield 1"}
    t.by(A, "work shield 1", "work laser 1")
    assert (t.disc(A, "shield"), t.disc(A, "laser")) == (1, 1)
    assert t.active(A) == {"science": 1} and t.resources(A) == {"minerals": 2}  # both rewards


def test_A49_both_steps_may_go_to_one_project() -> None:
    t = table().seat(A, energy=3, minerals=1, hand="split-crews").by(A, "play split-crews", "work laser 2")
    assert t.disc(A, "laser") == 2 and t.active(A) == {"science": 1} and t.actor == B


def test_A55_the_last_tile_stays() -> None:
    t = table().track("laser", "A7").tile("laser", 3).seat(A, energy=3)
    t.by(A, "place lens-yard-b", "work laser 1", "tag moon")
    assert t.disc(A, "laser") == 8 and t.tier("laser") == 3 and t.vp(A) == 1 + 4


def test_9_1_work_discount_of_a_location_is_off_the_total() -> None:
    t = table().facility("grand-array").seat(A, minerals=0, organics=0).by(A, "place grand-array-a")
    t.by(A, "work shield 1", "work laser 1")
    assert (t.disc(A, "shield"), t.disc(A, "laser")) == (1, 1)
    assert t.resources(A) == {"minerals": 2}  # nothing was paid; the reward of the shield
    t = table().facility("grand-array").track("laser", "A3").seat(A, energy=2).by(A, "place grand-array-a")
    t.by(A, "work laser 2")
    assert t.disc(A, "laser") == 5 and t.resources(A) == {}  # 2 + 2 - 2


def test_9_1_what_one_project_took_off_is_gone_for_the_next() -> None:
    t = table().facility("grand-array").track("laser", "A3").by(A, "place grand-array-a", "work laser 1")
    assert t.disc(A, "laser") == 4 and t.actor == B  # both off the laser: nothing is left for another project


def test_A47_tags_for_one_of_several_projects() -> None:
    t = (
        table()
        .facility("momentum-converter")
        .seat(A, energy=1, minerals=3, tokens="moon moon science planet")
    )
    t.by(A, "place momentum-converter-a")
    assert t.offers("tags") == {"0", "1", "2", "3"}  # three at most
    t.spend(3, "token moon", "token moon", "token science")
    assert t.disc(A, "shield") == 3 and t.spent(A) == {"moon": 2, "science": 1}
