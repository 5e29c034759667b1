"""Balance of New Frontiers, from many games of equal bots: length, what ended them, seats, homes, scores.

python benchmarks/balance.py --games 10000 --jobs 2
python benchmarks/balance.py --games 600 --bot search:sims=10 --settings 3 4

Which side of a mat is played is drawn, so that every home is played as often as any other; bots always
choose the same one of two, and the other would never be measured. Numbers that were tuned on some deals are
to be measured on others: --first. The page is printed and written into
benchmarks/results, one file for each kind of bot.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.arena.match import Outcome, play_match
from orrery.arena.speed import is_compiled
from orrery.arena.statistics import Z95, share_of
from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng, seed_from_text
from orrery.core.registry import load_bot, load_game
from orrery.games.new_frontiers.actions import SIDE

GAME = "new-frontiers"
RESULTS = Path(__file__).parent / "results"
SIDES = [SIDE, SIDE + 1]
#: Player count and goals of each setting, by its name on the command line.
SETTINGS = {"2": (2, False), "3": (3, False), "4": (4, False), "4g": (4, True), "5": (5, False)}


class DrawnSide(Bot):
    """Plays as another bot does, on a side of its mat that is drawn."""

    def __init__(self, bot: Bot) -> None:
        super().__init__({})
        self.bot = bot
        self.side = 0

    def decide(self, position: Position, rng: Rng) -> int:
        if position.legal != SIDES:
            return self.bot.decide(position, rng)
        self.side = rng.below(len(SIDES))
        return SIDES[self.side]


class Tally:
    """What the games of one setting add up to."""

    def __init__(self, players: int, goals: bool) -> None:
        self.players = players
        self.goals = goals
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.home_games: Counter[str] = Counter()
        self.home_wins: defaultdict[str, float] = defaultdict(float)
        self.points: list[int] = []
        self.colonies: list[int] = []
        self.colonists: list[int] = []
        self.sources: defaultdict[str, int] = defaultdict(int)

    def name(self) -> str:
        """The setting in words."""
        return f"{self.players} players{', goals' if self.goals else ''}"

    def add(self, outcome: Outcome, homes: list[str]) -> None:
        """Count one match; ``homes`` are those of the seats."""
        table = outcome.table
        self.rounds.append(table["round"])
        self.ends.update(table["ending"])
        share = 1 / len(outcome.winners)
        for seat, player in enumerate(table["players"]):
            won = share if seat in outcome.winners else 0.0
            self.seat_wins[seat] += won > 0
            self.points.append(player["points"])
            self.colonies.append(len(player["colonies"]))
            self.colonists.append(player["colonists"])
            for source, points in player["score"].items():
                self.sources[source] += points
            self.home_games[homes[seat]] += 1
            self.home_wins[homes[seat]] += won


def play_one(job: tuple[int, bool, str, int]) -> tuple[Outcome, list[int]]:
    """One match of a setting by its number, and the side of the mat that each seat played."""
    players, goals, bot, number = job
    game = load_game(GAME)
    bots = [DrawnSide(load_bot(bot)) for _ in range(players)]
    seed = seed_from_text(f"balance/{players}/{goals}/{number}")
    outcome = play_match(game, bots, game.resolve({"players": players, "goals": goals}), seed)
    return outcome, [seat.side for seat in bots]


def matches(tally: Tally, deals: range, bot: str, jobs: int) -> Iterator[tuple[Outcome, list[int]]]:
    """The matches of one setting, over that many processes."""
    todo = [(tally.players, tally.goals, bot, number) for number in deals]
    if jobs == 1:
        yield from map(play_one, todo)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_one, todo)


def play(tallies: list[Tally], deals: range, bot: str, jobs: int) -> None:
    """Play these deals of every setting and count, with a bar on the error stream if that is a terminal."""
    homes = {
        (row["mat"], "ab".index(row["side"])): row["id"] for row in load_game(GAME).content.tables["homes"]
    }
    columns = (
        TextColumn("{task.description:>18}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=len(deals) * len(tallies))
        for tally in tallies:
            progress.update(bar, description=tally.name())
            for outcome, sides in matches(tally, deals, bot, jobs):
                players = enumerate(outcome.table["players"])
                tally.add(outcome, [homes[player["mat"], sides[seat]] for seat, player in players])
                progress.advance(bar)


def percent(wins: float, games: int) -> str:
    """A share with its interval."""
    share = share_of(wins, games)
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


def average(values: list[int]) -> str:
    """A mean with its interval."""
    margin = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.1f} ± {margin:.1f}"


def length_lines(tallies: list[Tally]) -> list[str]:
    """Rounds, points and ends by setting."""
    lines = [
        "| setting | games | rounds: mean | 10 % to 90 % | points a player | colonies "
        "| colonists left | ended by |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tally in tallies:
        rounds = sorted(tally.rounds)
        ends = ", ".join(f"{name} {count / len(rounds):.0%}" for name, count in tally.ends.most_common())
        lines.append(
            f"| {tally.name()} | {len(rounds):,} | {average(rounds)} "
            f"| {rounds[len(rounds) // 10]} to {rounds[len(rounds) * 9 // 10]} "
            f"| {fmean(tally.points):.1f} | {fmean(tally.colonies):.1f} "
            f"| {fmean(tally.colonists):.1f} | {ends} |"
        )
    return lines


def seat_lines(tallies: list[Tally]) -> list[str]:
    """Shares of wins by seat."""
    lines = []
    for tally in tallies:
        games = len(tally.rounds)
        seats = "; ".join(
            f"seat {seat + 1} {percent(tally.seat_wins[seat], games)}" for seat in range(tally.players)
        )
        lines.append(f"- {tally.name()}: {seats}")
    return lines


def home_lines(tallies: list[Tally]) -> list[str]:
    """Shares of wins by home over all settings, the best first, against those of an average player."""
    names = {row["id"]: row["name"] for row in load_game(GAME).content.tables["homes"]}
    games: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    for tally in tallies:
        for home, count in tally.home_games.items():
            games[home] += count
            wins[home] += tally.home_wins[home]
            fair[home] += count / tally.players
    lines = ["| home | games | wins | fair | wins/fair |", "|---|---|---|---|---|"]
    for home in sorted(games, key=lambda name: wins[name] / fair[name], reverse=True):
        share = share_of(wins[home], games[home])
        even = fair[home] / games[home]
        lines.append(
            f"| {names[home]} | {games[home]:,} | {percent(wins[home], games[home])} | {even:.1%} "
            f"| {share.share / even:.2f} ({share.low / even:.2f} to {share.high / even:.2f}) |"
        )
    return lines


def source_lines(tallies: list[Tally]) -> list[str]:
    """Points a player by source and setting."""
    sources = list(tallies[-1].sources)
    lines = ["| setting | " + " | ".join(sources) + " |", "|---" * (len(sources) + 1) + "|"]
    for tally in tallies:
        seats = len(tally.rounds) * tally.players
        cells = " | ".join(f"{tally.sources[source] / seats:.1f}" for source in sources)
        lines.append(f"| {tally.name()} | {cells} |")
    return lines


def report(tallies: list[Tally], args: argparse.Namespace) -> str:
    """The page."""
    total = sum(len(tally.rounds) for tally in tallies)
    build = "compiled with mypyc" if is_compiled(load_game(GAME)) else "plain Python"
    chosen = "" if args.settings == list(SETTINGS) else f" --settings {' '.join(args.settings)}"
    if args.first:
        chosen += f" --first {args.first}"
    lines = [
        "# Balance of New Frontiers",
        "",
        f"{total:,} games of {args.bot} bots against each other, most components being stand-ins. "
        "The rulebook says that a game usually lasts 12 to 15 rounds. Intervals are 95 %.",
        "",
        *length_lines(tallies),
        "",
        "A game can meet several end conditions in its last round; colonies include the home.",
        "",
        "## By seat",
        "",
        *seat_lines(tallies),
        "",
        "Seats are drawn into a random order, so they should be equal; shared wins count for each.",
        "",
        "## By home colony",
        "",
        "Share of wins of the player with this home, over all settings, against the share an average player "
        "has (`fair`). The side of the mat is drawn, not chosen.",
        "",
        *home_lines(tallies),
        "",
        "## Points by source",
        "",
        *source_lines(tallies),
        "",
        f"Made by `python benchmarks/balance.py --games {args.games} --bot {args.bot}{chosen}`, {build}.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Play and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games in all (10000)")
    parser.add_argument("--bot", default="greedy", help="who plays all seats (greedy)")
    parser.add_argument("--settings", nargs="+", choices=SETTINGS, default=list(SETTINGS), metavar="SETTING")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal of each setting (0)")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    tallies = [Tally(*SETTINGS[name]) for name in args.settings]
    play(tallies, range(args.first, args.first + args.games // len(tallies)), args.bot, args.jobs)
    text = report(tallies, args)
    kind = args.bot.partition(":")[0]
    RESULTS.mkdir(exist_ok=True)
    name = "balance-new-frontiers.md" if kind == "greedy" else f"balance-new-frontiers-{kind}.md"
    (RESULTS / name).write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
