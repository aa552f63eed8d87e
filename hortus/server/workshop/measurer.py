"""The program of a process that measures one edition and ends: games of bots, compared with the standard edition."""

import time
from typing import Any

import msgspec

from hortus import editions, tables
from hortus.core.errors import EditionError, HortusError
from hortus.lab.measure import Measuring
from hortus.server.job_worker import heard, say
from hortus.server.uploads.worker import ENDLESS, NAME, TOO_MUCH

EVERY = 0.4
"""Seconds between two progress messages."""
ENOUGH = 40.0
"""Seconds of CPU time after which no further game begins. The slowest table takes 3 seconds compiled, and minutes where
nothing is compiled: then fewer games are compared, and the intervals are wider."""


class Order(msgspec.Struct):
    """An edition file, and the table it is measured at."""

    game: str
    data: bytes
    seats: int


class News(msgspec.Struct):
    """How far it is, and at the end what was found."""

    done: int = 0
    total: int = 0
    finished: bool = False
    found: dict[str, Any] | None = None
    fault: dict[str, Any] | None = None  # a message, spelled


def work(order: Order) -> None:
    """Measure, and say now and then how far it is."""
    box = editions.from_bytes(NAME, order.data)
    measuring = Measuring(tables.rules(order.game, order.seats, edition=box))
    said = 0.0
    for done, total in measuring.run():
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            say(msgspec.msgpack.encode(News(done, total)))
        if done % 2 == 0 and time.process_time() > ENOUGH:
            break
    say(msgspec.msgpack.encode(News(done, done, True, measuring.found())))


def main() -> None:
    order = msgspec.msgpack.decode(heard(), type=Order)
    try:
        work(order)
    except HortusError as fault:
        say(msgspec.msgpack.encode(News(finished=True, fault=fault.message.spelled())))
    except MemoryError:
        say(msgspec.msgpack.encode(News(finished=True, fault=EditionError(TOO_MUCH).message.spelled())))
    except Exception:  # a game that does not end
        say(msgspec.msgpack.encode(News(finished=True, fault=EditionError(ENDLESS).message.spelled())))


if __name__ == "__main__":
    main()
