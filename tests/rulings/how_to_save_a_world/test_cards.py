"""Section 2.11: buying, removing, displays; cases 18-20."""

from .builder import A, B, Table, table

FOUR = "mirror-farm quarry-shift gathering-season symposium"  # action cards without tags


def market() -> Table:
    """Four cards owned, three cards open of each kind."""
    t = table().display("action", "twin-study deep-study lens-overtime")
    t.display("boost", "encore hull-printers nursery-wing")
    return t.display("species", "wiesporka thriller-moss static-eel")


def test_case_18_each_card_is_dearer_than_the_one_before() -> None:
    t = market().seat(A, minerals=4, organics=3, genius=2, tokens="planet planet", hand=FOUR)
    t.by(A, "place canopy-market-a", "tags 2")
    assert t.offers("buy") == {*t.row("boost"), *t.row("species")}  # 4 minerals or 3 organics and 1 genius
    t.by(A, "buy hull-printers", "genius 0")
    assert t.resources(A) == {"organics": 3, "genius": 2}
    assert t.row("boost") == ["encore", "-", "nursery-wing"]  # nothing is filled before the turn is over
    assert t.offers("buy") == {"wiesporka", "thriller-moss", "static-eel"}
    t.by(A, "buy wiesporka")
    assert t.resources(A) == {} and len(t.hand(A)) == 6
    t.chance("reveal award-night", "reveal ore-beetle")
    assert t.row("boost") == ["award-night", "encore", "nursery-wing"]
    assert t.row("species") == ["ore-beetle", "thriller-moss", "static-eel"]
    assert t.actor == B


def test_R34_cards_slide_to_the_right_and_new_ones_come_from_the_left() -> None:
    t = market().seat(A, minerals=1).by(A, "place canopy-market-b", "buy nursery-wing")
    t.chance("reveal award-night")
    assert t.row("boost") == ["award-night", "encore", "hull-printers"]


def test_R31_each_kind_costs_its_own_resource() -> None:
    cards = {"knowledge": "action", "minerals": "boost", "organics": "species"}
    for resource, deck in cards.items():
        t = market().seat(A, hand=FOUR, **{resource: 3}).by(A, "place canopy-market-b")  # one off
        assert t.offers("buy") == set(t.row(deck))
        assert t.by(A, f"buy {t.row(deck)[0]}").resources(A) == {}


def test_A40_there_are_three_decks_and_boosts_cost_minerals() -> None:
    t = market().seat(A, minerals=4, hand=FOUR)
    assert list(t.view()["decks"]) == ["action", "boost", "species"]
    t.by(A, "place canopy-market-b", "buy encore")
    assert t.resources(A) == {"minerals": 1} and "encore" in t.hand(A)


def test_A37_the_price_is_what_is_owned_without_the_card_that_is_bought() -> None:
    t = table().seat(A, hand="crew-rotation field-notes", discard="mirror-farm").seat(A, secret="wiesporka")
    assert t.view(B)["players"][A]["price"] == 4
    t.display("boost", "encore hull-printers nursery-wing").facility("relay-bazaar").seat(A, minerals=4)
    t.by(A, "place relay-bazaar-a", "buy encore")
    assert t.resources(A) == {}
    t.luck()
    assert t.view(B)["players"][A]["price"] == 5


def test_case_19_a_card_bought_this_turn_is_not_played_in_it() -> None:
    t = market().display("boost", "encore loyal-supplier nursery-wing")
    t.seat(A, minerals=4, organics=5, tokens="planet planet", hand="mirror-farm quarry-shift herd-ledger")
    t.by(A, "place canopy-market-a").spend(2, "token planet", "token planet")
    t.by(A, "buy loyal-supplier")  # whose condition is that a card was bought
    t.by(A, "buy wiesporka")
    assert t.offers("boost") == {"herd-ledger"}  # a species was bought
    assert t.by(A, "boost herd-ledger").luck().actor == B


def test_case_19_a_card_bought_this_turn_is_not_spent_for_tags() -> None:
    t = table().seat(A, energy=9, tokens="moon", hand="crane-crew moon-census").bought("crane-crew")
    t.by(A, "place lens-yard-a")
    assert t.offers("boost") == set()  # a lander on the moon would allow it
    assert t.offers("tags") == {"0", "1", "2"}
    t.spend(2, "token moon", "card moon-census")
    assert t.hand(A) == ["crane-crew"]


def test_R33_an_action_card_bought_this_turn_is_not_played() -> None:
    t = table().seat(A, energy=2, hand="mirror-farm symposium", upgrades="quick-unloading")
    assert t.bought("mirror-farm").by(A, "shuttle moon").offers("play") == {"symposium"}


def test_case_20_a_removed_card_brings_one_tech_2_or_two_tech_1() -> None:
    t = table().seat(A, hand="mirror-farm", discard="symposium").by(A, "place refit-hall-a")
    assert t.legal() == {"done", "remove mirror-farm", "remove played symposium"}
    one = t.copy().by(A, "remove mirror-farm")
    assert one.legal() == {"option 1", "option 2"}
    two = one.copy().by(A, "option 2", "upgrade open-budget", "upgrade mixed-fuel")
    assert two.upgrades(A) == {"open-budget", "mixed-fuel"} and two.actor == B and two.hand(A) == []
    assert one.by(A, "option 1").offers("upgrade") == {
        *("project-chronicle", "recycling-prize", "collectors-fame"),
        *("survey-honours", "press-office", "growth-prize"),
    }
    assert one.by(A, "upgrade press-office").upgrades(A) == {"press-office"} and one.actor == B
    none = t.copy().by(A, "done")
    assert none.upgrades(A) == set() and none.hand(A) == ["mirror-farm"] and none.actor == B


def test_A19_a_card_bought_this_turn_may_be_removed() -> None:
    t = table().seat(A, hand="mirror-farm").bought("mirror-farm").by(A, "place refit-hall-a")
    assert t.can("remove mirror-farm")


def test_A20_removed_cards_lower_the_price_and_do_not_score() -> None:
    t = table().seat(A, hand="mirror-farm thriller-moss", knowledge=6).by(A, "place refit-hall-a")
    t.by(A, "remove thriller-moss", "option 1", "upgrade press-office")
    assert t.view()["removed"] == ["thriller-moss"] and t.view()["players"][A]["price"] == 1
    assert t.copy().ended("laser").score(A, "species") == 0
    t.all_pass().luck()
    assert t.hand(A) == ["mirror-farm"]


def test_A24_a_free_card_costs_nothing_and_may_be_any_that_is_open() -> None:
    t = market().seat(A, energy=1, hand=f"exchange-programme {FOUR}").by(A, "play exchange-programme")
    t.by(A, "remove symposium")
    assert t.offers("buy") == {*t.row("action"), *t.row("boost"), *t.row("species")}
    t.by(A, "buy static-eel")
    assert t.resources(A) == {} and "static-eel" in t.hand(A)


def test_A25_an_empty_deck_is_made_of_its_market_discard() -> None:
    t = market().deck("boost", market="crane-crew award-night").seat(A, minerals=9)
    t.by(A, "place canopy-market-b", "buy encore")
    assert t.offers("reveal") == {"crane-crew", "award-night"}
    t.chance("reveal award-night")
    assert t.row("boost") == ["award-night", "hull-printers", "nursery-wing"]
    assert t.view()["decks"]["boost"]["left"] == 1 and t.view()["decks"]["boost"]["market"] == []


def test_A25_without_deck_and_discard_the_display_stays_short() -> None:
    t = market().deck("boost").seat(A, minerals=9).by(A, "place canopy-market-b", "buy hull-printers")
    assert t.row("boost") == ["-", "encore", "nursery-wing"] and t.actor == B


def test_A26_a_short_display_is_refreshed_as_well() -> None:
    t = market().display("boost", "- - encore").deck("boost").bag().asteroid(2).all_pass().luck()
    assert t.row("boost") == ["-", "-", "encore"]  # discarded, and shuffled into a new deck
    t = market().display("boost", "- encore hull-printers").deck("boost", "award-night")
    t.bag().asteroid(2).all_pass().luck("reveal award-night")
    assert t.row("boost") == ["hull-printers", "award-night", "encore"]


def test_A44_there_is_no_hand_limit() -> None:
    cards = f"{FOUR} eureka-week twin-study deep-study lens-overtime hull-overtime night-convoy open-mandate"
    t = table().seat(A, hand=cards).all_pass().luck()
    assert len(t.hand(A)) == 11 and t.actor == A


def test_R35_a_removed_card_may_come_from_the_own_discard() -> None:
    t = table().seat(A, hand="mirror-farm", discard="symposium").by(A, "place refit-hall-a")
    t.by(A, "remove played symposium", "option 1", "upgrade press-office")
    assert t.discard(A) == [] and t.hand(A) == ["mirror-farm"] and t.actor == B
