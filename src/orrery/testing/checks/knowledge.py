"""Checks of what is hidden: views, determinized states, and twins that a seat cannot tell apart.

A seat's *twins* of a state are the states it holds possible. They are made in two ways: by
``determinize``, and by letting somebody else act in ways that leave the seat's view the same.
"""

import json
from typing import Any, Final

from orrery.core.chance import SimRng
from orrery.core.fields import canonical_json
from orrery.core.messages import Event, visible
from orrery.testing.checks.tools import fail, first_difference, first_json_difference, told, viewer_name
from orrery.testing.playthrough import Playthrough

_TWINS: Final = 2
_ACTIONS_TRIED: Final = 10
_ILLEGAL_TRIED: Final = 6
#: Draws until a determinized state must have differed from a state with twins.
_PATIENCE: Final = 200


def _view(play: Playthrough, state: Any, seat: int | None) -> bytes:
    return canonical_json(play.game.view(state, seat))


def secret_choices(play: Playthrough) -> None:
    """Whether a seat has more than one answer shows to nobody else, or the phase is declared secret.

    A server plays the only move there is, or passes, for whoever asked for that, and a bot answers the only
    move at once: so others see by the pace whether there was a choice.
    """
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        actor = game.actor(state)
        if actor < 0:
            continue
        phase, forced = game.view(state, None)["phase"], len(game.legal(state)) == 1
        passes = game.pass_action(state) is not None
        for seat in range(play.players):
            for draw in range(_TWINS):
                if seat == actor:
                    continue
                twin = game.determinize(state, seat, SimRng(ply * _TWINS + draw))
                if forced != (len(game.legal(twin)) == 1) and phase not in game.facts.secret:
                    problem = (
                        f"seat {seat} cannot know whether seat {actor} has more than one answer at {phase!r}"
                    )
                    fail(play.where(ply), f"{problem}: name the phase in Facts(secret=...)")
                if passes != (game.pass_action(twin) is not None):
                    problem = f"seat {seat} cannot know whether there is a pass at {phase!r}"
                    fail(play.where(ply), f"{problem}: pass_action() has to depend on what all see")


def view_json(play: Playthrough) -> None:
    """A view is JSON and nothing else, for every seat and for spectators."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        for seat in [None, *range(play.players)]:
            view = game.view(state, seat)
            problem = _not_json(view, "view")
            if problem:
                fail(play.where(ply), f"for {viewer_name(seat)}: {problem}")
            if json.loads(json.dumps(view)) != view:
                fail(play.where(ply), f"the view of {viewer_name(seat)} changes when it is sent as JSON")
        if game.key(state) != before:
            fail(play.where(ply), "view() changes the state")
        if game.open_to_all(state):
            for seat in range(play.players):
                if game.view(state, seat) != game.view(state, None):
                    fail(
                        play.where(ply), f"open_to_all() is true, but {viewer_name(seat)} sees something else"
                    )


def _not_json(value: Any, path: str) -> str | None:
    if value is None or type(value) in (bool, int, str, float):
        return None
    if type(value) is list:
        parts = [(f"{path}[{place}]", part) for place, part in enumerate(value)]
    elif type(value) is dict:
        for key in value:
            if type(key) is not str:
                return f"{path} has the key {key!r}; JSON has strings only"
        parts = [(f"{path}.{key}", part) for key, part in value.items()]
    else:
        return f"{path} is a {type(value).__name__}, which is not JSON"
    return next((found for name, part in parts if (found := _not_json(part, name))), None)


def determinize(play: Playthrough) -> None:
    """A determinized state is sound, the seat's view of it is the same, and the truth is untouched."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        public = _view(play, state, None)
        for seat in range(play.players):
            twin = game.determinize(state, seat, SimRng(ply))
            again = game.determinize(state, seat, SimRng(ply))
            if twin is state:
                fail(play.where(ply), "determinize() returns the true state itself, not a clone")
            difference = first_difference(twin, again)
            if difference and game.key(state) == before:
                fail(play.where(ply), f"determinize() takes luck from elsewhere than its rng: {difference}")
            if difference:
                fail(play.where(ply), f"determinize() for seat {seat} changes the true state: {difference}")
            _check_same_view(play, ply, twin, seat, seat, _view(play, state, seat))
            _check_same_view(play, ply, twin, seat, None, public)
            try:
                game.check(twin)
            except AssertionError as error:
                problem = f"the state determinized for seat {seat} is unsound: {error}"
                raise AssertionError(f"{play.where(ply)}: {problem}") from error
        for seat in range(play.players):
            twin = game.determinize(state, seat, SimRng(ply))
            possible = set(game.legal(twin))
            for action in play.some_legal(ply, 1):
                if action in possible:  # a card in somebody's hand may lie elsewhere in the twin
                    game.apply(twin, action, [])
        if game.key(state) != before:
            fail(play.where(ply), "determinize(), or playing on what it gives, changes the true state")


def _check_same_view(
    play: Playthrough, ply: int, twin: Any, seat: int, viewer: int | None, expected: bytes
) -> None:
    """A viewer who knows no more than ``seat`` sees the same in the state determinized for it."""
    if _view(play, twin, viewer) == expected:
        return
    difference = first_json_difference(expected, _view(play, twin, viewer))
    problem = (
        f"view(determinize(state, {seat}), {viewer}) differs from view(state, {viewer}): {difference}; "
        f"either the view of {viewer_name(viewer)} shows what seat {seat} cannot know, "
        f"or determinize() draws again what it does know"
    )
    fail(play.where(ply), problem)


def hidden_drawn_again(play: Playthrough) -> None:
    """Where others act unseen, determinized states differ, and the events keep the secret."""
    game = play.game
    for ply in play.samples:
        actor = game.actor(play.states[ply])
        for viewer in [None, *range(play.players)]:
            if viewer == actor:
                continue
            for group in _unseen_actions(play, ply, viewer):
                _check_group(play, ply, viewer, group)


#: An action with the state after it and the events it told.
_Step = tuple[int, Any, list[Event]]


def _steps(play: Playthrough, ply: int) -> list[_Step]:
    """Some actions of a position carried out, once for all checks."""

    def carried_out() -> list[_Step]:
        steps: list[_Step] = []
        for action in play.some_legal(ply, _ACTIONS_TRIED):
            state = play.states[ply].clone()
            events: list[Event] = []
            play.game.apply(state, action, events)
            steps.append((action, state, events))
        return steps

    return play.once(("steps", ply), carried_out)


def _view_after(play: Playthrough, ply: int, step: _Step, viewer: int | None) -> bytes:
    """What a viewer sees after a step, once for all checks and all who see the same."""
    action, state, _ = step
    seen_by = None if play.game.open_to_all(state) else viewer
    return play.once(("view after", ply, action, seen_by), lambda: _view(play, state, seen_by))


def _key_after(play: Playthrough, ply: int, step: _Step) -> bytes:
    return play.once(("key after", ply, step[0]), lambda: play.game.key(step[1]))


def _unseen_actions(play: Playthrough, ply: int, viewer: int | None) -> list[list[_Step]]:
    """Actions that lead to different states of which ``viewer`` has the same view, in groups."""
    groups: dict[bytes, dict[bytes, _Step]] = {}
    for step in _steps(play, ply):
        group = groups.setdefault(_view_after(play, ply, step, viewer), {})
        group.setdefault(_key_after(play, ply, step), step)
    return [list(group.values()) for group in groups.values() if len(group) > 1]


def _check_group(play: Playthrough, ply: int, viewer: int | None, group: list[_Step]) -> None:
    game = play.game
    action, state, events = group[0]
    name = viewer_name(viewer)
    for other, other_state, other_events in group[1:]:
        pair = f"{game.table.notate(action)!r} from {game.table.notate(other)!r}"
        if told(events, viewer) != told(other_events, viewer):
            problem = f"the events tell {name} {pair}, but its view is the same after both"
            fail(play.where(ply), f"{problem}: show it in view(), or mask the event")
        if game.actor(state) != game.actor(other_state):
            fail(play.where(ply), f"who decides next tells {name} {pair}, but its view does not")
    if viewer is None:
        return
    rng, key = play.rng(f"hidden/{ply}/{viewer}"), game.key(state)
    if all(game.key(game.determinize(state, viewer, rng)) == key for _ in range(_PATIENCE)):
        moves = " or ".join(repr(game.table.notate(step[0])) for step in group)
        problem = (
            f"the view of {name} is the same after {moves}, yet determinize() for it always gives the "
            f"state after {game.table.notate(action)!r}: if that is secret, determinize() leaks it; "
            f"if it is public, view() has to show it"
        )
        fail(play.where(ply), problem)


def twins(play: Playthrough) -> None:
    """States a seat cannot tell apart give it the same views, actions, labels, reasons and events."""
    game = play.game
    for ply in play.samples:
        state = play.states[ply]
        before = game.key(state)
        for seat in range(play.players):
            rng = play.rng(f"twins/{ply}/{seat}")
            for _ in range(_TWINS):
                twin = game.determinize(state, seat, rng)
                if game.key(twin) == before:
                    break  # nothing hidden here: a second draw would be the same state again
                _compare_twins(play, ply, seat, twin)


def _compare_twins(play: Playthrough, ply: int, seat: int, twin: Any) -> None:
    game, state = play.game, play.states[ply]
    where = f"{play.where(ply)}, seat {seat}, which cannot tell this state from a twin"
    if game.actor(twin) != game.actor(state):
        fail(where, "another actor decides in the twin")
    if game.key(twin, seat) != game.key(state, seat):
        fail(where, "key(state, seat) differs in the twin: it holds what the seat cannot know")
    possible = set(game.legal(twin))
    for action in play.some_legal(ply, _ACTIONS_TRIED):
        if action in possible:
            _compare_steps(play, where, (state, twin), action, seat)
    if game.actor(state) == seat:
        _compare_choices(play, ply, where, twin)


def _compare_choices(play: Playthrough, ply: int, where: str, twin: Any) -> None:
    """What the deciding seat is offered and told about its choices."""
    game, state = play.game, play.states[ply]
    if game.legal(twin) != game.legal(state):
        extra = sorted(set(game.legal(twin)) ^ set(game.legal(state)))
        moves = ", ".join(game.table.notate(action) for action in extra)
        fail(where, f"other actions are legal in the twin: {moves}")
    for action in play.some_legal(ply, _ACTIONS_TRIED):
        notation = game.notate(state, action)
        if game.notate(twin, action) != notation:
            fail(where, f"{notation!r} reads {game.notate(twin, action)!r} in the twin")
        if game.label(twin, action) != game.label(state, action):
            fail(where, f"the label of {notation!r} differs in the twin: it tells a secret")
    for action in play.some_illegal(ply, _ILLEGAL_TRIED):
        if game.reason(twin, action) != game.reason(state, action):
            problem = f"the reason against {game.table.notate(action)!r} differs in the twin"
            fail(where, f"{problem}: it tells a secret")


def _compare_steps(play: Playthrough, where: str, pair: tuple[Any, Any], action: int, seat: int) -> None:
    """After the same action in both, a seat that sees the same has been told the same.

    If it sees something new, the action revealed it, and unless chance or the end follows, an event
    has to say so: otherwise it could be taken back.
    """
    game, actor = play.game, play.game.actor(pair[0])
    notation = game.table.notate(action)
    results = []
    for state in pair:
        after = state.clone()
        events: list[Event] = []
        game.apply(after, action, events)
        results.append((after, events))
    (one, one_events), (other, other_events) = results
    for viewer in (seat, None):
        if _view(play, one, viewer) == _view(play, other, viewer):
            if told(one_events, viewer) != told(other_events, viewer):
                problem = f"the events of {notation!r} tell {viewer_name(viewer)} what its view does not show"
                fail(where, problem)
        elif actor >= 0 and game.actor(one) >= 0 and not any(event.reveals for event in one_events):
            problem = f"{notation!r} reveals something to {viewer_name(viewer)}"
            fail(where, f"{problem}, but none of its events has reveals=True: it could be taken back")


def audience(play: Playthrough) -> None:
    """A move is shown to nobody who could learn from it what the own view does not tell.

    If two moves lead to different states that look the same to a seat, the move itself is a secret,
    and ``audience`` must keep it from that seat.
    """
    for ply in play.samples:
        for viewer in (None, *range(play.players)):
            _compare_audience(play, ply, viewer)


def _compare_audience(play: Playthrough, ply: int, viewer: int | None) -> None:
    """Fail if a move shown to ``viewer`` leads to a state it cannot tell from another one."""
    game, state = play.game, play.states[ply]
    seen: dict[bytes, bytes] = {}
    for step in _steps(play, ply):
        action, key = step[0], _key_after(play, ply, step)
        same = seen.setdefault(_view_after(play, ply, step, viewer), key) == key
        if not same and visible(game.audience(state, action), viewer):
            problem = f"{viewer_name(viewer)} is shown {game.table.notate(action)!r}, but its view afterwards"
            fail(play.where(ply), f"{problem} fits another move too: audience() must keep it secret")
