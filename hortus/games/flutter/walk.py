"""Scratch space for walks over empty cells, used to find ponds."""

from librt.vecs import vec
from mypy_extensions import i64


class Walk:
    """The caller provides one and can reuse it. A state has one for questions about itself."""

    def __init__(self) -> None:
        self.walked: vec[i64] = vec[i64]()  # where a walk has been, and as which number of walk
        self.walks: i64 = 0
        self.trail: vec[i64] = vec[i64]()

    def unroll(self, cells: i64) -> None:
        """Allocate the space. Most placements split nothing and need none."""
        if len(self.walked) == 0:
            self.walked = vec[i64]([0] * cells)
            self.trail = vec[i64]([0] * cells)
