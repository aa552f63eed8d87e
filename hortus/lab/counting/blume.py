"""Blume: how many flowers a point with each pattern brings, and how prices change.

Whenever a seat takes a tile its garden is noted: of every point the pattern and
whether it is watered, of every cell the points that lack nothing else, of every
colour the peg, one's stock and the others'. Flowers that open later, and the
pegs when rounds are scored, say what came of it.
"""

from typing import Any

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.blume.fortunes import MOST_SEATS, SPANS, TERMS
from hortus.bots.knowledge.blume.patterns import PATTERNS, THREE_HYBRID, THREE_PLAIN
from hortus.core.events import Event
from hortus.core.rules import Rules
from hortus.games.blume.vocabulary import FIRST_SIDE, HUES, ROUNDS
from hortus.lab.counting.counter import Counter, Fit, Shares

GAPS = 5
FEW = 100  # too few samples to trust
FIRST_SPAN = [0, 3, 5]  # for each round, which of the six spans begin in it


class Look:
    """A garden at the moment when its seat took a tile."""

    def __init__(self, seat: int, now: int, moment: int) -> None:
        self.seat = seat
        self.now = now
        self.moment = moment  # earlier flowers were open already
        self.points: list[tuple[int, int, bool, bool]] = []  # point, pattern, watered, inside the square
        self.gaps: dict[int, list[int]] = {}  # by cell: the points that lack only this cell
        self.samples: list[dict[int, float]] = []  # of each colour


class BlumeCounter(Counter):
    game = "blume"
    seats = [1, 2, 3, 4]
    whim = 24

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.soon = Shares(PATTERNS * 2 * ROUNDS)
        self.later = Shares(PATTERNS * 2 * (ROUNDS - 1))
        self.crowd = Shares(GAPS)
        self.prices = [Fit(TERMS) for _ in range(MOST_SEATS * SPANS)]
        self.looks: list[Look] = []
        self.flowers: list[tuple[int, int, int]] = []  # seat, point, round
        self.pegs: list[list[int]] = []  # when each round was scored
        self.round = 0

    def begin(self, rules: Rules[Any], state: Any) -> None:
        self.looks, self.flowers, self.pegs, self.round = [], [], [], 0

    def look(self, rules: Any, state: Any, seat: int) -> None:
        self.round = int(state.round)
        if rules.steps[state.step].name != "take":
            return
        look = Look(seat, self.round, len(self.flowers))
        insight: Any = knowledge(rules).insight  # type: ignore[attr-defined]
        insight.ready(state, seat, state.round)
        bed = rules.bed
        for point in range(int(bed.points)):
            pattern = int(insight.reader.read(state.laid, seat * bed.cells, point, False))
            watered = bool((int(state.wet) >> point) & 1)
            look.points.append((point, pattern, watered, bool(insight.inside(point))))
            if pattern in (THREE_PLAIN, THREE_HYBRID) and insight.inside(point):
                look.gaps.setdefault(int(insight.reader.gap), []).append(point)
        side = self.round + FIRST_SIDE
        left = (side * side - int(state.filled[seat])) / (side * side)
        for colour in range(HUES):
            own = [1.0, float(state.pegs[colour]), float(state.stock[seat * HUES + colour])]
            terms = [*own, float(insight.others(state, seat, colour))]
            look.samples.append(dict(enumerate([*terms, *[left * term for term in terms]])))
        self.looks.append(look)

    def hear(self, rules: Rules[Any], state: Any, events: list[Event]) -> None:
        for event in events:
            if event.kind.name == "bloomed":
                self.flowers.append((event.seat, event.numbers[0], self.round))
        while len(self.pegs) < int(state.scored):
            self.pegs.append([int(peg) for peg in state.pegs])

    def end(self, rules: Rules[Any], state: Any) -> None:
        for look in self.looks:
            self.compare(look, int(rules.seats))

    def compare(self, look: Look, seats: int) -> None:
        """Compare one garden with what happened later."""
        now: dict[int, int] = {}
        after: dict[int, int] = {}
        for seat, point, when in self.flowers[look.moment :]:
            if seat == look.seat:
                count = now if when == look.now else after
                count[point] = count.get(point, 0) + 1
        for point, pattern, watered, inside in look.points:
            if inside:
                self.soon.note(pattern * 2 * ROUNDS + look.now * 2 + watered, now.get(point, 0))
            if look.now < ROUNDS - 1:
                self.later.note(pattern * 2 * (ROUNDS - 1) + look.now * 2 + (not inside), after.get(point, 0))
        for points in look.gaps.values():
            self.crowd.note(min(len(points), GAPS - 1), sum(now.get(point, 0) for point in points))
        first = (seats - 1) * SPANS + FIRST_SPAN[look.now]
        for end in range(look.now, ROUNDS):
            for colour, sample in enumerate(look.samples):
                self.prices[first + end - look.now].note(sample, self.pegs[end][colour])

    def table(self) -> dict[str, list[list[float]]]:
        return {
            "soon": self.soon.rows(2 * ROUNDS),
            "later": [self.together(pattern) for pattern in range(PATTERNS)],
            "crowd": self.crowd.rows(GAPS),
            "prices": [fit.solve() for fit in self.prices],
        }

    def together(self, pattern: int) -> list[float]:
        """Later flowers of a pattern. If it was rarely seen inside or outside the square, both share one figure."""
        row: list[float] = []
        for now in range(ROUNDS - 1):
            first = pattern * 2 * (ROUNDS - 1) + now * 2
            seen, sums = self.later.seen[first : first + 2], self.later.sums[first : first + 2]
            if min(seen) < FEW:
                row += [sum(sums) / max(1, sum(seen))] * 2
            else:
                row += [self.later.share(first), self.later.share(first + 1)]
        return row
