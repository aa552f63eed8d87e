"""How certain results are: intervals over groups, ratings over a pool. `verdict.py` stops bouts early."""

from math import exp, log, sqrt

from hortus.core.dice import Dice

RESAMPLES = 1000
NORMAL = 1.96  # standard deviations on either side for 95 per cent
WHISPER = 0.1  # draws added between two bots that met, so that a bot that never lost has a finite rating
POINTS = 400 / log(10)  # Elo points for a strength that is e times as large
STILL = 1e-6
STEPS = 1000  # more than any pool needs
FARTHEST = 30.0  # a larger lead is as good as this one

Result = tuple[str, str, float, float]
"""One bot, the other, the share that the first won, and the number of games."""


def interval(values: list[float], games: int, dice: Dice) -> tuple[float, float]:
    """The 95 per cent interval for the mean of these groups' shares.

    On each side the wider of two intervals: a bootstrap over groups, because the games of a
    group depend on each other, and Wilson's for the number of games, because few groups can mislead.
    """
    low, high = _bootstrap(values, dice)
    least, most = wilson(sum(values) / len(values), games)
    return min(low, least), max(high, most)


def _bootstrap(values: list[float], dice: Dice) -> tuple[float, float]:
    count = len(values)
    means = sorted(sum([values[dice.below(count)] for _ in range(count)]) / count for _ in range(RESAMPLES))
    return means[RESAMPLES * 25 // 1000], means[RESAMPLES * 975 // 1000 - 1]


def wilson(share: float, games: int) -> tuple[float, float]:
    """Edwin Wilson's interval: the true shares for which this result is not surprising."""
    doubt = NORMAL * NORMAL / games
    middle = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(max(0.0, share * (1 - share)) * doubt + doubt * doubt / 4) / (1 + doubt)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def circles(results: list[Result]) -> list[list[str]]:
    """Groups of bots that can be compared, because a chain of meetings links them. Names are sorted."""
    linked: dict[str, set[str]] = {}
    for one, other, _, _ in results:
        both = linked.get(one, {one}) | linked.get(other, {other})
        linked.update(dict.fromkeys(both, both))
    return sorted(map(list, {tuple(sorted(circle)) for circle in linked.values()}))


def ratings(results: list[Result]) -> dict[str, float]:
    """Bradley-Terry strengths on the Elo scale, fitted to all meetings at once.

    The weakest of each circle is 0, because different circles cannot be compared.
    """
    rated: dict[str, float] = {}
    for circle in circles(results):
        strength = _fitted(circle, [result for result in results if result[0] in circle])
        least = min(strength)
        rated |= {name: round(POINTS * (mine - least), 1) for name, mine in zip(circle, strength, strict=True)}
    return rated


def _fitted(names: list[str], results: list[Result]) -> list[float]:
    """The logarithms of the most likely strengths, by short Newton steps. The first one is 0."""
    games = [[0.0] * len(names) for _ in names]
    surplus = [0.0] * len(names)  # games won minus half of the games played
    for one, other, share, count in results:
        mine, yours = names.index(one), names.index(other)
        for place, rival, won in ((mine, yours, share), (yours, mine, 1 - share)):
            games[place][rival] = (games[place][rival] or WHISPER) + count
            surplus[place] += (won - 0.5) * count
    strength = [0.0] * len(names)
    for _ in range(STEPS):
        step = _newton(strength, games, surplus)
        longest = max(map(abs, step))
        strength = [mine + change / max(1.0, longest) for mine, change in zip(strength, step, strict=True)]
        if longest < STILL:
            break
    return strength


def _newton(strength: list[float], games: list[list[float]], surplus: list[float]) -> list[float]:
    """The step after which the expected surplus of every bot is the one seen. The first bot stays where it is."""
    bends = [[0.0] * len(strength) for _ in strength]
    missing = surplus[:]
    for place, mine in enumerate(strength):
        for rival, count in enumerate(games[place]):
            expected = _expected(mine - strength[rival])
            missing[place] -= count * (expected - 0.5)
            bends[place][rival] -= count * expected * (1 - expected)
            bends[place][place] += count * expected * (1 - expected)
    return [0.0, *_solved([row[1:] for row in bends[1:]], missing[1:])]


def _expected(lead: float) -> float:
    """The share that the stronger bot should win. Limited, because `exp` overflows and no result may become certain."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, lead))))


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination. The diagonal dominates, so the rows need no particular order."""
    for place, row in enumerate(rows):
        for below in range(place + 1, len(rows)):
            if not rows[below][place]:
                continue  # these two never met: most pairs of a large pool
            part = rows[below][place] / row[place]
            rows[below] = [mine - part * above for mine, above in zip(rows[below], row, strict=True)]
            right[below] -= part * right[place]
    found = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        rest = sum(rows[place][later] * found[later] for later in range(place + 1, len(rows)))
        found[place] = (right[place] - rest) / rows[place][place]
    return found
