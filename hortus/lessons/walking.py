"""Everything that can happen in a lesson: for tests, and for those who write lessons."""

from collections.abc import Iterator
from typing import Any

from hortus.core.message import Message
from hortus.lessons.lesson import Lesson, LessonError
from hortus.lessons.run import Run

MOST_WAYS = 3000
"""A lesson with more ways than this through its steps leaves too much open to be checked."""


def ways(lesson: Lesson) -> Iterator[Run]:
    """A run for every state a learner can be in: every step, after every choice of wanted actions."""
    waiting: list[list[int]] = [[]]
    ways = 0
    while waiting:
        run = Run(lesson, waiting.pop())
        ways += 1
        if ways > MOST_WAYS:
            raise LessonError("refused-lesson-ways", place=f"{lesson.game}/{lesson.key}", most=MOST_WAYS)
        yield run
        if run.over:
            continue
        wanted = run.wanted()
        if not wanted:
            place = f"{lesson.game}/{lesson.key}"
            raise LessonError("refused-lesson-stuck", place=place, step=run.at + 1)
        anew = run.at + 1 < len(lesson.steps) and lesson.steps[run.at + 1].start is not None
        # A step that begins at a new position is the same whatever was chosen before.
        waiting.append([*run.done, wanted[0]])
        if not anew:
            waiting += [[*run.done, action] for action in wanted[1:]]
        else:
            for action in wanted[1:]:
                Run(lesson, [*run.done, action])


def positions(lesson: Lesson) -> Iterator[dict[str, object]]:
    """What a learner sees at every step, and at the end, when the choices are those that the lesson highlights."""
    run = Run(lesson)
    while True:
        view = run.perspective().view()
        yield {
            "name": f"{lesson.game}-{lesson.key}-{len(run.done)}",
            "game": lesson.game,
            "scene": lesson.rules.scene(),
            "view": view,
            "lit": run.step.lit,
            "pointed": _spelled(lesson, run.pointed()),
            "sealed": _spelled(lesson, view["sealed"]),
        }
        if run.over:
            return
        run.choose(run.wanted()[0])


def _spelled(lesson: Lesson, actions: Any) -> list[dict[str, object]]:
    """As the page gets them: with their numbers."""
    return [{"action": action, **lesson.rules.catalogue.spell(action)} for action in actions]


def answers(run: Run) -> dict[int, Message]:
    """The answer to each legal but unhelpful choice of a step."""
    wanted = set(run.wanted())
    return {action: run.answer(action) for action in run.legal() if action not in wanted}
