"""What players of Flutter can agree on. `assembly.py` has what each choice changes."""

from typing import Final

from hortus.core.kind import Option

OPTIONS: Final = [
    Option("water", ["drawn", "face_down"]),
    Option("rainbow", ["placed", "any", "nothing"]),
    Option("scores", ["hidden", "open"]),
    Option("sun", ["fixed", "random"]),
    Option("rondel", ["fixed", "random"]),
]
