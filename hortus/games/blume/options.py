"""What players of Blume can agree on. `assembly.py` has what each choice changes."""

from typing import Final

from hortus.core.kind import Option
from hortus.games.blume.modules import botanist, field_of_flowers, solo, tools

MODULES: Final = [tools.MODULE, botanist.MODULE, field_of_flowers.MODULE, solo.MODULE]

OPTIONS: Final = [
    Option("prune_round1", ["3", "4"]),
    Option("hybrid_pattern", ["alternating", "any2plus2"]),
    Option("pruned_tiles", ["out", "bag"]),
    Option("tools_per_turn", ["any", "1"], module=tools.MODULE.key),
    Option("touch", ["courtesy", "strict"]),
]
