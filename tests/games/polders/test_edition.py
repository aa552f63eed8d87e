"""Loading checks the box."""

from copy import deepcopy

import pytest
from games.polders.drawing import STANDARD

from hortus.core.errors import EditionError
from hortus.core.sheet import Sheet
from hortus.games.polders.edition import PoldersEdition


def test_the_house_edition_has_four_sheets_seventeen_shapes_and_fifteen_assignments():
    edition = PoldersEdition(Sheet("standard", STANDARD))
    assert [polder.name for polder in edition.polders] == ["De Schermer", "De Beemster", "De Purmer", "De Wormer"]
    assert sum(shape.cards for shape in edition.shapes) == 17
    assert len(edition.assignments) == 15
    assert [filling.mark for filling in edition.fillings] == ["circle", "stripes", "cross"]


def test_the_sheets_are_marked_for_two_three_and_four_players():
    edition = PoldersEdition(Sheet("standard", STANDARD))
    assert [polder.seats for polder in edition.polders] == [[2, 3, 4], [2, 3, 4], [3, 4], [4]]
    assert [polder.round_boxes for polder in edition.polders] == [5, 0, 0, 0]


def broken(*path_and_value):
    """The standard edition with one value changed, or taken out with None."""
    *path, value = path_and_value
    box = deepcopy(STANDARD)
    part = box
    for key in path[:-1]:
        part = part[key]
    if value is None:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return box


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("open", None), "box: open is missing; expected a whole number from 1 to 5."),
        (("dice", 2), "box: dice is not a key of this game; it knows"),
        (
            ("polders", 0, "map", ". . #"),
            "in the map line '. . #' a square is '#'; it should be '~', '.', 'M', 'F' or 'W'.",
        ),
        (("polders", 0, "map", ". .-."), "squares are separated by '-'; use a space or |."),
        (
            ("polders", 0, "map", ". .|~"),
            "a road beside column 2, row 1 that runs along water; it needs land on both sides.",
        ),
        (("polders", 0, "map", ". .\n==\n. ."), "the road line '==' of the map has a = between two columns;"),
        (("polders", 0, "map", ". .\n= =\n  =\n. ."), "the map has the road beside column 2, row 1 twice."),
        (("polders", 0, "map", "~ ~"), "the map should have 1 to 120 squares in at most 16 rows and columns."),
        (("polders", 0, "map", "\n".join([". . . . . . . . ."] * 15)), "the map should have 1 to 120 squares"),
        (("polders", 1, "name", "De Schermer"), "the names of the polders should all be different, but De Schermer is"),
        (("polders", 3, "seats", [3, 4]), "box: 3 polders should be marked for 3 seats, not 4."),
        (("polders", 0, "round_boxes", 4), "box: De Schermer should have 5 round boxes, one for each round, not 4."),
        (
            ("polders", 3, "round_boxes", 5),
            "box: De Wormer has round boxes, so it should be marked for 2, 3 and 4 seats.",
        ),
        (("rounds", [2, 1]), "box: De Schermer should have 2 round boxes, one for each round, not 5."),
        (("polders", 2, "colour", "red"), "box: polders 3: colour is not a key of this game; it knows name,"),
        (("shapes", 2, "squares", ["#x#"]), "box: shapes 3: squares should be rows of at most six # and ., not"),
        (("shapes", 2, "squares", ["..."]), "box: shapes 3: squares should be rows with one to six #, not"),
        (("shapes", 2, "name", "I 3"), "box: shapes 3: name should be letters and digits, not 'I 3'."),
        (("shapes", 2, "name", "l3"), "the names of the shapes should all be different, but l3 is there twice."),
        (("fillings", 0, "mark", "star"), "box: fillings 1: mark should be circle, stripes or cross, not 'star'."),
        (("fillings", 0, "letter", "m"), "box: fillings 1: letter should be one capital letter, not 'm'."),
        (("fillings", 0, "colour", "red"), "fillings 1: colour is not a key of this game; it knows"),
        (("fillings", 0, "mark", "cross"), "the marks should all be different, but cross is there twice."),
        (("assignments", 0, "building", "barn"), "building should be manor, farm or mill, not 'barn'."),
        (("assignments", 6, "each", [7, 8]), "each should be a list of 3 whole numbers from -100 to 100, not [7, 8]."),
        (("assignments", 6, "squares", 1), "box: assignments 7: squares should be a whole number from 2 to 30, not 1."),
        (
            ("assignments", 11, "squares", 1),
            "box: assignments 12: squares should be a whole number from 2 to 30, not 1.",
        ),
        (("assignments", 0, "kind", "least"), "box: assignments 1: kind should be most, sets, rows,"),
        (("assignments", 6, "line", 4), "box: assignments 7: line is not a key of this game; it knows title,"),
        (("rounds", [9, 9]), "the rounds turn up 18 assignments, but there are only 15."),
    ],
)
def test_a_wrong_box_is_refused_in_one_sentence(change, fault):
    with pytest.raises(EditionError) as refused:
        PoldersEdition(Sheet("box", broken(*change)))
    assert fault in str(refused.value)
    assert str(refused.value).startswith("box: ")
    assert str(refused.value).endswith(".")


def test_too_few_shape_cards_for_a_turn_are_refused():
    box = deepcopy(STANDARD)
    box["shapes"] = [{"name": "1", "cards": 2, "squares": ["#"]}]
    with pytest.raises(EditionError, match="3 shape cards are turned up every turn, but there are only 2"):
        PoldersEdition(Sheet("box", box))


def test_a_box_without_round_boxes_is_played_all_the_same():
    assert [
        polder.round_boxes for polder in PoldersEdition(Sheet("box", broken("polders", 0, "round_boxes", 0))).polders
    ] == [0] * 4


def test_an_owner_may_have_shapes_that_do_not_hang_together():
    """P40: ours do, but the rules do not need it."""
    box = deepcopy(STANDARD)
    box["shapes"][0]["squares"] = ["#.#"]
    assert PoldersEdition(Sheet("box", box)).shapes[0].squares == [(0, 0), (2, 0)]


def card(kind):
    """The first assignment of a kind in the standard edition."""
    return [index for index, assignment in enumerate(STANDARD["assignments"]) if assignment["kind"] == kind][0]


NUMBERS = [
    (("open",), 1, 5),
    (("rounds", 0), 0, 10),
    (("shapes", 0, "cards"), 1, 30),
    (("polders", 0, "seats", 0), 2, 4),
    (("polders", 0, "round_boxes"), 0, 20),
    (("assignments", card("most"), "prizes", 0), 0, 100),
    (("assignments", card("sets"), "each", 0), -100, 100),
    (("assignments", card("rows"), "shortest"), 1, 16),
    (("assignments", card("columns"), "shortest"), 1, 16),
    (("assignments", card("areas"), "squares"), 2, 30),
    (("assignments", card("empty"), "squares"), 2, 30),
    (("assignments", card("fewer"), "line"), 0, 30),
]


def judged(path, number):
    """The error for a box with this number in it; empty if the box is fine."""
    try:
        PoldersEdition(Sheet("box", broken(*path, number)))
    except EditionError as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize(("path", "low", "high"), NUMBERS, ids=lambda value: str(value))
def test_a_number_is_good_at_both_ends_of_its_range_and_not_beyond(path, low, high):
    for number in (low, high):
        assert f"from {low} to {high}" not in judged(path, number)
    for number in (low - 1, high + 1):
        assert f"from {low} to {high}, not" in judged(path, number)


def test_no_number_of_the_house_edition_is_left_out():
    """Whoever adds a number to the edition adds its range above."""

    def numbers(part, path=()):
        if type(part) is int:
            return {path}
        inside = enumerate(part) if isinstance(part, list) else part.items() if isinstance(part, dict) else ()
        return {found for key, value in inside for found in numbers(value, (*path, key))}

    def shape(path):
        return tuple(key for key in path if isinstance(key, str))

    assert {shape(path) for path in numbers(STANDARD)} == {shape(path) for path, _, _ in NUMBERS}


@pytest.mark.parametrize(
    "change",
    [
        ("rounds", [3] * 5),  # as many assignments as there are
        ("polders", 1, "map", "\n".join([" ".join(["."] * 12)] * 10)),  # 120 squares
        ("polders", 1, "map", " ".join(["."] * 16)),
        ("polders", 1, "map", "\n".join(["."] * 16)),
        ("polders", 1, "map", "."),
        ("shapes", [{"name": "1", "cards": 3, "squares": ["#"]}]),  # as many cards as are turned up
        ("shapes", 0, "squares", ["######"]),
    ],
)
def test_a_box_that_just_fits_is_taken(change):
    PoldersEdition(Sheet("box", broken(*change)))


@pytest.mark.parametrize("drawn", [" ".join(["."] * 17), "\n".join(["."] * 17), "\n".join([" ".join(["."] * 11)] * 11)])
def test_a_sheet_that_is_one_too_large_is_refused(drawn):
    with pytest.raises(EditionError, match="the map should have 1 to 120 squares in at most 16 rows and columns"):
        PoldersEdition(Sheet("box", broken("polders", 1, "map", drawn)))
