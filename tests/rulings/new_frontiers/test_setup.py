"""Section 2.2: set-up per number of players and variant."""

import pytest

from orrery.core.game import CHANCE
from orrery.core.options import OptionError
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.tiles import IDS

from .builder import A, B, C, Table, new_game, table

COUNTS = [(2, 1, 24, [3, 4]), (3, 2, 36, [3, 3, 4]), (4, 2, 48, [3, 3, 4, 4]), (5, 3, 60, [3, 3, 3, 4, 4])]
WHITE = (
    "expeditionary-force export-duties alien-monument terraforming-engineers diversified-economy"
    " improved-logistics drop-ships technology-investors free-trade-association imperium-war-profiteers"
    " military-industry alien-tech-institute pan-galactic-league galactic-imperium federation-survey"
    " galactic-federation"
)
ALWAYS = (
    "contact-specialist public-works space-marines genetics-lab homesteading-pioneers"
    " mining-conglomerate imperium-arms-factory consumer-markets"
)


def dealt(players: int, **options: bool) -> Table:
    """All chance of a set-up decided: tails, seats and mats in order; sides still to choose."""
    t = new_game(players, **options)
    if not options.get("first_game"):
        t.chance(*["flip tails"] * 16)
    t.chance(*[f"seat p{seat + 1}" for seat in range(players - 1)])
    return t.chance(*[f"mat {mat + 1}" for mat in range(players)])


@pytest.mark.parametrize(("players", "copies", "pool", "credits"), COUNTS)
def test_2_2_first_game(players: int, copies: int, pool: int, credits: list[int]) -> None:
    t = dealt(players, first_game=True)
    assert t.state.supply == (copies,) * 16 + (1,) * 8
    assert (t.state.vp_pool, t.state.colonists) == (pool, pool - players)
    assert [t.credits(seat) for seat in range(players)] == credits
    assert t.state.order == tuple(range(players)) * (2 if players == 2 else 1)
    assert all(t.colonists(seat) == t.vp(seat) == 0 for seat in range(players))
    assert [t.colonies(seat) for seat in range(players)] == [{IDS[100 + 2 * mat]} for mat in range(players)]
    assert len(t.bag) == 60
    assert (t.state.round, t.actor) == (1, A)
    assert t.offers("pick") == {"isolation", "develop", "explore", "settle", "produce", "trade", "diplomats"}
    assert t.state.produce_credits == 0


def test_2_2_first_game_shows_the_white_square_faces() -> None:
    t = dealt(3, first_game=True)
    t.state.players[A].credits = 20
    assert t.by(A, "pick develop").offers("buy") == {*WHITE.split(), *ALWAYS.split()}


@pytest.mark.parametrize(("players", "copies", "pool", "credits"), COUNTS)
def test_2_2_later_game_sides_in_turn_order(players: int, copies: int, pool: int, credits: list[int]) -> None:
    t = dealt(players)
    assert t.state.supply == (copies,) * 16 + (1,) * 8
    for seat in range(players):
        assert t.legal() == {"side a", "side b"}
        t.by(seat, "side b")
    assert [t.colonies(seat) for seat in range(players)] == [{IDS[101 + 2 * mat]} for mat in range(players)]
    assert (t.state.vp_pool, t.state.colonists) == (pool, pool - players)
    assert [t.credits(seat) for seat in range(players)] == credits
    assert t.picking


def test_2_2_sides_follow_the_turn_order_not_the_seats() -> None:
    t = new_game(3).chance(*["flip heads"] * 16).chance("seat p3", "seat p1", "mat 8", "mat 1", "mat 2")
    t.by(C, "side a").by(A, "side b").by(B, "side a")
    assert [t.colonies(seat) for seat in (A, B, C)] == [
        {"epsilon-eridani"},
        {"alpha-centauri"},
        {"alien-research-team"},
    ]
    assert t.actor == C


def test_2_2_all_heads_turn_every_double_sided_stack() -> None:
    t = new_game(3).chance(*["flip heads"] * 16).chance("seat p1", "seat p2", "mat 1", "mat 2", "mat 3")
    t.play("side a", "side a", "side a")
    t.state.players[A].credits = 20
    offered = t.by(A, "pick develop").offers("buy")
    assert offered >= set(ALWAYS.split())
    assert not offered & set(WHITE.split())
    assert len(offered) == 24


def test_2_2_windfall_homes_start_with_a_good() -> None:
    t = new_game(5).chance(*["flip tails"] * 16).chance("seat p1", "seat p2", "seat p3", "seat p4")
    t.chance("mat 2", "mat 3", "mat 4", "mat 7", "mat 1")
    t.by(A, "side a").by(B, "side a").by(C, "side b").play("side a", "side a")
    goods = [t.goods(seat) for seat in range(5)]
    assert goods == [
        {"alpha-centauri": "R"},
        {},
        {"damaged-alien-factory": "R"},
        {"galactic-scavengers": "N"},
        {},
    ]
    assert (t.supply("N"), t.supply("R"), t.supply("G"), t.supply("A")) == (18, 15, 13, 11)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_2_later_game_with_goals(players: int) -> None:
    t = dealt(players, goals=True).play(*["side a"] * players)
    tiles = {"overview", "develop", "explore", "settle", "produce", "trade", "diplomats"}
    assert t.offers("pick") == tiles
    t.illegal("pick isolation")
    assert t.open_goals == set()
    assert t.face_down is None
    assert t.state.pool_goals == 255
    assert all(t.board(seat) == ("", set(), 0) for seat in range(players))


def test_2_2_a_first_game_has_no_goals() -> None:
    with pytest.raises(OptionError):
        GAME.resolve({"players": 3, "first_game": True, "goals": True})


@pytest.mark.parametrize("players", [1, 6])
def test_2_2_two_to_five_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.resolve({"players": players})


def test_part_3_chance_of_the_setup_is_uniform() -> None:
    t = new_game(4)
    for _ in range(16):
        assert {GAME.notate(t.state, action): weight for action, weight in GAME.chance(t.state)} == {
            "flip tails": 1,
            "flip heads": 1,
        }
        t.chance("flip tails")
    assert [weight for _, weight in GAME.chance(t.state)] == [1] * 4
    t.chance("seat p2")
    assert t.legal() == {"seat p1", "seat p3", "seat p4"}
    t.chance("seat p1", "seat p4")
    assert t.state.order == (1, 0, 3, 2)
    assert [weight for _, weight in GAME.chance(t.state)] == [1] * 8
    t.chance("mat 5")
    assert t.legal() == {f"mat {mat}" for mat in (1, 2, 3, 4, 6, 7, 8)}


def test_part_3_the_display_and_the_goals_are_drawn_uniformly_without_replacement() -> None:
    t = table(3, goals=True).by(A, "pick explore")
    for drawn in range(7):
        assert t.actor == CHANCE
        assert [weight for _, weight in GAME.chance(t.state)] == [1] * (60 - drawn)
        t.quiet()
    assert len(t.display) == 7
    goals = table(3, goals=True).goals(open="draft").by(A, "pick overview")
    for drawn in range(3):
        assert [weight for _, weight in GAME.chance(goals.state)] == [1] * (7 - drawn)
        goals.quiet()
    assert goals.actor == A
