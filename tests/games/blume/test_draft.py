"""A Blume table being put together, before its ring is closed."""

import hortus
from hortus.games.blume.board import Bed
from hortus.games.blume.course import Course
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.pruning import Prune


def fresh():
    rules = hortus.rules("blume")
    return BlumeDraft(rules.setup, rules.edition, Bed(5, rules.edition.tiles), [3, 4])


def test_another_course_is_followed_by_all():
    draft, course = fresh(), Course()
    draft.steer(course)
    assert draft.blooming.course is draft.take.course is draft.turn_can.course is draft.course is course


def test_the_ring_is_made_of_what_stands_in_the_draft():
    draft = fresh()
    assert draft.steps == []
    draft.setting = []
    draft.close(Prune(draft.bed, draft.actions, draft.course, draft.cuts))
    assert draft.steps[0] is draft.turn_can
    assert draft.course.take is draft.take
    assert type(draft.steps[-1]) is Prune


def test_what_a_module_adds_to_a_scene_is_not_in_another_tables():
    one, other = fresh(), fresh()
    one.scene["tools"] = [["rake", ""]]
    assert other.scene["tools"] == []
