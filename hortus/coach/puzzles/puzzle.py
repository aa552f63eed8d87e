"""One puzzle as data, and files of puzzles.

The position is written as the moves that lead to it: `a12` is action 12 of the first
seat, `-3` is outcome 3 of a random draw.
"""

import json
import tomllib
from functools import cache
from hashlib import sha256
from textwrap import wrap
from typing import Any, NamedTuple

from hortus.coach.evaluate import Estimate
from hortus.coach.reasons import THEMES, Reason
from hortus.coach.thresholds import HARD, MEDIUM
from hortus.core.errors import RecordError
from hortus.core.message import Message
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.tables import rules

SEATS = "abcdefgh"
WIDTH = 110
KEY = 8
"""Letters of a key."""
BANDS = ["easy", "medium", "hard"]


class Puzzle(NamedTuple):
    """A position, the seat to move, and the one action that is clearly best."""

    game: str
    version: int
    seats: int
    modules: list[str]
    moves: list[tuple[int, int]]
    seat: int
    answer: int
    tempting: int  # the action that looks best at first sight
    share: float  # of the win, with the answer
    instead: float  # the share with the tempting action
    lead: Estimate  # over the next best action
    points: float  # by which the answer is better than the tempting action
    theme: str
    why: list[Reason]  # the answer compared with the tempting action
    level: int  # from this level on, bots find the answer; 10: the strongest that tried did not

    @property
    def key(self) -> str:
        """It names the puzzle in links, and depends on the position and nothing else."""
        position = f"{self.game} {self.version} {self.seats} {self.modules} {self.seat} {packed(self.moves)}"
        return sha256(position.encode()).hexdigest()[:KEY]

    @property
    def band(self) -> str:
        """easy, medium or hard."""
        return BANDS[(self.level >= MEDIUM) + (self.level >= HARD)]

    def rules(self) -> Rules[Any]:
        """The rules of its table, in the version in which it was found."""
        return _rules(self.game, self.seats, tuple(self.modules), self.version)


@cache
def _rules(game: str, seats: int, modules: tuple[str, ...], version: int) -> Rules[Any]:
    """The puzzles of a game share a few tables, and one puzzle may be asked for again and again."""
    return rules(game, seats, modules, version=version)


class File(NamedTuple):
    """The puzzles of one game, and how they were found."""

    game: str
    seed: str
    games: int  # that were searched
    puzzles: list[Puzzle]
    also: list[str] = []  # commands of earlier searches, whose puzzles are kept


def packed(moves: list[tuple[int, int]]) -> str:
    """Moves as text."""
    return " ".join(f"-{what}" if who == NONE else f"{SEATS[who]}{what}" for who, what in moves)


def unpacked(text: str) -> list[tuple[int, int]]:
    """The inverse of `packed`. A ValueError if the text is something else."""
    return [(NONE if word[0] == "-" else SEATS.index(word[0]), int(word[1:])) for word in text.split()]


def written(file: File, command: str) -> str:
    """A file as TOML."""
    head = f"# {len(file.puzzles)} puzzles. Written by a command; `written` in puzzle.py says what the fields are.\n"
    fields: dict[str, object] = {"command": command, "game": file.game, "seed": file.seed, "games": file.games}
    if file.also:
        fields["also"] = file.also
    lines = [f"{name} = {_toml(value)}" for name, value in fields.items()]
    return head + "\n".join([*lines, "", *map(_block, file.puzzles)])


def _block(puzzle: Puzzle) -> str:
    fields = {
        "key": puzzle.key,
        "version": puzzle.version,
        "seats": puzzle.seats,
        "modules": puzzle.modules,
        "seat": puzzle.seat,
        "answer": puzzle.answer,
        "tempting": puzzle.tempting,
        "share": round(puzzle.share, 3),
        "instead": round(puzzle.instead, 3),
        "lead": [round(puzzle.lead.mean, 3), round(puzzle.lead.error, 4)],
        "points": round(puzzle.points, 2),
        "theme": puzzle.theme,
        "level": puzzle.level,
    }
    lines = ["[[puzzles]]", *[f"{name} = {_toml(value)}" for name, value in fields.items()], "why = ["]
    for line in puzzle.why:
        reason = {"reason": _spelled(line.message), "mine": round(line.mine, 2), "theirs": round(line.theirs, 2)}
        lines.append(f"  {_toml(reason)},")
    lines += ["]", 'moves = """', *wrap(packed(puzzle.moves), WIDTH, break_on_hyphens=False), '"""', ""]
    return "\n".join(lines)


def read(text: str, name: str) -> File:
    """Read such a file. A RecordError names the file and what is wrong."""
    try:
        found = tomllib.loads(text)
        game = found["game"]
        made = [_puzzle(game, each) for each in found.get("puzzles", [])]
        return File(game, found["seed"], found["games"], made, [str(each) for each in found.get("also", [])])
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise RecordError("puzzle-file", file=name) from None


def _puzzle(game: str, found: dict[str, Any]) -> Puzzle:
    made = Puzzle(
        game=game,
        version=found["version"],
        seats=found["seats"],
        modules=found["modules"],
        moves=unpacked(found["moves"]),
        seat=found["seat"],
        answer=found["answer"],
        tempting=found["tempting"],
        share=found["share"],
        instead=found["instead"],
        lead=Estimate(*found["lead"]),
        points=found["points"],
        theme=found["theme"],
        why=[Reason(_message(line["reason"]), line["mine"], line["theirs"]) for line in found["why"]],
        level=found["level"],
    )
    if made.theme not in THEMES or made.key != found["key"]:
        raise ValueError(found["key"])
    return made


def _spelled(message: Message) -> dict[str, Any]:
    """A message without its English text, which comes from the catalogues."""
    values = {name: _spelled(value) if isinstance(value, Message) else value for name, value in message.values.items()}
    spelled: dict[str, Any] = {"key": message.key}
    if values:
        spelled["values"] = values
    if message.otherwise:
        spelled["otherwise"] = message.otherwise
    return spelled


def _message(spelled: dict[str, Any]) -> Message:
    values = {
        name: _message(value) if isinstance(value, dict) else value for name, value in spelled.get("values", {}).items()
    }
    return Message(spelled["key"], values, spelled.get("otherwise", ""))


def _toml(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_toml(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
