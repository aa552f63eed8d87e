"""How a table of Flutter is put together."""

import hortus
from hortus.games.flutter.growth import AnyColour, Growth, MatchOnly
from hortus.games.flutter.ponds import FaceDownPonds, Ponds

TURN = [
    "turn up a tile", "select", "turn", "place", "name rainbow", "draw water", "any petal", "choose next", "resettle",
    "place bee",
]  # fmt: skip


def names(**options):
    return [step.name for step in hortus.rules("flutter", options=options).steps]


def test_a_turn_follows_the_rulebook():
    assert names() == ["who begins", *TURN]


def test_a_random_set_up_puts_its_steps_before_the_first_turn():
    assert names(rondel="random", sun="random") == ["who begins", "arrange the rondel", "the sun rises", *TURN]


def test_the_course_knows_where_its_steps_stand():
    rules = hortus.rules("flutter", options={"rondel": "random"})
    course = rules.course
    assert [rules.steps[step.here].name for step in (course.select, course.place_bee)] == ["select", "place bee"]


def test_an_option_picks_a_part():
    parts = {"placed": Growth, "any": AnyColour, "nothing": MatchOnly}
    for choice, part in parts.items():
        assert type(hortus.rules("flutter", options={"rainbow": choice}).placing.growth) is part
    assert type(hortus.rules("flutter").course.ponds) is Ponds
    assert type(hortus.rules("flutter", options={"water": "face_down"}).course.ponds) is FaceDownPonds


def test_with_five_the_sun_hurries():
    assert [int(hortus.rules("flutter", seats).course.solstice) for seats in (2, 4, 5)] == [0, 0, 1]
