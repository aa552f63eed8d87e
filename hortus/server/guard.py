"""What every request passes before anything looks at it: origin, size and depth; and what every answer carries."""

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.server.settings import Settings

DEEPEST = 16
PATIENCE = 20.0
"""Seconds a body may take to arrive."""
EDITION_BYTES = 600 * 1024
"""An edition of 256 kB as a JSON text, where any character may be written in two."""
LARGE = ("/api/tables", "/api/editions/check")
SAFE = ("GET", "HEAD", "OPTIONS")

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
    """Whether JSON is nested deeper than anything we read."""
    depth = 0
    quoted = escaped = False
    for byte in body:
        if quoted:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                quoted = False
        elif byte == 0x22:
            quoted = True
        elif byte in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif byte in b"]}":
            depth -= 1
    return False


class Guard:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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

        if scope["method"] in SAFE:
            await self.app(scope, receive, send_guarded)
            return
        headers = Headers(scope=scope)
        if not same_origin(headers, self.settings.origins):
            await _refuse(send_guarded, 403, "This request comes from another site.")
            return
        kind = headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        body = await self._body(scope["path"], headers, receive)
        if body is None:
            await _refuse(send_guarded, 413, "This request is too large, or took too long to arrive.")
        elif body and kind != "application/json":
            # A form can be posted from any page; JSON cannot without asking.
            await _refuse(send_guarded, 415, "Requests are JSON.")
        elif too_deep(body):
            await _refuse(send_guarded, 400, "This request is nested too deeply.")
        else:
            await self.app(scope, _replay(body, receive), send_guarded)

    async def _body(self, path: str, headers: Headers, receive: Receive) -> bytes | None:
        most = EDITION_BYTES if path in LARGE else self.settings.body_bytes
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced[:12]) > most:
            return None
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(PATIENCE):
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
        except TimeoutError:
            return None


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
