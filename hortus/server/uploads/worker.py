"""The program of a worker process that checks uploaded editions, with limited time and memory.

It reads uploads from its input and writes verdicts to its output, one at a
time. The server kills it when it is late.
"""

import math
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import msgspec

from hortus import editions, interpreter
from hortus.core.errors import EditionError, HortusError
from hortus.core.rules import Rules
from hortus.server.bots.worker import limit_memory, try_out
from hortus.tables import rules

NAME = "uploaded.toml"
READY = b"\0"
SLOWEST = 0.1 if interpreter.compiled() else 0.5
"""Seconds of CPU time to assemble the rules: the server does it again, while everybody waits. Ours take a tenth."""
HEAVIEST = 4_000_000
"""Bytes of the rules: the server keeps them as long as a table is open. The largest of ours have half as many."""
TOO_MUCH, ENDLESS = "server-edition-heavy", "server-edition-endless"


class Upload(msgspec.Struct):
    """An edition file, and the tables to be played with it."""

    data: bytes
    game: str
    seats: list[int]
    modules: list[str] = []
    options: dict[str, str] = {}
    seed: int = 0  # for random games; 0: it is not tried out


class Verdict(msgspec.Struct):
    """The contents of an edition, or what is wrong with it."""

    components: dict[str, object] = {}
    game: str | None = None
    fault: dict[str, Any] | None = None  # a message, spelled


_decoder = msgspec.msgpack.Decoder(Upload)


def refuse(fault: HortusError) -> Verdict:
    return Verdict(fault=fault.message.spelled())


def judge(upload: Upload) -> Verdict:
    try:
        box = editions.from_bytes(NAME, upload.data)
        for seats in upload.seats:
            table = _put_together(upload, seats, box)
            if upload.seed:
                _try_out(table, upload.seed)
    except HortusError as fault:
        return refuse(fault)
    except MemoryError:
        return refuse(EditionError(TOO_MUCH))
    return Verdict(box.components, box.game if isinstance(box.game, str) else None)


def _put_together(upload: Upload, seats: int, box: editions.Edition) -> Rules[Any]:
    began = time.process_time()
    table = rules(upload.game, seats, upload.modules, upload.options, box)
    if time.process_time() - began > SLOWEST:
        raise EditionError(TOO_MUCH)
    if _weight(upload, seats, box) > HEAVIEST:
        raise EditionError(TOO_MUCH)
    return table


def _weight(upload: Upload, seats: int, box: editions.Edition) -> int:
    """Bytes that the rules of a table take."""
    tracemalloc.start()
    try:
        kept = rules(upload.game, seats, upload.modules, upload.options, box)
        size, _ = tracemalloc.get_traced_memory()
        del kept
    finally:
        tracemalloc.stop()
    return size


def _try_out(table: Rules[Any], seed: int) -> None:
    try:
        try_out(table, seed)
    except Exception:
        raise EditionError(ENDLESS) from None


def limit_time(seconds: int) -> None:
    """Let the system kill this process after this much more CPU time, where the platform can."""
    try:
        import resource

        used = math.ceil(time.process_time())
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, ValueError, OSError):
        return


def serve(answer: Callable[[bytes, int, int], bytes]) -> None:
    """Answer one message after another, each within its limits. `answer` sets the limit on time."""
    megabytes, reading, playing = (int(word) for word in sys.argv[1:])
    limit_memory(megabytes)
    read, write = sys.stdin.buffer, sys.stdout.buffer
    write.write(READY)
    write.flush()
    while True:
        size = read.read(4)
        if len(size) < 4:
            return
        reply = answer(read.read(int.from_bytes(size, "big")), reading, playing)
        write.write(len(reply).to_bytes(4, "big") + reply)
        write.flush()


def _answer(data: bytes, reading: int, playing: int) -> bytes:
    upload = _decoder.decode(data)
    limit_time(reading + (playing if upload.seed else 0))
    return msgspec.msgpack.encode(judge(upload))


def main() -> None:
    serve(_answer)


if __name__ == "__main__":
    main()
