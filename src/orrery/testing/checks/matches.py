"""Checks of whole matches: the record gives the match back, and undo goes as far as it may."""

from dataclasses import dataclass
from typing import Any, Final

from orrery.core.chance import SimRng, seed_from_text
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.history import LogEntry
from orrery.core.match import Match, verify
from orrery.core.record import Seat, parse_record
from orrery.testing.checks.sets import random_set
from orrery.testing.checks.tools import fail, told
from orrery.testing.playthrough import Playthrough

_UNDO_PLIES: Final = 150
#: Plies after which a match is rebuilt from its record, and both are continued side by side.
_STRETCH: Final = 150
_CONTINUED: Final = 50
#: One decision in so many is taken back, so that records with take-backs are tested too.
_UNDO_ONE_IN: Final = 25
#: One set in so many is chosen move by move instead of as a whole.
_SINGLY_ONE_IN: Final = 3


def _new_match(play: Playthrough, purpose: str, lines: list[str]) -> tuple[Match, bytes]:
    seats = [Seat(f"Player {seat + 1}") for seat in range(play.players)]
    seed = seed_from_text(f"{play.setup.name}/{play.number}/{purpose}")
    return Match.new(play.game, play.setup.options, seats, seed, lines.append), seed


def _go_on(match: Match, rng: SimRng, last: int) -> None:
    """Random commands and take-backs up to a ply, or to the end."""
    while not match.over and match.ply < last:
        seat = match.actor
        if match.undo_plies(seat) and rng.below(_UNDO_ONE_IN) == 0:
            match.undo(seat, match.ply)
        else:
            _decide(match, rng)


def _decide(match: Match, rng: SimRng) -> list[LogEntry]:
    """A random decision of the seat that is asked: a whole set where one is chosen, or a single move."""
    seat = match.actor
    choice = match.set_choice(seat)
    if choice is not None and rng.below(_SINGLY_ONE_IN):
        marks = random_set(choice, rng)
        if marks is not None:
            return match.choose_set(seat, match.ply, marks)
    legal = match.legal(seat)
    return match.command(seat, match.ply, legal[rng.below(len(legal))])


def replay(play: Playthrough) -> None:
    """A match rebuilt from its record is the same in every seat's eyes and goes on in the same way.

    With the default options it is played to its end and the record verified, every draw included.
    """
    name = f"{play.game.id} {play.setup.name}"
    lines: list[str] = []
    live, seed = _new_match(play, "replay", lines)
    _go_on(live, play.rng("replay"), _STRETCH)
    record = parse_record(lines)
    if record.lines() != lines or live.record.lines() != lines:
        fail(name, "the record, read and written again, differs from the journal")
    more: list[str] = []
    rebuilt = Match.from_record(play.game, record, seed, more.append)
    if _views(rebuilt, play.players) != _views(live, play.players):
        fail(name, f"the match rebuilt at ply {live.ply} looks different")
    if any(rebuilt.undo_plies(seat) != live.undo_plies(seat) for seat in range(play.players)):
        fail(name, f"in the match rebuilt at ply {live.ply} other decisions can be taken back")
    if len(rebuilt.log) != len(live.log):
        fail(name, f"the log of the match rebuilt at ply {live.ply} is shorter or longer")
    for one, other in zip(rebuilt.log, live.log, strict=True):
        _compare_log(play, name, one, other)
    known = len(lines)
    for match in (live, rebuilt):
        _go_on(match, play.rng("continued"), _STRETCH + _CONTINUED)
    if lines[known:] != more:
        fail(name, "the rebuilt match goes on differently")
    if play.setup.options == play.game.resolve({"players": play.players}):
        _go_on(live, play.rng("to the end"), 2 * len(play.actions) + 10_000)
        if not live.over:
            fail(name, "the match does not end")
    if live.over:
        verify(play.game, parse_record(lines))


def _compare_log(play: Playthrough, name: str, one: LogEntry, other: LogEntry) -> None:
    same = (one.ply, one.actor, one.move, one.label) == (other.ply, other.actor, other.move, other.label)
    for viewer in (None, *range(play.players)):
        if not same or told(list(one.events), viewer) != told(list(other.events), viewer):
            fail(name, f"at ply {one.ply} the log of the rebuilt match differs")


@dataclass
class _Step:
    """A decision that may be taken back: what its seat saw before it, None if nobody looked."""

    seat: int
    hash: str
    view: dict[str, Any] | None


def undo(play: Playthrough) -> None:
    """Taking back restores the position, as far as the last chance outcome, reveal or other seat.

    A set is taken back as a whole, however many moves it had.
    """
    match, _ = _new_match(play, "undo", [])
    name = f"{play.game.id} {play.setup.name}"
    rng = play.rng("undo")
    steps: list[_Step] = []
    while match.actor not in (TERMINAL, CHANCE) and match.ply < _UNDO_PLIES:
        seat = match.actor
        before = _Step(seat, match.record.entries[-1].hash if match.ply else "", match.view(seat))
        choice = match.set_choice(seat)
        goes_on = choice is not None and choice.begun
        entries = _decide(match, rng)
        where = f"{name}, ply {match.ply}, after {entries[0].move!r}"
        if steps and steps[-1].seat != seat:
            steps = []
        if not (goes_on and steps):
            steps.append(before)
        barriers = [number for number, entry in enumerate(entries) if _is_barrier(entry)]
        if barriers or match.over:
            steps = []
        if barriers and barriers[-1] < len(entries) - 1 and not match.over:
            steps = [_Step(seat, "", None)]  # the rest of a set, behind what the first part revealed
        _check_steps(match, where, seat, len(steps))
        if rng.below(3) == 0:
            while steps:
                step = steps.pop()
                match.undo(step.seat, match.ply)
                restored = match.record.entries[-1].hash
                if restored != (step.hash or restored) or step.view not in (None, match.view(step.seat)):
                    fail(where, "undo does not restore the position")
                _check_steps(match, where, step.seat, len(steps))


def _is_barrier(entry: LogEntry) -> bool:
    return entry.actor == CHANCE or any(event.reveals for event in entry.events)


def _check_steps(match: Match, where: str, seat: int, expected: int) -> None:
    plies = match.undo_plies(seat)
    if len(plies) != expected:
        fail(where, f"seat {seat} may take back {len(plies)} decisions, not {expected}: is a set begun?")


def _views(match: Match, players: int) -> list[Any]:
    return [match.view(viewer) for viewer in (None, *range(players))]
