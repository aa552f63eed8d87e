"""Bots against each other. For fairness, every seed is played in every seating.

A *group* is one seed with all distinct ways to seat the bots, so that neither
the tiles nor the first move favours anybody. Uncertainty is counted over groups,
never over single games.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

from hortus import bots, tables
from hortus.core.errors import SetupError
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.lab import engine
from hortus.lab.simulate import dice_for, play_game

MOST_GROUPS = 1_000_000


class Bout(NamedTuple):
    """Who meets whom, at which table."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: dict[str, str]
    bots: tuple[str, ...]  # one for each seat, in any order
    seed: str

    def rules(self) -> Rules[Any]:
        return tables.rules(self.game, self.seats, self.modules, self.options)

    def seatings(self) -> list[tuple[str, ...]]:
        """Every distinct order of the bots round the table."""
        return sorted(set(permutations(self.bots)))

    def names(self) -> list[str]:
        return sorted(set(self.bots))


class Group(NamedTuple):
    """The result of one seed: the share of wins and the mean points of each bot, over all seatings."""

    number: int
    shares: dict[str, float]
    points: dict[str, float]


def bouts(
    game: str, seats: int, modules: list[str], options: dict[str, str], names: list[str], seed: str
) -> list[Bout]:
    """The bouts for a list of bots.

    As many bots as seats, or two at a larger table, are one bout (the second bot
    then fills the other seats). More bots than seats meet pair by pair.
    """
    if seats < 2:
        raise SetupError("lab-arena-seats")
    for name in names:
        bots.bot(name)
    if len(set(names)) < 2:
        raise SetupError("lab-arena-bots")
    tables_of = (game, seats, tuple(modules), options)
    if len(names) == seats:
        return [Bout(*tables_of, tuple(names), seed)]
    if len(names) == 2:
        return [Bout(*tables_of, (names[0], *[names[1]] * (seats - 1)), seed)]
    if seats == 2:
        twice = [name for place, name in enumerate(names) if name in names[:place]]
        if twice:
            raise SetupError("lab-arena-twice", bot=twice[0])
        pairs = [(one, other) for place, one in enumerate(names) for other in names[place + 1 :]]
        return [Bout(*tables_of, pair, seed) for pair in pairs]
    raise SetupError("lab-arena-count", seats=seats, given=len(names))


def play_group(bout: Bout, rules: Rules[Any], number: int) -> Group:
    """Play one seed in every seating, with the same tiles, bot dice and form of the day each time."""
    shares = dict.fromkeys(bout.names(), 0.0)
    points = dict.fromkeys(bout.names(), 0.0)
    seatings = bout.seatings()
    for seating in seatings:
        table, thoughts, day = [dice_for(bout.seed, number, stream) for stream in ("table", "bots", "day")]
        state = rules.deal()
        rules.enter(state, 0)
        play_game(rules, state, [bots.bot(name, day) for name in seating], table, thoughts)
        winners = rules.winners(state)
        for seat, name in enumerate(seating):
            points[name] += int(rules.score(state, seat, BLANK)) / seating.count(name) / len(seatings)
            if seat in winners:
                shares[name] += 1 / len(winners) / len(seatings)
    return Group(number, shares, points)


def run(bout: Bout, numbers: list[int], machines: engine.Machines) -> Iterator[Group]:
    """The groups with these numbers, each as soon as it is finished."""
    machines = machines._replace(jobs=min(machines.jobs, len(numbers)))
    return engine.each(_group, ((bout, number) for number in numbers), machines)


_REMEMBERED: dict[str, Rules[Any]] = {}


def _group(bout: Bout, number: int) -> Group:
    key = repr(bout)
    if key not in _REMEMBERED:
        _REMEMBERED[key] = bout.rules()
    return play_group(bout, _REMEMBERED[key], number)
