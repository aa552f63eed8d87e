"""A review in words: lines of tables, for the terminal and for a page in a file."""

from collections.abc import Callable

from hortus.coach.losses import BAD
from hortus.coach.reasons import Reason
from hortus.coach.review import Decision, Review, Turn
from hortus.core.message import Message
from hortus.core.state import NONE

Speak = Callable[[Message], str]
SEATS = "ABCDEFGH"
DECISIONS = ["move", "seat", "played", "better", "loss", "name", "why"]
LUCK = ["seat", "start", "luck", "skill", "result", "adjusted", "lost", "accuracy"]
TURNS = ["move", "seat", "change"]


def mattering(review: Review) -> list[Decision]:
    """The decisions that lost something, in the order of the game."""
    return [each for each in review.decisions if each.name in BAD]


def decision_rows(review: Review, speak: Speak) -> list[list[str]]:
    """A line for each decision that mattered, under its heading; only the heading if there is none."""
    rows = [_heading(DECISIONS, speak)]
    write = review.rules.catalogue.write
    for each in mattering(review):
        between = {"loss": f"{each.loss:.0%}", "low": f"{each.low:.0%}", "high": f"{each.high:.0%}"}
        rows.append(
            [
                str(each.move), SEATS[each.seat], write(each.played), write(each.best),
                speak(Message("coach-interval", {**between})), speak(Message(f"coach-{each.name}")), why(each, speak),
            ]
        )  # fmt: skip
    return rows


def why(decision: Decision, speak: Speak) -> str:
    """The reasons in one line."""
    return lines(decision.judgement.why.lines if decision.judgement else [], speak)


def lines(reasons: list[Reason], speak: Speak) -> str:
    """Reasons in one line."""
    parts: list[str] = []
    for reason in reasons:
        for key, points in (("coach-line-mine", reason.mine), ("coach-line-theirs", reason.theirs)):
            if points:
                parts.append(speak(Message(key, {"reason": reason.message, "points": f"{points:+.1f}"})))
    return "; ".join(parts) or speak(Message("coach-why-none"))


def turn_rows(review: Review, speak: Speak) -> list[list[str]]:
    """A line for each turning point, in the order of the game."""
    rows = [_heading(TURNS, speak)]
    turns: list[Turn] = sorted(review.turning_points, key=lambda turn: turn.move)
    for turn in turns:
        who = speak(Message("coach-draw")) if turn.seat == NONE else SEATS[turn.seat]
        changes = ", ".join(f"{SEATS[seat]} {change:+.0%}" for seat, change in enumerate(turn.changes))
        rows.append([str(turn.move), who, changes])
    return rows


def luck_rows(review: Review, speak: Speak) -> list[list[str]]:
    """A line for each seat. Start, luck and skill add up to the result."""
    rows = [_heading(LUCK, speak)]
    balance = review.balance
    for seat in range(review.seats):
        accuracy = review.accuracy(seat)
        shares = [balance.start[seat], balance.luck[seat], balance.skill[seat]]
        signs = [f"{shares[0]:.0%}", *[f"{share:+.0%}" for share in shares[1:]]]
        rows.append(
            [
                SEATS[seat], *signs, f"{balance.result[seat]:.0%}", f"{balance.adjusted(seat):.0%}",
                f"{review.lost(seat):.0%}", "" if accuracy is None else f"{accuracy:.0%}",
            ]
        )  # fmt: skip
    return rows


def _heading(columns: list[str], speak: Speak) -> list[str]:
    return [speak(Message(f"coach-column-{column}")) for column in columns]
