"""`make mutants`: small changes of meaning are made in a copy of the tree, and the tests should notice.

    make mutants AREA=core COUNT=50 SEED=1

The same seed gives the same mutants. Finished ones are kept in build/mutants, so
a run can be stopped with Ctrl-C and resumed; survivors are tried again when the
tests have changed. A mutant that the tests cannot judge, for example because one
of them fails now and then, does not end the run: it is listed and tried again
in the next. A mutant that behaves as the original does is named in
equivalent.toml with the reason.
"""

import argparse
import json
import signal
import sys
import tempfile
import tomllib
from pathlib import Path

from mutants.areas import AREAS
from mutants.changes import Change
from mutants.results import EQUIVALENT, Results, Tally, sample, table
from mutants.trying import SURVIVED, Bench, Unfit, Verdict

ROOT = Path(__file__).parents[2]
AIM = 0.95


def equivalents() -> dict[str, str]:
    """The changes that change nothing, and why."""
    entries = tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text("utf-8"))["equivalent"]
    return {entry["change"]: entry["reason"] for entry in entries}


class Run:
    def __init__(self, seed: int, folder: Path, scratch: Path) -> None:
        self.results = Results(folder / f"{seed}.jsonl", ROOT)
        self.clock = folder / "times.json"
        self.times: dict[str, float] = json.loads(self.clock.read_text("utf-8")) if self.clock.exists() else {}
        self.scratch = scratch
        self.bench: Bench | None = None
        self.same = equivalents()
        self.survivors: list[Change] = []
        self.undecided: list[tuple[Change, str]] = []  # with the reason; they are judged anew in the next run
        self.waiting: list[tuple[Tally, Change]] = []  # those that no near test has noticed

    def near(self, tally: Tally, chosen: list[Change]) -> None:
        """Judge every change that is not known yet by the tests near to it; the tally grows as they are judged."""
        for number, change in enumerate(chosen, 1):
            if change.key in self.same:
                tally.counts[EQUIVALENT] += 1
            elif row := self.results.known(change):
                self.count(tally, change, str(row["verdict"]))
            else:
                self.judge(tally, change, f"{number}/{len(chosen)}", "judge_near")

    def wide(self) -> None:
        """Judge those that are left by all other tests. That takes minutes for each, so it comes last."""
        for number, (tally, change) in enumerate(self.waiting, 1):
            self.judge(tally, change, f"wide {number}/{len(self.waiting)}", "judge_wide")

    def judge(self, tally: Tally, change: Change, progress: str, how: str) -> None:
        if self.bench is None:
            self.bench = Bench(ROOT, self.scratch, self.times)
        begins = f"{tally.area} {progress}"
        try:
            verdict: Verdict = getattr(self.bench, how)(tally.area, change)
        except Unfit as fault:
            print(f"{begins} not judged {change.key}: {fault}", flush=True)
            self.undecided.append((change, str(fault)))
            return
        finally:
            self.clock.parent.mkdir(parents=True, exist_ok=True)
            self.clock.write_text(json.dumps(self.times, indent=1), "utf-8")
        if how == "judge_near" and verdict.verdict == SURVIVED:
            print(f"{begins} not noticed by near tests {verdict.seconds}s {change.key}", flush=True)
            self.waiting.append((tally, change))
            return
        print(f"{begins} {verdict.verdict} {verdict.seconds}s {change.key} {verdict.by}", flush=True)
        self.results.add(change, verdict.verdict, verdict.by, verdict.seconds)
        self.count(tally, change, verdict.verdict)

    def count(self, tally: Tally, change: Change, verdict: str) -> None:
        tally.counts[verdict] += 1
        if verdict == SURVIVED:
            self.survivors.append(change)


def main() -> None:
    words = argparse.ArgumentParser(prog="make mutants")
    words.add_argument("area", choices=["all", *AREAS])
    words.add_argument("--count", type=int, default=50, help="mutants for each area")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--folder", type=Path, default=ROOT / "build/mutants", help="where results are kept")
    asked = words.parse_args()
    # Also where the shell started this in the background, deaf to interrupts.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.default_int_handler)
    tallies: list[Tally] = []
    with tempfile.TemporaryDirectory(prefix="hortus-mutants-") as scratch:
        run = Run(asked.seed, asked.folder, Path(scratch))
        try:
            for area in AREAS if asked.area == "all" else [asked.area]:
                tallies.append(Tally(area))
                run.near(tallies[-1], sample(ROOT, area, asked.count, asked.seed))
            run.wide()
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.")
    for change in run.survivors:
        print(f"\nsurvived: {change.file}:{change.line}\n  {change.key}")
        print(change.diff((ROOT / change.file).read_text("utf-8")))
    for change, why in run.undecided:
        print(f"\nnot judged: {change.file}:{change.line}\n  {change.key}\n  {why}")
    print("\n" + table(tallies))
    sys.exit(bool(run.undecided) or any(tally.share() < AIM for tally in tallies))


if __name__ == "__main__":
    main()
