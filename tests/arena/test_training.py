"""A tiny training: it finds what decides games, goes on after a kill, and repeats itself."""

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from orrery.arena.training import trials
from orrery.arena.training.duels import Duel, Result, compare
from orrery.arena.training.fit import Penalty, fit, mean_loss, scaled
from orrery.arena.training.run import Plan, Training, TrainingError
from orrery.arena.training.samples import Samples, read_samples
from orrery.arena.training.selfplay import SelfPlay, play_against_itself
from orrery.arena.training.trials import Trials
from orrery.arena.workers import ThisProcess
from orrery.cli.main import main
from orrery.core.chance import SimRng
from orrery.core.features import Features
from orrery.core.registry import load_game
from orrery.core.weights import Weights, first_weights

GAME = "new-frontiers"


def plan(**changes: object) -> Plan:
    settings = {
        "game": GAME,
        "bots": ("random",),
        "games": 4,
        "noise": 0.05,
        "positions": 20,
        "penalty": 20.0,
        "seed": "1",
        "start": "guess",
    }
    return Plan(**{**settings, **changes})  # type: ignore[arg-type]


def finished(training: Training) -> str:
    """The weights of a training that is carried out from wherever it is."""
    for number in range(1, len(training.plan.bots) + 1):
        if not training.found(number):
            list(training.play(number, ThisProcess()))
            list(training.learn(number, ThisProcess()))
    last = training.folder / f"round-{len(training.plan.bots)}.weights.json"
    return last.read_text("utf-8")


def test_a_killed_training_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    whole = finished(Training(plan(), tmp_path / "whole", "orrery train"))
    killed = Training(plan(), tmp_path / "killed", "orrery train")
    playing = killed.play(1, ThisProcess())
    while next(playing) < 2:
        pass
    playing.close()  # type: ignore[attr-defined]
    games = tmp_path / "killed" / "round-1.games.jsonl"
    games.write_text(games.read_text("utf-8") + '{"number":2,"pla', "utf-8")
    again = Training(plan(), tmp_path / "killed", "orrery train")
    assert next(again.play(1, ThisProcess())) == 2
    assert finished(again) == whole
    assert len(games.read_text("utf-8").splitlines()) == 4


def test_games_of_one_number_of_players_if_asked_for(tmp_path: Path) -> None:
    training = Training(plan(players=(3,), games=2), tmp_path, "orrery train")
    list(training.play(1, ThisProcess()))
    games = (tmp_path / "round-1.games.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(game)["players"] for game in games] == [3, 3]
    with pytest.raises(TrainingError, match="not played by 9"):
        Training(plan(players=(9,)), tmp_path / "nine", "orrery train")


def test_weights_of_other_numbers_of_players_stay_as_they_were(tmp_path: Path) -> None:
    game = load_game(GAME)
    names = game.features.names
    found = json.loads(
        finished(Training(plan(players=(3,), start="shipped", games=14), tmp_path, "orrery train"))
    )
    weights, before = Weights.from_json(names, found).values, game.weights.values
    assert weights[2] == pytest.approx(before[2], abs=1e-3)
    assert weights[3] != pytest.approx(before[3], abs=1e-3)


def test_weights_are_tried_without_any_games(tmp_path: Path) -> None:
    """A training of trials alone moves the weights that are tried, for the players that are asked for."""
    game = load_game("alien-frontiers")
    settings = {"game": game.id, "start": "shipped", "games": 0, "players": (2,), "trials": 2, "steps": 2}
    tried = ("reckoned by ships", "reckoned by cards")
    training = Training(plan(tried=tried, **settings), tmp_path / "whole", "orrery train")
    found = finished(training)
    weights = Weights.from_json(game.features.names, json.loads(found))
    changed = {
        game.features.names[place // weights.knots]
        for place, weight in enumerate(weights.values[2])
        if weight != pytest.approx(game.weights.values[2][place], abs=2e-3)
    }
    assert changed and changed <= set(tried)
    assert weights.values[3] == pytest.approx(game.weights.values[3], abs=1e-3)
    told = json.loads(found)["provenance"]
    assert told["trials"] == 4
    assert told["start"]["command"] == game.weights.provenance["command"]
    # Killed after its first step, a training makes the second one alone and finds the same.
    again = Training(plan(tried=tried, **settings), tmp_path / "killed", "orrery train")
    step = "round-1.step-1.weights.json"
    (again.folder / step).write_bytes((training.folder / step).read_bytes())
    assert next(again.learn(1, ThisProcess())) == "step 1: done before"
    assert finished(again) == found
    with pytest.raises(TrainingError, match="begins with 'hope'"):
        Training(plan(tried=("reckoned by ships", "hope"), **settings), tmp_path / "hope", "orrery train")
    with pytest.raises(TrainingError, match="games in each or weights to try"):
        Training(plan(**settings), tmp_path / "nothing", "orrery train")
    for change in ({"steps": 0}, {"trials": 0}):
        with pytest.raises(TrainingError, match="a step at least"):
            Training(plan(tried=tried, **{**settings, **change}), tmp_path / "none", "orrery train")
    with pytest.raises(TrainingError, match="learned from games"):
        Training(plan(tried=tried, scale=True, **settings), tmp_path / "none", "orrery train")


def test_trials_move_weights_to_where_they_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is nearer to a weight of 1.7 is ahead by that; what a second weight is, does not matter."""
    names = ["counts", "counts not"]

    class Named:
        id = GAME
        features = Features(names, {}, {})

    def nearer(duel: Duel) -> Result:
        sides = (Weights.from_json(names, json.loads(side.weights)) for side in (duel.side, duel.others))
        one, other = (-abs(side.values[duel.players][0] - 1.7) for side in sides)
        luck = SimRng(duel.number).below(100) / 100 - 0.5
        return Result(duel.number, 0.0, one - other + luck)

    monkeypatch.setattr(trials, "play_duel", nearer)
    weights = first_weights(names, range(2, 5), 2, {"counts": 1.0, "counts not": 1.0})
    tried = Trials(Named(), [2, 3], [0, 1], "1", ThisProcess())  # type: ignore[arg-type]
    for step in range(12):
        weights = tried.better(weights, tried.leads(weights, step, 80))
    assert weights.values[2][:2] == weights.values[3][:2] == pytest.approx([1.7, 1.7], abs=0.4)
    assert 0.5 < weights.values[2][2] < 1.7
    assert weights.values[4] == [1.0] * 4


def test_another_plan_needs_another_folder(tmp_path: Path) -> None:
    Training(plan(), tmp_path, "orrery train")
    with pytest.raises(TrainingError, match="another plan"):
        Training(plan(games=5), tmp_path, "orrery train")


def test_provenance_tells_where_weights_come_from(tmp_path: Path) -> None:
    game = load_game(GAME)
    found = json.loads(finished(Training(plan(), tmp_path, "orrery train new-frontiers")))
    told = found["provenance"]
    assert (told["command"], told["seed"], told["games"]) == ("orrery train new-frontiers", "1", 4)
    assert (told["rules"], told["content"]) == (game.rules_version, game.content.hash())


def test_settled_positions_alone_are_learned_from() -> None:
    """Between two turns of Alien Frontiers nobody has ships to place, so their worth is nothing."""
    game = load_game("alien-frontiers")
    played = play_against_itself(
        SelfPlay(0, game.id, 2, "random", 0.0, json.dumps(game.weights.to_json(game.features.names)), "1")
    )
    (samples,), _ = read_samples(game, [replace(played, number=12)], 30)
    turn = game.features.names.index("reckoned by the turn")
    assert 10 < len(samples.progress) < 60
    assert not samples.amounts[samples.features == turn].any()


def test_by_how_much_a_game_was_won_can_be_learned() -> None:
    """Each seat's share of exp(points) at the end, five points being one, whoever won."""
    game = load_game(GAME)
    weights = json.dumps(game.weights.to_json(game.features.names))
    played = play_against_itself(SelfPlay(0, game.id, 3, "random", 0.0, weights, "1"))
    state = game.new_state(game.resolve({"players": 3}))
    for action in played.actions:
        game.apply(state, action)
    odds = [math.exp(sum(score.values()) / 5) for score in game.scores(state)]
    (samples,), _ = read_samples(game, [replace(played, number=12)], 30, 5.0)
    assert samples.shares[0] == pytest.approx([each / sum(odds) for each in odds])
    assert (samples.shares == samples.shares[0]).all()
    (samples,), _ = read_samples(game, [replace(played, number=12)], 30)
    assert list(samples.shares[0]) == played.shares


def test_what_decides_games_gets_the_weight() -> None:
    """Two seats; who has the first feature wins three times as often, the second means nothing."""
    rng = np.random.default_rng(1)
    count = 4000
    first = rng.integers(0, 2, count)
    other = rng.integers(0, 2, count)
    wins = np.where(rng.random(count) < 0.75, first, 1 - first)
    rows = np.concatenate([np.arange(count) * 2 + first, np.arange(count) * 2 + other])
    samples = Samples(
        2,
        rows.astype(np.int32),
        np.repeat([0, 1], count).astype(np.int32),
        np.ones(2 * count, np.float32),
        rng.random(count),
        np.eye(2)[wins],
    )
    start = first_weights(["decides", "does not"], range(2, 4), 2, {})
    found = fit(start, [samples], Penalty(1.0, 1.0))
    assert found.values[2] == pytest.approx([np.log(3), np.log(3), 0.0, 0.0], abs=0.25)
    assert mean_loss(found, [samples])[2] < mean_loss(start, [samples])[2] - 0.1
    # Nothing was seen of three players: what all share is all they have.
    assert 0.3 < found.values[3][0] < found.values[2][0]


def test_one_number_for_all_weights_tells_how_sure_to_be() -> None:
    """Whoever has the first feature wins three games of four: a weight of 4 is too sure of that."""
    count = 400
    rows = np.arange(2 * count)
    samples = Samples(
        2,
        rows,
        rows % 2,
        np.ones(2 * count),
        np.full(count, 0.5),
        np.array([[1.0, 0.0]] * (count * 3 // 4) + [[0.0, 1.0]] * (count // 4)),
    )
    start = Weights(2, {2: [4.0, 4.0, 1.0, 1.0], 3: [2.0, 0.0, 0.0, 0.0]}, {})
    found = scaled(start, [samples])
    multiple = math.log(3) / 3
    assert found.values[2] == pytest.approx([multiple * weight for weight in start.values[2]], abs=0.01)
    assert found.values[3] == pytest.approx([multiple * weight for weight in start.values[3]], abs=0.01)


def test_equal_weights_are_equally_strong() -> None:
    game = load_game(GAME)
    shares = list(compare(game, "greedy", 2, game.weights, game.weights, 2, "1", ThisProcess()))
    assert shares[-1].share == 0.5


def test_worthless_weights_lose() -> None:
    game = load_game(GAME)
    none = Weights(2, {count: [0.0] * (2 * len(game.features.names)) for count in range(2, 6)}, {})
    shares = list(compare(game, "greedy", 3, game.weights, none, 2, "1", ThisProcess()))
    assert (shares[-1].share, shares[-1].games) == (1.0, 3)  # a whole rotation of three seats


def test_the_command_trains_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    words = ["train", GAME, "--games", "2", "--bots", "random", "--compare", "2", "--seed", "7"]
    words += ["--folder", str(tmp_path / "run"), "--out", str(out), "--search", "greedy"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "round 1: surprise" in told
    assert "greedy: new weights win" in told
    assert json.loads(out.read_text("utf-8"))["provenance"]["seed"] == "7"
    assert main(words) == 0
    assert "round 1: done before" in capsys.readouterr().out


def test_bad_input_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["train", GAME, "--games", "0", "--folder", str(tmp_path / "a")]) == 2
    assert main(["train", GAME, "--start", str(tmp_path / "none.json"), "--folder", str(tmp_path / "b")]) == 2
    assert "no weights that can be read" in capsys.readouterr().err
