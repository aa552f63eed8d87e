"""Notation and sentences."""

import pytest
from english import sentence

import hortus

CATALOGUE = hortus.rules("petal").catalogue


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("c4>", {"do": "flip", "way": 2, "cell": 23}),
        ("c4", {"do": "pick", "cell": 23}),
        (" C4 < ", {"do": "flip", "way": 1, "cell": 23}),
        ("a1v", {"do": "flip", "way": 3, "cell": 0}),
        ("g7^", {"do": "flip", "way": 0, "cell": 48}),
    ],
)
def test_a_cell_and_an_arrow_flip_and_a_cell_alone_picks(text, spelled):
    assert CATALOGUE.spell(CATALOGUE.read(text)) == spelled


def test_there_are_245_actions():
    assert CATALOGUE.size == 245


def test_the_log_speaks_in_sentences():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    seat = match.waiting[0]
    [event] = match.submit(seat, CATALOGUE.read("b1<"))
    assert (
        sentence(match.rules, event.seen_by(0), ["Ada", "Ben"])
        == f"{['Ada', 'Ben'][seat]} flips b1 onto a1: a flower of 2 petals."
    )
