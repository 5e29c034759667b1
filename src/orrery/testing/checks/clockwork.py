"""Checks of the clockwork: legal actions, applying them, and always the same way."""

import random
from itertools import pairwise
from typing import Any

from orrery.core.game import CHANCE, TERMINAL, IllegalAction
from orrery.core.messages import Event
from orrery.testing.checks.tools import fail, first_difference, told
from orrery.testing.playthrough import Playthrough, actor_name

_ACTIONS_TRIED = 40
_ILLEGAL_TRIED = 8


def declaration(play: Playthrough) -> None:
    """What the game says of itself is complete, and its start is the same every time."""
    game, options = play.game, play.setup.options
    if not (game.id and game.id == game.id.lower() and " " not in game.id):
        fail(game.id, "the id is a lower-case word, as in `orrery play ID`")
    if not (isinstance(game.rules_version, int) and game.rules_version >= 1):
        fail(game.id, "rules_version is an integer from 1")
    if not 1 <= game.min_players <= game.max_players:
        fail(game.id, "min_players and max_players are out of order")
    names = [option.name for option in game.options]
    if len(set(names)) != len(names) or "players" in names:
        fail(game.id, f"option names must differ, and 'players' is taken: {names}")
    for option in game.options:
        if not option.doc:
            fail(game.id, f"option {option.name} has no doc")
        if option.read(option.default) != option.default:
            fail(game.id, f"option {option.name}: the default {option.default!r} is not permitted")
    if game.resolve(options) != options:
        fail(game.id, f"resolving resolved options changes them: {options}")
    if problems := game.check_content(game.content):
        fail(game.id, "check_content finds: " + "; ".join(problems))
    first = game.new_state(options)
    random.seed(play.setup.name)
    difference = first_difference(first, game.new_state(options))
    if difference:
        fail(game.id, f"new_state gives two starts: {difference}; leave luck to chance decisions")
    if game.players(first) != play.players:
        fail(game.id, f"players() is {game.players(first)} at a table of {play.players}")


def ends(play: Playthrough) -> None:
    """A random game runs without a fault and is over within the bound."""
    game = play.game
    if play.problem is not None:
        ply = len(play.states) - 1
        where = play.where(ply) if ply >= 0 else game.id
        move = f" after {game.notate(play.states[ply], play.actions[ply])!r}" if play.actions else ""
        raise AssertionError(
            f"{where}: {type(play.problem).__name__}{move}: {play.problem}"
        ) from play.problem
    last = play.states[-1]
    if game.actor(last) != TERMINAL:
        fail(play.where(len(play.actions)), "the game does not end; raise max_plies if it is that long")
    if game.legal(last):
        fail(play.where(len(play.actions)), f"the game is over, but legal() offers {game.legal(last)[:5]}")


def legal(play: Playthrough) -> None:
    """Legal actions are ints of the table, strictly ascending, never none before the end."""
    game = play.game
    size = len(game.table)
    for ply, state in enumerate(play.states):
        actor = game.actor(state)
        if actor not in (CHANCE, TERMINAL) and not 0 <= actor < play.players:
            fail(play.where(ply), f"actor() is {actor}, at a table of {play.players}")
        offered = game.legal(state)
        if not offered and actor != TERMINAL:
            fail(play.where(ply), "legal() is empty, but the game is not over")
        for one, other in pairwise(offered):
            if one == other:
                fail(play.where(ply), f"legal() offers {game.table.notate(one)!r} twice")
            if one > other:
                fail(play.where(ply), f"legal() is not sorted: {one} stands before {other}")
        if any(type(action) is not int or not 0 <= action < size for action in offered):
            fail(play.where(ply), f"legal() leaves the table of {size} actions: {offered}")
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        if game.legal(state) != game.legal(state):
            fail(play.where(ply), "two calls of legal() differ")
        if game.key(state) != before:
            fail(play.where(ply), "legal() changes the state")


def offered_actions(play: Playthrough) -> None:
    """Every offered action can be applied and leaves a sound position."""
    game = play.game
    for ply in play.samples:
        for action in play.some_legal(ply, _ACTIONS_TRIED):
            where = f"{play.where(ply)}, after {game.notate(play.states[ply], action)!r}"
            state = play.states[ply].clone()
            try:
                game.apply(state, action, [])
                game.check(state)
                after = game.actor(state)
                offered = game.legal(state)
            except Exception as error:
                raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
            if after not in (CHANCE, TERMINAL) and not 0 <= after < play.players:
                fail(where, f"actor() is {after}, at a table of {play.players}")
            if bool(offered) == (after == TERMINAL):
                fail(where, f"legal() offers {len(offered)} actions to {actor_name(after)}")


def illegal_actions(play: Playthrough) -> None:
    """A checked play of anything else raises ``IllegalAction`` and changes nothing."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply].clone()
        before = game.key(state)
        for action in play.some_illegal(ply, _ILLEGAL_TRIED):
            notation = game.table.notate(action)
            try:
                game.play(state, action, [])
            except IllegalAction:
                pass
            except Exception as error:
                problem = f"playing the illegal {notation!r} raises {type(error).__name__}: {error}"
                raise AssertionError(f"{play.where(ply)}: {problem}") from error
            else:
                fail(play.where(ply), f"{notation!r} is not in legal(), yet play() takes it")
        if game.key(state) != before:
            fail(play.where(ply), "refusing an illegal action changed the state")


def determinism(play: Playthrough) -> None:
    """The same actions give the same game, whatever Python's global generator does and nobody listens."""
    game = play.game
    state: Any = game.new_state(play.setup.options)
    checked = set(play.samples)
    for ply, action in enumerate(play.actions):
        random.seed(ply * 7919)
        if ply in checked:
            difference = first_difference(state, play.states[ply])
            if difference:
                fail(play.where(ply), f"the same actions lead elsewhere: {difference}")
        if ply % 2:
            game.apply(state, action)
            continue
        events: list[Event] = []
        game.apply(state, action, events)
        for viewer in range(-1, play.players):
            seat = None if viewer < 0 else viewer
            if told(events, seat) != told(play.events[ply], seat):
                fail(play.where(ply), f"{game.table.notate(action)!r} tells other events the second time")
    difference = first_difference(state, play.states[-1])
    if difference and play.problem is None:
        fail(play.where(len(play.actions)), f"the same actions end elsewhere: {difference}")
