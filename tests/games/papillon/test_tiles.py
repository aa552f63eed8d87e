"""Garden tiles in their four turns."""

import hortus
from hortus.games.papillon.tiles import FIRST_SIDE

TILES = hortus.rules("papillon").ground.tiles


def shown(kind, turn):
    return [int(TILES.shows[(kind * 4 + turn) * 4 + direction]) for direction in range(4)]


def test_a_quarter_turn_moves_every_side_on_by_one():
    for kind in range(int(TILES.kinds)):
        north, *rest = shown(kind, 0)
        assert shown(kind, 1) == [rest[2], north, rest[0], rest[1]]


def test_four_turns_are_none():
    for kind in range(int(TILES.kinds)):
        row = shown(kind, 0)
        assert shown(kind, 2) == row[2:] + row[:2]


def test_joined_sides_show_the_same():
    for place in range(int(TILES.kinds) * 16):
        lying = place // 4
        for direction in range(4):
            if (int(TILES.joined[place]) >> direction) & 1:
                assert TILES.shows[lying * 4 + direction] == TILES.shows[place]


def test_turns_that_look_alike_are_offered_once():
    for kind in range(int(TILES.kinds)):
        turns = [turn for turn in range(4) if (int(TILES.turns[kind]) >> turn) & 1]
        assert turns[0] == 0
        assert len({tuple(shown(kind, turn)) for turn in range(4)}) <= len(turns)


def test_the_first_side_of_a_set_is_its_lowest():
    for towards in range(1, 16):
        assert (towards >> int(FIRST_SIDE[towards])) & 1
        assert towards & ((1 << int(FIRST_SIDE[towards])) - 1) == 0
