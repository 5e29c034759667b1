"""Section 2.10 and R41: research, upgrades, what they allow; cases 16, 17."""

from .builder import A, B, table


def test_case_16_two_research_actions_share_the_knowledge() -> None:
    t = table(2).seat(A, energy=1, knowledge=6, hand="twin-study").by(A, "play twin-study")
    t.by(A, "upgrade supply-depots", "upgrade project-chronicle")
    assert t.resources(A) == {} and t.baselines(A) == {"minerals": 1, "organics": 1}
    assert t.upgrades(A) == {"project-chronicle"} and t.vp(A) == 0
    t.by(B, "pass").seat(A, energy=2, organics=1)
    t.by(A, "place lens-yard-b", "work laser 1")
    assert t.vp(A) == 1
    t.by(A, "place ark-landing-b", "work evacuation 1").choose("gain energy", "gain energy")
    assert t.vp(A) == 2  # once in each turn


def test_case_16_once_a_turn_whatever_is_worked_on() -> None:
    t = table().seat(A, energy=2, minerals=1, hand="split-crews", upgrades="project-chronicle")
    t.by(A, "play split-crews", "work laser 1", "work shield 1")
    assert t.vp(A) == 1 and t.actor == B


def test_R26_simple_upgrades_may_be_bought_again_and_others_once() -> None:
    t = (
        table()
        .seat(A, energy=1, knowledge=9, hand="twin-study", upgrades="mixed-fuel")
        .by(A, "play twin-study")
    )
    assert "mixed-fuel" not in t.offers("upgrade")
    t.by(A, "upgrade supply-depots", "upgrade supply-depots")
    assert t.baselines(A) == {"minerals": 2, "organics": 2} and t.resources(A) == {"knowledge": 7}


def test_case_17_two_upgrades_combine() -> None:
    t = table(2).tile("shield", 2).seat(A, minerals=1, organics=1, knowledge=1, upgrades="mixed-fuel")
    t.seat(A, ready=(2, 1)).by(A, "place frame-docks-b", "work shield 1")
    t.by(A, "upgrade quick-unloading")
    assert t.upgrades(A) == {"mixed-fuel", "quick-unloading"} and t.has(A, "knowledge") == 1
    t.by(B, "pass")
    t.by(A, "shuttle moon", "pay organics")
    assert t.has(A, "organics") == 0 and t.landers(A) == (1, 1) and t.actor == A
    t.by(A, "place regolith-works-a")
    assert t.resources(A) == {"knowledge": 1, "minerals": 3} and t.landers(A) == (1, 0)


def test_A39_any_resource_for_the_shuttle_is_any_basic_or_genius() -> None:
    t = table().seat(A, energy=1, knowledge=1, minerals=1, organics=1, genius=1, upgrades="mixed-fuel")
    t.by(A, "shuttle moon")
    assert t.offers("pay") == {"energy", "knowledge", "minerals", "organics", "genius"}
    without = table().seat(A, knowledge=9, minerals=9, organics=9)
    assert without.offers("shuttle") == set()


def test_A45_one_more_act_after_the_shuttle_and_no_second_shuttle() -> None:
    t = table().seat(A, energy=3, hand="mirror-farm", upgrades="quick-unloading").by(A, "shuttle moon")
    assert t.actor == A and t.can("done", "play mirror-farm", "place common-dome-a", "place open-steppe-a")
    assert t.offers("shuttle") == t.offers("pass") == set()
    assert t.copy().by(A, "done").actor == B
    card = t.copy().by(A, "play mirror-farm")
    assert card.actor == B and card.resources(A) == {"energy": 5}  # 3 - 1 - 1 + 4
    assert t.copy().by(A, "place regolith-works-a").actor == B


def test_A41_without_a_free_slot_a_gained_upgrade_is_lost() -> None:
    tech1 = "mixed-fuel quick-unloading open-budget trade-contacts shared-archive prefabrication extra-crates"
    tech2 = "project-chronicle collectors-fame survey-honours press-office growth-prize"
    t = table().seat(A, hand="mirror-farm", upgrades=tech1).by(A, "place refit-hall-a", "remove mirror-farm")
    t.by(A, "option 2")
    assert t.upgrades(A) == {*tech1.split(), "joint-credentials"} and t.actor == B
    full = table().tile("shield", 2).seat(A, minerals=1, upgrades=f"{tech1} joint-credentials")
    full.by(A, "place frame-docks-b", "work shield 1")
    assert full.disc(A, "shield") == 1 and full.actor == B
    both = table().seat(A, hand="mirror-farm", upgrades=f"{tech1} joint-credentials {tech2} recycling-prize")
    both.by(A, "place refit-hall-a", "remove mirror-farm")
    assert both.actor == B and both.hand(A) == []


def test_A50_a_tech_2_counts_what_happens_after_it_was_bought() -> None:
    t = table(2).seat(A, energy=2, knowledge=4, hand="field-notes mirror-farm")
    t.by(A, "play field-notes", "upgrade press-office")  # 2 VP for playing an action card
    assert t.upgrades(A) == {"press-office"} and t.vp(A) == 0
    t.by(B, "pass").by(A, "play mirror-farm")
    assert t.vp(A) == 2
    t = table().seat(A, energy=1, knowledge=5, hand="twin-study").by(A, "play twin-study")
    t.by(A, "upgrade growth-prize", "upgrade supply-depots")  # 2 VP for raising a baseline
    assert t.vp(A) == 2


def test_R27_more_upgrades_than_cubes() -> None:
    """Twelve cubes, thirteen slots: whoever runs out of cubes uses something else."""
    tech = "mixed-fuel quick-unloading open-budget trade-contacts shared-archive prefabrication extra-crates"
    tech += " joint-credentials project-chronicle collectors-fame survey-honours press-office"
    t = table().seat(A, energy=1, knowledge=4, hand="twin-study", upgrades=tech).by(A, "play twin-study")
    t.by(A, "pay energy", "upgrade growth-prize")
    assert len(t.upgrades(A)) == 13


def test_9_1_discounts_of_upgrades() -> None:
    t = table().seat(A, energy=1, knowledge=3, hand="twin-study", upgrades="shared-archive")
    t.by(A, "play twin-study", "upgrade reactor-library")  # 2 - 1, once a turn
    assert t.has(A, "knowledge") == 2
    assert t.by(A, "upgrade reactor-library").has(A, "knowledge") == 0
    t = table().track("laser", "A3").seat(A, energy=1, upgrades="prefabrication").by(A, "place lens-yard-b")
    assert t.by(A, "work laser 1").resources(A) == {"energy": 1}  # 2 - 1 paid, 1 gained


def test_9_1_an_upgrade_adds_to_what_a_location_gave() -> None:
    t = table().seat(A, upgrades="extra-crates").by(A, "place sunwell-flats-a")
    assert t.resources(A) == {"energy": 3} and t.actor == B


def test_9_1_an_upgrade_adds_to_what_the_location_just_gave() -> None:
    """Before its action goes on: the knowledge serves the research that follows."""
    t = table().seat(A, upgrades="extra-crates").by(A, "place crater-institute-b")
    assert t.has(A, "knowledge") == 2 and t.can("upgrade reactor-library")
    without = table().by(A, "place crater-institute-b")
    assert without.has(A, "knowledge") == 1 and not without.can("upgrade reactor-library")


def test_D25_what_an_upgrade_adds_may_wait_for_what_the_location_gives_later() -> None:
    t = table().seat(A, upgrades="extra-crates").by(A, "place sunwell-flats-b")
    assert t.resources(A) == {"energy": 1} and t.can("done", "plus energy")
    assert t.copy().by(A, "plus energy").resources(A) == {"energy": 2, "knowledge": 2}
    assert t.by(A, "done").resources(A) == {"energy": 1, "knowledge": 3}


def test_D25_of_several_resources_that_were_given_at_once_one_is_chosen() -> None:
    t = table().facility("relay-bazaar").seat(A, upgrades="extra-crates").by(A, "place relay-bazaar-b")
    t.choose("gain energy", "gain minerals")
    assert t.offers("plus") == {"energy", "minerals"} and not t.can("done")
    assert t.by(A, "plus minerals").resources(A) == {"energy": 1, "minerals": 2}


def test_9_1_one_tag_a_turn_counts_as_any_type() -> None:
    t = table().seat(A, energy=9, tokens="moon planet science", upgrades="joint-credentials")
    t.by(A, "place lens-yard-a")
    assert t.offers("tags") == {"0", "1", "2"}
    t.spend(2, "token planet", "token moon")
    assert t.spent(A) == {"planet": 1, "moon": 1} and t.disc(A, "laser") == 2
