"""How sure one may be: intervals over groups, ratings over a pool. A bout that stops early is in `verdict.py`."""

from math import exp, log, sqrt

from hortus.core.dice import Dice

RESAMPLES = 1000
NORMAL = 1.96  # so many deviations to either side hold 95 per cent
WHISPER = 0.1  # games drawn between two who met, so that nobody who never lost runs off to infinity
POINTS = 400 / log(10)  # of Elo, for a strength that is e times as great
STILL = 1e-6
STEPS = 1000  # more than any pool has needed

Result = tuple[str, str, float, float]
"""One, other, the share that one won, and of how many games."""


def interval(values: list[float], games: int, dice: Dice) -> tuple[float, float]:
    """Where the mean of these groups' shares lies with 95 per cent.

    On each side the wider of two: the groups drawn anew a thousand times, which sees that the
    games of a group hang together, and Wilson's for so many games, which few groups cannot fool.
    """
    low, high = _bootstrap(values, dice)
    least, most = _wilson(sum(values) / len(values), games)
    return min(low, least), max(high, most)


def _bootstrap(values: list[float], dice: Dice) -> tuple[float, float]:
    count = len(values)
    means = sorted(sum([values[dice.below(count)] for _ in range(count)]) / count for _ in range(RESAMPLES))
    return means[RESAMPLES * 25 // 1000], means[RESAMPLES * 975 // 1000 - 1]


def _wilson(share: float, games: int) -> tuple[float, float]:
    """Edwin Wilson's interval: the true shares that this one is no surprise for."""
    doubt = NORMAL * NORMAL / games
    middle = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(max(0.0, share * (1 - share)) * doubt + doubt * doubt / 4) / (1 + doubt)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def circles(results: list[Result]) -> list[list[str]]:
    """Who can be compared: the names that chains of meetings link, sorted, circle by circle."""
    linked: dict[str, set[str]] = {}
    for one, other, _, _ in results:
        both = linked.get(one, {one}) | linked.get(other, {other})
        linked.update(dict.fromkeys(both, both))
    return sorted(map(list, {tuple(sorted(circle)) for circle in linked.values()}))


def ratings(results: list[Result]) -> dict[str, float]:
    """Bradley and Terry's strengths on the scale of Elo, fitted over all meetings at once.

    The weakest of each circle is 0: nothing says how two circles compare.
    """
    rated: dict[str, float] = {}
    for circle in circles(results):
        strength = _fitted(circle, [result for result in results if result[0] in circle])
        least = min(strength)
        rated |= {name: round(POINTS * (mine - least), 1) for name, mine in zip(circle, strength, strict=True)}
    return rated


def _fitted(names: list[str], results: list[Result]) -> list[float]:
    """The logarithms of the likeliest strengths, the first one 0, by Newton's steps kept short."""
    games = [[0.0] * len(names) for _ in names]
    surplus = [0.0] * len(names)  # games won, less half of those played
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
    """How far to move so that everybody's expected surplus is the one seen; the first stays where it is."""
    bends = [[0.0] * len(strength) for _ in strength]
    missing = surplus[:]
    for place, mine in enumerate(strength):
        for rival, count in enumerate(games[place]):
            expected = 1 / (1 + exp(strength[rival] - mine))
            missing[place] -= count * (expected - 0.5)
            bends[place][rival] -= count * expected * (1 - expected)
            bends[place][place] += count * expected * (1 - expected)
    return [0.0, *_solved([row[1:] for row in bends[1:]], missing[1:])]


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the diagonal outweighs its row, so the order of the rows does not matter."""
    for place, row in enumerate(rows):
        for below in range(place + 1, len(rows)):
            part = rows[below][place] / row[place]
            rows[below] = [mine - part * above for mine, above in zip(rows[below], row, strict=True)]
            right[below] -= part * right[place]
    found = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        rest = sum(rows[place][later] * found[later] for later in range(place + 1, len(rows)))
        found[place] = (right[place] - rest) / rows[place][place]
    return found
