"""An edition measured against the standard one: the same seeds, the same bots, games played in turn."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from hortus import bots, tables
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.lab.simulate import dice_for, play_game

GAMES = 200
"""With each edition."""
BOT = "greedy"
SEED = "measure"
SURE = 1.96
"""Standard errors of a 95 % interval."""


class Column:
    """What the games with one edition gave."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.points: list[list[int]] = [[] for _ in range(rules.setup.seats)]
        self.wins = [0.0] * rules.setup.seats
        self.lengths: list[int] = []

    def play(self, number: int) -> None:
        seats = self.rules.setup.seats
        state = self.rules.deal()
        self.rules.enter(state, 0)
        players = [bots.bot(BOT) for _ in range(seats)]
        thoughts = dice_for(SEED, number, "bots")
        self.lengths.append(play_game(self.rules, state, players, dice_for(SEED, number, "table"), thoughts))
        winners = self.rules.winners(state)
        for seat in range(seats):
            self.points[seat].append(int(self.rules.score(state, seat, BLANK)))
            self.wins[seat] += (seat in winners) / max(1, len(winners))

    def found(self) -> dict[str, Any]:
        games = len(self.lengths)
        return {
            "points": [mean(scores) for scores in self.points],
            "wins": [share(wins, games) for wins in self.wins],
            "length": mean(self.lengths),
            "most": max(max(scores) for scores in self.points),
            "least": min(min(scores) for scores in self.points),
        }


class Measuring:
    """The games with an edition and with the standard one."""

    def __init__(self, rules: Rules[Any], games: int = GAMES) -> None:
        setup = rules.setup
        self.games = games
        self.mine = Column(rules)
        self.standard = Column(tables.rules(setup.game, setup.seats, setup.modules, setup.options))

    def run(self) -> Iterator[tuple[int, int]]:
        """Play; yields how many games are done, and of how many."""
        for number in range(self.games):
            for column, one in enumerate((self.mine, self.standard)):
                one.play(number)
                yield 2 * number + column + 1, 2 * self.games

    def found(self) -> dict[str, Any]:
        """Of all games that were played; whoever has no time left stops earlier."""
        return {
            "games": len(self.standard.lengths),
            "bot": BOT,
            "mine": self.mine.found(),
            "standard": self.standard.found(),
        }


def mean(numbers: list[int]) -> list[float]:
    """The mean, and half of its 95 % interval."""
    middle = sum(numbers) / len(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return [round(middle, 2), round(SURE * sqrt(spread / len(numbers)), 2)]


def share(wins: float, games: int) -> list[float]:
    """The part of the games, and half of its 95 % interval."""
    part = wins / games
    return [round(part, 3), round(SURE * sqrt(part * (1 - part) / games), 3)]
