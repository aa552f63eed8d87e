"""Sets up a table of Flutter: the chosen options pick the parts, and the steps become a ring."""

from collections.abc import Sequence
from typing import Final

from hortus.core.message import Message, named
from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.core.state import NONE
from hortus.games.flutter.board import WINDOW_WITH_AN_EDGE, Meadow, window_for
from hortus.games.flutter.course import Course, CourseOfVersion1
from hortus.games.flutter.edition import COLOURS, FlutterEdition
from hortus.games.flutter.growth import AnyColour, Growth, MatchOnly
from hortus.games.flutter.opening import ArrangeRondel, FirstPlayer, SunRises
from hortus.games.flutter.placing import Placing
from hortus.games.flutter.ponds import FaceDownPonds, Ponds
from hortus.games.flutter.rules import FlutterRules
from hortus.games.flutter.scoring import BeeVisits, EnclosedTiles, PetalsLeft, PondPollen, Tracker, UnpaidTiles
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.steps import (
    AnyPetal,
    ChooseNext,
    DrawWater,
    NameRainbow,
    PlaceBee,
    PlaceTile,
    Resettle,
    SelectStack,
    TurnTile,
    TurnUp,
)  # fmt: skip
from hortus.games.flutter.vocabulary import EVENTS, FlutterActions, turn_name

SOLSTICE_SEATS: Final = 5
"""With this many players the sun moves further on the first player's turn."""


def assemble(setup: Setup, sheet: Sheet) -> FlutterRules:
    edition = FlutterEdition(sheet)
    meadow = meadow_of(setup, edition)
    actions = FlutterActions(edition, meadow.vertex_words)
    tracker = Tracker(edition.tracker)
    growth = growth_of(setup.options["rainbow"], edition)
    ponds = ponds_of(setup.options["water"], meadow, edition)
    placing = Placing(meadow, growth)
    course = course_of(setup.version)(meadow, ponds, tracker, edition.bee, 1 if setup.seats == SOLSTICE_SEATS else 0)
    draft: Draft[FlutterState] = Draft()
    draft.blocks += actions.blocks()
    draft.events += EVENTS
    draft.words = words(edition, meadow, ponds)
    draft.steps.append(FirstPlayer(setup.seats))
    if setup.options["rondel"] == "random":
        draft.steps.append(ArrangeRondel(len(edition.shapes), edition.sun))
    if setup.options["sun"] == "random":
        draft.steps.append(SunRises(len(edition.shapes)))
    join_turn(draft, course, placing, actions, edition)
    draft.clauses += [
        EnclosedTiles(meadow.sparkles),
        UnpaidTiles(meadow.sparkles),
        PondPollen(),
        BeeVisits(edition.bee),
        PetalsLeft(tracker),
    ]
    rondel = edition.rondel
    if setup.options["rondel"] == "random":
        rondel = [NONE] * len(rondel)
    return FlutterRules(setup, edition, course, placing, actions, draft, rondel, setup.options["scores"] == "open")


def meadow_of(setup: Setup, edition: FlutterEdition) -> Meadow:
    """Until version 2 of the rules the table had an edge."""
    if setup.version < 3:
        return Meadow(edition, WINDOW_WITH_AN_EDGE, True)
    return Meadow(edition, window_for(edition, setup.seats), False)


def course_of(version: int) -> type[Course]:
    """A table that started with older rules is finished with them."""
    return CourseOfVersion1 if version == 1 else Course


def growth_of(rainbow: str, edition: FlutterEdition) -> Growth:
    if rainbow == "any":
        return AnyColour(edition.limit)
    if rainbow == "nothing":
        return MatchOnly(edition.limit)
    return Growth(edition.limit)


def ponds_of(water: str, meadow: Meadow, edition: FlutterEdition) -> Ponds:
    if water == "face_down":
        return FaceDownPonds(meadow, edition.water)
    return Ponds(meadow, edition.water)


def join_turn(
    draft: Draft[FlutterState], course: Course, placing: Placing, actions: FlutterActions, edition: FlutterEdition
) -> None:
    """The steps of a turn, in the rulebook's order. The course needs their places in the ring."""
    turn_up = TurnUp(course, edition)
    course.turn_up = turn_up
    course.select = SelectStack(course, placing, actions, turn_up.first)
    course.name_rainbow = NameRainbow(course, actions)
    course.draw_water = DrawWater(course, course.ponds)
    course.any_petal = AnyPetal(course, actions)
    course.choose_next = ChooseNext(course, actions)
    course.resettle = Resettle(course, actions)
    course.place_bee = PlaceBee(course, actions)
    draft.steps += [
        turn_up,
        course.select,
        TurnTile(placing, actions),
        PlaceTile(course, placing, placing.growth, actions),
        course.name_rainbow,
        course.draw_water,
        course.any_petal,
        course.choose_next,
        course.resettle,
        course.place_bee,
    ]


def words(edition: FlutterEdition, meadow: Meadow, ponds: Ponds) -> dict[str, Sequence[object]]:
    """The names of the numbers in events."""
    shapes = [named("flutter-shape", shape.name) for shape in edition.shapes]
    colours = [Message(f"flutter-colour-{colour}") for colour in COLOURS]
    tiles = [
        Message("flutter-tile", {"colour": colours[tile.colour], "shape": shapes[tile.pollinator]})
        for tile in edition.tiles
    ]
    return {
        "stack": shapes,
        "tile": [*tiles, Message("flutter-rainbee")],
        "turn": [turn_name(turn) for turn in range(TURNS)],
        "at": meadow.vertex_words,
        "colour": colours,
        "cell": meadow.cell_words,
        "face": ponds.names,
    }
