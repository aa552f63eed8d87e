"""Water: what the faces give, and how an enclosed space is filled (step 5a)."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.events import EventSink
from hortus.core.message import Listed, Message, named
from hortus.core.state import NONE, to_vec
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.edition import COLOURS, LETTERS, RAINBOW, WaterFace
from hortus.games.flutter.growth import packed
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.vocabulary import FLOODED


def face_words(face: WaterFace) -> list[str]:
    """What a water tile gives, word by word."""
    words = ["any petal" if letter == LETTERS[RAINBOW] else COLOURS[LETTERS.index(letter)] for letter in face.petals]
    if face.pollen:
        words.append(f"{face.pollen} pollen")
    return words or ["blank"]


def face_name(face: WaterFace) -> Listed:
    """The same for people, in every language."""
    return Listed([named("flutter-face", word) for word in face_words(face)])


class Ponds:
    """Water tiles are drawn at random and show what they give."""

    def __init__(self, meadow: Meadow, faces: list[WaterFace]) -> None:
        self.meadow = meadow
        self.words = [" and ".join(face_words(face)) for face in faces] + ["no water left, 1 pollen"]
        self.names: list[object] = [face_name(face) for face in faces]
        self.names.append(Message("flutter-face-no-water-left-1-pollen"))
        self.supply: vec[i64] = to_vec([face.count for face in faces])
        self.petals: vec[i64] = vec[i64]([packed(face.petals) for face in faces] + [0])
        self.pollen: vec[i64] = to_vec([face.pollen for face in faces] + [1])
        self.dry: i64 = len(faces)  # ground that only counts as filled, when the water has run out (F21)

    def drawn(self, state: FlutterState) -> bool:
        """Whether the next water tile is drawn at random."""
        return total(state.water) > 0

    def next_face(self, state: FlutterState) -> i64:
        """What fills the next cell if nothing is drawn."""
        return self.dry

    def fill(self, state: FlutterState, face: i64, sink: EventSink) -> None:
        """Lay a water tile, or none, into the next cell of the pond."""
        cell = state.pond[state.filled]
        state.filled += 1
        if face != self.dry:
            state.water[face] -= 1
        self.meadow.flood(state, cell, face)
        sink.tell(FLOODED, NONE, cell, face)


class FaceDownPonds(Ponds):
    """The perfect information variant: every piece of water gives 1 pollen (F49).

    No water is drawn, so only the stacks are random.
    """

    def __init__(self, meadow: Meadow, faces: list[WaterFace]) -> None:
        super().__init__(meadow, [])
        self.words = ["face down, 1 pollen", *self.words]
        self.names = [Message("flutter-face-face-down-1-pollen"), *self.names]
        self.supply = to_vec([sum([face.count for face in faces])])
        self.petals = to_vec([0, 0])
        self.pollen = to_vec([1, 1])
        self.dry = 1

    def drawn(self, state: FlutterState) -> bool:
        return False

    def next_face(self, state: FlutterState) -> i64:
        return 0 if total(state.water) else self.dry
