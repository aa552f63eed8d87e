"""What CI runs: `python -m building.check`. Lint, types, documentation, and all tests except the long measurements.

Parts that use one core run in pairs; pytest uses all cores. Each part prints
one line with its time. If a part fails, its whole output is printed.
"""

import os
import re
import sys
import time
from pathlib import Path

from building.prepare import Preparation
from building.stages import LOGS, Failed

BIN = Path(".venv/bin").absolute()
RULES = ["tests/core", "tests/games", "tests/every_table", "tests/playthroughs", "tests/perft"]
CORES = max(2, os.cpu_count() or 2)
PYTEST = [str(BIN / "pytest"), "-n", str(CORES)]
# Tests of the server and of the terminal mostly wait. Two for each core finish earlier; long ones are shared out late.
WAITING = [str(BIN / "pytest"), "-n", str(2 * CORES), "--dist", "worksteal"]
INTERPRETED = {"HORTUS_INTERPRETED": "1", "HORTUS_PART": "0.3", "PYTHONPATH": str(Path.cwd())}
PERCENT = re.compile(r"\[ *(\d+)%\]$")


class Check(Preparation):
    """Prepares everything for the tests, then runs them."""

    def parts(self) -> None:
        self.side_by_side(self.all, self.system)
        self.packages("docs")
        self.side_by_side(self.lint, self.lint_page)
        self.part("rules interpreted", [*PYTEST, *RULES, "tests/server/sealed"], variables=INTERPRETED)
        self.part(
            "rules and server", [*WAITING, "--ignore=tests/browser", "--ignore=tests/visual", "--ignore=tests/arena"]
        )
        self.part("browser", [*PYTEST, "tests/browser"])
        # Playwright runs once in a process, and each folder starts its own.
        self.part("looks", [*PYTEST, "tests/visual"])

    def system(self) -> None:
        self.part("system", [sys.executable, "tests/system.py"])

    def lint(self) -> None:
        self.part("lint", [str(BIN / "ruff"), "check", "."])
        self.part("format", [str(BIN / "ruff"), "format", "--check", "."])
        # The compiler has a cache of its own.
        self.part("types", [str(BIN / "mypy"), "--cache-dir=.venv/types"])
        self.part("documentation", [str(BIN / "python"), "-m", "building.site"])

    def lint_page(self) -> None:
        self.part("lint of the page", ["npm", "run", "--silent", "check"], "web")
        self.part("tests of the page", ["npm", "run", "--silent", "test"], "web")

    def part(self, name: str, command: list[str], where: str = ".", variables: dict[str, str] | None = None) -> None:
        """Run one part. If it fails, the error contains its whole output."""

        def heard(line: str) -> None:
            percent = PERCENT.search(line)
            if percent and self.screen.counts(int(percent[1]), 100):
                self.screen.note(name, f"{name} {percent[1]} %")

        path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        log = name.replace(" ", "-")
        with self.screen.stage(name):
            try:
                self.commands.run(command, log, "", where, heard, {"PATH": path, **(variables or {})})
            except Failed:
                raise Failed(f"{(LOGS / f'{log}.log').read_text()}\n{name}: failed") from None


def main() -> int:
    start = time.monotonic()
    check = Check("test")
    try:
        check.parts()
    except Failed as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        check.commands.end()
        print("\nStopped.", file=sys.stderr)
        return 130
    print(f"{'all':<26}{time.monotonic() - start:6.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
