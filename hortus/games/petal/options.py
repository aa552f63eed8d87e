"""What players of Petal may agree on; `assembly.py` says what it changes."""

from typing import Final

from hortus.core.kind import Option

OPTIONS: Final = [
    Option(
        "contents",
        "May the numbers inside a flower be looked at?",
        {
            "open": "Every flower shows the numbers inside it.",
            "memory": "Covered numbers stay covered until the flower is picked.",
        },
    )
]
