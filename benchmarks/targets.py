"""How strong the bots are beside those of yesterday and beside one that knows the rules alone.

The bots of yesterday (commit 008e3fb) are today's with the evaluation that was made by hand, which learning
began with. Told as features that evaluation is slower, so they get half as much time again. They search as
today's do, which is better than they did: who wins against them would win more often against those of then.

    python benchmarks/targets.py --time 0.2 --games 200 --jobs 2

Every game is written down as it ends, some 45 bytes each, in one file a row in `benchmarks/results/journals`.
These files are kept in the repository: the same command goes on where they end, after an interruption or in
another checkout, and the table is made of all of them. `--only` plays rows by words of their name and game:

    python benchmarks/targets.py --only 'plain UCT new-frontiers'      # this row
    python benchmarks/targets.py --only nothing                        # none: the table alone

A journal tells which rules, weights and bots it is of: the weights by a digest, the others by one of a match
that they play with a few simulations. One of others is refused, and counts for nothing in the table; remove
it to play its row anew. Go on with a row on a machine of about the same speed.
"""

import argparse
import hashlib
import json
import re
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from orrery.arena.conduct import conduct, without_time
from orrery.arena.journal import Journal, rows_of
from orrery.arena.speed import is_compiled
from orrery.arena.statistics import share_of
from orrery.arena.training.duels import Side, Weighing, alone, play_duel, whole_rotations
from orrery.arena.training.selfplay import game_with
from orrery.arena.workers import Workers, make_workers
from orrery.cli.progress import progress_bar
from orrery.core.registry import load_bot, load_game
from orrery.core.weights import Weights, first_weights

RESULTS = Path(__file__).parent / "results"
GAMES = ("alien-artifacts", "alien-frontiers", "how-to-save-a-world", "new-frontiers")
#: Those that had bots when the issue was written, so that there is a yesterday.
OLDER_GAMES = ("alien-frontiers", "new-frontiers")
#: How much more time the evaluation by hand gets for being told as features.
MORE_TIME = 1.5
KNOTS = 3
HEAD = f"""# The bots beside those of yesterday, plain UCT and a tenth of the time

One bot against equal others, moving on by a seat from game to game on shared deals; times are of the
processor. The evaluation by hand, told as features, is slower than it was, so who uses it gets {MORE_TIME}
times the time. Intervals are Wilson's, 95 %. A row is measured when it has all its games; the games of a row
that has fewer are those played so far, and the next run goes on with them.
"""


@dataclass(frozen=True)
class Row:
    """A bot against equal others, and the share of wins that it is to reach."""

    name: str
    game: str
    players: int
    bot: str
    other: str
    #: Whether the others value positions by hand.
    by_hand: bool
    least: float


def rows(seconds: float) -> list[Row]:
    """The table: yesterday's bots, plain UCT, and ten times the time."""
    search = f"search:cpu={seconds:g}"
    yesterday = f"search:cpu={MORE_TIME * seconds:g}"
    found: list[Row] = []
    for game in OLDER_GAMES:
        found.append(Row("search of yesterday", game, 2, search, yesterday, True, 0.75))
        found.append(Row("three of yesterday", game, 4, search, yesterday, True, 0.50))
        found.append(Row("greedy of yesterday", game, 2, "greedy", "greedy", True, 0.75))
    for game in GAMES:
        found.append(Row("plain UCT", game, 2, search, f"uct:cpu={seconds:g}", False, 0.85))
        found.append(Row("a tenth of the time", game, 2, search, f"search:cpu={seconds / 10:g}", False, 0.65))
    return found


def weights_of(game_id: str, by_hand: bool) -> Weights:
    """The weights of a game: those that are shipped, or those before any training."""
    game = load_game(game_id)
    if not by_hand:
        return game.weights
    counts = range(game.min_players, game.max_players + 1)
    return first_weights(game.features.names, counts, KNOTS, game.features.first_guess)


def side_of(row: Row, bot: str, by_hand: bool) -> Side:
    """A bot with its weights as data."""
    names = load_game(row.game).features.names
    return Side(bot, json.dumps(weights_of(row.game, by_hand).to_json(names)))


def settings_of(row: Row, seed: str) -> dict[str, Any]:
    """What a row measures: what other bots do, or the same with other weights, is another measurement."""
    sides = (side_of(row, row.bot, False), side_of(row, row.other, row.by_hand))
    weighing = [Weighing(load_bot(without_time(one.bot)), game_with(row.game, one.weights)) for one in sides]
    game = load_game(row.game)
    seats = [weighing[0], *weighing[1:] * (row.players - 1)]
    values = [weights_of(row.game, by_hand).values.get(row.players, []) for by_hand in (False, row.by_hand)]
    told = hashlib.sha256(json.dumps([[round(w, 3) for w in side] for side in values]).encode()).hexdigest()
    return {
        **asdict(row),
        "weights": told[:16],
        "conduct": conduct(game, seats),
        "seed": seed,
        "compiled": is_compiled(game),
    }


def journal_of(row: Row, journals: Path) -> Path:
    """Where the games of a row are written down."""
    hand = " by hand" if row.by_hand else ""
    told = re.sub(r"[^a-z0-9.]+", "-", f"{row.game} {row.players} {row.bot} {row.other}{hand}")
    return journals / f"targets-{told}.jsonl"


def shares_of(entries: list[dict[str, Any]], games: int) -> list[float]:
    """The wins in the first games of a row, as far as they were played."""
    return [entry["share"] for entry in entries if entry["number"] < games]


def table(played: list[tuple[Row, list[float]]]) -> str:
    """All rows as Markdown, with what was played of them."""
    lines = [
        "| game | players | bot | against | games | wins | 95 % interval | asked |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row, shares in played:
        others = "" if row.players == 2 else f"{row.players - 1} × "
        hand = ", evaluation by hand" if row.by_hand else ""
        found = "0 | | |"
        if shares:
            share = share_of(sum(shares), len(shares))
            found = f"{share.games} | **{share.share:.1%}** | {share.low:.1%} to {share.high:.1%} |"
        lines.append(
            f"| {row.game} | {row.players} | `{row.bot}` | {others}`{row.other}`{hand}"
            f" | {found} {row.least:.0%} |"
        )
    return "\n".join(lines) + "\n"


def play(row: Row, args: argparse.Namespace, workers: Workers) -> None:
    """Play what its journal does not hold of a row."""
    games = whole_rotations(args.games, row.players)
    sides = side_of(row, row.bot, False), side_of(row, row.other, row.by_hand)
    path = journal_of(row, args.journals)
    with Journal(path, settings_of(row, args.seed)) as journal, progress_bar() as progress:
        done = {entry["number"] for entry in journal.rows}
        todo = [number for number in range(games) if number not in done]
        task = progress.add_task(f"{row.game}, {row.name}", total=games, completed=games - len(todo))
        duels = [alone(number, row.game, row.players, *sides, args.seed) for number in todo]
        for result in workers.each(play_duel, duels):
            journal.add(result._asdict())
            progress.advance(task)


def main() -> int:
    """Play, write the table of all rows, and say whether every one reaches what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--time", type=float, default=0.2, help="seconds a decision (0.2)")
    parser.add_argument("--games", type=int, default=200, help="games a row (200)")
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="rows whose name and game have these words"
    )
    parser.add_argument("--seed", default="targets")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the table and the journals go")
    args = parser.parse_args()
    args.journals = args.results / "journals"
    known = rows(args.time)
    workers = make_workers(args.jobs)
    for row in known:
        if all(word in f"{row.name} {row.game}" for word in args.only.split()):
            play(row, args, workers)
    played = []
    for row in known:
        path = journal_of(row, args.journals)
        entries = rows_of(path, settings_of(row, args.seed)) if path.exists() else []
        played.append((row, shares_of(entries, whole_rotations(args.games, row.players))))
    command = f"python benchmarks/targets.py --time {args.time:g} --games {args.games}"
    text = f"{HEAD}\n{table(played)}\nMade by `{command}`, compiled with mypyc.\n"
    (args.results / "targets.md").write_text(text, "utf-8")
    print(text)
    return 0 if all(shares and sum(shares) >= row.least * len(shares) for row, shares in played) else 1


if __name__ == "__main__":
    sys.exit(main())
