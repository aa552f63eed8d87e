"""The shortlist keeps the best placements in order, and one of every action."""

from hortus.bots.knowledge.flutter.shortlist import Shortlist
from hortus.core.state import NONE


def kept(shortlist: Shortlist) -> list[tuple[int, float]]:
    return [(int(shortlist.action[index]), shortlist.promise[index]) for index in range(shortlist.length)]


def test_the_best_are_kept_in_order():
    shortlist = Shortlist(3, 2)
    for action, promise in [(0, 1.0), (1, 4.0), (0, 2.0), (1, 3.0), (0, 0.5)]:
        shortlist.offer(action, 0, 0, promise)
    assert kept(shortlist) == [(1, 4.0), (1, 3.0), (0, 2.0)]


def test_an_action_without_an_entry_is_added_and_no_other():
    shortlist = Shortlist(1, 2)
    shortlist.offer(1, 5, 6, 4.0)
    shortlist.add(0, 2, 3, 1.0)
    shortlist.add(1, 5, 6, 4.0)
    shortlist.add(2, NONE, NONE, -1000.0)
    assert kept(shortlist) == [(1, 4.0), (0, 1.0)]
    assert (shortlist.way[1], shortlist.at[1]) == (2, 3)
