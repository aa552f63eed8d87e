"""The most promising drawings of one decision."""

from hortus.bots.knowledge.polders.shortlist import Shortlist


def offered(*worths, size=3):
    shortlist = Shortlist(size, 4)
    shortlist.clear()
    for action, worth in enumerate(worths):
        shortlist.offer(action % 4, action, 10 + action, worth)
    return shortlist


def test_the_best_are_kept_in_order():
    shortlist = offered(1.0, 3.0, 2.0, 0.5)
    assert [shortlist.worth[place] for place in range(shortlist.length)] == [3.0, 2.0, 1.0]
    assert [int(shortlist.way[place]) for place in range(shortlist.length)] == [11, 12, 10]


def test_an_action_that_fell_out_is_added_with_its_best_drawing():
    shortlist = offered(1.0, 3.0, 2.0, 0.5)
    shortlist.add_missing(4)
    assert int(shortlist.length) == 4
    assert (int(shortlist.action[3]), int(shortlist.way[3]), shortlist.worth[3]) == (3, 13, 0.5)


def test_an_action_without_a_drawing_is_not_added():
    shortlist = offered(1.0)
    shortlist.add_missing(4)
    assert int(shortlist.length) == 1
