"""Somebody listens while a bot thinks: what they hear, that hearing changes nothing, and that they may cut it short."""

import pytest
from walking import somewhere

import hortus
from hortus.bots.bot import ALONE, Listener
from hortus.core.bits import members
from hortus.core.perspective import Perspective

SEARCHES = [
    ("petal", {}, "master-2500", 28),
    ("petal", {"contents": "memory"}, "master-4000", 9),
    ("petal", {}, "level-7", 9),
    ("petal", {}, "plain-64", 9),
    ("flutter", {}, "master-24", 9),
    ("polders", {}, "search-24", 9),
    ("papillon", {}, "branches-12", 9),
    ("blume", {}, "level-8", 9),
]


class Heard(Listener):
    """Remembers what it hears, and stops the bot when it has heard enough."""

    def __init__(self, enough=10**9):
        self.enough = enough
        self.heard = []

    def progress(self, done, total, best):
        self.heard.append((done, total, best))
        return len(self.heard) >= self.enough


def waiting(game, options, decisions):
    rules = hortus.rules(game, None, (), options)
    state, _ = somewhere(rules, 5, decisions)
    return Perspective(rules, state, members(state.waiting)[0])


@pytest.mark.parametrize(("game", "options", "name", "decisions"), SEARCHES)
def test_a_search_tells_how_far_it_is_and_what_looks_best(game, options, name, decisions):
    perspective = waiting(game, options, decisions)
    listener = Heard()
    chosen = hortus.bot(name).think(perspective, hortus.Dice(3), listener)
    assert chosen == hortus.bot(name).choose(perspective, hortus.Dice(3))
    assert listener.heard
    done = [done for done, _, _ in listener.heard]
    assert done == sorted(set(done))
    assert {total for _, total, _ in listener.heard} == {listener.heard[0][1]}
    assert 0.9 * listener.heard[0][1] <= done[-1] <= listener.heard[0][1]
    assert all(best in perspective.legal() for _, _, best in listener.heard)


@pytest.mark.parametrize(("game", "options", "name", "decisions"), SEARCHES)
def test_a_search_that_is_asked_for_its_choice_makes_it_at_once(game, options, name, decisions):
    perspective = waiting(game, options, decisions)
    listener = Heard(enough=2)
    chosen = hortus.bot(name).think(perspective, hortus.Dice(3), listener)
    assert len(listener.heard) == 2
    assert chosen == listener.heard[-1][2]


@pytest.mark.parametrize("name", ["random", "greedy", "studious", "level-2"])
def test_a_bot_that_decides_at_once_has_nothing_to_tell(name):
    perspective = waiting("blume", {}, 9)
    listener = Heard()
    chosen = hortus.bot(name).think(perspective, hortus.Dice(3), listener)
    assert chosen == hortus.bot(name).choose(perspective, hortus.Dice(3))
    assert not listener.heard
    assert not ALONE.progress(1, 2, 3)
