"""What was found, one line of JSON for each mutant, so that a run can be stopped and resumed."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from mutants.areas import files, tuning
from mutants.changes import Change, changes
from mutants.trying import CAUGHT, SURVIVED, TIMED_OUT

EQUIVALENT = "equivalent"


def sample(root: Path, area: str, count: int, seed: int) -> list[Change]:
    """This many changes of an area, at most one a line. The same seed gives the same, until the sources change."""
    lines: dict[tuple[str, int], list[Change]] = {}
    for file in files(root, area):
        for change in changes(file, (root / file).read_text("utf-8")):
            if not tuning(area, change):
                lines.setdefault((change.file, change.line), []).append(change)
    chosen = [min(several, key=lambda change: _draw(seed, "which", change)) for several in lines.values()]
    return sorted(chosen, key=lambda change: _draw(seed, "order", change))[:count]


def _draw(seed: int, purpose: str, change: Change) -> str:
    return sha256(f"{seed} {purpose} {change.key}".encode()).hexdigest()


def digest(*paths: Path) -> str:
    found = sha256()
    for path in paths:
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


class Results:
    """The rows of one file. A row holds while the changed file is the same; a survivor's, while the tests are too."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path = path
        self.root = root
        self.tests = digest(*sorted(path for path in (root / "tests").rglob("*.py") if path.parent.name != "mutants"))
        self.rows: dict[str, dict[str, Any]] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                row = json.loads(line)
                self.rows[row["change"]] = row

    def known(self, change: Change) -> dict[str, Any] | None:
        row = self.rows.get(change.key)
        if row is None or row["source"] != digest(self.root / change.file):
            return None
        return row if row["verdict"] in (CAUGHT, TIMED_OUT) or row["tests"] == self.tests else None

    def add(self, change: Change, verdict: str, by: str, seconds: float) -> dict[str, Any]:
        source = self.root / change.file
        row = {"change": change.key, "line": change.line, "verdict": verdict, "by": by, "seconds": seconds,
               "source": digest(source), "tests": self.tests}  # fmt: skip
        self.rows[change.key] = row
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        return row


class Tally:
    """The row of an area in the table."""

    def __init__(self, area: str) -> None:
        self.area = area
        self.counts = dict.fromkeys([CAUGHT, TIMED_OUT, SURVIVED, EQUIVALENT], 0)

    def share(self) -> float:
        """The part of the non-equivalent mutants that was noticed; tests that never end were noticed too."""
        noticed = self.counts[CAUGHT] + self.counts[TIMED_OUT]
        tried = noticed + self.counts[SURVIVED]
        return noticed / tried if tried else 1.0

    def __add__(self, other: "Tally") -> "Tally":
        total = Tally("all")
        total.counts = {key: self.counts[key] + other.counts[key] for key in self.counts}
        return total


def table(tallies: list[Tally]) -> str:
    lines = [
        f"{'area':10} {'mutants':>8} {'caught':>7} {'timed out':>10} {'survived':>9} {'equivalent':>11} {'share':>7}"
    ]
    for tally in [*tallies, sum(tallies[1:], tallies[0])] if len(tallies) > 1 else tallies:
        counts = tally.counts
        lines.append(
            f"{tally.area:10} {sum(counts.values()):8} {counts[CAUGHT]:7} {counts[TIMED_OUT]:10} "
            f"{counts[SURVIVED]:9} {counts[EQUIVALENT]:11} {tally.share():7.1%}"
        )
    return "\n".join(lines)
