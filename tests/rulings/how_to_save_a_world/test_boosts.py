"""Section 2.12: boosts and their conditions; cases 21, 22."""

from .builder import A, B, Table, table


def test_case_21_one_boost_meets_the_condition_of_the_next() -> None:
    t = table().seat(A, energy=1, hand="test-nuclear-drive rapid-extraction-team")
    t.by(A, "place lens-yard-b", "work laser 1")
    assert t.offers("boost") == {"test-nuclear-drive"} and t.has(A, "energy") == 0
    t.by(A, "boost test-nuclear-drive")
    assert t.baselines(A) == {"energy": 2} and t.offers("boost") == {"rapid-extraction-team"}
    t.by(A, "boost rapid-extraction-team")
    assert t.has(A, "energy") == 2 + 1  # the boost, and then what the location still gives
    assert sorted(t.discard(A)) == ["rapid-extraction-team", "test-nuclear-drive"] and t.actor == B


def test_case_22_an_unspecific_condition_is_met_however_it_comes_about() -> None:
    t = table().seat(A, organics=1, hand="bright-intern").by(A, "place ark-landing-b", "work evacuation 1")
    assert t.offers("boost") == set()
    t.choose("gain minerals", "gain minerals")
    assert t.offers("boost") == {"bright-intern"}
    assert t.by(A, "boost bright-intern").resources(A) == {"minerals": 2, "organics": 1, "genius": 1}


def test_R39_the_four_unspecific_conditions() -> None:
    gained = table().seat(A, hand="bright-intern").by(A, "place sunwell-flats-a")
    assert gained.offers("boost") == {"bright-intern"}
    raised = table().seat(A, energy=1, hand="growth-report power-grid").by(A, "play power-grid")
    assert raised.offers("boost") == {"growth-report"}
    tagged = table().seat(A, hand="label-printer").by(A, "place regolith-works-b")
    assert tagged.offers("boost") == {"label-printer"}
    worked = (
        table().seat(A, minerals=1, hand="joint-press-room").by(A, "place frame-docks-b", "work shield 1")
    )
    assert worked.offers("boost") == {"joint-press-room"}


def test_9_1_a_gain_that_is_lost_is_no_event() -> None:
    t = table().seat(A, energy=10, hand="bright-intern").by(A, "place sunwell-flats-a")
    assert t.actor == B
    t = table().seat(A, minerals=10, tokens="moon moon moon moon moon", hand="label-printer bright-intern")
    assert t.by(A, "place regolith-works-b").actor == B


def worked_with(cards: str) -> Table:
    """A has worked on the laser."""
    return table(2).seat(A, energy=1, hand=cards).by(A, "place lens-yard-b", "work laser 1")


def test_A7_a_boost_may_be_played_until_the_end_of_the_turn() -> None:
    t = worked_with("test-nuclear-drive").by(A, "later")
    assert t.has(A, "energy") == 1 and t.offers("boost") == {"test-nuclear-drive"}  # a last time
    assert t.copy().by(A, "boost test-nuclear-drive").baselines(A) == {"energy": 2}
    assert t.by(A, "never").actor == B
    assert t.hand(A) == ["test-nuclear-drive"]


def test_A7_each_card_once() -> None:
    t = worked_with("test-nuclear-drive").by(A, "boost test-nuclear-drive")
    assert t.actor == B and t.discard(A) == ["test-nuclear-drive"] and t.baselines(A) == {"energy": 2}


def test_A7_no_boost_for_what_happened_in_another_turn() -> None:
    t = worked_with("test-nuclear-drive").by(A, "never").by(B, "pass")
    t.by(A, "place sunwell-flats-a")
    assert t.actor == A and t.offers("boost") == set()  # B has passed: it is the next turn of A
    t = table(2).turn(B).seat(A, hand="test-nuclear-drive").seat(B, energy=1)
    t.by(B, "place lens-yard-b", "work laser 1")
    assert t.offers("boost") == set() and t.actor == A and t.hand(A) == ["test-nuclear-drive"]


def test_A8_one_event_serves_several_boosts() -> None:
    t = worked_with("crew-rotation test-nuclear-drive joint-press-room")
    assert t.offers("boost") == {"crew-rotation", "test-nuclear-drive", "joint-press-room"}
    t.by(A, "boost crew-rotation", "gain minerals")
    assert t.offers("boost") == {"test-nuclear-drive", "joint-press-room"}
    t.by(A, "boost joint-press-room", "tag moon", "boost test-nuclear-drive")
    assert t.hand(A) == [] and t.actor == B


def test_A9_any_baseline_is_genius_too_and_any_basic_is_not() -> None:
    both = "growth-report rapid-extraction-team"
    t = table().seat(A, energy=1, hand=f"{both} talent-scout").by(A, "play talent-scout")
    assert t.offers("boost") == {"growth-report"}
    t = table().seat(A, energy=1, hand=f"{both} power-grid").by(A, "play power-grid")
    assert t.offers("boost") == {"growth-report", "rapid-extraction-team"}


def test_A10_rapid_extraction_gives_energy_whatever_was_raised() -> None:
    t = table().seat(A, energy=1, hand="rapid-extraction-team increase-production")
    t.by(A, "play increase-production").choose("raise minerals", "raise organics")
    t.by(A, "boost rapid-extraction-team")
    assert t.resources(A) == {"energy": 2}


def test_R38_a_boost_is_never_a_turn() -> None:
    t = table().seat(A, hand="crew-rotation slingshot-route")
    assert t.offers("boost") == set()


def test_R36_events_of_single_boosts() -> None:
    t = table().seat(A, energy=1, hand="slingshot-route").by(A, "shuttle moon")
    assert t.by(A, "boost slingshot-route").resources(A) == {"energy": 2}
    t = table().seat(A, energy=1, hand="minutes-taker mirror-farm").by(A, "play mirror-farm")
    assert t.offers("boost") == {"minutes-taker"} and t.has(A, "energy") == 0  # before the card's effect
    t = table().seat(A, hand="trail-guides crane-crew").by(A, "place open-steppe-a")
    assert t.offers("boost") == {"trail-guides"}
    t = table().seat(A, hand="scrap-auction mirror-farm").by(A, "place refit-hall-a", "remove mirror-farm")
    t.by(A, "option 1", "upgrade press-office")
    assert t.by(A, "boost scrap-auction").resources(A) == {"minerals": 3}


def test_R36_worked_at_least_two_steps() -> None:
    t = (
        table()
        .facility("twin-gantry")
        .seat(A, energy=9, hand="momentum-meeting")
        .by(A, "place twin-gantry-a")
    )
    assert t.copy().by(A, "work laser 1").actor == B
    assert t.by(A, "work laser 2").offers("boost") == {"momentum-meeting"}


def test_R36_three_tags_spent_in_one_action() -> None:
    for spent, boosts in ((2, set()), (3, {"recount"})):
        t = table().seat(A, energy=9, tokens="moon moon moon", hand="recount").by(A, "place lens-yard-a")
        assert t.by(A, f"tags {spent}").offers("boost") == boosts
    t.by(A, "boost recount")
    assert t.active(A)["moon"] == 2 and t.spent(A) == {"moon": 1}


def test_D21_a_boost_may_come_between_two_projects_of_one_action() -> None:
    t = table().seat(A, energy=2, hand="split-crews crew-rotation").by(A, "play split-crews", "work laser 1")
    assert t.resources(A) == {} and t.offers("boost") == {"crew-rotation"}
    t.by(A, "boost crew-rotation", "gain minerals", "work shield 1")
    assert t.disc(A, "shield") == 1 and t.actor == B


def test_D21_a_boost_may_come_between_two_purchases() -> None:
    t = table().display("boost", "encore hull-printers nursery-wing")
    t.seat(A, minerals=7, hand="loyal-supplier mirror-farm symposium", tokens="planet planet")
    t.by(A, "place canopy-market-a").spend(2, "token planet", "token planet").by(A, "buy encore")
    assert t.offers("boost") == {"loyal-supplier"}
    t.by(A, "boost loyal-supplier").choose("gain minerals", "gain minerals")
    assert t.has(A, "minerals") == 7 - 3 + 2 and "hull-printers" in t.offers("buy")
