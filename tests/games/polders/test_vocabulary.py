"""Numbers, spelling and notation."""

import pytest

import hortus


@pytest.fixture(scope="module")
def catalogue():
    return hortus.rules("polders", 4).catalogue


def test_the_catalogue_is_small(catalogue):
    """Card and filling, or a single square; then one of eight turns and a square of eleven by eleven."""
    assert catalogue.size == 8 * 3 + 3 + 8 * 121 == 995


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("polders", ["marked", "drawn", "3-4-1-2"])
def test_a_number_means_the_same_at_every_table_of_an_edition(catalogue, seats, polders):
    other = hortus.rules("polders", seats, options={"polders": polders}).catalogue
    assert [other.write(action) for action in range(other.size)] == [
        catalogue.write(action) for action in range(catalogue.size)
    ]


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("L3 o", {"do": "card", "card": 3, "filling": 0}),
        ("1 =", {"do": "card", "card": 0, "filling": 1}),
        ("single x", {"do": "single", "filling": 2}),
        ("c4>", {"do": "place", "turn": 0, "cell": 35}),
        ("k11^*", {"do": "place", "turn": 7, "cell": 120}),
    ],
)
def test_actions_are_written_and_spelled(catalogue, written, spelled):
    action = catalogue.number(spelled)
    assert catalogue.write(action) == written
    assert catalogue.read(written) == action


def test_case_and_spaces_do_not_matter(catalogue):
    assert catalogue.read("l3O") == catalogue.read("L3 o")


def test_every_written_action_is_different(catalogue):
    written = {"".join(catalogue.write(action).split()).lower() for action in range(catalogue.size)}
    assert len(written) == catalogue.size
