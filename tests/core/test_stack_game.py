"""Games by the rows of a table: who is asked, what may be done, and what goes on by itself after it."""

from typing import Any

import pytest

from orrery.core.actions import ActionTable
from orrery.core.facts import Facts
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.messages import Event, Label, why
from orrery.core.options import Options
from orrery.core.sets import Item, SetChoice
from orrery.core.stack_game import Rows, StackGame, StackState

ASKED, COIN, LOSING = 1, 10, 20


class Purse(StackState):
    """Two players and one heap of coins."""

    __slots__ = ("coins",)

    coins: int

    def clone(self) -> "Purse":
        copy = Purse()
        copy.stack, copy.turn, copy.over, copy.coins = self.stack.copy(), self.turn, self.over, self.coins
        return copy


def settle(s: Purse, events: list[Event] | None) -> None:
    """A frame of losing coins is resolved by itself."""
    while s.stack and s.stack[-1][0] == LOSING:
        s.coins -= s.stack.pop()[2]
        s.over = s.coins <= 0


def take(s: Purse, action: int, events: list[Event] | None) -> None:
    """Coins are lost by and by; then the other player is asked for one more."""
    s.stack.append((ASKED, 1 - s.turn))
    s.stack += [(LOSING, s.turn, 1)] * action


def answer(s: Purse, action: int, events: list[Event] | None) -> None:
    """Chance decides about what was answered."""
    s.stack.pop()
    s.stack.append((COIN, -1))


def toss(s: Purse, action: int, events: list[Event] | None) -> None:
    """The other outcome costs two coins."""
    s.stack.pop()
    s.turn = 1 - s.turn
    s.stack += [(LOSING, s.turn, 2)] * action


def not_so_many(s: Purse, frame: tuple[int, ...], action: int) -> Label:
    return why("too-many", coins=action)


ROWS = Rows(settle)
DECISIONS = [
    ROWS.decision(0, "turn", "turns", "take, leave", lambda s, frame: [1, 2], take, None, not_so_many),
    ROWS.decision(
        *(ASKED, "asked", "asking", "answer"),
        *(lambda s, frame: [frame[1]], answer, lambda s, frame: SetChoice([Item(frame[1])], 1, 1)),
    ),
]


class Heap(StackGame[Purse]):
    """The rules; whatever a table does not ask is left out."""

    def __init__(self) -> None:
        chances = {COIN: ROWS.chance(lambda s, frame: [0, 1], toss)}
        self.table = ActionTable()
        self.table.block(0, "answer", ["0", "1"])
        self.table.block(2, "take", ["2", "3"])
        self.table.block(4, "toss", ["heads", "tails"])
        self.facts = Facts("hp", DECISIONS, ())
        self.use_rows({row.kind: row for row in DECISIONS}, chances, first_outcome=4)
        self.cite_rules({"turns": "1", "asking": "2"}, turn="1", end="3")

    def set_up(self, options: Options) -> Purse:
        s = Purse()
        s.turn, s.over, s.coins = 0, False, 6
        s.stack = [(LOSING, 0, 1)]
        return s

    def settle(self, state: Purse, events: list[Event] | None) -> None:
        settle(state, events)


Heap.__abstractmethods__ = frozenset()


@pytest.fixture
def game() -> Any:
    return Heap()


def test_the_set_up_goes_on_until_somebody_is_asked(game: Heap) -> None:
    s = game.new_state({})
    assert (s.coins, s.stack, game.actor(s)) == (5, [], 0)


def test_a_turn_a_decision_and_chance_by_their_rows(game: Heap) -> None:
    s = game.new_state({})
    assert game.legal(s) == [1, 2] and game.set_choice(s) is None
    game.apply(s, 2)
    assert s.coins == 3  # all that was to be lost is lost before anybody is asked
    assert game.actor(s) == 1 and game.legal(s) == [1]
    choice = game.set_choice(s)
    assert choice is not None and choice.items[0].action == 1
    game.apply(s, 1)
    assert game.actor(s) == CHANCE and game.legal(s) == [0, 1] and game.set_choice(s) is None
    game.apply(s, 1)
    assert (s.coins, s.turn, s.stack) == (1, 1, [])


def test_at_the_end_nobody_is_asked(game: Heap) -> None:
    s = game.new_state({})
    s.coins = 1
    game.apply(s, 1)
    assert game.actor(s) == TERMINAL and game.legal(s) == [] and game.set_choice(s) is None


def test_a_row_carries_out_what_apply_does(game: Heap) -> None:
    one, other = game.new_state({}), game.new_state({})
    game.apply(one, 2)
    game.decisions[0].chosen(other, 2, None)
    assert (one.coins, one.stack) == (other.coins, other.stack)


def test_reasons_say_what_stands_in_the_way_of_any_answer_or_of_this_one(game: Heap) -> None:
    s = game.new_state({})
    answer, take, heads = 0, 3, 4
    assert game.reason(s, take) == why("too-many", coins=3)
    assert game.reason(s, answer) == why("common-reason-not-asked", rule="1", phase="@hp-phase-asked")
    assert game.reason(s, heads) == why("common-reason-no-chance", rule="1", player="seat:0")
    game.apply(s, 1)
    pending = why("common-reason-pending", rule="2", player="seat:1", phase="@hp-phase-asked")
    assert game.reason(s, take) == pending
    assert game.reason(s, heads) == why("common-reason-no-chance", rule="2", player="seat:1")
    game.apply(s, 1)
    assert game.reason(s, take) == why("common-reason-chance", rule="1")
    assert game.reason(s, heads) == why("common-reason-other-chance", rule="1")
    s.over = True
    assert game.reason(s, take) == why("common-reason-over", rule="3")


def test_answers_are_written_with_commas() -> None:
    assert DECISIONS[0].answers == ("take", "leave") and DECISIONS[1].answers == ("answer",)
