"""What clients are sent about puzzles. Nobody's attempts are kept: a client says what it tries."""

from datetime import date
from typing import Any

from hortus.coach import written
from hortus.coach.puzzles import of_the_day, puzzles
from hortus.coach.puzzles.attempt import Attempt
from hortus.coach.puzzles.puzzle import Puzzle
from hortus.coach.reasons import Why
from hortus.core.message import Message
from hortus.games import GAMES
from hortus.server.protocol import practice, preview
from hortus.server.protocol.messages import Previewed, Refused, refused


def listed(day: date) -> dict[str, Any]:
    """All puzzles of all games, without their answers, and those of the day."""
    return {
        "games": [
            {
                "game": game,
                "today": of_the_day(game, day).key,
                "puzzles": [
                    {"key": each.key, "seats": each.seats, "modules": each.modules, "band": each.band}
                    for each in puzzles(game)
                ],
            }
            for game in GAMES
            if puzzles(game)
        ]
    }


def shown(attempt: Attempt) -> dict[str, Any]:
    """The position, and what can be chosen in it."""
    puzzle = attempt.puzzle
    legal = attempt.perspective().legal()
    return {
        "now": practice.happened(attempt.match, puzzle.seat, [], legal, _salt(puzzle)),
        "band": puzzle.band,
    }


def tried(attempt: Attempt, action: int) -> dict[str, Any]:
    """What the puzzle says to this action. Only the right one shows the solution."""
    puzzle = attempt.puzzle
    if attempt.right(action):
        return {"right": True, **solved(attempt)}
    return {
        "right": False,
        "answer": Message("puzzle-tempting" if action == puzzle.tempting else "puzzle-no").spelled(),
    }


def solved(attempt: Attempt) -> dict[str, Any]:
    """The position after the answer, and why it is the best."""
    puzzle = attempt.puzzle
    events = attempt.solve()
    catalogue = attempt.rules.catalogue
    why = Why(puzzle.why, puzzle.points, 0.0, puzzle.theme)
    return {
        "then": practice.happened(attempt.match, puzzle.seat, events, [], _salt(puzzle)),
        "solution": {
            "answer": written.action(puzzle.answer, catalogue),
            "tempting": written.action(puzzle.tempting, catalogue),
            "share": puzzle.share,
            "instead": puzzle.instead,
            "lead": [round(share, 3) for share in (puzzle.lead.mean, max(0.0, puzzle.lead.low), puzzle.lead.high)],
            "theme": puzzle.theme,
            "lines": written.why(why)["lines"],
            "level": puzzle.level,
        },
    }


def foreseen(attempt: Attempt, action: int) -> Previewed | Refused:
    """What is sure to follow from an action; if it is not possible, why not."""
    perspective = attempt.perspective()
    if action not in perspective.legal():
        return refused("illegal", preview.why_not(perspective, action))
    return preview.preview(perspective, action, _salt(attempt.puzzle), 0)


def _salt(puzzle: Puzzle) -> str:
    """The seed of imagined worlds: known to the client."""
    return f"puzzle {puzzle.key}"
