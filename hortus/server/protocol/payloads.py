"""One door through which anything about a table leaves: from a perspective, to those who sit behind it."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.core.telling import sentence
from hortus.match import Match
from hortus.server.protocol import preview
from hortus.server.protocol.messages import Happened, Welcome
from hortus.server.tables import deadlines
from hortus.server.tables.deadlines import Downtimes
from hortus.server.tables.history import Happening
from hortus.server.tables.links import Standing
from hortus.server.tables.table import Table

_encoder = msgspec.json.Encoder()
_spelled: dict[int, tuple[Rules[Any], list[bytes]]] = {}
MOST_SPELLED = 256


def salt(table: Table, seat: int) -> str:
    """What imagining starts from: known to the listener, different at every version."""
    return f"{table.id} {seat} {table.version(seat)}"


def spelled(rules: Rules[Any], actions: Iterable[int]) -> msgspec.Raw:
    """A list of actions as programs spell them. Spelling is most of the work of a long list: it is done once."""
    known = _spelled.get(id(rules))
    if known is None:
        if len(_spelled) >= MOST_SPELLED:
            _spelled.clear()
        known = _spelled[id(rules)] = (rules, [b""] * rules.catalogue.size)
    words = known[1]
    parts: list[bytes] = []
    for action in actions:
        if not words[action]:
            words[action] = _encoder.encode({"action": action, **rules.catalogue.spell(action)})
        parts.append(words[action])
    return msgspec.Raw(b"[" + b",".join(parts) + b"]")


def told(table: Table, happenings: list[Happening], seat: int) -> list[dict[str, object]]:
    """Happenings as this perspective may hear them, each game event with its sentence."""
    names = table.seating.names()
    heard: list[dict[str, object]] = []
    for happening in happenings:
        if happening.notice is not None:
            heard.append(happening.notice)
        for event in happening.events:
            known = event.seen_by(seat)
            known["says"] = sentence(table.rules, known, names)
            heard.append(known)
    return heard


def happened(table: Table, seat: int, since: int, missed: list[Happening], down: Downtimes) -> Happened:
    """What one perspective now sees and what it missed."""
    match = table.match
    waiting = table.waiting
    view: dict[str, object] | None = None
    legal = msgspec.Raw(b"[]")
    scores: list[int | None] = []
    undo = False
    if match is not None:
        perspective = match.perspective(seat)
        view = perspective.view()
        if seat in waiting and table.holding == NONE:
            legal = spelled(table.rules, perspective.legal())
        scores = _scores(table, match, perspective, seat)
        if seat != NONE and not table.ended and table.undoable(seat):
            undo = not deadlines.stands(table, down, seat, deadlines.now())
    return Happened(
        seat=seat,
        v=table.version(seat),
        since=since,
        events=told(table, missed, seat),
        state=table.state,
        waiting=list(waiting),
        seats=table.seating.shown(),
        due={str(who): due for who, due in deadlines.dues(table, down).items()},
        view=view,
        legal=legal,
        undo=undo,
        confirm=seat != NONE and table.holding == seat,
        scores=scores,
    )


def _scores(table: Table, match: Match, perspective: Perspective[Any], seat: int) -> list[int | None]:
    """The points this perspective can be sure of and that do not lie face down before it."""
    sure = _sure_scores(table, match, perspective, seat)
    return [None if perspective.covers(other) else points for other, points in enumerate(sure)]


def _sure_scores(table: Table, match: Match, perspective: Perspective[Any], seat: int) -> list[int | None]:
    """At a table that hides nothing everybody's points are everybody's to know."""
    if match.over:
        return list(match.scores())
    if table.rules.hides:
        return preview.points(perspective, salt(table, seat))
    if table.open_scores[0] != table.number:
        table.open_scores = (table.number, preview.points(perspective, ""))
    return table.open_scores[1]


def about(table: Table) -> dict[str, object]:
    """What never changes about a table, for whoever draws it."""
    made = table.made
    setting = msgspec.to_builtins(made.setting)
    return {
        "id": table.id,
        "game": made.game,
        "version": made.version,
        "seats": made.seats,
        "modules": made.modules,
        "options": made.options,
        "edition": made.edition,
        "digest": made.digest,
        "setting": setting,
        "commitment": commitment(table),
        "parent": made.parent,
        "scene": table.rules.scene(),
        "catalogue": catalogue(table.rules),
    }


def catalogue(rules: Rules[Any]) -> list[dict[str, object]]:
    """The blocks of actions with their fields, in the order of their numbers."""
    return [
        {
            "do": block.name,
            "start": int(block.start),
            "size": int(block.size),
            "fields": [{"name": field.name, "words": field.words} for field in block.fields],
        }
        for block in rules.catalogue.blocks
    ]


def commitment(table: Table) -> str:
    """The hash of the deal's secret, published from the moment the table stands."""
    return sha256(bytes.fromhex(table.made.secret)).hexdigest()


def welcome(table: Table, standing: Standing) -> Welcome:
    return Welcome(table=msgspec.Raw(_encoder.encode(about(table))), seats=list(standing.seats), host=standing.host)
