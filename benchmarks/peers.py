"""Our games beside those of other libraries, in one run.

    python benchmarks/peers.py            after `make compile` both builds of ours are measured

Installs what it compares with into ``build/peers``: Python packages into an environment of its own,
boardgame.io by npm. Every contestant is a program of ``peer_programs`` in a process of its own; rounds go
through all of them in turn and the best of each is kept, with a yardstick before each, so that a noisy
machine harms all alike. Writes ``results/peers.md``.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import track

from orrery.arena.speed import yardstick
from orrery.core.registry import game_names

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(__file__).parent / "peer_programs"
RESULTS = Path(__file__).parent / "results" / "peers.md"
COMPILED = ROOT / "build" / "compiled"
HOME = ROOT / "build" / "peers"
PYTHON = HOME / "venv" / "bin" / "python"

PACKAGES = (
    *("catanatron==3.2.1", "open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo==1.27.0", "gymnasium==1.4.0"),
    *("shimmy==2.0.1", "pygame-ce==2.5.8", "numpy==2.4.6"),
)
#: What is measured.
RATES = ("decisions", "copies", "steps")
NPM_PACKAGE = "boardgame.io@0.50.2"

PAGE = """# Beside other libraries

Random play on one core: four players in our games, in the others as many as they have by default. A decision
is listing the legal moves, choosing one and applying it, chance included. A copy is of a position in the middle
of a game, by the library's own function; RLCard has none, so its game is copied by `copy.deepcopy`. A step is
one through PettingZoo with its observation and mask: ours by `orrery.pettingzoo.env`, OpenSpiel's by shimmy,
RLCard's by `pettingzoo.classic`. OpenSpiel is asked by its Python interface, as all who learn in Python do; a
program in C++ gets more out of its games in C++. All rates are a second of processor time.

Games differ: the last two columns tell how many moves a player chooses from and how many decisions a game
takes. Of the others only Catan is of the size of ours.

| library | game | decisions a second | copies a second | PettingZoo steps a second | legal moves | decisions a game |
|---|---|---|---|---|---|---|
{rows}

## Where we stand

How many times as many our four games do, from the slowest to the fastest, on the best build measured:

{comparisons}

## Not measured

- TAG (Java): {jdk} in none of the registries that this program installs from (PyPI, npm).
- boardgame.io and catanatron have no PettingZoo environment. The states of boardgame.io never change, so they
  need no copies.

`{command}` on {machine}; yardstick {sticks}; best of {rounds} rounds through all of them.
"""  # noqa: E501 - a table


@dataclass
class Contestant:
    """A program that is measured: its words, and the best of what it has printed."""

    library: str
    game: str
    words: list[str]
    path: Path = ROOT / "src"
    note: str = ""
    best: dict[str, float] = field(default_factory=dict)
    legal: float = 0.0
    length: float = 0.0
    #: Why it could not be measured.
    problem: str = ""

    def run(self, seconds: float) -> None:
        """Measure once; each figure keeps its best."""
        program = PROGRAMS / self.words[0]
        python = [str(PYTHON)] if program.suffix == ".py" else ["node"]
        env = os.environ | {
            "PYTHONPATH": str(self.path),
            "NODE_PATH": str(HOME / "npm" / "node_modules"),
            "NODE_ENV": "production",
        }
        words = [*python, str(program), str(seconds), *self.words[1:]]
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            self.problem = (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
            return
        found = json.loads(done.stdout.splitlines()[-1])
        for name in RATES:
            if found[name] is not None:
                self.best[name] = max(found[name], self.best.get(name, 0.0))
        self.legal, self.length = found["legal"], found["length"]


def contestants() -> list[Contestant]:
    """Everything that is compared, ours first."""
    found = []
    for game in game_names():
        found.append(Contestant("Orrery, plain", game, ["ours.py", game]))
        if (COMPILED / ".optimised").exists():
            found.append(Contestant("Orrery, compiled", game, ["ours.py", game], COMPILED))
    spiel = "OpenSpiel 2.0.2"
    return [
        *found,
        Contestant("catanatron 3.2.1", "Catan", ["catan.py"], note="Python"),
        Contestant(spiel, "backgammon", ["spiel.py", "backgammon"], note="C++"),
        Contestant(spiel, "hearts", ["spiel.py", "hearts"], note="C++"),
        Contestant(spiel, "gin rummy", ["spiel.py", "gin_rummy"], note="C++"),
        Contestant(spiel, "block dominoes", ["spiel.py", "python_block_dominoes"], note="Python"),
        Contestant(
            "RLCard 1.2.0", "Leduc hold'em", ["cards.py", "leduc-holdem", "leduc_holdem_v4"], note="Python"
        ),
        Contestant("RLCard 1.2.0", "Uno", ["cards.py", "uno"], note="Python"),
        Contestant("boardgame.io 0.50.2", "tic-tac-toe", ["boardgame.js"], note="JavaScript"),
    ]


def install() -> None:
    """Everything into ``build/peers``; what cannot be installed is told when it is to run."""
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME / "venv")], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, *PACKAGES], check=False).returncode:
        for package in PACKAGES:
            subprocess.run([*pip, package], check=False)
    if shutil.which("npm"):
        (HOME / "npm").mkdir(exist_ok=True)
        npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", NPM_PACKAGE]
        subprocess.run(npm, cwd=HOME / "npm", check=False)


def _rate(value: float | None) -> str:
    return "–" if value is None else f"{float(f'{value:.3g}'):,.0f}"


def _times(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.2g}"


def row(one: Contestant) -> str:
    """One line of the table."""
    name = f"{one.library} ({one.note})" if one.note else one.library
    if one.problem:
        return f"| {name} | {one.game} | not measured: {one.problem} | | | | |"
    rates = " | ".join(_rate(one.best.get(rate)) for rate in RATES)
    return f"| {name} | {one.game} | {rates} | {one.legal:.1f} | {one.length:.0f} |"


def comparisons(all_of_them: list[Contestant]) -> list[str]:
    """How our games on the best build stand to each of the others, rate by rate."""
    measured = [one for one in all_of_them if not one.problem]
    ours = [one for one in measured if one.library == "Orrery, compiled"]
    ours = ours or [one for one in measured if one.library == "Orrery, plain"]
    lines = []
    for other in measured:
        if other.library.startswith("Orrery"):
            continue
        words = []
        for rate in RATES:
            if rate in other.best:
                ratios = [one.best[rate] / other.best[rate] for one in ours]
                behind = sum(ratio < 1 for ratio in ratios)
                verdict = f", **behind with {behind} of {len(ours)}**" if behind else ""
                words.append(f"{rate} {_times(min(ratios))} to {_times(max(ratios))}{verdict}")
        lines.append(f"- {other.library}, {other.game}: {'; '.join(words)}")
    return lines


def page(all_of_them: list[Contestant], sticks: list[float], args: argparse.Namespace) -> str:
    """The results as a page."""
    return PAGE.format(
        rows="\n".join(map(row, all_of_them)),
        comparisons="\n".join(comparisons(all_of_them)),
        jdk="a JDK is here, but TAG is" if shutil.which("javac") else "no JDK is here, and TAG is",
        command=f"python benchmarks/peers.py --rounds {args.rounds} --seconds {args.seconds:g}",
        machine=f"Python {platform.python_version()}, {platform.machine()}",
        sticks=f"{min(sticks):.0f} to {max(sticks):.0f} µs",
        rounds=args.rounds,
    )


def main() -> int:
    """Install, measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of the figures of a contestant")
    args = parser.parse_args()
    install()
    all_of_them = contestants()
    sticks = []
    for one in track(all_of_them * args.rounds, description="measuring"):
        sticks.append(yardstick())
        one.run(args.seconds)
    text = page(all_of_them, sticks, args)
    RESULTS.write_text(text, "utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
