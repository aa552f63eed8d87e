"""Puzzles. The client says what it tries; nothing is kept here."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from hortus.coach.puzzles import puzzle
from hortus.coach.puzzles.attempt import Attempt
from hortus.server.http.authentication import FREE, may_look
from hortus.server.http.schemas import Anything, PuzzleTry
from hortus.server.protocol import practice, puzzling


async def charged(request: Request) -> None:
    """A puzzle makes the server calculate a table. Async: avoids a thread hop."""
    may_look(request)


router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], dependencies=[*FREE, Depends(charged)])
Key = Annotated[str, Path(max_length=60)]


@router.get("", response_model=Anything)
async def listed() -> Response:
    """All puzzles by game, and the puzzle of the day of each game: the same for everybody, by the date in UTC."""
    return _answer(puzzling.listed(datetime.now(UTC).date()))


@router.get("/{game}/{key}", response_model=Anything)
async def about(game: Key, key: Key) -> Response:
    """What never changes about the table of a puzzle, and its position."""
    attempt = Attempt(puzzle(game, key))
    return _answer({"table": practice.about(attempt.rules), **puzzling.shown(attempt)})


@router.post("/{game}/{key}", response_model=Anything)
async def attempt(game: Key, key: Key, order: PuzzleTry) -> Response:
    """Whether an action solves the puzzle. The right one also tells the solution."""
    return _answer(puzzling.tried(Attempt(puzzle(game, key)), order.action))


@router.get("/{game}/{key}/solution", response_model=Anything)
async def solution(game: Key, key: Key) -> Response:
    """The answer and why it is the best, for those who give up."""
    return _answer(puzzling.solved(Attempt(puzzle(game, key))))


@router.post("/{game}/{key}/preview", response_model=Anything)
async def preview(game: Key, key: Key, order: PuzzleTry) -> Response:
    """What is sure to follow from an action."""
    return _answer(puzzling.foreseen(Attempt(puzzle(game, key)), order.action))


def _answer(told: Any) -> Response:
    return Response(msgspec.json.encode(told), media_type="application/json")
