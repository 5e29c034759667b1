"""Part 4: the decision table has a row for every kind, and the view says what is asked."""

from typing import Any

import pytest

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.games.new_frontiers import state
from orrery.games.new_frontiers.decisions import CHANCES, DECISIONS, FACTS
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.state import COIN, GOAL_DRAW

from .builder import A, B, C, Table, new_game, table


def kinds() -> dict[str, int]:
    """The kinds of frames that ``state`` names: everything between the first kind and the last."""
    names = list(vars(state))
    first, last = names.index("PICK_ACTION"), names.index("GOAL_DRAW")
    return {name: vars(state)[name] for name in names[first : last + 1]}


def test_every_kind_has_one_row() -> None:
    rows = [row.kind for row in DECISIONS] + [row.kind for row in CHANCES]
    assert sorted(rows) == sorted(kinds().values())
    assert len(set(rows)) == len(rows)


def test_chance_has_the_kinds_from_the_first_coin_on() -> None:
    assert all(COIN <= row.kind <= GOAL_DRAW for row in CHANCES)
    assert all(row.kind < COIN for row in DECISIONS)


def test_every_move_answers_a_decision() -> None:
    answers = {answer for row in DECISIONS for answer in row.answers}
    outcomes = {GAME.table.template(row.first) for row in CHANCES}
    assert answers | outcomes == set(GAME.table.templates())
    assert not answers & outcomes


def test_the_fact_sheet() -> None:
    assert (FACTS.prefix, FACTS.decisions[0].phase) == ("nf", "pick")
    assert FACTS.sources == ("chips", "tiles", "bonus", "goals")
    assert FACTS.phases[-2:] == (CHANCE_PHASE, OVER_PHASE)
    sets = {row.phase for row in FACTS.decisions if row.set_choice is not None}
    assert sets == {"return", "shortage", "stock", "feed", "discard"}


# --- the view ---------------------------------------------------------------------------------------------


def asked(t: Table) -> tuple[str, dict[str, Any] | None]:
    """The phase and the question, which everybody sees alike."""
    views = [t.view(seat) for seat in (None, *range(GAME.players(t.state)))]
    assert all(
        (view["phase"], view["question"]) == (views[0]["phase"], views[0]["question"]) for view in views
    )
    return views[0]["phase"], views[0]["question"]


def test_nobody_is_asked_while_chance_decides_or_after_the_end() -> None:
    assert asked(new_game(3)) == ("chance", None)
    over = table(2, round_limit=1).rounds("diplomats", "isolation", "develop", "produce")
    assert asked(over) == ("over", None)


def test_the_owner_of_the_next_pawn_is_asked_to_pick() -> None:
    assert asked(table(3)) == ("pick", {"seat": A})
    assert asked(table(3).order(C, A, B)) == ("pick", {"seat": C})


def test_the_second_world_of_the_chooser_is_another_question() -> None:
    t = table(2).by(A, "pick explore")
    t.draw("artist-settlement secluded-world new-earth gem-world space-port new-vinland asteroid-belt")
    assert asked(t) == ("take", {"seat": A, "second": False})
    assert asked(t.by(A, "take gem-world").by(B, "take new-earth")) == ("take", {"seat": A, "second": True})


CONSUMING = "gem-world:N comet-zone:R pre-sentient-race:G"
QUESTIONS: list[tuple[Table, tuple[str, dict[str, Any]]]] = [
    (
        table(3).seat(A, colonies=CONSUMING).by(A, "pick trade", "pass", "consume old-earth"),
        ("feed", {"seat": A, "power": "old-earth", "count": 2}),
    ),
    (
        table(3).seat(A, colonies="asteroid-belt").by(A, "pick produce"),
        ("windfall", {"seat": A}),
    ),
    (
        table(3)
        .seat(A, colonies="asteroid-belt")
        .seat(B, techs="mining-robots", colonies="radioactive-world")
        .by(A, "pick produce", "produce asteroid-belt"),
        ("windfall", {"seat": B, "power": "mining-robots"}),
    ),
    (
        table(3)
        .seat(A, colonists=1, techs="imperium-arms-factory", colonies="comet-zone:R", explored="rebel-miners")
        .by(A, "pick settle", "settle rebel-miners"),
        ("discard", {"seat": A, "target": "rebel-miners"}),
    ),
    (
        table(3)
        .seat(A, techs="terraforming-engineers", colonies="asteroid-belt", explored="comet-zone")
        .by(A, "pick settle", "replace asteroid-belt"),
        ("replace-with", {"seat": A, "old": "asteroid-belt"}),
    ),
    (
        table(2, goals=True)
        .seat(A, colonies="comet-zone:R")
        .goals(open="sales-tax")
        .by(A, "pick trade", "sell comet-zone"),
        ("store-credits", {"seat": A, "credits": 2}),
    ),
    (
        table(2, "new-sparta", goals=True)
        .seat(A, colonies="rebel-miners comet-zone new-earth")
        .goals(open="stockpile-resources")
        .stored(B, goods="R" * 15)
        .by(A, "pick produce"),
        ("shortage", {"seat": A, "kind": "rare", "count": 2}),
    ),
]


@pytest.mark.parametrize(("t", "question"), QUESTIONS, ids=[question[0] for _, question in QUESTIONS])
def test_what_is_asked_is_named(t: Table, question: tuple[str, dict[str, Any]]) -> None:
    assert asked(t) == question


@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_limits_are_those_of_the_rulebook(players: int, pool: int) -> None:
    assert table(players).view()["limits"] == {
        "rounds": 0,
        "spaces": 10,
        "colonies": 7,
        "colonists": 5,
        "empire": 9,
        "display": 7,
        "colonists_taken": 2,
        "goals_drawn": 3,
        "idle_credits": 1,
        "vp_start": pool,
        "colonists_start": pool,
    }
