"""A review as data for programs, the page and files."""

from typing import TYPE_CHECKING, Any

from hortus.coach.advice import Advice
from hortus.coach.evaluate import Estimate, Samples
from hortus.coach.judging import Candidate, Judgement
from hortus.coach.losses import BAD
from hortus.coach.reasons import Why
from hortus.core.catalogue import Catalogue
from hortus.core.message import Message

if TYPE_CHECKING:
    from hortus.coach.review import Decision, Review


def review(made: "Review") -> dict[str, Any]:
    """The whole review as JSON data."""
    seats = range(made.seats)
    balance = made.balance
    return {
        "game": made.game,
        "seats": made.seats,
        "complete": made.complete,
        "moves": made.moves,
        "shares": _rounded(made.shares),
        "points": _rounded(made.points),
        "turning_points": [
            {"move": turn.move, "seat": turn.seat, "changes": [round(change, 4) for change in turn.changes]}
            for turn in made.turning_points
        ],
        "decisions": [decision(each, made.rules.catalogue) for each in made.decisions],
        "balance": [
            {
                "start": balance.start[seat],
                "result": balance.result[seat],
                "luck": balance.luck[seat],
                "skill": balance.skill[seat],
                "adjusted": balance.adjusted(seat),
                "lost": made.lost(seat),
                "accuracy": made.accuracy(seat),
            }
            for seat in seats
        ],
    }


def decision(made: "Decision", catalogue: Catalogue) -> dict[str, Any]:
    """One decision, with its candidates if it was judged."""
    written: dict[str, Any] = {
        "move": made.move,
        "seat": made.seat,
        "played": action(made.played, catalogue),
        "best": action(made.best, catalogue),
        "name": made.name,
        "loss": round(made.loss, 4),
        "low": round(made.low, 4),
        "high": round(made.high, 4),
        "sure": made.sure,
        "points": round(made.points, 2),
    }
    if made.judgement is None:
        return written
    written |= judgement(made.judgement, catalogue)
    if made.name in BAD:
        seats = range(len(made.judgement.candidates[0].points))
        written["sheets"] = [
            {"played": sheet(made.judgement.played.samples, seat), "best": sheet(_best(made.judgement), seat)}
            for seat in seats
        ]
    return written


def judgement(made: Judgement, catalogue: Catalogue) -> dict[str, Any]:
    """The candidates, the best first, and why it is the best."""
    return {"candidates": [candidate(each, catalogue) for each in made.candidates], "why": why(made.why)}


def advice(made: Advice, catalogue: Catalogue) -> dict[str, Any]:
    """A hint: the candidates, the advised one first, how sure that is, and why."""
    return {
        "candidates": [candidate(each, catalogue) for each in made.candidates],
        "sure": made.sure,
        "lead": [round(made.lead.mean, 4), round(made.lead.low, 4), round(made.lead.high, 4)],
        "why": why(made.why) if made.why else None,
        "trials": made.trials,
    }


def candidate(made: Candidate, catalogue: Catalogue) -> dict[str, Any]:
    return {
        **action(made.action, catalogue),
        "share": _between(made.share),
        "points": [round(points, 2) for points in made.points],
    }


def action(number: int, catalogue: Catalogue) -> dict[str, Any]:
    return {"action": number, "written": catalogue.write(number), **catalogue.spell(number)}


def why(made: Why) -> dict[str, Any]:
    return {
        "theme": made.theme,
        "mine": round(made.mine, 2),
        "theirs": round(made.theirs, 2),
        "lines": [
            {"reason": line.message.spelled(), "mine": round(line.mine, 2), "theirs": round(line.theirs, 2)}
            for line in made.lines
        ],
    }


def sheet(samples: Samples, seat: int) -> list[dict[str, Any]]:
    """The expected score sheet of a seat."""
    totals: dict[Message, int] = {}
    for outcome in samples.outcomes:
        for reason, points in outcome.sheets[seat].items():
            totals[reason] = totals.get(reason, 0) + points
    count = len(samples.outcomes)
    return [{"reason": reason.spelled(), "points": round(total / count, 2)} for reason, total in totals.items()]


def _best(made: Judgement) -> Samples:
    return made.candidates[0].samples


def _between(share: Estimate) -> list[float]:
    return [round(share.mean, 4), round(max(0.0, share.low), 4), round(min(1.0, share.high), 4)]


def _rounded(rows: list[list[float]]) -> list[list[float]]:
    return [[round(value, 4) for value in row] for row in rows]
