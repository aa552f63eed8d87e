"""Checks of every request before a route sees it, and the headers of every answer.

The checks in order: host name, number of requests, origin, rate, size and time, content type, depth of the JSON.
"""

import asyncio
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus import editions
from hortus.server.http.authentication import address, caller_of
from hortus.server.http.limits import Limits
from hortus.server.http.names import ours, own_names
from hortus.server.refusals import packed
from hortus.server.settings import Settings

DEEPEST = 16
BRACKETS = 2000
"""Brackets in one request, outside its strings."""
COMMAS = 1000
"""Commas likewise: each wrong key or item costs work, since all of them are looked at before one is named."""
STRINGS = 2000
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
EDITION_BYTES = 3 * editions.LARGEST
"""The largest edition as a JSON string: an escape such as \\u00e9 has three times the bytes of its character."""
PART = 16 * 1024
"""Bytes of an answer that are sent at once: a client must receive each part in time, but may be slow with the whole."""
LARGE = ("/api/tables", "/api/records", "/api/editions/check", "/api/print")
WORKSHOP = "/api/workshop/"
SAFE = ("GET", "HEAD", "OPTIONS")
_strings = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)

HEADERS = [
    (b"content-security-policy", b"default-src 'none'; script-src 'self'; style-src 'self'; "
     b"img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; "
     b"manifest-src 'self'; worker-src 'self'; "
     b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]  # fmt: skip


def same_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether this comes from one of our own pages, or from a program that is not a browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get("host")


def too_deep(body: bytes) -> bool:
    """Whether JSON is nested more deeply, or has more parts, than any request of ours needs."""
    structure, strings = _strings.subn(b"", body, STRINGS + 1)
    brackets = structure.translate(None, NO_BRACKETS)
    if strings > STRINGS or len(brackets) > BRACKETS or structure.count(b",") > COMMAS:
        return True
    depth = 0
    for bracket in brackets:
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False


class Middleware:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.names = own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._named(scope) and self.limits.may_request(address(HTTPConnection(scope))):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers + HEADERS}
            elif len(body := message.get("body", b"")) > PART:
                message = await _send_most(send, message, body)
            await send(message)

        connection = HTTPConnection(scope)
        if not self._named(scope):
            await _refuse(send_guarded, 400, "server-other-name")
            return
        if not self.limits.may_request(address(connection)):
            await _refuse(send_guarded, 429, "server-too-many-requests")
            return
        if scope["method"] in SAFE:
            await self.app(scope, receive, send_guarded)
            return
        headers = connection.headers
        if not same_origin(headers, self.settings.origins):
            await _refuse(send_guarded, 403, "server-other-site")
            return
        # Before the body is read: refusing must cost us less than asking costs the client.
        if not self._affordable(connection):
            await _refuse(send_guarded, 429, "server-too-many-requests")
            return
        kind = headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = await self._body(connection, receive)
        except TimeoutError:
            await _refuse(send_guarded, 408, "server-too-slow")
            return
        except _Crowd:
            await _refuse(send_guarded, 429, "server-too-many-editions")
            return
        if body is None:
            await _refuse(send_guarded, 413, "server-too-large")
        elif body and kind != "application/json":
            # Any page can post a form here; JSON needs a preflight request.
            await _refuse(send_guarded, 415, "server-not-json")
        elif too_deep(body):
            await _refuse(send_guarded, 400, "server-too-deep")
        else:
            await self.app(scope, _replay(body, receive), send_guarded)

    def _named(self, scope: Scope) -> bool:
        """Whether the Host header names this server."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        server = scope.get("server") or ("",)
        return len(hosts) == 1 and ours(hosts[0].decode("latin-1"), self.names, server[0])

    def _affordable(self, connection: HTTPConnection) -> bool:
        """Charge the address block, if its person has something left.

        The person is charged later, in `may_ask`, where the cost is known, and so is the seat.
        """
        limits = self.limits
        place = address(connection)
        return limits.could(limits.person(caller_of(connection), place)) and limits.take((limits.place(place),))

    async def _body(self, connection: HTTPConnection, receive: Receive) -> bytes | None:
        """The body; None when it is too large. Only so many large ones are read at a time: they take memory."""
        path, most = connection.scope["path"], self.settings.body_bytes
        if path in LARGE or path.startswith(WORKSHOP):
            most += EDITION_BYTES
        announced = connection.headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced[:12]) > most:
            return None
        parts: list[bytes] = []
        size = 0
        place, large = address(connection), False
        try:
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return None
                part = message.get("body", b"")
                size += len(part)
                if size > most:
                    return None
                if size > self.settings.body_bytes and not large:
                    large = self.limits.begin_large(place)
                    if not large:
                        raise _Crowd
                parts.append(part)
                if not message.get("more_body"):
                    return b"".join(parts)
        finally:
            if large:
                self.limits.end_large(place)


class _Crowd(Exception):
    """Too many large bodies are being sent."""


def _replay(body: bytes, receive: Receive) -> Receive:
    """Hand the application the body that was read already, and then whatever else arrives."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _send_most(send: Send, message: Message, body: bytes) -> Message:
    """Send a long body up to its last part, and return the message with that."""
    last = (len(body) - 1) // PART * PART
    for at in range(0, last, PART):
        await send({"type": message["type"], "body": body[at : at + PART], "more_body": True})
    return {**message, "body": body[last:]}


async def _refuse(send: Send, status: int, key: str) -> None:
    body = packed(key)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
