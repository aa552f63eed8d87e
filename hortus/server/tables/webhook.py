"""Webhooks: a JSON post when somebody's turn comes, only to hosts that the operator has named."""

import asyncio
import http.client
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from hortus.core.errors import SetupError
from hortus.server.metrics import Metrics
from hortus.server.settings import Settings
from hortus.server.tables.table import Table

SECONDS = 5.0
QUEUE = 200
PORTS = {"http": 80, "https": 443}


def named(place: str) -> tuple[str, int | None]:
    """A host and its port as the operator names them. No port means the usual one of each scheme."""
    try:
        parts = urlsplit(f"//{place}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or "@" in place or "/" in place or port == 0:
        raise SetupError("server-option-webhook-host", given=repr(place))
    return host, port


def checked(url: str, hosts: tuple[str, ...]) -> str:
    """The address, if its host and port are allowed. Redirects are not followed, so they cannot lead elsewhere."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise SetupError("server-webhook-unreadable") from None
    if parts.scheme not in PORTS or parts.username or parts.password:
        raise SetupError("server-webhook-address")
    usual = PORTS[parts.scheme]
    wanted = (host, usual if port is None else port)
    if not any([wanted == (name, usual if own is None else own) for name, own in map(named, hosts)]):
        raise SetupError("server-webhook-refused")
    return url


def notice(table: Table) -> dict[str, object]:
    """The body of a post: whose turn it is, and nothing about the position."""
    names = table.seating.names()
    return {
        "table": table.id,
        "game": table.made.game,
        "title": table.made.setting.title,
        "state": table.state,
        "waiting": [{"seat": seat, "name": names[seat]} for seat in table.waiting],
    }


class Webhooks:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.hosts = settings.webhook_hosts
        self.metrics = metrics
        self._told: dict[str, tuple[object, ...]] = {}
        self._threads = ThreadPoolExecutor(2, "webhook")
        self._open = 0

    def moved(self, table: Table) -> None:
        """Post if somebody else is asked than at the last post, or the game has ended."""
        if not table.hook:
            return
        asked = (table.state, tuple(sorted(table.asked.items())))
        if self._told.get(table.id) == asked or self._open >= QUEUE:
            return
        self._told[table.id] = asked
        if len(self._told) > 10_000:
            self._told.clear()
        self._open += 1
        body = msgspec.json.encode(notice(table))
        future = asyncio.get_running_loop().run_in_executor(self._threads, self._post, table.hook, body)
        future.add_done_callback(self._posted)

    def _posted(self, future: "asyncio.Future[bool]") -> None:
        self._open -= 1
        good = not future.cancelled() and future.exception() is None and future.result()
        self.metrics.hooks.labels("sent" if good else "failed").inc()

    def _post(self, url: str, body: bytes) -> bool:
        parts = urlsplit(checked(url, self.hosts))
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=SECONDS)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "hortus"})
            return connection.getresponse().status < 400
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    async def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
