"""A game played quickly is the game of the rules."""

import pytest
from bots.knowledge.petal.settling import COST, RULES, dealt, listed, settled

from hortus.bots.knowledge.petal.playing import Playing, size
from hortus.core.dice import Dice
from hortus.core.events import SILENT


@pytest.mark.parametrize("seed", range(12))
def test_a_game_played_quickly_is_the_game_of_the_rules(seed):
    """Move by move the same choices, the same turn, and the same margin at every moment."""
    state, play, dice = dealt(seed), Playing(RULES.meadow, COST), Dice(seed)
    play.load(state)
    out = RULES.buffer()
    while not state.over:
        legal = RULES.legal(state, state.turn)
        assert listed(out, play.legal_into(out)) == legal
        assert (play.seat, play.over(), play.margin) == (state.turn, False, settled(state))
        action = legal[dice.below(len(legal))]
        RULES.choose(state, state.turn, action, SILENT)
        play.apply(action)
    assert play.over()
    assert play.margin == settled(state)


@pytest.mark.parametrize("seed", range(8))
def test_a_playout_goes_to_the_end_and_depends_only_on_its_random_numbers(seed):
    start, play = Playing(RULES.meadow, COST), Playing(RULES.meadow, COST)
    start.load(dealt(seed, 3 * seed))
    ends = []
    for noise in (seed + 1, seed + 1, seed + 100):
        play.resume(start)
        play.noise = noise
        play.play_out()
        assert play.over()
        ends.append((int(play.margin), int(play.petals)))
    assert ends[0] == ends[1] != ends[2]


def test_a_set_of_cells_is_counted():
    for cells in (0, 1, 5, 2**48 - 1, 2**48, 2**49 - 1, 2**49 - 2**20):
        assert size(cells) == cells.bit_count()
