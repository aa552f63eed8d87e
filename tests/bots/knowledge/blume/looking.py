"""Blume tables for the tests of the close look."""

from games.blume.drawing import Table
from librt.vecs import vec

from hortus.bots.knowledge import knowledge
from hortus.core.state import to_vec


def studied(table: Table, seat: int | None = None) -> dict[str, float]:
    """What each legal action is worth on a closer look, by its notation."""
    who = table.turn if seat is None else seat
    legal = table.rules.legal(table.state, who)
    worths = vec[float]([0.0] * len(legal))
    knowledge(table.rules).study(table.state, who, to_vec(legal), len(legal), worths)
    return {text: worths[index] for index, text in enumerate(table.written(legal))}


def best(table: Table, seat: int | None = None) -> str:
    worths = studied(table, seat)
    return max(worths, key=lambda text: worths[text])


RED_GAP = ".. .. ..\n.. .. ..\n.. -- ..\n.r -- ..\n.r r. ..\n.. .. .."
