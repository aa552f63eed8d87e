"""Going back through a finished game. Of a game in progress nothing is told here: it would tell too much."""

import asyncio
from typing import Any

from hortus.core.deal import seeded
from hortus.core.errors import IllegalAction
from hortus.core.state import NONE
from hortus.core.telling import sentence
from hortus.match import Match
from hortus.server.tables.table import Table


class NotFinished(IllegalAction):
    """Asked for what is only told when the game is over."""


def finished(table: Table) -> Match:
    """The match, once it is over."""
    if table.match is None or not table.match.over:
        raise NotFinished("The record is given out when the game is over.")
    return table.match


def cuts(match: Match) -> list[int]:
    """How many moves stand before each decision, and how many there are in all."""
    return [index for index, (who, _) in enumerate(match.moves) if who != NONE] + [len(match.moves)]


def prefix(match: Match, decision: int) -> list[tuple[int, int]]:
    """The moves up to a decision that is still to be taken, chance included."""
    places = cuts(match)
    if not 0 <= decision < len(places) - 1:
        raise IllegalAction(f"There are positions 0 to {len(places) - 2} to play on from, not {decision}.")
    return match.moves[: places[decision]]


def after(table: Table, moves: list[tuple[int, int]]) -> Match:
    """The table as these moves left it; the dice are not thrown again, so any seed will do."""
    match = Match(table.rules, deal=seeded("replay"), begin=False)
    match.follow(moves, proving=False)
    return match


def frame(table: Table, decision: int, seat: int) -> dict[str, Any]:
    """The position after so many decisions, and what happened since the one before."""
    match = finished(table)
    places = cuts(match)
    if not 0 <= decision < len(places) or not NONE <= seat < match.seats:
        raise IllegalAction(f"The game has decisions 0 to {len(places) - 1} and seats 0 to {match.seats - 1}.")
    earlier = after(table, match.moves[: places[decision - 1]] if decision else [])
    heard = len(earlier.heard)
    there = after(table, match.moves[: places[decision]])
    names = table.seating.names()
    perspective = there.perspective(seat)
    events = [event.seen_by(seat) for event in there.heard[heard:]]
    return {
        "decision": decision,
        "decisions": len(places) - 1,
        "names": names,
        "view": perspective.view(),
        "waiting": list(there.waiting),
        "scores": list(there.scores()),
        "events": [{**event, "says": sentence(table.rules, event, names)} for event in events],
    }


async def outline(table: Table) -> dict[str, Any]:
    """Each decision written, with the scores after it."""
    match = finished(table)
    walk = after(table, [])
    places = cuts(match)
    walk.follow(match.moves[: places[0]], proving=False)
    decisions: list[dict[str, Any]] = []
    for index, place in enumerate(places[:-1]):
        seat, action = match.moves[place]
        walk.follow(match.moves[place : places[index + 1]], proving=False)
        written = table.rules.catalogue.write(action)
        decisions.append({"seat": seat, "action": action, "written": written, "scores": list(walk.scores())})
        if index % 20 == 19:
            await asyncio.sleep(0)
    return {"names": table.seating.names(), "decisions": decisions, "winners": list(match.winners())}
