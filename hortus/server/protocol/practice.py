"""What clients are sent about a table of one learner: a lesson or a puzzle, from the learner's perspective.

The messages are those of a real table, so the page needs no other boards.
"""

from typing import Any

from hortus.core.events import Event
from hortus.core.rules import Rules
from hortus.match import Match
from hortus.server.protocol import payloads, preview
from hortus.server.protocol.messages import Happened

NAMES = "ABCDEFGH"


def about(rules: Rules[Any]) -> dict[str, object]:
    """What never changes about it, in the form in which a table tells it."""
    setup = rules.setup
    return {
        "id": "",
        "game": setup.game,
        "version": setup.version,
        "seats": setup.seats,
        "modules": setup.modules,
        "options": setup.options,
        "edition": setup.edition,
        "digest": setup.digest,
        "setting": {
            "title": "", "pace": "none", "allowance": 0, "late": "bot", "confirm": False, "hints": False,
        },
        "commitment": "",
        "parent": "",
        "scene": payloads.scene(rules),
        "catalogue": payloads.catalogue(rules),
    }  # fmt: skip


def happened(
    match: Match, seat: int, events: list[Event], legal: list[int], salt: str, version: int = 0, undo: bool = False
) -> Happened:
    """A position with what led to it. `salt` is the seed of imagined worlds, which the client may know."""
    perspective = match.perspective(seat)
    return Happened(
        seat=seat,
        v=version,
        since=0,
        events=[_told(match.rules, seat, event) for event in events],
        state="over" if match.over else "playing",
        waiting=list(match.waiting),
        seats=[_player(other) for other in range(match.seats)],
        due={},
        view=perspective.view(),
        legal=payloads.spelled(match.rules, legal),
        undo=undo,
        scores=_scores(perspective, match, salt),
    )


def _scores(perspective: Any, match: Match, salt: str) -> list[int | None]:
    """The points that the learner can be sure of and may see."""
    if match.over:
        return list(match.scores())
    sure = preview.points(perspective, salt)
    return [None if perspective.covers(other) else points for other, points in enumerate(sure)]


def _told(rules: Rules[Any], seat: int, event: Event) -> dict[str, object]:
    return payloads.worded(rules, event.seen_by(seat), list(NAMES))


def _player(seat: int) -> dict[str, object]:
    """A seat as a table shows it. The client gives the players their names, in its language."""
    return {"seat": seat, "kind": "person", "name": "", "bot": "", "away": False}
