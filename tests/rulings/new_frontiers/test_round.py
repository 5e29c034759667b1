"""Sections 2.3 to 2.12 beyond the worked examples: the round, the actions and their bonuses."""

import pytest

from orrery.core.game import CHANCE
from orrery.games.new_frontiers.components import ACTION_TILES
from orrery.games.new_frontiers.game import GAME

from .builder import A, B, C, D, printed, table

SEVEN = "artist-settlement secluded-world space-port asteroid-belt new-vinland rebel-miners new-earth"


def test_2_3_a_tile_is_picked_once_a_round() -> None:
    t = table(3).by(A, "pick isolation")
    assert "isolation" not in t.offers("pick")
    t.illegal("pick isolation").rounds("produce", "diplomats")
    assert t.offers("pick") == {"isolation", "develop", "explore", "settle", "produce", "trade", "diplomats"}
    assert t.state.round == 2


@pytest.mark.parametrize(("players", "picks"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_2_3_tiles_picked_per_round(players: int, picks: int) -> None:
    t = table(players)
    seats = []
    for tile in ("isolation", "produce", "develop", "explore", "trade")[:picks]:
        assert t.state.round == 1
        seats.append(t.actor)
        t.rounds(tile)
    assert t.state.round == 2
    assert seats == list(range(players)) * (picks // players)


def test_2_3_two_players_execute_an_action_once_each() -> None:
    t = table(2).picked("isolation").by(B, "pick settle", "colonists").by(A, "colonists")
    assert t.picking and t.actor == A
    assert (t.colonists(A), t.colonists(B)) == (2, 3)


def test_2_3_everybody_sees_who_picked_which_tile() -> None:
    t = table(4).rounds("isolation", "develop", "diplomats")
    assert t.state.order == (C, A, B, D)
    t.by(D, "pick settle")
    for seat in (None, A, D):
        pickers = t.view(seat)["pickers"]
        assert pickers == {"isolation": A, "develop": B, "diplomats": C, "settle": D}
    t.by(D, "colonists").by(C, "colonists").by(A, "colonists").by(B, "colonists")
    assert t.view()["pickers"] == {}
    two = table(2).rounds("isolation", "develop", "diplomats")
    assert two.view()["pickers"] == {"isolation": A, "develop": B, "diplomats": A}


@pytest.mark.parametrize(
    ("pickers", "fault"),
    [
        ({"settle": A, "develop": B}, "picked by other pawns"),
        ({"settle": C, "develop": A}, "another player's pick"),
        ({"settle": A}, "1 tiles picked by 2 pawns"),
    ],
)
def test_2_3_a_pick_of_the_wrong_pawn_is_found(pickers: dict[str, int], fault: str) -> None:
    t = table(3).order(C, A, B).picked("develop").by(A, "pick settle")
    t.state.pickers = sum(seat + 1 << 3 * ACTION_TILES.index(tile) for tile, seat in pickers.items())
    GAME.derive(t.state)
    with pytest.raises(AssertionError, match=fault):
        GAME.check(t.state)


def test_2_3_the_order_persists() -> None:
    t = table(3).rounds("isolation", "produce", "diplomats")
    assert t.state.order == (C, A, B)
    t.rounds("isolation", "produce", "develop")
    assert t.state.order == (C, A, B)
    assert t.actor == C


@pytest.mark.parametrize("seat", [A, B, C])
def test_2_4_isolation(seat: int) -> None:
    t = table(3).picked("develop explore" if seat == C else "develop" if seat == B else "")
    t.by(seat, "pick isolation")
    assert [t.credits(other) for other in (A, B, C)] == [2 if other == seat else 0 for other in (A, B, C)]
    assert t.picking


def test_2_5_a_price_is_never_below_zero() -> None:
    t = table(3).seat(A, techs="galactic-federation investment-credits").by(A, "pick develop")
    assert {
        "contact-specialist",
        "space-marines",
        "homesteading-pioneers",
        "mining-conglomerate",
    } <= t.offers("buy")
    t.illegal("buy consumer-markets").by(A, "buy contact-specialist")
    assert t.credits(A) == 0


def test_2_5_no_technology_twice_and_none_from_an_empty_stack() -> None:
    t = table(2).seat(A, credits=9, techs="space-marines").seat(B, credits=9).by(A, "pick develop")
    t.illegal("buy space-marines").by(A, "buy genetics-lab")
    t.illegal("buy space-marines", "buy genetics-lab")
    assert "public-works" in t.offers("buy")
    three = (
        table(3).seat(A, credits=9, techs="space-marines").seat(B, credits=9).by(A, "pick develop", "pass")
    )
    assert "space-marines" in three.offers("buy")
    three.by(B, "buy space-marines")
    assert three.techs(B) == {"space-marines"}
    own = table(3).seat(A, credits=9, techs="space-marines").by(A, "pick develop")
    own.illegal("buy space-marines")


def test_2_5_the_other_face_is_not_for_sale() -> None:
    t = table(3).seat(A, credits=20).faces("survey-team").by(A, "pick develop")
    t.illegal("buy expeditionary-force")
    assert "survey-team" in t.offers("buy")


def test_2_5_buying_is_optional() -> None:
    t = table(3).seat(A, credits=20).by(A, "pick develop")
    assert t.can("pass")
    t.by(A, "pass")
    assert t.techs(A) == set()


def test_2_6_a_new_tiles_power_sleeps_in_develop() -> None:
    t = table(3).seat(A, credits=4).by(A, "pick develop")
    t.by(A, "buy technology-investors").finish()
    assert t.credits(A) == 0
    later = table(2).seat(A, credits=4).by(A, "pick develop", "buy public-works").finish()
    assert later.credits(A) == 3
    later.rounds("produce", "isolation", "diplomats")
    assert (later.state.round, later.actor, later.credits(A)) == (2, B, 3 + 2)
    later.by(B, "pick develop", "pass").by(A, "buy space-marines")
    assert later.credits(A) == 3 + 2 - 2 + 1


def test_2_6_a_new_colonys_power_sleeps_in_settle() -> None:
    t = table(3).seat(A, colonists=1, techs="improved-logistics space-marines")
    t.seat(A, explored="former-penal-colony imperium-fuel-depot")
    t.by(A, "pick settle", "settle former-penal-colony")
    assert t.actor == B
    t.finish().rounds("isolation", "diplomats").play("pick settle").until(A)
    assert t.offers("settle") == {"imperium-fuel-depot"}


def test_2_6_a_new_colonys_after_settling_power_sleeps() -> None:
    t = table(3).seat(A, techs="space-marines expeditionary-force", explored="imperium-fuel-depot")
    t.by(A, "pick settle", "settle imperium-fuel-depot")
    assert t.actor == B
    assert t.explored(A) == set()


def test_2_6_an_explored_world_has_no_power() -> None:
    t = (
        table(3)
        .seat(A, colonists=1, explored="imperium-blaster-gem-depot rebel-fuel-cache")
        .by(A, "pick settle")
    )
    assert t.legal() == {"colonists"}
    assert t.score(A, "tiles") == printed("old-earth")


def test_2_6_effects_add_up() -> None:
    t = table(3, "alpha-centauri").seat(
        A, techs="mining-robots imperium-war-profiteers", explored="comet-zone"
    )
    t.by(A, "pick settle", "settle comet-zone")
    assert t.credits(A) == 0
    assert "comet-zone" in t.colonies(A)


def test_2_7_explore_in_order_the_bonus_last() -> None:
    t = table(4).picked("isolation").by(B, "pick explore")
    assert t.actor == CHANCE
    t.draw(SEVEN)
    t.by(B, "take artist-settlement").by(C, "take secluded-world").by(D, "take space-port").by(
        A, "take new-earth"
    )
    t.illegal("take new-earth", "pass").by(B, "take rebel-miners")
    assert t.explored(B) == {"artist-settlement", "rebel-miners"}
    assert t.picking and t.actor == C
    assert {"asteroid-belt", "new-vinland"} <= t.bag
    assert len(t.bag) == 60 - 5


def test_2_8_either_choice_is_free_and_passing_is_not() -> None:
    t = table(3).seat(A, credits=9, explored="artist-settlement").by(A, "pick settle")
    assert t.legal() == {"colonists", "settle artist-settlement"}
    t.illegal("pass").by(A, "colonists")
    assert t.colonists(A) == 1 + 2


def test_2_8_settling_takes_colonists_money_and_gives_windfalls() -> None:
    t = table(3).seat(A, credits=5, colonists=1, explored="galactic-clearing-house gem-world")
    novelty = t.supply("N")
    t.by(A, "pick settle", "settle galactic-clearing-house")
    assert (t.credits(A), t.colonists(A)) == (0, 0)
    assert t.goods(A) == {"galactic-clearing-house": "N"}
    assert t.supply("N") == novelty - 1
    assert t.explored(A) == {"gem-world"}


def test_2_8_production_and_gray_worlds_start_empty() -> None:
    t = table(3).seat(
        A, credits=4, colonists=2, techs="improved-logistics", explored="gem-world galactic-engineers"
    )
    t.by(A, "pick settle", "settle gem-world", "settle galactic-engineers")
    assert t.goods(A) == {}


def test_2_8_military_is_not_used_up_nor_mixed_with_money() -> None:
    t = table(3).seat(
        A, credits=9, colonists=1, techs="space-marines", explored="rebel-miners imperium-fuel-depot"
    )
    t.by(A, "pick settle").illegal("settle imperium-fuel-depot").by(A, "settle rebel-miners")
    assert t.credits(A) == 9
    assert t.score(A, "tiles") == printed("old-earth") + 1 + 1


def test_2_8_two_colonists_needed() -> None:
    t = table(3).seat(A, credits=9, explored="new-earth").by(A, "pick settle")
    t.illegal("settle new-earth").by(A, "colonists")
    assert t.colonists(A) == 3


def test_2_8_terraforming_robots_may_exceed_nine() -> None:
    eight = (
        "artist-settlement rebel-base rebel-homeworld rebel-outpost alien-monolith alien-sentinels new-earth"
    )
    t = table(3).seat(A, credits=1, techs="terraforming-robots", explored=f"{eight} gem-world")
    t.by(A, "pick settle", "settle artist-settlement").draw("comet-zone").by(B, "colonists").by(
        C, "colonists"
    )
    assert len(t.offers("return")) == 8
    t.by(A, "return comet-zone")
    assert t.picking
    assert "comet-zone" in t.bag


def test_2_10_goods_may_run_short_with_stored_ones() -> None:
    t = table(3, "galactic-developers", goals=True).stored(C, goods="R" * 16)
    t.seat(A, colonies="comet-zone new-earth rebel-miners").seat(B, colonies="imperium-fuel-depot")
    assert t.supply("R") == 1
    t.by(A, "pick produce")
    assert t.actor == A
    assert t.offers("produce") == {"comet-zone", "new-earth", "rebel-miners"}
    t.by(A, "produce new-earth").finish()
    assert t.goods(A) == {"new-earth": "R"}
    assert t.goods(B) == {}
    assert t.credits(A) == 0


def test_2_10_windfalls_may_run_short_too() -> None:
    t = table(3, "galactic-developers", goals=True).stored(C, goods="R" * 16)
    t.seat(A, colonies="comet-zone asteroid-belt").by(A, "pick produce")
    assert t.picking
    assert t.goods(A) == {"comet-zone": "R"}


def test_2_11_trade_bonus_comes_at_once() -> None:
    t = table(3).seat(A, colonies="comet-zone:R").by(A, "pick trade")
    assert t.vp(A) == 1
    assert t.actor == A
    assert t.vp(B) == t.vp(C) == 0


@pytest.mark.parametrize(
    ("world", "letter", "price"),
    [
        ("gem-world", "N", 1),
        ("comet-zone", "R", 2),
        ("pre-sentient-race", "G", 3),
        ("alien-data-repository", "A", 4),
    ],
)
def test_2_11_prices(world: str, letter: str, price: int) -> None:
    t = table(3, "new-sparta").seat(A, colonies=f"{world}:{letter}")
    before = t.supply(letter)
    t.by(A, "pick trade", f"sell {world}")
    assert t.credits(A) == price
    assert t.supply(letter) == before + 1
    assert t.picking


def test_2_11_one_sale_and_it_is_optional() -> None:
    t = table(3, "new-sparta").seat(A, colonies="gem-world:N comet-zone:R").by(A, "pick trade")
    assert t.legal() == {"sell gem-world", "sell comet-zone", "pass"}
    sold = t.copy().by(A, "sell gem-world")
    assert sold.picking
    t.by(A, "pass")
    assert t.picking
    assert len(t.goods(A)) == 2


def test_2_11_trade_powers_pay_only_for_a_sale() -> None:
    t = table(3, "new-sparta").seat(A, techs="export-duties", colonies="spice-world").by(A, "pick trade")
    assert t.picking
    assert t.credits(A) == 0
    kind = (
        table(3, "new-sparta")
        .seat(A, colonies="spice-world comet-zone:R")
        .by(A, "pick trade", "sell comet-zone")
    )
    assert kind.credits(A) == 2
    novelty = table(3, "new-sparta").seat(A, colonies="spice-world:N").by(A, "pick trade", "sell spice-world")
    assert novelty.credits(A) == 1 + 2


def test_2_11_each_player_performs_both_halves_in_turn() -> None:
    t = (
        table(3, "new-sparta old-earth")
        .seat(A, colonies="new-vinland:N gem-world:N")
        .seat(B, colonies="comet-zone:R")
    )
    t.by(A, "pick trade", "sell gem-world")
    assert t.actor == A
    t.by(A, "consume new-vinland")
    assert t.actor == B
    assert t.legal() == {"sell comet-zone", "pass"}


def test_2_11_without_a_power_nothing_is_consumed() -> None:
    t = table(3, "new-sparta").seat(A, colonies="gem-world:N comet-zone:R").by(A, "pick trade", "pass")
    assert t.picking
    assert t.goods(A) == {"gem-world": "N", "comet-zone": "R"}


def test_2_11_diplomats_move_to_the_front_at_once() -> None:
    t = table(4).picked("isolation develop").by(C, "pick diplomats")
    assert t.vp(C) == 1
    assert t.state.order == (C, A, B, D)
    t.by(D, "pick settle", "colonists")
    assert t.actor == C
    t.by(C, "colonists").by(A, "colonists").by(B, "colonists")
    assert t.state.round == 2
    assert t.actor == C


def test_2_11_diplomats_of_the_first_player_change_nothing() -> None:
    t = table(3).by(A, "pick diplomats")
    assert t.state.order == (A, B, C)
    assert t.actor == B


def test_2_12_produce_gains_a_dollar_only_if_nobody_picked_it() -> None:
    t = table(3).rounds("isolation", "diplomats", "develop")
    assert t.state.produce_credits == 1
    t.rounds("isolation", "produce", "develop")
    assert t.state.produce_credits == 0
    t.rounds("isolation", "explore", "develop")
    assert t.state.produce_credits == 1
