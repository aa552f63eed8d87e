"""One rating from the results of many arenas, for hortus/bots/ratings.toml."""

import tomllib
from pathlib import Path

from hortus import files
from hortus.bots import LEVELS
from hortus.core.errors import RecordError
from hortus.core.message import Listed
from hortus.lab import results
from hortus.lab.arena import Bout, Group
from hortus.lab.evidence import Result, circles, ratings


class Pool:
    """All meetings of one game from several files, each counted once."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.met: list[Result] = []
        self.fingerprints: set[str] = set()
        self.tables: dict[str, Path] = {}  # modules and options, and the first file with them
        self.known: dict[tuple[str, ...], Path] = {}  # two bots, seed and number of each group, and where it was

    def add(self, path: Path) -> None:
        """Add the meetings of a file, or refuse it."""
        written = results.read(path)
        for bout, groups in zip(written.bouts, written.groups, strict=True):
            self._check(path, bout, groups)
        for bout, groups in zip(written.bouts, written.groups, strict=True):
            one, other = bout.names()
            self.met += [(one, other, group.shares[one], 2) for group in groups]
        self.fingerprints.add(written.fingerprint)

    def _check(self, path: Path, bout: Bout, groups: list[Group]) -> None:
        if bout.game != self.game:
            raise RecordError("lab-rate-game", file=path, found=bout.game, game=self.game)
        if bout.seats != 2:
            raise RecordError("lab-rate-seats", file=path, seats=bout.seats)
        table = repr((sorted(bout.modules), sorted(bout.options.items())))
        self.tables.setdefault(table, path)
        if len(self.tables) > 1:
            first = next(iter(self.tables.values()))
            raise RecordError("lab-rate-tables", one=first, other=path)
        for group in groups:
            key = (*bout.names(), bout.seed, str(group.number))
            if key in self.known:
                raise RecordError("lab-rate-twice", one=path, other=self.known[key])
            self.known[key] = path

    def games(self) -> dict[str, int]:
        """How many games each bot played."""
        played: dict[str, int] = {}
        for one, other, _, _ in self.met:
            for name in (one, other):
                played[name] = played.get(name, 0) + 2
        return played

    def ratings(self) -> dict[str, float]:
        """The weakest is 0. Bots that no chain of meetings links cannot be rated together."""
        found = circles(self.met)
        if not found:
            raise RecordError("lab-rate-nothing")
        if len(found) > 1:
            raise RecordError("lab-rate-apart", one=found[0][0], other=found[1][0])
        return ratings(self.met)

    def mixed(self) -> bool:
        """Whether the files may have been played by different bots or rules."""
        return len(self.fingerprints) > 1 or "" in self.fingerprints

    def line(self) -> str:
        """The ten levels as in ratings.toml, the lowest at 0."""
        rated = self.ratings()
        absent = [name for name in LEVELS if name not in rated]
        if absent:
            raise RecordError("lab-rate-levels", bots=Listed([*absent]))
        return f"{self.game} = {[round(rated[name] - rated[LEVELS[0]]) for name in LEVELS]}"


def put(line: str, path: Path) -> None:
    """Write a game's line into a file of ratings. It replaces the old one; the others stay."""
    before = files.read_text(path).splitlines() if path.exists() else []
    game = line.partition(" = ")[0]
    try:
        expected = {**tomllib.loads("\n".join(before)), **tomllib.loads(line)}
        old = [each for each in before if each.partition("=")[0].strip() == game]
        after = [line if each in old else each for each in before] if old else [*before, line]
        fits = tomllib.loads("\n".join(after)) == expected
    except tomllib.TOMLDecodeError:
        fits = False
    if not fits:
        raise RecordError("lab-not-ratings", file=path)
    files.write(path, "\n".join(after) + "\n")
