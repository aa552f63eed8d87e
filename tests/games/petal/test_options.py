"""What players of Petal may agree on."""

import pytest

import hortus
from hortus.games.petal.options import OPTIONS


def test_numbers_lie_open_unless_somebody_asks():
    [contents] = OPTIONS
    assert contents.default == "open"
    assert hortus.rules("petal").setup.options == {"contents": "open"}


def test_there_is_no_other_choice():
    with pytest.raises(hortus.SetupError, match="can be open or memory, not 'closed'"):
        hortus.rules("petal", options={"contents": "closed"})
