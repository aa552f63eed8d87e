"""What a seat can be sure of: its points now, and what an action would bring.

Everything is calculated on imagined worlds and never on the true one, so it
cannot tell more than the view does. What differs between the worlds is not
sure. Neither is what follows after something hidden is revealed: a few worlds
may agree on it by chance.
"""

from hashlib import sha256
from typing import Any

from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.dice import Dice
from hortus.core.events import SILENT, Event, EventLog
from hortus.core.message import Message
from hortus.core.perspective import Perspective
from hortus.core.scoring import BLANK, Itemised
from hortus.server.protocol.messages import Previewed

WORLDS = 4


def worlds(perspective: Perspective[Any], salt: str) -> list[Any]:
    """Some worlds that this seat cannot tell apart; one is enough where nothing is hidden."""
    # The seed is public, so that asking twice gives the same answer.
    dice = Dice(int.from_bytes(sha256(salt.encode()).digest()[:8], "big"))
    return [perspective.imagine(dice) for _ in range(WORLDS if perspective.rules.hides else 1)]


def points(perspective: Perspective[Any], salt: str) -> list[int | None]:
    """Every seat's points, or None where this perspective cannot be sure."""
    rules = perspective.rules
    imagined = worlds(perspective, salt)
    scores = [[int(rules.score(world, seat, BLANK)) for world in imagined] for seat in range(int(rules.seats))]
    return [given[0] if len(set(given)) == 1 else None for given in scores]


def sheet(perspective: Perspective[Any], seat: int, salt: str) -> list[dict[str, object]] | None:
    """The score sheet of a seat, with the pieces that each line counts; None when it is not sure or not shown."""
    if perspective.covers(seat):
        return None
    sheets: list[list[dict[str, object]]] = []
    for world in worlds(perspective, salt):
        items = Itemised()
        perspective.rules.score(world, seat, items)
        sheets.append(lines(items))
    return sheets[0] if all(one == sheets[0] for one in sheets) else None


def lines(items: Itemised) -> list[dict[str, object]]:
    return [
        {"reason": str(reason), "why": reason.spelled(), "count": count, "points": given, "marks": items.marks[index]}
        for index, (reason, count, given) in enumerate(items.lines)
    ]


def preview(perspective: Perspective[Any], action: int, salt: str, version: int) -> Previewed:
    """What is sure to follow from a legal action, up to the next random draw or decision of another seat.

    If the action reveals something, neither the points nor the view after it are sure. Scores that are still face
    down are not shown early, even if they are sure: the view is then left out.
    """
    rules = perspective.rules
    seat = perspective.seat
    covered = _covered(perspective)
    told: list[list[dict[str, object]]] = []
    after: list[dict[str, object]] = []
    gains: list[int] = []
    chance = passes = news = uncovers = False
    for world in worlds(perspective, salt):
        before = int(rules.foreseen(world, seat))
        heard = EventLog()
        gains.append(_by_itself(rules, world.clone(), seat, action) - before)
        rules.choose(world, seat, action, heard)
        expected = _before_news(heard.events, seat)
        news = news or len(expected) < len(heard.events)
        told.append([event.seen_by(seat) for event in expected])
        later: Perspective[Any] = Perspective(rules, world, seat)
        after.append(later.view())
        uncovers = uncovers or _covered(later) != covered
        chance = chance or (world.waiting == 0 and not world.over)
        passes = passes or not later.legal()
    return Previewed(
        seat=seat,
        v=version,
        action={"action": action, **rules.catalogue.spell(action)},
        written=rules.catalogue.write(action),
        events=[event for event in told[0] if all(event in other for other in told)],
        points=gains[0] if not news and len(set(gains)) == 1 else None,
        passes=passes,
        chance=chance,
        view=after[0] if not (news or uncovers) and all(view == after[0] for view in after) else None,
    )


def why_not(perspective: Perspective[Any], action: int) -> Message:
    """Why an action that is not legal cannot be foreseen: the reason of the rules, which tells nothing hidden."""
    known = 0 <= action < perspective.rules.catalogue.size
    reason = perspective.refusal(action) if known else Message("why-no-action")
    return reason or Message("server-not-possible")


def _covered(perspective: Perspective[Any]) -> list[bool]:
    """For each seat, whether its points are hidden from this perspective."""
    return [perspective.covers(seat) for seat in range(int(perspective.rules.seats))]


def _before_news(events: list[Event], seat: int) -> list[Event]:
    """The events up to the first that reveals something new to this seat; what it reveals itself is not new to it."""
    for index, event in enumerate(events):
        if event.kind.reveals and event.seat != seat:
            return events[:index]
    return events


def _by_itself(rules: Any, world: Any, seat: int, action: int) -> int:
    """The seat's points if this choice were carried out now.

    Where all seats decide at once, the rules wait for the last one, and the others' choices are not known. So here
    only this seat is asked. In an imagined world the others have sealed nothing, which all rules can resolve.
    """
    world.waiting = bit(i64(seat))
    rules.choose(world, seat, action, SILENT)
    return int(rules.foreseen(world, seat))
