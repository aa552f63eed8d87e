"""Compare the speed of two builds of Hortus, playing and searching.

    python benchmarks/compare_builds.py OLD/.venv/bin/python NEW/.venv/bin/python

Both builds take turns with the same seeds, playing each game at random and
searching it. We measure processor time, not wall time. A ratio is the median of
all rounds: 1.00 means as fast as the first build. The exit code is 0 if every
ratio reaches the limit.
"""

import argparse
import os
import statistics
import subprocess
import sys

GAMES = ["flutter", "petal", "polders", "papillon", "blume"]
KINDS = ["play", "search"]
WORKER = """
import sys, time
from hortus.lab import bench
bench.perf_counter = time.process_time
bench.SECONDS = 1e-9  # one game for each seed
for line in sys.stdin:
    game, kind, size, seed = line.split()
    if kind == "play":
        done, seconds = bench.measure(game, int(size), int(seed))
    else:
        rounds = [bench.measure_search(game, bench.EFFORT, int(seed) + i) for i in range(int(size))]
        done, seconds = (sum(column) for column in zip(*rounds))
    print(done, seconds, flush=True)
"""


class Build:
    """One build, in its own process, which waits for rounds."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-P", "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": ""},
        )

    def round(self, game: str, kind: str, size: int, seed: int) -> tuple[int, float]:
        """Run one round. Returns the number of decisions or simulations, and the seconds they took."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{game} {kind} {size} {seed}\n")
        self.process.stdin.flush()
        done, seconds = self.process.stdout.readline().split()
        return int(done), float(seconds)


def compare(old: Build, new: Build, game: str, kind: str, rounds: int, seconds: float) -> tuple[float, float]:
    """The speed of the new build relative to the old one, and the distance between the quartiles."""
    size = 1
    while (took := old.round(game, kind, size, 1)[1]) < seconds / 4:
        size *= 4
    size = max(1, round(size * seconds / took))
    ratios = []
    for number in range(rounds):
        seed = 1000 + number * size
        builds = [old, new] if number % 2 else [new, old]
        rates = {id(build): (lambda done, took: done / took)(*build.round(game, kind, size, seed)) for build in builds}
        ratios.append(rates[id(new)] / rates[id(old)])
    quarters = statistics.quantiles(ratios, n=4)
    return statistics.median(ratios), quarters[2] - quarters[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="the Python of the environment with the build to compare with")
    parser.add_argument("new", help="the Python of the environment with the other build")
    parser.add_argument("--rounds", type=int, default=15, help="rounds for each game and kind (default: 15)")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of a round (default: 0.4)")
    parser.add_argument("--limit", type=float, default=0.95, help="what every ratio must reach (default: 0.95)")
    parser.add_argument("--games", nargs="*", default=GAMES, help="only these games")
    asked = parser.parse_args()
    old, new = Build(asked.old), Build(asked.new)
    enough = True
    for kind in KINDS:
        for game in asked.games:
            ratio, spread = compare(old, new, game, kind, max(4, asked.rounds), asked.seconds)
            enough = enough and ratio >= asked.limit
            print(f"{kind:7}{game:10}{ratio:6.3f}  (spread {spread:.3f})", flush=True)
    for build in (old, new):
        assert build.process.stdin
        build.process.stdin.close()
        build.process.wait()
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
