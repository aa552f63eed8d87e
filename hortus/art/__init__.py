"""Pictures of a table, as SVG and as text, for notebook, terminal, report and browser alike.

Every picture is made from a scene (what never changes) and a view (what one
seat sees), so a picture can show nothing that its reader may not see.
"""

from collections.abc import Callable, Mapping
from typing import Any

from hortus.art.svg import blume as blume_svg
from hortus.art.svg import flutter as flutter_svg
from hortus.art.svg import papillon as papillon_svg
from hortus.art.svg import petal as petal_svg
from hortus.art.svg import polders as polders_svg
from hortus.art.text import blume as blume_text
from hortus.art.text import flutter as flutter_text
from hortus.art.text import papillon as papillon_text
from hortus.art.text import petal as petal_text
from hortus.art.text import polders as polders_text
from hortus.core.plain import plain_lines

Scene = Mapping[str, Any]
View = Mapping[str, Any]

DRAW: dict[str, Callable[[Scene, View], str]] = {
    "blume": blume_svg.draw,
    "flutter": flutter_svg.draw,
    "papillon": papillon_svg.draw,
    "petal": petal_svg.draw,
    "polders": polders_svg.draw,
}
TEXT: dict[str, Callable[[Scene, View], str]] = {
    "blume": blume_text.board,
    "flutter": flutter_text.board,
    "papillon": papillon_text.board,
    "petal": petal_text.board,
    "polders": polders_text.board,
}


def draw(scene: Scene, view: View) -> str:
    """The whole table as an SVG document."""
    return DRAW[view["game"]](scene, view)


def text(scene: Scene, view: View) -> str:
    """The whole table in plain characters, readable without colour, whatever names an edition brings."""
    return plain_lines(TEXT[view["game"]](scene, view))
