"""The messages of the live socket and the stream: what a client can say, and what it can hear.

Both lists are closed: an unknown kind or field is refused. The browser's types
are generated from this file.
"""

from typing import Annotated, Final, Literal

import msgspec

from hortus.core.errors import WireError
from hortus.core.message import Message
from hortus.server import refusals

LARGEST: Final = 2**53 - 1
"""The largest whole number that JavaScript represents exactly."""

Version = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
SEEN: Final = r"^[^\x00-\x1f\x7f]*$"
"""Ids of clients have no control characters. The server's own ids begin with one, so the two never collide."""
DecisionId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=SEEN)]
Coordinate = Annotated[int, msgspec.Meta(ge=-1, le=LARGEST)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Spelled = Annotated[dict[Word, Word | Coordinate], msgspec.Meta(max_length=12)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Say(msgspec.Struct, tag_field="say", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Everything a client can say."""


class Choose(Say, tag="choose", frozen=True, kw_only=True):
    """Decide for a seat that has seen its version `v`; `id` is the client's own name for this decision."""

    seat: SeatNumber
    v: Version
    id: DecisionId
    action: ActionNumber | Spelled


class Undo(Say, tag="undo", frozen=True, kw_only=True):
    seat: SeatNumber
    v: Version
    id: DecisionId


class Confirm(Say, tag="confirm", frozen=True, kw_only=True):
    """End the turn, at a table whose setting asks for a confirmation."""

    seat: SeatNumber
    v: Version
    id: DecisionId


class Resume(Say, tag="resume", frozen=True, kw_only=True):
    """Ask for what a perspective missed since its version `v`; seat -1 is the spectator's."""

    v: Version
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = -1


class Chat(Say, tag="chat", frozen=True, kw_only=True):
    text: Text
    id: DecisionId
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = -1


Sign = Literal["well", "thanks", "oops", "wow", "think", "luck"]
"""What a reaction can say. Every client shows it in its own language."""


class React(Say, tag="react", frozen=True, kw_only=True):
    """A reaction, for everybody at the table."""

    seat: SeatNumber
    id: DecisionId
    sign: Sign


class Hint(Say, tag="hint", frozen=True, kw_only=True):
    """Without an effort, an action is the answer, at once; with one, it also says how sure that is, and why."""

    seat: SeatNumber
    v: Version
    effort: Literal["", "quick", "usual", "deep"] = ""


class Preview(Say, tag="preview", frozen=True, kw_only=True):
    seat: SeatNumber
    v: Version
    action: ActionNumber | Spelled


class Hurry(Say, tag="hurry", frozen=True, kw_only=True):
    """Ask the bot of a seat to decide now, by what looks best to it so far."""

    seat: SeatNumber


class Ping(Say, tag="ping", frozen=True, kw_only=True):
    pass


Decision = Choose | Undo | Confirm
"""What changes the match. Played exactly once for each seat and id."""
Said = Choose | Undo | Confirm | Resume | Chat | React | Hint | Preview | Hurry | Ping


class Hear(msgspec.Struct, tag_field="hear", frozen=True, kw_only=True):
    """Everything a client can hear. Each message is made for one perspective."""


class Welcome(Hear, tag="welcome", frozen=True, kw_only=True):
    """The first message of every connection: the table, and what this client may do there."""

    table: msgspec.Raw
    seats: list[int]  # that this listener holds
    host: bool


class Happened(Hear, tag="happened", frozen=True, kw_only=True):
    """What this perspective now sees, and what happened since its version `since`."""

    seat: int  # whose perspective; -1 is the spectator's
    v: int
    since: int
    events: list[dict[str, object]]
    state: str
    waiting: list[int]
    seats: list[dict[str, object]]
    due: dict[str, int]  # when each waiting seat's time is up, in milliseconds since 1970
    view: dict[str, object] | None = None  # None while the game has not begun
    legal: msgspec.Raw = msgspec.Raw(b"[]")  # each action spelled, with its number
    undo: bool = False
    confirm: bool = False  # this seat's turn waits for its confirmation
    scores: list[int | None] = []  # as far as this perspective can be sure of them
    takeback: dict[str, object] | None = None  # which `seat` asks to take back, `of` whom, and who has `agreed`


class Played(Hear, tag="played", frozen=True, kw_only=True):
    """The decision `id` is on disk, as part of this seat's version `v`. Sent again, it gets the same answer."""

    id: str
    seat: int
    v: int


class Refused(Hear, tag="refused", frozen=True, kw_only=True):
    """Nothing has changed. `why` is one of stale, illegal, rights, slow, broken, closed.

    `reason` is a sentence in English; `key` and `values` say the same for other languages.
    """

    why: str
    reason: str
    key: str = ""  # of the message catalogues
    values: dict[str, object] = {}
    id: str = ""
    v: int = 0


class StartOver(Hear, tag="startover", frozen=True, kw_only=True):
    """What was missed is no longer known; the whole table follows."""

    seat: int


class Hinted(Hear, tag="hinted", frozen=True, kw_only=True):
    """What to do. `advice` has up to three candidates, how sure it is, and why; empty if that was not asked for."""

    seat: int
    v: int
    action: dict[str, object]
    written: str
    effort: str = ""
    advice: dict[str, object] | None = None


class Previewed(Hear, tag="previewed", frozen=True, kw_only=True):
    """What is sure to follow from an action, as far as this seat can know; `view` only when all of it is sure."""

    seat: int
    v: int
    action: dict[str, object]
    written: str
    events: list[dict[str, object]]
    points: int | None
    passes: bool  # whether the turn then is somebody else's
    chance: bool  # whether a random draw comes next
    view: dict[str, object] | None


class Thinking(Hear, tag="thinking", frozen=True, kw_only=True):
    """How far the bot of a seat is with its decision, and what it would choose now. Not stored, and soon outdated.

    Only where the bot knows no more than everybody, and nobody chooses in secret.
    """

    seat: int
    done: int  # of `total` simulations
    total: int
    action: dict[str, object]
    written: str


class Hurried(Hear, tag="hurried", frozen=True, kw_only=True):
    """The bot of this seat was asked to decide now, if it still thinks."""

    seat: int


class Pong(Hear, tag="pong", frozen=True, kw_only=True):
    pass


Heard = Welcome | Happened | Played | Refused | StartOver | Hinted | Previewed | Thinking | Hurried | Pong

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()


def read(message: str | bytes) -> Said:
    """Decode a client's message; a WireError says what is wrong with it."""
    try:
        return _decoder.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as fault:
        raise WireError("server-not-understood", why=str(fault)[:200]) from None


def refused(why: str, message: Message, id: str = "", v: int = 0) -> Refused:
    return Refused(why=why, id=id, v=v, **refusals.spelled(message))


def write(heard: Heard) -> bytes:
    return _encoder.encode(heard)
