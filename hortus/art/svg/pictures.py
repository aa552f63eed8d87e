"""Which file draws which game."""

from collections.abc import Callable, Mapping
from typing import Any

from hortus.art.svg import blume, flutter, papillon, petal, polders
from hortus.art.svg.paper import Speak, speaking

Scene = Mapping[str, Any]
View = Mapping[str, Any]

DRAW: dict[str, Callable[[Scene, View], str]] = {
    "blume": blume.draw,
    "flutter": flutter.draw,
    "papillon": papillon.draw,
    "petal": petal.draw,
    "polders": polders.draw,
}


def draw(scene: Scene, view: View, speak: Speak) -> str:
    """The whole table as an SVG document, in the language of `speak`."""
    with speaking(speak):
        return DRAW[view["game"]](scene, view)
