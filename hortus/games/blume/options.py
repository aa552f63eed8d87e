"""What players of Blume may agree on; `assembly.py` says what it changes."""

from typing import Final

from hortus.core.kind import Option
from hortus.games.blume.modules import botanist, field_of_flowers, solo, tools

MODULES: Final = [tools.MODULE, botanist.MODULE, field_of_flowers.MODULE, solo.MODULE]

OPTIONS: Final = [
    Option(
        "prune_round1",
        "How many tiles are pruned after the first round?",
        {
            "3": "Three tiles go after round 1, as the rule says.",
            "4": "Four tiles go after round 1, as the rulebook's example says.",
        },
    ),
    Option(
        "hybrid_pattern",
        "How do a hybrid's two colours lie?",
        {
            "alternating": "The two colours alternate round the point.",
            "any2plus2": "Two corners of each colour, wherever they lie.",
        },
    ),
    Option(
        "pruned_tiles",
        "Where do pruned tiles go?",
        {
            "out": "Out of play, and back only when the bag is empty.",
            "bag": "Straight back into the bag.",
        },
    ),
    Option(
        "tools_per_turn",
        "How many tools may be used in one turn?",
        {
            "any": "As many as you can pay.",
            "1": "One.",
        },
    ),
]
