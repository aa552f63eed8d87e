"""Petal: how many petals there are with the number of a petal."""

from collections.abc import Mapping
from typing import Any

from hortus.core.message import Message
from hortus.print.piece import Piece
from hortus.workshop.spots.spot import Spot, whole

MOST = 24


def spots(piece: Piece, _: Mapping[str, Any], __: Mapping[str, Any]) -> list[Spot]:
    return [whole(piece.view, [*piece.source], (0, MOST), Message("workshop-spot-copies"))]
