"""Lessons. The client sends a learner's choices so far with every request; nothing is kept here."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from hortus import lessons
from hortus.lessons.run import Run
from hortus.server.http.authentication import FREE, may_look
from hortus.server.http.schemas import Anything, LessonLook, LessonOrder
from hortus.server.protocol import learning


async def charged(request: Request) -> None:
    """A lesson makes the server calculate a table. Async: avoids a thread hop."""
    may_look(request)


router = APIRouter(prefix="/api/lessons", tags=["lessons"], dependencies=[*FREE, Depends(charged)])
Key = Annotated[str, Path(max_length=60)]


@router.get("/{game}/{lesson}", response_model=Anything)
async def about(game: Key, lesson: Key) -> Response:
    """What never changes about a lesson."""
    return _answer(learning.about(lessons.lesson(game, lesson)))


@router.post("/{game}/{lesson}", response_model=Anything)
async def play(game: Key, lesson: Key, order: LessonOrder) -> Response:
    """Where a learner is after these choices; with an action, what it leads to or how the lesson answers it."""
    run = Run(lessons.lesson(game, lesson), order.done)
    return _answer(learning.shown(run) if order.action is None else learning.chosen(run, order.action))


@router.post("/{game}/{lesson}/preview", response_model=Anything)
async def preview(game: Key, lesson: Key, order: LessonLook) -> Response:
    """What is sure to follow from an action; if it is not possible, why not."""
    return _answer(learning.foreseen(Run(lessons.lesson(game, lesson), order.done), order.action))


def _answer(told: Any) -> Response:
    return Response(msgspec.json.encode(told), media_type="application/json")
