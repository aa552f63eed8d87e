"""What a player of Flutter sees at a glance."""

import pytest
from games.flutter.drawing import Drawing, rules
from games.flutter.positions import closing
from walking import somewhere

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice


def promise(board: Drawing, written: str) -> float:
    return knowledge(board.rules).promise(board.state, board.seat, board.rules.catalogue.read(written))


def test_a_matching_place_promises_more_than_a_mismatched_one():
    matching = Drawing("a # #\n  c c c", "red ladybug").flower(2, "bb")
    matching.hold(0, "rrrybbbppp")
    matching.stand("place")
    mismatched = Drawing("a # #\n  c c c", "red ladybug").flower(2, "rp")
    mismatched.hold(0, "rrrybbbppp")
    mismatched.stand("place")
    assert promise(matching, matching.where) > 0 > promise(mismatched, mismatched.where)


def test_enclosing_what_can_be_paid_is_better_than_what_cannot():
    def worth(petals: str) -> float:
        board = Drawing("  a a a a\n  a t # # a\n    b b b b", "red ladybug").name(t="blue hummingbird")
        board.flower(1, "p")
        board.hold(0, petals)
        board.stand("place")
        return promise(board, board.where)

    assert worth("bbbb") > worth("bbb") + 2


def test_the_best_order_begins_with_a_tile_of_the_best_end():
    board = closing("rrrrr", s="red hummingbird", t="red moth", u="red ladybug").place()
    pieces = board.pieces
    assert promise(board, f"score {pieces['t']}") == promise(board, f"score {pieces['u']}") == 5 - 2
    assert promise(board, f"score {pieces['s']}") == 4 - 3


def test_a_bee_likes_a_tile_with_few_open_sides():
    match = hortus.Match(rules(), seed=1)
    dice = Dice(1)
    while match.perspective(match.waiting[0]).view()["step"] != "place bee" or match._state.pieces < 4:
        legal = match.legal(match.waiting[0])
        match.submit(match.waiting[0], legal[-1] if legal[-1] == 2168 else legal[dice.below(len(legal))])
    view = match.perspective(match.waiting[0]).view()
    chosen = hortus.bot("greedy").choose(match.perspective(match.waiting[0]), dice)
    piece = match.rules.catalogue.spell(chosen)["piece"]
    free = [piece["open"] for piece in view["pieces"][1:] if not piece["enclosed"] and piece["bee"] < 0]
    assert view["pieces"][piece]["open"] == min(free)


@pytest.mark.parametrize("seed", range(3))
def test_one_way_round_a_tile_tells_what_it_closes_and_whether_it_may_make_a_pond(seed):
    table = hortus.rules("flutter", 4)
    state, _ = somewhere(table, seed, 40)
    glance, meadow, buffer = knowledge(table), table.meadow, table.buffer()
    seen = ponds = 0
    for tile in [int(top) for top in state.top if top >= 0]:
        for turn in range(12):
            outline = meadow.outline(tile, turn)
            table.placing.open_purse(state, 0, glance.fitting)
            for place in range(int(glance.find(state, tile, turn, buffer))):
                glance.shut_sides(state, outline, buffer[place])
                exact = closed(glance)
                if not glance.look_round_tile(state, outline, buffer[place]):
                    assert closed(glance) == exact
                    assert not meadow.divides(state, outline, buffer[place])
                else:
                    ponds += 1
                seen += 1
    assert seen > 100
    assert ponds < seen


def closed(glance):
    """The sides that a placement would close, by piece."""
    pieces = [int(glance.beside[index]) for index in range(int(glance.near))]
    return {piece: int(glance.shut[piece]) for piece in pieces}
