"""The file of games behind a report: a line that says what was played, then a line for each finished piece.

It only grows, so an interrupt loses at most the last line, and a later run continues it.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hortus import files
from hortus.core.errors import RecordError
from hortus.editions import Edition
from hortus.lab.fingerprint import fingerprint
from hortus.lab.simulate import Plan
from hortus.lab.watching import Game

ENDING = ".games"


class Journal:
    """The finished games of a plan. Each is there once, whatever pieces they came in."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self.plan = plan
        self.path = path
        self.known: set[int] = set()
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
                    numbers = [int(game[0]) for game in json.loads(line)] if line.endswith(b"\n") else []
                except (ValueError, TypeError, LookupError):
                    numbers = []
                if not numbers:
                    break  # an interrupt cut this line
                self._note(numbers, len(line))

    def _note(self, numbers: list[int], size: int) -> None:
        if self.known.isdisjoint(numbers):
            self.known.update(numbers)
            self._places.append((numbers[0], self._end))
        self._end += size

    def add(self, games: list[Game]) -> None:
        """Write the games of one piece at the end."""
        line = (json.dumps(games, separators=(",", ":")) + "\n").encode()
        with self.path.open("r+b") as file:
            file.truncate(self._end)
            file.seek(self._end)
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        self._note([game.number for game in games], len(line))

    def missing(self, size: int) -> Iterator[list[int]]:
        """The numbers of the unfinished games, in pieces of at most this size."""
        piece: list[int] = []
        for number in range(self.plan.games):
            if number not in self.known:
                piece.append(number)
            if len(piece) == size:
                yield piece
                piece = []
        if piece:
            yield piece

    def finished(self) -> int:
        return len([number for number in self.known if number < self.plan.games])

    def games(self) -> Iterator[Game]:
        """The finished games, a piece at a time. Their order is the same for any number of processes."""
        with self.path.open("rb") as file:
            for _, place in sorted(self._places):
                file.seek(place)
                for fields in json.loads(file.readline()):
                    game = Game(*fields)
                    if game.number < self.plan.games:
                        yield game
