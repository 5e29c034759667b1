"""Checks of observations: numbers that tell a seat what its view tells, no less, no more."""

from typing import Any

from orrery.core.chance import SimRng
from orrery.core.fields import canonical_json
from orrery.core.observation import Field, Layout
from orrery.testing.checks.tools import fail, first_json_difference
from orrery.testing.playthrough import Playthrough

#: Positions after a sampled one that are looked at as well: they differ little, so blind spots show.
_SUCCESSORS = 4


def observation(play: Playthrough) -> None:
    """Observations fit their layout, and are equal for a seat exactly where its views are."""
    game = play.game
    layout = game.observation_layout()
    if layout is None:
        return
    _check_layout(play, layout)
    for seat in range(play.players):
        views: dict[tuple[int, ...], bytes] = {}
        seen: dict[bytes, tuple[int, ...]] = {}
        for ply in play.samples:
            for state in _positions(play, ply, seat):
                numbers = _observed(play, ply, layout, state, seat)
                view = canonical_json(game.view(state, seat))
                if views.setdefault(numbers, view) != view:
                    _blind(play, ply, seat, views[numbers], view)
                if seen.setdefault(view, numbers) != numbers:
                    field = _first_field(layout, seen[view], numbers)
                    problem = f"seat {seat} sees the same, but {field.name!r} differs"
                    fail(play.where(ply), f"{problem}: it tells what view() does not")


def _check_layout(play: Playthrough, layout: Layout) -> None:
    names = [field.name for field in layout.fields]
    where = f"{play.game.id}: observation_layout()"
    if doubled := sorted({name for name in names if names.count(name) > 1}):
        fail(where, f"more than one field is called {doubled[0]!r}")
    for field in layout.fields:
        if field.size < 1 or field.low > field.high:
            fail(where, f"{field.name!r} has room for nothing")


def _positions(play: Playthrough, ply: int, seat: int) -> list[Any]:
    """A sampled position, one that the seat cannot tell from it, and some that one more action leads to."""
    states = [play.states[ply], play.game.determinize(play.states[ply], seat, SimRng(ply))]
    for action in play.some_legal(ply, _SUCCESSORS):
        state = play.states[ply].clone()
        play.game.apply(state, action)
        states.append(state)
    return states


def _observed(play: Playthrough, ply: int, layout: Layout, state: Any, seat: int) -> tuple[int, ...]:
    """An observation, once it was seen to fit the layout."""
    before = play.game.key(state)
    numbers = play.game.observe(state, seat)
    if play.game.key(state) != before:
        fail(play.where(ply), "observe() changes the state")
    if len(numbers) != layout.size:
        fail(play.where(ply), f"observe() gives {len(numbers)} numbers; the layout has {layout.size}")
    for field in layout.fields:
        for number in numbers[field.start : field.start + field.size]:
            if type(number) is not int or not field.low <= number <= field.high:
                problem = f"{field.name!r} is {number!r}, not a number from {field.low} to {field.high}"
                fail(play.where(ply), problem)
    return tuple(numbers)


def _first_field(layout: Layout, left: tuple[int, ...], right: tuple[int, ...]) -> Field:
    place = next(place for place, pair in enumerate(zip(left, right, strict=True)) if pair[0] != pair[1])
    return next(field for field in layout.fields if field.start <= place < field.start + field.size)


def _blind(play: Playthrough, ply: int, seat: int, one: bytes, other: bytes) -> None:
    difference = first_json_difference(one, other)
    fail(play.where(ply), f"seat {seat} sees two positions differently, observe() does not: {difference}")
