"""What players of Petal can agree on. `assembly.py` has what each choice changes."""

from typing import Final

from hortus.core.kind import Option

OPTIONS: Final = [Option("contents", ["open", "memory"])]
