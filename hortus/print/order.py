"""What somebody wants printed, checked."""

from pathlib import Path
from typing import Any, NamedTuple

from hortus import tables, words
from hortus.core.errors import SetupError
from hortus.core.message import Listed, Message
from hortus.core.rules import Rules
from hortus.editions import Edition
from hortus.print.paper import MOST_BLEED, PAPERS, Paper
from hortus.print.piece import Piece, kind_name

WHATS = ["all", "tiles", "boards", "cards", "pads", "rules"]
DUPLEXES = ["long", "short", "none"]
INKS = ["full", "light"]


class Order(NamedTuple):
    """One game to print, and how."""

    rules: Rules[Any]
    title: str
    paper: Paper
    what: str
    marks: bool
    bleed: float  # millimetres
    duplex: str
    ink: str
    language: str

    @property
    def game(self) -> str:
        return self.rules.setup.game

    @property
    def seats(self) -> int:
        return self.rules.setup.seats

    def speak(self, message: Message) -> str:
        return words.text(message, self.language)

    def say(self, key: str, **values: object) -> str:
        return self.speak(Message(key, values))

    def alt(self, piece: Piece) -> str:
        """What a screen reader says of a piece, and what can be counted in the file."""
        return f"{self.speak(kind_name(piece.kind))} {piece.detail}".strip()


def order(
    game: str,
    edition: str | Path | Edition = "standard",
    seats: int | None = None,
    paper: str = "a4",
    what: str = "all",
    marks: bool = False,
    bleed: str = "3mm",
    duplex: str = "long",
    ink: str = "full",
    language: str = words.ENGLISH,
) -> Order:
    """Check everything; a SetupError or EditionError says what is wrong. Without seats, the most the game has."""
    kind = tables.game_kind(game)
    return Order(
        rules=tables.rules(kind.key, max(kind.seats) if seats is None else seats, edition=edition),
        title=kind.title,
        paper=checked_paper(paper),
        what=_one_of("what", what, WHATS),
        marks=marks,
        bleed=_millimetres(bleed),
        duplex=_one_of("duplex", duplex, DUPLEXES),
        ink=_one_of("ink", ink, INKS),
        language=checked_language(language),
    )


def checked_language(language: str) -> str:
    if language not in words.languages():
        raise SetupError("print-no-language", language=language, languages=Listed([*words.languages()]))
    return language


def checked_paper(paper: str) -> Paper:
    return PAPERS[_one_of("paper", paper, list(PAPERS))]


def _one_of(name: str, chosen: str, known: list[str]) -> str:
    if chosen not in known:
        raise SetupError("print-not-one-of", name=f"--{name}", known=Listed([*known], either=True), found=chosen)
    return chosen


def _millimetres(text: str) -> float:
    number = text.strip().removesuffix("mm").strip()
    try:
        length = float(number)
    except ValueError:
        length = -1.0
    if not 0 <= length <= MOST_BLEED:  # also refuses what is no number at all
        raise SetupError("print-bleed", most=f"{MOST_BLEED:g}mm", found=text)
    return length
