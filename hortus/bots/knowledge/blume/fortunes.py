"""What was counted in games that bots played against each other: how often points bloom, where prices go.

`tables/counted.toml` has the figures: of every pattern (see `patterns.py`), how many flowers a point that shows it
brought in the same round and in the rounds after; of every colour, where its peg stood when a round was scored.
"""

from typing import Final

from hortus.bots.knowledge.blume.patterns import PATTERNS
from hortus.bots.tables import Table

SPANS: Final = 6
"""Pairs of a round and a round whose end is to come."""
TERMS: Final = 8
"""Numbers for each of them."""
MOST_SEATS: Final = 4

_COUNTED: Final = Table("blume", "counted")

SOON: Final = _COUNTED.numbers("soon", 6 * PATTERNS)
"""Flowers in the same round: of each pattern, dry and watered, in rounds 1, 2 and 3."""
LATER: Final = _COUNTED.numbers("later", 4 * PATTERNS)
"""Flowers in later rounds: of each pattern, inside and beyond the square, in rounds 1 and 2."""
CROWD: Final = _COUNTED.numbers("crowd", 5)
"""Flowers from one cell that is the last gap of 1, 2, 3 … points."""
PRICES: Final = _COUNTED.numbers("prices", MOST_SEATS * SPANS * TERMS)
"""What a price to come is the sum of: eight numbers for each span, for one to four seats."""
TRUST: Final = Table("blume", "trust").numbers("trust", 2 * PATTERNS)
"""How much of what each pattern promises counts, for this round and for later ones."""
