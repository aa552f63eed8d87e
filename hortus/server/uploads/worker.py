"""A worker process: edition files from outside are read, judged and tried out here, with little time and memory.

It reads uploads from its input and writes verdicts to its output, one at a
time. Whoever waits outside ends it when it is late.
"""

import math
import sys
import time
from typing import Any

import msgspec

from hortus import editions
from hortus.core.errors import EditionError, HortusError
from hortus.core.rules import Rules
from hortus.server.bots.worker import limit_memory, try_out
from hortus.tables import rules

NAME = "uploaded.toml"
READY = b"\0"
SLOWEST = 0.5
"""Seconds of work that putting a table together may take: the server does it again, while everybody waits."""
TOO_MUCH = "The uploaded edition takes too much time or memory to read; use fewer or smaller components."
ENDLESS = "This edition was tried out and random play did not come to an end with it."


class Upload(msgspec.Struct):
    """An edition file, and the tables that shall be played with it."""

    data: bytes
    game: str
    seats: list[int]
    modules: list[str] = []
    options: dict[str, str] = {}
    seed: int = 0  # of random play to its end; 0: it is not tried out


class Verdict(msgspec.Struct):
    """What is in it, or what is wrong with it."""

    components: dict[str, object] = {}
    game: str | None = None
    fault: str = ""


def judge(upload: Upload) -> Verdict:
    try:
        box = editions.from_bytes(NAME, upload.data)
        for seats in upload.seats:
            table = _put_together(upload, seats, box)
            if upload.seed:
                _try_out(table, upload.seed)
    except HortusError as fault:
        return Verdict(fault=str(fault))
    except MemoryError:
        return Verdict(fault=TOO_MUCH)
    return Verdict(box.components, box.game if isinstance(box.game, str) else None)


def _put_together(upload: Upload, seats: int, box: editions.Edition) -> Rules[Any]:
    began = time.process_time()
    table = rules(upload.game, seats, upload.modules, upload.options, box)
    if time.process_time() - began > SLOWEST:
        raise EditionError(TOO_MUCH)
    return table


def _try_out(table: Rules[Any], seed: int) -> None:
    try:
        try_out(table, seed)
    except Exception:
        raise EditionError(ENDLESS) from None


def limit_time(seconds: int) -> None:
    """The system ends this process after so many more seconds of work; where it cannot, whoever waits does."""
    try:
        import resource

        used = math.ceil(time.process_time())
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, ValueError, OSError):
        return


def main() -> None:
    megabytes, reading, playing = (int(word) for word in sys.argv[1:])
    limit_memory(megabytes)
    decoder = msgspec.msgpack.Decoder(Upload)
    read, write = sys.stdin.buffer, sys.stdout.buffer
    write.write(READY)
    write.flush()
    while True:
        size = read.read(4)
        if len(size) < 4:
            return
        upload = decoder.decode(read.read(int.from_bytes(size, "big")))
        limit_time(reading + (playing if upload.seed else 0))
        reply = msgspec.msgpack.encode(judge(upload))
        write.write(len(reply).to_bytes(4, "big") + reply)
        write.flush()


if __name__ == "__main__":
    main()
