"""Learns what positions are worth from self-play: ``orrery train``."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from orrery.arena.workers import Workers
from orrery.cli.arguments import add_pack, add_workers, open_game, workers_of
from orrery.cli.progress import progress_bar

if TYPE_CHECKING:
    from orrery.arena.training.run import Training

EXAMPLE: Final = "orrery train alien-frontiers --games 2000 --jobs 2"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery train``."""
    parser.add_argument("game", metavar="GAME", help="which game; see orrery games")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="A,B,...",
        help="who plays against itself, one for each round (greedy)",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games a round (1000)")
    parser.add_argument(
        "--start", default="shipped", metavar="W", help="shipped weights, guess, or a file (shipped)"
    )
    parser.add_argument(
        "--players", type=int, default=0, metavar="K", help="learn from games of K players alone (all)"
    )
    parser.add_argument("--noise", type=float, default=0.03, help="part of the moves made at random (0.03)")
    parser.add_argument("--positions", type=int, default=16, help="positions learned from, a game (16)")
    parser.add_argument("--penalty", type=float, default=100.0, help="what changing a weight costs (100)")
    parser.add_argument("--seed", default="1", metavar="S", help="any word or number (1)")
    add_pack(parser)
    add_workers(parser)
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where it all goes (training/GAME)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the weights there as well")
    parser.add_argument(
        "--compare", type=int, default=200, metavar="N", help="games against the shipped weights (200)"
    )
    parser.add_argument(
        "--search",
        default="search:sims=40",
        metavar="BOT",
        help="who plays these games besides greedy (search:sims=40)",
    )


def run(args: argparse.Namespace) -> int:
    """Train, telling how it goes, and compare what was found with what is shipped."""
    try:
        from orrery.arena.training.run import Plan, Training
    except ModuleNotFoundError as error:
        raise ValueError(f"training needs {error.name}: pip install 'orrery[train]'") from None
    game = open_game(args.game, args.pack)
    workers = workers_of(args)
    plan = Plan(
        game=game.id,
        bots=tuple(bot.strip() for bot in args.bots.split(",")),
        games=args.games,
        noise=args.noise,
        positions=args.positions,
        penalty=args.penalty,
        seed=args.seed,
        start=args.start,
        players=args.players,
    )
    folder = args.folder or Path("training", game.id)
    training = Training(plan, folder, _command(args))
    for number in range(1, len(plan.bots) + 1):
        _round(training, number, workers)
    _compare(training, args.compare, args.search)
    if args.out is not None:
        last = folder / f"round-{len(plan.bots)}.weights.json"
        args.out.write_text(last.read_text("utf-8"), "utf-8")
        print(f"written: {args.out}")
    return 0


def _command(args: argparse.Namespace) -> str:
    """The command that repeats this training."""
    words = ["orrery train", args.game, "--bots", args.bots, "--games", str(args.games)]
    words += ["--start", args.start, "--noise", f"{args.noise:g}", "--positions", str(args.positions)]
    if args.players:
        words += ["--players", str(args.players)]
    words += ["--penalty", f"{args.penalty:g}", "--seed", args.seed]
    return " ".join(words)


def _round(training: "Training", number: int, workers: Workers) -> None:
    """One round, unless it is over already."""
    if training.found(number):
        print(f"round {number}: done before")
        return
    with progress_bar() as progress:
        task = progress.add_task(
            f"round {number}: {training.plan.bots[number - 1]}", total=training.plan.games
        )
        for done in training.play(number, workers):
            progress.update(task, completed=done)
    losses = training.learn(number)
    told = ", ".join(f"{loss:.4f} with {count} players" for count, loss in sorted(losses.items()))
    print(f"round {number}: surprise at held-out results {told}")


def _compare(training: "Training", games: int, search: str) -> None:
    """How strong the new weights are against the shipped ones, one ply deep and with a little search."""
    from orrery.arena.training.run import compare

    rounds = len(training.plan.bots)
    for bot in dict.fromkeys(("greedy", search)):
        shares = compare(
            training.game, bot, training.weights(rounds), training.game.weights, games, training.plan.seed
        )
        with progress_bar() as progress:
            title = f"{bot}: new weights against shipped ones"
            played = list(progress.track(shares, total=games, description=title))
        if played:
            share = played[-1]
            print(
                f"{bot}: new weights win {share.share:.1%} of {share.games} two-player games against the"
                f" shipped ones ({share.low:.1%} to {share.high:.1%})"
            )
