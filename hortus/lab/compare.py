"""The same seeds at tables that differ in one thing: what that changes, with intervals."""

import tomllib
from collections.abc import Iterator
from statistics import NormalDist
from typing import Any, NamedTuple

from hortus import editions
from hortus.core.errors import SetupError
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.editions import Edition
from hortus.lab.estimates import CERTAIN, LEAST, Sums, holm
from hortus.lab.fingerprint import fingerprint
from hortus.lab.simulate import Plan
from hortus.lab.tally import SHARES, UNITS, figures_of
from hortus.lab.watching import WIN, Game


class Variant(NamedTuple):
    """One of the tables, and what is said about it: `tie_rank=skip`."""

    name: str
    plan: Plan


class Figure(NamedTuple):
    """A figure of a game, and the seat that it is about or NONE."""

    name: str
    seat: int

    def unit(self, seats: int) -> int:
        if self.name == "first":
            return seats - 1
        return {"wins": WIN, "points": 1}.get(self.name) or UNITS[self.name]

    def percent(self) -> bool:
        return self.name == "wins" or self.name in SHARES

    def shown(self) -> Message:
        """The figure for people."""
        if self.seat != NONE:
            return Message(f"compare-{self.name}", {"seat": "ABCDE"[self.seat]})
        return Message("compare-first") if self.name == "first" else Message(f"report-figure-{self.name}")


def measured(game: Game) -> dict[Figure, int]:
    """All figures of one game, as whole numbers."""
    seats = len(game.scores)
    found = {Figure(name, NONE): number for name, number in figures_of(game).items()}
    for seat, points in enumerate(game.scores):
        found[Figure("points", seat)] = points
        if seats > 1:
            found[Figure("wins", seat)] = game.gains()[seat]
    if seats > 1 and game.first != NONE:
        own = game.scores[game.first]
        found[Figure("first", NONE)] = own * (seats - 1) - (sum(game.scores) - own)
    return found


class Pairs:
    """Figures of two tables, game by game. Games arrive in any order."""

    def __init__(self) -> None:
        self.sums: dict[Figure, list[Sums]] = {}  # of the first table, of the other, and of the difference
        self._waiting: list[dict[int, dict[Figure, int]]] = [{}, {}]

    def add(self, table: int, game: Game) -> None:
        mine = measured(game)
        theirs = self._waiting[1 - table].pop(game.number, None)
        if theirs is None:
            self._waiting[table][game.number] = mine
            return
        one, other = (mine, theirs) if table == 0 else (theirs, mine)
        for figure in one.keys() & other.keys():
            sums = self.sums.setdefault(figure, [Sums(), Sums(), Sums()])
            for place, number in enumerate([one[figure], other[figure], other[figure] - one[figure]]):
                sums[place].add(number)


def pair(one: Iterator[Game], other: Iterator[Game]) -> Pairs:
    """The games of two tables. Both come in nearly the same order, so few have to wait."""
    pairs = Pairs()
    for first in one:
        pairs.add(0, first)
        second = next(other, None)
        if second is not None:
            pairs.add(1, second)
    for rest in other:
        pairs.add(1, rest)
    return pairs


def found(variants: list[Variant], pairs: list[Pairs]) -> dict[str, Any]:
    """What changes from the first table to each of the others. JSON-safe; the keys are part of the contract."""
    plan = variants[0].plan
    rows: list[dict[str, Any]] = []
    chances: list[float] = []
    for variant, pair_ in zip(variants[1:], pairs, strict=True):
        for figure in sorted(pair_.sums):
            one, other, change = pair_.sums[figure]
            unit = figure.unit(plan.seats)
            rows.append(
                {
                    "table": variant.name,
                    "figure": figure.name,
                    "seat": figure.seat,
                    "label": figure.shown().spelled(),
                    "percent": figure.percent(),
                    "before": round(one.mean() / unit, 4),
                    "after": round(other.mean() / unit, 4),
                    "change": change.estimate(unit).spelled(),
                    "games": change.count,
                }
            )
            chances.append(change.surprise(0))
    said: list[Message] = []
    for row, chance in zip(rows, holm(chances), strict=True):
        row["certain"] = chance < CERTAIN
    for variant, pair_ in zip(variants[1:], pairs, strict=True):
        mine = [row for row in rows if row["table"] == variant.name]
        said += [_changed(variants[0].name, row) for row in mine if row["certain"]]
        if not any(row["certain"] and row["figure"] == "wins" for row in mine) and plan.seats > 1:
            said.append(_unchanged(variants[0].name, variant.name, pair_, plan.seats))
    return {
        "compare": 1,
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed.encode("utf-8", "replace").decode(),
        "tables": [variant.name for variant in variants],
        "fingerprint": fingerprint(plan.game),
        "rows": rows,
        "claims": [message.spelled() for message in said],
    }


def _changed(before: str, row: dict[str, Any]) -> Message:
    value, low, high = row["change"]
    sure = sorted([abs(low), abs(high)])
    shown: list[object] = [f"{number:.2f}" for number in (abs(value), *sure)]
    if row["percent"]:
        shown = [Message("compare-percents", {"number": f"{100 * number:.1f}"}) for number in (abs(value), *sure)]
    values = {"table": row["table"], "before": before, "value": shown[0], "low": shown[1], "high": shown[2]}
    figure = Message(row["label"]["key"], row["label"]["values"])
    return Message("compare-more" if value > 0 else "compare-less", {**values, "figure": figure})


def _unchanged(before: str, table: str, pairs: Pairs, seats: int) -> Message:
    """How much a seat's share of the wins can still have changed, for all seats at once."""
    reach = NormalDist().inv_cdf(1 - CERTAIN / (2 * seats))
    changes = [sums[2] for figure, sums in pairs.sums.items() if figure.name == "wins"]
    if not changes or changes[0].count < LEAST:
        return Message("report-few-games", {"least": LEAST})
    most = max((abs(change.mean()) + reach * change.error()) / WIN for change in changes)
    return Message("compare-none", {"table": table, "before": before, "most": f"{100 * most:.1f}"})


def varied(edition: Edition, text: str) -> list[tuple[str, Edition]]:
    """`fewer=3,5` as editions that differ in this value, each with its name. A key in a table is `table.key`."""
    key, equals, values = text.partition("=")
    key = key.strip()
    try:
        choices = tomllib.loads(f"x = [{values}]")["x"]
    except (tomllib.TOMLDecodeError, RecursionError):
        choices = []
    if not equals or len(choices) < 2:
        raise SetupError("compare-vary", found=text)
    return [(f"{key}={choice}", _with(edition, key, choice)) for choice in choices]


def _with(edition: Edition, key: str, value: object) -> Edition:
    components: dict[str, Any] = {**edition.components, "game": edition.game}
    inside = components
    *path, last = key.split(".")
    for part in path:
        inside[part] = dict(inside[part]) if isinstance(inside.get(part), dict) else {}
        inside = inside[part]
    if last not in inside:
        raise SetupError("compare-key", key=key, edition=edition.name)
    inside[last] = value
    return editions.from_components(f"{key}={value}", components)
