"""Checks of whole matches: the record gives the match back, and undo goes as far as it may."""

from typing import Any, Final

from orrery.core.chance import SimRng, seed_from_text
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.match import LogEntry, Match, verify
from orrery.core.record import Seat, parse_record
from orrery.testing.checks.tools import fail, told
from orrery.testing.playthrough import Playthrough

_UNDO_PLIES: Final = 150
#: Plies after which a match is rebuilt from its record, and both are continued side by side.
_STRETCH: Final = 150
_CONTINUED: Final = 50
#: One decision in so many is taken back, so that records with take-backs are tested too.
_UNDO_ONE_IN: Final = 25


def _new_match(play: Playthrough, purpose: str, lines: list[str]) -> tuple[Match, bytes]:
    seats = [Seat(f"Player {seat + 1}") for seat in range(play.players)]
    seed = seed_from_text(f"{play.setup.name}/{play.number}/{purpose}")
    return Match.new(play.game, play.setup.options, seats, seed, lines.append), seed


def _go_on(match: Match, rng: SimRng, last: int) -> None:
    """Random commands and take-backs up to a ply, or to the end."""
    while not match.over and match.ply < last:
        seat = match.actor
        if match.undo_steps(seat) and rng.below(_UNDO_ONE_IN) == 0:
            match.undo(seat, match.ply)
        else:
            legal = match.legal(seat)
            match.command(seat, match.ply, legal[rng.below(len(legal))])


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


def undo(play: Playthrough) -> None:
    """Taking back restores the position, as far as the last chance outcome, reveal or other seat."""
    match, _ = _new_match(play, "undo", [])
    name = f"{play.game.id} {play.setup.name}"
    rng = play.rng("undo")
    # Own decisions that may be taken back, as (seat, hash before, view before).
    open_steps: list[tuple[int, str, dict[str, Any]]] = []
    while match.actor not in (TERMINAL, CHANCE) and match.ply < _UNDO_PLIES:
        seat = match.actor
        before = match.view(seat)
        hash_before = match.record.entries[-1].hash if match.ply else ""
        legal = match.legal(seat)
        entries = match.command(seat, match.ply, legal[rng.below(len(legal))])
        if open_steps and open_steps[-1][0] != seat:
            open_steps = []
        open_steps.append((seat, hash_before, before))
        where = f"{name}, ply {match.ply}, after {entries[0].move!r}"
        barrier = any(
            entry.actor == CHANCE or any(event.reveals for event in entry.events) for entry in entries
        )
        if barrier or match.over:
            open_steps = []
        _check_steps(match, where, seat, len(open_steps))
        if rng.below(3) == 0:
            while open_steps:
                owner, hash_then, seen = open_steps.pop()
                match.undo(owner, match.ply)
                restored = match.record.entries[-1].hash
                if restored != (hash_then or restored) or match.view(owner) != seen:
                    fail(where, "undo does not restore the position")
                _check_steps(match, where, owner, len(open_steps))


def _check_steps(match: Match, where: str, seat: int, expected: int) -> None:
    if match.undo_steps(seat) != expected:
        fail(where, f"seat {seat} may take back {match.undo_steps(seat)} decisions, not {expected}")


def _views(match: Match, players: int) -> list[Any]:
    return [match.view(viewer) for viewer in (None, *range(players))]
