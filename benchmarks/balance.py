"""Balance of New Frontiers, from many games of equal bots: length, what ended them, seats, homes, scores.

python benchmarks/balance.py --games 10000 --jobs 2

Which side of a mat is played is drawn, so that every home is played as often as any other; bots always
choose the same one of two, and the other would never be measured.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

from rich.progress import track

from orrery.arena.match import Outcome, play_match
from orrery.arena.speed import is_compiled
from orrery.arena.statistics import share_of
from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng, seed_from_text
from orrery.core.registry import load_bot, load_game
from orrery.games.new_frontiers.actions import SIDE

GAME = "new-frontiers"
RESULTS = Path(__file__).parent / "results"
SIDES = [SIDE, SIDE + 1]


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
        self.sources: defaultdict[str, int] = defaultdict(int)

    def name(self) -> str:
        """The setting in words."""
        return f"{self.players} players{', goals' if self.goals else ''}"


def play_one(job: tuple[int, bool, str, int]) -> tuple[Outcome, list[int]]:
    """One match of a setting by its number, and the side of the mat that each seat played."""
    players, goals, bot, number = job
    game = load_game(GAME)
    bots = [DrawnSide(load_bot(bot)) for _ in range(players)]
    seed = seed_from_text(f"balance/{players}/{goals}/{number}")
    outcome = play_match(game, bots, game.resolve({"players": players, "goals": goals}), seed)
    return outcome, [seat.side for seat in bots]


def matches(tally: Tally, games: int, bot: str, jobs: int) -> Iterator[tuple[Outcome, list[int]]]:
    """The matches of one setting, over that many processes."""
    todo = [(tally.players, tally.goals, bot, number) for number in range(games)]
    if jobs == 1:
        yield from map(play_one, todo)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_one, todo)


def play(tally: Tally, games: int, bot: str, jobs: int) -> None:
    """Play the games of one setting and count."""
    homes = {
        (row["mat"], "ab".index(row["side"])): row["id"] for row in load_game(GAME).content.tables["homes"]
    }
    played = matches(tally, games, bot, jobs)
    for outcome, sides in track(played, tally.name(), total=games, disable=not sys.stderr.isatty()):
        table = outcome.table
        tally.rounds.append(table["round"])
        tally.ends.update(table["ending"])
        share = 1 / len(outcome.winners)
        for seat, player in enumerate(table["players"]):
            won = share if seat in outcome.winners else 0.0
            tally.seat_wins[seat] += won > 0
            tally.points.append(player["points"])
            tally.colonies.append(len(player["colonies"]))
            for source, points in player["score"].items():
                tally.sources[source] += points
            home = homes[player["mat"], sides[seat]]
            tally.home_games[home] += 1
            tally.home_wins[home] += won


def percent(wins: float, games: int) -> str:
    """A share with its interval."""
    share = share_of(wins, games)
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


def report(tallies: list[Tally], args: argparse.Namespace) -> str:
    """The page."""
    game = load_game(GAME)
    names = {row["id"]: row["name"] for row in game.content.tables["homes"]}
    total = sum(len(tally.rounds) for tally in tallies)
    lines = [
        "# Balance of New Frontiers",
        "",
        f"{total:,} games of {args.bot} bots against each other, most components being stand-ins. "
        "The rulebook says that a game usually lasts 12 to 15 rounds.",
        "",
        "| setting | games | rounds: mean | 10 % to 90 % | points a player | colonies | ended by |",
        "|---|---|---|---|---|---|---|",
    ]
    for tally in tallies:
        rounds = sorted(tally.rounds)
        ends = ", ".join(f"{name} {count / len(rounds):.0%}" for name, count in tally.ends.most_common())
        lines.append(
            f"| {tally.name()} | {len(rounds):,} | {mean(rounds):.1f} "
            f"| {rounds[len(rounds) // 10]} to {rounds[len(rounds) * 9 // 10]} "
            f"| {mean(tally.points):.1f} | {mean(tally.colonies):.1f} | {ends} |"
        )
    lines += [
        "",
        "A game can meet several end conditions in its last round; colonies include the home.",
        "",
        "## By seat",
        "",
    ]
    for tally in tallies:
        games = len(tally.rounds)
        seats = "; ".join(
            f"seat {seat + 1} {percent(tally.seat_wins[seat], games)}" for seat in range(tally.players)
        )
        lines.append(f"- {tally.name()}: {seats}")
    lines += [
        "",
        "Seats are drawn into a random order, so they should be equal; shared wins count for each.",
        "",
        "## By home colony",
        "",
        "Share of wins of the player with this home, over all settings, against the share an average player "
        "has (`fair`). The side of the mat is drawn, not chosen.",
        "",
        "| home | games | wins | fair | wins/fair |",
        "|---|---|---|---|---|",
    ]
    fair: defaultdict[str, float] = defaultdict(float)
    for tally in tallies:
        for home, count in tally.home_games.items():
            fair[home] += count / tally.players
    games_of = sum((tally.home_games for tally in tallies), Counter())
    wins_of: defaultdict[str, float] = defaultdict(float)
    for tally in tallies:
        for home, wins in tally.home_wins.items():
            wins_of[home] += wins
    for home in sorted(
        games_of, key=lambda name: fair[name] / games_of[name] - wins_of[name] / games_of[name]
    ):
        lines.append(
            f"| {names[home]} | {games_of[home]:,} | {percent(wins_of[home], games_of[home])} "
            f"| {fair[home] / games_of[home]:.1%} | {wins_of[home] / fair[home]:.2f} |"
        )
    lines += ["", "## Points by source", "", "| setting | " + " | ".join(tallies[-1].sources) + " |"]
    lines.append("|---" * (len(tallies[-1].sources) + 1) + "|")
    for tally in tallies:
        seats = len(tally.rounds) * tally.players
        cells = " | ".join(f"{tally.sources[source] / seats:.1f}" for source in tallies[-1].sources)
        lines.append(f"| {tally.name()} | {cells} |")
    build = "compiled with mypyc" if is_compiled(game) else "plain Python"
    lines += [
        "",
        f"Made by `python benchmarks/balance.py --games {args.games} --bot {args.bot}`, {build}.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Play and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games in all (10000)")
    parser.add_argument("--bot", default="greedy", help="who plays all seats (greedy)")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    settings = [(2, False), (3, False), (4, False), (4, True), (5, False)]
    tallies = [Tally(players, goals) for players, goals in settings]
    for tally in tallies:
        play(tally, args.games // len(tallies), args.bot, args.jobs)
    text = report(tallies, args)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "balance-new-frontiers.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
