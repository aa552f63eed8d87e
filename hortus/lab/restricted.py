"""The part of a report about guests: what it costs to do without a thing, and what another level wins."""

from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from hortus.core.message import Message
from hortus.lab.estimates import LEAST, Estimate, Sums, likelihood
from hortus.lab.evidence import NORMAL
from hortus.lab.guests import GUEST, WITHOUT, Visits
from hortus.lab.restrictions import restrictions
from hortus.lab.simulate import Plan, table_of
from hortus.lab.watching import WIN

LITTLE = 0.05
"""Win share at two seats: who does without a thing and loses less than this did not need it."""
NEEDED = 0.25
"""Who wins less than this part of a fair share without a thing must have it."""
NEVER = "never"
GAPS = [-3, -2, -1, 1, 2, 3]
LEVEL = "level-"


class Claim(NamedTuple):
    """What would be said if it is certain: the chance that it only looks so, how large it is, and what it is about."""

    chance: float
    size: float
    said: Message
    about: str = ""


def questions(plan: Plan) -> list[str]:
    """A question for everything that can be forbidden at this table."""
    return [f"{WITHOUT} {each.name}" for each in restrictions(table_of(plan))]


def levels(plan: Plan) -> list[str]:
    """A question for each level that may sit among the plan's bots; empty if these are no level."""
    bot = plan.bots[0]
    number = bot.removeprefix(LEVEL)
    if not bot.startswith(LEVEL) or not number.isdecimal():
        return []
    return [f"{GUEST} {LEVEL}{int(number) + gap}" for gap in GAPS if 1 <= int(number) + gap <= 10]


class Guests:
    """The rows of both sections, and what they claim."""

    def __init__(self, plan: Plan, visits: dict[str, Visits], everything: Sums) -> None:
        self.plan = plan
        self.visits = visits
        self.everything = everything  # the points of all seats of a game together, without guests
        self.fair = 1 / plan.seats
        self.claims: list[Claim] = []
        self.never: list[Message] = []
        """About things that nobody could do even once."""

    def restricted(self) -> list[dict[str, Any]]:
        """A row for everything that a seat did without."""
        rows: list[dict[str, Any]] = []
        for each in restrictions(table_of(self.plan)):
            visits = self.visits.get(f"{WITHOUT} {each.name}")
            if visits is None or not visits.gains.count:
                continue
            games = visits.gains.count
            row = {
                "thing": each.name,
                "label": each.label().spelled(),
                "games": games,
                "came": round(visits.came / games, 4),
                "anyway": round(visits.anyway / max(1, visits.came), 4),
                "enough": visits.games_with >= LEAST,
                "points": self._points(visits).spelled(),
                "finding": "",
            }
            if self.plan.seats > 1:
                row["wins"] = visits.gains.share(WIN).spelled()
            rows.append(row)
            if row["enough"]:
                self._claim(each.name, each.label(), visits)
            elif not visits.came and games >= LEAST:
                row["finding"] = NEVER
                self.never.append(Message("report-never", {"thing": each.label(), "games": games}))
        return rows

    def skill(self) -> list[dict[str, Any]]:
        """A row for every level that sat among the others."""
        rows: list[dict[str, Any]] = []
        for question, visits in self.visits.items():
            kind, _, bot = question.partition(" ")
            if kind == GUEST and visits.gains.count:
                row = {"bot": bot, "games": visits.gains.count, "points": self._points(visits).spelled()}
                row["gap"] = int(bot.removeprefix(LEVEL)) - int(self.plan.bots[0].removeprefix(LEVEL))
                rows.append({**row, "wins": visits.gains.share(WIN).spelled(), "fair": round(self.fair, 4)})
        return rows

    def _points(self, visits: Visits) -> Estimate:
        """How many points the guest is ahead of the others; alone, how many more it has than without the question."""
        if self.plan.seats > 1:
            return visits.points.estimate(self.plan.seats - 1)
        value = visits.points.mean() - self.everything.mean()
        error = sqrt(visits.points.error() ** 2 + self.everything.error() ** 2)
        return Estimate(value, value - NORMAL * error, value + NORMAL * error)

    def _claim(self, name: str, label: Message, visits: Visits) -> None:
        self._claim_points(name, label, visits)
        if self.plan.seats == 1:
            return
        games = visits.gains.count
        share = visits.gains.share(WIN)
        lost = self.fair - share.value
        values = {
            "thing": label,
            "wins": f"{share.value:.1%}",
            "fair": f"{self.fair:.1%}",
            "low": f"{share.low:.1%}",
            "high": f"{share.high:.1%}",
        }
        even = max(visits.gains.error() / WIN, sqrt(self.fair * (1 - self.fair) / games))
        key = "report-claim-costs" if lost > 0 else "report-claim-helps"
        self.claims.append(Claim(likelihood(lost, even), abs(lost), Message(key, values), name))
        little = LITTLE * 2 / self.plan.seats
        if abs(lost) < little:
            chance = 1 - NormalDist().cdf((little - abs(lost)) / even)
            said = Message("report-claim-spare", {**values, "most": f"{100 * little:.1f}"})
            self.claims.append(Claim(chance, abs(lost), said, name))
        needed = NEEDED * self.fair
        if share.value < needed:
            error = sqrt(needed * (1 - needed) / games)
            chance = NormalDist().cdf((share.value - needed) / error)
            self.claims.append(Claim(chance, abs(lost), Message("report-claim-must", values), name))

    def _claim_points(self, name: str, label: Message, visits: Visits) -> None:
        """Points vary less than wins; and who plays alone can only lose points."""
        points = self._points(visits)
        key = "report-claim-costs-points" if points.value < 0 else "report-claim-helps-points"
        sides = sorted([abs(points.low), abs(points.high)])
        shown = {"value": abs(points.value), "low": sides[0], "high": sides[1]}
        values = {"thing": label, **{name: f"{number:.1f}" for name, number in shown.items()}}
        error = (points.high - points.low) / 2 / NORMAL
        self.claims.append(Claim(likelihood(points.value, error), abs(points.value), Message(key, values), name))


FINDINGS = {
    "report-claim-must": "must",
    "report-claim-costs": "costs",
    "report-claim-helps": "helps",
    "report-claim-costs-points": "costs-points",
    "report-claim-helps-points": "helps-points",
    "report-claim-spare": "spare",
}
"""What each claim says about a restriction, the strongest first."""


def strongest(claims: list[Claim]) -> list[Claim]:
    """One claim about each thing, the strongest first: a must also costs, and what costs a little is not spare."""
    order = list(FINDINGS)
    found: dict[str, Claim] = {}
    for claim in sorted(claims, key=lambda claim: order.index(claim.said.key)):
        found.setdefault(claim.about, claim)
    return sorted(found.values(), key=lambda claim: (order.index(claim.said.key), -claim.size))
