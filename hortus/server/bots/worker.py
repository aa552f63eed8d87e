"""A worker process: bots think here, with little memory, in their own time, and with nothing but a perspective.

It reads thoughts from its input and writes answers to its output, one at a
time. The world it is sent is one the seat imagined: what that seat cannot see
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
from hortus.server.tables.table import rules_of

LARGEST = 4 * 1024 * 1024
TRIALS = 20


class Thought(msgspec.Struct):
    """A question. `made` comes with the first about a table's rules and is remembered under `key`."""

    key: str
    made: Made | None
    seat: int
    bot: str
    seed: int
    day: int | None  # what the form of the day comes from, the same for a seat's whole game; without it the usual one
    world: dict[str, object]  # empty: play the rules to their end some times instead


class Answer(msgspec.Struct):
    action: int
    fault: str = ""


class Thinker:
    def __init__(self) -> None:
        self.known: dict[str, Rules[Any]] = {}

    def answer(self, thought: Thought) -> Answer:
        if thought.made is not None:
            self.known[thought.key] = rules_of(thought.made)
        rules = self.known[thought.key]
        if not thought.world:
            return try_out(rules, thought.seed)
        perspective: Perspective[Any] = Perspective(rules, rules.load(thought.world), thought.seat)
        thinking = bot(thought.bot, None if thought.day is None else Dice(thought.day))
        return Answer(thinking.choose(perspective, Dice(thought.seed)))


def try_out(rules: Rules[Any], seed: int) -> Answer:
    """Whether random play always comes to an end under these rules."""
    dice = Dice(seed)
    for _ in range(TRIALS):
        state = rules.deal()
        rules.enter(state, 0)
        playout(rules, state, dice, rules.buffer())
    return Answer(TRIALS)


def limit_memory(megabytes: int) -> None:
    """No thought may take the machine's memory; where the platform cannot say so, the time limit must do."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        os.nice(5)
    except (ImportError, ValueError, OSError):
        return


def main() -> None:
    limit_memory(int(sys.argv[1]))
    thinker = Thinker()
    decoder = msgspec.msgpack.Decoder(Thought)
    read, write = sys.stdin.buffer, sys.stdout.buffer
    while True:
        size = read.read(4)
        if len(size) < 4:
            return
        data = read.read(int.from_bytes(size, "big"))
        try:
            answer = thinker.answer(decoder.decode(data))
        except Exception as fault:
            answer = Answer(-1, f"{type(fault).__name__}: {str(fault)[:200]}")
        reply = msgspec.msgpack.encode(answer)
        write.write(len(reply).to_bytes(4, "big") + reply)
        write.flush()


if __name__ == "__main__":
    main()
