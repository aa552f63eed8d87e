"""What a butterfly more, or one less, changes on a flower."""

from games.papillon.drawing import Table

from hortus.bots.knowledge import knowledge


def test_a_butterfly_is_put_down_only_in_thought():
    table = Table()
    before = table.state.dump()
    prospects = knowledge(table.rules).prospects
    assert prospects.clip(table.state, 0, 0, 1) > 0
    assert table.state.dump() == before


def test_one_more_and_then_one_less_cancel_out():
    table = Table()
    prospects = knowledge(table.rules).prospects
    gained = prospects.clip(table.state, 0, 0, 1)
    table.state.clipped[0] += 1
    assert prospects.clip(table.state, 0, 0, -1) == -gained


def test_the_best_flower_of_a_colour_is_where_most_changes():
    table = Table()
    prospects = knowledge(table.rules).prospects
    colour = int(prospects.colours[0])
    of_colour = [flower for flower in range(len(prospects.colours)) if int(prospects.colours[flower]) == colour]
    changes = [prospects.clip(table.state, 0, flower, 1) for flower in of_colour]
    assert prospects.best_clip(table.state, 0, colour) == max(changes)
