"""A drawing looked at before it is made says what making it would do."""

import pytest
from games.polders.drawing import SHAPES, Table

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.events import SILENT


def look(table, seat, card, filling, place):
    sketch = knowledge(table.rules).sketch
    ways = table.rules.pen.shapes.on(int(table.state.held[seat]), SHAPES.index(card))
    start = int(table.rules.catalogue.blocks[2].start)
    sketch.look(table.state, seat, filling, ways, ways.index[table.rules.catalogue.read(place) - start])
    return sketch


def test_it_counts_what_is_covered_joined_and_beside():
    table = Table("""
        A=F A=  .   F   Bo
        .   .  |W   .   .
        === === ===
        .   Ao  .   .   .
    """)
    sketch = look(table, 0, "2", 1, "c1v")  # c1 and the mill on c2, with stripes
    assert (sketch.plain, sketch.right, sketch.squares) == (2, 1, 4)
    assert (sketch.gained, sketch.wrong, sketch.joined) == (0, 1, 1)
    assert (sketch.open, sketch.waiting) == (4, 1)  # d1 with its farm, b2, d2, c3
    assert (sketch.pairs, sketch.ends, sketch.barred, sketch.rivals) == (0, 2, 0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_an_area_that_is_sketched_is_the_area_that_is_drawn(seed):
    rules = hortus.rules("polders", 2)
    dice = Dice(seed)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    start = int(rules.catalogue.blocks[2].start)
    while not state.over:
        for seat in range(2):
            legal = rules.legal(state, seat)
            while legal:
                action = legal[dice.below(len(legal))]
                if action >= start:
                    check(rules, state, seat, action - start)
                before = state.sealed[seat].count
                rules.choose(state, seat, action, SILENT)
                legal = rules.legal(state, seat) if state.sealed[seat].count > before else []
        rules.settle(state, dice, SILENT)


def check(rules, state, seat, number):
    card = state.sealed[seat].first()
    ways = rules.pen.shapes.on(state.held[seat], card // 3)
    sketch = knowledge(rules).sketch
    sketch.look(state, seat, card % 3, ways, ways.index[number])
    twin = state.clone()
    rules.pen.draw(twin, seat, card // 3, number, card % 3)
    root = twin.area[ways.places[ways.index[number] * ways.size]]
    assert (sketch.plain, sketch.right, sketch.squares) == (twin.plain[root], twin.right[root], twin.squares[root])
