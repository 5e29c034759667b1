"""Counting a corpus: how often who won, by seat, player, trait and opening."""

from dataclasses import dataclass, field
from typing import Any, Final

from orrery.arena.statistics import Share, share_of
from orrery.core.game import CHANCE, Game
from orrery.core.record import Record
from orrery.core.replay import Replay
from orrery.corpus.traits import TraitsHeld

#: What seats are grouped by whatever the game; its traits come in between.
SEAT: Final = "seat"
PLAYER: Final = "player"
OPENING: Final = "opening"


@dataclass(slots=True)
class Count:
    """How often something was there, how much was won with it, and the points it went with."""

    games: int = 0
    won: float = 0.0
    points: int = 0

    def add(self, won: float, points: int) -> None:
        """Count one seat of one match."""
        self.games += 1
        self.won += won
        self.points += points

    @property
    def wins(self) -> Share:
        """The share of wins with its interval."""
        return share_of(self.won, self.games)


@dataclass(slots=True)
class Tally:
    """The finished matches of one game with one number of players."""

    game: str
    players: int
    matches: int = 0
    rounds: int = 0
    decisions: int = 0
    #: Counts by what seats are grouped by, then by its value.
    groups: dict[str, dict[str, Count]] = field(default_factory=dict)

    def rows(self, group: str) -> list[tuple[str, Count]]:
        """The values of a group: seats in order, everything else by how often it was there."""
        values = self.groups[group].items()
        if group == SEAT:
            return sorted(values, key=lambda row: int(row[0]))
        return sorted(values, key=lambda row: (-row[1].games, row[0]))

    def count(self, group: str, value: str, won: float, points: int) -> None:
        """Count one seat of one match under a value of a group."""
        self.groups.setdefault(group, {}).setdefault(value, Count()).add(won, points)


class CorpusTally:
    """Tallies of all matches added so far, and how many were not finished."""

    def __init__(self, opening: int = 1) -> None:
        self._opening = opening
        self._tallies: dict[tuple[str, int], Tally] = {}
        self.unfinished = 0

    @property
    def tallies(self) -> list[Tally]:
        """By game, then by number of players."""
        return [self._tallies[key] for key in sorted(self._tallies)]

    def add(self, game: Game[Any], record: Record) -> None:
        """Count a match; one that is not finished says nothing about winning. Faults are ``RecordError``."""
        if record.result is None:
            self.unfinished += 1
            return
        players = len(record.header.seats)
        tally = self._tallies.setdefault((game.id, players), Tally(game.id, players))
        openings: list[list[str]] = [[] for _ in range(players)]
        traits = TraitsHeld(players)
        replay = Replay(game, record)
        for step in replay.steps():
            if step.actor != CHANCE and step.stands:
                traits.add(game, step.state)
                tally.decisions += 1
                if len(step.legal) > 1 and len(openings[step.actor]) < self._opening:
                    openings[step.actor].append(game.notate(step.state, step.action))
        tally.matches += 1
        tally.rounds += game.view(replay.state, None)["round"]
        traits.add(game, replay.state)
        _add_seats(tally, record, traits, openings)


def _add_seats(tally: Tally, record: Record, traits: TraitsHeld, openings: list[list[str]]) -> None:
    """Count every seat of a finished match in all groups."""
    assert record.result is not None
    winners = record.result.ranking[0]
    for seat, who in enumerate(record.header.seats):
        won = 1 / len(winners) if seat in winners else 0.0
        points = sum(record.result.scores[seat].values())
        tally.count(SEAT, str(seat + 1), won, points)
        tally.count(PLAYER, who.bot or who.name, won, points)
        for kind, names in traits.of(seat).items():
            for name in names:
                tally.count(kind, name, won, points)
        if openings[seat]:
            tally.count(OPENING, ", ".join(openings[seat]), won, points)
