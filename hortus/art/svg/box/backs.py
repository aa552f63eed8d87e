"""Backs of cards and tiles: a sprig on pale colour, the same for every game, each with its own ground."""

import svg

from hortus.art import palette

SPRIG = (
    "M0 30 C0 10 0 -6 0 -26 M0 4 C-20 2 -22 -14 -22 -18 C-8 -18 0 -8 0 4 "
    "M0 -6 C20 -8 22 -24 22 -28 C8 -28 0 -18 0 -6 M0 16 C14 14 18 6 18 2 C8 2 0 8 0 16"
)


def back(width: float, height: float, colour: str = palette.LEAF_DEEP) -> list[svg.Element]:
    """The back of a card, centred on the origin: a frame with a sprig. The background is pale, to save ink."""
    inset = min(width, height) * 0.07
    return [
        svg.Rect(
            x=-width / 2 + inset, y=-height / 2 + inset, width=width - 2 * inset, height=height - 2 * inset,
            rx=inset, fill="none", stroke=colour, stroke_width=inset * 0.3,
        ),
        sprig(colour),
    ]  # fmt: skip


def ground(colour: str) -> str:
    """The background of a back in this colour."""
    return palette.washed(colour, 0.28)


def sprig(colour: str) -> svg.Element:
    """A stem with three leaves, 60 high."""
    return svg.Path(
        d=SPRIG,  # type: ignore[arg-type]
        fill="none",
        stroke=colour,
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
