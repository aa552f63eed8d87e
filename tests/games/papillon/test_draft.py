"""The parts of a Papillon table before options and modules replace any of them."""

import hortus
from hortus.games.papillon.draft import PapillonDraft, flowers_for
from hortus.games.papillon.scoring import paying


def test_two_seats_have_one_flower_of_each_colour():
    """Ruling 40."""
    edition = hortus.rules("papillon").edition
    assert flowers_for(edition, 2) == sorted(set(edition.flowers))
    assert flowers_for(edition, 3) == edition.flowers


def test_two_seats_score_the_highest_and_the_lowest_value():
    """Ruling 36."""
    edition = hortus.rules("papillon").edition
    assert paying(edition.planters, 4) == edition.planters
    assert paying(edition.planters, 2) == [[values[0], values[2]] for values in edition.planters]


def test_every_draft_has_parts_of_its_own():
    rules = hortus.rules("papillon", 3)
    one, other = (PapillonDraft(rules.setup, rules.edition) for _ in range(2))
    assert one.garden is not other.garden
    assert one.garden.swap is one.swap
    assert one.blocks[0] is not other.blocks[0]
