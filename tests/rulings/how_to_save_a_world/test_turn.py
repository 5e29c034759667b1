"""Sections 2.4 to 2.8: turns, landers, resources, tags, VP, badge; cases 1-12."""

from .builder import A, B, C, card, table

MOON_AT_FIRST = {
    *("take-command-a", "lens-yard-a", "lens-yard-b", "frame-docks-a", "frame-docks-b", "refit-hall-a"),
    *("crater-institute-a", "crater-institute-b", "regolith-works-a", "regolith-works-b", "common-dome-a"),
}


def test_case_1_an_action_card_costs_1_energy_and_goes_to_the_own_discard() -> None:
    t = table().seat(A, energy=3, hand="increase-production").by(A, "play increase-production")
    assert t.resources(A) == {"energy": 2}
    assert t.hand(A) == [] and t.discard(A) == ["increase-production"]
    t.choose("raise minerals", "raise organics")
    assert t.baselines(A) == {"minerals": 1, "organics": 1} and t.actor == B


def test_case_2_the_shuttle_is_the_whole_turn() -> None:
    t = table().seat(A, energy=1, placed="open-steppe-a common-dome-a")
    assert t.landers(A) == (1, 0)
    t.by(A, "shuttle moon")
    assert t.resources(A) == {} and t.landers(A) == (0, 1) and t.actor == B


def test_R5_without_energy_or_genius_there_is_no_shuttle_and_no_action_card() -> None:
    t = table().seat(A, minerals=5, hand="mirror-farm")
    assert t.offers("shuttle") == t.offers("play") == set()
    assert t.seat(A, energy=1).offers("shuttle") == {"planet", "moon"}


def test_case_3_three_free_locations_and_an_unlimited_one() -> None:
    t = table(3).seat(B, placed="take-command-a lens-yard-a lens-yard-b")
    t.seat(C, placed="frame-docks-a frame-docks-b crater-institute-a")
    t.seat(A, placed="crater-institute-b open-steppe-a", ready=(0, 1))
    assert t.offers("place") == {"refit-hall-a", "regolith-works-a", "regolith-works-b", "common-dome-a"}


def test_case_3_with_two_players_a_lander_blocks_its_area() -> None:
    t = (
        table(2)
        .seat(B, placed="lens-yard-a crater-institute-b common-dome-a")
        .seat(A, placed="open-steppe-a")
    )
    t.seat(A, placed="open-steppe-a")
    gone = {"lens-yard-a", "lens-yard-b", "crater-institute-a", "crater-institute-b"}
    assert t.offers("place") == MOON_AT_FIRST - gone


def test_A5_an_own_lander_blocks_too_and_one_on_an_unlimited_location_does_not() -> None:
    t = (
        table(2)
        .seat(A, placed="regolith-works-a common-dome-a", ready=(0, 1))
        .seat(B, placed="common-dome-a")
    )
    assert t.offers("place") == MOON_AT_FIRST - {"regolith-works-a", "regolith-works-b"}
    t = table(3).seat(A, placed="regolith-works-a common-dome-a", ready=(0, 1))
    assert t.offers("place") == MOON_AT_FIRST - {"regolith-works-a"}


def test_R8_a_lander_stays_on_its_world() -> None:
    t = table().seat(A, placed="take-command-a open-steppe-a")
    assert t.landers(A) == (1, 0)
    assert not t.offers("place") & MOON_AT_FIRST and "open-steppe-a" in t.offers("place")


def test_A6_a_lander_may_go_where_it_can_do_nothing() -> None:
    t = table().by(A, "place reed-delta-a")
    assert t.resources(A) == {} and t.actor == B


def test_case_4_science_tags_serve_as_knowledge() -> None:
    t = table().seat(A, knowledge=2, tokens="science science").by(A, "place crater-institute-a")
    t.by(A, "upgrade prefabrication")  # costs 4
    assert t.upgrades(A) == {"prefabrication"}
    assert t.resources(A) == {} and t.active(A) == {} and t.spent(A) == {"science": 2}


def test_A18_science_tags_serve_1_for_1_from_tokens_and_cards_and_only_there() -> None:
    cards = "bright-intern lab-placement"  # two science tags and one
    t = table().seat(A, knowledge=1, tokens="science", hand=cards)
    here = t.copy().by(A, "place crater-institute-a", "upgrade project-chronicle")  # costs 5
    here.spend(0, "token science", "card bright-intern", "card lab-placement")
    assert here.upgrades(A) == {"project-chronicle"} and here.resources(A) == {} and here.hand(A) == []
    there = t.copy().by(A, "place crater-institute-b", "never")  # gives 1 knowledge, and a boost waits
    upgrades = {"supply-depots", "reactor-library", "survey-permit", "mixed-fuel", "open-budget"}
    assert there.offers("upgrade") == upgrades  # those that cost 1 or 2


def test_A18_a_tag_that_research_gained_serves_for_the_next_research() -> None:
    """The ban of R12 is of actions that are done once for every tag (L200-202); research is not."""
    t = table().seat(A, knowledge=3).by(A, "place crater-institute-a", "upgrade lab-annex", "raise energy")
    t.by(A, "upgrade supply-depots")
    assert t.spent(A) == {"science": 1} and t.resources(A) == {}
    assert t.state.players[A].baselines == (1, 0, 1, 1, 0)


def test_case_5_once_for_every_tag() -> None:
    t = table().seat(A, organics=1, tokens="planet planet").by(A, "place reed-delta-a", "tags 2")
    assert t.resources(A) == {"organics": 5} and t.spent(A) == {"planet": 2} and t.actor == B


def test_case_6_gain_2_energy() -> None:
    assert table().seat(A, energy=1).by(A, "place sunwell-flats-a").resources(A) == {"energy": 3}


def test_R15_no_more_than_10() -> None:
    assert table().seat(A, energy=9).by(A, "place sunwell-flats-a").resources(A) == {"energy": 10}


def test_case_7_one_baseline_twice() -> None:
    t = table().seat(A, energy=1, knowledge=1, hand="increase-production").by(A, "play increase-production")
    t.choose("raise knowledge", "raise knowledge")
    assert t.baselines(A) == {"knowledge": 2} and t.resources(A) == {"knowledge": 1}


def test_R18_no_baseline_above_10() -> None:
    t = table().seat(A, energy=1, hand="power-grid", baselines={"energy": 10, "knowledge": 9})
    assert t.by(A, "play power-grid").baselines(A) == {"energy": 10, "knowledge": 10}


def test_case_8_a_tag_as_a_reward() -> None:
    t = table().tile("laser", 2).seat(A, energy=1).by(A, "place lens-yard-b", "work laser 1")
    assert t.offers("tag") == {"planet", "moon"}
    assert t.by(A, "tag moon").active(A) == {"moon": 1} and t.spent(A) == {}


def test_case_9_tags_from_a_token_and_cards() -> None:
    cards = ("rapid-extraction-team", "test-nuclear-drive")  # two moon tags and one
    t = table().seat(A, minerals=5, tokens="moon", hand=" ".join(cards)).by(A, "place frame-docks-a")
    assert t.offers("tags") == {"0", "1", "2", "3", "4"}
    t.spend(4, "token moon", *[f"card {name}" for name in cards])
    assert t.disc(A, "shield") == 4 and t.spent(A) == {"moon": 1} and t.hand(A) == []
    assert sorted(t.discard(A)) == sorted(cards)
    assert t.resources(A) == {"minerals": 2} and t.actor == B  # the reward of the shield, and nothing else


def test_A17_cards_spent_as_tags_lie_open_and_come_back_and_surplus_tags_are_lost() -> None:
    t = table(2).seat(A, minerals=5, hand="rapid-extraction-team").by(A, "place frame-docks-a")
    t.spend(1, "card rapid-extraction-team")
    assert t.disc(A, "shield") == 1 and t.resources(A) == {"minerals": 5 - 1 + 2} and t.actor == B
    assert t.view(B)["players"][A]["discard"] == ["rapid-extraction-team"]
    t.all_pass().luck()
    assert t.hand(A) == ["rapid-extraction-team"] and t.discard(A) == []


def test_case_10_a_sixth_token_is_lost() -> None:
    t = table().seat(A, tokens="moon moon moon", spent="moon moon").by(A, "place regolith-works-b")
    assert t.active(A) == {"moon": 3} and t.spent(A) == {"moon": 2} and t.resources(A) == {"minerals": 1}


def test_case_11_the_score_goes_on_beyond_50() -> None:
    t = table().seat(A, vp=49, upgrades="collectors-fame").display("boost", "encore recount label-printer")
    t.by(A, "place canopy-market-b", "buy encore")
    assert t.vp(A) == 51 and t.points(A) == 51


def test_case_12_who_takes_command_begins_the_next_round() -> None:
    t = table(3).badge(B).by(A, "place take-command-a")
    assert t.view()["badge"] == A and t.actor == B
    t.by(B, "pass").by(C, "place sunwell-flats-a").all_pass()
    t.by(A, "place regolith-works-a").luck()
    assert t.state.round == 2 and t.actor == A


def test_A43_the_last_player_goes_on_alone() -> None:
    t = table(3).seat(A, energy=2).by(A, "shuttle moon").by(B, "pass").by(C, "pass")
    t.by(A, "shuttle planet").by(A, "place reed-delta-b").by(A, "place sunwell-flats-a")
    assert t.actor == A


def test_R3_passing_is_final() -> None:
    t = table(2).by(A, "pass").by(B, "place sunwell-flats-a").by(B, "shuttle moon")
    assert t.actor == B


def test_A53_all_may_pass_at_once() -> None:
    t = table(3).by(A, "pass").by(B, "pass").by(C, "pass")
    assert t.space == 2 and t.luck().state.round == 2


def test_A38_genius_pays_whatever_basic_resources_pay_but_no_tags() -> None:
    rich = table().seat(A, genius=9, hand="mirror-farm")
    assert rich.copy().by(A, "shuttle moon").resources(A) == {"genius": 8}
    assert rich.copy().by(A, "play mirror-farm").resources(A) == {"genius": 8, "energy": 4}
    assert rich.copy().by(A, "place ark-landing-b", "work evacuation 1").has(A, "genius") == 8
    assert rich.copy().by(A, "place crater-institute-b", "upgrade project-chronicle").actor == A
    t = rich.copy().by(A, "place crater-institute-b", "upgrade project-chronicle")
    assert t.by(A, "genius 5").resources(A) == {"genius": 4, "knowledge": 1}
    t = rich.copy().display("species", "wiesporka thriller-moss static-eel").by(A, "place canopy-market-b")
    assert t.can("buy wiesporka")
    assert rich.copy().by(A, "place reed-delta-a").resources(A) == {"genius": 9}  # no tags, nothing to ask


def test_A46_parts_go_from_left_to_right_and_what_has_a_cost_may_be_declined() -> None:
    t = table().by(A, "place lens-yard-b")  # no energy for the work yet
    assert t.resources(A) == {"energy": 1} and t.disc(A, "laser") == 0 and t.actor == B
    t = table().seat(A, energy=1).by(A, "place lens-yard-b", "done")
    assert t.resources(A) == {"energy": 2} and t.disc(A, "laser") == 0 and t.actor == B
    t = table().by(A, "place crater-institute-b")
    assert t.offers("upgrade") == {"supply-depots"} and t.can("done")
    assert t.by(A, "done").resources(A) == {"knowledge": 1}


def test_A47_no_more_tags_than_can_be_used() -> None:
    for organics, most in ((10, 0), (9, 1), (8, 1), (7, 2)):
        t = table().seat(A, organics=organics, tokens="planet planet planet").by(A, "place reed-delta-a")
        assert t.offers("tags") == ({str(n) for n in range(most + 1)} if most else set())
    t = table().seat(A, energy=2, tokens="moon moon moon").by(A, "place lens-yard-a")
    assert t.offers("tags") == {"0", "1", "2"}


def test_A47_two_cards_can_be_bought_if_the_cheaper_comes_first() -> None:
    """Prices are 4 and 5: with 4 minerals and 5 knowledge a boost and then an action card."""
    t = table().seat(A, knowledge=5, minerals=4, tokens="planet planet")
    t.seat(A, hand="mirror-farm quarry-shift gathering-season symposium").by(A, "place canopy-market-a")
    assert t.offers("tags") == {"0", "1", "2"}


def test_A47_prices_that_discounts_bring_to_nothing_stay_there() -> None:
    """Without cards and with 1 off the prices are 0, 0 and 1."""
    t = table().seat(A, knowledge=1, tokens="planet planet planet planet", upgrades="trade-contacts")
    assert t.by(A, "place canopy-market-a").offers("tags") == {"0", "1", "2", "3"}
    t.by(A, "tags 3")
    for resources in ({"knowledge": 1}, {"knowledge": 1}, {}):
        t.by(A, f"buy {min(name for name in t.row('action') if name != '-')}")
        assert t.resources(A) == resources
    assert len(t.hand(A)) == 3


def test_A47_tags_that_a_boost_between_purchases_makes_useful_count() -> None:
    """Prices are 1 and 2: with 1 knowledge one card, and a second with what Loyal Supplier brings for it."""
    market = table().seat(A, knowledge=1, tokens="planet planet planet")
    t = market.copy().seat(A, hand="loyal-supplier").by(A, "place canopy-market-a")
    assert t.can("tags 2")
    first, second, _ = t.row("action")
    t.spend(2, "token planet", "token planet").by(A, f"buy {first}", "boost loyal-supplier")
    t.choose("gain knowledge", "gain knowledge").by(A, f"buy {second}")
    assert t.hand(A) == sorted([first, second], key=card) and t.resources(A) == {}
    # The other boost waits for a lander on the moon.
    t = market.copy().seat(A, hand="crane-crew").by(A, "place canopy-market-a")
    assert t.offers("tags") == {"0", "1"}
