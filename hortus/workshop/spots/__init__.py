"""What can be clicked on the drawing of a piece, and what that changes in the edition."""

from collections.abc import Callable, Mapping
from typing import Any

from hortus.print.piece import Piece
from hortus.workshop.spots import blume, flutter, papillon, petal, polders
from hortus.workshop.spots.spot import Spot

SPOTS: dict[str, Callable[[Piece, Mapping[str, Any], Mapping[str, Any]], list[Spot]]] = {
    "blume": blume.spots,
    "flutter": flutter.spots,
    "papillon": papillon.spots,
    "petal": petal.spots,
    "polders": polders.spots,
}


def spots(game: str, piece: Piece, scene: Mapping[str, Any], components: Mapping[str, Any]) -> list[Spot]:
    return SPOTS[game](piece, scene, components)
