"""Where the vertices of a meadow lie. Its window is wrapped around: right of the last column lies the first."""

from collections.abc import Mapping
from typing import Any


def opened(scene: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The scene, with the window cut open where this view says: the whole meadow lies in one piece."""
    return {**scene, "west": view["west"], "south": view["south"]}


def corner(scene: Mapping[str, Any], vertex: int) -> tuple[int, int]:
    """The column and row of a vertex, counted on from where the window is cut open."""
    row, column = divmod(vertex, scene["width"])
    west, south = scene["west"], scene["south"]
    return (column - west) % scene["width"] + west, (row - south) % scene["height"] + south
