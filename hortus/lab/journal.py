"""The file of games behind a report: a line that says what was played, then a line for each finished piece.

It only grows, so an interrupt loses at most the last line, and a later run continues it.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from hortus import files
from hortus.core.errors import RecordError
from hortus.editions import Edition
from hortus.lab.fingerprint import fingerprint
from hortus.lab.pace import Pace
from hortus.lab.simulate import Plan

ENDING = ".games"
R = TypeVar("R", bound=tuple[Any, ...])
"""A row: what is kept of a game. It begins with the number of the game."""


class Journal(Generic[R]):
    """The finished games of a plan. Each is there once, whatever pieces they came in."""

    def __init__(self, plan: Plan, path: Path, row: Callable[..., R]) -> None:
        self.plan = plan
        self.path = path
        self.row = row
        self._known = bytearray(plan.games)  # a byte for each game: 1 if it is finished
        self._places: list[tuple[int, int]] = []  # the first game of each line, and where the line starts
        files.ask_for(path)
        head = (json.dumps(self._head()) + "\n").encode()
        if path.exists() and path.stat().st_size:
            self._continue(head)
        else:
            files.write(path, head)
            self._end = len(head)

    def _head(self) -> dict[str, Any]:
        plan = self.plan._asdict()
        del plan["games"]
        if isinstance(self.plan.edition, Edition):
            plan["edition"] = f"{self.plan.edition.name} {self.plan.edition.digest}"
        plan["seed"] = self.plan.seed.encode("utf-8", "replace").decode()
        return {"report": 1, "fingerprint": fingerprint(self.plan.game), **plan}

    def _continue(self, head: bytes) -> None:
        with self.path.open("rb") as file:
            if file.readline(len(head) + 1) != head:
                raise RecordError("report-other-games", file=self.path)
            self._end = len(head)
            for line in file:
                try:
                    numbers = [abs(int(game[0])) for game in json.loads(line)] if line.endswith(b"\n") else []
                except (ValueError, TypeError, LookupError):
                    numbers = []
                if not numbers:
                    break  # an interrupt cut this line
                self._note(numbers, len(line))

    def _note(self, numbers: list[int], size: int) -> None:
        longer = max(numbers) + 1 - len(self._known)
        if longer > 0:
            self._known += bytes(longer)
        if not any(self._known[number] for number in numbers):
            for number in numbers:
                self._known[number] = 1
            self._places.append((numbers[0], self._end))
        self._end += size

    def add(self, games: list[R]) -> None:
        """Write the games of one piece at the end."""
        line = (json.dumps(games, separators=(",", ":")) + "\n").encode()
        with self.path.open("r+b") as file:
            file.truncate(self._end)
            file.seek(self._end)
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        self._note([game[0] for game in games], len(line))

    def missing(self, pace: Pace) -> Iterator[list[int]]:
        """The numbers of the unfinished games, in pieces without a gap, each as large as the pace then asks for."""
        piece: list[int] = []
        for number in range(self.plan.games):
            if self._known[number]:
                if piece:
                    yield piece
                    piece = []
                continue
            piece.append(number)
            if len(piece) >= pace.size:
                yield piece
                piece = []
        if piece:
            yield piece

    def finished(self) -> int:
        return self._known.count(1, 0, self.plan.games)

    def games(self) -> Iterator[R]:
        """The finished games in the order of their numbers, a piece at a time."""
        with self.path.open("rb") as file:
            for _, place in sorted(self._places):
                file.seek(place)
                for fields in json.loads(file.readline()):
                    game = self.row(*fields)
                    if game[0] < self.plan.games:
                        yield game
