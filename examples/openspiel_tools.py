"""Tools of OpenSpiel on a short match of New Frontiers: search with and without seeing hidden things, MCCFR.

Run it after `pip install '.[openspiel]'` in the checkout.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import orrery.openspiel  # noqa: F401 - registers the games

GAME = "orrery_new_frontiers(players=2,round_limit=1,goals=true)"


def played(game: pyspiel.Game, bots: list, rng: np.random.RandomState) -> list[float]:
    """The returns of one match; a bot that is None takes any move."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
            continue
        bot = bots[state.current_player()]
        state.apply_action(bot.step(state) if bot else int(rng.choice(state.legal_actions())))
    return list(state.returns())


def main() -> None:
    """Let each tool do a little of what it does."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=20, help="of each decision of the searching bots")
    parser.add_argument("--iterations", type=int, default=5, help="of MCCFR")
    args = parser.parse_args()
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(GAME)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    seeing = mcts.MCTSBot(game, 1.4, args.simulations, rollouts, random_state=rng)
    print("MCTS, which sees everything, against chance:", played(game, [seeing, None], rng))
    fair = ismcts.ISMCTSBot(
        game,
        uct_c=1.4,
        max_simulations=args.simulations,
        evaluator=rollouts,
        random_state=rng,
    )
    print("ISMCTS, which knows what its seat knows, against chance:", played(game, [fair, None], rng))
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    for _ in range(args.iterations):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    likeliest = max(policy.action_probabilities(state).items(), key=lambda item: item[1])
    move = state.action_to_string(state.current_player(), likeliest[0])
    print(f"outcome-sampling MCCFR, {args.iterations} iterations: it would begin with {move!r}")


if __name__ == "__main__":
    main()
