"""Counts, in games of bots, the numbers that close looks use: how often things happen, and their value then.

`hortus lab count GAME` makes tables such as those in `bots/knowledge/<game>/tables`; a
file here for each game says what is counted and when.
"""

from hortus.lab.counting.blume import BlumeCounter
from hortus.lab.counting.counter import Counter
from hortus.lab.counting.flutter import FlutterCounter
from hortus.lab.counting.papillon import PapillonCounter
from hortus.lab.counting.polders import PoldersCounter

COUNTERS: dict[str, type[Counter]] = {
    "flutter": FlutterCounter,
    "polders": PoldersCounter,
    "papillon": PapillonCounter,
    "blume": BlumeCounter,
}
"""The games that have something to count."""
