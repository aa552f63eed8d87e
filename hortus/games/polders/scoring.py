"""What areas are worth. The assignments have a file of their own."""

from typing import Final

from mypy_extensions import i64

from hortus.core.message import Message, named
from hortus.core.scoring import BLANK, Clause, Ledger
from hortus.games.polders.board import Country
from hortus.games.polders.edition import Filling
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

FULL: Final = 5
"""Up to so many squares every building counts in full,"""
HALF: Final = 10
"""up to so many it counts half, above that a quarter (P2)."""


def area_points(plain: i64, right: i64) -> i64:
    """Squares times buildings times the multiplier, rounded down once (P3, P4)."""
    points = plain * right
    if plain > HALF:
        return points >> 2
    if plain > FULL:
        return points >> 1
    return points


def owner(state: PoldersState, place: i64) -> i64:
    """The seat that filled this place, or NONE. NONE is -1, and -1 // 3 is -1 again."""
    return state.ink[place] // FILLINGS


def is_root(state: PoldersState, place: i64, seat: i64) -> bool:
    """Whether this place is the root of an area, or a lone square, of this seat."""
    return state.area[place] == place and owner(state, place) == seat


def mark_area(state: PoldersState, country: Country, root: i64, ledger: Ledger) -> None:
    if ledger is BLANK:
        return  # a search scores millions of areas and marks none
    sheet = country.sheet[root]
    place: i64
    for place in range(country.first[sheet], country.first[sheet + 1]):
        if state.area[place] == root:
            ledger.mark(place)


class Areas(Clause[PoldersState]):
    """Scoring: each area by itself, those without a building for nothing.

    Two or more squares of one seat and one filling are an area (P7, P9), and
    roads do not divide it (P8).
    """

    def __init__(self, country: Country, fillings: list[Filling]) -> None:
        self.country = country
        # Made once: a search scores millions of areas and reads none of these texts.
        most = max([len(polder.squares) for polder in country.polders])
        self.reasons = [[reason(filling, right) for right in range(most + 1)] for filling in fillings]

    def score(self, state: PoldersState, seat: i64, ledger: Ledger) -> i64:
        points: i64 = 0
        root: i64
        for root in range(self.country.places):
            if is_root(state, root, seat) and state.squares[root] > 1:
                area = area_points(state.plain[root], state.right[root])
                mark_area(state, self.country, root, ledger)
                ledger.note(self.reasons[state.ink[root] % FILLINGS][state.right[root]], state.plain[root], area)
                points += area
        return points


def reason(filling: Filling, right: int) -> Message:
    fields = term(filling.fields)
    if right == 0:
        return Message("polders-reason-without", {"fields": fields, "building": term(filling.building)})
    buildings = term(filling.building if right == 1 else filling.buildings)
    return Message("polders-reason-with", {"fields": fields, "count": right, "buildings": buildings})


def term(name: str) -> Message:
    """A name that the edition gives a building, a filling or an assignment."""
    return named("polders-term", name)
