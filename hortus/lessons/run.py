"""One learner's way through a lesson, on a real match.

A run is the result of the learner's accepted choices: the same choices always
give the same run. So whoever keeps these few numbers can go on later, anywhere.
"""

from collections.abc import Sequence
from typing import Any

from hortus.core.deal import seeded
from hortus.core.errors import HortusError, IllegalAction
from hortus.core.events import Event
from hortus.core.message import Message, restored
from hortus.core.perspective import Perspective
from hortus.core.state import NONE
from hortus.lessons.lesson import Lesson, LessonError, Moves, Step, Wish
from hortus.match import Match

GENERAL = "lesson-otherwise"
"""The answer to an unhelpful choice for which a step has none of its own."""


class Run:
    """A lesson being played."""

    def __init__(self, lesson: Lesson, done: Sequence[int] = ()) -> None:
        self.lesson = lesson
        self.at = 0
        """Which step it is."""
        self.done: list[int] = []
        """The choices that fulfilled a step so far."""
        self.match = self._begin(lesson.steps[0])
        for action in done:
            if self.choose(action) is not None:
                raise IllegalAction("refused-lesson-done")

    # ---- what the learner sees

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def number(self) -> int:
        """Which step it is as a learner counts, from 1; after the end, one more than there are."""
        return sum(step.text != "" for step in self.lesson.steps[: self.at + 1]) + self.over

    def text(self) -> Message:
        """What the learner is told now."""
        if self.over:
            return self._filled(self.lesson.end.key, self.step)
        head = next(step for step in reversed(self.lesson.steps[: self.at + 1]) if step.text)
        return self._filled(self.lesson.named(head.text), head)

    def perspective(self) -> Perspective[Any]:
        """The table as the learner sees it."""
        return self.match.perspective(self.lesson.seat)

    def legal(self) -> list[int]:
        """What the learner may choose now."""
        return [] if self.over else self.perspective().legal()

    def wanted(self) -> list[int]:
        """The legal actions that fulfil the step."""
        return [action for action in self.legal() if self._fits(self.step.wanted, action)]

    def pointed(self) -> list[int]:
        """The actions whose places are highlighted."""
        return [] if self.step.quiet else self.wanted()

    @property
    def undoable(self) -> bool:
        """Whether the learner is in the middle of a decision that takes several actions."""
        return not self.over and (self.step.text == "" or self.match.pending(self.lesson.seat) > 0)

    # ---- what the learner does

    def choose(self, action: int) -> Message | None:
        """Play an action that fulfils the step. For another legal one, returns the answer; nothing changes then.

        An IllegalAction changes nothing.
        """
        if self.over:
            raise IllegalAction("refused-lesson-over")
        if action not in self.legal():
            raise IllegalAction("server-not-possible")
        if not self._fits(self.step.wanted, action):
            return self.answer(action)
        step = self.step
        self._play([(self.lesson.seat, action), *step.then])
        self.done.append(action)
        self.at += 1
        if not self.over and self.step.start is not None:
            self.match = self._begin(self.step)
        return None

    def answer(self, action: int) -> Message:
        """What is said to this unhelpful choice."""
        step = self.step
        for answer in step.answers:
            if self._fits(answer.to, action):
                return self._filled(self.lesson.named(answer.text), step)
        return self._filled(self.lesson.named(step.otherwise) if step.otherwise else GENERAL, step)

    # ---- inside

    def _fits(self, wishes: list[Wish], action: int) -> bool:
        spelled = self.lesson.rules.catalogue.spell(action)
        return any(wish.fits(spelled) for wish in wishes)

    def _begin(self, step: Step) -> Match:
        self.match = Match(self.lesson.rules, deal=seeded("lesson"), begin=False)
        self._play(step.start or [])
        return self.match

    def _play(self, script: Moves) -> None:
        """Play scripted moves. Random draws without a script are made by the dice, whose seed is always the same."""
        match = self.match
        try:
            for who, what in script:
                if who != NONE:
                    match.settle()
                match.follow([(who, what)], proving=False)
            match.settle()
        except HortusError as fault:
            place = f"{self.lesson.game}/{self.lesson.key}"
            raise LessonError("refused-lesson-because", place=place, fault=fault.message) from None

    def _filled(self, key: str, step: Step) -> Message:
        """A text with its values, as they stand in the scene or in the learner's view."""
        if not step.values:
            return Message(key)
        seen: dict[str, Any] = {"scene": self.lesson.rules.scene(), "view": self.perspective().view()}
        return Message(key, {name: _found(seen, place) for name, place in step.values.items()})

    def heard(self, since: int) -> list[Event]:
        """What has happened at the table since it had heard so many events."""
        return self.match.heard[since:]


def _found(seen: Any, place: str) -> object:
    """What stands at this place; a message stays a message."""
    for word in place.split("."):
        try:
            seen = seen[int(word)] if isinstance(seen, list) else seen[word]
        except (KeyError, IndexError, ValueError, TypeError):
            raise LessonError("refused-lesson-value", found=place) from None
    return restored(seen) if isinstance(seen, dict) else seen
