"""The golden games still go as they went."""

import pytest
from playthroughs.script import FOLDER, playthrough, scenes


@pytest.mark.parametrize("name", scenes())
def test_the_golden_game_goes_as_it_went(name):
    assert playthrough(scenes()[name]) == (FOLDER / name).read_text("utf-8")


def test_no_golden_game_is_missing_or_left_over():
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(scenes())
