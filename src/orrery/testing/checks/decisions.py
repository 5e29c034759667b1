"""Checks of the decision table: it names every kind of decision, and what is said of each is so."""

from collections.abc import Iterable
from typing import Any

from orrery.core.chance import SimRng
from orrery.core.facts import Decision
from orrery.core.game import TERMINAL, Game
from orrery.core.messages import Event
from orrery.testing.checks.sets import described
from orrery.testing.checks.tools import fail, first_difference, notated, told
from orrery.testing.playthrough import (
    MAX_PLIES,
    Playthrough,
    frame_of,
    kind_of,
    play_seed,
    random_action,
)
from orrery.testing.setups import Setup

_ACTIONS_TRIED = 3


def facts(play: Playthrough) -> None:
    """The fact sheet is sound: names and phases differ, answers are blocks of the action table."""
    game, sheet = play.game, play.game.facts
    if not (sheet.prefix.isalnum() and sheet.prefix == sheet.prefix.lower()):
        fail(game.id, f"facts.prefix is {sheet.prefix!r}; it is a lower-case word")
    for name, values in (
        ("kinds", [row.kind for row in sheet.decisions]),
        ("phases", list(sheet.phases)),
        ("sources", list(sheet.sources)),
        ("components", list(sheet.components)),
    ):
        if len(set(values)) != len(values):
            fail(game.id, f"two {name} of facts are the same: {values}")
    templates = set(game.table.templates())
    for row in sheet.decisions:
        if unknown := sorted(set(row.answers) - templates):
            fail(game.id, f"facts: {row.phase!r} is answered by {unknown}, which the action table has not")
    sources = set(game.scores(play.states[0])[0])
    if sources != set(sheet.sources):
        fail(game.id, f"facts.sources are {sorted(sheet.sources)}, but scores() has {sorted(sources)}")


def decisions(play: Playthrough) -> None:
    """Every decision is in the decision table, and its row says what ``legal``, ``apply`` and ``view`` do."""
    game = play.game
    rows = {row.kind: row for row in game.facts.decisions}
    looked_at = set(play.decisions())
    met: set[int] = set()
    for ply, state in enumerate(play.states):
        if game.actor(state) < 0:
            continue
        kind = kind_of(state)
        if kind not in rows:
            fail(play.where(ply), f"a decision of kind {kind} is in no row of facts.decisions")
        if kind not in met or ply in looked_at:
            met.add(kind)
            _check_row(play, ply, rows[kind])


def _check_row(play: Playthrough, ply: int, row: Decision) -> None:
    game, state, where = play.game, play.states[ply], play.where(ply)
    frame, offered = frame_of(state), play.legal(ply)
    phase = play.view(ply, game.actor(state)).get("phase")
    if phase != row.phase:
        fail(where, f"the view says {phase!r}, but the decision table {row.phase!r} for kind {row.kind}")
    if row.choices(state, frame) != offered:
        fail(where, f"legal() and the choices of {row.phase!r} in the decision table differ")
    other = [action for action in offered if game.table.template(action) not in row.answers]
    if other:
        fail(where, f"{notated(game, other[:3])} is no answer to {row.phase!r} by the decision table")
    described_here = None if row.set_choice is None else described(row.set_choice(state, frame))
    if described_here != described(game.set_choice(state)):
        fail(where, f"set_choice() and the set of {row.phase!r} in the decision table differ")
    for action in play.some_legal(ply, _ACTIONS_TRIED):
        _check_chosen(play, ply, row, action)


def _check_chosen(play: Playthrough, ply: int, row: Decision, action: int) -> None:
    """Carrying an action out by the row is applying it."""
    game, results = play.game, []
    for carry_out in (game.apply, row.chosen):
        state = play.states[ply].clone()
        events: list[Event] = []
        carry_out(state, action, events)
        results.append((state, [told(events, viewer) for viewer in (None, *range(play.players))]))
    (one, one_told), (other, other_told) = results
    difference = first_difference(one, other) or ("" if one_told == other_told else "other events")
    if difference:
        problem = f"apply() and the decision table carry {notated(game, [action])} out differently"
        fail(play.where(ply), f"{problem}: {difference}")


def meet_rows(
    game: Game[Any], setups: Iterable[Setup], games: int, met: Iterable[int] = ()
) -> tuple[list[tuple[Setup, int]], list[str]]:
    """The random games (setup and number) that first met a row of the decision table, and phases never met.

    So many games are tried with each setup, but only as long as there is something left to meet besides
    the kinds ``met`` already.
    """
    missing = {row.kind: row.phase for row in game.facts.decisions if row.kind not in met}
    meetings: list[tuple[Setup, int]] = []
    chosen = list(setups)
    for number in range(games):
        for setup in chosen:
            if not missing:
                return meetings, []
            left = len(missing)
            for kind in _kinds_met(game, setup, number):
                missing.pop(kind, None)
            if len(missing) < left:
                meetings.append((setup, number))
    return meetings, list(missing.values())


def _kinds_met(game: Game[Any], setup: Setup, number: int) -> set[int]:
    """The kinds of decision in the game that ``Playthrough(game, setup, number)`` plays."""
    state, rng = game.new_state(setup.options), SimRng(play_seed(game, setup, number))
    kinds: set[int] = set()
    for _ in range(MAX_PLIES):
        actor = game.actor(state)
        if actor == TERMINAL:
            break
        if actor >= 0:
            kinds.add(kind_of(state))
        game.apply(state, random_action(game, state, rng))
    return kinds
