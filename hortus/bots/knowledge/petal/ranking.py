"""How good each move looks before it is tried: what it brings, less what it leaves to the other."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.petal.playing import NOWHERE, Playing
from hortus.core.bits import lowest

WIDEST: Final = 256
"""More moves than any position has."""
EVEN: Final = 2.0
"""Points of difference that make one move about three times as likely as another."""


class Ranking:
    """The moves of one position, and how likely each is the best."""

    def __init__(self, play: Playing) -> None:
        self.play = play
        self.action: vec[i64] = vec[i64]([0] * WIDEST)
        self.prior: vec[float] = vec[float]([0.0] * WIDEST)
        self.first: i64 = 0  # the best pick of the other seat, and the second best
        self.second: i64 = 0
        self.where: i64 = NOWHERE  # the cell of the best one

    def rank(self) -> i64:
        """Write the moves and their shares. Returns how many there are."""
        self.look_at_picks()
        count = self.play.legal_into(self.action)
        prior = self.prior
        highest = -1e9
        index: i64
        for index in range(count):
            prior[index] = self.promise(self.action[index])
            if prior[index] > highest:
                highest = prior[index]
        total = 0.0
        for index in range(count):
            prior[index] = exp((prior[index] - highest) / EVEN)
            total += prior[index]
        for index in range(count):
            prior[index] /= total
        return count

    def look_at_picks(self) -> None:
        """Find the two best picks of the other seat."""
        play = self.play
        self.first = 0
        self.second = 0
        self.where = NOWHERE
        rest = play.flowers
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            worth = (-play.net[cell] if play.seat == 0 else play.net[cell]) - play.cost
            if worth > self.first:
                self.second = self.first
                self.first = worth
                self.where = cell
            elif worth > self.second:
                self.second = worth

    def promise(self, action: i64) -> float:
        """What a move is worth at first sight, in points."""
        play = self.play
        way = action // play.cells
        cell = action - way * play.cells
        threat = self.second if cell == self.where else self.first
        net = play.net[cell]
        if way < 4:
            net += play.net[cell + play.meadow.steps[way]]
        if play.seat:
            net = -net
        if way == 4:
            return float((net if net > 0 else 0) - play.cost - threat)
        # A good flower may still be there next turn; a bad one is a gift.
        hope = net - play.cost
        if -net - play.cost > threat:
            threat = -net - play.cost
        return 0.25 * float(hope if hope > 0 else 0) - float(threat)
