"""The perfect information variant: water lies face down and every piece of it gives 1 pollen (F49)."""

from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.state import to_vec
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.edition import WaterFace
from hortus.games.flutter.ponds import Ponds
from hortus.games.flutter.state import FlutterState


class FaceDownPonds(Ponds):
    """Nothing is drawn, so nothing is left to chance but the stacks."""

    def __init__(self, meadow: Meadow, faces: list[WaterFace]) -> None:
        super().__init__(meadow, [])
        self.words = ["face down, 1 pollen", *self.words]
        self.supply = to_vec([sum([face.count for face in faces])])
        self.petals = to_vec([0, 0])
        self.pollen = to_vec([1, 1])
        self.dry = 1

    def drawn(self, state: FlutterState) -> bool:
        return False

    def next_face(self, state: FlutterState) -> i64:
        return 0 if total(state.water) else self.dry
