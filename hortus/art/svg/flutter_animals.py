"""The pollinators of Flutter, drawn in ink with one colour each; a white wing stays white.

Every animal is drawn round the origin, about 30 wide.
"""

import svg

from hortus.art import palette

WHITE = "#FFFDF6"


def pollinator(name: str, fill: str) -> svg.Element:
    """The animal in the middle of a tile."""
    return svg.G(
        elements=ANIMALS.get(name, _butterfly)(fill),
        stroke=palette.INK,
        stroke_width=1,
        extra={"stroke-linejoin": "round", "stroke-linecap": "round"},
    )


def _path(d: str, fill: str) -> svg.Path:
    return svg.Path(d=d, fill=fill)  # type: ignore[arg-type]


def _feelers(y: float) -> svg.Path:
    return _path(f"M-1 {y} q-2 -5 -5 -6 M1 {y} q2 -5 5 -6", "none")


def _ladybug(fill: str) -> list[svg.Element]:
    dots: list[svg.Element] = [
        svg.Circle(cx=x, cy=y, r=1.8, fill=palette.INK) for x, y in [(-5, -2), (5, -2), (-5.5, 5), (5.5, 5)]
    ]
    return [
        svg.Circle(cx=0, cy=-9, r=5, fill=palette.INK),
        _feelers(-12),
        svg.Ellipse(cx=0, cy=2, rx=11, ry=11.5, fill=fill),
        svg.Line(x1=0, y1=-9, x2=0, y2=13.5),
        *dots,
    ]


def _moth(fill: str) -> list[svg.Element]:
    return [
        _path("M0 -6 C-6 -12 -15 -10 -17 -5 L-10 8 C-6 10 -2 8 0 4 C2 8 6 10 10 8 L17 -5 C15 -10 6 -12 0 -6 Z", fill),
        _path("M-13 -4 q4 3 3 8 M13 -4 q-4 3 -3 8", "none"),
        svg.Ellipse(cx=0, cy=0, rx=2.6, ry=8.5, fill=WHITE),
        _path("M-1 -8 l-4 -5 M-2.5 -9 l-3 0 M-3.5 -11 l-3 0 M1 -8 l4 -5 M2.5 -9 l3 0 M3.5 -11 l3 0", "none"),
    ]


def _hummingbird(fill: str) -> list[svg.Element]:
    return [
        _path("M-3 2 C-8 -8 -14 -14 -17 -14 C-16 -6 -12 2 -5 6 Z", fill),
        _path("M9 -8 C3 -10 -2 -4 -4 3 C-6 9 -12 13 -14 15 C-8 15 0 14 4 8 C8 3 7 -2 11 -5 Z", fill),
        _path("M11 -8 L21 -11 L11 -5", palette.INK),
        svg.Circle(cx=8.5, cy=-6.5, r=3.8, fill=fill),
        svg.Circle(cx=9.5, cy=-7.3, r=1.1, fill=palette.INK),
        _path("M-1 -1 C-1 -10 3 -16 6 -17 C8 -11 6 -3 1 3 Z", WHITE),
    ]


def _dragonfly(fill: str) -> list[svg.Element]:
    wings: list[svg.Element] = [
        svg.Ellipse(cx=11, cy=0, rx=9, ry=3, fill=WHITE, transform=[svg.Translate(0, y), svg.Rotate(turn)])
        for y, turn in [(-5, -14), (-1, 14), (-5, 194), (-1, 166)]
    ]
    return [
        *wings,
        _path("M-2 -8 C-2 0 -1.4 10 0 16 C1.4 10 2 0 2 -8 Z", fill),
        svg.Ellipse(cx=0, cy=-4, rx=3, ry=5, fill=fill),
        svg.Circle(cx=-2, cy=-10, r=2.4, fill=fill),
        svg.Circle(cx=2, cy=-10, r=2.4, fill=fill),
    ]


def _butterfly(fill: str) -> list[svg.Element]:
    return [
        _path("M0 -2 C-5 -13 -16 -14 -16 -7 C-16 -2 -9 1 0 1 C9 1 16 -2 16 -7 C16 -14 5 -13 0 -2 Z", fill),
        _path("M0 0 C-10 1 -13 6 -10 11 C-7 14 -2 10 0 3 C2 10 7 14 10 11 C13 6 10 1 0 0 Z", fill),
        svg.Circle(cx=-10, cy=-7, r=2.2, fill=WHITE),
        svg.Circle(cx=10, cy=-7, r=2.2, fill=WHITE),
        svg.Ellipse(cx=0, cy=1, rx=1.9, ry=8, fill=palette.INK),
        _feelers(-7),
    ]


def _bee(fill: str) -> list[svg.Element]:
    return [
        svg.Ellipse(cx=-4, cy=-9, rx=4.5, ry=8, fill=WHITE, transform=[svg.Rotate(-28)]),
        svg.Ellipse(cx=4, cy=-9, rx=4.5, ry=8, fill=WHITE, transform=[svg.Rotate(28)]),
        svg.Ellipse(cx=0, cy=2, rx=12, ry=8, fill=fill),
        _path("M-4 -5.5 Q-6.5 2 -4 9.5 L0 10 Q-2.4 2 0 -6 Z M4 -5.6 Q2 2 4 9.6 L7.5 8 Q6 2 7.5 -4.2 Z", palette.INK),
        svg.Circle(cx=-8.6, cy=0, r=1.2, fill=palette.INK),
    ]


ANIMALS = {
    "ladybug": _ladybug,
    "moth": _moth,
    "hummingbird": _hummingbird,
    "dragonfly": _dragonfly,
    "butterfly": _butterfly,
    "rainbee": _bee,
}
