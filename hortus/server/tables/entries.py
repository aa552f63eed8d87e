"""The bodies of log entries. A table's log is all that is stored of it.

A log is append-only, and a table is nothing but the result of its entries. New
kinds of entries, and new fields with a default, keep old logs readable.
"""

from typing import Final

import msgspec

from hortus.core.message import Message
from hortus.server.refusals import spelled


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed on for the table, besides the rules."""

    title: str = ""
    pace: str = "none"  # none, live or days
    allowance: int = 0  # seconds for a decision; 0: no deadline
    late: str = "bot"  # what happens when a deadline passes: bot or abandon
    confirm: bool = False  # a turn passes on only when it is confirmed
    hints: bool = True
    watchable: bool = False  # whoever has the address may watch, without the spectators' link


class Made(msgspec.Struct, tag="made", tag_field="what", frozen=True, kw_only=True):
    """A table was made. Edition data is kept in full, so that an upgrade does not change a game in progress."""

    game: str
    version: int
    seats: int
    modules: list[str]
    options: dict[str, str]
    edition: str
    digest: str
    shipped: bool
    components: dict[str, object]
    secret: str  # of the deal, hexadecimal
    setting: Setting
    host: str  # hashes of the secret links
    watch: str
    links: list[str]
    holder: str = ""  # hash of the maker's cookie
    given: list[tuple[int, int]] = []  # moves taken over from another match
    parent: str = ""  # the table it is a rematch or continuation of
    deal: dict[str, object] = {}  # of a game that was played elsewhere: what its record says; all moves are `given`


class Seated(msgspec.Struct, tag="seated", tag_field="what", frozen=True, kw_only=True):
    """Who plays a seat from now on. Cookies that hold the seat keep it until they are revoked."""

    seat: int
    kind: str  # person, bot or open
    name: str = ""
    bot: str = ""
    holder: str = ""  # hash of a cookie that now holds this seat
    nonce: str = ""
    away: bool = False  # a bot stands in for a person who can come back
    instead: str = ""  # the slower bot that this one replaces
    device: str = ""  # what kind of browser the cookie belongs to
    spent: bool = False  # the seat's link was exchanged for the cookie and is used up
    owes: bool = False  # was seated without being asked for a nonce, as at a rematch


class Ready(msgspec.Struct, tag="ready", tag_field="what", frozen=True, kw_only=True):
    """A seat has added its nonce to the deal."""

    seat: int
    nonce: str


class Parted(msgspec.Struct, tag="parted", tag_field="what", frozen=True, kw_only=True):
    """A device holds this seat no longer."""

    seat: int
    holder: str


class Linked(msgspec.Struct, tag="linked", tag_field="what", frozen=True, kw_only=True):
    """A secret link was replaced. Cookies that came with the old one lose their rights, except for `keep`.

    With `stay` all cookies keep them: the seat's holder wanted a link for another device.
    """

    role: str  # seat, host or watch
    hash: str
    seat: int = -1
    keep: str = ""
    stay: bool = False


class Left(msgspec.Struct, tag="left", tag_field="what", frozen=True, kw_only=True):
    """A person left the table before the match began. The seat is open again, and needs a new link."""

    seat: int


class Resigned(msgspec.Struct, tag="resigned", tag_field="what", frozen=True, kw_only=True):
    """A person gave the seat up for good. The match ends, or this bot plays on."""

    seat: int
    bot: str
    ends: bool


class Hosted(msgspec.Struct, tag="hosted", tag_field="what", frozen=True, kw_only=True):
    """Another cookie holds the host's rights."""

    holder: str


class Begun(msgspec.Struct, tag="begun", tag_field="what", frozen=True, kw_only=True):
    """The match began with these nonces; `chance` holds the first random outcomes."""

    nonces: list[str]
    chance: list[int]


class Chosen(msgspec.Struct, tag="chosen", tag_field="what", frozen=True, kw_only=True):
    """A seat decided; `chance` holds the random outcomes that followed."""

    seat: int
    action: int
    chance: list[int] = []
    by: str = "person"  # or bot


class Undone(msgspec.Struct, tag="undone", tag_field="what", frozen=True, kw_only=True):
    seat: int


class Confirmed(msgspec.Struct, tag="confirmed", tag_field="what", frozen=True, kw_only=True):
    seat: int


class Asked(msgspec.Struct, tag="asked", tag_field="what", frozen=True, kw_only=True):
    """A seat wants to take back: the match would go back to its first `keep` moves if the seats in `of` agree."""

    seat: int
    keep: int
    of: list[int]  # empty: it is taken back at once


class Answered(msgspec.Struct, tag="answered", tag_field="what", frozen=True, kw_only=True):
    """A seat agrees to a takeback or not. The last one that agrees takes it back; the asking seat can withdraw."""

    seat: int
    agrees: bool


class Said(msgspec.Struct, tag="said", tag_field="what", frozen=True, kw_only=True):
    seat: int  # NONE: the host, who has no seat
    text: str


class Reacted(msgspec.Struct, tag="reacted", tag_field="what", frozen=True, kw_only=True):
    """A reaction: one of a few signs that everybody reads in their own language."""

    seat: int
    sign: str


class Hooked(msgspec.Struct, tag="hooked", tag_field="what", frozen=True, kw_only=True):
    """Where to post when somebody's turn comes; empty: nowhere."""

    url: str


class Ended(msgspec.Struct, tag="ended", tag_field="what", frozen=True, kw_only=True):
    """The game was abandoned. `reason` is a sentence in English; `key` and `values` say the same as a message."""

    reason: str
    key: str = ""
    values: dict[str, object] = {}


class Rematched(msgspec.Struct, tag="rematched", tag_field="what", frozen=True, kw_only=True):
    table: str


class Deleted(msgspec.Struct, tag="deleted", tag_field="what", frozen=True, kw_only=True):
    """The table is gone. This is all that is kept of its log, so that no other process can continue it."""


Body = (
    Made
    | Seated
    | Ready
    | Parted
    | Linked
    | Left
    | Resigned
    | Hosted
    | Begun
    | Chosen
    | Undone
    | Confirmed
    | Asked
    | Answered
    | Said
    | Reacted
    | Hooked
    | Ended
    | Rematched
    | Deleted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def ended(message: Message) -> Ended:
    return Ended(**spelled(message))


def write(body: Body) -> bytes:
    return _encoder.encode(body)


def read(data: bytes) -> Body:
    return _decoder.decode(data)


TOMBSTONE: Final = write(Deleted())
"""All that is left of the log of a deleted table."""
