"""How much one address may ask for: messages, sockets, tables."""

import time

from hortus.server.settings import Settings


class Bucket:
    """So many tokens in so many seconds, the whole amount at once if need be."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.left = most
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.most


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: dict[str, int] = {}
        self._asking: dict[str, Bucket] = {}
        self._making: dict[str, Bucket] = {}

    def bucket(self) -> Bucket:
        """For one socket's messages."""
        return Bucket(self.settings.messages, self.settings.window)

    def may_ask(self, address: str, cost: float = 1.0) -> bool:
        """A changing request over plain HTTP."""
        return self._of(self._asking, address, self.settings.messages, self.settings.window).take(cost)

    def may_make(self, address: str) -> bool:
        """A new table."""
        return self._of(self._making, address, self.settings.tables, self.settings.window * 10).take()

    def enter(self, address: str) -> bool:
        """One more socket; False when this address has its share."""
        count = self.sockets.get(address, 0)
        if count >= self.settings.sockets_per_address:
            return False
        self.sockets[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        left = self.sockets.get(address, 1) - 1
        if left:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)

    def tidy(self) -> None:
        """Forget addresses that have their full amount again."""
        for buckets in (self._asking, self._making):
            for address in [address for address, bucket in buckets.items() if bucket.full]:
                del buckets[address]

    def _of(self, buckets: dict[str, Bucket], address: str, most: float, seconds: float) -> Bucket:
        bucket = buckets.get(address)
        if bucket is None:
            bucket = buckets[address] = Bucket(most, seconds)
        return bucket
