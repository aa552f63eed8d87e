"""The drawn examples of the rules, by game and paragraph; `<game>-rules-<paragraph>-caption` says what they show.

They are the page's examples (`web/src/games/<game>/rules.ts`) on paper.
"""

from typing import NamedTuple

import svg

from hortus.art.examples import blume, flutter, papillon, petal, polders
from hortus.art.examples.drawn import Examples, Scene
from hortus.art.svg.paper import markup

COLUMN = 420.0
"""A drawing of this width fills a column of text."""


class Example(NamedTuple):
    drawing: str  # a whole SVG document
    width: float  # of a column of text, at most 1


EXAMPLES: dict[str, Examples] = {
    "blume": blume.EXAMPLES,
    "flutter": flutter.EXAMPLES,
    "papillon": papillon.EXAMPLES,
    "petal": petal.EXAMPLES,
    "polders": polders.EXAMPLES,
}


def example(game: str, paragraph: str, scene: Scene) -> Example | None:
    """The picture of a paragraph of the rules, if it has one. The scene gives the shapes of tiles."""
    make = EXAMPLES[game].get(paragraph)
    if make is None:
        return None
    width, height, elements = make(scene)
    drawing = svg.SVG(viewBox=svg.ViewBoxSpec(0, 0, width, height), width=width, height=height, elements=elements)
    return Example(markup(drawing), min(1.0, width / COLUMN))
