"""How strong the bots are: one bot against a table of others, seats rotating on shared seeds.

The matches are those of ``orrery arena``, of the pairings that make a claim. Every match is written down as
it ends, so an interrupted run goes on where it was.

    python benchmarks/strength.py --jobs 2
"""

import argparse
import json
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orrery.arena.journal import Journal
from orrery.arena.league import League, LineUp, play_rest
from orrery.arena.report import as_json
from orrery.arena.speed import is_compiled, yardstick
from orrery.arena.standings import standings
from orrery.arena.workers import make_workers
from orrery.cli.progress import progress_bar
from orrery.core.registry import load_game

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Claim:
    """The share of wins that a bot is to reach against equal others."""

    line_up: LineUp
    share: float


def claims(seconds: float) -> list[Claim]:
    """What the table shows."""
    return [
        Claim(LineUp("greedy", "random"), 0.95),
        Claim(LineUp(f"search:cpu={seconds:g}", "greedy"), 0.40),
    ]


def table(result: dict[str, Any], claimed: dict[tuple[str, str], float]) -> str:
    """The result as Markdown."""
    players = result["players"]
    build = "compiled with mypyc" if result["compiled"] else "plain Python"
    seats = " / ".join(str(seat + 1) for seat in range(players))
    lines = [
        "# Strength of the bots",
        "",
        f"`{result['game']}`, {players} players (chance: {1 / players:.0%}). One bot against {players - 1}"
        " equal others. The bots move on by a seat from game to game, and the games of one rotation share"
        " their seed, so each bot meets the same luck from every seat. A shared first place counts as"
        " part of a win. Intervals are Wilson's, 95 %.",
        "",
        f"| bot | against | games | wins | share | 95 % interval | from seat {seats} | points : theirs |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in result["meetings"]:
        if (row["bot"], row["opponent"]) not in claimed:
            continue
        by_seat = " / ".join(f"{share:.0%}" for share in row["share_by_seat"])
        lines.append(
            f"| {row['bot']} | {players - 1} × {row['opponent']} | {row['games']} | {row['wins']:g}"
            f" | **{row['share']:.1%}** | {row['low']:.1%} to {row['high']:.1%}"
            f" | {by_seat} | {row['points']:.2f} : {row['points_of_others']:.2f} |"
        )
    lines += [
        "",
        f"Made by `{result['command']}`, {build}, {result['jobs']} processes at a time, Python"
        f" {result['python']}. Machine yardstick (see `orrery bench`): {result['yardstick_us']:.0f} µs.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Play, write the table, and say whether every claim holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="alien-frontiers")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="matches a pairing (200)")
    parser.add_argument("--time", type=float, default=0.2, help="seconds a decision of the search bot (0.2)")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the table goes")
    args = parser.parse_args()
    game = load_game(args.game)
    options = game.resolve({"players": args.players})
    wanted = claims(args.time)
    league = League.of(game.id, options, tuple(claim.line_up for claim in wanted), args.games, args.seed)
    settings = {**league.settings(), "compiled": is_compiled(game)}
    stick = yardstick()
    with (
        Journal(args.results / f"strength-{game.id}.partial.jsonl", settings) as journal,
        progress_bar() as progress,
    ):
        task = progress.add_task(league.game, total=league.matches)
        workers = make_workers(args.jobs)
        matches = play_rest(league, journal, workers, lambda count: progress.update(task, completed=count))
        result = {
            **as_json(league, standings(league, matches)),
            "compiled": settings["compiled"],
            "jobs": args.jobs,
            "python": platform.python_version(),
            "yardstick_us": round(stick, 1),
            "command": f"python benchmarks/strength.py --game {game.id} --players {args.players}"
            f" --games {args.games}",
        }
        claimed = {(one.line_up.bot, one.line_up.opponent): one.share for one in wanted}
        text = table(result, claimed)
        (args.results / f"strength-{game.id}.json").write_text(json.dumps(result, indent=2) + "\n", "utf-8")
        (args.results / f"strength-{game.id}.md").write_text(text, "utf-8")
        journal.remove()
    print(text)
    shares = {(row["bot"], row["opponent"]): row["share"] for row in result["meetings"]}
    return 0 if all(shares[pair] >= share for pair, share in claimed.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
