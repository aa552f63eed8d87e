"""Restricted play: what a bot may be forbidden, to see what that costs. `restrictions.toml` lists it for each game.

The method is Alexander Jaffe's (Evaluating Competitive Game Balance with Restricted Play, 2012).
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.dice import Dice
from hortus.core.events import Event, EventLog
from hortus.core.message import Message
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import State, twin

FARTHEST = 12
"""Choices that may come between an action and what it brings."""
LARGEST = 10**6


@cache
def listed() -> dict[str, Any]:
    return tomllib.loads(files("hortus.lab").joinpath("restrictions.toml").read_text("utf-8"))


class Pattern(NamedTuple):
    """Some actions of one kind: those with certain values, or those at which something happens."""

    do: str
    field: str = ""
    least: int = -LARGEST
    only: tuple[int, ...] | None = None
    never: tuple[int, ...] = ()
    event: str = ""
    through: tuple[str, ...] = ()

    def holds(self, number: int) -> bool:
        """Whether this value is one of those that are forbidden."""
        return number >= self.least and number not in self.never and (self.only is None or number in self.only)


class Restriction:
    """Something that a bot may not do at a table. Its name may have a value: `stack:2`."""

    def __init__(self, rules: Rules[Any], name: str, text: str, patterns: list[Pattern], word: object = None) -> None:
        self.rules = rules
        self.name = name
        self.text = text
        self.patterns = patterns
        self.word = word

    def label(self) -> Message:
        """What may not be done, for people."""
        return Message(self.text, {} if self.word is None else {"value": self.word})

    def barred(self, perspective: Perspective[Any], legal: list[int], dice: Dice) -> list[int]:
        """Those of the legal actions that are forbidden."""
        tries: list[tuple[int, Pattern]] = []
        found: list[int] = []
        for action in legal:
            spelled = self.rules.catalogue.spell(action)
            for pattern in self.patterns:
                if pattern.do != spelled["do"]:
                    continue
                if pattern.event:
                    tries.append((action, pattern))
                elif not pattern.field or pattern.holds(int(str(spelled[pattern.field]))):
                    found.append(action)
        if tries:
            world = perspective.imagine(dice)
            found += [action for action, pattern in tries if self._brings(world, perspective.seat, action, pattern)]
        return found

    def _brings(self, world: State, seat: int, action: int, pattern: Pattern) -> bool:
        """Whether the event happens at once. Nothing is drawn: what luck brings is nobody's choice."""
        rules = self.rules
        state = twin(world)
        log = EventLog()
        for _ in range(FARTHEST):
            rules.choose(state, i64(seat), i64(action), log)
            if any(self._is(event, seat, pattern) for event in log.events):
                return True
            if state.over or not state.waiting & bit(i64(seat)):
                return False
            action = rules.legal(state, i64(seat))[0]
            if rules.catalogue.block_of(action).name not in pattern.through:
                return False
        return False

    def _is(self, event: Event, seat: int, pattern: Pattern) -> bool:
        kind, _, field = pattern.event.partition(".")
        if event.kind.name != kind or event.seat != seat:
            return False
        return not field or pattern.holds(event.numbers[event.kind.fields.index(field)])


def restrictions(rules: Rules[Any]) -> list[Restriction]:
    """All that can be forbidden at a table."""
    found: list[Restriction] = []
    blocks = {block.name: block for block in rules.catalogue.blocks if block.size}
    for name, rows in listed().get(rules.setup.game, {}).items():
        rows = [row for row in rows if row["do"] in blocks]
        if not rows:
            continue  # of a module that is not at this table
        own = rows[0].get("text", "")
        text = f"component-{own}" if own else f"restriction-{rules.setup.game}-{name}"
        each = rows[0].get("each", "")
        if not each:
            found.append(Restriction(rules, name, text, [_pattern(row) for row in rows]))
            continue
        field = next(field for field in blocks[rows[0]["do"]].fields if field.name == each)
        for value in range(len(field.words)):
            patterns = [Pattern(row["do"], each, only=(value,)) for row in rows]
            word = _word(rules, each, value, field.words[value])
            found.append(Restriction(rules, f"{name}:{value}", text, patterns, word))
    return found


def restriction(rules: Rules[Any], name: str) -> Restriction:
    """The restriction of that name."""
    return next(each for each in restrictions(rules) if each.name == name)


def _pattern(row: dict[str, Any]) -> Pattern:
    only = row.get("is")
    return Pattern(
        do=row["do"],
        field=row.get("field", ""),
        least=row.get("least", -LARGEST),
        only=None if only is None else tuple(only),
        never=tuple(row.get("isnt", ())),
        event=row.get("event", ""),
        through=tuple(row.get("through", ())),
    )


def _word(rules: Rules[Any], field: str, value: int, word: str) -> object:
    """A value for people: as events call it, or as moves are written."""
    words = rules.words.get(field)
    return words[value] if words is not None and value < len(words) else word
