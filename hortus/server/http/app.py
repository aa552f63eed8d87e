"""The ASGI application: routes, doors and refusals put together."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.core.errors import HortusError
from hortus.server import journal
from hortus.server.http.authentication import Denied
from hortus.server.http.middleware import Guard
from hortus.server.http.routes import games, plain, play, records, seats, tables
from hortus.server.http.schemas import Refusal
from hortus.server.protocol import live
from hortus.server.protocol.replay import NotFinished
from hortus.server.service import Service
from hortus.server.settings import Settings
from hortus.server.store.contract import StoreError
from hortus.version import VERSION

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": words}
    for status, words in {
        400: "Refused; the reason is a sentence",
        403: "Not for this caller",
        404: "No such table, or its link was not given",
        408: "Too long under way",
        409: "Not now",
        413: "Too large",
        415: "Not JSON",
        422: "Misshapen",
        429: "Too many requests",
        503: "Nothing can be stored now",
    }.items()
}


def build(settings: Settings, service: Service | None = None) -> ASGIApp:
    """An application of its own, with its own store and rooms."""
    home = service or Service(settings)
    app = FastAPI(
        title="Hortus", version=VERSION, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
        lifespan=_living, description="Tables for five garden games: the same perspective for every player, "
        "person or program.",
        responses=REFUSALS,
    )  # fmt: skip
    app.state.service = home
    for one in (games, tables, seats, play, records):
        app.include_router(one.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live.live)
    app.include_router(plain.router)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(HortusError, _refused)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _plain_error)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(Timing)
    app.add_middleware(Guard, settings=settings, limits=home.limits)
    return app


@asynccontextmanager
async def _living(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """Connections are counted before there is a request: they are handed the limits."""
    service: Service = app.state.service
    await service.start()
    yield {"limits": service.limits}
    await service.stop()


class Timing:
    """One line of the journal for each request, by its route and not by its address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self.app(scope, receive, noted)
        route = getattr(scope.get("route"), "path", "none")
        journal.say("request", method=scope["method"], route=route, status=status,
                    ms=round((time.perf_counter() - began) * 1000, 1))  # fmt: skip


async def _denied(_request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, Denied)
    return JSONResponse({"reason": fault.reason}, fault.status)


async def _refused(_request: Request, fault: Exception) -> JSONResponse:
    """What the house refuses is a sentence, never a trace."""
    status = 503 if isinstance(fault, StoreError) else 409 if isinstance(fault, NotFinished) else 400
    return JSONResponse({"reason": str(fault)}, status)


async def _misshapen(_request: Request, fault: Exception) -> JSONResponse:
    """What is wrong with a request, without repeating what was in it: it may hold a secret."""
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"reason": f"{place}: {first['msg']}."}, 422)


async def _plain_error(_request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, HTTPException)
    return JSONResponse({"reason": str(fault.detail)}, fault.status_code, headers=fault.headers)


async def _fault(_request: Request, fault: Exception) -> JSONResponse:
    journal.say("fault", kind=type(fault).__name__)
    return JSONResponse({"reason": "Something went wrong here; nothing was changed."}, 500)
