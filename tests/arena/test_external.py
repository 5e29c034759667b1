"""Programs as bots: the protocol as its page describes it, and what a failure costs."""

import json
import os
import re
import select
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from plugin_game.game import GAME

from orrery.arena.external import ExternalBot, make_bot
from orrery.arena.match import play_match
from orrery.arena.tournament import Tournament, run
from orrery.cli.main import main
from orrery.core.bot import Bot, BotError, Position
from orrery.core.chance import Rng, SimRng
from orrery.core.registry import UnknownName, load_bot, load_game

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
MISBEHAVING = HERE / "misbehaving_bot.py"
OPTIONS = GAME.resolve({"players": 2})
SEED = b"a seed for programs that play it"


class LastMove(Bot):
    """What the test program plays when it behaves."""

    def decide(self, position: Position, rng: Rng) -> int:
        return position.legal[-1]


def program(how: str, folder: Path, limits: str = "time=600:start=600:") -> str:
    words = [sys.executable, str(MISBEHAVING), how, str(folder / "done")]
    return f"exec:{limits}{shlex.join(words)}"


def played(spec: str) -> tuple[Any, ExternalBot]:
    bot = make_bot(spec)
    assert isinstance(bot, ExternalBot)
    try:
        return play_match(GAME, [bot, LastMove({})], OPTIONS, SEED), bot
    finally:
        bot.close()


def test_a_program_plays_as_a_bot_of_the_same_mind_would(tmp_path: Path) -> None:
    outcome, _ = played(program("none", tmp_path))
    same = play_match(GAME, [LastMove({}), LastMove({})], OPTIONS, SEED)
    assert (outcome.ranking, outcome.scores) == (same.ranking, same.scores)
    assert outcome.failures == ({}, {})


@pytest.mark.parametrize(
    ("how", "counted", "problem"),
    [
        ("lie", "lied", "1000000000 was not offered"),
        ("nonsense", "lied", "one JSON object"),
        ("list", "lied", "one JSON object"),
        ("stranger", "lied", "the id of its question"),
        ("long", "flooded", "unasked"),
        ("flood", "flooded", "unasked"),
        ("die", "died", "ended with code 3: out of fuel"),
    ],
)
def test_a_failure_costs_one_move_and_nothing_else(
    how: str, counted: str, problem: str, tmp_path: Path
) -> None:
    outcome, bot = played(program(how, tmp_path))
    assert outcome.finished
    assert outcome.failures == ({counted: 1}, {})
    assert re.search(problem, bot.problem)


@pytest.mark.parametrize("how", ["hang", "late"])
def test_a_program_that_does_not_answer_in_time_loses_its_move(how: str, tmp_path: Path) -> None:
    outcome, _ = played(program(how, tmp_path, "time=0.2:start=600:"))
    assert outcome.finished
    assert set(outcome.failures[0]) == {"late"}


@pytest.mark.parametrize(
    ("how", "counted", "limits"), [("rude", "lied", "start=600:"), ("mute", "late", "start=0.1:")]
)
def test_a_program_that_does_not_say_hello_plays_nothing(
    how: str, counted: str, limits: str, tmp_path: Path
) -> None:
    bot = make_bot(program(how, tmp_path, limits))
    position = first_position()
    bot.match_begins(GAME, OPTIONS, position.seat)
    assert bot.decide(position, first_rng()) in position.legal
    assert bot.failures() == {counted: 1}
    bot.close()


def test_a_program_that_does_not_exist_is_told_and_loses_its_moves() -> None:
    bot = make_bot("exec:./there-is-no-such-program")
    position = first_position()
    bot.match_begins(GAME, OPTIONS, position.seat)
    assert bot.decide(position, first_rng()) in position.legal
    assert bot.failures() == {"died": 1}
    assert isinstance(bot, ExternalBot) and "No such file" in bot.problem


def first_position() -> Position:
    state = GAME.new_state(OPTIONS)
    while GAME.actor(state) < 0:
        GAME.apply(state, GAME.sample(state, first_rng()))
    return Position(GAME, state, GAME.actor(state), first_rng())


def first_rng() -> Rng:
    return SimRng("external")


def test_everything_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    script = tmp_path / "parent.py"
    script.write_text(
        "import subprocess, sys\n"
        f"child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        f"open({str(child)!r}, 'w').write(str(child.pid))\n"
        "for line in sys.stdin:\n"
        '    if \'hello\' in line: print(\'{"type":"hello","protocol":1}\', flush=True)\n'
    )
    bot = make_bot(f"exec:time=0.05:start=600:{shlex.join([sys.executable, str(script)])}")
    position = first_position()
    bot.match_begins(GAME, OPTIONS, position.seat)
    bot.decide(position, first_rng())
    running = os.pidfd_open(int(child.read_text()))
    bot.close()
    # It is told to end, and may need a moment for that on a busy machine.
    ended, _, _ = select.select([running], [], [], 60)
    os.close(running)
    assert ended


@pytest.mark.parametrize("spec", ["exec:", "exec:time=1:", "exec:'unclosed"])
def test_a_specification_without_a_program_is_refused(spec: str) -> None:
    with pytest.raises(BotError):
        make_bot(spec)


def test_parameters_are_read_before_the_command() -> None:
    bot = ExternalBot.from_spec("exec:time=0.5:start=2:./my bot --mode=a:b")
    assert bot.command == ["./my", "bot", "--mode=a:b"]
    assert bot.params == {"time": 0.5, "start": 2.0}


def test_the_registry_that_servers_use_knows_no_programs() -> None:
    with pytest.raises((UnknownName, BotError)):
        load_bot("exec:./mybot")


def test_the_messages_are_those_of_the_page(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = tmp_path / "recorder.py"
    script.write_text(
        "import json, sys\n"
        f"out = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    out.write(line); out.flush()\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'hello': print('{\"type\":\"hello\",\"protocol\":1}', flush=True)\n"
        "    if m['type'] == 'decide': print(json.dumps({'type': 'move', 'id': m['id'], "
        "'move': m['choices'][0]['move']}), flush=True)\n"
    )
    outcome, bot = played(f"exec:time=600:start=600:{shlex.join([sys.executable, str(script)])}")
    assert bot.failures() == {}
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    types = [message["type"] for message in messages]
    assert types[:2] == ["hello", "new"] and types[-2:] == ["result", "quit"]
    assert set(types[2:-2]) == {"decide"}
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    for message in messages:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{message['type']}` |"))
        assert all(f"`{name}`" in row for name in message if name != "type"), message["type"]
    assert messages[-2]["ranking"] == outcome.ranking
    ids = [message["id"] for message in messages if message["type"] == "decide"]
    assert ids == list(range(1, len(ids) + 1))


def node() -> str:
    found = subprocess.run([ROOT / "scripts" / "node"], capture_output=True, text=True, check=True)
    return str(Path(found.stdout.strip()) / "node")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> str:
    target = tmp_path_factory.mktemp("c") / "last_bot"
    subprocess.run(["cc", "-O1", "-Wall", "-Werror", "-o", target, EXAMPLES / "last_bot.c"], check=True)
    return str(target)


def test_the_examples_play_each_other_without_a_failure(compiled: str) -> None:
    bots = (
        f"exec:time=600:start=600:{sys.executable} {EXAMPLES / 'random_bot.py'}",
        f"exec:time=600:start=600:{node()} {EXAMPLES / 'careful_bot.mjs'}",
        f"exec:time=600:start=600:{compiled}",
    )
    game = load_game("new-frontiers")
    options = game.resolve({"players": 3, "round_limit": 3})
    outcomes = []
    tournament = Tournament(game.id, options, bots, games=1, seed="examples")
    run(tournament, each=lambda job, outcome: outcomes.append(outcome))
    assert [outcome.finished for outcome in outcomes] == [True]
    assert outcomes[0].failures == ({}, {}, {})


def test_sim_tells_of_failures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = program("lie", tmp_path)
    words = ["sim", "new-frontiers", "--games", "1", "--seats", f"{spec},random", "--option", "round_limit=1"]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["failures_by_bot"] == {spec: {"lied": 1}}
