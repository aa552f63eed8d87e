"""Taking back: going further back than an undo does, to before this seat's last decision.

An undo stops at other players' decisions. A takeback goes past them:

* Between people it needs the consent of everybody else at the table, also of those for whom a bot stands in.
* Against bots alone it is free while nothing was drawn, revealed or chosen at the same time since then.
* Where something was, it needs people who agree to it. Against bots alone the player can play on from there at a new
  table instead.
* At a table that hides something it never goes past a draw or a reveal: nobody can unsee.

The draws after a takeback come from the same deal. The same play gets the same tiles, so `hortus verify` proves the
game as if nothing had been taken back, and nobody can take back to draw again.
"""

import msgspec

from hortus.core.deal import seeded
from hortus.core.errors import IllegalAction
from hortus.core.state import NONE
from hortus.match import Match
from hortus.server.tables import entries as log
from hortus.server.tables.table import Table

MOST = 100
"""Takebacks at one table. Each makes its log longer to read."""


class Offer(msgspec.Struct, frozen=True):
    """What a seat could do about its last decision. All of it follows from what everybody knows."""

    way: str  # free, ask, branch (play on from there at a new table) or never
    keep: int  # the moves before that decision
    of: list[int]  # the seats that must agree


def offer(table: Table, seat: int) -> Offer:
    """How this seat could take its last decision back. An IllegalAction when it has made none, or the game is over."""
    match = table.playing()
    if match.over:
        raise IllegalAction("server-takeback-over")
    if table.takebacks.count >= MOST:
        raise IllegalAction("server-takeback-often")
    keep, fresh = _last_decision(table, match, seat)
    of = [other for other in table.seating.people() if other != seat]
    if not of:
        return Offer("branch" if fresh else "free", keep, of)
    return Offer("never" if fresh and table.rules.hides else "ask", keep, of)


def _last_decision(table: Table, match: Match, seat: int) -> tuple[int, bool]:
    """The moves before this seat's last decision, and whether anything new was seen since.

    Where several seats chose at the same time, all of them choose again. Sealed choices that nobody has seen do not
    count: the answer must not tell that there are any.
    """
    moves = match.moves[: match.carried_out]
    walk = Match(table.rules, deal=seeded("takeback"), begin=False)
    steps: list[tuple[int, int, bool]] = []  # where each step begins: moves, events, and whether several seats choose
    keep, heard = NONE, 0
    for who, what in moves:
        if walk.carried_out == len(walk.moves):
            steps.append((len(walk.moves), len(walk.heard), len(walk.waiting) > 1))
        if who == seat:
            keep, heard, _ = steps[-1]
        walk.follow([(who, what)], proving=False)
    if keep == NONE:
        raise IllegalAction("server-takeback-nothing")
    drawn = any(who == NONE for who, _ in moves[keep:])
    together = any(several for begins, _, several in steps if begins >= keep)
    revealed = any(event.kind.reveals for event in match.heard[heard:])
    return keep, drawn or together or revealed


def asking(table: Table, seat: int) -> log.Asked:
    """The entry with which a seat takes back or asks the others to agree."""
    if table.seating.seats[seat].kind != "person":
        raise IllegalAction("server-bot-plays")
    if table.takebacks.open is not None:
        raise IllegalAction("server-takeback-asked", who=table.seating.called(table.takebacks.open.seat))
    found = offer(table, seat)
    if found.way == "branch":
        raise IllegalAction("server-takeback-seen")
    if found.way == "never":
        raise IllegalAction("server-takeback-hidden")
    return log.Asked(seat=seat, keep=found.keep, of=found.of)


def answering(table: Table, seat: int, agrees: bool) -> log.Answered:
    """The entry with which a seat answers, or with which the asking seat withdraws."""
    request = table.takebacks.open
    if request is None or (seat not in request.of and seat != request.seat) or (seat == request.seat and agrees):
        raise IllegalAction("server-takeback-unasked")
    return log.Answered(seat=seat, agrees=agrees)
