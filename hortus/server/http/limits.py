"""Rate limits for each person, address block and table, and limits on open connections.

Budgets do not belong to a connection, so reconnecting does not renew them. Live
sockets and plain HTTP are charged to the same budgets.
"""

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from hortus.server.settings import Settings
from hortus.server.tables.links import Caller, Rights

REQUESTS = 20
"""An address block may make this many requests for each message of a person: pages are many small files."""
DEVICES = 2
"""A seat at a table may have the messages of this many persons: people have several devices."""
SPARE = 100
"""Connections of one address block beyond its live sockets and streams."""
LARGE_EACH = 4
"""Large bodies that one address block may be sending."""
LARGE = 50
"""Large bodies that all addresses together may be sending."""
TABLE_WINDOWS = 10
"""New tables are counted over this many windows."""


class Budget(NamedTuple):
    """What is charged: the key of a bucket, and how much it holds."""

    key: str
    most: float


class Bucket:
    """A token bucket: `most` tokens, which come back within `seconds`."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.left = most
        self.at = now

    def fill(self, now: float) -> float:
        """The tokens there are now."""
        left = self.left + (now - self.at) * self.rate
        self.left = left if left < self.most else self.most
        self.at = now
        return self.left


class Limits:
    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.sockets: dict[str, int] = {}
        self.connections: dict[str, int] = {}
        self.large: dict[str, int] = {}  # bodies that are being read
        self.connected = 0  # over all addresses, proxies included
        self._buckets: dict[str, Bucket] = {}
        self._making: dict[str, Bucket] = {}
        self._proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]

    # ---- budgets

    def person(self, caller: Caller, place: str) -> list[Budget]:
        """Of a browser, of a program with a link, or of both. Spectators share one link, so it is split by address.

        Both are charged, because a client that has one could invent a new other one for every request.
        """
        most = self.settings.messages
        found = [Budget(f"browser {caller.holder}", most)] if caller.holder else []
        return found if found and not caller.key else [*found, Budget(f"key {caller.key} {place}", most)]

    def place(self, place: str) -> Budget:
        """Of everybody at one address block, such as a household."""
        return Budget(f"place {place}", self.settings.messages * self.settings.household)

    def table(self, table: str, rights: Rights) -> Budget:
        """Of all devices that hold one seat at a table, or host it. Nobody can use up what another seat needs."""
        party = rights.seats[0] if rights.seats else "host"
        return Budget(f"table {table} {party}", self.settings.messages * DEVICES)

    # ---- charging

    def take(self, budgets: Iterable[Budget], cost: float = 1.0) -> bool:
        """Charge all these budgets; charge none and return False when one of them has not enough."""
        now = self.clock()
        paying: list[Bucket] = []
        for budget in budgets:
            bucket = self._buckets.get(budget[0]) or self._bucket(budget, now)
            if bucket.fill(now) < cost:
                return False
            paying.append(bucket)
        for bucket in paying:
            bucket.left -= cost
        return True

    def could(self, budgets: Iterable[Budget]) -> bool:
        """Whether all these budgets have something left."""
        now = self.clock()
        return all([self._bucket(budget, now).fill(now) >= 1.0 for budget in budgets])

    def may_request(self, place: str) -> bool:
        """One more request of any kind from this address block."""
        return self.take((Budget(f"requests {place}", self.settings.messages * REQUESTS),))

    def may_look(self, place: str, cost: float = 1.0) -> bool:
        """One more look at a table. It costs as much work as a message, but must not use up what decisions need."""
        return self.take((Budget(f"looks {place}", self.settings.messages * self.settings.household),), cost)

    def may_make(self, place: str, cost: float = 1.0) -> bool:
        """A new table."""
        now = self.clock()
        bucket = self._making.get(place)
        if bucket is None:
            bucket = self._making[place] = Bucket(self.settings.tables, self.settings.window * TABLE_WINDOWS, now)
        if bucket.fill(now) < cost:
            return False
        bucket.left -= cost
        return True

    # ---- connections

    def enter(self, place: str) -> bool:
        """Count a live socket or stream; False when this address block has too many."""
        return _count(self.sockets, place, self.settings.sockets_per_address)

    def leave(self, place: str) -> None:
        _uncount(self.sockets, place)

    def begin_large(self, place: str) -> bool:
        """Count a body that is larger than most, while it is read; False when there are too many."""
        return sum(self.large.values()) < LARGE and _count(self.large, place, LARGE_EACH)

    def end_large(self, place: str) -> None:
        _uncount(self.large, place)

    def crowded(self) -> bool:
        """Whether all addresses together have as many connections as the server takes."""
        return self.connected >= self.settings.connections

    def arrive(self, place: str) -> bool:
        """Count a connection; False when this address block has too many. A proxy has no block of its own: ""."""
        if place and not _count(self.connections, place, self.settings.sockets_per_address + SPARE):
            return False
        self.connected += 1
        return True

    def depart(self, place: str) -> None:
        self.connected -= 1
        if place:
            _uncount(self.connections, place)

    def proxy(self, address: str) -> bool:
        """Whether this is a proxy that the operator has named."""
        if not self._proxies:
            return False
        try:
            number = plain_address(address)
        except ValueError:
            return False
        return any(number in network for network in self._proxies)

    def tidy(self) -> None:
        """Forget buckets that are full again."""
        now = self.clock()
        for buckets in (self._buckets, self._making):
            for key in [key for key, bucket in buckets.items() if bucket.fill(now) >= bucket.most]:
                del buckets[key]

    def _bucket(self, budget: Budget, now: float) -> Bucket:
        bucket = self._buckets.get(budget.key)
        if bucket is None:
            bucket = self._buckets[budget.key] = Bucket(budget.most, self.settings.window, now)
        return bucket


def _count(counts: dict[str, int], place: str, most: int) -> bool:
    count = counts.get(place, 0)
    if count >= most:
        return False
    counts[place] = count + 1
    return True


def _uncount(counts: dict[str, int], place: str) -> None:
    left = counts.get(place, 1) - 1
    if left:
        counts[place] = left
    else:
        counts.pop(place, None)


def plain_address(address: str) -> IPv4Address | IPv6Address:
    """An address as a number; an IPv4 address that is mapped into IPv6 is unmapped."""
    number = ip_address(address.partition("%")[0])
    return number.ipv4_mapped or number if isinstance(number, IPv6Address) else number


@lru_cache(4096)
def block(address: str) -> str:
    """The address block of an address: itself for IPv4, its /64 for IPv6, which usually is one household."""
    try:
        number = plain_address(address)
    except ValueError:
        return address[:64]
    return str(number) if isinstance(number, IPv4Address) else str(ip_network((int(number), 64), strict=False))
