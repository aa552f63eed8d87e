"""Scratch space for walks through a garden, used to find the parts of a patch or a field."""

from librt.vecs import vec
from mypy_extensions import i64


class Walk:
    """The caller provides one and can reuse it. A state has one for questions about itself."""

    def __init__(self) -> None:
        self.seen: vec[i64] = vec[i64]()  # by cell: the stamp of the last walk there and its directions
        self.stamp: i64 = 0
        self.path: vec[i64] = vec[i64]()  # the parts of the region walked last, as cell * 16 + directions

    def begin(self, cells: i64, room: i64) -> i64:
        """Start a new walk over this many cells and up to this many parts. Returns its stamp."""
        if len(self.seen) == 0:
            self.seen = vec[i64]([0] * cells)
            self.path = vec[i64]([0] * room)
        # Marks of earlier walks are smaller than the stamp; the low four bits are directions walked.
        self.stamp += 16
        return self.stamp

    def covers(self, part: i64) -> bool:
        """Whether this part was in the region walked last."""
        mark = self.seen[part >> 2]
        return mark >= self.stamp and (mark >> (part & 3)) & 1 == 1
