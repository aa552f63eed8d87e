"""Open-loop Monte Carlo tree search on imagined worlds, for every game.

Each simulation imagines a fresh world behind what the seat cannot see, walks
down the tree by what has worked, grows it by the most promising new action,
plays on for a while, and tells every seat on the way what came of it. Nothing in
the tree knows which world it was: a plan cannot rely on unseen tiles.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.bot import Listener, Thinker
from hortus.bots.knowledge import knowledge
from hortus.bots.search.judge import Judge
from hortus.bots.search.nodes import Tree
from hortus.bots.search.policy import EVERYTHING, Policy
from hortus.core.bits import lowest, popcount
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import NONE, State


class Style:
    """The settings of a tree search."""

    def __init__(
        self,
        iterations: int,
        horizon: int,
        attention: int,
        curiosity: float,
        widening: float,
        learned: bool = False,
    ) -> None:
        self.iterations = iterations  # simulations for one decision
        self.horizon = horizon  # decisions below the tree before the position is judged
        self.attention = attention  # actions considered for each of these decisions
        self.curiosity = curiosity  # how much untried actions count against those that worked
        self.widening = widening  # a node visited n times has about widening * sqrt(n) children
        self.learned = learned  # whether unfinished games are judged with learned weights


GLORY: Final = 0.8  # how much a win counts at the end, against the margin


SLICE: Final = 16  # simulations between two calls of the listener


def plain(iterations: int) -> Style:
    """A tree search that knows only the rules: it tries every action and plays random games."""
    return Style(iterations, EVERYTHING, 1, 1.0, float(EVERYTHING))


class SearchBot(Thinker):
    def __init__(self, style: Style) -> None:
        self.style = style

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        legal = perspective.owed()
        if len(legal) == 1:
            return legal[0]
        search = Search(perspective, self.style, dice, dice)
        iterations = self.style.iterations
        for done in range(1, iterations + 1):
            search.simulate()
            if done % SLICE == 0 and listener.progress(done, iterations, search.choice()):
                break
        return search.choice()


class Search:
    """The search for one decision.

    Random draws in imagined games may have their own dice, so that they depend little on the search.
    """

    def __init__(self, perspective: Perspective[Any], style: Style, table: Dice, thoughts: Dice) -> None:
        self.perspective = perspective
        self.rules: Rules[Any] = perspective.rules
        self.seat: i64 = i64(perspective.seat)
        self.table = table
        self.thoughts = thoughts
        self.style = style
        self.tree = Tree(self.rules.seats)
        self.heuristics = knowledge(self.rules)
        self.policy = Policy(self.rules, i64(style.attention))
        self.judge = Judge(self.rules, GLORY, style.learned)
        self.legal: vec[i64] = self.rules.buffer()
        self.open_to: vec[i64] = self.rules.buffer()  # the stamp of the last node where an action was legal
        self.known: vec[i64] = self.rules.buffer()  # the stamp of the last node that had it for a child
        self.stamp: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * 1024)
        self.values: vec[float] = vec[float]([0.0] * self.rules.seats)

    def simulate(self, first: i64 = NONE) -> None:
        """One simulation. `first` is the action of the searching seat, if it is given."""
        world = self.perspective.imagine(self.table)
        self.path[0] = 0
        depth: i64 = 1
        node: i64 = 0
        grown = False
        while not world.over and not grown and depth < 1023:
            seat = lowest(world.waiting)
            # In a step that asks several seats, the others choose unseen: they follow their own judgement,
            # not the branch of the tree that this seat happens to explore.
            if popcount(world.waiting) > 1 or (seat != self.seat and self.sealing(world, seat)):
                if not self.seat_first(world):
                    action = self.policy.choose(world, seat, self.thoughts)
                    self.advance(world, seat, action)
                    continue
                seat = self.seat
            before = i64(len(self.tree.action))
            node = self.descend(node, world, seat) if depth > 1 or first == NONE else self.branch(first)
            grown = i64(len(self.tree.action)) > before
            self.advance(world, seat, self.tree.action[node])
            self.path[depth] = node
            depth += 1
        self.policy.play_on(world, i64(self.style.horizon), self.table, self.thoughts)
        self.judge.appraise(world, self.values)
        index: i64
        for index in range(depth):
            self.tree.learn(self.path[index], self.values)

    def sealing(self, world: State, seat: i64) -> bool:
        """Whether another seat has sealed a choice in this step. A seat asked alone may seal its choice in parts."""
        other: i64
        for other in range(world.seats):
            if other != seat and world.sealed[other].count:
                return True
        return False

    def seat_first(self, world: State) -> bool:
        """Whether this step asks several seats, and the searching seat is one of them."""
        return (world.waiting >> self.seat) & 1 == 1

    def advance(self, world: State, seat: i64, action: i64) -> None:
        self.rules.choose(world, seat, action, SILENT)
        if world.waiting == 0:
            self.rules.settle(world, self.table, SILENT)

    def branch(self, action: i64) -> i64:
        """The branch of the root for an action."""
        child = self.tree.child[0]
        while child != NONE:
            if self.tree.action[child] == action:
                return child
            child = self.tree.sibling[child]
        return self.tree.grow(0, action)

    def descend(self, node: i64, world: State, seat: i64) -> i64:
        """The child to follow; a new one if the node has had enough visits."""
        legal = self.legal
        count = self.rules.legal_into(world, seat, legal)
        self.stamp += 1
        stamp = self.stamp
        index: i64
        for index in range(count):
            self.open_to[legal[index]] = stamp
        children: i64 = 0
        child = self.tree.child[node]
        while child != NONE:
            action = self.tree.action[child]
            if self.open_to[action] == stamp:
                self.known[action] = stamp
                children += 1
            child = self.tree.sibling[child]
        room = 1.0 + self.style.widening * float(self.tree.visits[node]) ** 0.5
        if children < count and float(children) < room:
            return self.tree.grow(node, self.most_promising(world, seat, count, stamp))
        return self.tree.best(node, seat, self.open_to, stamp, self.style.curiosity)

    def most_promising(self, world: State, seat: i64, count: i64, stamp: i64) -> i64:
        """The most promising legal action that has no branch yet."""
        if self.style.attention <= 1:
            return self.any_new(count, stamp)
        heuristics = self.heuristics
        heuristics.ready(world, seat)
        best_action: i64 = NONE
        best = 0.0
        index: i64
        for index in range(count):
            action = self.legal[index]
            if self.known[action] != stamp:
                promise = heuristics.judge(world, seat, action)
                if best_action == NONE or promise > best:
                    best = promise
                    best_action = action
        return best_action

    def any_new(self, count: i64, stamp: i64) -> i64:
        """A random legal action that has no branch yet, for a search without knowledge of the game."""
        first = self.thoughts.below(count)
        index: i64
        for index in range(first, first + count):
            action = self.legal[index - count if index >= count else index]
            if self.known[action] != stamp:
                return action
        return self.legal[first]

    def choice(self) -> int:
        """The action with the most visits. Ties go to the one with better results."""
        tree = self.tree
        best = tree.child[0]
        node = tree.sibling[best]
        while node != NONE:
            more = tree.visits[node] - tree.visits[best]
            if more > 0 or (more == 0 and tree.mean(node, self.seat) > tree.mean(best, self.seat)):
                best = node
            node = tree.sibling[node]
        return int(tree.action[best])
