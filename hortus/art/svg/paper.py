"""What every picture is drawn on and written with."""

import svg

from hortus.art import palette


def document(width: float, height: float, title: str, elements: list[svg.Element]) -> str:
    """A whole picture on the house's paper, with a name for those who hear it."""
    return svg.SVG(
        viewBox=svg.ViewBoxSpec(0, 0, width, height),
        width=width,
        height=height,
        style=f"font-family: {palette.SANS}",
        extra={"role": "img"},
        elements=[
            svg.Title(text=title),
            svg.Rect(x=0, y=0, width=width, height=height, rx=16, fill=palette.GROUND),
            *elements,
        ],
    ).as_str()


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    bold: bool = False,
    start: bool = False,
    end: bool = False,
) -> svg.Text:
    """A line of text, centred on x unless it starts or ends there."""
    return svg.Text(
        x=round(x, 2),
        y=round(y, 2),
        font_size=round(size, 2),
        fill=fill,
        text=text,
        text_anchor="start" if start else "end" if end else "middle",
        font_weight="bold" if bold else None,
    )


def placed(x: float, y: float, elements: list[svg.Element], name: str, scale: float = 1) -> svg.G:
    """A piece drawn round the origin, put where it lies and given its spoken name."""
    return svg.G(
        elements=[svg.Title(text=name), *elements],
        transform=[svg.Translate(round(x, 2), round(y, 2)), svg.Scale(scale)],
    )
