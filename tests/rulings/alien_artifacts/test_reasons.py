"""Why a move is refused: the rule and what is missing, by positions made for each reason."""

from typing import Any

import pytest

from .builder import A, B, Table, card, table

#: A move of seat A, what A has, the reason, and some of what it tells.
AT_THE_TURN: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("buy planet", {"bank": 3}, "credits", {"credits": 5, "missing": 2}),
    (
        "build gutenberg",
        {"building": "gutenberg", "hand": "green2-red3-1"},
        "icons",
        {"icons": 5, "section": "@aa-icons-green", "gold": 1, "cards": 2, "reach": 2},
    ),
    ("build gutenberg", {"empire": "gutenberg:l"}, "built", {}),
    ("build gutenberg", {}, "not-building", {}),
    ("prepare planet", {"hand": "green2-red3-1"}, "row-empty", {"cls": "@aa-class-planet"}),
    (
        "prepare planet",
        {"building": "gutenberg", "hand": "red3-blue2-1"},
        "no-section",
        {"colour": "@aa-colour-green"},
    ),
    ("trade red", {}, "no-cards", {}),
    ("trade green", {"hand": "red3-blue2-1"}, "no-colour", {"colour": "@aa-colour-green"}),
    ("trade gold", {"hand": "blue3-gold1-1"}, "gold-alone", {}),
    ("unblock ship 1", {"hand": "red3-blue2-1"}, "tokens", {"count": 0}),
    (
        "unblock ship 2",
        {"hand": "red3-blue2-1", "empire": "compass:l*2"},
        "icons",
        {"icons": 4, "reach": 3, "gold": 1},
    ),
    ("offensive", {"empire": "compass:l"}, "no-operational", {"cls": "@aa-class-ship"}),
    ("offensive", {"empire": "compass:o*1"}, "all-blockaded", {"cls": "@aa-class-ship"}),
    ("mine", {"empire": "mika-1:o", "hand": "green2-gold2-2"}, "icons", {"icons": 5, "reach": 2, "gold": 0}),
    ("act port-dues", {"empire": "port-dues:l"}, "no-card-action", {}),
    ("use probe-web", {"empire": "probe-web:l"}, "no-additional", {}),
    ("use port-dues", {"building": "port-dues"}, "under-construction", {}),
    ("use port-dues", {}, "not-yours", {}),
    ("use port-dues", {"empire": "port-dues:o"}, "operational-side", {}),
    ("use port-dues", {"empire": "port-dues:l*2"}, "blockaded", {"credits": 2}),
    ("use port-dues", {"empire": "port-dues:l", "bank": 15}, "bank-full", {}),
    ("use deep-cartography", {"empire": "deep-cartography:l", "bank": 1}, "credits", {"missing": 3}),
    ("use pulsar-observatory", {"empire": "pulsar-observatory:l"}, "hand-short", {"cards": 1}),
    ("use rescue-crews", {"empire": "rescue-crews:l"}, "no-tokens", {}),
    ("use self-running-works", {"empire": "self-running-works:l"}, "nothing-to-prepare", {}),
    ("use general-levy", {"empire": "general-levy:l"}, "row-empty", {"cls": "@aa-class-ship"}),
    ("use plasma-drills", {"empire": "plasma-drills:l"}, "no-operational", {"cls": "@aa-class-planet"}),
    (
        "act deep-analysis-and-research-programme",
        {"empire": "deep-analysis-and-research-programme:l", "hand": "red3-blue2-1"},
        "three-colours",
        {"cards": 3},
    ),
    (
        "act soil-engines",
        {"empire": "soil-engines:l mika-1:o", "hand": "green2-red3-1"},
        "icons",
        {"icons": 3, "reach": 2, "gold": 0},
    ),
    ("artifact song-of-triumph", {}, "no-artifact", {}),
    ("artifact precursor-forge", {"artifacts": "precursor-forge"}, "no-construction", {}),
    ("artifact dusk-clock", {"artifacts": "dusk-clock"}, "marker", {"most": 1, "marker": 2}),
    ("fee compass", {"empire": "compass:l"}, "not-blockaded", {}),
    ("fee compass", {"empire": "compass:l*2", "bank": 1}, "credits", {"credits": 2, "missing": 1}),
    ("pass", {}, "pass-possible", {}),
    ("end", {}, "end-early", {}),
    ("done", {}, "not-asked", {}),
    ("draw red3-blue2-1", {}, "no-chance", {"player": "seat:0"}),
]


def _told(t: Table, move: str, reason: str, **args: Any) -> None:
    """Assert that a move is refused for this reason, with these arguments among others."""
    message, found = t.ready().reason(move)
    assert message.removeprefix("aa-why-").removeprefix("common-reason-") == reason
    assert {name: found.get(name) for name in args} == args


@pytest.mark.parametrize(("move", "has", "reason", "args"), AT_THE_TURN)
def test_at_the_turn(move: str, has: dict[str, Any], reason: str, args: dict[str, Any]) -> None:
    _told(table().seat(A, **has), move, reason, **args)


def test_a_turn_has_one_action_and_one_use_of_each_card() -> None:
    t = table().seat(A, empire="port-dues:l", hand="red3-blue2-1").by(A, "use port-dues")
    _told(t, "use port-dues", "used", card="@aa-tech-port-dues")
    t.by(A, "trade red").pay("red3-blue2-1.a")
    _told(t, "buy planet", "no-action")
    _told(t, "pass", "pass-acted")


def test_a_fee_is_paid_once_and_only_for_what_is_left() -> None:
    t = table().seat(A, empire="mennica:l*1", hand="red3-blue2-1").by(A, "fee mennica")
    _told(t, "fee mennica", "fee-paid", card="@aa-planet-mennica")
    t.by(A, "trade red").pay("red3-blue2-1.a")
    _told(t, "fee mennica", "fee-useless", card="@aa-planet-mennica")


def test_decks_that_are_empty() -> None:
    t = table().seat(A, empire="backward-engineering:l").class_deck("tech", "", hoard=B)
    _told(t, "buy tech", "deck-empty", cls="@aa-class-tech")
    _told(t, "act backward-engineering", "deck-empty", cls="@aa-class-tech")


def test_no_resource_card_to_draw() -> None:
    t = table().seat(A, empire="settlers-archive:l mika-1:o", artifacts="world-root").deck(hoard=B)
    _told(t, "use settlers-archive", "no-resources")
    _told(t, "artifact world-root", "no-resources")


def test_paying() -> None:
    hand = "green3-red2-1 green3-red2-2 green2-gold2-2 red3-blue2-1"
    t = table().seat(A, building="gutenberg", empire="mika-1:o*1+green3-red1-1.a", hand=hand)
    t.by(A, "build gutenberg")  # 6 green
    _told(t, "pay red3-blue2-1 a", "colour", colour="@aa-colour-green")
    _told(t, "pay blue3-green2-1 b", "not-in-hand")
    _told(t, "pay from mika-1 green3-red1-1 a", "blockaded", card="@aa-planet-mika-1")
    _told(t, "pay from halny green3-red1-1 a", "not-on-planet", planet="@aa-planet-halny")
    _told(t, "pass", "pending", phase="@aa-phase-payment")


def test_payments_that_cannot_be_made_or_waste_a_card() -> None:
    t = table().seat(A, building="gutenberg+green3-red1-1.a", hand="green2-red3-1 green1-red3-2")
    t.by(A, "build gutenberg")  # 2 green are missing
    _told(t, "pay green1-red3-2 a", "needless")
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 green2-red3-1 green1-red3-2")
    t.by(A, "build gutenberg")
    _told(t, "pay green1-red3-2 a", "too-little", missing=4)


def test_operational_actions_take_no_gold() -> None:
    t = table().seat(A, empire="mika-1:o", hand="green3-red2-1 green2-gold2-2").by(A, "mine")
    _told(t, "pay green2-gold2-2 b", "gold")


def test_ships_of_an_offensive() -> None:
    empire = "black-death:o compass:o tracker:l granary:o*1 caravan:o"
    t = table().seat(A, empire=empire, hand="red3-blue2-1 red2-blue3-1")
    t.state.attacked = 1 << card("caravan")
    t.by(A, "offensive").pay("red3-blue2-1.a", "red2-blue3-1.a")
    _told(t, "done", "must-attack")
    _told(t, "attack p1", "own-empire")
    _told(t, "attack p4", "no-seat", players=2)
    t.by(A, "attack system")
    _told(t, "done", "one-ship")
    _told(t, "ship tracker", "logistic-side")
    _told(t, "ship granary", "blockaded", credits=1)
    _told(t, "ship caravan", "attacked", ship="@aa-ship-caravan")
    _told(t, "ship broker", "not-yours")


def test_all_ships_have_attacked() -> None:
    t = table().seat(A, empire="compass:o", hand="red3-blue2-1 red2-blue3-1")
    t.state.attacked = 1 << card("compass")
    _told(t, "offensive", "ships-attacked")


def test_more_cards_than_can_be_bought() -> None:
    t = table().seat(A, bank=7).by(A, "buy tech")
    _told(t, "extra 3", "extra-credits", credits=2)
    t = table().seat(A, bank=15).class_deck("tech", "probe-web port-dues", hoard=B).by(A, "buy tech")
    _told(t, "extra 2", "extra-cards", count=1)


def test_a_hand_that_is_too_large() -> None:
    hand = "red3-blue2-1 red2-blue3-1 green2-red3-1 green3-red2-1 green2-gold2-2"
    t = table().seat(A, hand=hand, bank=5).by(A, "trade red").pay("red3-blue2-1.a").by(A, "end")
    _told(t, "done", "hand-excess", cards=1)
    _told(t, "discard blue3-green2-1", "not-in-hand")
