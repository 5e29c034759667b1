"""Checks of the view contract: what clients may rely on in the view of any game."""

from collections.abc import Iterator
from typing import Any

from orrery.core.fields import dump
from orrery.core.game import TERMINAL
from orrery.testing.checks.tools import fail, viewer_name
from orrery.testing.playthrough import Playthrough


def view_contract(play: Playthrough) -> None:
    """Every view names game, phase, round, question, points by source and limits, and no raw frame."""
    for ply in play.samples:
        for seat in (None, *range(play.players)):
            problem = _broken(play, ply, play.view(ply, seat))
            if problem:
                fail(play.where(ply), f"the view of {viewer_name(seat)}: {problem}")
    _check_no_frames(play)


def _broken(play: Playthrough, ply: int, view: dict[str, Any]) -> str | None:
    """What a client could not rely on, in words."""
    game = play.game
    if view.get("game") != game.id:
        return f"game is {view.get('game')!r}, not {game.id!r}"
    if view.get("phase") not in game.facts.phases:
        return f"phase is {view.get('phase')!r}; facts know {', '.join(game.facts.phases)}"
    actor = game.actor(play.states[ply])
    if actor < 0 and view["phase"] != ("over" if actor == TERMINAL else "chance"):
        return f"phase is {view['phase']!r}, but no seat decides"
    if type(view.get("round")) is not int:
        return f"round is {view.get('round')!r}, not a number"
    question = view.get("question", "missing")
    asked = question.get("seat") if isinstance(question, dict) else None
    if (asked != actor) if actor >= 0 else (question is not None):
        return f"question is {question!r}; it is null or names the seat that decides"
    limits = view.get("limits")
    if not isinstance(limits, dict) or any(type(limit) is not int for limit in limits.values()):
        return f"limits is {limits!r}; it has numbers by name"
    return _broken_points(play, ply, view)


def _broken_points(play: Playthrough, ply: int, view: dict[str, Any]) -> str | None:
    game, state = play.game, play.states[ply]
    players = view.get("players")
    if not isinstance(players, list) or len(players) != play.players:
        return f"players is not a list of {play.players}"
    for seat, player in enumerate(players):
        points, score = player.get("points"), player.get("score")
        if type(points) is not int:
            return f"players[{seat}].points is {points!r}, not a number"
        if not isinstance(score, dict) or any(type(value) is not int for value in score.values()):
            return f"players[{seat}].score is {score!r}; it has points by source"
        if unknown := sorted(set(score) - set(game.facts.sources)):
            return f"players[{seat}].score has {unknown}, which facts.sources do not list"
        if sum(score.values()) != points:
            return f"players[{seat}].points is {points}, but its score adds up to {sum(score.values())}"
        if game.actor(state) == TERMINAL and score != game.scores(state)[seat]:
            return f"players[{seat}].score is not that of scores(), though the match is over"
    return None


def _check_no_frames(play: Playthrough) -> None:
    """No part of the view is the decision stack or a frame of it, whatever is asked.

    Numbers may agree by chance: only a part that always is a frame, and not always the same one, counts.
    """
    always: set[str] | None = None
    values: dict[str, set[str]] = {}
    for ply in play.decisions():
        stack = dump(getattr(play.states[ply], "stack", []))
        if not stack:
            continue
        frames = [frame for frame in stack if len(frame) > 1]
        here = set()
        for path, value in _lists(play.view(ply, None), "view"):
            if value == stack or value in frames:
                here.add(path)
                values.setdefault(path, set()).add(str(value))
        always = here if always is None else always & here
    for path in sorted(always or ()):
        if len(values[path]) > 1:
            fail(f"{play.game.id} {play.setup.name}", f"{path} is a raw frame of the stack; name its values")


def _lists(value: Any, path: str) -> Iterator[tuple[str, list[Any]]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _lists(part, f"{path}.{key}")
    elif isinstance(value, list):
        yield path, value
        for place, part in enumerate(value):
            yield from _lists(part, f"{path}[{place}]")
