"""A job in its process: the limits it begins with, the order it reads, and what it writes. See `jobs.py`."""

import sys

from hortus.server.bots.worker import limit_memory
from hortus.server.uploads.worker import limit_time


def heard() -> bytes:
    """The order, after this process was given its limits."""
    megabytes, seconds = (int(word) for word in sys.argv[1:])
    limit_memory(megabytes)
    limit_time(seconds)
    size = sys.stdin.buffer.read(4)
    return sys.stdin.buffer.read(int.from_bytes(size, "big"))


def say(message: bytes) -> None:
    sys.stdout.buffer.write(len(message).to_bytes(4, "big") + message)
    sys.stdout.buffer.flush()
