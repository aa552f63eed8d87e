"""Who comes in: callers are recognised here, and every route names the door it stands behind.

Nobody passes a door by default. To a caller without any right a table looks as
if it did not exist.
"""

import re
from typing import Annotated

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from hortus.server.http.limits import block
from hortus.server.service import Service
from hortus.server.tables.devices import described
from hortus.server.tables.links import Caller, Standing, digest, fresh
from hortus.server.tables.room import Room

COOKIE = "hortus"
WATCH = "hortus_watch"
YEAR = 365 * 24 * 3600
_secret = re.compile(r"[A-Za-z0-9_-]{16,100}")


class Denied(Exception):
    """A refusal with its HTTP status."""

    def __init__(self, status: int, reason: str) -> None:
        self.status = status
        self.reason = reason


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def running(request: Request) -> Service:
    """The house, for a route. What is not a coroutine the framework would call in a thread, for every request."""
    return service_of(request)


def address(connection: HTTPConnection) -> str:
    """The address block it comes from."""
    return block(connection.client.host) if connection.client else "nobody"


def caller_of(connection: HTTPConnection) -> Caller:
    """The hashes of what the caller knows: a cookie, and a link's secret from a header or a spectator's cookie."""
    holder = connection.cookies.get(COOKIE, "")
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        key = connection.cookies.get(WATCH, "")
    return Caller(_digest(holder), _digest(key.strip()))


def _digest(secret: str) -> str:
    return digest(secret) if _secret.fullmatch(secret) else ""


def browser_of(connection: HTTPConnection) -> str:
    """The hash of the browser's own cookie; empty without one."""
    return _digest(connection.cookies.get(COOKIE, ""))


def device_of(connection: HTTPConnection) -> str:
    """What kind of browser this is, in two words."""
    return described(connection.headers.get("user-agent", ""))


async def holder_for(request: Request, response: Response) -> str:
    """The caller's cookie, given out if there is none yet; returns its hash.

    A cookie of ours has held some table since the moment it was given out. Any other was made up,
    perhaps by somebody who knows it: it is replaced.
    """
    known = browser_of(request)
    if known and await service_of(request).store.rows(known, 1):
        return known
    cookie = fresh()
    give_cookie(request, response, COOKIE, cookie, "/")
    return digest(cookie)


def give_cookie(request: Request, response: Response, name: str, value: str, path: str) -> None:
    secure = service_of(request).settings.https or request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, path=path, secure=secure, httponly=True, samesite="strict")


class Visit:
    """A caller inside a room, with what it may do there."""

    def __init__(self, room: Room, caller: Caller, standing: Standing) -> None:
        self.room = room
        self.caller = caller
        self.standing = standing

    def own(self, seat: int) -> int:
        """This seat, if it is the caller's."""
        if seat not in self.standing.seats:
            raise Denied(403, "This seat is not yours.")
        return seat

    def chair(self, seat: int | None) -> int:
        """The perspective asked for, if the caller may have it; by default its first."""
        if seat is None:
            return self.standing.chairs[0]
        if seat != -1:
            self.own(seat)
        return seat


TableId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


async def visit(service: Service, table: str, caller: Caller) -> Visit:
    room = await service.rooms.open(table) if re.fullmatch("[0-9a-f]{16}", table) else None
    standing = room.standing(caller) if room is not None else Standing()
    if room is None or not standing.any:
        raise Denied(404, "There is no such table, or its link was not given.")
    return Visit(room, caller, standing)


async def watcher(request: Request, table: TableId) -> Visit:
    """Behind this door: whoever has any link of the table."""
    return await visit(service_of(request), table, caller_of(request))


async def sitter(request: Request, table: TableId) -> Visit:
    """Behind this door: whoever holds a seat."""
    inside = await visit(service_of(request), table, caller_of(request))
    if not inside.standing.seats:
        raise Denied(403, "Only those who sit at the table may do that.")
    inside.room.share = address(request)
    return inside


async def host(request: Request, table: TableId) -> Visit:
    """Behind this door: the host."""
    inside = await visit(service_of(request), table, caller_of(request))
    if not inside.standing.host:
        raise Denied(403, "Only the host may do that.")
    return inside


async def anybody() -> None:
    """No door: what everybody may ask of the house."""


async def insider(request: Request, table: TableId) -> Visit:
    """Behind this door: the host, and whoever holds a seat."""
    inside = await visit(service_of(request), table, caller_of(request))
    if not inside.standing.seats and not inside.standing.host:
        raise Denied(403, "Only those who sit at the table may do that.")
    return inside


def may_ask(request: Request, cost: float = 1.0) -> None:
    """What changes something, or takes its time, counts for the person and the table it is for.

    For the address it comes from it was counted once before anything looked at it.
    """
    service = service_of(request)
    limits = service.limits
    place = address(request)
    caller = caller_of(request)
    shares = [limits.person(caller, place)]
    room = service.rooms.rooms.get(request.path_params.get("table", ""))
    if room is not None and room.standing(caller).insider:  # nobody else can use up what the table has
        shares.append(limits.table(room.table.id))
    if not limits.take(shares, cost) or not limits.take((limits.place(place),), cost - 1.0):
        raise Denied(429, "Too many requests; wait a little.")


def may_make(request: Request) -> None:
    if not service_of(request).limits.may_make(address(request)):
        raise Denied(429, "Too many tables were made from here; wait a little.")


async def counted(request: Request) -> None:
    may_ask(request)


Watching = Annotated[Visit, Depends(watcher)]
Sitting = Annotated[Visit, Depends(sitter)]
Hosting = Annotated[Visit, Depends(host)]
Inside = Annotated[Visit, Depends(insider)]
FREE = [Depends(anybody)]
COUNTED = [Depends(counted)]
Running = Annotated[Service, Depends(running)]
