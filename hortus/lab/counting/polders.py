"""Polders: how areas, runs and road pairs end.

At the beginning of every turn all sheets are noted as they lie, with the visits that
each seat still pays to them. In the end every run is in one hand or not, every pair
is made or not, and each seat's areas on a sheet have gained points, which are fitted
by least squares to the areas it had there and to the visits it had left. Bots care for
runs, pairs and lone squares once a card asks for them, so these are noted from then on.
"""

from typing import Any

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.polders.areas import CLASSES, LONG, RIGHT, kind
from hortus.bots.knowledge.polders.outlook import MISSING
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.games.polders.assignments import EmptyAreas, LargeAreas, Lines, RoadPairs, SoloSquares
from hortus.games.polders.scoring import area_points, owner
from hortus.lab.counting.counter import Counter, Fit, Shares

OPEN = 4
ROWS = 9  # of runs: visits left, up to eight
PAIRS = 7
VISITS = 16  # what a sheet gains anyway, by visits left: fitted too, but not part of the tables
LONE = 4
DOUBT = 300.0  # kinds of areas that are rarely seen get no special value


class PoldersCounter(Counter):
    game = "polders"
    seats = [2, 3, 4]
    whim = 0

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.lines = Shares(ROWS * MISSING)
        self.pairs = Shares(PAIRS)
        self.lone = Shares(LONE)
        self.points = Fit(VISITS + 2 * CLASSES + 2 * (RIGHT + 1), DOUBT)
        self.areas = Fit(VISITS + 2 * CLASSES, DOUBT)
        self.turn = (-1, -1)
        self.noted: list[Sheet] = []

    def begin(self, rules: Rules[Any], state: Any) -> None:
        self.turn = (-1, -1)
        self.noted = []

    def look(self, rules: Any, state: Any, seat: int) -> None:
        heuristics: Any = knowledge(rules)
        turn = (int(state.round), int(heuristics.left(state)))
        if turn == self.turn:
            return
        self.turn = turn
        outlook = heuristics.closer.now
        for holder in range(int(rules.seats)):
            outlook.prepare(rules.seats, holder, turn[1] + 1)
            self.noted.append(Sheet(rules, state, outlook, int(state.held[holder])))

    def end(self, rules: Any, state: Any) -> None:
        for sheet in self.noted:
            for run, seat, missing, visits in sheet.runs:
                whole = all(owner(state, place) == seat for place in run)
                self.lines.note(min(visits, ROWS - 1) * MISSING + missing - 1, float(whole))
            for place, seat, visits in sheet.roads:
                self.pairs.note(min(visits, PAIRS - 1), float(owner(state, place) == seat))
            for root, alone, visits in sheet.loners:
                now = int(state.area[root])
                stays = state.squares[now] == 1 if alone else state.right[now] == 0
                self.lone.note(min(visits, LONE - 1), float(stays))
            for seat, sample in enumerate(sheet.samples):
                points, large = worth(rules, state, sheet.number, seat)
                self.points.note(sample, points - sheet.points[seat])
                few = {feature: amount for feature, amount in sample.items() if feature < VISITS + 2 * CLASSES}
                self.areas.note(few, large - sheet.large[seat])

    def table(self) -> dict[str, list[list[float]]]:
        points, areas = self.points.solve()[VISITS:], self.areas.solve()[VISITS:]
        beside = 2 * CLASSES
        lone = self.lone.rows(LONE)
        lone[0][0] = 1.0  # without a visit nothing changes
        return {
            "grows_once": rows(points[:CLASSES]),
            "grows_long": rows(points[CLASSES:beside]),
            "large_once": rows(areas[:CLASSES]),
            "large_long": rows(areas[CLASSES:beside]),
            "beside_once": [points[beside : beside + RIGHT + 1]],
            "beside_long": [points[beside + RIGHT + 1 :]],
            "lines": self.lines.rows(MISSING),
            "pairs": self.pairs.rows(PAIRS),
            "lone": lone,
        }


class Sheet:
    """One sheet at the start of a turn."""

    def __init__(self, rules: Any, state: Any, outlook: Any, number: int) -> None:
        self.number = number
        self.visits = [int(visits) for visits in outlook.visits]
        self.runs: list[tuple[list[int], int, int, int]] = []  # a run, whose it is, what it lacks, visits
        self.roads: list[tuple[int, int, int]] = []  # the empty square, who is across the road, visits
        self.loners: list[tuple[int, bool, int]] = []  # a square, whether it is alone, visits
        seats = int(rules.seats)
        self.samples = [{min(visits, VISITS - 1): 1.0} for visits in self.visits[:seats]]
        self.open = [card for card in rules.cards if not state.assignment_deck[card.card]]
        found = [worth(rules, state, number, seat) for seat in range(seats)]
        self.points = [points for points, _ in found]
        self.large = [large for _, large in found]
        self.note_runs(rules, state, outlook)
        self.note_roads(rules, state, outlook)
        self.note_areas(rules, state, outlook)

    def note_runs(self, rules: Any, state: Any, outlook: Any) -> None:
        for card in self.open:
            if not isinstance(card, Lines):
                continue
            for run in (outlook.rows if card.across else outlook.columns)[self.number]:
                owners = [int(owner(state, place)) for place in run]
                hands = set(owners) - {NONE}
                missing = owners.count(NONE)
                if len(run) >= card.shortest and len(hands) == 1 and 0 < missing <= MISSING:
                    [seat] = hands
                    self.runs.append(([int(place) for place in run], seat, missing, self.visits[seat]))

    def note_roads(self, rules: Any, state: Any, outlook: Any) -> None:
        country = rules.country
        asked = any(isinstance(card, RoadPairs) for card in self.open)
        for road in outlook.roads[self.number] if asked else []:
            sides = [int(country.road_from[road]), int(country.road_to[road])]
            owners = [int(owner(state, place)) for place in sides]
            if owners.count(NONE) == 1:
                empty = owners.index(NONE)
                seat = owners[1 - empty]
                self.roads.append((sides[empty], seat, self.visits[seat]))

    def note_areas(self, rules: Any, state: Any, outlook: Any) -> None:
        outlook.survey(state, self.number)
        for root in roots(rules, state, self.number):
            seat = int(owner(state, root))
            visits, open_sides = self.visits[seat], int(outlook.open[root])
            if open_sides == 0 or visits == 0:
                continue
            plain, right = int(state.plain[root]), int(state.right[root])
            much = min(1.0, visits / LONG)
            sort = int(kind(plain, right, open_sides))
            sample = self.samples[seat]
            add(sample, VISITS + sort, 1.0)
            add(sample, VISITS + CLASSES + sort, much)
            waiting = min(int(outlook.waiting[root]), 2) * 0.2 * min(plain, 5)
            if waiting:
                beside = VISITS + 2 * CLASSES + min(right, RIGHT)
                add(sample, beside, waiting)
                add(sample, beside + RIGHT + 1, much * waiting)
            for card in self.open:
                if isinstance(card, SoloSquares) and int(state.squares[root]) == 1:
                    self.loners.append((root, True, visits))
                elif isinstance(card, EmptyAreas) and right == 0 and plain >= card.least:
                    self.loners.append((root, False, visits))


def add(sample: dict[int, float], feature: int, amount: float) -> None:
    sample[feature] = sample.get(feature, 0.0) + amount


def roots(rules: Any, state: Any, sheet: int) -> list[int]:
    """The squares that stand for the areas of a sheet."""
    first, last = int(rules.country.first[sheet]), int(rules.country.first[sheet + 1])
    return [place for place in range(first, last) if state.area[place] == place]


def worth(rules: Any, state: Any, sheet: int, seat: int) -> tuple[float, float]:
    """A seat's points for areas on a sheet, and the number of areas large enough for Area Control."""
    least = min(
        int(card.least)
        for card in rules.cards
        if isinstance(card, LargeAreas) and not isinstance(card, EmptyAreas | SoloSquares)
    )
    points = large = 0.0
    for root in roots(rules, state, sheet):
        if owner(state, root) == seat:
            points += float(area_points(state.plain[root], state.right[root]))
            large += float(state.plain[root] + state.right[root] >= least)
    return points, large


def rows(figures: list[float]) -> list[list[float]]:
    return [figures[first : first + OPEN] for first in range(0, len(figures), OPEN)]
