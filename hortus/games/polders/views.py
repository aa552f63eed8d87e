"""What a seat sees of the table, and what it may imagine behind the rest.

Every sheet is open, and whoever counts the cards knows which are left. Only their
order is hidden, and it is not stored anywhere. The core hides what others have
sealed this turn.
"""

from mypy_extensions import i64

from hortus.core.scoring import BLANK
from hortus.core.state import NONE, to_list
from hortus.games.polders.assignments import Assignment
from hortus.games.polders.board import Country
from hortus.games.polders.edition import PoldersEdition, Shape
from hortus.games.polders.scoring import Areas
from hortus.games.polders.shapes import positions
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS


def scene(edition: PoldersEdition, country: Country, cards: list[Assignment]) -> dict[str, object]:
    """The maps, the fillings, the shapes in all their positions and the assignment cards."""
    return {
        "width": edition.width,
        "height": edition.height,
        "cells": country.words,
        "rounds": edition.rounds[:],
        "turns": sum([shape.cards for shape in edition.shapes]) // edition.open,
        "sheets": [scene_sheet(country, sheet) for sheet in range(len(country.polders))],
        "fillings": [
            {
                "field": filling.field,
                "fields": filling.fields,
                "building": filling.building,
                "buildings": filling.buildings,
                "letter": filling.letter,
                "mark": filling.mark,
            }
            for filling in edition.fillings
        ],
        "shapes": [scene_shape(shape) for shape in edition.shapes],
        "assignments": [{"title": card.title.spelled(), "says": card.says.spelled()} for card in cards],
    }


def scene_sheet(country: Country, sheet: int) -> dict[str, object]:
    """One map: `first` is the place of its first square, by which score sheets name squares."""
    polder = country.polders[sheet]
    first = int(country.first[sheet])
    places = range(first, int(country.first[sheet + 1]))
    return {
        "name": polder.name,
        "seats": polder.seats[:],
        "round_boxes": polder.round_boxes,
        "first": first,
        "cells": [int(country.cell[place]) for place in places],
        "buildings": [int(country.building[place]) for place in places],
        "roads": [[one, other] for one, other in polder.roads],
    }


def scene_shape(shape: Shape) -> dict[str, object]:
    """A card: its squares as steps from the first one, for every turn that looks different."""
    return {
        "name": shape.name,
        "cards": shape.cards,
        "turns": [
            {"turn": turn, "squares": [[x, y] for x, y in position]} for turn, position in positions(shape.squares)
        ],
    }


def view(state: PoldersState, country: Country, areas: Areas, cards: list[Assignment]) -> dict[str, object]:
    """Everybody sees the same."""
    holders = to_list(state.held)
    sheets: list[dict[str, object]] = []
    for sheet in range(len(country.polders)):
        if sheet in holders:
            ink = [int(state.ink[place]) for place in range(country.first[sheet], country.first[sheet + 1])]
            holder = holders.index(sheet)
            sheets.append({"sheet": sheet, "held_by": holder, "goes_to": (holder + 1) % int(state.seats), "ink": ink})
    return {
        "round": int(state.round),
        "turn": turns_played(state),
        "dealer": int(state.dealer),
        "held": holders,
        "open": [shape for shape in to_list(state.open) if shape != NONE],
        "deck": to_list(state.deck),
        "discard": to_list(state.discard),
        "assignments": [card for card in to_list(state.assignments) if card != NONE],
        "assignment_deck": to_list(state.assignment_deck),
        "sheets": sheets,
        "stands": [stands(state, seat, areas, cards) for seat in range(int(state.seats))],
    }


def turns_played(state: PoldersState) -> int:
    """How many turns of this round are over."""
    return sum(to_list(state.discard)) // len(state.open)


def stands(state: PoldersState, seat: int, areas: Areas, cards: list[Assignment]) -> dict[str, object]:
    """What a seat would score if nothing more were drawn. Anybody could count this from the sheets."""
    worth = [[int(card.card), int(card.score(state, i64(seat), BLANK))] for card in cards]
    first = seat * FILLINGS
    return {
        "areas": int(areas.score(state, i64(seat), BLANK)),
        "assignments": [pair for pair in worth if not state.assignment_deck[pair[0]]],
        "correct": [int(state.correct[first + filling]) for filling in range(FILLINGS)],
        "wrong": int(state.wrong[seat]),
    }
