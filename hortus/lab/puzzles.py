"""Looks for puzzles in many games of bots, and keeps them in a file that a later run continues."""

from collections.abc import Iterator
from pathlib import Path

from hortus import files
from hortus.coach.puzzles.finding import search
from hortus.coach.puzzles.puzzle import File, Puzzle, read, written
from hortus.core.errors import RecordError
from hortus.lab import engine


class Hunt:
    """The puzzles of one game: game after game is searched, in the order of their numbers."""

    def __init__(self, game: str, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.games = 0
        """How many games were searched."""
        self.puzzles: list[Puzzle] = []
        self.also: list[str] = []
        """Commands of earlier searches, whose puzzles are kept."""

    def resume(self, path: Path) -> None:
        """Continue a file of the same search."""
        file = read(files.read_text(path), path.name)
        if (file.game, file.seed) != (self.game, self.seed):
            raise RecordError("puzzle-other", file=path)
        self.games, self.puzzles, self.also = file.games, file.puzzles, file.also

    def run(self, games: int, machines: engine.Machines = engine.HERE) -> Iterator[int]:
        """Search until this many games are done; after each, their number. The result is the same on any machines."""
        waiting: dict[int, list[Puzzle]] = {}
        pieces = ((self.game, number, self.seed) for number in range(self.games, games))
        for number, found in engine.each(_searched, pieces, machines):
            waiting[number] = found
            while self.games in waiting:
                self._add(waiting.pop(self.games))
                self.games += 1
                yield self.games

    def _add(self, found: list[Puzzle]) -> None:
        known = {each.key for each in self.puzzles}
        self.puzzles += [each for each in found if each.key not in known]

    def text(self) -> str:
        """The file, with the command that made it."""
        file = File(self.game, self.seed, self.games, self.puzzles, self.also)
        return written(file, f"hortus lab puzzles {self.game} --games {self.games} --seed {self.seed}")


def _searched(game: str, number: int, seed: str) -> tuple[int, list[Puzzle]]:
    return number, search(game, number, seed)
