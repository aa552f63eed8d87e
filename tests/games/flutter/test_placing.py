"""Step 3: where a tile may go, for the petals there are."""

from games.flutter.drawing import Drawing
from librt.vecs import vec
from mypy_extensions import i64


def board(petals: str) -> Drawing:
    drawn = Drawing(
        """
          a a a
          a # # b
            c c c
        """,
        "red ladybug",
    )
    drawn.hold(0, petals)
    return drawn.flower(4, "rb").flower(1, "yyy").flower(2, "p")


def places(drawn: Drawing, fitting) -> list[int]:
    state = drawn.state
    out = vec[i64]([0] * drawn.meadow.window.vertices)
    count = drawn.rules.placing.places(state, state.hand, state.held, fitting, out, len(out))
    return [int(out[index]) for index in range(count)]


def test_a_trial_starts_with_what_the_seat_holds():
    drawn = board("rryb")
    fitting = drawn.rules.placing.fitting(drawn.state, 0)
    assert list(fitting.purse) == [2, 1, 1, 0]


def test_an_emptier_purse_finds_fewer_places():
    drawn = board("r" * 6 + "y" * 9 + "b" * 9 + "p" * 9)
    placing = drawn.rules.placing
    fitting = placing.fitting(drawn.state, 0)
    rich = places(drawn, fitting)
    assert drawn.spot in rich
    for colour in range(4):
        fitting.purse[colour] = 0
    poor = places(drawn, fitting)
    assert drawn.spot not in poor
    assert set(poor) < set(rich)


def test_a_trial_leaves_the_seat_its_petals():
    drawn = board("rryb")
    fitting = drawn.rules.placing.fitting(drawn.state, 0)
    fitting.purse[0] -= 2
    assert drawn.petals(0) == "rryb"


def test_one_place_is_enough_where_no_more_are_asked_for():
    drawn = board("r" * 6 + "y" * 9 + "b" * 9 + "p" * 9)
    placing = drawn.rules.placing
    one = vec[i64]([0])
    fitting = placing.fitting(drawn.state, 0)
    assert placing.places(drawn.state, drawn.state.hand, drawn.state.held, fitting, one, 1) == 1
    assert int(one[0]) == places(drawn, fitting)[0]
