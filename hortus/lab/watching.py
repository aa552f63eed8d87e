"""One game of bots with everything a report wants to know about it. All of it is whole numbers."""

import json
from itertools import pairwise
from math import lcm
from typing import Any, NamedTuple

from hortus import bots
from hortus.bots.bot import Bot
from hortus.bots.knowledge import knowledge
from hortus.core.bits import lowest, popcount
from hortus.core.dice import Dice
from hortus.core.events import EventLog
from hortus.core.message import Listed, Message
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK, Itemised
from hortus.core.state import NONE, State
from hortus.lab.components import Components
from hortus.lab.simulate import Plan, dice_for

WIN = lcm(1, 2, 3, 4, 5)
"""A won game. A shared one divides without a rest."""
OFTEN = 5
"""One decision in this many is weighed: how good each of its actions looks."""
POINT = 1.0


class Game(NamedTuple):
    """A finished game. A file of games holds these fields in this order."""

    number: int
    scores: list[int]
    winners: list[int]
    first: int  # the seat that decided first, or NONE
    decisions: int
    forced: int  # decisions with a single legal action
    legal: int  # legal actions in all decisions
    weighed: int  # decisions whose actions were weighed
    close: int  # actions in them within a point of the best
    matters: int  # of them, those in which at least half of the actions are more than a point worse
    changes: int  # how often somebody else took the lead
    settled: int  # thousandths of the game after which the winner led for good; NONE without a single winner
    behind: int  # 1 if the last at half-time won, 0 if not, NONE if nobody was alone at the end then
    seen: dict[str, list[int]]  # each thing that happened, how often at each seat
    offered: dict[str, list[int]]  # each thing to choose: decisions that offered it beside others, and took it
    lines: dict[str, list[int]]  # points of each seat by their reason
    where: dict[str, list[int]]  # each cell of the board, or of a sheet (`1:37`), how often used by each seat

    def gains(self) -> list[int]:
        """What each seat won, in parts of WIN."""
        return [WIN // len(self.winners) if seat in self.winners else 0 for seat in range(len(self.scores))]


class Watcher:
    """Watches one game while it is played."""

    def __init__(self, rules: Rules[Any], components: Components) -> None:
        self.rules = rules
        self.components = components
        self.heuristics = knowledge(rules)
        self.seats = int(rules.seats)
        self.first = NONE
        self.forced = self.legal = self.weighed = self.close = self.matters = 0
        self.offered: dict[str, list[int]] = {}
        self.course: list[list[int]] = []  # the points after each decision

    def decision(self, perspective: Perspective[Any], legal: list[int], action: int, dice: Dice) -> None:
        """Before a decision is carried out."""
        self.legal += len(legal)
        self.forced += len(legal) == 1
        if len(legal) > 1:
            self._offer(legal, action)
            if len(self.course) % OFTEN == 0:
                self._weigh(perspective, legal, dice)

    def _offer(self, legal: list[int], action: int) -> None:
        offers: dict[str, int] = {}
        for each in legal:
            for thing in self.components.of_action(each):
                offers[thing] = offers.get(thing, 0) + 1
        taken = self.components.of_action(action)
        for thing, count in offers.items():
            if count < len(legal):
                row = self.offered.setdefault(thing, [0, 0])
                row[0] += 1
                row[1] += thing in taken

    def _weigh(self, perspective: Perspective[Any], legal: list[int], dice: Dice) -> None:
        """How good each action looks at first sight, in a world that the seat may imagine."""
        world = perspective.imagine(dice)
        self.heuristics.ready(world, perspective.seat)
        worths = [float(self.heuristics.judge(world, perspective.seat, action)) for action in legal]
        close = len([worth for worth in worths if worth >= max(worths) - POINT])
        self.weighed += 1
        self.close += close
        self.matters += 2 * close <= len(legal)

    def stand(self, state: State) -> None:
        """After a decision."""
        self.course.append([int(self.rules.score(state, seat, BLANK)) for seat in range(self.seats)])

    def finished(self, number: int, state: State, log: EventLog) -> Game:
        seats = range(self.seats)
        winners = self.rules.winners(state)
        scores = [int(self.rules.score(state, seat, BLANK)) for seat in seats]
        leaders = [_alone(points, max(points)) for points in self.course]
        seen, where = self._happened(log)
        return Game(
            number=number,
            scores=scores,
            winners=winners,
            first=self.first,
            decisions=len(self.course),
            forced=self.forced,
            legal=self.legal,
            weighed=self.weighed,
            close=self.close,
            matters=self.matters,
            changes=_changes(leaders),
            settled=_settled(self.course, winners),
            behind=_behind(self.course, winners),
            seen=seen,
            offered=self.offered,
            lines=self._lines(state),
            where=where,
        )

    def _happened(self, log: EventLog) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        seen: dict[str, list[int]] = {}
        where: dict[str, list[int]] = {}
        for event in log.events:
            if event.seat == NONE:
                continue
            for thing in self.components.of_event(event):
                seen.setdefault(thing, [0] * self.seats)[event.seat] += 1
            place = self.components.place_of(event)
            if place:
                where.setdefault(place, [0] * self.seats)[event.seat] += 1
        return seen, where

    def _lines(self, state: State) -> dict[str, list[int]]:
        """The points of each seat by their reason."""
        lines: dict[str, list[int]] = {}
        for seat in range(self.seats):
            ledger = Itemised()
            self.rules.score(state, seat, ledger)
            for reason, _, points in ledger.lines:
                lines.setdefault(spell(reason), [0] * self.seats)[seat] += points
        return lines


def _alone(points: list[int], value: int) -> int:
    """The only seat with these points, or NONE."""
    return points.index(value) if points.count(value) == 1 else NONE


def _changes(leaders: list[int]) -> int:
    known = [seat for seat in leaders if seat != NONE]
    return len([1 for one, other in pairwise(known) if one != other])


def _settled(course: list[list[int]], winners: list[int]) -> int:
    """When the winner took the lead for good, as thousandths of the decisions."""
    if len(winners) != 1 or not course:
        return NONE
    place = len(course)
    while place and course[place - 1][winners[0]] == max(course[place - 1]):
        place -= 1
    return 1000 * place // len(course)


def _behind(course: list[list[int]], winners: list[int]) -> int:
    half = course[len(course) // 2] if course else []
    last = _alone(half, min(half)) if len(half) > 1 else NONE
    return NONE if last == NONE else int(last in winners)


def spell(reason: Message) -> str:
    """A reason for points, without its numbers, as a text that `reason_of` can read."""
    values = {name: _word(value) for name, value in reason.values.items()}
    return json.dumps([reason.key, values, reason.otherwise], sort_keys=True)


def _word(value: object) -> object:
    if isinstance(value, Message):
        return [value.key, {name: _word(inner) for name, inner in value.values.items()}, value.otherwise]
    return "…" if isinstance(value, int | Listed) else str(value)


def reason_of(spelled: str) -> Message:
    """The reason for points that was spelled so."""
    return _message(json.loads(spelled))


def _message(found: list[Any]) -> Message:
    key, values, otherwise = found
    return Message(
        key, {name: _message(value) if isinstance(value, list) else value for name, value in values.items()}, otherwise
    )


def watch(rules: Rules[Any], components: Components, plan: Plan, number: int) -> Game:
    """Play one game of a plan and watch it."""
    table, thoughts, looks, day = [dice_for(plan.seed, number, name) for name in ("table", "bots", "look", "day")]
    players: list[Bot] = [bots.bot(name, day) for name in plan.bots]
    state = rules.deal()
    rules.enter(state, 0)
    log = EventLog()
    watcher = Watcher(rules, components)
    rules.settle(state, table, log)
    watcher.first = int(lowest(state.waiting)) if popcount(state.waiting) == 1 else NONE
    while not state.over:
        seat = int(lowest(state.waiting))
        perspective: Perspective[Any] = Perspective(rules, state, seat)
        action = players[seat].choose(perspective, thoughts)
        watcher.decision(perspective, perspective.legal(), action, looks)
        rules.choose(state, seat, action, log)
        rules.settle(state, table, log)
        watcher.stand(state)
    return watcher.finished(number, state, log)
