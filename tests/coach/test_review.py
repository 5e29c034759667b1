"""Reviews: luck is what the weights of chance say, errors are what the seat could know, sums are sums."""

import json
from typing import Any

import pytest

from orrery.arena.match import play_match
from orrery.arena.playout import advance
from orrery.coach.judge import Judge
from orrery.coach.review import NotReviewable, examine, grade, review, sum_up
from orrery.core.bot import BotError
from orrery.core.chance import SimRng, seed_from_text
from orrery.core.fields import dump
from orrery.core.game import CHANCE, Game
from orrery.core.match import Match
from orrery.core.record import Record, Seat
from orrery.core.registry import game_names, load_bot, load_game
from orrery.core.replay import position_at

GREEDY = Judge("greedy")
SMALL: dict[str, dict[str, object]] = {"alien-frontiers": {"round_limit": 4}}


def played(
    name: str, bots: tuple[str, ...] = ("greedy", "random"), seed: str = "r"
) -> tuple[Game[Any], Record]:
    game = load_game(name)
    options = game.resolve({"players": len(bots), **SMALL.get(name, {})})
    seats = [Seat(bot, bot) for bot in bots]
    loaded = [load_bot(bot) for bot in bots]
    outcome = play_match(game, loaded, options, seed_from_text(seed), seats=seats)
    assert outcome.record is not None
    return game, outcome.record


@pytest.mark.parametrize("name", game_names())
def test_a_review_of_every_game_adds_up(name: str) -> None:
    game, record = played(name)
    rows = list(examine(game, record, GREEDY))
    found = json.loads(json.dumps(sum_up(rows, 2, "greedy")))
    assert [row["ply"] for row in rows] == sorted(row["ply"] for row in rows)
    for row in rows:
        assert sum(row["chances"]) == pytest.approx(1)
        if "luck" in row:
            # What luck gives to one it takes from the others.
            assert sum(row["luck"]) == pytest.approx(0, abs=1e-9)
        if "seat" in row:
            assert row["best_chance"] >= row["chance"]
    assert record.result is not None
    winners = record.result.ranking[0]
    assert rows[-1]["chances"] == [1 / len(winners) if seat in winners else 0 for seat in range(2)]
    # The greedy bot chose what the greedy judge would choose, but for ties and what is hidden.
    careful, blind = found["seats"]
    assert careful["error"] < blind["error"]
    assert careful["grade"] > 80 > blind["grade"]
    listed = {row["ply"] for row in found["decisions"]}
    assert found["moments"] and set(found["moments"]) <= listed


def test_luck_has_no_mean_by_the_weights_of_chance() -> None:
    game = load_game("alien-frontiers")
    state = game.new_state(game.resolve({"players": 2}))
    advance(game, state, SimRng(2), 12)
    while game.actor(state) != CHANCE:
        game.apply(state, game.legal(state)[-1])
    outcomes = game.chance(state)
    assert len(outcomes) > 5
    total = sum(weight for _, weight in outcomes)
    lucks = [(GREEDY.luck(game, state, outcome, SimRng(1)), weight) for outcome, weight in outcomes]
    for seat in range(2):
        assert sum(luck[seat] * weight for luck, weight in lucks) / total == pytest.approx(0, abs=1e-12)
    assert max(luck[0] for luck, _ in lucks) > 0.001


def test_luck_that_is_drawn_has_no_mean_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.coach.judge._ALL_OUTCOMES", 1)
    monkeypatch.setattr("orrery.coach.judge._DRAWN", 400)
    game = load_game("alien-frontiers")
    state = game.new_state(game.resolve({"players": 2}))
    advance(game, state, SimRng(2), 12)
    while game.actor(state) != CHANCE:
        game.apply(state, game.legal(state)[-1])
    exact = Judge("greedy")
    outcome = game.sample(state, SimRng(4))
    drawn = exact.luck(game, state, outcome, SimRng(5))
    monkeypatch.setattr("orrery.coach.judge._ALL_OUTCOMES", 1000)
    assert drawn == pytest.approx(exact.luck(game, state, outcome, SimRng(5)), abs=0.01)


def test_a_review_is_the_same_however_it_is_cut() -> None:
    game, record = played("alien-frontiers")
    whole = list(examine(game, record, GREEDY))
    middle = whole[len(whole) // 2]["ply"]
    assert [row for row in whole if row["ply"] >= middle] == list(examine(game, record, GREEDY, middle))


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    game, record = played("alien-frontiers")
    with pytest.raises(NotReviewable, match="not over"):
        review(game, Record(record.header, record.entries[:-1]), GREEDY)


def test_a_bot_without_chances_is_no_judge() -> None:
    game, record = played("alien-frontiers")
    with pytest.raises(BotError, match="random knows no chances"):
        review(game, record, Judge("random"))


def test_what_was_taken_back_does_not_count() -> None:
    game = load_game("alien-frontiers")
    options = game.resolve({"players": 2, "round_limit": 2})
    match = Match.new(game, options, [Seat("A"), Seat("B")], seed_from_text("u"))
    taken = None
    while not match.over:
        seat = match.actor
        match.command(seat, match.ply, match.legal(seat)[0])
        if taken is None and not match.over and match.undo_plies(seat):
            taken = match.undo_plies(seat)[-1]
            match.undo(seat, match.ply)
    assert taken is not None
    plies = [row["ply"] for row in examine(game, match.record, GREEDY)]
    assert taken not in plies and taken + 2 in plies


def test_a_grade_is_between_blind_and_faultless() -> None:
    assert grade(0.0, 0.5) == 100
    assert grade(0.25, 0.5) == 50
    assert grade(0.9, 0.5) == 0
    assert grade(0.0, 0.0) is None


def row(ply: int, seat: int, lost: float) -> dict[str, Any]:
    return {
        "ply": ply,
        "chances": [0.5, 0.5],
        "seat": seat,
        "chance": 0.5,
        "best_chance": 0.5 + lost,
        "stake": 0.2,
        "move": "m",
        "label": ("l", {}),
        "best": "b",
        "best_label": ("l", {}),
    }


def test_moments_are_the_worst_turns_each_told_once() -> None:
    rows = [
        row(0, 0, 0.1),
        row(1, 0, 0.3),
        row(2, 1, 0.2),
        row(3, 0, 0.05),
        row(4, 1, 0.001),
        row(5, 0, 0.01),
    ]
    found = sum_up(rows, 2, "greedy")
    assert found["moments"] == [1, 2, 3]
    assert [one["error"] for one in found["seats"]] == [pytest.approx(0.46), pytest.approx(0.201)]


class Knowing(Judge):
    """Remembers what it was shown of a decision."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.shown: list[Any] = []

    def weigh(self, position: Any, rng: Any) -> Any:
        self.shown.append(position)
        return super().weigh(position, rng)


def test_decisions_are_judged_without_what_the_seat_could_not_know() -> None:
    game, record = played("how-to-save-a-world")
    judge = Knowing()
    rows = [one for one in examine(game, record, judge) if "seat" in one]
    hidden = 0
    for one, position in list(zip(rows, judge.shown, strict=True))[:12]:
        truth = position_at(game, record, one["ply"])
        assert position.view() == game.view(truth, one["seat"])
        hidden += position.to_json() != dump(truth)
    assert hidden > 0
