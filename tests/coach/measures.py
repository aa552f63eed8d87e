"""Long measurements of the coach: `make coach`, or `PYTHONPATH=tests python -P -m coach.measures WHAT [GAME…]`.

calibration  predicted and actual win share in ten bins, on games that nobody has used before
luck         the mean of the luck of a seat, and how much less results vary without it
levels       the mean loss of a decision by level
planted      blunders that a deep check says cost 15 points or more: how many a review names
time         seconds of processor time for a review of a two-seat game, and until the first turning points

Each game that is measured is one line of a file in the folder --out. A later run goes on where it stopped, after
--games games or --minutes minutes. `summary` and `plot` read the files.
"""

import argparse
import json
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import monotonic, process_time
from typing import Any

from coach.games import played

import hortus
from hortus.coach import losses
from hortus.coach.judging import glance
from hortus.coach.luck import Draws
from hortus.coach.review import Reviewing
from hortus.core.dice import Dice

LEVELS = ["level-3", "level-5"]
HELD_OUT = 2_000_000
"""Seeds from here on are used for these measurements and for nothing else."""
BINS = 10
FEW = 10
"""Bins with fewer are not drawn: their intervals mean little."""
JUDGED = (1, 3, 5, 7, 9)
"""The levels whose losses are compared."""
Row = dict[str, Any]


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 per cent interval."""
    return mean(values), 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def game_of(game: str, seats: int, number: int) -> hortus.Match:
    """Both levels take turns to begin."""
    names = [LEVELS[(number + seat) % 2] for seat in range(seats)]
    return played(game, names, HELD_OUT + number)


def results(match: hortus.Match) -> list[float]:
    return [(seat in match.winners()) / len(match.winners()) for seat in range(match.seats)]


# ---- one game each


def calibration(game: str, seats: int, number: int) -> Row:
    """One position of each game, with as many trials as a review shows: more of them would depend on each other."""
    match = game_of(game, seats, number)
    work = Reviewing(match.record(), "usual")
    place = int(Dice(number).below(len(work.samples) - 1))
    work.evaluator.more_of_position(work.samples[place], work.course.states[place], work.effort.course)
    predicted = [work.samples[place].share(seat).mean for seat in range(seats)]
    return {"predicted": predicted, "actual": results(match)}


def luck(game: str, seats: int, number: int) -> Row:
    match = game_of(game, seats, number)
    draws = Draws(match.rules, match.record())
    draws.work(len(match.moves))
    return {"luck": draws.luck, "result": results(match)}


def levels(game: str, seats: int, number: int) -> Row:
    """Only every eighth decision is judged, so that more games fit. The levels take turns."""
    level = JUDGED[number % len(JUDGED)]
    work = Reviewing(played(game, [f"level-{level}"] * seats, HELD_OUT + number).record(), "quick")
    lost = []
    for step in [step for step in work.course.decisions if not step.forced][::8]:
        judged = work.judge.judge(work.course.perspective(step), step.number, step.action)
        lost.append(judged.loss.mean)
    return {"level": level, "lost": lost}


def planted(game: str, seats: int, number: int) -> Row:
    """The last action of a first look takes the place of the played one."""
    record = game_of(game, seats, number).record()
    work, deep = Reviewing(record, "usual"), Reviewing(record, "deep")
    deep.judge.seed += 1 << 30
    names = []
    steps = [step for step in work.course.decisions if not step.forced]
    for step in steps[len(steps) // 3 :: 9]:
        worst = glance(work.course.perspective(step), Dice(1))[-1]
        checked = deep.judge.judge(deep.course.perspective(step), step.number, worst)
        if checked.loss.low >= 0.15:
            judged = work.judge.judge(work.course.perspective(step), step.number, worst)
            names.append(losses.name(judged.loss, seats))
    return {"names": names}


def time(game: str, seats: int, number: int) -> Row:
    record = game_of(game, seats, number).record()
    start, first = process_time(), 0.0
    work = Reviewing(record, "usual")
    for _ in work.run():
        first = first or (process_time() - start if work.valued else 0.0)
    return {"seconds": process_time() - start, "first": first}


# ---- all games


def binned(rows: list[Row]) -> list[tuple[float, float, float, int]]:
    """For each bin that has some: the mean prediction, the mean result, half of its interval, and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for row in rows:
        for predicted, actual in zip(row["predicted"], row["actual"], strict=True):
            bins[min(BINS - 1, int(predicted * BINS))].append((predicted, actual))
    return [
        (mean(one for one, _ in each), *interval([two for _, two in each]), len(each)) for each in bins if each
    ]  # fmt: skip


def told_calibration(rows: list[Row]) -> list[str]:
    bins = binned(rows)
    lines = [f"predicted {one:.3f}, actual {two:.3f} ± {half:.3f} ({count})" for one, two, half, count in bins]
    total = sum(count for *_, count in bins)
    error = sum(count / total * abs(one - two) for one, two, _, count in bins)
    outside = sum(abs(one - two) > max(half, 0.03) for one, two, half, _ in bins)
    return [*lines, f"mean error {error:.3f}; {outside} of {len(bins)} bins off by more than 3 points and their noise"]


def told_luck(rows: list[Row]) -> list[str]:
    lines = []
    for seat in range(len(rows[0]["luck"])):
        middle, half = interval([row["luck"][seat] for row in rows])
        spread = stdev([row["result"][seat] for row in rows]) or 1.0
        kept = stdev([row["result"][seat] - row["luck"][seat] for row in rows]) / spread
        lines.append(f"seat {seat + 1}: luck {middle:+.4f} ± {half:.4f}; spread of results without luck {kept:.2f}")
    return lines


def told_levels(rows: list[Row]) -> list[str]:
    lines = []
    for level in JUDGED:
        lost = [loss for row in rows if row["level"] == level for loss in row["lost"]]
        if lost:
            middle, half = interval(lost)
            lines.append(f"level {level} loses {middle:.4f} ± {half:.4f} a decision ({len(lost)} decisions)")
    return lines


def told_planted(rows: list[Row]) -> list[str]:
    names = [name for row in rows for name in row["names"]]
    return [f"{sum(name in losses.BAD for name in names)} of {len(names)} planted blunders are named"]


def told_time(rows: list[Row]) -> list[str]:
    whole, first = ([row[key] for row in rows] for key in ("seconds", "first"))
    spans = [f"{mean(seconds):.1f} s, at most {max(seconds):.1f}" for seconds in (whole, first)]
    return [f"a review {spans[0]}; the first turning points {spans[1]}"]


MEASURES: dict[str, tuple[Callable[[str, int, int], Row], Callable[[list[Row]], list[str]]]] = {
    "calibration": (calibration, told_calibration),
    "luck": (luck, told_luck),
    "levels": (levels, told_levels),
    "planted": (planted, told_planted),
    "time": (time, told_time),
}


def rows_of(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def measured(what: str, game: str, seats: int, games: int, until: float, folder: Path) -> None:
    """Go on until there are so many games, or until it is late."""
    path = folder / f"{what}-{game}-{seats}.jsonl"
    done = len(rows_of(path))
    with path.open("a", encoding="utf-8") as file:
        while done < games and monotonic() < until:
            file.write(json.dumps(MEASURES[what][0](game, seats, done)) + "\n")
            file.flush()
            done += 1


def summary(folder: Path) -> None:
    for path in sorted(folder.glob("*.jsonl")):
        what, game, seats = path.stem.split("-")
        rows = rows_of(path)
        if rows:
            print(f"{what}, {game}, {seats} seats, {len(rows)} games:")
            print("\n".join(f"  {line}" for line in MEASURES[what][1](rows)))


def plot(folder: Path, seats: int) -> str:
    """Predicted and actual share of the win in ten bins, for every game, as SVG."""
    side, gap = 150, 34
    parts = []
    for number, game in enumerate(hortus.GAMES):
        left, top = 30 + number * (side + gap), 24
        rows = rows_of(folder / f"calibration-{game}-{seats}.jsonl")
        parts.append(f'<text x="{left}" y="14">{game.capitalize()}, {seats} seats, {len(rows)} games</text>')
        parts.append(f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none" stroke="#8a8578"/>')
        parts.append(f'<path d="M{left} {top + side} l{side} -{side}" stroke="#8a8578" stroke-dasharray="4 3"/>')
        for predicted, actual, half, count in binned(rows):
            if count < FEW:
                continue
            x = left + side * predicted
            low, high = max(0.0, actual - half), min(1.0, actual + half)
            line = f"M{x:.1f} {top + side * (1 - low):.1f} V{top + side * (1 - high):.1f}"
            parts.append(f'<path d="{line}" stroke="#2b2a26"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{top + side * (1 - actual):.1f}" r="3.5" fill="#3f7d4e"/>')
        for mark in (0, 50, 100):
            x, y = left + side * mark / 100, top + side * (1 - mark / 100)
            parts.append(f'<text x="{x}" y="{top + side + 14}" text-anchor="middle">{mark}</text>')
            if number == 0:
                parts.append(f'<text x="{left - 5}" y="{y + 4}" text-anchor="end">{mark}</text>')
    width, height = 30 + len(hortus.GAMES) * (side + gap), side + 44
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="11" fill="#2b2a26">'
        f"<title>Predicted share of the win (across) and actual share (up), with 95 % intervals</title>"
        f'<rect width="{width}" height="{height}" fill="#fbf8ef"/>' + "".join(parts) + "</svg>\n"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=[*MEASURES, "summary", "plot"])
    asked.add_argument("named", nargs="*", choices=[*hortus.GAMES, []], metavar="GAME")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--minutes", type=float, default=10_000.0)
    asked.add_argument("--out", type=Path, default=Path("build/coach"))
    chosen = asked.parse_intermixed_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.what == "summary":
        summary(chosen.out)
    elif chosen.what == "plot":
        sys.stdout.write(plot(chosen.out, chosen.seats))
    else:
        until = monotonic() + 60 * chosen.minutes
        for game in chosen.named or hortus.GAMES:
            if chosen.seats in hortus.GAMES[game].seats:
                measured(chosen.what, game, chosen.seats, chosen.games, until, chosen.out)


if __name__ == "__main__":
    main()
