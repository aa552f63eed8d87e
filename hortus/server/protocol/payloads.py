"""What clients are sent about a table. Everything here is made from one perspective, so that nothing hidden leaks."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from hortus import editions
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.core.telling import as_message
from hortus.match import Match
from hortus.server.protocol import preview
from hortus.server.protocol.messages import Happened, Welcome
from hortus.server.recent import Recent
from hortus.server.store.contract import Downtimes
from hortus.server.tables import deadlines
from hortus.server.tables.changes import Change
from hortus.server.tables.links import Rights
from hortus.server.tables.table import Table

_encoder = msgspec.json.Encoder()
_spelled: Recent[tuple[Rules[Any], list[bytes]]] = Recent()  # by the identity of shared rules, which stay alive here
_scenes: Recent[tuple[Rules[Any], msgspec.Raw]] = Recent()  # likewise


def salt(table: Table, seat: int) -> str:
    """The seed of imagined worlds: known to the client, and different at every version."""
    return f"{table.id} {seat} {table.version(seat)}"


def spelled(rules: Rules[Any], actions: Iterable[int]) -> msgspec.Raw:
    """A list of actions with their fields. Each action is encoded once, because that is most of the work."""
    _, words = _spelled.get(id(rules), _own(rules), lambda: (rules, [b""] * rules.catalogue.size))
    parts: list[bytes] = []
    for action in actions:
        if not words[action]:
            words[action] = _encoder.encode({"action": action, **rules.catalogue.spell(action)})
        parts.append(words[action])
    return msgspec.Raw(b"[" + b",".join(parts) + b"]")


def told(table: Table, changes: list[Change], seat: int) -> list[dict[str, object]]:
    """Changes as this perspective may hear them, each event of the game with its sentence."""
    names = table.seating.names()
    heard: list[dict[str, object]] = []
    for change in changes:
        if change.notice is not None:
            heard.append(change.notice)
        for event in change.events:
            heard.append(worded(table.rules, event.seen_by(seat), names))
    return heard


def worded(rules: Rules[Any], known: dict[str, object], names: list[str]) -> dict[str, object]:
    """An event with its sentence in English, and with the sentence's key: its fields are the values."""
    message = as_message(rules, known, names)
    return {**known, "key": message.key, "says": str(message)}


def happened(table: Table, seat: int, since: int, missed: list[Change], down: Downtimes) -> Happened:
    """What one perspective sees now, and what it missed."""
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
        takeback=table.takebacks.shown(),
    )


def _scores(table: Table, match: Match, perspective: Perspective[Any], seat: int) -> list[int | None]:
    """The points that this perspective can be sure of and that are shown to it."""
    sure = _sure_scores(table, match, perspective, seat)
    return [None if perspective.covers(other) else points for other, points in enumerate(sure)]


def _sure_scores(table: Table, match: Match, perspective: Perspective[Any], seat: int) -> list[int | None]:
    """The points that this perspective can be sure of; where nothing is hidden, calculated once for all."""
    if match.over:
        return list(match.scores())
    if table.rules.hides:
        return preview.points(perspective, salt(table, seat))
    if table.open_scores[0] != table.number:
        table.open_scores = (table.number, preview.points(perspective, ""))
    return table.open_scores[1]


def about(table: Table) -> dict[str, object]:
    """What never changes about a table."""
    made = table.made
    setting = msgspec.to_builtins(made.setting)
    return {
        "id": table.id,
        "game": made.game,
        "version": made.version,
        "seats": made.seats,
        "modules": made.modules,
        "options": made.options,
        "edition": editions.current(made.edition),
        "digest": made.digest,
        "setting": setting,
        "commitment": commitment(table),
        "parent": made.parent,
        "scene": scene(table.rules),
        "catalogue": catalogue(table.rules),
    }


def scene(rules: Rules[Any]) -> msgspec.Raw:
    """The scene of these rules, made once: some take milliseconds, and anybody can look and connect often."""
    return _scenes.get(id(rules), _own(rules), lambda: (rules, msgspec.Raw(_encoder.encode(rules.scene()))))[1]


def _own(rules: Rules[Any]) -> bool:
    """Whether a custom edition is played."""
    return rules.setup.components is not None


def catalogue(rules: Rules[Any]) -> list[dict[str, object]]:
    """The kinds of actions with their fields, in the order of their numbers."""
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
    """The hash of the deal's secret, public from the moment the table is made."""
    return sha256(bytes.fromhex(table.made.secret)).hexdigest()


def welcome(table: Table, rights: Rights) -> Welcome:
    return Welcome(table=msgspec.Raw(_encoder.encode(about(table))), seats=list(rights.seats), host=rights.host)
