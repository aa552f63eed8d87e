"""How much work one piece has: enough to be worth handing over, and not so much that an interrupt loses a lot."""

MOMENT = 1.0
"""Seconds that a piece should take."""


class Pace:
    """Judges by the finished pieces how many games take about a moment."""

    def __init__(self, moment: float = MOMENT) -> None:
        self.moment = moment
        self.size = 1

    def learn(self, games: int, seconds: float) -> None:
        """Grow at most by doubling: one quick game says little about the next."""
        fitting = int(games * self.moment / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * games))
