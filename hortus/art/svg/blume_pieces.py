"""The pieces of Blume, each drawn round the origin: petals, tiles, cards, pegs, tools.

Every colour has a petal shape of its own, so the colours can be told apart
without colour: red round, orange toothed, yellow pointed, pink a heart, violet
a narrow pair, blue notched.
"""

from collections.abc import Sequence

import svg

from hortus.art import palette
from hortus.art.svg.paper import say, words

COLOURS = ["red", "orange", "yellow", "pink", "violet", "blue"]
FILLS = [palette.RED, palette.ORANGE, palette.YELLOW, palette.PINK, palette.PURPLE, palette.BLUE]
FLOWERS = ["poppy", "marigold", "sunflower", "peony", "aster", "cornflower"]
PAPER = "#FFFDF6"
# One petal with its foot at the origin, growing upwards; 42 high.
OUTLINES = [
    ["M0 0 C-9 -4 -22 -16 -19 -29 C-16 -44 16 -44 19 -29 C22 -16 9 -4 0 0 Z"],
    ["M0 0 C-11 -6 -19 -20 -19 -33 L-11 -31 L-7 -41 L0 -34 L7 -41 L11 -31 L19 -33 C19 -20 11 -6 0 0 Z"],
    ["M0 0 C-15 -6 -19 -24 0 -44 C19 -24 15 -6 0 0 Z"],
    ["M0 0 C-24 -11 -25 -41 -10 -41 C-4 -41 0 -37 0 -31 C0 -37 4 -41 10 -41 C25 -41 24 -11 0 0 Z"],
    ["M0 0 C-15 -9 -22 -29 -13 -42 C-3 -36 1 -16 0 0 Z", "M0 0 C15 -9 22 -29 13 -42 C3 -36 -1 -16 0 0 Z"],
    ["M0 0 C-12 -4 -22 -24 -17 -40 L0 -28 L17 -40 C22 -24 12 -4 0 0 Z"],
]
VEINS = [
    "M0 -6 L0 -30 M-5 -8 L-9 -27 M5 -8 L9 -27",
    "M0 -6 L0 -27 M-4 -8 L-9 -24 M4 -8 L9 -24",
    "M0 -6 L0 -32",
    "M0 -6 L0 -23 M-4 -9 L-10 -28 M4 -9 L10 -28",
    "M-4 -9 L-10 -31 M4 -9 L10 -31",
    "M0 -6 L0 -20 M-5 -8 L-10 -26 M5 -8 L10 -26",
]


def stroke(d: str, colour: str, width: float) -> svg.Path:
    """A line drawn with the pen."""
    return svg.Path(
        d=d,  # type: ignore[arg-type]
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def shape(d: str, fill: str, width: float = 1.2) -> svg.Path:
    """A filled form with an ink outline."""
    return svg.Path(d=d, fill=fill, stroke=palette.INK, stroke_width=width, stroke_linejoin="round")  # type: ignore[arg-type]


def petal(colour: int) -> svg.Element:
    """One petal, its foot at the origin, growing upwards."""
    outlines: list[svg.Element] = [shape(outline, FILLS[colour]) for outline in OUTLINES[colour]]
    return svg.G(elements=[*outlines, stroke(VEINS[colour], PAPER, 1.1)])


def heart(radius: float, colour: int) -> svg.Element:
    """The middle of a flower; a sunflower's is dark."""
    fill = palette.EARTH if colour == 2 else palette.SUN
    return svg.Circle(cx=0, cy=0, r=radius, fill=fill, stroke=palette.INK, stroke_width=1.2)


def flower(colours: Sequence[int], scale: float = 1) -> svg.Element:
    """Four petals round the origin, clockwise from the upper left: a flower, or a hybrid of two colours."""
    petals: list[svg.Element] = []
    for place, colour in enumerate(colours):
        petals.append(svg.G(elements=[petal(colour)], transform=[svg.Rotate(-45 + 90 * place)]))
    return svg.G(elements=[*petals, heart(8, colours[0])], transform=[svg.Scale(scale)])


def tile(corners: Sequence[int], size: float) -> svg.Element:
    """A petal tile of that size: a quarter of a flower in each corner, clockwise from the top left."""
    half = size / 2
    scale = size / 84
    elements: list[svg.Element] = [
        svg.Rect(
            x=-half + 1, y=-half + 1, width=size - 2, height=size - 2, rx=3, fill=palette.RAISED, stroke=palette.LINE,
            stroke_width=1.5,
        ),
        svg.Circle(cx=0, cy=0, r=2.5 * scale, fill=palette.LEAF),
    ]  # fmt: skip
    for place, colour in enumerate(corners):
        x = -half if place in (0, 3) else half
        y = -half if place in (0, 1) else half
        transform: list[svg.Transform] = [svg.Translate(round(x, 2), round(y, 2)), svg.Scale(round(scale, 3))]
        elements.append(svg.G(elements=quarter(colour, place), transform=transform))
    return svg.G(elements=elements)


def quarter(colour: int, place: int = 0) -> list[svg.Element]:
    """A quarter of a flower, its middle at the origin, as it grows from that corner of a tile of 84."""
    sweep = ["M0 0 L10 0 A10 10 0 0 1 0 10 Z", "M0 0 L0 10 A10 10 0 0 1 -10 0 Z"]
    sweep += ["M0 0 L-10 0 A10 10 0 0 1 0 -10 Z", "M0 0 L0 -10 A10 10 0 0 1 10 0 Z"]
    fill = palette.EARTH if colour == 2 else palette.SUN
    return [
        svg.G(elements=[petal(colour)], transform=[svg.Rotate(135 + 90 * place), svg.Scale(0.9, 1.14)]),
        shape(sweep[place], fill, 1),
    ]


def tile_name(corners: Sequence[int]) -> str:
    """The colours of its corners."""
    return say("picture-blume-tile", colours=", ".join(colour_name(colour) for colour in corners))


def colour_name(colour: int) -> str:
    return say(f"blume-colour-{colour}")


def flower_name(colour: int) -> str:
    return say("blume-point-flower", flower=colour_name(colour))


def hybrid_name(top_left: int, top_right: int) -> str:
    return say("blume-hybrid", one=colour_name(top_left), other=colour_name(top_right))


def card(width: float, height: float, elements: Sequence[svg.Element], lit: bool = False) -> svg.Element:
    """A card, centred on the origin."""
    paper = svg.Rect(
        x=-width / 2, y=-height / 2, width=width, height=height, rx=8, fill=palette.RAISED,
        stroke=palette.LEAF if lit else palette.LINE, stroke_width=2.5 if lit else 1.5,
    )  # fmt: skip
    return svg.G(elements=[paper, *elements])


def hybrid(top_left: int, top_right: int) -> svg.Element:
    """A hybrid tile: two colours that alternate round the point."""
    return card(84, 84, [flower([top_left, top_right, top_left, top_right], 0.86)])


def botanist_card(top_left: int, top_right: int, drop: bool, lit: bool = False) -> svg.Element:
    """A botanist card; the water drop lies on it until somebody takes it."""
    elements: list[svg.Element] = [
        svg.G(elements=[flower([top_left, top_right, top_left, top_right], 0.72)], transform=[svg.Translate(0, -14)]),
        words("2", 0, 42, 16, palette.SOFT_INK, bold=True),
    ]
    if drop:
        elements.append(svg.G(elements=[water_drop()], transform=[svg.Translate(20, 38)]))
    return card(84, 112, elements, lit)


def card_back() -> svg.Element:
    """A botanist card nobody may see."""
    return card(
        84,
        112,
        [
            svg.Rect(x=-34, y=-48, width=68, height=96, rx=5, fill=palette.LEAF_DEEP),
            stroke("M0 30 C0 10 0 -6 0 -26 M0 4 C-20 2 -22 -14 -22 -18 C-8 -18 0 -8 0 4 M0 -6 C20 -8 22 -24 22 -28 "
                   "C8 -28 0 -18 0 -6", PAPER, 2),
        ],
    )  # fmt: skip


def water_drop() -> svg.Element:
    return shape("M0 -11 C6 -3 8 1 8 4 A8 8 0 0 1 -8 4 C-8 1 -6 -3 0 -11 Z", palette.WATER)


def watering_can(points: Sequence[int], deck: int, side: int) -> svg.Element:
    """A watering can card: the bed's points with a drop on those that count, and its number."""
    span = side - 1
    step = 72 / side
    elements: list[svg.Element] = []
    for line in range(side + 1):
        at = round(-36 + line * step, 2)
        elements.append(stroke(f"M{at} -36 L{at} 36 M-36 {at} L36 {at}", palette.LINE, 1))
    for point in points:
        x = -36 + (point % span + 1) * step
        y = 36 - (point // span + 1) * step
        elements.append(
            svg.G(elements=[water_drop()], transform=[svg.Translate(round(x, 2), round(y, 2)), svg.Scale(0.8)])
        )
    elements.append(words(f"R{deck + 1}", -28, 50, 13, palette.SOFT_INK, bold=True))
    elements.append(svg.G(elements=[can_icon()], transform=[svg.Translate(20, 47), svg.Scale(0.5)]))
    return card(84, 112, elements)


def can_icon() -> svg.Element:
    return svg.G(
        elements=[
            shape("M-12 -8 L10 -8 L13 12 L-15 12 Z", palette.WATER),
            stroke("M12 -2 L26 -10 M22 -13 L29 -8 M-13 -6 C-28 -10 -28 10 -14 8", palette.INK, 2),
        ]
    )


def peg(colour: int) -> svg.Element:
    """A wooden flower peg: its colour's petal on a round foot, and the letter."""
    return svg.G(
        elements=[
            svg.Ellipse(cx=0, cy=13, rx=10, ry=4, fill=palette.INK, fill_opacity=0.18),
            svg.G(elements=[petal(colour)], transform=[svg.Translate(0, 11), svg.Scale(0.62)]),
            svg.Circle(cx=0, cy=12, r=5, fill="#C8A56F", stroke=palette.INK, stroke_width=1),
        ]
    )


def glove(fill: str) -> svg.Element:
    return shape(
        "M-7 10 L-7 -2 C-12 -4 -12 -9 -8 -9 L-6 -6 L-6 -13 C-6 -16 -2 -16 -2 -13 L-2 -8 L-1 -14 C-1 -17 3 -17 3 -14 "
        "L3 -8 L4 -12 C5 -15 8 -14 8 -11 L7 10 Z",
        fill,
    )


TOOL_LINES = [
    "M0 26 L0 -6 M-14 -6 L14 -6 M-14 -6 L-14 -20 M-7 -6 L-7 -20 M0 -6 L0 -20 M7 -6 L7 -20 M14 -6 L14 -20",
    "M0 26 L0 6 M-9 6 L9 6 C11 -8 6 -18 0 -24 C-6 -18 -11 -8 -9 6",
    "M0 26 L0 0 M-10 -22 L-10 -8 C-10 0 10 0 10 -8 L10 -22 M0 -22 L0 0",
    "M-10 24 C-12 10 -2 6 0 0 C2 -6 12 -14 12 -24 C4 -20 0 -10 0 0 M10 24 C12 10 2 6 0 0 C-2 -6 -10 -12 -12 -20 "
    "C-6 -18 -2 -10 0 0",
    "M-22 -4 L22 -4 L16 18 L-16 18 Z M-18 -4 C-16 -28 16 -28 18 -4 M-20 6 L20 6",
    "M-24 -12 L14 -12 L6 8 L-12 8 Z M14 -12 L26 -18 M-6 8 L-10 16 M6 8 L14 22 M-12 16 m-6 2 a6 6 0 1 0 12 0 a6 6 0 1 0 "
    "-12 0",
    "M-20 -8 C-20 -14 20 -14 20 -8 C20 -2 -20 -2 -20 -8 L-16 10 C-12 16 12 16 16 10 L20 -8 M-8 2 L-8 12 M0 2 L0 14 "
    "M8 2 L8 12",
    "M-22 18 C-22 -14 8 -14 8 6 C8 20 -8 20 -8 6 C-8 -8 6 -16 18 -18 M14 -24 L24 -14 M24 -24 L28 -28 M28 -18 L32 -18",
]


def tool_card(tool: int, name: str, does: str, gloves: Sequence[tuple[int, int]]) -> svg.Element:
    """A tool: its picture, name and use, and whose gloves lie on it as (seat, gloves)."""
    elements: list[svg.Element] = [
        svg.G(
            elements=[stroke(TOOL_LINES[tool], palette.LEAF_DEEP, 2.6)],
            transform=[svg.Translate(-88, 2), svg.Scale(0.86)],
        ),
        svg.Text(
            x=-50, y=-16, font_size=17, fill=palette.INK, text=name[:1].upper() + name[1:], font_family=palette.SERIF,
            font_weight="bold",
        ),
    ]  # fmt: skip
    for line, text in enumerate(wrapped(does, 27)):
        elements.append(words(text, -50, 3 + 15 * line, 12, palette.SOFT_INK, start=True))
    for place, (seat, count) in enumerate(gloves):
        left = 104 - 20 * place
        transform: list[svg.Transform] = [svg.Translate(left, -20), svg.Scale(0.8)]
        elements.append(svg.G(elements=[glove(palette.SEATS[seat])], transform=transform))
        elements.append(words(str(count), left, -14, 11, PAPER, bold=True))
    return card(236, 78, elements)


def wrapped(text: str, width: int) -> list[str]:
    """A sentence in lines of at most so many characters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def bag(count: int) -> svg.Element:
    """The tile bag and how many tiles are in it."""
    return svg.G(elements=[*sack(), words(str(count), 0, 18, 20, "#2B2A26", bold=True)])


def sack() -> list[svg.Element]:
    """The bag without its number."""
    return [
        shape("M-26 34 C-40 10 -24 -10 -12 -20 L12 -20 C24 -10 40 10 26 34 C10 42 -10 42 -26 34 Z", "#C8A56F", 1.5),
        stroke("M-14 -20 C-18 -28 -10 -34 -6 -28 C-2 -36 4 -36 6 -28 C12 -34 18 -28 14 -20 M-14 -18 L14 -18",
               palette.INK, 2),
    ]  # fmt: skip


def robot() -> list[svg.Element]:
    """The Tertill: a round weeding robot on slanted wheels."""
    return [
        shape("M-30 10 L-22 -2 L-14 14 L-24 22 Z M30 10 L22 -2 L14 14 L24 22 Z", palette.EARTH),
        shape("M-22 8 C-22 -22 22 -22 22 8 C22 16 -22 16 -22 8 Z", palette.LEAF),
        stroke("M-14 -4 C-8 -12 8 -12 14 -4 M0 -16 L0 -24 M0 -24 C6 -30 10 -24 0 -22 C-10 -24 -6 -30 0 -24",
               PAPER, 1.8),
        svg.Circle(cx=-7, cy=4, r=3, fill=PAPER, stroke=palette.INK, stroke_width=1),
        svg.Circle(cx=7, cy=4, r=3, fill=PAPER, stroke=palette.INK, stroke_width=1),
    ]  # fmt: skip
