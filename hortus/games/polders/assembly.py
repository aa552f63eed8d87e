"""Sets up a table of Polders: the chosen options pick the parts, and the steps become a ring."""

from collections.abc import Sequence

from mypy_extensions import i64

from hortus.core.message import Listed, Message
from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.core.state import NONE
from hortus.games.polders.assignments import (
    Assignment,
    EmptyAreas,
    LargeAreas,
    LargeAreasByLetter,
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
from hortus.games.polders.pen import FreePen, Pen
from hortus.games.polders.rules import PoldersRules
from hortus.games.polders.scoring import Areas, term
from hortus.games.polders.shapes import Shapes
from hortus.games.polders.state import PoldersState
from hortus.games.polders.steps import Assign, Calendar, DrawDealer, Fill, Flip, HandOut
from hortus.games.polders.vocabulary import EVENTS, TURNS, PoldersActions


def assemble(setup: Setup, sheet: Sheet) -> PoldersRules:
    edition = PoldersEdition(sheet)
    polders = choose_polders(edition, setup.options["polders"], setup.seats)
    country = Country(polders, edition.width, edition.height)
    shapes = Shapes(country, edition.width, [shape.squares for shape in edition.shapes])
    wrong_counts = 0 if setup.options["wrong_buildings"] == "join" else 1
    free = setup.options["single"] == "anywhere"
    pen = FreePen(country, shapes, wrong_counts) if free else Pen(country, shapes, wrong_counts)
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
    """The sheets that may be used (P36). If there are more than seats, a random draw decides."""
    if choice == "marked":
        return [polder for polder in edition.polders if seats in polder.seats]
    if choice == "drawn":
        return edition.polders[:]
    # Six orders of the four sheets are enough: their beginnings are every pair and every three.
    named = [int(number) - 1 for number in choice.split("-")]
    return [edition.polders[index] for index in sorted(named[:seats])]


def round_boxes(polders: list[Polder]) -> int:
    """The sheet on which rounds are crossed off, or NONE if it is not in use."""
    for sheet in range(len(polders)):
        if polders[sheet].round_boxes:
            return sheet
    return NONE


def words(edition: PoldersEdition, country: Country) -> dict[str, Sequence[object]]:
    return {
        "sheet": [polder.name for polder in country.polders],
        "card": [
            *[Message("polders-card-name", {"card": shape.name}) for shape in edition.shapes],
            Message("polders-single"),
        ],
        "filling": [term(filling.fields) for filling in edition.fillings],
        "turn": TURNS,
        "cell": country.words,
        "assignment": [term(card.title) for card in edition.assignments],
    }


def assignment(
    number: i64, edition: PoldersEdition, setup: Setup, country: Country, card: AssignmentCard
) -> Assignment:
    """The clause that scores this card, with the numbers for this table."""
    title = term(card.title)
    says = on_the_card(edition, setup, card)
    if card.kind == "most":
        best = MostPooled if setup.options["ties"] == "pool" else Most
        return best(number, title, says, i64(card.building), card.prizes)
    each = i64(card.each[setup.seats - 2])
    least = i64(card.least)
    if card.kind == "sets":
        return Sets(number, title, says, each)
    if card.kind == "rows" or card.kind == "columns":
        return Lines(number, title, says, country, card.kind == "rows", least, each)
    if card.kind == "areas":
        large = LargeAreasByLetter if setup.options["wrong_buildings"] == "letter" else LargeAreas
        return large(number, title, says, country, least, each)
    if card.kind == "empty":
        return EmptyAreas(number, title, says, country, least, each)
    if card.kind == "solo":
        return SoloSquares(number, title, says, country, 1, each)
    if card.kind == "right":
        return RightBuildings(number, title, says, country, each)
    if card.kind == "wrong":
        return WrongBuildings(number, title, says, country, each)
    if card.kind == "roads":
        return RoadPairs(number, title, says, country, each)
    assert card.kind == "fewer"
    return TooFew(number, title, says, i64(card.building), too_few(setup, card), each)


def too_few(setup: Setup, card: AssignmentCard) -> int:
    """The number of buildings that is just enough (P1)."""
    return card.least + (1 if setup.options["too_few"] == "appendix" else 0)


def on_the_card(edition: PoldersEdition, setup: Setup, card: AssignmentCard) -> Message:
    """What an assignment asks for and pays at this table."""
    filling = edition.fillings[card.building] if card.kind in ("most", "fewer") else edition.fillings[0]
    values: dict[str, object] = {"buildings": term(filling.buildings)}
    if card.kind == "most":
        values["prizes"] = Listed(list(card.prizes))
    else:
        values["points"] = card.each[setup.seats - 2]
        values["least"] = too_few(setup, card) if card.kind == "fewer" else card.least
    if card.kind == "sets":
        values["set"] = Listed([term(one.building) for one in edition.fillings])
    return Message(f"polders-card-{card.kind}", values)
