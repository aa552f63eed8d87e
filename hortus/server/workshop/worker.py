"""The program of a worker process that looks at editions while they are edited, with limited time and memory."""

import msgspec

from hortus.core.errors import EditionError
from hortus.server.uploads.worker import NAME, TOO_MUCH, limit_time, serve
from hortus.workshop import Look, look


class Draft(msgspec.Struct):
    """An edition file as somebody has it now, and the drawings they have."""

    game: str
    data: bytes
    language: str
    known: list[str]


_decoder = msgspec.msgpack.Decoder(Draft)


def _answer(data: bytes, reading: int, _playing: int) -> bytes:
    draft = _decoder.decode(data)
    limit_time(reading)
    try:
        found = look(NAME, draft.data, draft.game, draft.language, draft.known)
    except MemoryError:
        found = Look(fault=EditionError(TOO_MUCH).message.spelled())
    try:
        return msgspec.msgpack.encode(found)
    except OverflowError:
        # A number of more than 64 bits. No rule allows one, so there is a fault, and it says which.
        return msgspec.msgpack.encode(Look(fault=found.fault, where=found.where))


if __name__ == "__main__":
    serve(_answer)
