"""Pictures of a table, as SVG and as text, for notebook, terminal, report and browser alike.

Every picture is made from a scene (what never changes) and a view (what one
seat sees), so a picture can show nothing that its reader may not see.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hortus.art.text import blume as blume_text
from hortus.art.text import flutter as flutter_text
from hortus.art.text import papillon as papillon_text
from hortus.art.text import petal as petal_text
from hortus.art.text import polders as polders_text
from hortus.art.text.page import Page, painted

if TYPE_CHECKING:
    from hortus.art.svg.paper import Speak

Scene = Mapping[str, Any]
View = Mapping[str, Any]

TEXT = {
    "blume": blume_text,
    "flutter": flutter_text,
    "papillon": papillon_text,
    "petal": petal_text,
    "polders": polders_text,
}
"""How each game is written: `board`, `hand` for what is to be placed in each position, and `does` for a move."""


def draw(scene: Scene, view: View, speak: "Speak" = str) -> str:
    """The whole table as an SVG document. `speak` gives a message in the reader's language; the default is English."""
    # A terminal shows no pictures, and the library that writes them is slow to load.
    from hortus.art.svg import pictures

    return pictures.draw(scene, view, speak)


def text(scene: Scene, view: View, page: Page | None = None) -> str:
    """The whole table in plain characters. It can be read without colour, and names from an edition cannot break it."""
    page = page or Page()
    written = TEXT[view["game"]]
    lines = written.board(scene, view, page)
    held = written.hand(scene, view, page)
    return painted("\n".join([*lines, "", *held] if held else lines), page.colour)


def move(action: Mapping[str, Any], scene: Scene, view: View, page: Page | None = None) -> str:
    """A move, as programs spell it, in words."""
    page = page or Page()
    return painted(TEXT[view["game"]].does(action, scene, view, page), page.colour)
