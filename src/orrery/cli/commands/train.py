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
    parser.add_argument(
        "--games",
        type=int,
        default=1000,
        metavar="N",
        help="games a round; with 0, weights are only tried (1000)",
    )
    parser.add_argument(
        "--start", default="shipped", metavar="W", help="shipped weights, guess, or a file (shipped)"
    )
    parser.add_argument(
        "--players",
        default="",
        metavar="K,L,...",
        help="learn from games of so many players alone (all); weights of other numbers that were learned"
        " before stay as they are",
    )
    parser.add_argument("--noise", type=float, default=0.03, help="part of the moves made at random (0.03)")
    parser.add_argument("--positions", type=int, default=16, help="positions learned from, a game (16)")
    parser.add_argument(
        "--points",
        type=float,
        default=0.0,
        metavar="P",
        help="learn by how much games are won, P points being one; 0: who won (0)",
    )
    parser.add_argument("--penalty", type=float, default=100.0, help="what changing a weight costs (100)")
    parser.add_argument(
        "--scale",
        action="store_true",
        help="learn nothing but how sure to be: one number that all weights are multiplied by",
    )
    parser.add_argument(
        "--try",
        dest="tried",
        default="",
        metavar="NAME,...",
        help="features whose weights are tried in games, by the beginning of their names (none)",
    )
    parser.add_argument(
        "--steps", type=int, default=8, metavar="N", help="steps that such weights are moved in (8)"
    )
    parser.add_argument(
        "--trials", type=int, default=300, metavar="N", help="games before each of these steps (300)"
    )
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
        players=_numbers(args.players),
        tried=tuple(name.strip() for name in args.tried.split(",") if name.strip()),
        steps=args.steps,
        trials=args.trials,
        points=args.points,
        scale=args.scale,
    )
    folder = args.folder or Path("training", game.id)
    training = Training(plan, folder, _command(args))
    for number in range(1, len(plan.bots) + 1):
        _round(training, number, workers)
    _compare(training, args.compare, args.search, workers)
    if args.out is not None:
        last = folder / f"round-{len(plan.bots)}.weights.json"
        args.out.write_text(last.read_text("utf-8"), "utf-8")
        print(f"written: {args.out}")
    return 0


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers of players, as in ``3,4``."""
    try:
        return tuple(int(word) for word in text.split(",") if word)
    except ValueError:
        raise ValueError(f"--players: {text!r} are no numbers of players") from None


def _command(args: argparse.Namespace) -> str:
    """The command that repeats this training."""
    words = ["orrery train", args.game, "--bots", args.bots, "--games", str(args.games)]
    words += ["--start", args.start, "--noise", f"{args.noise:g}", "--positions", str(args.positions)]
    if args.players:
        words += ["--players", args.players]
    if args.points:
        words += ["--points", f"{args.points:g}"]
    if args.scale:
        words.append("--scale")
    if args.tried:
        words += ["--try", f"'{args.tried}'", "--steps", str(args.steps), "--trials", str(args.trials)]
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
    for told in training.learn(number, workers):
        print(f"round {number}: {told}")


def _compare(training: "Training", games: int, search: str, workers: Workers) -> None:
    """How strong the new weights are against the shipped ones, one ply deep and with a little search."""
    from orrery.arena.training.duels import compare, whole_rotations

    game = training.game
    new = training.weights(len(training.plan.bots))
    for bot in dict.fromkeys(("greedy", search)):
        for players in training.plan.players or (game.min_players, game.max_players):
            shares = compare(game, bot, players, new, game.weights, games, training.plan.seed, workers)
            with progress_bar() as progress:
                title = f"{bot}, {players} players: new weights against shipped ones"
                total = whole_rotations(games, players)
                played = list(progress.track(shares, total=total, description=title))
            if played:
                share = played[-1]
                print(
                    f"{bot}: new weights win {share.share:.1%} of {share.games} games alone among {players}"
                    f" players with the shipped ones ({share.low:.1%} to {share.high:.1%})"
                )
