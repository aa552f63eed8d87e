"""Scratch paper for walks over empty cells: where ponds are looked for."""

from librt.vecs import vec
from mypy_extensions import i64


class Walk:
    """Whoever asks for ponds brings one, and may bring it again; a table has its own for its own questions."""

    def __init__(self) -> None:
        self.walked: vec[i64] = vec[i64]()  # where a walk has been, and as which number of walk
        self.walks: i64 = 0
        self.trail: vec[i64] = vec[i64]()

    def unroll(self, cells: i64) -> None:
        """Make room; most placements part nothing and need none."""
        if len(self.walked) == 0:
            self.walked = vec[i64]([0] * cells)
            self.trail = vec[i64]([0] * cells)
