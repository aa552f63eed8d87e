"""Who a caller is, and what it may do. Every route depends on one of the checks here.

A caller without any right gets the same answer as for a table that does not
exist.
"""

import re
from typing import Annotated

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from hortus.core.message import Message
from hortus.server.http.limits import block
from hortus.server.service import Service
from hortus.server.tables.devices import described
from hortus.server.tables.links import Caller, Rights, digest, fresh
from hortus.server.tables.room import Room

COOKIE = "hortus"
WATCH = "hortus_watch"
YEAR = 365 * 24 * 3600
_secret = re.compile(r"[A-Za-z0-9_-]{16,100}")


LONG_LOOK = 2.0
"""What a look at a whole game costs beyond any other look: the server plays it again, or says all that happened."""


class Denied(Exception):
    """A refusal with its HTTP status, by its key in the message catalogues."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.message = Message(key)

    def __str__(self) -> str:
        return str(self.message)


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def running(request: Request) -> Service:
    """The service, for a route. Async: avoids a thread hop."""
    return service_of(request)


def address(connection: HTTPConnection) -> str:
    """The address block of a connection."""
    return block(connection.client.host) if connection.client else "nobody"


def caller_of(connection: HTTPConnection) -> Caller:
    """The caller: the hashes of its cookie and of a link's secret, which is in a header or a spectator's cookie."""
    holder = connection.cookies.get(COOKIE, "")
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        key = connection.cookies.get(WATCH, "")
    return Caller(_digest(holder), _digest(key.strip()))


def _digest(secret: str) -> str:
    return digest(secret) if _secret.fullmatch(secret) else ""


def browser_of(connection: HTTPConnection) -> str:
    """The hash of the browser's cookie; empty without one."""
    return _digest(connection.cookies.get(COOKIE, ""))


def device_of(connection: HTTPConnection) -> str:
    """The kind of browser, in two words."""
    return described(connection.headers.get("user-agent", ""))


async def holder_for(request: Request, response: Response) -> str:
    """The hash of the caller's cookie. A caller without one gets one.

    Every cookie of this server belongs to some table from the start. A cookie that belongs to none was made
    up, perhaps by an attacker who knows it, so it is replaced.
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
    """A caller at a table, with its rights there."""

    def __init__(self, room: Room, caller: Caller, rights: Rights) -> None:
        self.room = room
        self.caller = caller
        self.rights = rights

    def own(self, seat: int) -> int:
        """This seat, if the caller holds it."""
        if seat not in self.rights.seats:
            raise Denied(403, "server-not-your-seat")
        return seat

    def chair(self, seat: int | None) -> int:
        """The perspective asked for, if the caller may have it; without one, its first."""
        if seat is None:
            return self.rights.chairs[0]
        if seat != -1:
            self.own(seat)
        return seat


TableId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


async def visit(service: Service, table: str, caller: Caller) -> Visit:
    room = await service.rooms.open(table) if re.fullmatch("[0-9a-f]{16}", table) else None
    rights = await room.stored_rights(caller) if room is not None else Rights()
    if room is None or not rights.any:
        raise Denied(404, "server-no-table")
    return Visit(room, caller, rights)


async def watcher(request: Request, table: TableId) -> Visit:
    """For routes of callers with any right at the table."""
    may_look(request)
    return await visit(service_of(request), table, caller_of(request))


async def sitter(request: Request, table: TableId) -> Visit:
    """For routes of callers who hold a seat."""
    inside = await visit(service_of(request), table, caller_of(request))
    if not inside.rights.seats:
        raise Denied(403, "server-only-players")
    inside.room.block = address(request)
    return inside


async def host(request: Request, table: TableId) -> Visit:
    """For routes of the host."""
    inside = await visit(service_of(request), table, caller_of(request))
    if not inside.rights.host:
        raise Denied(403, "server-only-host")
    return inside


async def anybody() -> None:
    """For routes that are open to everybody."""


async def insider(request: Request, table: TableId) -> Visit:
    """For routes of the host and of callers who hold a seat."""
    inside = await visit(service_of(request), table, caller_of(request))
    if not inside.rights.seats and not inside.rights.host:
        raise Denied(403, "server-only-players")
    return inside


def may_ask(request: Request, cost: float = 1.0) -> None:
    """Charge a request that changes something, or is expensive, to the person and to their seat at the table.

    The middleware has charged 1 to the address block already, so only the rest is charged to it here.
    """
    service = service_of(request)
    limits = service.limits
    place = address(request)
    caller = caller_of(request)
    budgets = limits.person(caller, place)
    room = service.rooms.rooms.get(request.path_params.get("table", ""))
    rights = room.rights(caller) if room is not None else Rights()
    if room is not None and rights.insider:
        budgets.append(limits.table(room.table.id, rights))
    if not limits.take(budgets, cost) or not limits.take((limits.place(place),), cost - 1.0):
        raise Denied(429, "server-too-many-requests")


def may_look(request: Request, cost: float = 1.0) -> None:
    """Charge a request that only reads, but makes the server read or calculate a table."""
    if not service_of(request).limits.may_look(address(request), cost):
        raise Denied(429, "server-too-many-requests")


def may_make(request: Request, cost: float = 1.0) -> None:
    if not service_of(request).limits.may_make(address(request), cost):
        raise Denied(429, "server-too-many-tables")


async def counted(request: Request) -> None:
    may_ask(request)


async def looked_long(request: Request) -> None:
    may_look(request, LONG_LOOK)


Watching = Annotated[Visit, Depends(watcher)]
Sitting = Annotated[Visit, Depends(sitter)]
Hosting = Annotated[Visit, Depends(host)]
Inside = Annotated[Visit, Depends(insider)]
FREE = [Depends(anybody)]
COUNTED = [Depends(counted)]
LONG = [Depends(looked_long)]
Running = Annotated[Service, Depends(running)]
