"""Replays of finished games. A game in progress has none, because it would show what is hidden."""

import asyncio
from typing import Any

from hortus.core.deal import seeded
from hortus.core.errors import IllegalAction
from hortus.core.record import Record
from hortus.core.state import NONE
from hortus.match import Match
from hortus.server.protocol import preview
from hortus.server.protocol.messages import Previewed, Refused, refused
from hortus.server.protocol.payloads import worded
from hortus.server.tables.table import Table


class NotFinished(IllegalAction):
    """The game is not over yet."""


def finished(table: Table) -> Match:
    """The match, once it is over."""
    if table.match is None or not table.match.over:
        raise NotFinished("server-record-later")
    return table.match


def record(table: Table) -> Record:
    """The record of a finished game. That of a game that was played elsewhere is the one that was brought here."""
    written = finished(table).record()
    if table.made.deal:
        written.deal = dict(table.made.deal)
    return written


def cuts(match: Match) -> list[int]:
    """For each decision the number of moves before it, and at the end the number of all moves."""
    return [index for index, (who, _) in enumerate(match.moves) if who != NONE] + [len(match.moves)]


def prefix(match: Match, decision: int) -> list[tuple[int, int]]:
    """The moves before a decision, random draws included."""
    places = cuts(match)
    if not 0 <= decision < len(places) - 1:
        raise IllegalAction("server-play-on-from", last=len(places) - 2, decision=decision)
    return match.moves[: places[decision]]


def after(table: Table, moves: list[tuple[int, int]]) -> Match:
    """The match after these moves. Random draws are among them, so any seed will do."""
    match = Match(table.rules, deal=seeded("replay"), begin=False)
    match.follow(moves, proving=False)
    return match


def frame(table: Table, decision: int, seat: int) -> dict[str, Any]:
    """The position after this many decisions, and the events since the one before."""
    match = finished(table)
    places = cuts(match)
    if not 0 <= decision < len(places) or not NONE <= seat < match.seats:
        raise IllegalAction("server-no-frame", decisions=len(places) - 1, last=match.seats - 1)
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
        "legal": [{"action": action, **table.rules.catalogue.spell(action)} for action in perspective.legal()],
        "scores": list(there.scores()),
        "events": [worded(table.rules, event, names) for event in events],
    }


def foreseen(table: Table, decision: int, seat: int, action: int) -> Previewed | Refused:
    """What was sure to follow from an action, as its seat could see it then; if it was not possible, why not."""
    match = finished(table)
    places = cuts(match)
    if not 0 <= decision < len(places) or not 0 <= seat < match.seats:
        raise IllegalAction("server-no-frame", decisions=len(places) - 1, last=match.seats - 1)
    perspective = after(table, match.moves[: places[decision]]).perspective(seat)
    if action not in perspective.legal():
        return refused("illegal", preview.why_not(perspective, action))
    return preview.preview(perspective, action, f"replay {table.id} {decision}", 0)


async def outline(table: Table) -> dict[str, Any]:
    """All decisions in notation, each with the scores after it."""
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
    seating = table.seating
    return {
        "names": seating.names(),
        "given": seating.given(),
        "decisions": decisions,
        "winners": list(match.winners()),
    }
