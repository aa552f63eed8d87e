"""The program of a worker process in which bots think and hints are worked out, with limited memory.

It reads requests from its input and writes answers to its output, one at a
time. Before an answer it reports now and then how far the bot has come; the bot
may be asked to stop and take what looks best so far. A request holds a world
that the seat imagined: what that seat cannot see never reaches this process.
"""

import os
import select
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from hortus.bots import bot
from hortus.bots.bot import Listener
from hortus.coach import written
from hortus.coach.advice import Advising
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.core.playout import playout
from hortus.core.rules import Rules
from hortus.server.tables.entries import Made
from hortus.server.tables.rulesets import rules_of

LARGEST = 4 * 1024 * 1024
"""Bytes of one message between the server and a worker."""
TRIALS = 20
INTERVAL = 0.1
"""Seconds between two reports of progress."""


class Request(msgspec.Struct, tag=True):
    """One decision to be made. `made` is sent once for each `key`; the worker caches the rules it describes."""

    key: str
    made: Made | None
    seat: int
    bot: str
    seed: int
    day: int | None  # the seed of the bot's form of the day, the same for a seat's whole game; None: average form
    world: dict[str, object]  # empty: try the rules out instead
    effort: str = ""  # of a hint that explains itself; empty: the action is enough
    seconds: float = 0.0  # for such a hint


class Stop(msgspec.Struct, tag=True):
    """Take what looks best now. `number`: which request is meant, counted from the first one of this process."""

    number: int


class Answer(msgspec.Struct, tag=True):
    """The chosen action; -1 with a fault."""

    action: int
    fault: str = ""
    advice: dict[str, Any] | None = None


class Progress(msgspec.Struct, tag=True):
    """Before the answer: how much of the search is done, and the action that looks best so far."""

    done: int
    total: int
    best: int


Asked = Request | Stop
Told = Answer | Progress


class Reporter(Listener):
    """Reports progress, but not too often, and ends the search when it is asked to."""

    def __init__(self, tell: Callable[[Progress], None], stopped: Callable[[], bool]) -> None:
        self.tell = tell
        self.stopped = stopped
        self.next = 0.0  # when to look again; at once the first time, as it may be asked to stop already

    def progress(self, done: int, total: int, best: int) -> bool:
        now = time.monotonic()
        if now < self.next:
            return False
        if self.next:  # quick bots have answered by now
            self.tell(Progress(done, total, best))
        self.next = now + INTERVAL
        return self.stopped()


def answer(request: Request, known: dict[str, Rules[Any]], listener: Listener) -> Answer:
    """Let the bot choose; `known` caches rules from one request to the next."""
    if request.made is not None:
        known[request.key] = rules_of(request.made)
    rules = known[request.key]
    if not request.world:
        return try_out(rules, request.seed)
    perspective: Perspective[Any] = Perspective(rules, rules.load(request.world), request.seat)
    if request.effort:
        return advise(perspective, request)
    player = bot(request.bot, None if request.day is None else Dice(request.day))
    return Answer(player.think(perspective, Dice(request.seed), listener))


def advise(perspective: Perspective[Any], request: Request) -> Answer:
    """A hint with its reasons. After some seconds it says what is known by then."""
    work = Advising(perspective, request.effort, request.seed)
    work.work(request.seconds)
    made = work.advice()
    action = made.candidates[0].action if made.candidates else work.favourite
    return Answer(action, advice=written.advice(made, perspective.rules.catalogue))


def try_out(rules: Rules[Any], seed: int) -> Answer:
    """Play some random games. Does not return if one does not end: the time limit then kills this process."""
    dice = Dice(seed)
    for _ in range(TRIALS):
        state = rules.deal()
        rules.enter(state, 0)
        playout(rules, state, dice, rules.buffer())
    return Answer(TRIALS)


def limit_memory(megabytes: int) -> None:
    """Limit the memory of this process, where the platform can."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        os.nice(5)
    except (ImportError, ValueError, OSError):
        return


class Inbox:
    """What the server sends. Nothing is read ahead, so that a look at the input shows whether there is more."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.decoder = msgspec.msgpack.Decoder(Asked)
        self.requests: deque[Request] = deque()
        self.number = 0  # of requests taken out
        self.stopped = 0  # the number of the last request that was asked to stop

    def take(self) -> Request | None:
        """The next request; None when the server has closed the input."""
        while not self.requests:
            if not self._read():
                return None
        self.number += 1
        return self.requests.popleft()

    def stops(self) -> bool:
        """Whether the request taken out last was asked to stop. Does not wait."""
        while self.stopped < self.number and self._more() and self._read():
            continue
        return self.stopped >= self.number

    def _more(self) -> bool:
        try:
            return bool(select.select([self.descriptor], [], [], 0)[0])
        except OSError:  # some systems cannot look at a pipe without waiting
            return False

    def _read(self) -> bool:
        """Take in one message; False at the end of the input."""
        size = self._exactly(4)
        data = self._exactly(int.from_bytes(size, "big"))
        if not data:
            return False
        asked = self.decoder.decode(data)
        if isinstance(asked, Stop):
            self.stopped = max(self.stopped, asked.number)
        else:
            self.requests.append(asked)
        return True

    def _exactly(self, size: int) -> bytes:
        """So many bytes; none at the end of the input."""
        data = b""
        while len(data) < size:
            part = os.read(self.descriptor, size - len(data))
            if not part:
                return b""
            data += part
        return data


def main() -> None:
    limit_memory(int(sys.argv[1]))
    known: dict[str, Rules[Any]] = {}
    inbox = Inbox(sys.stdin.fileno())
    write = sys.stdout.buffer

    def tell(told: Told) -> None:
        message = msgspec.msgpack.encode(told)
        write.write(len(message).to_bytes(4, "big") + message)
        write.flush()

    while True:
        request = inbox.take()
        if request is None:
            return
        try:
            found = answer(request, known, Reporter(tell, inbox.stops))
        except Exception as fault:
            found = Answer(-1, f"{type(fault).__name__}: {str(fault)[:200]}")
        tell(found)


if __name__ == "__main__":
    main()
