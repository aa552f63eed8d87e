"""A lesson as data: its table, its steps, and what each step waits for."""

from typing import Any

from hortus.core.errors import HortusError
from hortus.core.message import Message
from hortus.core.rules import Rules

Moves = list[tuple[int, int]]
"""Scripted moves as in a record: (seat, action), or (NONE, outcome) for a random draw."""


class LessonError(HortusError):
    """A lesson file is wrong. The sentence names the file, the place, what was expected and what was found."""


class Wish:
    """Some actions of a catalogue: those of one kind whose fields have one of these values."""

    def __init__(self, do: str, fields: dict[str, list[int]]) -> None:
        self.do = do
        self.fields = fields

    def fits(self, spelled: dict[str, Any]) -> bool:
        """Whether this action, spelled, is meant."""
        return spelled["do"] == self.do and all(spelled.get(name) in found for name, found in self.fields.items())


class Answer:
    """What the lesson says to some unhelpful choices."""

    def __init__(self, to: list[Wish], text: str) -> None:
        self.to = to
        self.text = text


class Step:
    """One thing for the learner to do.

    A step without a text belongs to the one before: some decisions take several actions.
    """

    def __init__(
        self,
        text: str,
        start: Moves | None,
        wanted: list[Wish],
        answers: list[Answer],
        otherwise: str,
        then: Moves,
        values: dict[str, str],
        lit: list[int],
        quiet: bool,
    ) -> None:
        self.text = text
        """The key of its text, without the lesson's own beginning; empty: it belongs to the step before."""
        self.start = start
        """The moves of a new position; None where the step goes on from the one before."""
        self.wanted = wanted
        """The actions that fulfil it."""
        self.answers = answers
        """Answers to certain other actions."""
        self.otherwise = otherwise
        """The answer to all others; empty: the general one."""
        self.then = then
        """What chance and opponents do after it."""
        self.values = values
        """The values of its texts: where each stands in the scene or in the view."""
        self.lit = lit
        """Pieces to show, by the numbers that score sheets use."""
        self.quiet = quiet
        """Whether the learner should find the action alone: nothing is highlighted."""


class Lesson:
    """One lesson of a game, read and checked."""

    def __init__(self, key: str, rules: Rules[Any], seat: int, steps: list[Step]) -> None:
        self.key = key
        """The name of its file: `basics`, a module, or `<option>-<choice>`."""
        self.rules = rules
        """The rules of its table."""
        self.seat = seat
        """The learner's seat."""
        self.steps = steps
        """All steps; the first has a text and a start."""

    @property
    def game(self) -> str:
        return self.rules.setup.game

    def named(self, text: str) -> str:
        """The key of one of its texts in the message catalogues."""
        return f"lesson-{self.game}-{self.key}-{text}"

    @property
    def title(self) -> Message:
        return Message(self.named("title"))

    @property
    def end(self) -> Message:
        """What is said when everything is done."""
        return Message(self.named("end"))

    @property
    def shown(self) -> int:
        """How many steps a learner counts."""
        return sum(step.text != "" for step in self.steps)

    def texts(self) -> list[str]:
        """The keys of all its texts, in the order in which they are met."""
        found = [self.title.key]
        for step in self.steps:
            found += [self.named(step.text)] if step.text else []
            found += [self.named(answer.text) for answer in step.answers]
            found += [self.named(step.otherwise)] if step.otherwise else []
        return list(dict.fromkeys([*found, self.end.key]))
