"""What a seat's features are at a drawn table."""

from games.flutter.drawing import Drawing
from librt.vecs import vec

from hortus.bots.knowledge import knowledge


def nearly_closed() -> Drawing:
    """t, a blue hummingbird, has one open side; all others have more."""
    board = Drawing("  a a a a\n  a t . . a\n    b b b b").name(t="blue hummingbird")
    assert board.state.open[board.pieces["t"]] == 1
    return board


def described(board: Drawing, seat: int) -> dict[str, float]:
    heuristics = knowledge(board.rules)
    row = vec[float]([0.0] * len(heuristics.traits()))
    heuristics.describe(board.state, seat, row)
    return dict(zip(heuristics.traits(), row, strict=True))
