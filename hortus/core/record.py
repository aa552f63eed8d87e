"""The moves of a match as numbers; replaying them needs no dice."""

from typing import Final

from hortus.core.errors import RecordError
from hortus.core.setup import Setup

FORMAT: Final = 1
MOST_MOVES: Final = 100_000
LARGEST: Final = 0x7FFFFFFF  # of any number in a record; the compiled rules could not take all that JSON can write


class Record:
    """A whole match: what was agreed, where chance came from, and every move.

    A move is a pair (who, what): a seat and its action, or NONE and what nature
    said. An edition that does not come with Hortus is written out in full, so
    that a record can always be replayed by itself.
    """

    def __init__(
        self,
        setup: Setup,
        deal: dict[str, object],
        moves: list[tuple[int, int]],
        scores: list[int],
    ) -> None:
        self.setup = setup
        self.deal = deal
        self.moves = moves
        self.scores = scores  # empty while the game goes on

    def as_dict(self) -> dict[str, object]:
        """JSON-safe, in the order people read it."""
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
    """The inverse of `as_dict`, trusting nothing."""
    if not isinstance(written, dict):
        raise RecordError("A record is a JSON object with the keys game, seats and moves, among others.")
    if written.get("format") != FORMAT:
        raise RecordError(f"The record's format should be {FORMAT}, not {_shown(written.get('format'))}.")
    components = written.get("components")
    if components is not None and not isinstance(components, dict):
        raise RecordError("The record's components should be an object.")
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
        raise RecordError("The record's deal should be an object with a seed, or with commitment, nonces and secret.")
    _check_texts(deal)
    return Record(setup, deal, _moves(written), _wholes(written, "scores"))


def _text(written: dict[str, object], key: str) -> str:
    value = written.get(key)
    if not isinstance(value, str) or not _whole_characters(value):
        raise RecordError(f"The record's {key} should be a text, not {_shown(value)}.")
    return value


def _whole(written: dict[str, object], key: str) -> int:
    value = written.get(key)
    if type(value) is not int or abs(value) > LARGEST:
        raise RecordError(f"The record's {key} should be a whole number, not {_shown(value)}.")
    return value


def _texts(written: dict[str, object], key: str) -> list[str]:
    values = written.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise RecordError(f"The record's {key} should be a list of texts.")
    return list(values)


def _wholes(written: dict[str, object], key: str) -> list[int]:
    values = written.get(key)
    if not isinstance(values, list) or not all(_is_number(value) for value in values):
        raise RecordError(f"The record's {key} should be a list of whole numbers.")
    return list(values)


def _choices(written: dict[str, object]) -> dict[str, str]:
    values = written.get("options")
    if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
        raise RecordError("The record's options should be an object of texts.")
    return dict(values)


def _moves(written: dict[str, object]) -> list[tuple[int, int]]:
    rows = written.get("moves")
    if not isinstance(rows, list) or len(rows) > MOST_MOVES:
        raise RecordError(f"The record's moves should be a list of at most {MOST_MOVES} pairs.")
    moves: list[tuple[int, int]] = []
    for index, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 2 or not all(_is_number(value) for value in row):
            raise RecordError(f"Move {index + 1} of the record should be a pair of whole numbers, not {_shown(row)}.")
        moves.append((row[0], row[1]))
    return moves


def _check_texts(deal: dict[str, object]) -> None:
    """Half a character can be written in JSON, but no dice can be made of it."""
    nonces = deal.get("nonces")
    texts = [deal.get("seed"), *(nonces if isinstance(nonces, list) else [])]
    for text in texts:
        if isinstance(text, str) and not _whole_characters(text):
            raise RecordError("The seed or a nonce of the record's deal holds a broken character; it should be a text.")


def _whole_characters(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= LARGEST


def _shown(value: object) -> str:
    """For a sentence; a long value is cut."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):
        return "what it is"
    return text if len(text) <= 60 else text[:60] + "…"
