"""What many games say about a table: figures with intervals, and sentences for what is certain."""

from collections.abc import Iterator
from itertools import zip_longest
from math import log2
from pathlib import Path
from statistics import NormalDist
from time import perf_counter
from typing import Any

from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.lab import engine
from hortus.lab.components import Components
from hortus.lab.estimates import CERTAIN, LEAST, Estimate, Sums, holm
from hortus.lab.evidence import wilson
from hortus.lab.fingerprint import fingerprint
from hortus.lab.guests import Visit, Visits, visit
from hortus.lab.journal import Journal
from hortus.lab.luck import LUCK, Draws, Fortune, draws
from hortus.lab.pace import Pace
from hortus.lab.restricted import FINDINGS, Claim, Guests, strongest
from hortus.lab.simulate import Plan, table_of
from hortus.lab.tally import UNITS, Tally, Thing
from hortus.lab.watching import WIN, Game, reason_of, watch

Row = Game | Visit | Draws

RARE = 0.02
"""A thing that is taken less often than this, although it is offered, is hardly ever taken."""
OFFERS = 200
MOST_CLAIMS = 12
SEATS = ("report-claim-seat", "report-claim-first")
"""The claims about seats begin so."""
WINS = ["report-claim-thing", "report-claim-line"]
POINTS = ["report-claim-more", "report-claim-less"]


def play(plan: Plan, numbers: list[int]) -> list[Row]:
    """The games of one piece. Other processes and machines call it."""
    rules = table_of(plan)
    if plan.question == LUCK:
        return [draws(rules, plan, number) for number in numbers]
    if plan.question:
        return [visit(rules, plan, number) for number in numbers]
    components = Components(rules)
    return [watch(rules, components, plan, number) for number in numbers]


def journal(plan: Plan, path: Path) -> Journal[Any]:
    """The file of games of a plan, with rows as `play` gives them."""
    row: type[Row] = Draws if plan.question == LUCK else Visit if plan.question else Game
    return Journal(plan, path, row)


def run(journals: list[Journal[Any]], machines: engine.Machines) -> Iterator[tuple[int, list[Row]]]:
    """The missing games of one or several plans, piece by piece as they are finished, with the place of each plan."""
    paces = [Pace() for _ in journals]
    for place, games, seconds in engine.each(_piece, _in_turn(journals, paces), machines):
        paces[place].learn(len(games), seconds)
        yield place, games


def _in_turn(journals: list[Journal[Any]], paces: list[Pace]) -> Iterator[tuple[int, Plan, list[int]]]:
    """A piece of each plan in turn, so that an interrupt leaves about as many games of each."""
    missing = [journal.missing(pace) for journal, pace in zip(journals, paces, strict=True)]
    for row in zip_longest(*missing):
        for place, piece in enumerate(row):
            if piece is not None:
                yield place, journals[place].plan, piece


def _piece(place: int, plan: Plan, numbers: list[int]) -> tuple[int, list[Row], float]:
    start = perf_counter()
    games = play(plan, numbers)
    return place, games, perf_counter() - start


class Report:
    """The figures of a plan, and what can be said about them."""

    def __init__(
        self, plan: Plan, tally: Tally, visits: dict[str, Visits] | None = None, fortune: Fortune | None = None
    ) -> None:
        self.plan = plan
        self.tally = tally
        self.visits = visits or {}
        self.fortune = fortune
        self.rules = table_of(plan)
        self.components = Components(self.rules)
        self.claims: list[Claim] = []

    def found(self) -> dict[str, Any]:
        """JSON-safe; the keys are part of the command line's contract."""
        plan, tally = self.plan, self.tally
        guests = Guests(plan, self.visits, tally.all_points)
        self.claims = []
        found: dict[str, Any] = {
            "report": 1,
            "game": plan.game,
            "seats": plan.seats,
            "modules": list(plan.modules),
            "options": plan.options,
            "edition": self.rules.setup.edition,
            "digest": self.rules.setup.digest,
            "bots": list(plan.bots),
            "seed": plan.seed.encode("utf-8", "replace").decode(),
            "games": tally.all_points.count,
            "fingerprint": fingerprint(plan.game),
            "seat": self._seats(),
            "first": self._first(),
            "figures": {name: _scaled(name, sums) for name, sums in sorted(tally.figures.items())},
            "components": self._things(tally.things, reason=False),
            "choices": self._choices(),
            "lines": self._things(tally.lines, reason=True),
            "cells": self._cells(),
            "restricted": guests.restricted(),
            "skill": guests.skill(),
            "luck": self._luck(),
        }
        self.claims += guests.claims
        said = [*self._certain(found["restricted"]), *guests.never]
        found["claims"] = [message.spelled() for message in said]
        return found

    def _luck(self) -> dict[str, Any] | None:
        """Luck's share of the result."""
        if self.fortune is None or not self.fortune.games or self.plan.seats == 1:
            return None
        return {"share": self.fortune.share(self.plan.seats).spelled(), "games": self.fortune.games}

    def _seats(self) -> list[dict[str, Any]]:
        tally, seats = self.tally, self.plan.seats
        fair = 1 / seats
        rows: list[dict[str, Any]] = []
        for seat in range(seats):
            share = tally.gains[seat].share(WIN)
            rows.append(
                {
                    "seat": seat,
                    "bot": self.plan.bots[seat],
                    "wins": share.spelled(),
                    "fair": round(fair, 4),
                    "points": tally.points[seat].estimate().spelled(),
                }
            )
            if self._alike():
                values = {"seat": "ABCDE"[seat], **_percents(share), "fair": f"{fair:.1%}"}
                self._claim(
                    tally.gains[seat].surprise(WIN * fair), abs(share.value - fair), "report-claim-seat", values
                )
        return rows

    def _alike(self) -> bool:
        """Whether a seat can be compared with another: the same bot at each."""
        return self.plan.seats > 1 and len(set(self.plan.bots)) == 1

    def _first(self) -> dict[str, Any] | None:
        """What it is worth to decide first, in points and in wins."""
        tally, others = self.tally, self.plan.seats - 1
        if not self._alike() or not tally.first.count:
            return None
        points, wins = tally.first.estimate(others), tally.first_gains.share(WIN)
        key = "report-claim-first" if points.value > 0 else "report-claim-first-less"
        self._claim(tally.first.surprise(0), abs(points.value), key, _sizes(points))
        return {"points": points.spelled(), "wins": wins.spelled(), "games": tally.first.count}

    def _things(self, things: dict[str, Thing], reason: bool) -> list[dict[str, Any]]:
        tally, seats = self.tally, self.plan.seats
        rows: list[dict[str, Any]] = []
        for name in sorted(things):
            thing = things[name]
            label = reason_of(name) if reason else self.components.name(name)
            points = thing.points.difference(seats, tally.all_points)
            row = {
                "thing": name,
                "label": label.spelled(),
                "each": round(thing.times / max(1, seats * tally.all_points.count), 4),
                "seats": round(thing.wins.having / max(1, seats * tally.all_points.count), 4),
                "points": points.spelled(),
                "enough": thing.points.enough(seats, tally.all_points),
            }
            if seats > 1:
                one, other = thing.wins.both(seats, tally.all_gains)
                wins = thing.wins.difference(seats, tally.all_gains, WIN)
                row |= {"with": round(one / WIN, 4), "without": round(other / WIN, 4), "wins": wins.spelled()}
                if self._alike():
                    values = {
                        "thing": label,
                        "one": f"{one / WIN:.1%}",
                        "other": f"{other / WIN:.1%}",
                        **_percents(wins),
                    }
                    chance = thing.wins.surprise(seats, tally.all_gains)
                    key = "report-claim-line" if reason else "report-claim-thing"
                    self._claim(chance, abs(wins.value), key, values, name)
            if not reason and len(set(self.plan.bots)) == 1:  # a line of the score sheet is points
                self._claim_points(name, label, thing, points)
            rows.append(row)
        return rows

    def _claim_points(self, name: str, label: Message, thing: Thing, points: Estimate) -> None:
        """Points vary less than wins, so they show sooner what a thing is worth."""
        key = "report-claim-more" if points.value > 0 else "report-claim-less"
        chance = thing.points.surprise(self.plan.seats, self.tally.all_points)
        self._claim(chance, abs(points.value), key, {"thing": label, **_sizes(points)}, name)

    def _choices(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        for name, (offers, taken) in sorted(self.tally.offered.items()):
            low, high = wilson(taken / offers, offers)
            label = self.components.name(name)
            rows.append(
                {
                    "thing": name,
                    "label": label.spelled(),
                    "offered": offers,
                    "taken": Estimate(taken / offers, low, high).spelled(),
                }
            )
        return rows

    def _cells(self) -> list[dict[str, Any]]:
        """How often winners and the others used each cell of the board."""
        rows: list[dict[str, Any]] = []
        for cell, counts in self.tally.cells.items():
            sheet, _, place = cell.rpartition(":")
            name = self.components.cell(int(place))
            rows.append({"sheet": int(sheet or NONE), "place": int(place), "cell": name, "used": counts})
        return sorted(rows, key=lambda row: (row["sheet"], row["place"]))

    def _claim(self, chance: float, size: float, key: str, values: dict[str, Any], about: str = "") -> None:
        self.claims.append(Claim(chance, size, Message(key, values), about))

    def _certain(self, restricted: list[dict[str, Any]]) -> list[Message]:
        """The claims that hold although so many were tried, the largest first; then what is not there."""
        corrected = holm([claim.chance for claim in self.claims])
        held = [claim for claim, chance in zip(self.claims, corrected, strict=True) if chance < CERTAIN]
        seats = [claim for claim in held if claim.said.key.startswith(SEATS)]
        without = strongest([claim for claim in held if claim.said.key in FINDINGS])
        for row in restricted:
            found = [FINDINGS[claim.said.key] for claim in without if claim.about == row["thing"]]
            row["finding"] = found[0] if found else row["finding"]
        wins = _largest([claim for claim in held if claim.said.key in WINS])
        named = [claim.about for claim in wins]
        points = _largest([claim for claim in held if claim.said.key in POINTS and claim.about not in named])
        said = [claim.said for claim in [*seats, *without, *[*wins, *points][:MOST_CLAIMS]]]
        if not any(message.key == "report-claim-seat" for message in said) and self._alike():
            said.insert(0, self._no_seat())
        return [*said, *self._hardly()]

    def _no_seat(self) -> Message:
        """No seat is accused: how large a difference there can still be, for all seats at once."""
        if self.tally.all_gains.count < LEAST:
            return Message("report-few-games", {"least": LEAST})
        reach = NormalDist().inv_cdf(1 - CERTAIN / (2 * self.plan.seats))
        most = 0.0
        for sums in self.tally.gains:
            most = max(most, abs(sums.mean() / WIN - 1 / self.plan.seats) + reach * sums.error() / WIN)
        return Message("report-no-seat", {"most": f"{100 * most:.1f}"})

    def _hardly(self) -> list[Message]:
        """Things that were offered often and almost never taken."""
        said: list[Message] = []
        count = max(1, len(self.tally.offered))
        for name, (offers, taken) in sorted(self.tally.offered.items()):
            _, high = wilson(taken / offers, max(1, round(offers / (1 + log2(count)))))
            if offers >= OFFERS and high < RARE:
                values = {"thing": self.components.name(name), "offered": offers, "taken": taken, "most": f"{high:.1%}"}
                said.append(Message("report-hardly", values))
        return said


def _largest(claims: list[Claim]) -> list[Claim]:
    return sorted(claims, key=lambda claim: -claim.size)


def _scaled(name: str, sums: Sums) -> list[float]:
    return sums.estimate(UNITS[name]).spelled()


def _percents(estimate: Estimate) -> dict[str, str]:
    return {"value": f"{estimate.value:.1%}", "low": f"{estimate.low:.1%}", "high": f"{estimate.high:.1%}"}


def _sizes(estimate: Estimate) -> dict[str, str]:
    """Without the sign, which the sentence has."""
    low, high = sorted([abs(estimate.low), abs(estimate.high)])
    return {"value": f"{abs(estimate.value):.1f}", "low": f"{low:.1f}", "high": f"{high:.1f}"}
