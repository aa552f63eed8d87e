"""How fast the adapters are, as ratios within one run: against the libraries' own games and a loop in Python.

Only the environment's own calls count, not the choice of an action. Each figure
is the best of a few rounds taken in turns, in time of the processor, which other
programs disturb less than the clock.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import process_time
from typing import Any

from hortus.adapters.setting import need

ROUNDS = 5
SECONDS = 0.3  # of one round
TABLES = 64
BATCH = 100  # steps that are timed together: the clock takes time as well

RIVALS = {
    "pettingzoo": ["connect_four", "connect_four, bare"],
    "vector": ["loop"],
    "openspiel": ["python_liars_poker", "python_block_dominoes", "python_team_dominoes"],
}
"""What our figures are compared with, by library."""

Round = Callable[[float], tuple[int, float]]


def pettingzoo_round(make: Callable[[], Any]) -> Round:
    """Steps of an AEC environment: `last` with observation and mask, then `step`."""
    env = make()
    choose = random.Random(1)
    env.reset(seed=1)

    def choice(mask: Any) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(choose.random() * len(legal))])

    def play(seconds: float) -> tuple[int, float]:
        steps, took = 0, 0.0
        while took < seconds:
            masks = []
            start = process_time()
            for _ in range(BATCH):
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.reset()
                else:
                    masks.append(seen["action_mask"])
                    env.step(choice(masks[-1]))
            played = process_time()
            for mask in masks:
                choice(mask)
            took += 2 * played - start - process_time()  # without what choosing takes
            steps += len(masks)
        return steps, took

    return play


def vector_round(envs: Any) -> Round:
    """Steps of many tables at once."""
    import numpy as np

    numbers = np.random.default_rng(1)
    seen = [envs.reset(seed=1)[1]["action_mask"]]

    def play(seconds: float) -> tuple[int, float]:
        steps, took = 0, 0.0
        while took < seconds:
            masks = np.asarray(seen[0])
            actions = (numbers.random(masks.shape, np.float32) * masks).argmax(1)
            start = process_time()
            *_, info = envs.step(actions)
            took += process_time() - start
            seen[0] = info["action_mask"]
            steps += envs.num_envs
        return steps, took

    return play


def openspiel_round(name: str) -> Round:
    """Moves of random games: decisions and random draws alike."""
    import pyspiel

    game = pyspiel.load_game(name)
    choose = random.Random(1)

    def play(seconds: float) -> tuple[int, float]:
        moves, took = 0, 0.0
        while took < seconds:
            start = process_time()
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(choose.random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(choose.random() * len(legal))])
                moves += 1
            state.returns()
            took += process_time() - start
        return moves, took

    return play


def compared(contenders: dict[str, Round], rounds: int, seconds: float) -> dict[str, int]:
    """The best of a few rounds of each, in steps a second."""
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, play in contenders.items():
            steps, took = play(seconds)
            best[name] = max(best[name], steps / took)
    return {name: round(figure) for name, figure in best.items()}


def bench_pettingzoo(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, int]:
    """All games at their usual table, and PettingZoo's connect_four."""
    pettingzoo = need("pettingzoo", "pettingzoo")
    from pettingzoo.env_registry.exceptions import FailedToImport

    from hortus.adapters.pettingzoo import ENVIRONMENTS

    contenders = {environment.game: pettingzoo_round(environment.env) for environment in ENVIRONMENTS.values()}
    with suppress(FailedToImport):  # connect_four needs pygame, which PettingZoo does not install by itself
        make = partial(pettingzoo.make, "aec", "classic/connect_four_v3")
        contenders["connect_four"] = pettingzoo_round(make)
        contenders["connect_four, bare"] = pettingzoo_round(lambda: make().unwrapped)
    return compared(contenders, rounds, seconds)


def bench_vector(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, int]:
    """Petal at many tables: ours, and Gymnasium's loop over single environments."""
    from gymnasium.vector import SyncVectorEnv

    from hortus.adapters.gymnasium import HortusEnv, HortusVectorEnv

    contenders = {
        "petal": vector_round(HortusVectorEnv("petal", TABLES)),
        "loop": vector_round(SyncVectorEnv([lambda: HortusEnv("petal")] * TABLES)),
    }
    return compared(contenders, rounds, seconds)


def bench_openspiel(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, int]:
    """All games, and OpenSpiel's own Python games of similar size."""
    need("pyspiel", "openspiel")
    import open_spiel.python.games  # noqa: F401, the import registers them

    import hortus.adapters.openspiel
    from hortus.games import GAMES

    hortus.adapters.openspiel.register()
    names = [
        *[f"hortus_{game}" for game in GAMES],
        "python_liars_poker",
        "python_block_dominoes",
        "python_team_dominoes",
    ]
    return compared({name: openspiel_round(name) for name in names}, rounds, seconds)


def bench(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, dict[str, int]]:
    """Steps a second by library."""
    return {
        "pettingzoo": bench_pettingzoo(rounds, seconds),
        "vector": bench_vector(rounds, seconds),
        "openspiel": bench_openspiel(rounds, seconds),
    }
