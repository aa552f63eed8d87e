"""Many games, folded one by one into sums of whole numbers. Memory does not grow with the number of games."""

from hortus.core.state import NONE
from hortus.lab.estimates import Contrast, Sums
from hortus.lab.watching import WIN, Game


class Thing:
    """One component or reason: how often it occurs, and what those who have it win."""

    def __init__(self) -> None:
        self.times = 0  # all times that it happened, or all points
        self.wins = Contrast()
        self.points = Contrast()

    def add(self, row: list[int], game: Game) -> None:
        having = [seat for seat, times in enumerate(row) if times]
        gains = game.gains()
        self.times += sum(row)
        self.wins.add(len(having), sum(gains[seat] for seat in having), WIN)
        self.points.add(len(having), sum(game.scores[seat] for seat in having), sum(game.scores))


class Tally:
    """What a report is made from."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.gains = [Sums() for _ in range(seats)]
        self.points = [Sums() for _ in range(seats)]
        self.first = Sums()  # points of the seat that decided first, minus the mean of the others, times the others
        self.first_gains = Sums()
        self.all_gains = Sums()
        self.all_points = Sums()
        self.figures: dict[str, Sums] = {}
        self.things: dict[str, Thing] = {}
        self.lines: dict[str, Thing] = {}
        self.offered: dict[str, list[int]] = {}
        self.cells: dict[str, list[int]] = {}  # how often winners and the others used a cell

    def add(self, game: Game) -> None:
        for seat, gain in enumerate(game.gains()):
            self.gains[seat].add(gain)
            self.points[seat].add(game.scores[seat])
        total = sum(game.scores)
        self.all_gains.add(WIN)
        self.all_points.add(total)
        if game.first != NONE and self.seats > 1:
            own = game.scores[game.first]
            self.first.add(own * (self.seats - 1) - (total - own))
            self.first_gains.add(game.gains()[game.first])
        for name, number in figures_of(game).items():
            self.figures.setdefault(name, Sums()).add(number)
        self._things(game)

    def _things(self, game: Game) -> None:
        for found, rows in ((self.things, game.seen), (self.lines, game.lines)):
            for name, row in rows.items():
                found.setdefault(name, Thing()).add(row, game)
        for name, (offers, taken) in game.offered.items():
            before = self.offered.get(name, [0, 0])
            self.offered[name] = [before[0] + offers, before[1] + taken]
        for cell, row in game.where.items():
            counts = self.cells.setdefault(cell, [0, 0])
            for seat, times in enumerate(row):
                counts[seat not in game.winners] += times


def figures_of(game: Game) -> dict[str, int]:
    """Length, freedom and drama of one game, as whole numbers; UNITS says of what."""
    found = {
        "decisions": game.decisions,
        "choices": 100 * game.legal // max(1, game.decisions),
        "forced": 1000 * game.forced // max(1, game.decisions),
    }
    if game.weighed:
        found["close"] = 100 * game.close // game.weighed
        found["matters"] = 1000 * game.matters // game.weighed
    if len(game.scores) < 2:
        return found
    ranked = sorted(game.scores, reverse=True)
    found["margin"] = ranked[0] - ranked[1]
    found["changes"] = game.changes
    found["shared"] = 1000 * (len(game.winners) > 1)
    if game.settled != NONE:
        found["settled"] = game.settled
    if game.behind != NONE:
        found["behind"] = 1000 * game.behind
    return found


UNITS = {
    "decisions": 1, "choices": 100, "forced": 1000, "close": 100, "matters": 1000, "margin": 1, "changes": 1,
    "shared": 1000, "settled": 1000, "behind": 1000,
}  # fmt: skip
"""How many of the whole numbers make one: shares are counted in thousandths."""
SHARES = ["forced", "matters", "shared", "settled", "behind"]
