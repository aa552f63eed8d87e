"""What areas gain until the end, as it was counted."""

import pytest
from librt.vecs import vec

from hortus.bots.knowledge.polders.areas import CLASSES, GROWS_LONG, GROWS_ONCE, AreaGrowth, kind


def gains(visits, large=0.0):
    found = vec[float]([0.0] * CLASSES)
    AreaGrowth().foresee(visits, large, found, 0)
    return list(found)


def test_every_kind_of_area_has_a_place_of_its_own():
    kinds = {int(kind(plain, right, empty)) for plain in range(7) for right in range(3) for empty in (1, 2, 3, 5)}
    assert kinds == set(range(CLASSES))


def test_what_is_larger_than_the_largest_counts_as_the_largest():
    assert kind(9, 5, 12) == kind(6, 2, 5)
    assert kind(2, 1, 3) == kind(2, 1, 4)


def test_without_a_visit_nothing_grows():
    assert gains(0, 3.0) == [0.0] * CLASSES


def test_with_one_visit_a_quarter_of_the_long_run_is_added():
    assert gains(1) == pytest.approx([once + long / 4 for once, long in zip(GROWS_ONCE, GROWS_LONG, strict=True)])
    assert gains(4) == gains(9)


def test_a_third_building_beside_an_area_is_not_counted():
    growth = AreaGrowth()
    assert growth.beside(2, 4, 0, 3) == growth.beside(2, 4, 0, 2) > growth.beside(2, 4, 0, 1) > 0
