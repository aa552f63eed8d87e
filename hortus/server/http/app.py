"""The ASGI application: routes, middleware, and answers to faults."""

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
from hortus.core.message import Message as Text
from hortus.server import journal, refusals
from hortus.server.http import validation
from hortus.server.http.authentication import Denied
from hortus.server.http.description import DESCRIPTION, REFUSALS
from hortus.server.http.middleware import Middleware
from hortus.server.http.routes import (
    dropped,
    games,
    leaving,
    lessons,
    plain,
    play,
    prints,
    puzzles,
    records,
    reviews,
    seats,
    tables,
    takebacks,
    workshop,
)  # fmt: skip
from hortus.server.protocol import live
from hortus.server.protocol.replay import NotFinished
from hortus.server.service import Service
from hortus.server.settings import Settings
from hortus.server.store.contract import StoreError
from hortus.version import VERSION

PLAIN_ERRORS = {404: "server-nothing-here", 405: "server-wrong-method"}
"""Faults of the framework itself, by their status."""


def build(settings: Settings, service: Service | None = None) -> ASGIApp:
    """A new application with its own service, unless one is given."""
    service = service or Service(settings)
    app = FastAPI(
        title="Hortus", version=VERSION, openapi_url=None, docs_url=None, redoc_url=None,
        lifespan=_lifespan, description=DESCRIPTION, responses=REFUSALS,
    )  # fmt: skip
    app.state.service = service
    for one in (
        games, lessons, tables, seats, play, takebacks, leaving, records, dropped, reviews, prints, puzzles, workshop,
    ):  # fmt: skip
        app.include_router(one.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live.live)
    app.include_router(plain.router)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(HortusError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _plain_error)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(Timing)
    app.add_middleware(Middleware, settings=settings, limits=service.limits)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """Start and stop the service. Connections get the limits, because they are counted before any request."""
    service: Service = app.state.service
    await service.start()
    yield {"limits": service.limits}
    await service.stop()


class Timing:
    """Logs each request by its route, never by its path."""

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
    return JSONResponse(refusals.spelled(fault.message), fault.status)


async def _refused(_request: Request, fault: Exception) -> JSONResponse:
    """A refusal is a sentence, never a traceback."""
    assert isinstance(fault, HortusError)
    status = 503 if isinstance(fault, StoreError) else 409 if isinstance(fault, NotFinished) else 400
    return JSONResponse(refusals.spelled(fault.message), status)


async def _invalid(_request: Request, fault: Exception) -> JSONResponse:
    """Says what is wrong with a request without quoting it: it may hold a secret."""
    assert isinstance(fault, RequestValidationError)
    return JSONResponse(refusals.spelled(validation.explained(fault.errors()[0])), 422)


async def _plain_error(_request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, HTTPException)
    key = PLAIN_ERRORS.get(fault.status_code, "server-refused")
    message = Text(key, {"status": str(fault.status_code)} if key == "server-refused" else {})
    return JSONResponse(refusals.spelled(message), fault.status_code, headers=fault.headers)


async def _fault(_request: Request, fault: Exception) -> JSONResponse:
    journal.say("fault", kind=type(fault).__name__)
    return JSONResponse(refusals.spelled(Text("server-fault")), 500)
