"""Secrets that open doors: made, hashed and recognised. Only hashes are ever stored."""

import secrets
from hashlib import sha256

import msgspec

BYTES = 24
"""192 random bits in every link and cookie."""


def fresh() -> str:
    """A new secret, safe in an address."""
    return secrets.token_urlsafe(BYTES)


def table_id() -> str:
    """A name for a table; it is no secret, but nobody can count the tables by it."""
    return secrets.token_hex(8)


def secret() -> str:
    """The 256 bits behind a deal, in hexadecimal."""
    return secrets.token_hex(32)


def digest(secret: str) -> str:
    """What is stored of a secret. A plain hash will do: nobody can try 2^192 of them."""
    return sha256(secret.encode()).hexdigest()


def pseudonym(table: str, holder: str) -> str:
    """What a cookie is called at one table: it says nothing about the cookie, or about other tables."""
    return sha256(f"device {table} {holder}".encode()).hexdigest()[:16]


class Caller(msgspec.Struct, frozen=True):
    """Who asks: the hashes of the browser's cookie and of a link's secret, either may be empty."""

    holder: str = ""
    key: str = ""


class Standing(msgspec.Struct, frozen=True):
    """What a caller may do at one table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False

    @property
    def any(self) -> bool:
        return self.host or self.watch or bool(self.seats)

    @property
    def insider(self) -> bool:
        return self.host or bool(self.seats)

    @property
    def chairs(self) -> tuple[int, ...]:
        """The perspectives this caller is given: its seats, or a spectator's chair."""
        return self.seats or (-1,)
