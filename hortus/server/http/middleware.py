"""What every request passes before anything looks at it, and what every answer carries.

In this order: name, number of requests, origin, rate, size and time, kind, depth.
"""

import asyncio
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.server.http.authentication import address, caller_of
from hortus.server.http.limits import Limits
from hortus.server.http.names import ours, own_names
from hortus.server.settings import Settings

DEEPEST = 16
BRACKETS = 2000
"""In one request, outside its texts."""
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
EDITION_BYTES = 600 * 1024
"""An edition of 256 kB as a JSON text, where any character may be written in two."""
LARGE = ("/api/tables", "/api/editions/check")
SAFE = ("GET", "HEAD", "OPTIONS")
TOO_MANY = "Too many requests; wait a little."
NOT_OURS = "This server does not go by that name; its operator can add it with --name."
_table = re.compile("/api/tables/([0-9a-f]{16})/")
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
    """Whether this comes from one of our own pages, or from a program that is no browser."""
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
    """Whether JSON is nested deeper, or in more parts, than anything we read."""
    brackets = _strings.sub(b"", body).translate(None, NO_BRACKETS)
    if len(brackets) > BRACKETS:
        return True
    depth = 0
    for bracket in brackets:
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False


class Guard:
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
            await send(message)

        connection = HTTPConnection(scope)
        if not self._named(scope):
            await _refuse(send_guarded, 400, NOT_OURS)
            return
        if not self.limits.may_request(address(connection)):
            await _refuse(send_guarded, 429, TOO_MANY)
            return
        if scope["method"] in SAFE:
            await self.app(scope, receive, send_guarded)
            return
        headers = connection.headers
        if not same_origin(headers, self.settings.origins):
            await _refuse(send_guarded, 403, "This request comes from another site.")
            return
        # Before anything is read or looked at: refusing must cost less than asking.
        if not self._affordable(connection):
            await _refuse(send_guarded, 429, TOO_MANY)
            return
        kind = headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = await self._body(scope["path"], headers, receive)
        except TimeoutError:
            await _refuse(send_guarded, 408, "This request took too long to arrive.")
            return
        if body is None:
            await _refuse(send_guarded, 413, "This request is too large.")
        elif body and kind != "application/json":
            # A form can be posted from any page; JSON cannot without asking.
            await _refuse(send_guarded, 415, "Requests are JSON.")
        elif too_deep(body):
            await _refuse(send_guarded, 400, "This request is nested too deeply, or in too many parts.")
        else:
            await self.app(scope, _replay(body, receive), send_guarded)

    def _named(self, scope: Scope) -> bool:
        """Whether it asks for this server, by one of its names."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        server = scope.get("server") or ("",)
        return len(hosts) == 1 and ours(hosts[0].decode("latin-1"), self.names, server[0])

    def _affordable(self, connection: HTTPConnection) -> bool:
        """Count what changes something for the address it comes from, if its person and its table have some left.

        What they have is taken where it is known what it costs.
        """
        limits = self.limits
        place = address(connection)
        shares = [limits.person(caller_of(connection), place)]
        table = _table.match(connection.scope["path"])
        if table:
            shares.append(limits.table(table[1]))
        return limits.could(shares) and limits.take((limits.place(place),))

    async def _body(self, path: str, headers: Headers, receive: Receive) -> bytes | None:
        most = EDITION_BYTES if path in LARGE else self.settings.body_bytes
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced[:12]) > most:
            return None
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            part = message.get("body", b"")
            size += len(part)
            if size > most:
                return None
            parts.append(part)
            if not message.get("more_body"):
                return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body again, for the application, and then whatever else arrives."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _refuse(send: Send, status: int, reason: str) -> None:
    body = b'{"reason":"' + reason.encode() + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
