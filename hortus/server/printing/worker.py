"""The program of a process that prints one game or one board and ends.

Editions of strangers are read here and nowhere else. Of a board it gets what one seat sees, so nothing hidden
reaches this process.
"""

from typing import Any

import msgspec

from hortus import editions, words
from hortus import print as printing
from hortus.core.errors import EditionError, HortusError, SetupError
from hortus.server.job_worker import heard, say
from hortus.server.uploads.worker import TOO_MUCH
from hortus.tables import game_kind

UPLOADED = "uploaded.toml"


class GameOrder(msgspec.Struct, tag="game"):
    """A game to cut out. `data` is the edition file where it is not one of ours."""

    game: str
    edition: str
    data: bytes
    seats: int | None
    paper: str
    what: str
    marks: bool
    bleed: int
    duplex: str
    ink: str
    language: str


class BoardOrder(msgspec.Struct, tag="board"):
    """A position as one seat sees it."""

    game: str
    scene: dict[str, Any]
    view: dict[str, Any]
    ending: str
    paper: str
    language: str


class Printed(msgspec.Struct):
    """The file, or why there is none."""

    file: bytes = b""
    fault: dict[str, Any] | None = None  # a message, spelled


def made(order: GameOrder | BoardOrder) -> bytes:
    if isinstance(order, BoardOrder):
        title = game_kind(order.game).title
        drawn = printing.board(title, order.scene, order.view, order.ending, order.paper, order.language)
        return drawn.encode() if isinstance(drawn, str) else drawn
    box = editions.from_bytes(order.edition, order.data) if order.data else order.edition
    wanted = printing.order(
        order.game, box, order.seats, order.paper, order.what, order.marks, f"{order.bleed}mm", order.duplex,
        order.ink, order.language,
    )  # fmt: skip
    return printing.game_pdf(wanted)


def answer(order: GameOrder | BoardOrder) -> Printed:
    try:
        if order.language not in words.languages():
            order.language = words.ENGLISH
        if not (isinstance(order, BoardOrder) and order.ending == ".svg"):
            _check_typst()
        return Printed(made(order))
    except HortusError as fault:
        return Printed(fault=fault.message.spelled())
    except MemoryError:
        return Printed(fault=EditionError(TOO_MUCH).message.spelled())


def _check_typst() -> None:
    try:
        printing.check_installed()
    except SetupError:
        raise SetupError("server-no-typst") from None


def main() -> None:
    order = msgspec.msgpack.decode(heard(), type=GameOrder | BoardOrder)
    say(msgspec.msgpack.encode(answer(order)))


if __name__ == "__main__":
    main()
