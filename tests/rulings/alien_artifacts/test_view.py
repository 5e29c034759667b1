"""What clients are told: the question at hand by name, what is going on, limits and costs."""

from typing import Any

from .builder import A, B, Table, table

RED_FIVE = "red3-blue1-1 red2-blue1-1"


def asked(t: Table) -> dict[str, Any]:
    """The question without the seat, which must be the one that decides."""
    question = dict(t.view()["question"])
    assert question.pop("seat") == t.actor
    return question


def test_the_action_stage() -> None:
    t = table().seat(A, artifacts="moment-loop").by(A, "artifact moment-loop")
    assert asked(t) == {"actions": 3}
    assert t.view()["turn_state"]["actions"] == 3


def test_a_payment_says_what_it_is_for() -> None:
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 green2-red3-1").by(A, "build gutenberg")
    wanted = {"deed": "discover_planet", "card": "gutenberg", "goal": 5, "cards": 2, "paid": 0}
    assert asked(t) == wanted
    assert asked(t.by(A, "pay green3-red2-1 a")) == {**wanted, "cards": 1, "paid": 3}
    blocked = table().seat(A, empire="mika-1:l*2", hand="green2-red3-1").by(A, "unblock planet 1")
    assert asked(blocked)["row"] == "planet" and asked(blocked)["tokens"] == 1


def test_trade_and_prepare() -> None:
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 green2-red3-1")
    assert asked(t.copy().by(A, "trade green")) == {"colour": "green", "cards": 2}
    assert asked(t.copy().by(A, "prepare planet")) == {"row": "planet", "cards": 2}


def test_an_attack_is_told_step_by_step() -> None:
    t = table().seat(A, empire="hornet-swarm:o compass:o", hand=RED_FIVE).by(A, "offensive")
    assert asked(t)["deed"] == "start_offensive"
    t.pay("red3-blue1-1.a", "red2-blue1-1.a").by(A, "attack system")
    assert asked(t) == {"ships": 2}
    t.choose("ship hornet-swarm")
    assert t.view()["attack"] == {"target": "system", "plan": None, "ships": []}
    assert t.view()["resolving"][0] == {
        **{"what": "attacks", "seat": A, "ship": "hornet-swarm", "bonus": 1, "redraws": 1},
    }
    t.draw("blue3-green2-1")
    assert asked(t) == {"ship": "hornet-swarm", "resource": "blue3-green2-1", "redraws": 1, "value": 2}


def test_what_a_search_is_for_is_known_while_cards_are_turned_up() -> None:
    t = table().seat(A, empire="backward-engineering:l").top("probe-web").by(A, "act backward-engineering")
    t.by(A, "type extermination")
    searches = {"what": "searches", "seat": A, "row": "tech", "type": "extermination", "to": "construction"}
    assert t.view()["question"] is None and searches in t.view()["resolving"]
    assert t.view()["aside"] == ["probe-web"]


def test_a_fee_is_told_with_the_card() -> None:
    planet = "mika-1+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, bank=5, empire="vorschs-phantom-mk2:l*2", building=planet)
    t.by(A, "build mika-1", "side logistic")
    assert asked(t) == {"card": "vorschs-phantom-mk2", "fee": 2}


def test_costs_and_limits_of_a_player() -> None:
    t = table().seat(A, empire="mika-1:l granary:l", building="gutenberg+green3-red1-1.a")
    player = t.view(B)["players"][A]
    assert player["costs"] == {"planet": 4, "tech": 5, "ship": 6, "buy": 5}
    assert player["limits"]["develop_tech"] == 3 and player["limits"]["build_ship"] == 2
    (card,) = player["construction"]
    assert card["icons"] == 3 and card["missing"] == 1
    assert card["attached"] == [{"resource": "green3-red1-1", "section": "a"}]


def test_numbers_of_the_rules() -> None:
    limits = table().view()["limits"]
    assert limits == {"hand": 3, "bank": 15, "base_cost": 5, "operational_cost": 5, "tokens": 38, "rounds": 0}


def test_what_operational_cards_are_worth_now() -> None:
    empire = "orbital-harvesters:o titans-fork:o targeting-matrices:l mika-1:l calcine:l gutenberg:l halny:o"
    cards = {
        card["card"]: card["now"] for card in table().seat(A, empire=empire).view(B)["players"][A]["empire"]
    }
    # Four planets meet the first condition; the matrices add 1 to what the ship has of its own.
    assert cards["orbital-harvesters"] == {"play": 1, "end": 2}
    assert cards["titans-fork"] == {"alien": 2, "player": 4}
    assert cards["halny"] is None and cards["mika-1"] is None
    blocked = table().seat(A, empire="titans-fork:o*1").view()["players"][A]["empire"]
    assert [card["now"] for card in blocked] == [None]
