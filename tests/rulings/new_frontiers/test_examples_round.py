"""Worked examples 1 to 7, 23, 28 and 29: set-up, the round and its order."""

import pytest

from orrery.core.game import CHANCE

from .builder import A, B, C, D, new_game, table


def test_case_01_develop_bonus() -> None:
    t = table(3).seat(A, credits=3).seat(B, credits=3).seat(C, credits=3)
    t.by(A, "pick develop", "buy homesteading-pioneers")
    t.by(B, "buy homesteading-pioneers")
    t.by(C, "buy space-marines")
    assert [t.credits(seat) for seat in (A, B, C)] == [1, 0, 1]
    assert t.techs(A) == t.techs(B) == {"homesteading-pioneers"}
    assert t.techs(C) == {"space-marines"}
    assert t.picking and t.actor == B


def test_case_01_only_the_chooser_pays_less() -> None:
    t = table(3).seat(A, credits=1).seat(B, credits=1).by(A, "pick develop")
    assert {"space-marines", "contact-specialist"} <= t.offers("buy")
    t.illegal("buy homesteading-pioneers").by(A, "pass")
    assert "contact-specialist" in t.offers("buy")
    t.illegal("buy space-marines").by(B, "pass")
    assert t.picking
    assert t.techs(A) == t.techs(B) == set()
    assert (t.credits(A), t.credits(B)) == (1, 1)


def test_case_02_wrap_of_the_order() -> None:
    t = table(4).picked("isolation develop")
    t.by(C, "pick settle", "colonists").by(D, "colonists").by(A, "colonists").by(B, "colonists")
    assert [t.colonists(seat) for seat in (A, B, C, D)] == [2, 2, 3, 2]
    assert t.state.order == (A, B, C, D)
    assert t.state.next_pawn == 3
    assert t.picking and t.actor == D


def test_case_03_first_pick() -> None:
    t = table(4)
    assert (t.state.order, t.state.next_pawn, t.actor) == ((A, B, C, D), 0, A)
    t.by(A, "pick isolation")
    assert (t.state.order[:1], t.state.next_pawn, t.actor) == ((A,), 1, B)
    t.by(B, "pick produce").finish()
    assert (t.state.order[:2], t.state.next_pawn, t.actor) == ((A, B), 2, C)


def test_case_04_two_player_setup() -> None:
    t = new_game(2).chance(*["flip tails"] * 16)
    assert (t.state.vp_pool, t.state.colonists) == (24, 24)
    t.chance("seat p1", "mat 1", "mat 2").by(A, "side a").by(B, "side a")
    assert t.state.order == (A, B, A, B)
    assert t.state.next_pawn == 0
    assert (t.credits(A), t.credits(B)) == (3, 4)
    assert t.state.supply == (1,) * 24
    assert (t.state.vp_pool, t.state.colonists) == (24, 22)


def test_case_05_two_player_diplomats() -> None:
    t = table(2).by(A, "pick isolation").by(B, "pick diplomats")
    assert t.vp(B) == 1
    assert t.state.order == (B, A, A, B)
    t.by(A, "pick produce").by(B, "pick develop").finish()
    assert t.state.round == 2
    assert t.state.order == (B, A, A, B)
    t.by(B, "pick isolation").by(A, "pick produce").by(A, "pick develop").finish().by(B, "pick diplomats")
    assert t.state.round == 3


@pytest.mark.parametrize(("players", "pool", "copies"), [(2, 24, 1), (3, 36, 2), (4, 48, 2), (5, 60, 3)])
def test_case_06_pools(players: int, pool: int, copies: int) -> None:
    t = new_game(players)
    assert (t.state.vp_pool, t.state.colonists) == (pool, pool)
    assert t.state.supply == (copies,) * 16 + (1,) * 8


@pytest.mark.parametrize(
    ("seats", "money"),
    [("p4 p2 p5 p1", {3: 3, 1: 3, 4: 3, 0: 4, 2: 4}), ("p3 p1", {2: 3, 0: 3, 1: 4})],
    ids=["five", "three"],
)
def test_case_07_starting_money(seats: str, money: dict[int, int]) -> None:
    t = new_game(len(money), first_game=True).chance(*[f"seat {seat}" for seat in seats.split()])
    t.chance(*[f"mat {mat}" for mat in range(1, len(money) + 1)])
    assert {seat: t.credits(seat) for seat in money} == money
    assert t.state.order == tuple(money)


def test_case_23_chip_on_produce() -> None:
    t = table(3).rounds("isolation", "diplomats", "develop")
    assert (t.state.round, t.state.produce_credits) == (2, 1)
    t.rounds("isolation", "diplomats", "develop")
    assert (t.state.round, t.state.produce_credits) == (3, 2)
    chooser = t.actor
    before = t.credits(chooser)
    t.play("pick produce").finish()
    assert t.credits(chooser) == before + 2
    assert t.state.produce_credits == 0
    t.rounds("isolation", "diplomats")
    assert (t.state.round, t.state.produce_credits) == (4, 0)


def test_case_23_the_chip_comes_before_producing() -> None:
    t = table(3).seat(A, colonies="asteroid-belt radioactive-world").produce_tile(2)
    t.by(A, "pick produce")
    assert t.offers("produce") == {"asteroid-belt", "radioactive-world"}
    assert t.credits(A) == 2


def test_case_28_goal_reveal() -> None:
    t = table(3, goals=True).goals(hidden="draft", owner=A).picked("develop")
    t.by(B, "pick overview").by(A, "hide")
    assert t.actor == CHANCE
    t.chance("goal civil-service", "goal sales-tax", "goal keywords").by(B, "keep sales-tax")
    t.by(B, "under keywords")
    assert t.open_goals == {"draft"}
    assert t.face_down == ("sales-tax", B)


def test_case_29_overview_order() -> None:
    t = table(4, goals=True).picked("develop").by(B, "pick overview")
    t.chance("goal civil-service", "goal sales-tax", "goal keywords").by(B, "keep keywords")
    t.by(B, "under sales-tax")
    assert t.state.order == (B, A, C, D)
    assert t.credits(B) == 1
    assert t.picking and t.actor == C
    t.rounds("produce", "diplomats")
    assert t.state.order == (D, B, A, C)
