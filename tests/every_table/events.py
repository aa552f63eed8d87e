"""How often each kind of event happens in one seeded random game, for every number of seats and every module set.

The golden games tell one game of each module set; here nobody's telling is left out.
"""

from collections import Counter
from pathlib import Path
from typing import Any

from walking import plain_settings

from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.events import EventLog

GOLDEN = Path(__file__).parent / "events.txt"
SEED = 12


def line(setting: Any) -> str:
    rules, dice, log = setting.rules, Dice(SEED), EventLog()
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, log)
    while not state.over:
        seats = members(state.waiting)
        seat = seats[dice.below(len(seats))]
        legal = rules.legal(state, seat)
        rules.choose(state, seat, legal[dice.below(len(legal))], log)
        rules.settle(state, dice, log)
    counts = Counter(event.kind.name for event in log.events)
    return f"{setting!r}: " + ", ".join(f"{kind} {counts[kind]}" for kind in sorted(counts))


def lines() -> list[str]:
    return [line(setting) for setting in plain_settings()]
