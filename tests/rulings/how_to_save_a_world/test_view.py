"""What clients are told: the question at hand by name, what is going on, prices and limits."""

from typing import Any

from orrery.games.how_to_save_a_world.game import GAME

from .builder import A, B, Table, table

BASIC = ["energy", "knowledge", "minerals", "organics"]


def asked(t: Table) -> dict[str, Any]:
    """The question without the seat, which must be the one that decides."""
    question = dict(t.view()["question"])
    assert question.pop("seat") == t.actor
    return question


def test_a_turn_has_no_further_question() -> None:
    t = table()
    assert t.phase == "turn" and asked(t) == {}


def test_a_payment_says_what_is_paid_and_what_for() -> None:
    t = table().seat(A, energy=2, genius=1).by(A, "shuttle moon")
    assert asked(t) == {"res": "energy", "cost": 1}
    assert t.view()["resolving"] == [{"what": "shuttles", "seat": A, "world": "moon"}]


def test_tags_say_where_they_are_spent() -> None:
    t = table().seat(A, energy=3, tokens="moon").by(A, "place lens-yard-a")
    assert asked(t) == {"source": "lens-yard-a", "tags": ["moon"]}


def test_what_is_gained_says_which_card_or_place_gives_it() -> None:
    t = table().by(A, "place open-steppe-a")
    assert asked(t) == {"source": "open-steppe-a", "left": 2, "resources": BASIC}
    t = table().seat(A, energy=1, hand="increase-production").by(A, "play increase-production")
    assert asked(t) == {"source": "increase-production", "left": 2, "resources": BASIC}
    t = table().seat(A, energy=9, hand="second-wind", spent="planet planet science moon")
    assert asked(t.by(A, "play second-wind"))["source"] == "second-wind"
    t = table().seat(A, energy=2, hand="crew-rotation").by(A, "place lens-yard-b", "work laser 1")
    assert asked(t.by(A, "boost crew-rotation"))["source"] == "crew-rotation"


def test_an_option_says_what_it_does() -> None:
    t = table().seat(A, hand="mirror-farm").by(A, "place refit-hall-a", "remove mirror-farm")
    labels = [GAME.label(t.state, action) for action in GAME.legal(t.state)]
    assert labels == [
        ("hw-move-option-does", {"does": "@hw-does-gain_upgrade-tech2", "n": 1}),
        ("hw-move-option-does", {"does": "@hw-does-gain_upgrade-tech1", "n": 2}),
    ]


def test_work_says_how_far_it_may_go() -> None:
    t = table().facility("grand-array").seat(A, energy=2).by(A, "place grand-array-a")
    question = asked(t)
    assert question["projects"] == ["laser", "shield", "evacuation"]
    assert (question["least"], question["most"], question["discount"]) == (0, 2, 2)


def test_prices_are_those_of_the_moment() -> None:
    t = table().seat(A, minerals=3, hand="mirror-farm symposium", upgrades="trade-contacts shared-archive")
    assert t.view()["players"][A]["price"] == 1  # two cards, one off
    assert t.view()["players"][A]["upgrade_costs"]["project-chronicle"] == 4
    assert t.view()["players"][B]["upgrade_costs"]["project-chronicle"] == 5
    t.by(A, "place canopy-market-b")
    assert asked(t) == {"source": "canopy-market-b", "left": 1, "price": 0}


def test_a_boost_says_whether_it_is_asked_for_the_last_time() -> None:
    t = table().seat(A, energy=1, hand="test-nuclear-drive").by(A, "place lens-yard-b", "work laser 1")
    assert asked(t) == {"last": False} and t.can("later", "never")
    assert asked(t.by(A, "later")) == {"last": True} and not t.can("later")


def test_an_exchange_says_how_often() -> None:
    t = table().facility("hall-of-donors").seat(A, energy=9, organics=9).by(A, "place hall-of-donors-a")
    assert asked(t) == {"source": "hall-of-donors-a", "left": 2, "price": 3, "tags": 0}
    t.by(A, "yes").choose("pay energy", "pay energy", "pay organics")
    assert asked(t)["left"] == 1 and t.vp(A) == 2


def test_what_chance_decides_about() -> None:
    t = table().asteroid(3).all_pass()
    assert t.view()["question"] is None and t.phase == "chance"
    assert t.view()["resolving"][0] == {"what": "facility", "seat": None, "stack": "B"}


def test_places_on_a_track_count_neutral_discs() -> None:
    t = table(3).track("laser", "A6 B2")  # a neutral disc is on 6
    places = [player["places"]["laser"] for player in t.view()["players"]]
    assert places == [2, 3, None]


def test_numbers_of_the_rules() -> None:
    limits = table().view()["limits"]
    numbers = {"resource": 10, "baseline": 10, "tags": 5, "display": 3, "track": 13, "impact": 14, "lap": 50}
    assert limits == numbers
