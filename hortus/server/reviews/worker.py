"""The program of a process that reviews one finished game, or only checks its record, and ends.

It reads one order from its input and writes news to its output: how far it is,
and now and then the review so far as JSON.
"""

import json
import sys
import time
from typing import Any

import msgspec

from hortus.coach.review import Reviewing, finished
from hortus.core.errors import HortusError, RecordError
from hortus.core.record import read_record
from hortus.server.bots.worker import limit_memory

EVERY = 0.5
"""Seconds between two progress messages."""
SNAPSHOT = 8.0
"""Seconds between two reviews that are not complete."""


class Order(msgspec.Struct):
    """A record as JSON data, and how much work to do; or the text of a file that is only checked."""

    record: dict[str, Any] = {}
    effort: str = ""
    text: str = ""  # of a file; in place of the record


class News(msgspec.Struct):
    """How far it is. `review` is JSON; empty if nothing new can be shown."""

    done: int = 0
    total: int = 0
    review: bytes = b""
    finished: bool = False
    fault: dict[str, Any] | None = None  # a message, spelled


def work(order: Order) -> None:
    """Review the game, and write the news."""
    try:
        if order.text:
            _write(_checked(order.text))
            return
        reviewing = Reviewing(read_record(order.record), order.effort)
    except HortusError as refused:
        _write(News(fault=refused.message.spelled()))
        return
    said, shown = 0.0, -SNAPSHOT
    done = total = 0
    for done, total in reviewing.run():
        now = time.monotonic()
        if reviewing.valued and now - shown > SNAPSHOT and done < total:
            _write(News(done, total, _json(reviewing)))
            said = shown = now
        elif now - said > EVERY:
            _write(News(done, total))
            said = now
    _write(News(done, total, _json(reviewing), True))


def _checked(text: str) -> News:
    """Whether this server can show the review of a record that comes from a file."""
    try:
        record = read_record(json.loads(text))
    except (ValueError, RecursionError):
        raise RecordError("server-record-json") from None
    if record.setup.components is not None:
        raise RecordError("server-record-edition")
    finished(record)
    return News(finished=True)


def _json(reviewing: Reviewing) -> bytes:
    return msgspec.json.encode(reviewing.review().as_dict())


def _write(news: News) -> None:
    reply = msgspec.msgpack.encode(news)
    sys.stdout.buffer.write(len(reply).to_bytes(4, "big") + reply)
    sys.stdout.buffer.flush()


def main() -> None:
    limit_memory(int(sys.argv[1]))
    read = sys.stdin.buffer
    size = int.from_bytes(read.read(4), "big")
    work(msgspec.msgpack.decode(read.read(size), type=Order))


if __name__ == "__main__":
    main()
