"""What of the set-up is left to chance."""

from games.flutter.positions import CLOCKWISE, start, sun_of


def test_the_sun_may_start_on_any_stack():
    """F47."""
    assert {sun_of(start(2, seed, sun="random")) for seed in range(40)} == set(CLOCKWISE)


def test_the_rondel_may_stand_in_any_order_with_the_sun_on_the_ladybug():
    """F48."""
    orders = set()
    for seed in range(20):
        match = start(2, seed, rondel="random")
        orders.add(tuple(match._state.rondel))
        assert sorted(match._state.rondel) == [0, 1, 2, 3, 4]
        assert sun_of(match) == "ladybug"
    assert len(orders) > 15


def test_both_may_be_random():
    """F47 with F48: the sun stands on the stack that was drawn, wherever it stands."""
    for seed in range(8):
        match = start(2, seed, rondel="random", sun="random")
        assert sorted(match._state.rondel) == [0, 1, 2, 3, 4]
        drawn = [event.numbers[0] for event in match.heard if event.kind.name == "sun_rose"]
        assert [match.rules.edition.shapes[stack].name for stack in drawn] == [sun_of(match)]
