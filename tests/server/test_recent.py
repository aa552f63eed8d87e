"""What is kept for the rules of tables: the latest, and little of custom editions."""

from hortus.coach.puzzles import puzzles
from hortus.server import recent
from hortus.server.protocol import payloads
from hortus.server.recent import Recent


def test_a_thing_is_made_once_as_long_as_it_is_used():
    made: list[int] = []
    kept: Recent[int] = Recent()
    for number in range(3 * recent.MOST):
        kept.get(number, False, lambda number=number: made.append(number) or number)
        assert kept.get("often", False, lambda: made.append(-1) or -1) == -1
    assert made.count(-1) == 1
    assert len(made) == 3 * recent.MOST + 1
    assert kept.get(0, False, lambda: 7) == 7, "what was not used for long is made again"


def test_only_so_much_is_kept_and_custom_editions_push_out_only_one_another():
    kept: Recent[int] = Recent()
    for number in range(500):
        kept.get(number, False, lambda number=number: number)
        kept.get(number, True, lambda number=number: number)
    assert len(kept._shipped) == recent.MOST
    assert len(kept._own) == recent.MOST_OWN < recent.MOST
    assert kept.get(499, False, lambda: -1) == 499
    assert kept.get(499, True, lambda: -1) == 499


def test_puzzles_of_one_table_share_its_rules_however_often_they_are_asked_for():
    """Each request made rules of its own, and all of them were kept: 0.7 MB a look at Polders."""
    tables = {(tuple(puzzle.modules), puzzle.seats, puzzle.version): puzzle for puzzle in puzzles("polders")}
    for puzzle in puzzles("polders"):
        rules = puzzle.rules()
        assert rules is tables[tuple(puzzle.modules), puzzle.seats, puzzle.version].rules()
        assert payloads.scene(rules) is payloads.scene(puzzle.rules())
