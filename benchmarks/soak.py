"""Many random games over all player counts and options, with the conservation checks on.

Every game draws its own mix of options: half the time the defaults with one option changed, else each
option changed with a chance of one in three. After every single action the game's ``check`` runs and
the legal moves are looked at; the first fault stops everything and names the seed that repeats it.

    python benchmarks/soak.py alien-frontiers --games 100000 --jobs 2
"""

import argparse
import multiprocessing
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.progress import track

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.options import OptionError, Options
from orrery.core.registry import game_names, load_game
from orrery.testing.setups import other_values

#: Far beyond any game seen; a game that gets here is reported as one that does not end.
MAX_ACTIONS = 200_000
#: Options that end a game early would hide what happens late.
NOT_VARIED = ("round_limit",)


def random_options(game: Game[Any], rng: SimRng) -> Options:
    """Player count and options of one game of the soak."""
    players = game.min_players + rng.below(game.max_players - game.min_players + 1)
    varied = [option for option in game.options if option.name not in NOT_VARIED and other_values(option)]
    raw: dict[str, object] = {"players": players}
    single = rng.below(2) == 0
    chosen = varied[rng.below(len(varied))].name if varied else ""
    for option in varied:
        values = other_values(option)
        if option.name == chosen if single else rng.below(3) == 0:
            raw[option.name] = values[rng.below(len(values))]
    try:
        return game.resolve(raw)
    except OptionError:
        # Options that exclude each other: play the defaults of that count.
        return game.resolve({"players": players})


def play_one(task: tuple[str, int]) -> tuple[int, int]:
    """One checked random game; (player decisions, number of players)."""
    name, seed = task
    game = load_game(name)
    rng = SimRng(f"soak-{name}-{seed}")
    options = random_options(game, rng)
    state = game.new_state(options)
    decisions = 0
    try:
        for _ in range(MAX_ACTIONS):
            actor = game.actor(state)
            if actor == TERMINAL:
                return decisions, int(options["players"])
            if actor == CHANCE:
                action = game.sample(state, rng)
            else:
                legal = game.legal(state)
                assert legal, "no legal move"
                assert all(a < b for a, b in pairwise(legal)), "legal is not sorted"
                action = legal[rng.below(len(legal))]
                decisions += 1
            game.apply(state, action)
            game.check(state)
        raise AssertionError(f"no end after {MAX_ACTIONS} actions")
    except Exception as error:
        raise RuntimeError(f"{name}, soak seed {seed}, options {options}: {error!r}") from error


def main() -> int:
    """Run the soak and write its result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    args = parser.parse_args()
    tasks = [(args.game, seed) for seed in range(args.first_seed, args.first_seed + args.games)]
    started = time.perf_counter()
    decisions = 0
    by_players: dict[int, int] = {}
    with multiprocessing.Pool(args.jobs) as pool:
        results = pool.imap_unordered(play_one, tasks, chunksize=50)
        for made, players in track(results, "playing", total=len(tasks), disable=not sys.stderr.isatty()):
            decisions += made
            by_players[players] = by_players.get(players, 0) + 1
    minutes = (time.perf_counter() - started) / 60
    counts = ", ".join(f"{games:,} with {players} players" for players, games in sorted(by_players.items()))
    text = (
        f"# Soak of {args.game}\n\n"
        f"`python benchmarks/soak.py {args.game} --games {args.games} --first-seed {args.first_seed}`\n\n"
        f"{args.games:,} random games ({counts}), {decisions:,} player decisions, options varied "
        f"in every game, all components counted and all derived data recomputed after every action: no fault "
        f"({minutes:.0f} minutes, {args.jobs} processes).\n"
    )
    results_folder = Path(__file__).parent / "results"
    results_folder.mkdir(exist_ok=True)
    (results_folder / f"soak-{args.game}.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
