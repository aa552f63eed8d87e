"""What a player of Field of Flowers might think."""

from mypy_extensions import i64

from hortus.core.catalogue import Block
from hortus.core.heuristics import Heuristics
from hortus.games.blume.board import Bed
from hortus.games.blume.modules.field_state import FieldState


class FieldHeuristics(Heuristics[FieldState]):
    def __init__(self, bed: Bed, place: Block, dip: Block) -> None:
        self.bed = bed
        self.place = place
        self.dip = dip

    def value(self, state: FieldState, seat: i64) -> float:
        return 0.0

    def promise(self, state: FieldState, seat: i64, action: i64) -> float:
        return 0.0
