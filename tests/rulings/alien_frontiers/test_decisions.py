"""The decision table is whole, and views ask by named values."""

from typing import Any

from orrery.games.alien_frontiers.actions import DRAW, TABLE
from orrery.games.alien_frontiers.decisions import DECISIONS
from orrery.games.alien_frontiers.state import DEAL

from .builder import GREEN, RED, Table, table


def test_rows_stand_in_the_order_of_their_kinds() -> None:
    assert [row.kind for row in DECISIONS] == list(range(len(DECISIONS)))
    assert len(DECISIONS) <= DEAL


def test_every_block_of_moves_answers_some_decision_and_no_outcome_of_chance_does() -> None:
    blocks = {TABLE.template(action) for action in range(DRAW)}
    assert {template for row in DECISIONS for template in row.answers} == blocks


def asked(t: Table) -> dict[str, Any]:
    """The phase and the question without the seat, which is the one at turn."""
    question = dict(t.view["question"])
    assert question.pop("seat") == t.state.turn
    return {"phase": t.view["phase"], **question}


def test_questions_of_the_planet() -> None:
    t = table().seat(RED, fuel=1, ore=4, hub=7, cards="teleporter").roll(5, 5, 5)
    assert asked(t) == {"phase": "main"}
    assert asked(t.play("constructor 5-5-5")) == {"phase": "land", "from_hub": False}
    assert asked(t.play("territory lem", "launch")) == {"phase": "land", "from_hub": True}
    assert asked(t.play("territory lem", "move")) == {"phase": "move"}
    assert asked(t.play("colony lem p1")) == {"phase": "move-to", "territory": "lem", "owner": RED}


def test_questions_of_sets() -> None:
    t = table().seat(GREEN, fuel=3, ore=2).seat(RED, cards="polarity warper plasma", fuel=3)
    t = t.colonies("asimov", 1).colonies("lem", 0, 1).dock("solar", GREEN, 2, 3).roll(1, 2, 3, 5, 6)
    assert asked(t.play("raiders 1-2-3")) == {"phase": "raid", "taken": 0, "left": 4}
    assert asked(t.play("take p2 fuel")) == {"phase": "raid", "taken": 1, "left": 3}
    assert asked(t.play("done", "cannon solar")) == {"phase": "cannon", "station": "solar", "shots": 0}
    assert asked(t.play("ship solar p2 2")) == {"phase": "cannon", "station": "solar", "shots": 1}
    assert asked(t.play("done", "warp")) == {"phase": "warp", "picked": [], "relic": False}
    assert asked(t.play("pick 5")) == {"phase": "warp", "picked": [5], "relic": False}
    t.play("done").roll(6)
    assert asked(t.play("swap")) == {"phase": "swap"}
    assert asked(t.play("colony asimov p1")) == {"phase": "swap-with", "territory": "asimov", "owner": RED}


def test_questions_of_the_relic_and_of_the_end_of_a_turn() -> None:
    t = table().seat(RED, fuel=9, ore=8, cards="teleporter warper").colonies("burroughs", 1)
    t = t.roll(1, 4, relic=6).play("mine r", "teleport mine r")
    assert asked(t) == {"phase": "teleport", "station": "mine", "value": 6, "relic": True}
    t.play("solar r", "solar 1", "warp", "pick 4").roll(2).play("solar 2", "end")
    assert asked(t) == {"phase": "keep", "limit": 8}
    t.play("keep 0f8o")
    assert t.view["phase"] == "chance"
    assert t.view["question"] is None


def test_questions_of_a_discarded_cannon() -> None:
    t = table().seat(RED, cards="plasma").seat(GREEN, ships=5).roll(1).play("blast")
    assert asked(t) == {"phase": "blast"}


def test_the_view_has_no_frames_and_all_piles() -> None:
    view = table().discards("city warper").roll(1).view
    assert "decision" not in view
    assert view["discards"] == {"city": 1, "warper": 1}
    assert view["limits"] == {
        **{"hub": 7, "claim": 8, "resources": 8, "raid": 4},
        **{"display": 3, "ships": 6, "fleet": 3, "rounds": 0},
    }
    assert view["supply"] is None
