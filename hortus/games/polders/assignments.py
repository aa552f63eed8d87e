"""The assignment cards. Each class is one paragraph of the appendix; the numbers are the edition's.

A card scores what lies on the sheets, and only once it has been turned up.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.scoring import BLANK, Clause, Ledger
from hortus.core.state import NONE
from hortus.games.polders.board import Country
from hortus.games.polders.scoring import is_root, mark_area, owner
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS


class Assignment(Clause[PoldersState]):
    """One card by its number. `penalty` cards are completed by losing nothing (P33)."""

    def __init__(self, card: i64, title: Message, says: Message, penalty: bool = False) -> None:
        self.card: i64 = card
        self.title = title
        self.says = says
        self.penalty = penalty

    def score(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        if state.assignment_deck[self.card]:
            return 0
        return self.worth(state, seat, ledger)

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        """What the card gives or takes, turned up or not."""
        raise NotImplementedError

    def completed(self, state: PoldersState, seat: i64) -> bool:
        """P33: a reward that scored, a penalty that took nothing."""
        if state.assignment_deck[self.card]:
            return False
        points = self.score(state, seat, BLANK)
        return points == 0 if self.penalty else points > 0

    def entry(self, ledger: Ledger, count: i64, points: i64) -> i64:
        if count:
            ledger.note(self.title, count, points)
        return points


class Most(Assignment):
    """Manor Master, Farm Frenzy, Mill Maker: ranks by correctly filled buildings, at least one.

    Tied seats share the points of their rank, rounded down, and the ranks they
    take up are skipped (P21).
    """

    def __init__(self, card: i64, title: Message, says: Message, building: i64, prizes: list[int]) -> None:
        super().__init__(card, title, says)
        self.building: i64 = building
        self.prizes = prizes

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        own = state.correct[seat * FILLINGS + self.building]
        if own == 0:
            return 0
        ahead: i64 = 0
        tied: i64 = 0
        other: i64
        for other in range(state.seats):
            theirs = state.correct[other * FILLINGS + self.building]
            ahead += theirs > own
            tied += theirs == own
        return self.entry(ledger, own, self.prize(int(ahead), int(tied)))

    def prize(self, ahead: int, tied: int) -> i64:
        return i64(self.prizes[ahead] // tied) if ahead < len(self.prizes) else 0


class MostPooled(Most):
    """The same, but tied seats share the points of all ranks they take up."""

    def prize(self, ahead: int, tied: int) -> i64:
        return i64(sum(self.prizes[ahead : ahead + tied]) // tied)


class Sets(Assignment):
    """Set Builder: one correctly filled building of each kind makes a set (P25)."""

    def __init__(self, card: i64, title: Message, says: Message, each: i64) -> None:
        super().__init__(card, title, says)
        self.each: i64 = each

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        sets = state.correct[seat * FILLINGS]
        filling: i64
        for filling in range(1, FILLINGS):
            if state.correct[seat * FILLINGS + filling] < sets:
                sets = state.correct[seat * FILLINGS + filling]
        return self.entry(ledger, sets, sets * self.each)


class Lines(Assignment):
    """Horizontal Rows, Vertical Columns: a whole run of one seat, with any fillings (P26, P27)."""

    def __init__(
        self, card: i64, title: Message, says: Message, country: Country, across: bool, shortest: i64, each: i64
    ) -> None:
        super().__init__(card, title, says)
        self.across = across  # rows, else columns
        self.shortest: i64 = shortest
        self.runs: list[vec[i64]] = []
        for run in country.rows if across else country.columns:
            if i64(len(run)) >= shortest:
                self.runs.append(run)
        self.each: i64 = each

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        lines: i64 = 0
        for run in self.runs:
            if self.owned(state, seat, run):
                lines += 1
                place: i64
                for place in run:
                    ledger.mark(place)
        return self.entry(ledger, lines, lines * self.each)

    def owned(self, state: PoldersState, seat: i64, run: vec[i64]) -> bool:
        place: i64
        for place in run:
            if owner(state, place) != seat:
                return False
        return True


class LargeAreas(Assignment):
    """Area Control: areas of at least four squares, correct buildings among them (P32)."""

    def __init__(self, card: i64, title: Message, says: Message, country: Country, least: i64, each: i64) -> None:
        super().__init__(card, title, says)
        self.country = country
        self.least: i64 = least
        self.each: i64 = each

    def counts(self, state: PoldersState, root: i64) -> bool:
        return state.plain[root] + state.right[root] >= self.least

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        areas: i64 = 0
        root: i64
        for root in range(self.country.places):
            if is_root(state, root, seat) and self.counts(state, root):
                areas += 1
                mark_area(state, self.country, root, ledger)
        return self.entry(ledger, areas, areas * self.each)


class LargeAreasByLetter(LargeAreas):
    """Option: wrong buildings are plain squares everywhere but here, as the appendix says (P5, P32)."""

    def counts(self, state: PoldersState, root: i64) -> bool:
        if state.plain[root] + state.right[root] < self.least:
            return False
        squares: i64 = 0
        sheet = self.country.sheet[root]
        place: i64
        for place in range(self.country.first[sheet], self.country.first[sheet + 1]):
            if state.area[place] == root:
                building = self.country.building[place]
                squares += building == NONE or building == state.ink[place] % FILLINGS
        return squares >= self.least


class EmptyAreas(LargeAreas):
    """Empty Areas: at least three squares that count and no correct building (P31)."""

    def counts(self, state: PoldersState, root: i64) -> bool:
        return state.right[root] == 0 and state.plain[root] >= self.least


class SoloSquares(LargeAreas):
    """Solo Square: a square without a neighbour of the same seat and filling, building or not (P29, P30)."""

    def counts(self, state: PoldersState, root: i64) -> bool:
        return state.squares[root] == self.least


class RightBuildings(Assignment):
    """Correct Buildings: every one counts."""

    def __init__(self, card: i64, title: Message, says: Message, country: Country, each: i64) -> None:
        super().__init__(card, title, says)
        self.country = country
        self.each: i64 = each

    def counts(self, building: i64, filling: i64) -> bool:
        return building == filling

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        buildings: i64 = 0
        place: i64
        for place in range(self.country.places):
            building = self.country.building[place]
            if building != NONE and owner(state, place) == seat and self.counts(building, state.ink[place] % FILLINGS):
                buildings += 1
                ledger.mark(place)
        return self.entry(ledger, buildings, buildings * self.each)


class WrongBuildings(RightBuildings):
    """Wrong Buildings: every one costs."""

    def __init__(self, card: i64, title: Message, says: Message, country: Country, each: i64) -> None:
        super().__init__(card, title, says, country, each)
        self.penalty = True

    def counts(self, building: i64, filling: i64) -> bool:
        return building != filling


class RoadPairs(Assignment):
    """Road Pairing: own squares on both sides of a segment; a square may serve several (P28)."""

    def __init__(self, card: i64, title: Message, says: Message, country: Country, each: i64) -> None:
        super().__init__(card, title, says)
        self.one = country.road_from
        self.other = country.road_to
        self.each: i64 = each

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        pairs: i64 = 0
        road: i64
        for road in range(len(self.one)):
            if owner(state, self.one[road]) == seat and owner(state, self.other[road]) == seat:
                pairs += 1
                ledger.mark(self.one[road])
                ledger.mark(self.other[road])
        return self.entry(ledger, pairs, pairs * self.each)


class TooFew(Assignment):
    """Minimal Miller, Manor Minimalist, Farm Fiasco: fewer correct buildings than the line lose points (P1)."""

    def __init__(self, card: i64, title: Message, says: Message, building: i64, line: i64, each: i64) -> None:
        super().__init__(card, title, says, penalty=True)
        self.building: i64 = building
        self.line: i64 = line
        self.each: i64 = each

    def worth(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        own = state.correct[seat * FILLINGS + self.building]
        if own >= self.line:
            return 0
        ledger.note(self.title, own, self.each)
        return self.each
