"""How a table of Polders is put together: what was agreed on picks the parts, and they are joined to a ring."""

from mypy_extensions import i64

from hortus.core.errors import SetupError
from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.core.state import NONE
from hortus.games.polders.assignments import (
    Assignment,
    EmptyAreas,
    LargeAreas,
    Lines,
    Most,
    MostPooled,
    RightBuildings,
    RoadPairs,
    Sets,
    SoloSquares,
    TooFew,
    WrongBuildings,
)
from hortus.games.polders.board import Country
from hortus.games.polders.edition import AssignmentCard, Polder, PoldersEdition
from hortus.games.polders.pen import Pen
from hortus.games.polders.rules import PoldersRules
from hortus.games.polders.scoring import Areas
from hortus.games.polders.shapes import Shapes
from hortus.games.polders.state import PoldersState
from hortus.games.polders.steps import Assign, Calendar, DrawDealer, Fill, Flip, HandOut
from hortus.games.polders.vocabulary import EVENTS, SINGLE, TURNS, PoldersActions


def assemble(setup: Setup, sheet: Sheet) -> PoldersRules:
    edition = PoldersEdition(sheet)
    polders = choose_polders(edition, setup.options["polders"], setup.seats)
    country = Country(polders, edition.width, edition.height)
    shapes = Shapes(country, edition.width, [shape.squares for shape in edition.shapes])
    pen = Pen(country, shapes, 1 if setup.options["wrong_buildings"] == "plain" else 0)
    actions = PoldersActions(
        [shape.name for shape in edition.shapes], [filling.mark for filling in edition.fillings], country.words
    )
    areas = Areas(country, edition.fillings)
    cards = [
        assignment(i64(number), edition, setup, country, edition.assignments[number])
        for number in range(len(edition.assignments))
    ]
    draft: Draft[PoldersState] = Draft()
    draft.blocks += actions.blocks()
    draft.events += EVENTS
    draft.words = words(edition, country)
    assign = Assign()
    calendar = Calendar(edition.rounds, round_boxes(polders), assign)
    draft.steps += [
        HandOut(),
        DrawDealer(calendar, setup.seats),
        assign,
        Flip(calendar, pen),
        Fill(calendar, pen, actions, [polder.name for polder in polders]),
    ]
    draft.clauses.append(areas)
    draft.clauses += cards
    return PoldersRules(setup, edition, pen, areas, cards, actions, draft)


def choose_polders(edition: PoldersEdition, choice: str, seats: int) -> list[Polder]:
    """The sheets that may come to the table (P36). With more than there are seats, the lot decides."""
    if choice == "marked":
        return [polder for polder in edition.polders if seats in polder.seats]
    if choice == "drawn":
        return edition.polders[:]
    # Six orders of four sheets begin with every pair and every three there are.
    named = [int(number) - 1 for number in choice.split("-")]
    return [edition.polders[index] for index in sorted(named[:seats])]


def round_boxes(polders: list[Polder]) -> int:
    """The sheet on which rounds are crossed off, or NONE where it is not among them."""
    for sheet in range(len(polders)):
        if polders[sheet].round_boxes:
            return sheet
    return NONE


def words(edition: PoldersEdition, country: Country) -> dict[str, list[str]]:
    return {
        "sheet": [polder.name for polder in country.polders],
        "card": [*[f"card {shape.name}" for shape in edition.shapes], SINGLE],
        "filling": [filling.fields for filling in edition.fillings],
        "turn": TURNS,
        "cell": country.words,
        "assignment": [card.title for card in edition.assignments],
    }


def assignment(
    number: i64, edition: PoldersEdition, setup: Setup, country: Country, card: AssignmentCard
) -> Assignment:
    """The clause that scores this card, with the numbers for this table."""
    title = card.title
    if card.kind == "most":
        buildings = edition.fillings[card.building].buildings
        says = f"Most correctly filled {buildings}: {', '.join([str(prize) for prize in card.prizes])} points."
        if setup.options["ties"] == "pool":
            return MostPooled(number, title, says, i64(card.building), card.prizes)
        return Most(number, title, says, i64(card.building), card.prizes)
    each = card.each[setup.seats - 2]
    points = f"{each} point{'' if each == 1 else 's'}"
    if card.kind == "sets":
        one, two, three = [filling.building for filling in edition.fillings]
        return Sets(number, title, f"{points} for every set of correct {one}, {two} and {three}.", i64(each))
    if card.kind == "rows" or card.kind == "columns":
        says = f"{points} for every {card.kind[:-1]} of {card.least} or more squares that is all yours."
        return Lines(number, title, says, country, card.kind == "rows", i64(card.least), i64(each))
    if card.kind == "areas":
        says = f"{points} for every area of {card.least} or more squares, correct buildings included."
        return LargeAreas(number, title, says, country, i64(card.least), i64(each))
    if card.kind == "empty":
        says = f"{points} for every area of {card.least} or more squares without a correct building."
        return EmptyAreas(number, title, says, country, i64(card.least), i64(each))
    if card.kind == "solo":
        says = f"{points} for every square that stands alone in its filling."
        return SoloSquares(number, title, says, country, 1, i64(each))
    if card.kind == "right":
        return RightBuildings(number, title, f"{points} for every correctly filled building.", country, i64(each))
    if card.kind == "wrong":
        return WrongBuildings(number, title, f"{points} for every wrongly filled building.", country, i64(each))
    if card.kind == "roads":
        says = f"{points} for every stretch of road with squares of your own on both sides."
        return RoadPairs(number, title, says, country, i64(each))
    if card.kind == "fewer":
        line = card.least + (1 if setup.options["too_few"] == "appendix" else 0)
        says = f"{points} with fewer than {line} correctly filled {edition.fillings[card.building].buildings}."
        return TooFew(number, title, says, i64(card.building), i64(line), i64(each))
    raise SetupError(f"No clause scores an assignment of the kind {card.kind}.")
