"""How strong the bots are: one bot against a table of others, seats rotating on shared seeds.

Every match is written down as it ends, so an interrupted run goes on where it was; the table is written
after each pairing and at the end.

    python benchmarks/strength.py --jobs 2
"""

import argparse
import json
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.arena.speed import is_compiled, yardstick
from orrery.arena.statistics import Share, share_of
from orrery.arena.tournament import Tournament
from orrery.core.registry import load_game

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Pairing:
    """A challenger against equal opponents; ``claim`` is the share of wins it is to reach."""

    challenger: str
    opponent: str
    claim: float


def pairings(seconds: float) -> list[Pairing]:
    """What the table shows."""
    return [
        Pairing("greedy", "random", 0.95),
        Pairing(f"search:cpu={seconds:g}", "greedy", 0.40),
    ]


def tournament_of(pairing: Pairing, args: argparse.Namespace) -> Tournament:
    """The matches of one pairing; a whole number of rotations."""
    game = load_game(args.game)
    options = game.resolve({"players": args.players})
    bots = (pairing.challenger, *[pairing.opponent] * (args.players - 1))
    return Tournament(game.id, options, bots, args.games, args.seed, rotate=True)


def settings(args: argparse.Namespace) -> dict[str, Any]:
    """What must not change between the parts of one run."""
    game = load_game(args.game)
    return {
        "game": game.id,
        "rules": game.rules_version,
        "players": args.players,
        "seed": args.seed,
        "compiled": is_compiled(game),
        "pairings": [f"{p.challenger} against {p.opponent}" for p in pairings(args.time)],
    }


def read_partial(path: Path, expected: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    """The matches an interrupted run with the same settings left, by pairing and number."""
    if not path.exists():
        return {}
    lines = path.read_text("utf-8").splitlines(keepends=True)
    whole = [json.loads(line) for line in lines if line.endswith("\n")]
    if not whole or whole[0] != expected:
        sys.exit(f"{path} is of a run with other settings; finish that or remove the file")
    return {(row["pairing"], row["number"]): row for row in whole[1:]}


def play_pairing(
    number: int, args: argparse.Namespace, done: dict[tuple[int, int], dict[str, Any]], path: Path
) -> list[dict[str, Any]]:
    """Play what is left of one pairing; every match as a row."""
    pairing = pairings(args.time)[number]
    tournament = tournament_of(pairing, args)
    left = [match for match in range(args.games) if (number, match) not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True)) as progress,
        path.open("a", encoding="utf-8") as file,
    ):
        title = f"{pairing.challenger} against {pairing.opponent}"
        task = progress.add_task(title, total=args.games, completed=args.games - len(left))
        for job, outcome in tournament.play(args.jobs, left):
            seat = job.number % args.players
            totals = [sum(points.values()) for points in outcome.scores]
            row = {
                "pairing": number,
                "number": job.number,
                "seat": seat,
                "finished": outcome.finished,
                "win": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                "points": totals[seat],
                "others": sum(totals[:seat] + totals[seat + 1 :]) / (args.players - 1),
                "decisions": outcome.decisions,
            }
            done[number, job.number] = row
            file.write(json.dumps(row) + "\n")
            file.flush()
            progress.advance(task)
    return [done[number, match] for match in range(args.games)]


def summarise(pairing: Pairing, rows: list[dict[str, Any]], players: int) -> dict[str, Any]:
    """One line of the table."""
    finished = [row for row in rows if row["finished"]]
    total = share_of(sum(row["win"] for row in finished), len(finished))
    by_seat = []
    for seat in range(players):
        at_seat = [row["win"] for row in finished if row["seat"] == seat]
        by_seat.append(share_of(sum(at_seat), len(at_seat)))
    return {
        "challenger": pairing.challenger,
        "opponents": [pairing.opponent] * (players - 1),
        "games": len(rows),
        "finished": len(finished),
        "claim": pairing.claim,
        "wins": total.wins,
        "share": round(total.share, 4),
        "low": round(total.low, 4),
        "high": round(total.high, 4),
        "share_by_seat": [round(share.share, 4) for share in by_seat],
        "points": round(_mean(finished, "points"), 2),
        "points_of_others": round(_mean(finished, "others"), 2),
        "decisions_per_game": round(_mean(finished, "decisions"), 1),
    }


def _mean(rows: list[dict[str, Any]], key: str) -> float:
    return sum(row[key] for row in rows) / len(rows) if rows else 0.0


def table(result: dict[str, Any]) -> str:
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
    for row in result["table"]:
        games = f"{row['games']}"
        if row["finished"] != row["games"]:
            games += f" ({row['finished']} finished)"
        by_seat = " / ".join(f"{share:.0%}" for share in row["share_by_seat"])
        share = Share(row["wins"], row["finished"], row["share"], row["low"], row["high"])
        lines.append(
            f"| {row['challenger']} | {len(row['opponents'])} × {row['opponents'][0]} | {games}"
            f" | {share.wins:g} | **{share.share:.1%}** | {share.low:.1%} to {share.high:.1%}"
            f" | {by_seat} | {row['points']:.2f} : {row['points_of_others']:.2f} |"
        )
    lines += [
        "",
        f"Made by `python benchmarks/strength.py --game {result['game']} --games {result['games']}`,"
        f" {build}, {result['jobs']} processes at a time, Python {result['python']}."
        f" Machine yardstick (see `orrery bench`): {result['yardstick_us']:.0f} µs.",
        "",
    ]
    return "\n".join(lines)


def write_results(folder: Path, args: argparse.Namespace, rows: list[dict[str, Any]], stick: float) -> None:
    """The table so far, as Markdown and JSON."""
    result = {
        **settings(args),
        "games": args.games,
        "jobs": args.jobs,
        "python": platform.python_version(),
        "yardstick_us": round(stick, 1),
        "table": rows,
    }
    (folder / f"strength-{result['game']}.json").write_text(json.dumps(result, indent=2) + "\n", "utf-8")
    (folder / f"strength-{result['game']}.md").write_text(table(result), "utf-8")


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
    args.results.mkdir(parents=True, exist_ok=True)
    partial = args.results / f"strength-{args.game}.partial.jsonl"
    expected = settings(args)
    done = read_partial(partial, expected)
    if not done:
        partial.write_text(json.dumps(expected) + "\n", "utf-8")
    stick = yardstick()
    rows: list[dict[str, Any]] = []
    for number, pairing in enumerate(pairings(args.time)):
        matches = play_pairing(number, args, done, partial)
        rows.append(summarise(pairing, matches, args.players))
        write_results(args.results, args, rows, stick)
    partial.unlink()
    print((args.results / f"strength-{args.game}.md").read_text("utf-8"))
    return 0 if all(row["share"] >= row["claim"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
