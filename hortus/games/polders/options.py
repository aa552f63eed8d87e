"""What players of Polders can agree on. `assembly.py` has what each choice changes."""

from typing import Final

from hortus.core.kind import Option

OPTIONS: Final = [
    Option("polders", ["marked", "drawn", "1-2-3-4", "1-3-4-2", "1-4-2-3", "2-3-4-1", "2-4-1-3", "3-4-1-2"]),
    Option("too_few", ["card", "appendix"]),
    Option("wrong_buildings", ["join", "plain", "letter"]),
    Option("ties", ["place", "pool"]),
    Option("single", ["bordering", "anywhere"]),
]
