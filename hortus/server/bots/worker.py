"""The program of a worker process in which bots think, with limited memory.

It reads requests from its input and writes answers to its output, one at a
time. A request holds a world that the seat imagined: what that seat cannot see
never reaches this process.
"""

import os
import sys
from typing import Any

import msgspec

from hortus.bots import bot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.core.playout import playout
from hortus.core.rules import Rules
from hortus.server.tables.entries import Made
from hortus.server.tables.rulesets import rules_of

LARGEST = 4 * 1024 * 1024
"""Bytes of one message between the server and a worker."""
TRIALS = 20


class Request(msgspec.Struct):
    """One decision to be made. `made` is sent once for each `key`; the worker caches the rules it describes."""

    key: str
    made: Made | None
    seat: int
    bot: str
    seed: int
    day: int | None  # the seed of the bot's form of the day, the same for a seat's whole game; None: average form
    world: dict[str, object]  # empty: try the rules out instead


class Answer(msgspec.Struct):
    """The chosen action; -1 with a fault."""

    action: int
    fault: str = ""


def answer(request: Request, known: dict[str, Rules[Any]]) -> Answer:
    """Let the bot choose; `known` caches rules from one request to the next."""
    if request.made is not None:
        known[request.key] = rules_of(request.made)
    rules = known[request.key]
    if not request.world:
        return try_out(rules, request.seed)
    perspective: Perspective[Any] = Perspective(rules, rules.load(request.world), request.seat)
    player = bot(request.bot, None if request.day is None else Dice(request.day))
    return Answer(player.choose(perspective, Dice(request.seed)))


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


def main() -> None:
    limit_memory(int(sys.argv[1]))
    known: dict[str, Rules[Any]] = {}
    decoder = msgspec.msgpack.Decoder(Request)
    read, write = sys.stdin.buffer, sys.stdout.buffer
    while True:
        size = read.read(4)
        if len(size) < 4:
            return
        data = read.read(int.from_bytes(size, "big"))
        try:
            found = answer(decoder.decode(data), known)
        except Exception as fault:
            found = Answer(-1, f"{type(fault).__name__}: {str(fault)[:200]}")
        reply = msgspec.msgpack.encode(found)
        write.write(len(reply).to_bytes(4, "big") + reply)
        write.flush()


if __name__ == "__main__":
    main()
