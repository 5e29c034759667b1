"""Matches and series of matches."""

from collections import Counter as Count

import pytest
from plugin_game.game import Contraband, ContrabandState

from orrery.arena.match import MatchFault, Outcome, play_match
from orrery.arena.tournament import Counter, Job, Tournament, run
from orrery.arena.workers import Processes
from orrery.core.bot import Bot, BotError, Position
from orrery.core.chance import Rng, seed_from_text
from orrery.core.match import verify
from orrery.core.record import Seat
from orrery.core.registry import UnknownName, load_bot
from orrery.games.alien_frontiers.game import GAME

SEED = seed_from_text("arena")
OPTIONS = GAME.resolve({"players": 3, "round_limit": 4})
SPECS = ("greedy", "random", "random")


def series(**changes: object) -> Tournament:
    settings: dict[str, object] = {"games": 6, "seed": "s", "bots": SPECS, "options": OPTIONS}
    settings.update(changes)
    return Tournament("alien-frontiers", **settings)  # type: ignore[arg-type]


def test_the_same_seed_is_the_same_match_with_and_without_a_record() -> None:
    fast = play_match(GAME, [load_bot(spec) for spec in SPECS], OPTIONS, SEED)
    seats = [Seat(spec, spec) for spec in SPECS]
    slow = play_match(GAME, [load_bot(spec) for spec in SPECS], OPTIONS, SEED, seats=seats, check=True)
    assert fast.finished
    assert (fast.winners, fast.scores, fast.decisions, fast.rounds) == (
        slow.winners,
        slow.scores,
        slow.decisions,
        slow.rounds,
    )
    assert fast.record is None
    assert slow.record is not None
    assert verify(GAME, slow.record) == len(slow.record.entries)


@pytest.mark.parametrize("recorded", [False, True])
def test_a_match_without_end_is_given_up_and_says_so(recorded: bool) -> None:
    seats = [Seat("r", "random")] * 3 if recorded else None
    bots = [load_bot("random") for _ in range(3)]
    outcome = play_match(GAME, bots, OPTIONS, SEED, max_decisions=10, seats=seats)
    assert (outcome.finished, outcome.winners, outcome.decisions) == (False, (), 10)


class Cheat(Bot):
    """Plays what it likes."""

    def decide(self, position: Position, rng: Rng) -> int:
        return -7


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(MatchFault, match="Cheat chose an illegal action"):
        play_match(GAME, [Cheat({}), Cheat({}), Cheat({})], OPTIONS, SEED)


class Leaky(Contraband):
    """Loses a card on the way."""

    def check(self, state: ContrabandState) -> None:
        assert state.round < 2, "a card is missing"


@pytest.mark.parametrize("recorded", [False, True])
def test_a_failed_check_names_the_ply(recorded: bool) -> None:
    seats = [Seat("r", "random")] * 3 if recorded else None
    game = Leaky()
    options = game.resolve({"players": 3})
    with pytest.raises(MatchFault, match=r"the check after ply \d+ failed: a card is missing"):
        play_match(game, [load_bot("random") for _ in range(3)], options, SEED, check=True, seats=seats)


def test_bots_and_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="3 players need as many bots, not 1"):
        play_match(GAME, [load_bot("random")], OPTIONS, SEED)
    with pytest.raises(ValueError, match="3 players need as many bots, not 2"):
        series(bots=("random", "random"))


def test_rotation_gives_every_bot_every_seat_on_the_same_luck() -> None:
    tournament = series(rotate=True, bots=("greedy", "random", "search"))
    jobs = [tournament.job(number) for number in range(6)]
    for rotation in (jobs[:3], jobs[3:]):
        assert len({job.seed for job in rotation}) == 1
        for seat in range(3):
            assert {job.bots[seat] for job in rotation} == {"greedy", "random", "search"}
    assert jobs[0].seed != jobs[3].seed


def test_without_rotation_every_match_has_its_own_luck() -> None:
    jobs = [series().job(number) for number in range(6)]
    assert {job.bots for job in jobs} == {SPECS}
    assert len({job.seed for job in jobs}) == 6


def test_processes_change_nothing_but_the_order() -> None:
    tournament = series(games=4)
    alone = {job.number: outcome for job, outcome in tournament.play()}
    together = {job.number: outcome for job, outcome in tournament.play(Processes(2))}
    assert alone == together


def test_single_matches_of_a_series_can_be_played() -> None:
    tournament = series()
    every = {job.number: outcome for job, outcome in tournament.play()}
    some = {job.number: outcome for job, outcome in tournament.play(numbers=[4, 1])}
    assert some == {number: every[number] for number in (1, 4)}


def finished(number: int, bots: tuple[str, ...], *winners: int) -> tuple[Job, Outcome]:
    job = Job(number, "g", {"players": 2}, bots, b"", False, False, 9)
    scores = [{"a": 2, "b": 1}, {"a": 4, "b": 0}]
    ranking = [list(winners)] if winners else []
    return job, Outcome(bool(winners), ranking, scores, 10 + number, {"round": 5})


def test_a_summary_adds_up() -> None:
    counter = Counter(("x", "y"))
    counter.add(*finished(0, ("x", "y"), 0))
    counter.add(*finished(1, ("y", "x"), 1))
    counter.add(*finished(2, ("x", "y"), 0, 1))
    counter.add(*finished(3, ("y", "x")))
    summary = counter.summary()
    assert (summary.games, summary.finished) == (4, 3)
    assert [share.wins for share in summary.by_seat] == [1.5, 1.5]
    assert {bot: share.wins for bot, share in summary.by_bot.items()} == {"x": 2.5, "y": 0.5}
    assert {share.games for share in summary.by_bot.values()} == {3}
    assert summary.points_by_source == [{"a": 2, "b": 1}, {"a": 4, "b": 0}]
    assert (summary.decisions, summary.decisions_per_game) == (10 + 11 + 12 + 13, 11)
    assert (summary.shortest, summary.longest, summary.rounds_per_game) == (10, 12, 5)


def test_a_series_runs_and_tells_each_match() -> None:
    heard: Count[int] = Count()
    summary = run(series(games=3), each=lambda job, outcome: heard.update([job.number]))
    assert heard == {0: 1, 1: 1, 2: 1}
    assert sum(share.wins for share in summary.by_seat) == pytest.approx(3)
    assert summary.decisions_per_second > 0


def test_an_unfinished_series_hides_nothing() -> None:
    summary = run(series(games=2, max_decisions=5))
    assert (summary.games, summary.finished, summary.decisions) == (2, 0, 10)
    assert [share.games for share in summary.by_seat] == [0, 0, 0]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"games": 0}, ValueError),
        ({"max_decisions": 0}, ValueError),
        ({"bots": ("nobody", "random", "random")}, UnknownName),
        ({"bots": ("search:x=1", "random", "random")}, BotError),
    ],
)
def test_bad_settings_are_told_before_the_first_match(
    changes: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        series(**changes)
