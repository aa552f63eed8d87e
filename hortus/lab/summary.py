"""Statistics of many games."""

from collections import Counter
from math import sqrt
from typing import Any

from hortus.lab.simulate import Plan, Played


class Tally:
    """Whole numbers, stored as how often each occurred, so that any number of games fits."""

    def __init__(self) -> None:
        self.often: Counter[int] = Counter()
        self.count = 0

    def add(self, number: int) -> None:
        self.often[number] += 1
        self.count += 1

    def mean(self) -> float:
        return sum(number * times for number, times in self.often.items()) / max(1, self.count)

    def deviation(self) -> float:
        total = sum(number * times for number, times in self.often.items())
        squares = sum(number * number * times for number, times in self.often.items())
        return sqrt(self.count * squares - total * total) / max(1, self.count)

    def least(self) -> int:
        return min(self.often, default=0)

    def most(self) -> int:
        return max(self.often, default=0)

    def quartile(self, quarter: int) -> float:
        """The quartile, interpolated between two neighbours if necessary."""
        place, rest = divmod(quarter * (self.count - 1), 4)
        return ((4 - rest) * self._at(place) + rest * self._at(place + 1)) / 4

    def _at(self, place: int) -> int:
        """The number at this place in sorted order."""
        for number in sorted(self.often):
            place -= self.often[number]
            if place < 0:
                return number
        return self.most()


class Summary:
    """Grows batch by batch, and always covers the games finished so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.shared = 0  # games with more than one winner
        self.wins = [0.0] * plan.seats  # a shared win is split
        self.points = [Tally() for _ in range(plan.seats)]
        self.decisions = Tally()

    def add(self, batch: list[Played]) -> None:
        for game in batch:
            self.games += 1
            self.shared += len(game.winners) > 1
            self.decisions.add(game.decisions)
            for seat, points in enumerate(game.scores):
                self.points[seat].add(points)
            for seat in game.winners:
                self.wins[seat] += 1 / len(game.winners)

    def shares(self) -> list[float]:
        """Each seat's share of the wins."""
        return [wins / max(1, self.games) for wins in self.wins]

    def scores(self, seat: int) -> dict[str, Any]:
        """How one seat scored."""
        points = self.points[seat]
        return {
            "seat": seat,
            "bot": self.plan.bots[seat],
            "mean": round(points.mean(), 2),
            "deviation": round(points.deviation(), 2),
            "least": points.least(),
            "quartiles": [points.quartile(quarter) for quarter in (1, 2, 3)],
            "most": points.most(),
        }

    def as_dict(self) -> dict[str, Any]:
        """JSON-safe; the keys are part of the command line's contract."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "modules": list(plan.modules),
            "options": plan.options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "asked": plan.games,
            "games": self.games,
            "scores": [self.scores(seat) for seat in range(plan.seats)] if self.games else [],
            "wins": [round(share, 4) for share in self.shares()],
            "shared": self.shared,
            "decisions": {
                "mean": round(self.decisions.mean(), 2),
                "least": self.decisions.least(),
                "most": self.decisions.most(),
            },
        }
