"""Sections 2.3, 2.7 and 2.12: the stages of a turn, additional effects, actions on cards, artifacts."""

import pytest

from orrery.games.alien_artifacts.components import ARTIFACT_IDS

from .builder import A, B, Table, reveal, table

PREPARED_PLANET = "+green3-red1-1.a+green3-red1-3.a"
PREPARED_SHIP = "+red3-blue2-1.a+red3-blue2-2.a"
PREPARED_TECH = "+blue3-green1-1.a+blue3-green1-3.a"


def test_T25_the_phantom_compares_cards_of_one_class() -> None:
    empire = "vorschs-phantom-mk2:l calcine:o"
    t = table().seat(A, empire=empire, artifacts="moment-loop", building=f"black-death{PREPARED_SHIP}")
    t.by(A, "artifact moment-loop", "build black-death", "side logistic")
    assert t.vp(A) == 1
    t.seat(A, building="hammer-of-pollux+red3-blue1-1.a+red3-blue1-3.a")
    t.by(A, "build hammer-of-pollux", "side logistic")
    assert t.vp(A) == 1


def test_T26_three_colours_score_by_the_smallest() -> None:
    hand = "blue2-green1-1 green2-red1-1 red2-blue1-1"
    t = table().seat(A, empire="deep-analysis-and-research-programme:l", hand=hand)
    t.by(A, "act deep-analysis-and-research-programme")
    t.by(A, "pay blue2-green1-1 a", "pay green2-red1-1 a", "pay red2-blue1-1 a")
    assert t.vp(A) == 2
    assert t.hand(A) == []


def test_T27_the_investment_bank_takes_3_credits_for_a_point_once_a_turn() -> None:
    t = (
        table()
        .seat(A, bank=9, empire="intersystem-investment-bank:l")
        .by(A, "use intersystem-investment-bank")
    )
    assert (t.bank(A), t.vp(A)) == (6, 1)
    t.illegal("use intersystem-investment-bank")


def test_T28_capital_domination_pays_for_what_it_buys() -> None:
    t = table().seat(A, bank=4, empire="general-capital-domination:l")
    t.illegal("use general-capital-domination")
    rich = table().seat(A, bank=6, empire="general-capital-domination:l").top("calcine")
    rich.by(A, "use general-capital-domination", "class planet", "extra 1").luck().by(A, "keep calcine")
    assert rich.bank(A) == 0 and rich.building(A) == {"calcine"}
    assert not rich.can("end")  # the action of the turn is still to come


# --- the stages of a turn -------------------------------------------------------------------------------


def test_A32_an_additional_effect_once_a_turn() -> None:
    t = table().seat(A, bank=0, empire="port-dues:l", hand="red2-blue2-1").by(A, "use port-dues")
    assert t.bank(A) == 1
    t.illegal("use port-dues")
    t.by(A, "trade red").pay("red2-blue2-1.a").illegal("use port-dues")
    t.finish().finish()  # both players
    assert t.actor == A and t.can("use port-dues")


def test_A32_before_or_after_the_action_but_not_within() -> None:
    t = table().seat(A, bank=0, empire="port-dues:l", hand="red2-blue2-1 red2-blue2-2").by(A, "trade red")
    t.illegal("use port-dues").pay("red2-blue2-1.a", "red2-blue2-2.a").by(A, "use port-dues")
    assert t.bank(A) == 5


def test_A33_a_technology_developed_this_turn() -> None:
    t = (
        table()
        .seat(A, bank=0, building=f"port-dues{PREPARED_TECH}")
        .by(A, "build port-dues", "side logistic")
    )
    assert t.can("use port-dues")
    action = table().seat(A, building=f"backward-engineering{PREPARED_TECH}")
    action.by(A, "build backward-engineering", "side logistic")
    assert action.offers("act") == set()
    more = table().seat(A, artifacts="moment-loop", building=f"backward-engineering{PREPARED_TECH}")
    more.by(A, "artifact moment-loop", "build backward-engineering", "side logistic")
    assert more.offers("act") == {"backward-engineering"}


def test_A34_pass_only_if_no_action_is_legal() -> None:
    t = table().seat(A, bank=4)
    assert t.legal() == {"pass"}
    t.by(A, "pass")
    assert t.legal() == {"end"}
    table().seat(A, bank=5).illegal("pass")
    table().seat(A, bank=4, hand="red2-blue2-1").illegal("pass", "end")


def test_2_3_exactly_one_action() -> None:
    t = table().seat(A, hand="red2-blue2-1 red2-blue2-2")
    t.illegal("end").by(A, "trade red").pay("red2-blue2-1.a")
    assert t.legal() == {"end"}


def test_2_3_extra_actions_may_be_left() -> None:
    t = (
        table()
        .seat(A, artifacts="moment-loop", hand="red2-blue2-1 red2-blue2-2")
        .by(A, "artifact moment-loop")
    )
    t.illegal("end").by(A, "trade red").pay("red2-blue2-1.a")
    assert t.can("end", "trade red")
    t.by(A, "trade red").pay("red2-blue2-2.a").by(A, "end")


def test_A35_a_hand_above_its_size_is_discarded_down() -> None:
    hand = "red2-blue2-1 red2-blue2-2 red2-blue2-3 red2-blue2-4 green2-red2-1"
    t = table().seat(A, hand=hand).by(A, "buy planet", "extra 0").luck().by(A, "end")
    assert not t.can("done")
    assert t.no_set("discard red2-blue2-1")[0] == "common-set-few"
    t.choose("discard red2-blue2-1", "discard green2-red2-1")
    assert len(t.hand(A)) == 3


def test_A35_a_larger_hand_size() -> None:
    t = (
        table()
        .seat(A, empire="shared-memory:l", hand="red2-blue2-1")
        .by(A, "trade red")
        .pay("red2-blue2-1.a")
    )
    t.by(A, "end").draw("red2-blue2-2 red2-blue2-3 red2-blue2-4 green2-red2-1")
    assert len(t.hand(A)) == 4


def test_DP24_any_cards_are_discarded_before_drawing() -> None:
    t = table().seat(A, hand="red2-blue2-1 red2-blue2-2 red2-blue2-3").by(A, "buy planet", "extra 0").luck()
    t.by(A, "end").choose("discard red2-blue2-3", "discard red2-blue2-1")
    assert t.discards >= {"red2-blue2-1", "red2-blue2-3"}
    t.draw("green2-red2-1 green2-red2-2")
    assert t.hand(A) == ["green2-red2-1", "green2-red2-2", "red2-blue2-2"]
    assert t.actor == B


# --- triggers -------------------------------------------------------------------------------------------


def test_A60_a_technology_sees_its_own_arrival() -> None:
    t = table().seat(A, building=f"vorschs-phantom-mk2{PREPARED_TECH}")
    assert t.by(A, "build vorschs-phantom-mk2", "side logistic").vp(A) == 1
    council = table().seat(A, building=f"council-of-scholars{PREPARED_TECH}")
    council.by(A, "build council-of-scholars", "side logistic").draw("red2-blue2-1 red2-blue2-2")
    assert len(council.hand(A)) == 2


def test_A60_a_ship_rebuilt_after_damage_may_be_the_first_of_its_type_again() -> None:
    t = table().seat(A, artifacts="moment-loop", empire="vorschs-phantom-mk2:l")
    t.seat(A, building=f"compass{PREPARED_SHIP}").system("weaver-swarm")
    t.by(A, "artifact moment-loop", "build compass", "side operational", "attack system")
    t.draw(reveal("compass", "systems", "weaver-swarm", "damaged")).luck()
    assert t.vp(A) == 1
    t.seat(A, hand="red3-blue1-1 red3-blue1-3").by(A, "build compass")
    t.pay("red3-blue1-1.a", "red3-blue1-3.a").by(A, "side logistic")
    assert t.vp(A) == 2


def test_9_2_triggers_of_production_and_trade() -> None:
    t = table().seat(A, bank=0, empire="vacuum-greenhouses:l", building=f"mika-1{PREPARED_PLANET}")
    t.by(A, "build mika-1", "side operational").draw("green2-red3-1 red1-blue3-2 red1-blue3-3")
    assert (t.bank(A), t.vp(A)) == (1, 1)
    trade = table().seat(A, bank=0, empire="commodity-exchange:l", hand="red2-blue2-1").by(A, "trade red")
    assert trade.pay("red2-blue2-1.a").bank(A) == 2 + 2


def test_9_2_more_is_produced_on_a_planet_that_is_discovered() -> None:
    t = table().seat(A, empire="orbital-harvesters:l", building=f"mika-1{PREPARED_PLANET}")
    t.by(A, "build mika-1", "side operational").luck()
    while t.offers("show"):
        t.quiet().luck()
    assert len(t.produced(A, "mika-1")) == 4
    mine = (
        table()
        .seat(A, empire="orbital-harvesters:l halny:o", hand="green3-red2-1 green2-red3-1")
        .by(A, "mine")
    )
    mine.pay("green3-red2-1.a", "green2-red3-1.a").draw("red1-blue3-2")
    assert len(mine.produced(A, "halny")) == 1


# --- what can be used -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "without", "given"),
    [
        ("rescue-crews", {}, {"empire": "mika-1:l*1"}),
        ("plasma-drills", {}, {"empire": "mika-1:o"}),
        ("general-levy", {}, {"building": "compass"}),
        ("self-running-works", {"building": "compass"}, {"building": "tracker", "hand": "red2-blue2-1"}),
        ("pulsar-observatory", {}, {"hand": "red2-blue2-1"}),
        ("settlers-archive", {"bank": 0}, {"bank": 1}),
        ("deep-cartography", {"bank": 3}, {"bank": 4}),
        ("port-dues", {"bank": 15}, {"bank": 14}),
    ],
)
def test_A61_an_additional_effect_that_changes_nothing(
    card: str, without: dict[str, str], given: dict[str, str]
) -> None:
    t = table().seat(A, empire=f"{card}:l").seat(A, **without)  # type: ignore[arg-type]
    assert card not in t.offers("use")
    t.illegal(f"use {card}")
    assert card in t.seat(A, **given).offers("use")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("soil-engines", {"empire": "mika-1:o", "hand": "green3-red2-1"}),
        ("corporate-licences", {"empire": "probe-web:o", "hand": "red2-blue3-1"}),
        ("probing-sortie", {"empire": "compass:o", "hand": "red2-blue3-1"}),
        ("black-market-of-relics", {"bank": 8}),
        ("deep-analysis-and-research-programme", {"hand": "red2-blue3-1 blue2-green2-1 green2-red2-1"}),
    ],
)
def test_A61_an_action_that_cannot_be_done(card: str, given: dict[str, str]) -> None:
    t = table().seat(A, bank=7, empire=f"{card}:l")
    t.illegal(f"act {card}")
    assert t.seat(A, **given).offers("act") == {card}  # type: ignore[arg-type]


def test_A61_a_search_is_offered_for_types_in_the_deck() -> None:
    t = table().seat(A, empire="backward-engineering:l").class_deck("tech", "probe-web siege-ring", hoard=B)
    t.by(A, "act backward-engineering")
    assert t.offers("type") == {"exploration", "extermination"}
    empty = table().seat(A, empire="backward-engineering:l").class_deck("tech", "", hoard=B)
    empty.illegal("act backward-engineering")


def test_2_14_a_search_turns_up_cards_until_the_wanted_one() -> None:
    t = table().seat(A, empire="backward-engineering:l").top("probe-web").by(A, "act backward-engineering")
    t.by(A, "type extermination").chance("top far-expedition", "top siege-ring", "top port-dues")
    assert t.building(A) == {"siege-ring"}
    assert t.bottom("tech") == ["probe-web", "far-expedition"]
    assert t.open_card("tech") == "port-dues"


def test_2_14_a_search_takes_the_open_card_if_it_fits() -> None:
    t = table().seat(A, empire="backward-engineering:l").top("probe-web").by(A, "act backward-engineering")
    t.by(A, "type exploration").luck("top port-dues")
    assert t.building(A) == {"probe-web"} and t.bottom("tech") == []


def test_9_2_a_card_action_performs_another_for_less() -> None:
    t = table().seat(A, empire="soil-engines:l mika-1:o", hand="green3-red2-1").by(A, "act soil-engines")
    t.pay("green3-red2-1.a").draw("red1-blue3-2")
    assert t.produced(A, "mika-1") == ["red1-blue3-2.a"]
    assert t.can("end")
    sortie = table().seat(A, empire="probing-sortie:l compass:o tracker:o", hand="red2-blue3-1")
    sortie.by(A, "act probing-sortie").pay("red2-blue3-1.a").by(A, "attack system")
    assert sortie.no_set("ship compass", "ship tracker")[0] == "common-set-many"
    sortie.choose("ship tracker")


def test_9_2_cards_of_a_row_are_attached_from_the_deck() -> None:
    t = table().seat(A, bank=3, empire="general-levy:l", building="compass tracker").by(A, "use general-levy")
    assert t.offers("card") == {"compass", "tracker"}
    t.by(A, "card tracker").draw("red3-gold1-1")
    assert t.offers("show") == {"a", "b"}
    t.by(A, "show a")
    assert t.attached(A, "tracker") == ["red3-gold1-1.a"] and t.bank(A) == 2
    none = table().seat(A, empire="general-levy:l", building="compass").by(A, "use general-levy")
    none.draw("blue2-green2-1")
    assert none.attached(A, "compass") == [] and "blue2-green2-1" in none.discards


def test_9_2_a_card_is_attached_from_the_hand() -> None:
    t = table().seat(
        A, empire="self-running-works:l", building="compass probe-web", hand="red2-blue2-1 green3-red2-1"
    )
    t.by(A, "use self-running-works", "class ship").pay("red2-blue2-1.a")
    assert t.attached(A, "compass") == ["red2-blue2-1.a"]
    assert t.hand(A) == ["green3-red2-1"]
    assert not t.can("end")


def test_9_2_a_price_in_hand_cards() -> None:
    t = table().seat(A, empire="pulsar-observatory:l", hand="red2-blue2-1 red2-blue2-2")
    t.by(A, "use pulsar-observatory", "discard red2-blue2-2").draw("green2-red2-1 green2-red2-2")
    assert t.hand(A) == ["green2-red2-1", "green2-red2-2", "red2-blue2-1"]


def test_9_2_a_token_is_removed_by_a_card() -> None:
    t = table().seat(A, bank=2, empire="rescue-crews:l mika-1:l*1 compass:l*1").by(A, "use rescue-crews")
    t.by(A, "card compass")
    assert t.blockades(A) == {"mika-1": 1} and t.bank(A) == 1


def test_9_2_cards_are_taken_from_a_deck() -> None:
    t = table().seat(A, empire="far-expedition:l").top("calcine").by(A, "act far-expedition").luck()
    assert len(t.offers("keep")) == 4
    t.by(A, "keep calcine")
    assert t.building(A) == {"calcine"} and len(t.bottom("planet")) == 3


# --- artifacts ------------------------------------------------------------------------------------------


def test_A38_artifacts_are_open() -> None:
    t = table().seat(A, artifacts="song-of-triumph")
    assert t.view(B)["players"][A]["artifacts"] == ["song-of-triumph"]


def test_A39_artifacts_before_and_after_the_action_until_the_draw_stage() -> None:
    t = table().seat(A, artifacts="song-of-triumph vault-of-the-extinct", hand="red2-blue2-1 red2-blue2-2")
    t.copy().by(A, "artifact song-of-triumph")
    t.by(A, "trade red").illegal("artifact song-of-triumph").pay("red2-blue2-1.a")
    t.by(A, "artifact song-of-triumph")
    assert t.vp(A) == 3
    t.by(A, "end").illegal("artifact vault-of-the-extinct")


def test_A9_an_artifact_is_discarded_once_it_is_resolved() -> None:
    """L539: played and resolved, then discarded. Until then no new deck is made of it."""
    mine = "conquerors-banner"
    last = next(name for name in ARTIFACT_IDS if name != mine)
    others = " ".join(name for name in ARTIFACT_IDS if name not in (mine, last))
    t = table().seat(A, artifacts=mine, empire="compass:o tracker:o").seat(B, artifacts=others)
    t.system("watchtower-nebula").by(A, f"artifact {mine}", "attack system")
    t.choose("ship compass", "ship tracker").by(A, "ship compass").draw("blue2-green3-4")
    t.chance(f"gain {last}").draw("blue2-green2-4").luck()  # there is none for the second ship
    assert t.phase == "turn"
    assert t.view()["artifacts"] == {"unseen": [], "discards": [mine]}
    assert t.view()["players"][A]["artifacts"] == [last]


def test_A39_not_in_the_turn_of_another() -> None:
    t = table().seat(B, artifacts="song-of-triumph")
    assert t.offers("artifact") == set()


def test_2_12_an_artifact_is_discarded_when_used_and_the_discards_come_again() -> None:
    others = " ".join(name for name in ARTIFACT_IDS if name != "song-of-triumph")
    t = table(factions="star-union bionics").seat(A, artifacts="song-of-triumph").seat(B, artifacts=others)
    hand = "red3-blue1-1 red3-blue1-3"
    t.seat(A, hand=hand).illegal("faction")  # there is no artifact to gain
    t.by(A, "artifact song-of-triumph", "faction").pay("red3-blue1-1.a", "red3-blue1-3.a")
    t.chance("gain song-of-triumph")
    assert t.artifacts(A) == {"song-of-triumph"}


@pytest.mark.parametrize(("artifact", "cls"), [("ship-hatchery", "ship"), ("precursor-forge", "any")])
def test_9_5_a_card_is_built_at_once(artifact: str, cls: str) -> None:
    t = table().seat(A, artifacts=artifact, building="compass+red2-blue2-1.a calcine")
    t.by(A, f"artifact {artifact}")
    if cls == "any":
        t.by(A, "card compass")
    t.by(A, "side logistic")
    assert t.empire(A) == {"compass": "logistic"}
    assert "red2-blue2-1" in t.discards and not t.can("end")


def test_9_5_many_resources_and_a_larger_limit() -> None:
    t = table().seat(A, artifacts="galactic-horn", building="gutenberg", hand="green1-red3-2")
    t.by(A, "artifact galactic-horn")
    t.draw("green1-red3-3 green1-red3-4 blue1-green2-3")
    assert t.view()["players"][A]["limits"]["discover_planet"] == 4
    t.by(A, "build gutenberg").pay(
        "green1-red3-2.a", "green1-red3-3.a", "green1-red3-4.a", "blue1-green2-3.b"
    )
    t.by(A, "side logistic").finish()
    assert t.view()["players"][A]["limits"]["discover_planet"] == 2


def test_9_5_production_in_plenty() -> None:
    t = (
        table()
        .seat(A, artifacts="living-core", empire="mika-1:o halny:o calcine:l")
        .by(A, "artifact living-core")
    )
    assert t.offers("card") == {"mika-1", "halny"}
    t.by(A, "card halny").luck()
    while t.offers("show"):
        t.quiet().luck()
    assert len(t.produced(A, "halny")) == 3


def test_9_5_an_attack_bonus_for_the_turn() -> None:
    t = table().seat(A, artifacts="nova-heart", empire="compass:o tracker:l").by(A, "artifact nova-heart")
    t.by(A, "attack system").draw("blue3-green2-1")
    assert [e.args["value"] for e in t.events if e.id == "aa-event-value"] == [1 + 2 + 3]


def test_A39_an_attack_bonus_may_come_before_its_ship_is_built() -> None:
    t = table().seat(A, artifacts="nova-heart", empire="tracker:l", building=f"compass{PREPARED_SHIP}")
    t.by(A, "artifact nova-heart", "build compass", "side operational", "attack system")
    t.draw("blue3-green2-1")
    assert [e.args["value"] for e in t.events if e.id == "aa-event-value"] == [1 + 2 + 3]


def test_A39_no_attack_bonus_where_nothing_is_left_to_attack_with() -> None:
    t = table().seat(A, artifacts="nova-heart", empire="tracker:l", hand="red2-blue2-1")
    t.by(A, "trade red").pay("red2-blue2-1.a").illegal("artifact nova-heart")
    assert t.seat(A, artifacts="ship-hatchery", building="compass").can("artifact nova-heart")


@pytest.mark.parametrize(
    ("artifact", "empire"),
    [("world-root", "mika-1:o"), ("oracle-mirror", "probe-web:o"), ("conquerors-banner", "compass:o")],
)
def test_9_5_an_operational_action_for_nothing(artifact: str, empire: str) -> None:
    table().seat(A, artifacts=artifact).illegal(f"artifact {artifact}")
    t = table().seat(A, artifacts=artifact, empire=empire).by(A, f"artifact {artifact}")
    if artifact == "conquerors-banner":
        t.by(A, "attack system")
    t.draw("blue3-green2-3").luck()
    while t.phase != "turn":
        t.quiet().luck()
    assert not t.can("end")


def test_9_5_a_search_and_two_cards_under_what_it_found() -> None:
    t = table().seat(A, artifacts="archivists-key").top("calcine").by(A, "artifact archivists-key")
    t.by(A, "class planet", "type extermination").luck("top mika-1", "draw green3-red2-1")
    while t.phase != "turn":
        t.quiet().luck()
    assert t.building(A) == {"calcine"}
    assert "green3-red2-1.a" in t.attached(A, "calcine")


def test_9_5_three_more_turns_late_in_the_game() -> None:
    t = table().seat(A, artifacts="dusk-clock")
    t.illegal("artifact dusk-clock").marker(1).by(A, "artifact dusk-clock")
    for _ in range(3):
        t.finish()
        assert t.actor == A
    t.finish()
    assert t.actor == B


def test_A48_what_is_drawn_from_a_class_deck_is_public() -> None:
    t: Table = table().top("probe-web").by(A, "buy tech", "extra 1").luck("top siege-ring")
    assert t.view(B)["question"]["drawn"] == t.view(A)["question"]["drawn"] == ["probe-web", "siege-ring"]
