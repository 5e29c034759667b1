"""Part 9.2: what the vocabulary can say beyond the stand-in set, on a technology that is printed anew."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orrery.games.alien_artifacts.effects import ALL, ARTIFACT_EFFECTS, SIDE_EFFECTS, Effect
from orrery.games.alien_artifacts.situation import PRINTED_ON

from .builder import A, B, Table, card, table

#: The card that says something else in these tests.
CARD = "rescue-crews"
Print = Callable[..., None]


@pytest.fixture
def printed() -> Iterator[Print]:
    """Print effects on the card; what was printed before comes back afterwards."""
    place, before = card(CARD) * 2, SIDE_EFFECTS[card(CARD) * 2]
    count = len(ALL)

    def say(*effects: dict[str, Any]) -> None:
        SIDE_EFFECTS[place] = []
        for effect in effects:
            ALL.append(Effect(effect, card(CARD), len(ALL)))
            PRINTED_ON.append(CARD)
            SIDE_EFFECTS[place].append(ALL[-1])

    yield say
    SIDE_EFFECTS[place] = before
    del ALL[count:], PRINTED_ON[count:]


def holder(**given: Any) -> Table:
    """A has the card, logistic side up."""
    return table().seat(A, empire=f"{CARD}:l").seat(A, **given)


def test_a_card_action_is_paid_in_icons_of_one_colour(printed: Print) -> None:
    cost = {"icons": 4, "colours": ["red"], "mode": "one_colour"}
    printed({"trigger": "action", "effect": "gain_vp", "n": 2, "cost": cost})
    holder(hand="red3-blue1-1 blue3-gold1-1").illegal(f"act {CARD}")  # no gold (A28)
    t = holder(hand="red3-blue1-1 red2-blue2-1 blue3-gold1-1").by(A, f"act {CARD}")
    assert t.view()["question"] | {"goal": 4, "deed": "card", "card": CARD} == t.view()["question"]
    t.pay("red3-blue1-1.a", "red2-blue2-1.a")
    assert t.vp(A) == 2 and t.can("end")


def test_a_card_action_is_paid_in_icons_mixed_with_gold_and_a_limit(printed: Print) -> None:
    cost = {"icons": 6, "colours": ["red", "blue"], "mode": "mixed", "card_limit": 3, "gold": True}
    printed({"trigger": "action", "effect": "gain_vp", "n": 2, "cost": cost})
    t = holder(hand="red2-blue1-1 blue2-green1-1 green2-gold2-2").by(A, f"act {CARD}")
    t.pay("red2-blue1-1.a", "blue2-green1-1.a", "green2-gold2-2.b")
    assert t.vp(A) == 2


def test_a_search_for_a_type_that_is_printed_may_end_in_the_empire(printed: Print) -> None:
    effect = {"effect": "search", "cls": "ship", "type": "expansion", "to": "empire_operational"}
    printed({"trigger": "action", **effect})
    t = holder().top("compass").by(A, f"act {CARD}").chance("top granary").luck()
    assert t.empire(A)["granary"] == "operational" and t.bottom("ship") == ["compass"]
    assert t.phase == "turn"  # placed, not built: no attack
    none = holder().class_deck("ship", "compass tracker", hoard=B)
    none.illegal(f"act {CARD}")


def test_a_card_placed_in_the_empire_lets_others_build_themselves(printed: Print) -> None:
    printed({"trigger": "action", "effect": "take_cards", "cls": "planet", "draw": 1, "keep": 1} | LOGISTIC)
    t = holder(building="black-death+red3-blue1-1.a").top("calcine").by(A, f"act {CARD}").luck()
    assert t.phase == "side"
    assert t.by(A, "side logistic").empire(A)["black-death"] == "logistic"


LOGISTIC = {"to": "empire_logistic"}


def test_several_cards_are_kept_as_a_set(printed: Print) -> None:
    effect = {"effect": "take_cards", "cls": "ship", "draw": 4, "keep": 2, "to": "construction"}
    printed({"trigger": "action", **effect})
    t = holder().top("compass").by(A, f"act {CARD}").luck("top tracker", "top broker", "top caravan")
    assert t.marks() == {"keep compass", "keep tracker", "keep broker", "keep caravan"}
    assert t.no_set("keep compass")[0] == "common-set-few"
    t.choose("keep caravan", "keep compass")
    assert t.building(A) == {"compass", "caravan"}
    assert t.bottom("ship") == ["tracker", "broker"]


def test_a_deck_that_is_too_small_gives_all_it_has(printed: Print) -> None:
    effect = {"effect": "take_cards", "cls": "ship", "draw": 4, "keep": 2, "to": "construction"}
    printed({"trigger": "action", **effect})
    t = holder().class_deck("ship", "compass tracker", hoard=B).by(A, f"act {CARD}").luck()
    assert t.building(A) == {"compass", "tracker"} and t.phase == "turn"


def test_a_build_action_for_less(printed: Print) -> None:
    printed({"trigger": "action", "effect": "perform", "action": "build_ship", "cost_delta": -3})
    t = holder(building="compass tracker mika-1", hand="red2-blue2-1").by(A, f"act {CARD}")
    t.by(A, "card tracker").pay("red2-blue2-1.a").by(A, "side logistic")
    assert t.empire(A)["tracker"] == "logistic"
    holder(building="mika-1", hand="red2-blue2-1").illegal(f"act {CARD}")


def test_a_build_action_asks_for_the_card_even_if_one_alone_can_be_paid_for(printed: Print) -> None:
    """What a hand can pay for is a secret until it pays."""
    printed({"trigger": "action", "effect": "perform", "action": "build_ship", "cost_delta": -1})
    t = holder(building="compass+red2-blue2-1.a tracker", hand="red2-blue2-2").by(A, f"act {CARD}")
    assert t.legal() == {"card compass"}


def test_a_price_of_two_hand_cards_is_a_set(printed: Print) -> None:
    printed({"trigger": "additional", "effect": "gain_vp", "n": 3, "cost": {"discard_hand": 2}})
    holder(hand="red2-blue2-1").illegal(f"use {CARD}")
    t = holder(hand="red2-blue2-1 red2-blue2-2 red2-blue2-3").by(A, f"use {CARD}")
    t.choose("discard red2-blue2-3", "discard red2-blue2-1")
    assert t.hand(A) == ["red2-blue2-2"] and t.vp(A) == 3


def test_gains_count_by_twos(printed: Print) -> None:
    per = {"count": "cards", "cls": "planet"}
    printed({"trigger": "additional", "effect": "gain_credits", "n": 2, "per": per, "div": 2})
    t = holder(bank=0, empire="mika-1:l halny:l calcine:o").by(A, f"use {CARD}")
    assert t.bank(A) == 2


def test_sets_of_two_classes(printed: Print) -> None:
    per = {"count": "sets", "of": ["planet", "ship"]}
    printed({"trigger": "additional", "effect": "gain_vp", "n": 1, "per": per})
    t = holder(empire="mika-1:l halny:l compass:l tracker:l broker:l").by(A, f"use {CARD}")
    assert t.vp(A) == 2


def test_two_cards_are_attached_from_the_hand(printed: Print) -> None:
    printed({"trigger": "additional", "effect": "attach_from_hand", "n": 2})
    t = holder(building="compass", hand="red2-blue2-1 red2-blue2-2 red2-blue2-3").by(A, f"use {CARD}")
    assert t.no_set("pay red2-blue2-1 a", "pay red2-blue2-2 a", "pay red2-blue2-3 a")[0] == "common-set-many"
    t.pay("red2-blue2-3.a", "red2-blue2-1.a")
    assert t.attached(A, "compass") == ["red2-blue2-1.a", "red2-blue2-3.a"]


def test_a_constant_for_all_actions(printed: Print) -> None:
    printed(
        {"trigger": "static", "effect": "cost_delta", "action": "any", "n": -1},
        {"trigger": "static", "effect": "limit_delta", "action": "any", "n": 1},
    )
    t = holder(building="mika-1")
    assert (t.cost(A, "planet"), t.cost(A, "ship"), t.cost(A, "buy")) == (4, 4, 4)
    assert set(t.view()["players"][A]["limits"].values()) == {3}
    t.seat(A, hand="green1-red2-3 green1-red2-4 green1-red3-2 green1-red3-3").by(A, "prepare planet")
    assert t.marks() and t.view()["question"]["cards"] == 3


def test_a_bonus_that_counts(printed: Print) -> None:
    per = {"count": "artifacts"}
    printed({"trigger": "on_attack_value", "effect": "attack_delta", "n": 2, "vs": "any", "per": per})
    t = holder(empire="compass:o", artifacts="song-of-triumph vault-of-the-extinct nova-heart")
    t.by(A, "artifact nova-heart", "attack system").draw("blue3-green2-1")
    assert [e.args["value"] for e in t.events if e.id == "aa-event-value"] == [1 + 2 + 3 + 2 * 2]


def test_two_effects_of_one_card_are_used_together(printed: Print) -> None:
    printed(
        {"trigger": "additional", "effect": "gain_credits", "n": 1},
        {"trigger": "additional", "effect": "draw_resources", "n": 1},
    )
    t = holder(bank=15).by(A, f"use {CARD}").draw("red2-blue2-1")  # one of them is enough (A61)
    assert t.hand(A) == ["red2-blue2-1"] and t.bank(A) == 15


def test_an_action_that_cannot_be_paid_for_is_left_out_of_several_effects(printed: Print) -> None:
    printed(
        {"trigger": "additional", "effect": "gain_vp", "n": 1},
        {"trigger": "additional", "effect": "perform", "action": "mine_planets", "cost_delta": -2},
    )
    t = holder(empire="mika-1:o").by(A, f"use {CARD}")
    assert t.vp(A) == 1 and t.phase == "turn"


def test_an_entry_effect_of_a_technology(printed: Print) -> None:
    printed({"trigger": "on_enter", "effect": "gain_credits", "n": 3})
    t = table().seat(A, bank=0, building=f"{CARD}+blue3-green1-1.a+blue3-green1-3.a")
    assert t.by(A, f"build {CARD}", "side logistic").bank(A) == 3


def test_an_artifact_may_change_a_cost_for_the_turn() -> None:
    before = ARTIFACT_EFFECTS[0]
    boost = {"effect": "cost_delta", "action": "build_ship", "n": -2, "until": "end_of_turn"}
    found = []
    for effect in (boost, {"effect": "gain_vp", "n": 1}):
        ALL.append(Effect({"trigger": "artifact", **effect}, before[0].source, len(ALL)))
        PRINTED_ON.append("precursor-forge")
        found.append(ALL[-1])
    ARTIFACT_EFFECTS[0] = found
    try:
        t = table().seat(A, artifacts="precursor-forge").by(A, "artifact precursor-forge")
        assert t.cost(A, "ship") == 3 and t.cost(B, "ship") == 5
        assert t.view()["turn_state"]["boosts"] == ["precursor-forge"]
        assert t.finish().cost(A, "ship") == 5
    finally:
        ARTIFACT_EFFECTS[0] = before
        del ALL[-2:], PRINTED_ON[-2:]
