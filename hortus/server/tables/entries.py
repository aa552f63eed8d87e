"""What can stand in a table's log: the only thing that is ever stored of a table.

A log is append-only. Whatever a table is, it is because of its entries; adding
a kind of entry or a field with a default keeps every old log readable.
"""

import msgspec


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed about the table, beside the rules."""

    title: str = ""
    pace: str = "none"  # none, live or days
    allowance: int = 0  # seconds for a decision; 0: no deadline
    late: str = "bot"  # what happens when a deadline passes: bot or abandon
    confirm: bool = False  # a turn passes on only when it is confirmed
    hints: bool = True


class Made(msgspec.Struct, tag="made", tag_field="what", frozen=True, kw_only=True):
    """A table was made. Edition data are kept in full: an upgrade must not change a game in progress."""

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


class Seated(msgspec.Struct, tag="seated", tag_field="what", frozen=True, kw_only=True):
    """Who sits on a seat from now on; a person's cookies stay known until they are revoked."""

    seat: int
    kind: str  # person, bot or open
    name: str = ""
    bot: str = ""
    holder: str = ""  # hash of a cookie that now holds this seat
    nonce: str = ""
    away: bool = False  # a bot stands in for a person who can come back
    instead: str = ""  # the bot that was asked for and would think too long here
    device: str = ""  # what kind of browser the cookie belongs to
    spent: bool = False  # the seat's link was exchanged for the cookie and opens nothing any more
    owes: bool = False  # sits down without having been asked for a nonce, as at a rematch


class Ready(msgspec.Struct, tag="ready", tag_field="what", frozen=True, kw_only=True):
    """A seat has added its nonce to the deal."""

    seat: int
    nonce: str


class Parted(msgspec.Struct, tag="parted", tag_field="what", frozen=True, kw_only=True):
    """A device holds this seat no longer."""

    seat: int
    holder: str


class Linked(msgspec.Struct, tag="linked", tag_field="what", frozen=True, kw_only=True):
    """A secret link was replaced; what was opened with the old one is closed, but for the cookie `keep`.

    With `stay` nothing is closed: the seat's holder wanted a link for another device.
    """

    role: str  # seat, host or watch
    hash: str
    seat: int = -1
    keep: str = ""
    stay: bool = False


class Hosted(msgspec.Struct, tag="hosted", tag_field="what", frozen=True, kw_only=True):
    """Another cookie holds the host's rights."""

    holder: str


class Begun(msgspec.Struct, tag="begun", tag_field="what", frozen=True, kw_only=True):
    """The match began with these nonces; `chance` is what nature said first."""

    nonces: list[str]
    chance: list[int]


class Chosen(msgspec.Struct, tag="chosen", tag_field="what", frozen=True, kw_only=True):
    """A seat decided; `chance` is what nature answered."""

    seat: int
    action: int
    chance: list[int] = []
    by: str = "person"  # or bot


class Undone(msgspec.Struct, tag="undone", tag_field="what", frozen=True, kw_only=True):
    seat: int


class Confirmed(msgspec.Struct, tag="confirmed", tag_field="what", frozen=True, kw_only=True):
    seat: int


class Said(msgspec.Struct, tag="said", tag_field="what", frozen=True, kw_only=True):
    seat: int  # NONE: the host, from beside the table
    text: str


class Hooked(msgspec.Struct, tag="hooked", tag_field="what", frozen=True, kw_only=True):
    """Where to post when somebody's turn comes; empty: nowhere."""

    url: str


class Ended(msgspec.Struct, tag="ended", tag_field="what", frozen=True, kw_only=True):
    """Given up before its end."""

    reason: str


class Rematched(msgspec.Struct, tag="rematched", tag_field="what", frozen=True, kw_only=True):
    table: str


Body = (
    Made
    | Seated
    | Ready
    | Parted
    | Linked
    | Hosted
    | Begun
    | Chosen
    | Undone
    | Confirmed
    | Said
    | Hooked
    | Ended
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def write(body: Body) -> bytes:
    return _encoder.encode(body)


def read(data: bytes) -> Body:
    return _decoder.decode(data)
