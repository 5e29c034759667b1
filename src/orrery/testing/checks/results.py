"""Checks of components, points and places."""

from itertools import pairwise
from math import isfinite
from typing import Any

from orrery.core.fields import dump
from orrery.testing.checks.tools import fail
from orrery.testing.playthrough import Playthrough


def conservation(play: Playthrough) -> None:
    """The game's own ``check`` holds after every action: no component is lost or doubled."""
    for ply, state in enumerate(play.states):
        try:
            play.game.check(state)
        except AssertionError as error:
            before = f" after {play.game.table.notate(play.actions[ply - 1])!r}" if ply else ""
            raise AssertionError(f"{play.where(ply)}: check() fails{before}: {error}") from error


def scores(play: Playthrough) -> None:
    """Points are ints by source for every seat, and the same when counted from the bare position."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        points = game.scores(state)
        if len(points) != play.players:
            fail(play.where(ply), f"scores() has {len(points)} entries for {play.players} seats")
        for seat, items in enumerate(points):
            if any(type(source) is not str or type(value) is not int for source, value in items.items()):
                fail(play.where(ply), f"the points of seat {seat} are not ints by source: {items}")
            if items.keys() != points[0].keys():
                fail(play.where(ply), f"seats 0 and {seat} have different sources of points")
        loaded: Any = game.load(play.setup.options, dump(state))
        if game.scores(loaded) != points or game.ranking(loaded) != game.ranking(state):
            fail(play.where(ply), "points counted from the written position differ: is a total cached?")
        worth = game.evaluate(state)
        if len(worth) != play.players or not all(isfinite(value) for value in worth):
            fail(play.where(ply), f"evaluate() is not a finite number for every seat: {worth}")
        if game.key(state) != before:
            fail(play.where(ply), "counting points changes the state")


def ranking(play: Playthrough) -> None:
    """Every seat has one place, more points never stand behind fewer, shared places are full ties."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        places = game.ranking(state)
        if sorted(seat for place in places for seat in place) != list(range(play.players)):
            fail(play.where(ply), f"ranking() does not place every seat once: {places}")
        if not all(places) or any(place != sorted(place) for place in places):
            fail(play.where(ply), f"a place of ranking() is empty or not in seat order: {places}")
        totals = [sum(items.values()) for items in game.scores(state)]
        for place in places:
            if len({totals[seat] for seat in place}) > 1:
                fail(play.where(ply), f"seats with different points share a place: {places} for {totals}")
        for better, worse in pairwise(places):
            if totals[better[0]] < totals[worse[0]]:
                fail(play.where(ply), f"fewer points stand before more: {places} for {totals}")
