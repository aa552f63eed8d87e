"""The workshop: editions that are being edited. Nothing is stored here; the page keeps the file."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from hortus import editions, words
from hortus.core.message import restored
from hortus.server.http.authentication import FREE, Running, address, may_ask
from hortus.server.http.schemas import Anything, Draft, MeasureOrder
from hortus.server.refusals import spelled
from hortus.server.workshop import pool
from hortus.server.workshop.measurer import Order
from hortus.server.workshop.worker import Draft as Sent
from hortus.tables import game_kind
from hortus.workshop.look import standard_fields

router = APIRouter(prefix="/api/workshop", tags=["workshop"], dependencies=FREE)
Game = Annotated[str, Path(max_length=60)]
Job = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


@router.get("/{game}")
async def begin(game: Game, service: Running) -> Anything:
    """The file of the standard edition, and what can be edited in it."""
    kind = game_kind(game)
    return {
        "text": _file(kind.key),
        "components": editions.shipped(kind.key, "standard").components,
        "fields": standard_fields(kind.key),
        "share": service.settings.share_editions,
    }


@cache
def _file(game: str) -> str:
    return files(f"hortus.games.{game}").joinpath("editions", "standard.toml").read_text("utf-8")


@router.post("/{game}", response_model=Anything)
async def look(game: Game, service: Running, order: Draft, request: Request) -> Response:
    """The values and the pieces of a file, or what is wrong with it and where."""
    kind = game_kind(game)
    may_ask(request, pool.COST)
    language = order.language if order.language in words.languages() else words.ENGLISH
    draft = Sent(kind.key, order.edition_file.encode("utf-8", "surrogatepass"), language, order.known)
    found = msgspec.to_builtins(await service.looks.look(draft, address(request)))
    if found["fault"]:
        found["fault"] = spelled(restored(found["fault"]))
    return Response(msgspec.json.encode(found), media_type="application/json")


@router.post("/{game}/measure")
async def measure(game: Game, service: Running, order: MeasureOrder, request: Request) -> Anything:
    """Begin some hundred games of bots with this file and with the standard edition; `job` is the name of the news."""
    kind = game_kind(game)
    may_ask(request, pool.MEASURE_COST)
    data = order.edition_file.encode("utf-8", "surrogatepass")
    return {"job": service.measures.begin(Order(kind.key, data, order.seats), address(request))}


@router.get("/{game}/measure/{job}", response_model=Anything)
async def news(game: Game, service: Running, job: Job) -> Response:
    """How far a measurement is, and what was found."""
    game_kind(game)
    found = msgspec.to_builtins(service.measures.news(job))
    if found["fault"]:
        found["fault"] = spelled(restored(found["fault"]))
    return Response(msgspec.json.encode(found), media_type="application/json")
