"""Checks of the state as data: no field is forgotten in a clone, in JSON or among the derived ones."""

import json
from typing import Any, Final

from orrery.core.fields import dump, field_names
from orrery.testing.checks.tools import fail, fields_of, first_difference, is_object
from orrery.testing.playthrough import Playthrough

_ACTIONS_TRIED: Final = 5


def clone_fields(play: Playthrough) -> None:
    """Every field of every object is plain data, equal in the clone, and the clone's own."""
    for ply in play.samples:
        state = play.states[ply]
        _check_value(play, ply, state, state.clone(), "state")


def _check_value(play: Playthrough, ply: int, value: Any, copy: Any, path: str) -> None:
    where = play.where(ply)
    if type(value) is not type(copy):
        fail(where, f"{path} is {value!r}, but {copy!r} in the clone")
    if value is None or isinstance(value, int | str):
        if value != copy:
            fail(where, f"{path} is {value!r}, but {copy!r} in the clone: is it forgotten in clone()?")
    elif isinstance(value, list | tuple):
        if isinstance(value, list) and value is copy:
            fail(where, f"{path} is one list in the state and its clone: copy it in clone()")
        if len(value) != len(copy):
            fail(where, f"{path} is {value!r}, but {copy!r} in the clone")
        for place, (one, other) in enumerate(zip(value, copy, strict=True)):
            _check_value(play, ply, one, other, f"{path}[{place}]")
    elif not is_object(value):
        problem = f"{path} is a {type(value).__name__}; fields hold ints, strings, lists, tuples and objects"
        fail(where, problem)
    else:
        _check_object(play, ply, value, copy, path)


def _check_object(play: Playthrough, ply: int, value: Any, copy: Any, path: str) -> None:
    where, cls = play.where(ply), type(value)
    if value is copy:
        fail(where, f"{path} is one object in the state and its clone: copy it in clone()")
    for base in cls.__mro__[:-1]:
        if "__slots__" not in vars(base) and "__mypyc_attrs__" not in vars(base):
            fail(where, f"{path}: {base.__name__} has no __slots__, so its fields cannot be walked")
    shared = getattr(cls, "SHARED", ())
    skipped = (*shared, *getattr(cls, "DERIVED", ()))
    names = field_names(cls)
    if unknown := [name for name in skipped if name not in names]:
        fail(where, f"{path}: DERIVED or SHARED names no field of {cls.__name__}: {unknown}")
    ours, theirs = fields_of(value), fields_of(copy)
    for name in names:
        if name not in ours:
            fail(where, f"{path}.{name} is not set")
        if name not in theirs:
            fail(where, f"{path}.{name} is not set in the clone: is it forgotten in clone()?")
        if name in shared:
            if ours[name] is not theirs[name]:
                fail(where, f"{path}.{name} is called SHARED, but the clone has another one")
        else:
            _check_value(play, ply, ours[name], theirs[name], f"{path}.{name}")
    written = dump(value)
    if missing := [name for name in names if name not in skipped and name not in written]:
        fail(where, f"{path}: {missing} is missing in the JSON of fields.dump")


def clone_independence(play: Playthrough) -> None:
    """A position is not changed by what is played on its clones, at once or much later."""
    game = play.game
    for ply, key in play.early_keys.items():
        if game.key(play.states[ply]) != key:
            fail(play.where(ply), "this kept position changed while the game went on from its clone")
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        whole = state.clone()
        for action in play.some_legal(ply, _ACTIONS_TRIED):
            game.apply(state.clone(), action, [])
            if game.key(state) != before:
                problem = f"playing {game.table.notate(action)!r} on a clone changed the original"
                fail(play.where(ply), f"{problem}: {first_difference(whole, state)}")
        difference = first_difference(whole, state)
        if difference:
            fail(play.where(ply), f"playing on clones changed the original: {difference}")


def json_round_trip(play: Playthrough) -> None:
    """A state written as JSON and loaded again is the same, derived fields and types included."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        try:
            text = json.dumps(dump(state), allow_nan=False)
            loaded = game.load(play.setup.options, json.loads(text))
        except Exception as error:
            problem = f"the state cannot go through JSON: {type(error).__name__}: {error}"
            raise AssertionError(f"{play.where(ply)}: {problem}") from error
        if game.key(loaded) != game.key(state):
            fail(play.where(ply), "the key of the loaded state differs")
        difference = _difference_but_shared(state, loaded)
        if difference:
            fail(play.where(ply), f"the loaded state differs: {difference}")
        if game.legal(loaded) != game.legal(state) or game.actor(loaded) != game.actor(state):
            fail(play.where(ply), "the loaded state offers other actions")


def _difference_but_shared(state: Any, loaded: Any) -> str | None:
    """The first difference; a SHARED field is made anew by ``new_state`` and may be another object."""
    shared = getattr(type(state), "SHARED", ())
    ours, theirs = fields_of(state), fields_of(loaded)
    for name in field_names(type(state)):
        difference = None if name in shared else first_difference(ours.get(name), theirs.get(name))
        if difference:
            return f"{name}: {difference}"
    return None


def derived_fields(play: Playthrough) -> None:
    """Recomputing the derived fields changes nothing: none was left stale."""
    game = play.game
    for ply in play.samples:
        copy = play.states[ply].clone()
        game.derive(copy)
        difference = first_difference(play.states[ply], copy)
        if difference:
            fail(play.where(ply), f"derive() changes a state that was played to: {difference}")
