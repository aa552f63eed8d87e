"""The change of value when a flower gets or loses a butterfly. Subclasses define the value of a flower."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import to_vec
from hortus.games.papillon.scoring import Flowers
from hortus.games.papillon.state import PapillonState


class Clipping:
    """At a glance (`prospects.py`), current nectar counts; for a close look (`majorities.py`), nectar at the end."""

    def __init__(self, nectar: Flowers, flowers: list[int], rounds: i64) -> None:
        self.nectar = nectar
        self.colours: vec[i64] = to_vec(flowers)
        self.flowers: i64 = i64(len(flowers))
        self.rounds: i64 = rounds

    def lead(self, state: PapillonState, seat: i64, flower: i64) -> float:
        """The value of a seat's place on a flower, considering the others."""
        raise NotImplementedError

    def clip(self, state: PapillonState, seat: i64, flower: i64, more: i64) -> float:
        """The change when a flower gets this many butterflies, or loses them."""
        place = seat * self.flowers + flower
        before = self.lead(state, seat, flower)
        state.clipped[place] += more
        after = self.lead(state, seat, flower)
        state.clipped[place] -= more
        return after - before

    def best_clip(self, state: PapillonState, seat: i64, colour: i64) -> float:
        """One butterfly more on the flower of this colour where it changes most."""
        best = -1.0e9
        flower: i64
        for flower in range(self.flowers):
            if self.colours[flower] == colour:
                worth = self.clip(state, seat, flower, 1)
                if worth > best:
                    best = worth
        return best
