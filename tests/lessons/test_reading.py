"""A lesson file with a fault is refused in one sentence that names the place."""

import pytest

from hortus.lessons import walking
from hortus.lessons.lesson import Lesson, LessonError
from hortus.lessons.reading import read
from hortus.lessons.run import Run
from hortus.lessons.walking import ways

GOOD = """
seats = 2
[[step]]
text = "flip"
start = "draw 0"
wanted = ["c3<"]
then = ["B a7^"]
"""


def lesson(old: str = "", new: str = "") -> Lesson:
    assert old in GOOD
    return read("petal", "basics", GOOD.replace(old, new))


def refused(old: str, new: str) -> str:
    with pytest.raises(LessonError) as fault:
        lesson(old, new)
    sentence = str(fault.value)
    assert "\n" not in sentence
    assert sentence.startswith("petal/basics")
    return sentence


def test_a_good_file_is_read() -> None:
    assert lesson().shown == 1


def test_text_that_is_no_toml_is_refused() -> None:
    assert "is not TOML" in refused("seats = 2", "seats = = 2")


def test_a_misspelt_key_is_refused() -> None:
    assert "wnated is not a key" in refused('wanted = ["c3<"]', 'wanted = ["c3<"]\nwnated = 1')


def test_a_missing_key_is_named() -> None:
    assert "step 1: wanted should be a list of actions" in refused('wanted = ["c3<"]', "wanted = 3")
    assert "seats is missing" in refused("seats = 2", "")


def test_a_table_that_cannot_be_is_refused() -> None:
    assert "Petal" in refused("seats = 2", "seats = 4")


def test_the_first_step_needs_a_position() -> None:
    assert "needs a text and a start" in refused('start = "draw 0"\n', "")


def test_an_action_that_the_game_does_not_know_is_refused() -> None:
    assert "z9" in refused('"c3<"', '"z9<"')
    assert "is not a kind of action; choose from flip and pick" in refused('"c3<"', '{ do = "fly" }')
    assert "is not a field of pick; it has cell" in refused('"c3<"', '{ do = "pick", way = 1 }')
    assert "is not a value of cell" in refused('"c3<"', '{ do = "pick", cell = "z9" }')


def test_a_script_that_nobody_can_read_is_refused() -> None:
    assert "is no script" in refused('"B a7^"', '"C a7^"')
    assert "is no script" in refused('"B a7^"', '"draw x"')


def test_a_script_that_breaks_the_rules_is_refused_when_it_is_played() -> None:
    broken = lesson('"B a7^"', '"B a7v"')
    with pytest.raises(LessonError, match=r"petal/basics: .*not possible"):
        list(ways(broken))


def test_a_step_that_nobody_can_fulfil_is_found() -> None:
    with pytest.raises(LessonError, match="step 1 no legal action fulfils it"):
        list(ways(lesson('"c3<"', '{ do = "pick" }')))


def test_a_lesson_that_leaves_too_much_open_is_found(monkeypatch) -> None:
    monkeypatch.setattr(walking, "MOST_WAYS", 20)
    wide = GOOD.replace('["c3<"]', '[{ do = "flip" }]').replace('then = ["B a7^"]', "")
    with pytest.raises(LessonError, match="let fewer actions fulfil"):
        list(ways(read("petal", "basics", wide)))


def test_a_value_that_stands_nowhere_is_found() -> None:
    step = lesson('wanted = ["c3<"]', 'wanted = ["c3<"]\nvalues = { worth = "view.nowhere" }')
    with pytest.raises(LessonError, match=r"view\.nowhere is nowhere"):
        Run(step).text()
    assert "should be a place such as" in refused('wanted = ["c3<"]', 'wanted = ["c3<"]\nvalues = { x = "moon.1" }')
