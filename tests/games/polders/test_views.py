"""What a seat sees."""

from games.polders.drawing import STANDARD, Table, claim

import hortus
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.core.state import NONE


def test_every_sheet_is_open_to_everybody():
    table = Table("Ao  .   B=", seats=3)
    views = [table.rules.view(table.state, seat) for seat in [NONE, 0, 1, 2]]
    assert all(view == views[0] for view in views)
    assert [sheet["held_by"] for sheet in views[0]["sheets"]] == [0, 1, 2]
    assert views[0]["sheets"][0]["ink"] == [0, -1, 4]


def test_the_cards_left_are_counts_without_an_order():
    table = Table(open=("1", "2", "L3"))
    view = table.rules.view(table.state, 0)
    printed = [shape["cards"] for shape in STANDARD["shapes"]]
    assert view["open"] == [0, 1, 3]
    assert view["deck"] == [count - (shape in (0, 1, 3)) for shape, count in enumerate(printed)]
    assert view["discard"] == [0] * 8
    assert sum(view["assignment_deck"]) == 13


def test_the_standing_counts_what_lies_open():
    table = Table("AoM Ao  .   BxF", assignments=("Correct Buildings", "Wrong Buildings"))
    stands = table.rules.view(table.state, 0)["stands"]
    assert stands[0] == {"areas": 1, "assignments": [[7, 2], [8, 0]], "correct": [1, 0, 0], "wrong": 0}
    assert stands[1] == {"areas": 0, "assignments": [[7, 0], [8, -2]], "correct": [0, 0, 0], "wrong": 1}


def test_rounds_and_turns_are_counted():
    match = hortus.Match(hortus.rules("polders", 2), seed=1)
    seen = []
    while not match.over:
        view = match.perspective(NONE).view()
        if (view["round"], view["turn"]) not in seen:
            seen.append((view["round"], view["turn"]))
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    assert seen == [(number // 5, number % 5) for number in range(25)]


def test_a_sheet_that_nobody_holds_is_not_shown():
    """P36, option polders: drawn. Two of the four sheets stay in the box."""
    match = hortus.Match(hortus.rules("polders", 2, options={"polders": "drawn"}), seed=1)
    view = match.perspective(0).view()
    assert sorted(sheet["sheet"] for sheet in view["sheets"]) == sorted(view["held"])
    assert len(view["sheets"]) == 2


def test_what_others_have_sealed_is_open_again_in_an_imagined_world():
    match = hortus.Match(hortus.rules("polders", 3), seed=2)
    match.submit(1, match.legal(1)[0])
    match.submit(1, match.legal(1)[0])
    world = match.perspective(0).imagine(Dice(1))
    assert [sealed.count for sealed in world.sealed] == [0, 0, 0]
    assert Perspective(match.rules, world, 0).view()["waiting"] == [0, 1, 2]


def test_the_scene_has_every_map_every_position_of_every_shape_and_every_assignment():
    scene = hortus.rules("polders", 3).scene()
    assert [sheet["name"] for sheet in scene["sheets"]] == ["De Schermer", "De Beemster", "De Purmer"]
    assert [sheet["first"] for sheet in scene["sheets"]] == [0, 68, 136]
    assert all(len(sheet["cells"]) == len(sheet["buildings"]) == 68 for sheet in scene["sheets"])
    assert [len(shape["turns"]) for shape in scene["shapes"]] == [1, 2, 2, 4, 1, 4, 4, 8]
    assert scene["assignments"][6]["says"]["says"].startswith("8 points for every area")
    assert (scene["rounds"], scene["turns"]) == ([2, 1, 1, 1, 0], 5)


def test_marks_of_the_score_sheet_are_places_of_the_scene():
    table = Table()
    claim(table, 0, 0, 6)
    scene = table.rules.scene()
    for place in table.marked("Correct Buildings", 0):
        sheet = max(index for index, sheet in enumerate(scene["sheets"]) if sheet["first"] <= place)
        assert scene["sheets"][sheet]["buildings"][place - scene["sheets"][sheet]["first"]] == 0


def test_every_sheet_shows_who_will_hold_it_next():
    match = hortus.Match(hortus.rules("polders", 3), seed=4)
    dice = Dice(5)
    expected: dict[int, int] = {}
    moved = 0
    while not match.over:
        sheets = match.perspective(NONE).view()["sheets"]
        held = {sheet["sheet"]: sheet["held_by"] for sheet in sheets}
        goes = {sheet["sheet"]: sheet["goes_to"] for sheet in sheets}
        if expected and goes != expected:
            assert held == expected
            moved += 1
        expected = goes
        seat = match.waiting[0]
        match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
    assert moved > 3
