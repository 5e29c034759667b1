"""Choosing a set: every fitting set becomes the one path by which the rules ask for it.

How marks are judged is in ``test_set_cases.py``, which the page shares.
"""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plugin_game.game import DONE, GAME, KINDS, OFFER, STALL, ContrabandState

from orrery.core.messages import why
from orrery.core.sets import Item, Limit, SetChoice, SetRefused, set_moves
from orrery.testing.checks.sets import fitting_sets

CONFIRM = 99


class Marks:
    """The state of a game that asks for one set: what was taken of it."""

    def __init__(self, taken: tuple[int, ...] = (), over: bool = False) -> None:
        self.taken = taken
        self.over = over

    def clone(self) -> "Marks":
        return Marks(self.taken, self.over)


class OneSet:
    """Asks for a set by the plainest rule: ascending moves that can still be completed to a fitting set."""

    def __init__(self, choice: SetChoice, confirms: bool) -> None:
        self.choice = choice
        self.sets = {tuple(sorted(marks)) for marks in fitting_sets(choice)}
        #: Whether a set ends by a move of its own, as it must where one begins like another.
        self.confirms = confirms

    def actor(self, state: Marks) -> int:
        return -4 if state.over else 0

    def legal(self, state: Marks) -> list[int]:
        here = len(state.taken)
        begun = [marks for marks in self.sets if marks[:here] == state.taken]
        more = {marks[here] for marks in begun if len(marks) > here}
        return sorted(more | ({CONFIRM} if self.confirms and state.taken in self.sets else set()))

    def apply(self, state: Marks, action: int) -> None:
        if action != CONFIRM:
            state.taken = (*state.taken, action)
        state.over = action == CONFIRM or (not self.confirms and state.taken in self.sets)

    def set_choice(self, state: Marks) -> SetChoice | None:
        if state.over:
            return None
        last, taken = max(state.taken, default=0), Counter(state.taken)
        left = [
            Item(item.action, item.times - taken[item.action], item.worth, item.tags)
            for item in self.choice.items
            if item.action >= last and item.times > taken[item.action]
        ]
        confirm = CONFIRM if self.confirms else None
        return SetChoice(left, 0, 99, confirm, begun=bool(state.taken)) if state.taken else self.choice


ITEMS = st.lists(st.tuples(st.integers(1, 3), st.integers(1, 4), st.sampled_from("xyz")), max_size=4)


@st.composite
def choices(draw: Any) -> SetChoice:
    """Any small choice."""
    items = [Item(number + 1, times, worth, [tag]) for number, (times, worth, tag) in enumerate(draw(ITEMS))]
    least = draw(st.integers(0, 2))
    limits = [Limit("x", draw(st.integers(0, 1)), draw(st.integers(1, 2)))] if draw(st.booleans()) else []
    alike = ["x", "y"] if draw(st.booleans()) else []
    goal = draw(st.sampled_from([0, 0, 3, 5]))
    return SetChoice(items, least, least + draw(st.integers(0, 3)), CONFIRM, goal, limits, alike)


@settings(max_examples=150)
@given(choices(), st.randoms(use_true_random=False))
def test_every_fitting_set_is_a_path_and_every_path_a_set(choice: SetChoice, random: Any) -> None:
    game: Any = OneSet(choice, confirms=True)
    paths = {(*marks, CONFIRM) for marks in game.sets}
    assert {tuple(set_moves(game, Marks(), list(marks))) for marks in game.sets} == paths
    for marks in game.sets:
        shuffled = random.sample(marks, len(marks))
        assert set_moves(game, Marks(), shuffled) == [*marks, CONFIRM]


def test_a_set_of_a_fixed_size_needs_no_confirmation() -> None:
    choice = SetChoice([Item(1), Item(2), Item(5)], 2, 2)
    game: Any = OneSet(choice, confirms=False)
    assert set_moves(game, Marks(), [5, 1]) == [1, 5]


@settings(max_examples=150)
@given(choices())
def test_marks_that_fit_can_be_marked_in_any_order(choice: SetChoice) -> None:
    for marks in list(fitting_sets(choice))[:20]:
        for order in list(permutations(marks))[:6]:
            for place, mark in enumerate(order):
                assert mark in choice.markable(order[:place])


@settings(max_examples=150)
@given(choices())
def test_fitting_sets_are_all_sets_without_a_problem(choice: SetChoice) -> None:
    """Against plain enumeration of everything up to the largest size."""
    found: set[tuple[int, ...]] = set()
    level: set[tuple[int, ...]] = {()}
    for _ in range(choice.most + 1):
        found |= {marks for marks in level if choice.problem(marks) is None}
        level = {tuple(sorted((*marks, item.action))) for marks in level for item in choice.items}
    assert {tuple(sorted(marks)) for marks in fitting_sets(choice)} == found


# --- in a game ------------------------------------------------------------------------------------------


def market(hand: dict[str, int], offered: dict[str, int] | None = None) -> ContrabandState:
    """The black market of two, seat 0 to choose."""
    state = GAME.new_state(GAME.resolve({"players": 2}))
    state.stack = [(3, 1), (3, 0)]
    for kind, count in hand.items():
        state.players[0].hand[KINDS.index(kind)] = count
        state.deck[KINDS.index(kind)] -= count
    for kind, count in (offered or {}).items():
        state.players[0].offered[KINDS.index(kind)] = count
        state.deck[KINDS.index(kind)] -= count
    GAME.derive(state)
    GAME.check(state)
    return state


SPICE, SILK, ROBOTS = OFFER, OFFER + 1, OFFER + 2


@pytest.mark.parametrize(
    ("marks", "moves"),
    [
        ([], [DONE]),
        ([ROBOTS], [ROBOTS, DONE]),
        ([ROBOTS, SPICE], [SPICE, ROBOTS]),
        ([SILK, SILK], [SILK, SILK]),
    ],
)
def test_marks_become_the_moves_of_the_rules(marks: list[int], moves: list[int]) -> None:
    state = market({"spice": 1, "silk": 2, "robots": 1})
    before = GAME.key(state)
    assert set_moves(GAME, state, marks) == moves
    assert GAME.key(state) == before


@pytest.mark.parametrize(
    ("marks", "label"),
    [
        ([SPICE, SILK, ROBOTS], why("common-set-many", most=STALL)),
        ([SPICE, SPICE], why("common-set-unknown")),
        ([OFFER + 4], why("common-set-unknown")),
        ([DONE], why("common-set-unknown")),
        ([0], why("common-set-unknown")),
    ],
)
def test_other_marks_are_refused_in_words(marks: list[int], label: Any) -> None:
    state = market({"spice": 1, "silk": 2, "robots": 1})
    with pytest.raises(SetRefused) as caught:
        set_moves(GAME, state, marks)
    assert caught.value.label == label


def test_what_was_begun_can_be_completed_as_a_set() -> None:
    state = market({"spice": 1, "robots": 1}, offered={"silk": 1})
    choice = GAME.set_choice(state)
    assert choice is not None and choice.begun
    assert [item.action for item in choice.items] == [ROBOTS]
    assert set_moves(GAME, state, [ROBOTS]) == [ROBOTS]
    assert set_moves(GAME, state, []) == [DONE]


def test_there_are_no_marks_where_no_set_is_chosen() -> None:
    state = GAME.new_state(GAME.resolve({"players": 2}))
    with pytest.raises(SetRefused) as caught:
        set_moves(GAME, state, [])
    assert caught.value.label == why("common-set-none")
