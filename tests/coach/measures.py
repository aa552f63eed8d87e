"""Long measurements of the coach: `make coach`, or `PYTHONPATH=tests python -P -m coach.measures WHAT GAMES [GAME…]`.

calibration  predicted and actual win share in ten bins, on games that nobody has used before
luck         the mean of the luck of a seat, and how much less results vary without it
levels       the mean loss of a decision by level
planted      blunders that a deep check says cost 15 points or more: how many a review names
time         seconds for a review of a two-seat game, and until the first turning points
"""

import sys
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from time import process_time

from coach.games import played

import hortus
from hortus.coach import losses
from hortus.coach.luck import Draws
from hortus.coach.review import Reviewing
from hortus.coach.thresholds import EFFORTS
from hortus.core.dice import Dice

LEVELS = ["level-3", "level-5"]
HELD_OUT = 2_000_000
"""Seeds from here on are used for these measurements and for nothing else."""
BINS = 10


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 per cent interval."""
    return mean(values), 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def calibration(game: str, games: int, seats: int = 2, trials: int = 24) -> None:
    """One position of each game and seat: more of them would depend on each other."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for number in range(games):
        names = ([LEVELS[number % 2], LEVELS[1 - number % 2]] * seats)[:seats]
        match = played(game, names, HELD_OUT + number)
        work = Reviewing(match.record(), "quick")
        dice = Dice(number)
        place = int(dice.below(len(work.samples) - 1))
        work.evaluator.more_of_position(work.samples[place], work.course.states[place], trials)
        for seat in range(seats):
            predicted = work.samples[place].share(seat).mean
            actual = (seat in match.winners()) / len(match.winners())
            bins[min(BINS - 1, int(predicted * BINS))].append((predicted, actual))
    total = sum(len(each) for each in bins)
    error = 0.0
    for number, each in enumerate(bins):
        if each:
            predicted, (actual, half) = mean(one for one, _ in each), interval([two for _, two in each])
            error += len(each) / total * abs(predicted - actual)
            print(f"{game} {seats} seats, bin {number}: {predicted:.3f} {actual:.3f} ± {half:.3f} ({len(each)})")
    print(f"{game} {seats} seats: mean error {error:.3f}, {games} games", flush=True)


def luck(game: str, games: int) -> None:
    lucks: list[float] = []
    results: list[float] = []
    for number in range(games):
        match = played(game, LEVELS, HELD_OUT + number)
        draws = Draws(match.rules, match.record())
        draws.work(len(match.moves))
        lucks.append(draws.luck[0])
        results.append((0 in match.winners()) / len(match.winners()))
    middle, half = interval(lucks)
    kept = stdev([result - luck for result, luck in zip(results, lucks, strict=True)]) / (stdev(results) or 1.0)
    print(f"{game}: luck of the first seat {middle:+.4f} ± {half:.4f}, {games} games; spread without luck {kept:.2f}")


def levels(game: str, games: int) -> None:
    """Only every eighth decision is judged, so that more games fit."""
    for level in (1, 3, 5, 8):
        lost: list[float] = []
        for number in range(games):
            work = Reviewing(played(game, [f"level-{level}"] * 2, HELD_OUT + number).record(), "quick")
            for step in [step for step in work.course.decisions if not step.forced][::8]:
                judged = work.judge.judge(work.course.perspective(step), step.number, step.action)
                lost.append(judged.loss.mean)
        middle, half = interval(lost)
        print(f"{game}: level {level} loses {middle:.4f} ± {half:.4f} a decision, {len(lost)} decisions", flush=True)


def planted(game: str, games: int) -> None:
    """The last action of a first look takes the place of the played one."""
    named = count = 0
    for number in range(games):
        work = Reviewing(played(game, LEVELS, HELD_OUT + number).record(), "usual")
        deep = Reviewing(played(game, LEVELS, HELD_OUT + number).record(), "deep")
        deep.judge.seed += 1 << 30
        for step, worst in _replaced(work):
            checked = deep.judge.judge(deep.course.perspective(step), step.number, worst)
            if checked.loss.low >= 0.15:
                judged = work.judge.judge(work.course.perspective(step), step.number, worst)
                count += 1
                named += losses.name(judged.loss, 2) in losses.BAD
    print(f"{game}: {named} of {count} planted blunders are named", flush=True)


def _replaced(work: Reviewing) -> Iterator[tuple]:
    from hortus.coach.judging import glance

    steps = [step for step in work.course.decisions if not step.forced]
    for step in steps[len(steps) // 3 :: 9]:
        yield step, glance(work.course.perspective(step), Dice(1))[-1]


def time(game: str, games: int) -> None:
    for number in range(games):
        record = played(game, LEVELS, HELD_OUT + number).record()
        start, first = process_time(), 0.0
        work = Reviewing(record, "usual")
        for _ in work.run():
            first = first or (process_time() - start if work.valued else 0.0)
        print(f"{game}: {process_time() - start:.1f} s, first turning points {first:.1f} s", flush=True)


MEASURES = {"calibration": calibration, "luck": luck, "levels": levels, "planted": planted, "time": time}

if __name__ == "__main__":
    assert "usual" in EFFORTS
    what, games, *named = sys.argv[1:]
    for key in named or hortus.GAMES:
        MEASURES[what](key, int(games))
