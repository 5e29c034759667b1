"""One match of bots: with a record, or without one and faster; the same seed is the same match."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from orrery.core.bot import Bot, Position
from orrery.core.chance import SimRng, bot_seed, chance_luck
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.match import Match
from orrery.core.options import Options
from orrery.core.record import Record, Seat

MAX_DECISIONS: Final = 100_000


class MatchFault(ValueError):
    """A match that cannot go on: a bot broke the rules, or a self-check of the game failed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match went. One cut off at the limit has scores, but no places."""

    finished: bool
    ranking: list[list[int]]
    scores: list[dict[str, int]]
    decisions: int
    #: What a spectator sees in the end.
    table: dict[str, Any]
    record: Record | None = None
    #: By seat: how often its bot lost a move because it failed to answer, by how.
    failures: tuple[dict[str, int], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that hold the first place."""
        return tuple(self.ranking[0]) if self.ranking else ()

    @property
    def rounds(self) -> int | None:
        """The round reached, of games that count rounds."""
        rounds = self.table.get("round")
        return rounds if isinstance(rounds, int) else None


def play_match(
    game: Game[Any],
    bots: Sequence[Bot],
    options: Options,
    seed: bytes,
    *,
    check: bool = False,
    max_decisions: int = MAX_DECISIONS,
    seats: Sequence[Seat] | None = None,
) -> Outcome:
    """Let ``bots`` play one match, in the order of the seats.

    With ``seats`` it is recorded; with ``check`` the game checks itself after every action.
    """
    if len(bots) != options["players"]:
        raise ValueError(f"{options['players']} players need as many bots, not {len(bots)}")
    for seat, bot in enumerate(bots):
        bot.match_begins(game, options, seat)
    if seats is None:
        outcome = _play_fast(game, bots, options, seed, check, max_decisions)
    else:
        outcome = _play_recorded(game, bots, options, seed, check, max_decisions, seats)
    for bot in bots:
        bot.match_ends(outcome.ranking, outcome.scores)
    return replace(outcome, failures=tuple(bot.failures() for bot in bots))


def _play_recorded(
    game: Game[Any],
    bots: Sequence[Bot],
    options: Options,
    seed: bytes,
    check: bool,
    max_decisions: int,
    seats: Sequence[Seat],
) -> Outcome:
    match = Match.new(game, options, list(seats), seed)
    decisions = 0
    while not match.over and decisions < max_decisions:
        match.bot_turn(bots[match.actor])
        decisions += 1
    if check:
        _check_record(game, match.record)
    ranking = match.ranking() if match.over else []
    return Outcome(match.over, ranking, match.scores(), decisions, match.view(None), match.record)


def _play_fast(
    game: Game[Any], bots: Sequence[Bot], options: Options, seed: bytes, check: bool, max_decisions: int
) -> Outcome:
    state = game.new_state(options)
    decisions = 0
    chances = 0
    actor = game.actor(state)
    while actor != TERMINAL and (actor == CHANCE or decisions < max_decisions):
        if actor == CHANCE:
            action = game.sample(state, chance_luck(seed, chances))
            chances += 1
        else:
            ply = decisions + chances
            position = Position(game, state, actor, SimRng(bot_seed(seed, actor, ply)))
            action = bots[actor].decide(position, SimRng(bot_seed(seed, actor, ply)))
            if action not in position.legal:
                raise MatchFault(f"{type(bots[actor]).__name__} chose an illegal action: {action}")
            decisions += 1
        game.apply(state, action)
        if check:
            _check(game, state, decisions + chances)
        actor = game.actor(state)
    over = actor == TERMINAL
    ranking = game.ranking(state) if over else []
    return Outcome(over, ranking, game.scores(state), decisions, game.view(state, None))


def _check_record(game: Game[Any], record: Record) -> None:
    state = game.new_state(record.header.options)
    for entry in record.entries:
        game.apply(state, game.parse(state, str(entry.move)))
        _check(game, state, entry.ply + 1)


def _check(game: Game[Any], state: Any, ply: int) -> None:
    try:
        game.check(state)
    except AssertionError as error:
        raise MatchFault(f"the check after ply {ply - 1} failed: {error}") from None
