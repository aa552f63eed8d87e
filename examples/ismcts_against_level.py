"""OpenSpiel's information-set search against one of our levels.

    python examples/ismcts_against_level.py --games 4 --simulations 50

It plays the memory game of Petal, where the numbers inside flowers are hidden.
The search is OpenSpiel's own, unchanged: it asks our states for worlds that fit
what its seat sees. Needs hortus[openspiel].
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from hortus.adapters.openspiel import HortusBot


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], numbers: np.random.RandomState) -> list[float]:
    """One game; every player's return."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(numbers.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hortus_petal(options=contents:memory)")
    parser.add_argument("--level", default="level-4")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    chosen = parser.parse_args(words)
    game = pyspiel.load_game(chosen.game)
    numbers = np.random.RandomState(1)
    won = 0.0
    for number in range(chosen.games):
        seat = number % 2
        search = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, numbers), 1.0, chosen.simulations, random_state=numbers
        )
        bots = [HortusBot(chosen.level, player, seed=number) for player in range(game.num_players())]
        bots[seat] = search
        returns = play(game, bots, numbers)
        won += returns[seat]
        print(f"game {number}: the search sat at seat {seat} and won {returns[seat]:.2f}")
    print(f"IS-MCTS with {chosen.simulations} simulations won {won:g} of {chosen.games} against {chosen.level}")
    return won / chosen.games


if __name__ == "__main__":
    main()
