"""Speed of every game on the plain and, where there is one, the compiled build, side by side in one run.

    make bench            after `make compile` both builds are measured

Each build is measured in a process of its own by ``orrery bench``; rounds alternate between the builds and
the best of each is kept, so that a noisy machine harms both alike. Writes ``results/speed.md`` and ``.json``.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from orrery.core.registry import game_names

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
RESULTS = Path(__file__).parent / "results"


def measure(game: str, build: Path | None, seconds: float) -> dict[str, Any]:
    """One run of ``orrery bench`` on a build (None: the plain one)."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env["PYTHONPATH"] = str(build or ROOT / "src")
    command = [sys.executable, "-m", "orrery.cli.main", "bench", game, "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def best_of(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The run with the fastest decisions, with its clone and legal times at their own best."""
    best = dict(min(runs, key=lambda run: float(run["us_per_decision"])))
    for key in ("us_per_clone", "us_per_legal", "yardstick_us"):
        best[key] = min(float(run[key]) for run in runs)
    best["games_per_second"] = max(float(run["games_per_second"]) for run in runs)
    return best


def row(result: dict[str, Any]) -> str:
    """One line of the table."""
    yardstick = float(result["yardstick_us"])
    decision = float(result["us_per_decision"])
    return (
        f"| {result['game']} | {result['players']} | {'mypyc' if result['compiled'] else 'CPython'} "
        f"| {decision:.2f} | {result['us_per_clone']:.2f} | {result['us_per_legal']:.2f} "
        f"| {result['games_per_second']:.0f} | {result['branching']:.1f} "
        f"| {result['decisions_per_game']:.0f} "
        f"| {yardstick / decision:.0f} |"
    )


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    args = parser.parse_args()
    builds = [None] + ([COMPILED] if (COMPILED / ".optimised").exists() else [])
    results = []
    for game in game_names():
        runs: list[list[dict[str, Any]]] = [[] for _ in builds]
        for _ in range(args.rounds):
            for place, build in enumerate(builds):
                runs[place].append(measure(game, build, args.seconds))
        results += [best_of(of_build) for of_build in runs]
    # Other work on the machine makes everything slower, by what it does to caches and clocks.
    busy, _, _ = os.getloadavg()
    lines = [
        "# Speed",
        "",
        "Random playouts on one core, by its own time. A decision is legal moves + choice + applying it, "
        "with the time of all chance outcomes charged to the players' decisions. A clone is of a mid-game "
        "position. The yardstick is a fixed loop of plain Python, timed in the same run, so that "
        "machines compare.",
        "",
        "| game | players | build | µs per decision | µs per clone | µs per legal | games per second "
        "| legal moves | decisions per game | decisions a yardstick |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *[row(result) for result in results],
        "",
        f"`make bench` on Python {platform.python_version()}, {platform.machine()}; yardstick "
        f"{min(float(result['yardstick_us']) for result in results):.0f} µs; best of "
        f"{args.rounds} alternating rounds of {args.seconds:g} s of the processor's time, while {busy:.1f} "
        f"processes wanted its {os.cpu_count()} cores.",
        "",
    ]
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "speed.md").write_text("\n".join(lines), encoding="utf-8")
    (RESULTS / "speed.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
