"""Bots that meet each other: who plays whom, from where, and what it adds up to."""

from collections import Counter
from pathlib import Path

import pytest

from orrery.arena.journal import Journal, JournalError
from orrery.arena.league import League, LineUp, Played, play_rest, round_robin
from orrery.arena.report import as_json, as_markdown
from orrery.arena.standings import standings
from orrery.arena.workers import ThisProcess
from orrery.core.bot import BotError
from orrery.games.alien_frontiers.game import GAME


def league(bots: tuple[str, ...] = ("random", "greedy"), players: int = 2, games: int = 4) -> League:
    options = GAME.resolve({"players": players, "round_limit": 2})
    return League.of(GAME.id, options, round_robin(bots, players), games, "s")


def test_a_round_robin_of_two_players_has_every_pair_once() -> None:
    assert round_robin(["a", "b", "c"], 2) == (LineUp("a", "b"), LineUp("a", "c"), LineUp("b", "c"))


def test_at_a_larger_table_each_is_once_alone_among_the_others() -> None:
    assert set(round_robin(["a", "b"], 4)) == {LineUp("a", "b"), LineUp("b", "a")}


def test_one_bot_cannot_meet_anybody() -> None:
    with pytest.raises(ValueError, match="two different bots"):
        round_robin(["a", "a"], 2)


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    three = league(("random", "greedy", "search:sims=2"), 3, 6)
    assert three.deals == 2
    assert three.matches == 2 * 6 * 3
    places = Counter(three.place(number) for number in range(three.matches))
    assert set(places.values()) == {1}
    seeds: dict[int, set[bytes]] = {}
    for number in range(three.matches):
        deal, line_up, seat = three.place(number)
        job = three.job(number)
        expected = [line_up.opponent] * 3
        expected[seat] = line_up.bot
        assert list(job.bots) == expected == three.seats(number)
        seeds.setdefault(deal, set()).add(job.seed)
    assert all(len(same) == 1 for same in seeds.values())
    assert seeds[0] != seeds[1]


def test_more_deals_leave_the_numbers_of_matches_as_they_are() -> None:
    few, many = league(games=4), league(games=40)
    for number in range(few.matches):
        assert few.job(number) == many.job(number)


def test_a_bot_that_cannot_be_made_is_told_at_once() -> None:
    with pytest.raises(BotError):
        league(("random", "search:nonsense=1"))


def played(number: int, *winners: int, points: tuple[int, ...] = (1, 2)) -> Played:
    return Played(number, winners, points, 10)


def test_wins_are_counted_for_who_sat_there() -> None:
    # Matches 0 and 1 are one deal: the first bot sits in seat 0, then in seat 1.
    four = league()
    result = standings(four, [played(0, 0), played(1, 1), played(2, 0, 1), played(3)])
    assert (result.games, result.finished) == (4, 3)
    cells = {(one.bot, one.opponent): one for one in result.meetings}
    first = cells["random", "greedy"]
    assert (first.wins.wins, first.games) == (2.5, 3)
    assert cells["greedy", "random"].wins.wins == 0.5
    assert first.by_seat == [0.75, 1.0]
    assert (first.points, first.points_of_others) == (pytest.approx(4 / 3), pytest.approx(5 / 3))
    # The second deal was not played to its end: it is no pair.
    (difference,) = result.differences
    assert (difference.deals, difference.share.value) == (1, 1.0)


def test_a_difference_at_a_larger_table_is_between_the_two_line_ups_of_a_deal() -> None:
    three = league(players=3, games=3)
    # Matches 0 to 2: random alone, at seat 0, 1, 2; 3 to 5: greedy alone. Random wins once of three alone,
    # greedy twice.
    winners = [0, 0, 0, 0, 1, 0]
    result = standings(three, [played(n, seat, points=(1, 1, 1)) for n, seat in enumerate(winners)])
    (difference,) = result.differences
    assert (difference.bot, difference.other) == ("random", "greedy")
    assert difference.share.value == pytest.approx(1 / 3 - 2 / 3)


def test_a_killed_run_goes_on_and_counts_every_match_once(tmp_path: Path) -> None:
    four, path = league(), tmp_path / "deep" / "journal.jsonl"
    whole = {match.number: match for match in four.play()}
    with Journal(path, four.settings()) as journal:
        for match in list(four.play())[:2]:
            journal.add(match.to_json())
    with path.open("ab") as file:
        file.write(b'{"number":3,"winn')  # the machine went off in the middle of a line
    heard: list[int] = []
    with Journal(path, four.settings()) as journal:
        assert [row["number"] for row in journal.rows] == [0, 1]
        matches = play_rest(four, journal, ThisProcess(), heard.append)
        assert sorted(row["number"] for row in journal.rows) == [0, 1, 2, 3]
    assert matches == [whole[number] for number in range(4)]
    assert heard == [2, 3, 4]
    assert path.read_text().count("\n") == 5


def test_a_journal_of_another_run_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path, {"seed": "a"}) as journal:
        journal.add({"number": 0})
    before = path.read_text()
    with pytest.raises(JournalError, match="other settings"):
        Journal(path, {"seed": "b"})
    path.write_text("no journal\n")
    with pytest.raises(JournalError, match="no journal"):
        Journal(path, {"seed": "a"})
    path.write_text(before)
    with Journal(path, {"seed": "a"}) as journal:
        assert journal.rows == [{"number": 0}]
        journal.remove()
    assert not path.exists()


def test_a_report_names_everybody() -> None:
    four = league()
    result = standings(four, four.play())
    data = as_json(four, result)
    assert set(data["ratings"]) == set(data["leads"]) | {list(data["ratings"])[-1]} == {"random", "greedy"}
    text = as_markdown(four, result)
    assert "| greedy |" in text and "| random |" in text
