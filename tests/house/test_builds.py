"""Both builds play the same games, move for move."""

import os
import subprocess
import sys

import hortus

SCRIPT = """
import hortus
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.playout import playout
from hortus.core.scoring import BLANK
for game, kind in hortus.GAMES.items():
    for seats in kind.seats:
        rules = hortus.rules(game, seats)
        out = rules.buffer()
        for seed in range(12):
            state = rules.deal()
            rules.enter(state, 0)
            decisions = playout(rules, state, Dice(seed * 977), out)
            print(game, seats, seed, decisions, [int(rules.score(state, seat, BLANK)) for seat in range(seats)])
"""


def totals(interpreted: str) -> str:
    environment = {**os.environ, "HORTUS_INTERPRETED": interpreted}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_the_same_seeded_games_give_the_same_totals_compiled_and_interpreted():
    compiled, interpreted = totals("0"), totals("1")
    assert compiled == interpreted
    assert all(game in compiled for game in hortus.GAMES)
