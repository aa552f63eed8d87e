"""Loading checks the box."""

import pytest

from hortus import editions
from hortus.core.errors import EditionError
from hortus.core.sheet import Sheet
from hortus.games.petal.edition import PetalEdition

STANDARD = editions.shipped("petal", "standard").components


def test_the_house_edition_holds_48_tiles_and_a_tree():
    edition = PetalEdition(Sheet("standard", STANDARD))
    assert (edition.side, 2 * sum(edition.tiles), edition.fewer) == (7, 48, 3)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"side": None}, "box: side is missing; expected a whole number from 3 to 7."),
        ({"side": 6}, "box: side should be odd, so that the tree is in the middle, not 6."),
        ({"side": True}, "box: side should be a whole number from 3 to 7, not True."),
        ({"sides": 7}, "box: sides is not a key of this game; it knows side, tiles and fewer."),
        ({"tiles": [3, 3]}, "box: tiles should add up to 24, half the squares around the tree, not 6."),
        ({"tiles": [3, "3"]}, "box: tiles should be a list of 1 to 20 whole numbers from 0 to 24, not [3, '3']."),
        ({"fewer": -1}, "box: fewer should be a whole number from 0 to 20, not -1."),
    ],
)
def test_a_wrong_box_is_refused_in_one_sentence(change, fault):
    box = {key: value for key, value in {**STANDARD, **change}.items() if value is not None}
    with pytest.raises(EditionError) as refused:
        PetalEdition(Sheet("box", box))
    assert str(refused.value) == fault
