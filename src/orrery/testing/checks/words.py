"""Checks of notation, and of every message for people."""

import re
from typing import Any, Final

from orrery.testing.checks.tools import fail
from orrery.testing.playthrough import Playthrough

_ACTIONS_TRIED: Final = 40
_ILLEGAL_TRIED: Final = 10
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
#: Names of arguments, and messages that they refer to, which may be made from words of component tables.
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
_NONSENSE: Final = "no game has this move"


def notation(play: Playthrough) -> None:
    """``parse`` is the inverse of ``notate``, and nonsense is refused with a ``ValueError``."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        seen: dict[str, int] = {}
        for action in play.some_legal(ply, _ACTIONS_TRIED):
            text = game.notate(state, action)
            if not text or text != " ".join(text.split()):
                fail(play.where(ply), f"action {action} reads {text!r}: one line of words with single spaces")
            if text in seen:
                fail(play.where(ply), f"actions {seen[text]} and {action} both read {text!r}")
            seen[text] = action
            if game.parse(state, text) != action:
                problem = f"{text!r} is written for action {action}, but read as {game.parse(state, text)}"
                fail(play.where(ply), problem)
    try:
        game.parse(play.states[0], _NONSENSE)
    except ValueError:
        return
    fail(play.where(0), f"parse() takes {_NONSENSE!r} for a move; it should raise ValueError")


def labels(play: Playthrough) -> None:
    """Every legal action has a message for people."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        for action in play.some_legal(ply, _ACTIONS_TRIED):
            what = f"the label of {game.table.notate(action)!r}"
            check_label(play, ply, what, game.label(state, action))
        if game.key(state) != before:
            fail(play.where(ply), "label() changes the state")


def reasons(play: Playthrough) -> None:
    """Every illegal action has a message that says why."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        for action in play.some_illegal(ply, _ILLEGAL_TRIED):
            what = f"the reason against {game.table.notate(action)!r}"
            check_label(play, ply, what, game.reason(state, action))
        if game.key(state) != before:
            fail(play.where(ply), "reason() changes the state")


def events(play: Playthrough) -> None:
    """Every event is a message for seats that exist."""
    for ply, happened in enumerate(play.events):
        for event in happened:
            check_label(play, ply, f"the event {event.id!r}", event.label())
            if type(event.reveals) is not bool:
                fail(play.where(ply), f"the event {event.id!r}: reveals is {event.reveals!r}, not a bool")
            if not -1 <= event.seats < 1 << play.players:
                fail(play.where(ply), f"the event {event.id!r} is for seats that do not exist")


def check_label(play: Playthrough, ply: int, what: str, label: Any) -> None:
    """A label is a Fluent id with arguments that are numbers, words, ``@id`` or ``seat:K``."""
    where = play.where(ply)
    if not (isinstance(label, tuple) and len(label) == 2):
        fail(where, f"{what} is not a pair of id and arguments: {label!r}")
    name, args = label
    if not (isinstance(name, str) and _ID.fullmatch(name)):
        fail(where, f"{what} has the id {name!r}; ids are lower-case words joined by hyphens")
    if not isinstance(args, dict):
        fail(where, f"{what} has arguments that are not a dict: {args!r}")
    for key, value in args.items():
        if not (isinstance(key, str) and _NAME.fullmatch(key)):
            fail(where, f"{what}: {key!r} is not the name of an argument")
        if isinstance(value, bool) or not isinstance(value, int | str):
            fail(where, f"{what}: {key} is {value!r}; arguments are numbers and words")
        if isinstance(value, str) and value.startswith("@") and not _NAME.fullmatch(value[1:]):
            fail(where, f"{what}: {key} refers to the message {value!r}, which cannot be an id")
        if isinstance(value, str) and value.startswith("seat:"):
            seat = value.removeprefix("seat:")
            if not (seat.isdigit() and int(seat) < play.players):
                fail(where, f"{what}: {key} names {value!r}, at a table of {play.players}")
