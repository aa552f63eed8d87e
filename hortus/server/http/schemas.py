"""What the REST interface takes and gives, for FastAPI and its OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from hortus import editions
from hortus.server.bots.pool import STAND_IN
from hortus.server.protocol.messages import LARGEST, SEEN

Name = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(max_length=60)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9A-Za-z_-]*$")]
DecisionId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=SEEN)]
Version = Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
Number = Annotated[int, Field(ge=-1, le=LARGEST, strict=True)]
Spelled = Annotated[dict[Key, Number | Name], Field(max_length=12)]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatOrder(Shape):
    """Who shall sit here: me, whoever opens the seat's link, or a bot."""

    kind: Literal["me", "invite", "bot"] = "invite"
    name: Name = ""
    bot: Key = STAND_IN
    nonce: Nonce = ""


class TableOrder(Shape):
    """A table to be made. `edition_file` is the text of an edition file of one's own."""

    game: Key
    seats: Annotated[list[SeatOrder], Field(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Field(max_length=20)] = []
    options: Annotated[dict[Key, Key], Field(max_length=40)] = {}
    edition: Key = "house"
    edition_file: Annotated[str, StringConstraints(max_length=editions.LARGEST)] = ""
    title: Annotated[str, StringConstraints(max_length=80)] = ""
    pace: Literal["none", "live", "days"] = "none"
    allowance: Annotated[int, Field(ge=0, le=30 * 24 * 3600, strict=True)] = 0
    late: Literal["bot", "abandon"] = "bot"
    confirm: bool = False
    hints: bool = True


class EditionOrder(Shape):
    game: Key
    edition_file: Annotated[str, StringConstraints(min_length=1, max_length=editions.LARGEST)]


class Claim(Shape):
    """The secret of a link, in exchange for a cookie."""

    key: Secret
    name: Name = ""
    nonce: Nonce = ""


class SeatChange(Shape):
    """person: take the seat (back); bot: let one play; open: leave it empty. Or only a new name."""

    kind: Literal["person", "bot", "open"] | None = None
    bot: Key = STAND_IN
    name: Name = ""


class Start(Shape):
    """Begin now; which bot takes the seats that are still open."""

    bot: Key = STAND_IN


class LinkChange(Shape):
    """Whose link is replaced. A seat's holder keeps its other devices, unless `end` says otherwise."""

    role: Literal["seat", "watch", "host"]
    seat: Annotated[int, Field(ge=-1, le=15, strict=True)] = -1
    end: bool = False


class Share(Shape):
    """What a seat adds to the randomness of the deal, before the match begins."""

    seat: SeatNumber
    nonce: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]*$")]


class Move(Shape):
    """A decision: an action's number, or the action spelled."""

    seat: SeatNumber
    v: Version
    id: DecisionId
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)] | Spelled


class Gesture(Shape):
    """An undo or a confirmation."""

    seat: SeatNumber
    v: Version
    id: DecisionId


class Look(Shape):
    """A preview of an action."""

    seat: SeatNumber
    v: Version
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)] | Spelled


class Ask(Shape):
    """A hint for a seat."""

    seat: SeatNumber
    v: Version


class Speech(Shape):
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    id: DecisionId
    seat: Annotated[int, Field(ge=-1, le=15, strict=True)] = -1


class Hook(Shape):
    url: Annotated[str, StringConstraints(max_length=500)]


class PlayOn(Shape):
    """A new table from a position of a finished game, after so many of its decisions."""

    decision: Annotated[int, Field(ge=0, le=100_000, strict=True)]
    seats: Annotated[list[SeatOrder], Field(max_length=8)] = []


class Links(BaseModel):
    """Secrets, told once: put each behind a # in an address, so that no server and no referrer sees it."""

    host: str
    watch: str
    seats: list[str]


class Opened(BaseModel):
    id: str
    links: Links


class Relinked(BaseModel):
    key: str


class Standing(BaseModel):
    seats: list[int]
    host: bool
    watch: bool


class Device(BaseModel):
    """A browser that holds a seat. `name` is the browser and its system, or empty; `since` is in milliseconds."""

    id: str
    name: str
    since: int
    yours: bool


class Devices(BaseModel):
    """`link`: whether there is a link to this seat that nobody has used yet."""

    devices: list[Device]
    link: bool


class Refusal(BaseModel):
    """Nothing has changed; `reason` is a sentence."""

    reason: str


class TableRow(BaseModel):
    id: str
    game: str
    title: str
    state: str
    names: list[str]
    seats: list[int]
    waiting: list[int]
    yours: bool
    due: int
    notice: str


Anything = dict[str, Any]
