"""Sections 2.10 and 2.11: target, ships, plans, values, rows, losses; T19, T31, T32, T34, T35, T38, T41."""

from orrery.games.alien_artifacts.components import PLAN_IDS

from .builder import A, B, C, Table, reveal, row, table

RED_FIVE = "red3-blue1-1 red2-blue1-1"


def offensive(t: Table) -> Table:
    """A pays 5 red for an Offensive."""
    t.seat(A, hand=RED_FIVE).by(A, "offensive")
    return t.pay("red3-blue1-1.a", "red2-blue1-1.a")


def values_told(t: Table) -> list[int | str]:
    """The attack values in the order they were made."""
    return [event.args["value"] for event in t.events if event.id == "aa-event-value"]


def test_T19_a_reward_for_an_attack_comes_once() -> None:
    ships = "compass:o tracker:o granary:o"
    gains = []
    for technology in ("first-blow-doctrine:l", "probe-web:l"):
        t = offensive(table().seat(A, empire=f"{ships} {technology}")).by(A, "attack system")
        t.choose("ship compass", "ship tracker", "ship granary")
        t.by(A, "ship compass").draw("blue3-green1-3").luck().by(A, "ship granary")
        t.draw("blue1-green3-3").luck("draw green3-red2-3")
        gains.append(t.vp(A))
    assert gains[0] - gains[1] == 1


def test_T31_one_table_for_all_ships_and_then_a_new_system() -> None:
    t = offensive(table().seat(A, empire="compass:o tracker:o granary:o").system("dead-harbour"))
    t.by(A, "attack system").choose("ship compass", "ship tracker", "ship granary")
    for number, ship in enumerate(("compass", "granary")):
        t.by(A, f"ship {ship}").draw(reveal(ship, "systems", "dead-harbour", "gain_credits", other=number))
        assert t.open_system == "dead-harbour"
    assert t.bank(A) > 8
    t.draw("blue1-green3-2")
    assert t.offers("system") == set(t.view()["system"]["unseen"])
    t.luck("system crystal-gardens")
    assert t.open_system == "crystal-gardens"
    assert t.view()["system"]["bottom"] == ["dead-harbour"]


def test_T32_a_ship_attacks_with_its_own_bonus_only() -> None:
    t = offensive(table().seat(A, empire="coloniser-bug:o hammer-of-pollux:o"))
    t.by(A, "attack system").choose("ship coloniser-bug", "ship hammer-of-pollux")
    t.by(A, "ship coloniser-bug").draw("blue3-green2-2")
    assert values_told(t) == [3]


def test_T34_a_damaged_ship_is_under_construction_again() -> None:
    t = offensive(table().seat(A, empire="compass:o tracker:o").system("weaver-swarm"))
    t.by(A, "attack system").choose("ship compass")
    t.draw(reveal("compass", "systems", "weaver-swarm", "damaged")).luck()
    assert t.building(A) == {"compass"} and t.attached(A, "compass") == []
    assert t.empire(A) == {"tracker": "operational"}
    assert t.cost(A, "ship") == 6


def test_T35_a_destroyed_ship_goes_under_the_ship_deck() -> None:
    t = offensive(table().seat(A, empire="coloniser-bug:o").system("weaver-swarm"))
    t.by(A, "attack system").draw(reveal("coloniser-bug", "systems", "weaver-swarm", "destroyed")).luck()
    assert t.empire(A) == {} and t.building(A) == set()
    assert t.bottom("ship") == ["coloniser-bug"]


def test_T38_a_ship_attacks_once_a_turn_even_if_it_was_rebuilt() -> None:
    t = table().seat(A, artifacts="moment-loop", building="compass+red3-blue2-1.a+red3-blue2-2.a")
    t.system("weaver-swarm").by(A, "artifact moment-loop", "build compass", "side operational")
    t.by(A, "attack system").draw(reveal("compass", "systems", "weaver-swarm", "damaged")).luck()
    assert t.building(A) == {"compass"}
    t.seat(A, hand="red3-blue1-3 red3-blue1-4").by(A, "build compass")
    t.pay("red3-blue1-3.a", "red3-blue1-4.a").by(A, "side operational")
    assert t.phase == "turn"  # no attack is asked for
    assert t.empire(A) == {"compass": "operational"}
    t.seat(A, hand=RED_FIVE).illegal("offensive")


def test_T41_the_defender_chooses_the_plan_before_a_card_is_revealed() -> None:
    t = offensive(table().seat(A, empire="compass:o").seat(B, plans="ransom", empire="mika-1:l"))
    t.by(A, "attack p2")
    assert t.actor == B
    assert t.legal() == {"defend basic-defence-plan", "defend ransom"}
    t.by(B, "defend ransom").draw(reveal("compass", "plans", "ransom", "gain_vp"))
    assert t.vp(A) > 0
    assert t.plans(B) == {"ransom"}  # never discarded by use


# --- target and ships -----------------------------------------------------------------------------------


def test_DP11_any_ships_that_have_not_attacked_and_at_least_one() -> None:
    t = offensive(table(3).seat(A, empire="compass:o tracker:o granary:l"))
    assert t.legal() == {"attack system", "attack p2", "attack p3"}
    t.by(A, "attack system")
    assert t.legal() == {"ship compass", "ship tracker"}
    assert t.no_set()[0] == "common-set-few"


def test_A18_not_all_ships_need_join() -> None:
    t = offensive(table().seat(A, empire="compass:o tracker:o"))
    t.by(A, "attack system").choose("ship tracker").draw("blue3-green2-3").luck()
    assert t.phase == "turn"
    assert t.view()["turn_state"]["attacked"] == ["tracker"]


def test_A17_one_plan_for_the_whole_offensive() -> None:
    t = table().seat(A, empire="compass:o tracker:o").seat(B, plans="ransom", empire="mika-1:l")
    offensive(t).by(A, "attack p2").choose("ship compass", "ship tracker").by(B, "defend ransom")
    t.by(A, "ship compass").draw("blue3-green2-3").draw("blue3-green1-3")
    assert t.phase == "turn"


def test_2_10_a_player_without_plans_is_not_asked() -> None:
    """There is nothing to choose: everybody sees that the basic plan is all there is."""
    t = offensive(table().seat(A, empire="compass:o").seat(B, empire="mika-1:l"))
    t.by(A, "attack p2").draw(reveal("compass", "plans", "basic-defence-plan", "none"))
    assert t.phase == "turn"


def test_A19_a_ship_that_is_built_need_not_attack() -> None:
    t = table(3).seat(A, building="compass+red3-blue1-1.a+red3-blue2-1.a")
    t.by(A, "build compass", "side operational")
    assert t.legal() == {"done", "attack system", "attack p2", "attack p3"}
    t.by(A, "done")
    assert t.view()["turn_state"]["attacked"] == []


def test_A19_each_ship_that_builds_itself_attacks_separately() -> None:
    """Calcine makes two prepared ships free; the system changes after each attack."""
    building = "calcine+green3-red1-1.a+green3-red1-3.a compass+red3-blue1-1.a"
    t = table().seat(A, building=f"{building} tracker+red3-blue2-1.a+red2-blue1-1.a")
    t.by(A, "build calcine", "side logistic").by(A, "card compass", "side operational", "attack system")
    before = t.open_system
    t.draw("blue3-green2-3").luck()
    assert t.open_system != before
    t.by(A, "side operational", "attack system").draw("blue3-green1-3").luck()
    assert t.view()["system"]["bottom"][0] == before
    assert len(t.view()["system"]["bottom"]) == 2


def test_A20_a_ship_that_attacked_is_not_ready_for_an_offensive() -> None:
    t = table().seat(A, artifacts="nova-heart", empire="compass:o tracker:o")
    t.by(A, "artifact nova-heart", "attack system").choose("ship compass").draw("blue3-green2-3").luck()
    offensive(t).by(A, "attack system").draw("blue3-green1-3").luck()  # tracker alone is left
    assert t.view()["turn_state"]["attacked"] == ["compass", "tracker"]


def test_A56_the_ships_are_fixed_at_the_start_and_meet_the_state_that_is() -> None:
    t = offensive(table().seat(A, empire="compass:o tracker:o").system("weaver-swarm"))
    t.by(A, "attack system").choose("ship compass", "ship tracker").by(A, "ship compass")
    t.draw(reveal("compass", "systems", "weaver-swarm", "damaged"))
    assert t.building(A) == {"compass"}
    t.draw("blue1-green3-4").luck()
    assert values_told(t)[1] == 4 + 2


# --- values ---------------------------------------------------------------------------------------------


def test_2_10_technologies_add_to_every_ship() -> None:
    empire = "compass:o tracker:o targeting-matrices:l shield-breakers:l raiding-war:l"
    system = offensive(table().seat(A, empire=empire)).by(A, "attack system").choose("ship compass")
    system.draw("blue3-green2-1")
    assert values_told(system) == [1 + 2 + 1 + 2]
    player = offensive(table().seat(A, empire=empire).seat(B, empire="mika-1:l")).by(A, "attack p2")
    player.choose("ship compass").draw("blue3-green2-1")
    assert values_told(player) == [1 + 2 + 1 + 2]


def test_2_10_the_defenders_shield_lowers_the_value() -> None:
    t = table().seat(A, empire="compass:o").seat(B, empire="planetary-shield:l mika-1:l")
    offensive(t).by(A, "attack p2").draw("blue3-green2-2")
    assert values_told(t) == [2 + 2 - 1]


def test_A16_a_value_beyond_the_table_takes_the_nearest_row() -> None:
    high = table().seat(A, artifacts="nova-heart", empire="hammer-of-pollux:o shield-breakers:l")
    high.system("dead-harbour").by(A, "artifact nova-heart", "attack system").draw("blue2-green3-4")
    assert values_told(high) == [4 + 3 + 2 + 3]
    last = {effect["effect"]: effect["n"] for effect in row("systems", "dead-harbour")["rows"][-1]}
    assert high.luck().vp(A) == last["gain_vp"] and len(high.artifacts(A)) == last["gain_artifact"]
    low = table().seat(A, empire="long-stride:o").seat(B, empire="planetary-shield:l mika-1:l")
    offensive(low).by(A, "attack p2").draw("blue3-green2-1").luck()
    assert values_told(low) == [0]
    assert low.bottom("ship") == ["long-stride"]  # as in the first row


def test_DP12_a_redraw_replaces_the_card() -> None:
    t = offensive(table().seat(A, empire="hornet-swarm:o")).by(A, "attack system").draw("blue3-green2-1")
    assert t.legal() == {"yes", "no"}
    t.by(A, "yes")
    assert "blue3-green2-1" in t.discards
    t.draw("blue2-green3-4")
    assert values_told(t)[-1] == 5
    assert t.phase != "redraw"  # once


def test_DP12_a_bonus_may_be_bought() -> None:
    t = offensive(table().seat(A, bank=2, empire="hired-blade:o")).by(A, "attack system")
    assert t.legal() == {"yes", "no"}
    paid = t.copy().by(A, "yes").draw("blue3-green2-3")
    assert paid.bank(A) - _credits(paid) == 0
    assert values_told(paid) == [3 + 1 + 2]
    free = t.copy().by(A, "no").draw("blue3-green2-3")
    assert values_told(free) == [3 + 1]
    poor = offensive(table().seat(A, bank=1, empire="hired-blade:o")).by(A, "attack system")
    poor.draw("blue3-green2-3")
    assert values_told(poor) == [3 + 1]


def _credits(t: Table) -> int:
    """C that came in since the table was made."""
    return sum(int(event.args["credits"]) for event in t.events if event.id == "aa-event-credits")


def test_9_2_a_bonus_counts_what_it_names_by_twos() -> None:
    empire = "thousand-tents:o probe-web:l port-dues:l rescue-crews:l"
    t = offensive(table().seat(A, empire=empire)).by(A, "attack system").draw("blue3-green2-2")
    assert values_told(t) == [2 + 1 + 3 // 2]


def test_9_2_a_ship_gains_before_its_value_is_made() -> None:
    t = offensive(table().seat(A, bank=0, empire="bill-galleon:o")).by(A, "attack system")
    assert t.bank(A) == 2


def test_9_2_a_result_needs_the_value_it_names() -> None:
    for number, gained in ((4, 1), (3, 0)):
        t = offensive(table().seat(A, empire="free-marten:o").system("throne-of-the-nameless"))
        t.by(A, "attack system").draw(f"blue3-green1-{number}" if number != 2 else "blue3-green2-2").luck()
        printed = row("systems", "throne-of-the-nameless")["rows"][number + 1 - 1]
        assert t.vp(A) - sum(e["n"] for e in printed if e["effect"] == "gain_vp") == gained


def test_9_2_a_ship_that_was_lost_brings_no_result() -> None:
    """Crystal Gardens give an artifact and damage at 5: the ship is gone when its own ability would come."""
    gardens = row("systems", "crystal-gardens")["rows"]
    assert {effect["effect"] for effect in gardens[4]} == {"gain_artifact", "damaged"}
    t = offensive(table().seat(A, empire="free-marten:o").system("crystal-gardens"))
    t.by(A, "attack system").draw("blue2-green3-4").luck()
    assert t.building(A) == {"free-marten"}
    assert t.vp(A) == 0


# --- rows -----------------------------------------------------------------------------------------------


def test_A55_gains_come_before_the_loss() -> None:
    t = offensive(table().seat(A, empire="free-marten:o").system("crystal-gardens"))
    t.by(A, "attack system").draw("blue2-green3-4")
    assert t.offers("gain") and t.empire(A) == {"free-marten": "operational"}
    t.chance("gain song-of-triumph").luck()
    assert t.artifacts(A) == {"song-of-triumph"}
    assert t.empire(A) == {}


def test_A25_tokens_are_spread_or_stacked_as_the_attacker_likes() -> None:
    t = table().seat(A, empire="hammer-of-pollux:o").seat(B, empire="mika-1:l compass:o probe-web:l")
    offensive(t).by(A, "attack p2")
    t.draw(reveal("hammer-of-pollux", "plans", "basic-defence-plan", "place_blockade", "gain_vp"))
    count = t.view()["question"]["tokens"]
    assert t.offers("card") == {"mika-1", "compass", "probe-web"}
    stacked = t.copy().choose(*["card probe-web"] * count)
    assert stacked.blockades(B) == {"probe-web": count}
    if count > 1:
        spread = t.copy().choose("card compass", *["card mika-1"] * (count - 1))
        assert spread.blockades(B) == {"compass": 1, "mika-1": count - 1}


def test_A24_no_more_tokens_than_there_are() -> None:
    t = table(3).seat(A, empire="hammer-of-pollux:o").seat(B, empire="mika-1:l compass:o")
    t.seat(C, empire="halny:l").tokens(0, hoard=C)
    offensive(t).by(A, "attack p2")
    t.draw(reveal("hammer-of-pollux", "plans", "basic-defence-plan", "place_blockade", "gain_vp"))
    assert t.phase == "turn" and t.blockades(B) == {}
    one = table(3).seat(A, empire="hammer-of-pollux:o siege-ring:l").seat(B, empire="mika-1:l compass:o")
    one.seat(C, empire="halny:l").tokens(1, hoard=C)
    offensive(one).by(A, "attack p2")
    one.draw(reveal("hammer-of-pollux", "plans", "basic-defence-plan", "place_blockade", "gain_vp"))
    one.by(A, "card compass")
    assert one.blockades(B) == {"compass": 1}


def test_A54_an_empty_empire_may_be_attacked() -> None:
    t = offensive(table().seat(A, empire="hammer-of-pollux:o")).by(A, "attack p2")
    t.draw(reveal("hammer-of-pollux", "plans", "basic-defence-plan", "place_blockade", "gain_vp"))
    assert t.phase == "turn" and t.vp(A) > 0


def test_9_2_more_tokens_for_a_row_that_places_some() -> None:
    t = table().seat(A, empire="hammer-of-pollux:o siege-ring:l").seat(B, empire="mika-1:l compass:o")
    offensive(t).by(A, "attack p2")
    card = reveal("hammer-of-pollux", "plans", "basic-defence-plan", "place_blockade", "gain_vp")
    printed = row("plans", "basic-defence-plan")["rows"]
    t.draw(card)
    (row_effects,) = [printed[value - 1] for value in values_told(t)]  # type: ignore[operator]
    placed = next(effect["n"] for effect in row_effects if effect["effect"] == "place_blockade")
    assert t.view()["question"]["tokens"] == placed + 1


def test_9_2_a_loss_may_become_damage_and_is_insured() -> None:
    """Repair Docks turn destroyed into damaged; the Assurance Company pays 3 C."""
    empire = "coloniser-bug:o repair-docks:l assurance-company:l"
    t = offensive(table().seat(A, bank=0, empire=empire).system("weaver-swarm")).by(A, "attack system")
    t.draw(reveal("coloniser-bug", "systems", "weaver-swarm", "destroyed")).luck()
    assert t.building(A) == {"coloniser-bug"}
    assert t.bank(A) == 3


def test_A51_the_tokens_of_a_lost_ship_return() -> None:
    t = table().seat(A, bank=2, empire="compass:o*2").system("weaver-swarm")
    t.by(A, "fee compass")
    offensive(t).by(A, "attack system").draw(reveal("compass", "systems", "weaver-swarm", "damaged")).luck()
    assert t.building(A) == {"compass"}
    assert t.blockades(A) == {} and t.state.tokens_left == 38


def test_A59_without_plans_none_is_gained() -> None:
    plans = " ".join(PLAN_IDS[1:])
    t = table().seat(B, plans=plans).seat(A, building="caravan+red3-blue1-1.a+red3-blue2-1.a")
    t.by(A, "build caravan", "side logistic")
    assert t.phase == "turn" and t.plans(A) == set()


def test_2_11_plans_are_no_hand_cards() -> None:
    t = table().seat(A, plans="ransom minefield dispersal diplomacy", hand="red2-blue2-1").by(A, "trade red")
    t.pay("red2-blue2-1.a").by(A, "end").draw("blue3-green2-1 blue3-green2-2 blue3-green2-3")
    assert len(t.hand(A)) == 3 and len(t.plans(A)) == 4
