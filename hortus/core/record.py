"""The moves of a match as numbers; replaying them needs no dice."""

from typing import Final

from hortus.core.errors import RecordError
from hortus.core.message import Message
from hortus.core.plain import quoted
from hortus.core.setup import Setup

FORMAT: Final = 1
MOST_MOVES: Final = 100_000
LARGEST: Final = 0x7FFFFFFF  # of any number in a record: compiled code cannot use larger ones


class Record:
    """A whole match: the setup, the deal and every move.

    A move is a pair (who, what): a seat and its action, or NONE and the outcome
    of a random draw. A custom edition is stored completely, so that a record can
    always be replayed by itself.
    """

    def __init__(
        self,
        setup: Setup,
        deal: dict[str, object],
        moves: list[tuple[int, int]],
        scores: list[int],
    ) -> None:
        self.setup = setup
        """Game, version, seats, modules, options and edition."""
        self.deal = deal
        """What is published about the deal; see `Deal.publish`."""
        self.moves = moves
        """All moves as pairs (who, what)."""
        self.scores = scores
        """The final scores; empty until the game is over."""

    def as_dict(self) -> dict[str, object]:
        """The record as JSON data, in an order that is easy to read."""
        written: dict[str, object] = {
            "format": FORMAT,
            "game": self.setup.game,
            "version": self.setup.version,
            "seats": self.setup.seats,
            "modules": self.setup.modules[:],
            "options": dict(self.setup.options),
            "edition": self.setup.edition,
            "digest": self.setup.digest,
            "deal": dict(self.deal),
            "scores": self.scores[:],
            "moves": [list(move) for move in self.moves],
        }
        if self.setup.components is not None:
            written["components"] = self.setup.components
        return written


def read_record(written: object) -> Record:
    """The inverse of `as_dict`. It checks everything."""
    if not isinstance(written, dict):
        raise RecordError("refused-record")
    if written.get("format") != FORMAT:
        raise _fault(written, "format", str(FORMAT))
    components = written.get("components")
    if components is not None and not isinstance(components, dict):
        raise _fault(written, "components", Message("expected-object"))
    setup = Setup(
        _text(written, "game"),
        _whole(written, "version"),
        _whole(written, "seats"),
        _texts(written, "modules"),
        _choices(written),
        _text(written, "edition"),
        _text(written, "digest"),
        components,
    )
    deal = written.get("deal")
    if not isinstance(deal, dict):
        raise _fault(written, "deal", Message("expected-deal"))
    _check_texts(deal)
    return Record(setup, deal, _moves(written), _wholes(written, "scores"))


def _fault(written: dict[str, object], key: str, expected: object) -> RecordError:
    return RecordError("refused-record-key", key=key, expected=expected, found=quoted(written.get(key)))


def _text(written: dict[str, object], key: str) -> str:
    value = written.get(key)
    if not isinstance(value, str) or not _whole_characters(value):
        raise _fault(written, key, Message("expected-text"))
    return value


def _whole(written: dict[str, object], key: str) -> int:
    value = written.get(key)
    if type(value) is not int or abs(value) > LARGEST:
        raise _fault(written, key, Message("expected-whole-number"))
    return value


def _texts(written: dict[str, object], key: str) -> list[str]:
    values = written.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise _fault(written, key, Message("expected-list-of-texts"))
    return list(values)


def _wholes(written: dict[str, object], key: str) -> list[int]:
    values = written.get(key)
    if not isinstance(values, list) or not all(_is_number(value) for value in values):
        raise _fault(written, key, Message("expected-list-of-whole-numbers"))
    return list(values)


def _choices(written: dict[str, object]) -> dict[str, str]:
    values = written.get("options")
    if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
        raise _fault(written, "options", Message("expected-object-of-texts"))
    return dict(values)


def _moves(written: dict[str, object]) -> list[tuple[int, int]]:
    rows = written.get("moves")
    if not isinstance(rows, list) or len(rows) > MOST_MOVES:
        raise _fault(written, "moves", Message("expected-moves", {"most": MOST_MOVES}))
    moves: list[tuple[int, int]] = []
    for index, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 2 or not all(_is_number(value) for value in row):
            raise RecordError("refused-record-move", number=str(index + 1), found=quoted(row))
        moves.append((row[0], row[1]))
    return moves


def _check_texts(deal: dict[str, object]) -> None:
    """JSON can contain half a character, but dice cannot be made from one."""
    nonces = deal.get("nonces")
    texts = [deal.get("seed"), *(nonces if isinstance(nonces, list) else [])]
    for text in texts:
        if isinstance(text, str) and not _whole_characters(text):
            raise RecordError("refused-record-seed")


def _whole_characters(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= LARGEST
