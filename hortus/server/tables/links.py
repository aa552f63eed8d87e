"""Links and cookies: secrets that give rights at a table. Only their hashes are stored."""

import secrets
from hashlib import sha256

import msgspec

BYTES = 24
"""192 random bits in every link and cookie."""


def fresh() -> str:
    """A new secret, safe in an address."""
    return secrets.token_urlsafe(BYTES)


def table_id() -> str:
    """A random name for a table. It is no secret; it only keeps tables from being counted."""
    return secrets.token_hex(8)


def secret() -> str:
    """The 256 random bits of a deal, in hexadecimal."""
    return secrets.token_hex(32)


def digest(secret: str) -> str:
    """The hash that is stored instead of a secret. A plain one is enough: nobody can try 2^192 secrets."""
    return sha256(secret.encode()).hexdigest()


def pseudonym(table: str, holder: str) -> str:
    """The public id of a cookie at one table. It tells nothing about the cookie or about other tables."""
    return sha256(f"device {table} {holder}".encode()).hexdigest()[:16]


class Caller(msgspec.Struct, frozen=True):
    """Who asks: the hash of the browser's cookie and of a link's secret. Either may be empty."""

    holder: str = ""
    key: str = ""


class Rights(msgspec.Struct, frozen=True):
    """What a caller may do at one table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False

    @property
    def any(self) -> bool:
        return self.host or self.watch or bool(self.seats)

    @property
    def insider(self) -> bool:
        """Whether the caller hosts or sits here, and does not only watch."""
        return self.host or bool(self.seats)

    @property
    def chairs(self) -> tuple[int, ...]:
        """The perspectives this caller gets: those of its seats, or the spectator's (-1)."""
        return self.seats or (-1,)
