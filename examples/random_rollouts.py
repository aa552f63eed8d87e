"""Random games in PettingZoo.

    python examples/random_rollouts.py blume --games 20

Shows how an environment is made, how a mask is used, and what rewards look
like. Needs hortus[pettingzoo].
"""

import argparse
from collections import Counter

import numpy as np
import pettingzoo

import hortus.adapters.pettingzoo  # enters the games in PettingZoo's registry


def rollout(env: pettingzoo.AECEnv, numbers: np.random.Generator) -> tuple[int, dict[str, float]]:
    """One game; the number of decisions, and what every agent earned."""
    decisions, earned = 0, dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(numbers.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return decisions, earned


def main(words: list[str] | None = None) -> Counter[str]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="petal", choices=list(hortus.GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args(words)
    env = pettingzoo.make("aec", f"hortus/{chosen.game}-v0", seats=chosen.seats)
    numbers = np.random.default_rng(1)
    won: Counter[str] = Counter()
    for game in range(chosen.games):
        env.reset(seed=game)
        decisions, earned = rollout(env, numbers)
        won.update(earned)
        print(f"game {game}: {decisions} decisions, {earned}")
    print(dict(won))
    return won


if __name__ == "__main__":
    main()
