"""The solver against a plain search that knows no tricks."""

import pytest

import hortus
from hortus.bots.knowledge.petal.endgame import PetalEndgame
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.scoring import BLANK
from hortus.editions import Edition

RULES = hortus.rules("petal")


def late(seed, piles):
    """A position of a random game with this many piles left."""
    dice = Dice(seed)
    state = RULES.deal()
    RULES.enter(state, 0)
    RULES.settle(state, dice, SILENT)
    while not state.over and len(members(state.petals | state.flowers)) > piles:
        legal = RULES.legal(state, state.turn)
        RULES.choose(state, state.turn, legal[dice.below(len(legal))], SILENT)
    return state


def plain(state, seat, memory):
    """Every line to its end, scored by the rules themselves: the margin, and the flowers that decide a tie."""
    if state.over:
        margin = int(RULES.score(state, seat, BLANK) - RULES.score(state, 1 - seat, BLANK))
        return margin, int(state.picked[1 - seat] - state.picked[seat])
    key = (state.turn, state.petals, state.flowers, tuple(state.net[c] for c in members(state.petals | state.flowers)),
           tuple(state.points), tuple(state.picked))  # fmt: skip
    if key not in memory:
        values = []
        for action in RULES.legal(state, state.turn):
            branch = state.clone()
            RULES.choose(branch, branch.turn, action, SILENT)
            values.append(plain(branch, seat, memory))
        memory[key] = max(values) if state.turn == seat else min(values)
    return memory[key]


def so_far(state, seat):
    """The margin that is already settled, the flowers' cost included."""
    return int(state.points[seat] - state.points[1 - seat] - 3 * (state.picked[seat] - state.picked[1 - seat]))


@pytest.mark.parametrize(("seed", "piles"), [*[(seed, 6) for seed in range(25)], (180, 5), (431, 6)])
def test_the_solver_finds_the_true_margin_and_an_action_that_reaches_it(seed, piles):
    """And of equal margins the one with fewer flowers, which wins a tie; the last two positions ask for that."""
    solver = PetalEndgame(RULES.meadow, 3)
    state = late(seed, piles)
    if state.over:
        return
    seat = int(state.turn)
    action, margin = solver.best(state)
    best = plain(state, seat, {})
    assert so_far(state, seat) + margin == best[0]
    branch = state.clone()
    RULES.choose(branch, seat, action, SILENT)
    assert plain(branch, seat, {}) == best


@pytest.mark.parametrize("seed", range(6))
def test_a_line_of_best_actions_ends_as_promised(seed):
    """Whoever follows the solver on both sides ends with the margin it named at the start."""
    solver = PetalEndgame(RULES.meadow, 3)
    state = late(seed, 10)
    seat = int(state.turn)
    promised = so_far(state, seat) + solver.best(state)[1]
    while not state.over:
        RULES.choose(state, state.turn, solver.best(state)[0], SILENT)
    assert int(RULES.score(state, seat, BLANK) - RULES.score(state, 1 - seat, BLANK)) == promised


def test_one_bot_solves_the_ends_of_different_boxes():
    """Another edition has another meadow, so what was built for the first one does not serve there."""
    box = Edition("own.toml", {"side": 3, "tiles": [2, 1, 1], "fewer": 1}, shipped=False)
    small = hortus.rules("petal", edition=box)
    bot, other = hortus.bot("level-8"), hortus.bot("level-8")
    bot.choose(Perspective(RULES, late(0, 6), int(late(0, 6).turn)), Dice(1))
    match = hortus.Match(small, seed=3)
    while not match.over:
        perspective = match.perspective(match.waiting[0])
        action = bot.choose(perspective, Dice(1))
        assert action == other.choose(perspective, Dice(1))
        match.submit(perspective.seat, action)
