"""The bodies of REST requests and answers, for FastAPI and its OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from hortus import editions
from hortus.server.bots.pool import STAND_IN
from hortus.server.protocol.messages import LARGEST, SEEN, Sign

Name = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(max_length=60)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9A-Za-z_-]*$")]
DecisionId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=SEEN)]
Version = Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
Number = Annotated[int, Field(ge=-1, le=LARGEST, strict=True)]
Spelled = Annotated[dict[Key, Number | Name], Field(max_length=12)]


class Order(BaseModel):
    """The body of a request. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class SeatOrder(Order):
    """Who gets this seat: the caller, whoever opens the seat's link, or a bot."""

    kind: Literal["me", "invite", "bot"] = "invite"
    name: Name = ""
    bot: Key = STAND_IN
    nonce: Nonce = ""


class TableOrder(Order):
    """A table to be made. `edition_file` is the text of a custom edition."""

    game: Key
    seats: Annotated[list[SeatOrder], Field(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Field(max_length=20)] = []
    options: Annotated[dict[Key, Key], Field(max_length=40)] = {}
    edition: Key = "standard"
    edition_file: Annotated[str, StringConstraints(max_length=editions.LARGEST)] = ""
    title: Annotated[str, StringConstraints(max_length=80)] = ""
    pace: Literal["none", "live", "days"] = "none"
    allowance: Annotated[int, Field(ge=0, le=30 * 24 * 3600, strict=True)] = 0
    late: Literal["bot", "abandon"] = "bot"
    confirm: bool = False
    hints: bool = True
    watchable: bool = False


class EditionOrder(Order):
    game: Key
    edition_file: Annotated[str, StringConstraints(min_length=1, max_length=editions.LARGEST)]


class Claim(Order):
    """The secret of a link, in exchange for a cookie."""

    key: Secret
    name: Name = ""
    nonce: Nonce = ""


class SeatChange(Order):
    """person: take the seat (back); bot: let a bot play; open: leave it. Without a kind: only a new name."""

    kind: Literal["person", "bot", "open"] | None = None
    bot: Key = STAND_IN
    name: Name = ""


class Start(Order):
    """Begin now; `bot` takes the seats that are still open."""

    bot: Key = STAND_IN


class LinkChange(Order):
    """The link to replace. With `end`, a seat's holder also ends all other devices."""

    role: Literal["seat", "watch", "host"]
    seat: Annotated[int, Field(ge=-1, le=15, strict=True)] = -1
    end: bool = False


class OneSeat(Order):
    seat: SeatNumber


class Answer(Order):
    """Whether a seat agrees to a takeback; with `agrees: false` the asking seat withdraws."""

    seat: SeatNumber
    agrees: bool


class Branch(Order):
    """A new table from before this seat's last decision."""

    seat: SeatNumber
    nonce: Nonce = ""


class Reaction(Order):
    seat: SeatNumber
    id: DecisionId
    sign: Sign


class Haste(Order):
    """Which bot shall decide at once."""

    seat: SeatNumber


class NonceOrder(Order):
    """A seat's contribution to the randomness of the deal, before the match begins."""

    seat: SeatNumber
    nonce: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]*$")]


class Move(Order):
    """A decision. `action` is its number, or its fields."""

    seat: SeatNumber
    v: Version
    id: DecisionId
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)] | Spelled


class Gesture(Order):
    """An undo or a confirmation."""

    seat: SeatNumber
    v: Version
    id: DecisionId


class Look(Order):
    """A preview of an action."""

    seat: SeatNumber
    v: Version
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)] | Spelled


class Ask(Order):
    """A hint for a seat. With an effort, it says how sure it is, and why."""

    seat: SeatNumber
    v: Version
    effort: Literal["", "quick", "usual", "deep"] = ""


class Speech(Order):
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    id: DecisionId
    seat: Annotated[int, Field(ge=-1, le=15, strict=True)] = -1


class Hook(Order):
    url: Annotated[str, StringConstraints(max_length=500)]


Choices = Annotated[list[Annotated[int, Field(ge=0, le=LARGEST, strict=True)]], Field(max_length=60)]


class LessonOrder(Order):
    """A learner's choices so far that fulfilled a step, and perhaps the next one."""

    done: Choices = []
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)] | None = None


class LessonLook(Order):
    """A preview of an action in a lesson."""

    done: Choices = []
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)]


class ReplayLook(Order):
    """An action that a seat could have chosen in a finished game."""

    seat: Annotated[int, Field(ge=0, le=15, strict=True)]
    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)]


class PuzzleTry(Order):
    """An action in a puzzle."""

    action: Annotated[int, Field(ge=0, le=LARGEST, strict=True)]


class PlayOn(Order):
    """A new table from a finished game, as it was after this many decisions."""

    decision: Annotated[int, Field(ge=0, le=100_000, strict=True)]
    seats: Annotated[list[SeatOrder], Field(max_length=8)] = []


class ReviewOrder(Order):
    """How much work a review of a finished game may be."""

    effort: Literal["quick", "usual", "deep"] = "usual"


class Dropped(Order):
    """The record of a finished game: the text of its file."""

    record: Annotated[str, StringConstraints(min_length=2, max_length=editions.LARGEST)]


Paper = Literal["a4", "letter"]
Language = Annotated[str, StringConstraints(max_length=10)]


class PrintOrder(Order):
    """A game to print. `edition_file` is the text of a custom edition; without seats, for as many as can play."""

    game: Key
    edition: Key = "standard"
    edition_file: Annotated[str, StringConstraints(max_length=editions.LARGEST)] = ""
    seats: Annotated[int, Field(ge=1, le=8, strict=True)] | None = None
    paper: Paper = "a4"
    what: Literal["all", "tiles", "boards", "cards", "pads", "rules"] = "all"
    marks: bool = False
    bleed: Annotated[int, Field(ge=0, le=5, strict=True)] = 3
    duplex: Literal["long", "short", "none"] = "long"
    ink: Literal["full", "light"] = "full"
    language: Language = "en"


class Draft(Order):
    """An edition file as it is now. `known` are the names of drawings that need not be sent again."""

    edition_file: Annotated[str, StringConstraints(min_length=1, max_length=editions.LARGEST)]
    language: Language = "en"
    known: Annotated[list[Annotated[str, StringConstraints(max_length=16)]], Field(max_length=600)] = []


class MeasureOrder(Order):
    """An edition file, and the number of seats to measure it with."""

    edition_file: Annotated[str, StringConstraints(min_length=1, max_length=editions.LARGEST)]
    seats: Annotated[int, Field(ge=1, le=8, strict=True)]


class BoardPrint(Order):
    """A board to print, as this seat sees it (-1: a spectator). With a decision: as it was then, after the game."""

    seat: Annotated[int, Field(ge=-1, le=15, strict=True)] = -1
    decision: Annotated[int, Field(ge=0, le=100_000, strict=True)] | None = None
    ending: Literal[".pdf", ".svg"] = ".pdf"
    paper: Paper = "a4"
    language: Language = "en"


class Links(BaseModel):
    """Secrets, told once. Put each behind a # in an address, so that it reaches no server log and no referrer."""

    host: str
    watch: str
    seats: list[str]


class Opened(BaseModel):
    id: str
    links: Links


class Relinked(BaseModel):
    key: str


class Offered(BaseModel):
    """What a seat can do about its last decision.

    free: take it back; ask: take it back if the seats in `of` agree; branch: play on from there at a new table;
    never: nothing.
    """

    way: Literal["free", "ask", "branch", "never"]
    of: list[int]


class Claimed(BaseModel):
    """What the caller may do at the table now."""

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
    """Nothing has changed. `reason` is a sentence in English; `key` and `values` say the same for other languages."""

    reason: str
    key: str
    values: dict[str, Any]


class TableRow(BaseModel):
    id: str
    game: str
    title: str
    state: str
    names: list[str]
    given: list[str]  # the same, empty where nobody has given a name
    seats: list[int]
    waiting: list[int]
    yours: bool
    due: int
    notice: str
    host: bool
    kinds: list[str]  # person, bot or open; a person for whom a bot stands in is a person
    made: int  # milliseconds since 1970
    changed: int  # when everybody at the table last heard something
    scores: list[int]  # when the game is over
    winners: list[int]
    resigned: list[int]  # seats that were given up
    next: str  # the rematch


Anything = dict[str, Any]
