"""How much may be asked for: by one person, from one address block, at one table.

Buckets belong to whoever spends from them and not to a connection, so hanging up
renews nothing. Live sockets and plain HTTP spend from the same buckets.
"""

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from hortus.server.settings import Settings
from hortus.server.tables.links import Caller

REQUESTS = 20
"""Requests of any kind from one address block, for each message one person may send: pages are many small files."""
SPARE = 100
"""Connections of one address block beyond its live sockets."""
BESIDE = 10
"""Tables are counted over so many windows."""


class Share(NamedTuple):
    """A bucket by its name, and how much it holds."""

    key: str
    most: float


class Bucket:
    """So many tokens in so many seconds, the whole amount at once if need be."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.left = most
        self.at = now

    def fill(self, now: float) -> float:
        """What is left, after what has flowed in since the last look."""
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
        self._buckets: dict[str, Bucket] = {}
        self._making: dict[str, Bucket] = {}
        self._proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]

    # ---- who spends

    def person(self, caller: Caller, place: str) -> Share:
        """A browser, or a program with a link. Spectators share one link, so theirs counts for each address."""
        return Share(f"person {caller.holder or caller.key + place}", self.settings.messages)

    def place(self, place: str) -> Share:
        """Everybody at one address block, a household perhaps."""
        return Share(f"place {place}", self.settings.messages * self.settings.household)

    def table(self, table: str) -> Share:
        """Everybody at one table."""
        return Share(f"table {table}", self.settings.messages * self.settings.household)

    # ---- what is spent

    def take(self, shares: Iterable[Share], cost: float = 1.0) -> bool:
        """Spend from all these shares, or from none when one of them is used up."""
        now = self.clock()
        paying: list[Bucket] = []
        for share in shares:
            bucket = self._buckets.get(share[0]) or self._bucket(share, now)
            if bucket.fill(now) < cost:
                return False
            paying.append(bucket)
        for bucket in paying:
            bucket.left -= cost
        return True

    def could(self, shares: Iterable[Share]) -> bool:
        """Whether all these shares have something left."""
        now = self.clock()
        return all([self._bucket(share, now).fill(now) >= 1.0 for share in shares])

    def may_request(self, place: str) -> bool:
        """One more request of any kind from this address block."""
        return self.take((Share(f"requests {place}", self.settings.messages * REQUESTS),))

    def may_make(self, place: str) -> bool:
        """A new table."""
        now = self.clock()
        bucket = self._making.get(place)
        if bucket is None:
            bucket = self._making[place] = Bucket(self.settings.tables, self.settings.window * BESIDE, now)
        if bucket.fill(now) < 1.0:
            return False
        bucket.left -= 1.0
        return True

    # ---- what is held

    def enter(self, place: str) -> bool:
        """One more live socket or stream; False when this address block has its share."""
        return _count(self.sockets, place, self.settings.sockets_per_address)

    def leave(self, place: str) -> None:
        _uncount(self.sockets, place)

    def arrive(self, place: str) -> bool:
        """One more connection; False when this address block has its share."""
        return _count(self.connections, place, self.settings.sockets_per_address + SPARE)

    def depart(self, place: str) -> None:
        _uncount(self.connections, place)

    def proxy(self, address: str) -> bool:
        """Whether this is a proxy the operator has named: many people come from there."""
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

    def _bucket(self, share: Share, now: float) -> Bucket:
        bucket = self._buckets.get(share.key)
        if bucket is None:
            bucket = self._buckets[share.key] = Bucket(share.most, self.settings.window, now)
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
    """An address as a number; an IPv4 address that was wrapped in an IPv6 one is unwrapped."""
    number = ip_address(address.partition("%")[0])
    return number.ipv4_mapped or number if isinstance(number, IPv6Address) else number


@lru_cache(4096)
def block(address: str) -> str:
    """Whose address it is: one IPv4 address, or the /64 of an IPv6 address, which is one household's."""
    try:
        number = plain_address(address)
    except ValueError:
        return address[:64]
    return str(number) if isinstance(number, IPv4Address) else str(ip_network((int(number), 64), strict=False))
