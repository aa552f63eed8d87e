"""A scratch copy of the tree in which changes are tried; the working tree is never touched."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from mutants.areas import QUICK, Suite, suites
from mutants.changes import Change

CAUGHT, SURVIVED, TIMED_OUT = "caught", "survived", "timed out"
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "build", "node_modules", "__pycache__", "*.so", ".hypothesis", ".types", ".*_cache", "screenshots"
)
FAULTS = (3, 4, 5)  # pytest itself failed, was asked wrongly, or found no test
PATIENCE = 15.0  # seconds for tests to tidy up after they were interrupted


Ladder = Callable[[Change, list[Suite], list[Suite]], list[Suite]]
"""From a change and the tests near to it and all others: what to run, in this order."""


class Verdict(NamedTuple):
    verdict: str
    by: str = ""  # the test that noticed
    seconds: float = 0.0


class Unfit(Exception):
    """The tests cannot judge a change: they fail without one."""


class Bench:
    """Tries changes, one at a time. `times` says how long each test file takes without a change."""

    def __init__(self, root: Path, scratch: Path, times: dict[str, float]) -> None:
        self.tree = scratch / "tree"
        self.times = times
        shutil.copytree(root, self.tree, ignore=LEFT_BEHIND, symlinks=True)

    def judge(self, area: str, change: Change) -> Verdict:
        """Run the tests until one notices the change: near ones first, then all others."""
        verdict = self.judge_near(area, change)
        return verdict if verdict.verdict != SURVIVED else self.judge_wide(area, change)

    def judge_near(self, area: str, change: Change) -> Verdict:
        """Run the tests of the changed file, and then near and quick ones."""
        return self._judge(area, change, self._own, self._quick)

    def judge_wide(self, area: str, change: Change) -> Verdict:
        """Run all other tests."""
        return self._judge(area, change, self._others)

    def _judge(self, area: str, change: Change, *ladders: Ladder) -> Verdict:
        near, wide = suites(self.tree, area, change.file)
        began = time.monotonic()
        verdict = Verdict(SURVIVED)
        for ladder in ladders:
            verdict = self._try(change, ladder(change, near, wide))
            if verdict.verdict != SURVIVED:
                break
        if area == "server" and verdict.verdict == CAUGHT and "::" in verdict.by:
            verdict = self._confirmed(change, verdict, near[0])
        return verdict._replace(seconds=round(time.monotonic() - began, 1))

    def _confirmed(self, change: Change, verdict: Verdict, near: Suite) -> Verdict:
        """Tests with clocks may fail on a busy machine; then the change is tried once more on that test alone."""
        alone = near._replace(files=(verdict.by,))
        if self._run(alone, 300.0, clean=True).verdict == SURVIVED:
            return verdict
        with self._made(change):
            again = [self._run(alone, 300.0).verdict for _ in range(2)]
        if self._run(alone, 300.0, clean=True).verdict == SURVIVED and again == [CAUGHT, CAUGHT]:
            return verdict
        raise Unfit(f"{verdict.by} fails now and then without a change.")

    def _try(self, change: Change, ladder: list[Suite]) -> Verdict:
        for suite in ladder:
            if not suite.files:
                continue
            limit = 20.0 + 3.0 * self._sum(suite)
            with self._made(change):
                verdict = self._run(suite, limit)
            # On a busy machine tests are late without any change; then being late says nothing.
            if verdict.verdict == TIMED_OUT and self._run(suite, limit / 2, clean=True).verdict != SURVIVED:
                raise Unfit(f"The machine is too busy: {suite.files[0]} and others are late without a change.")
            if verdict.verdict != SURVIVED:
                return verdict
        return Verdict(SURVIVED)

    @contextlib.contextmanager
    def _made(self, change: Change) -> Iterator[None]:
        """The change stands in the scratch copy, then the copy is as it was."""
        path = self.tree / change.file
        source = path.read_text("utf-8")
        before = path.stat()
        path.write_text(change.applied(source), "utf-8")
        # A time that no bytecode was written for: two changes of the same length in one second are told apart.
        os.utime(path, (before.st_atime, before.st_mtime + 1_000_000))
        try:
            yield
        finally:
            path.write_text(source, "utf-8")
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def _own(self, change: Change, near: list[Suite], _wide: list[Suite]) -> list[Suite]:
        """The tests of the changed file alone: they catch most changes, and no other needs to be timed for those."""
        names = {f"test_{Path(change.file).stem}{ending}" for ending in (".py", "s.py", "es.py")}
        own = [suite._replace(files=tuple(file for file in suite.files if Path(file).name in names)) for suite in near]
        self._time(own)
        return own

    def _quick(self, change: Change, near: list[Suite], wide: list[Suite]) -> list[Suite]:
        """Of the other near tests the quick ones."""
        self._time(near)
        done = self._files(self._own(change, near, wide))
        ladder = []
        for suite in near:
            quickest = min([self._known(suite, file) for file in suite.files], default=0.0)
            quick = [file for file in suite.files if self._known(suite, file) <= QUICK * quickest]
            ladder.append(suite._replace(files=tuple(file for file in quick if file not in done)))
        return ladder

    def _others(self, change: Change, near: list[Suite], wide: list[Suite]) -> list[Suite]:
        """All tests that are left, the quickest first."""
        done = self._files([*self._own(change, near, wide), *self._quick(change, near, wide)])
        left = []
        for suite in [*near, *wide]:
            left.append(suite._replace(files=tuple(file for file in suite.files if file not in done)))
            done |= set(suite.files)
        self._time(left)
        ladder = []
        for suite in left:
            by_time = [(self._known(suite, file), file) for file in suite.files]
            ladder.append(suite._replace(files=tuple(file for _, file in sorted(by_time))))
        return sorted(ladder, key=self._sum)

    def _files(self, several: list[Suite]) -> set[str]:
        return {file for suite in several for file in suite.files}

    def _known(self, suite: Suite, file: str) -> float:
        return self.times[_name(suite._replace(files=(file,)))]

    def _sum(self, suite: Suite) -> float:
        return sum(self._known(suite, file) for file in suite.files)

    def _time(self, several: list[Suite]) -> None:
        """Run each test file once without any change, unless it is known how long it takes; it must pass."""
        for suite in several:
            for file in suite.files:
                alone = suite._replace(files=(file,))
                if _name(alone) not in self.times:
                    began = time.monotonic()
                    verdict = self._run(alone, 900.0, clean=True)
                    if verdict.verdict != SURVIVED:
                        raise Unfit(f"{file} does not pass without a change ({verdict.by or verdict.verdict}).")
                    self.times[_name(alone)] = round(time.monotonic() - began, 2)

    def _run(self, suite: Suite, limit: float, clean: bool = False) -> Verdict:
        words = [sys.executable, "-m", "pytest", "-x", "-rfE", "--tb=no", "-p", "no:cacheprovider"]
        words += ["-p", "_hypothesis_pytestplugin", "--hypothesis-seed=1", "-p", "pytest_timeout"]
        for name in suite.skip:
            words += ["-k", f"not {name}"]
        # What one change made fail must not be tried first on the next.
        shutil.rmtree(self.tree / ".hypothesis", ignore_errors=True)
        environment = {**os.environ, **dict(suite.environment), "PYTHONPATH": str(self.tree), "HORTUS_INTERPRETED": "1"}
        # Loading every plugin that is installed takes longer than most tests.
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        if not clean:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        running = subprocess.Popen(
            [*words, *suite.files], cwd=self.tree, env=environment, start_new_session=True, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            said, _ = running.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            return Verdict(TIMED_OUT)
        finally:
            _end(running)
        if running.returncode == 0:
            return Verdict(SURVIVED)
        if running.returncode in FAULTS:
            raise Unfit(f"The tests did not run: {said[-600:]}")
        found = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE)
        return Verdict(CAUGHT, found[1] if found else f"exit {running.returncode}")


def _name(suite: Suite) -> str:
    return " ".join([*suite.files, *[f"{key}={value}" for key, value in suite.environment]])


def _end(running: "subprocess.Popen[str]") -> None:
    """Interrupt what still runs, so that fixtures stop their servers; then end all that is left of it."""
    if running.poll() is None:
        running.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            running.communicate(timeout=PATIENCE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()
