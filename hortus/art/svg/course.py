"""The course of a game as a picture: the share of the win that each seat could expect, stacked."""

import svg

from hortus.art import palette
from hortus.art.svg.paper import document, say, seat_name, words

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 24, 60, 44, 250
TURN = 6


def shares(moves: list[int], values: list[list[float]], turns: list[int]) -> str:
    """`values` has the shares of all seats at each position, `moves` the moves before it; `turns` are moves to mark."""
    last = max(1, moves[-1])
    across = [LEFT + (WIDTH - LEFT - RIGHT) * move / last for move in moves]
    elements: list[svg.Element] = []
    under = [0.0] * len(values)
    for seat in range(len(values[0])):
        above = [low + row[seat] for low, row in zip(under, values, strict=True)]
        elements += _layer(seat, across, under, above)
        under = above
    for move in turns:
        x = across[moves.index(move)]
        elements += [
            svg.Line(x1=x, y1=TOP, x2=x, y2=BOTTOM, stroke=palette.INK, stroke_width=1.5, stroke_dasharray=[4, 3]),
            svg.Polygon(
                points=[svg.Point(x - TURN, TOP - 12), svg.Point(x + TURN, TOP - 12), svg.Point(x, TOP - 2)],
                fill=palette.INK,
            ),
        ]
    elements.append(words(say("coach-axis"), LEFT, HEIGHT - 18, 14, palette.SOFT_INK, start=True))
    return document(WIDTH, HEIGHT, say("coach-graph"), elements)


def _layer(seat: int, across: list[float], under: list[float], above: list[float]) -> list[svg.Element]:
    """A seat's area in the graph, with its letter at the end. Lines separate the areas, so colour is not needed."""
    corners = [*zip(across, above, strict=True), *reversed([*zip(across, under, strict=True)])]
    places = [svg.Point(round(x, 1), round(_y(share), 1)) for x, share in corners]
    middle = _y((under[-1] + above[-1]) / 2)
    shown = [svg.Polygon(points=places, fill=palette.SEATS[seat], stroke=palette.RAISED, stroke_width=2)]
    if above[-1] - under[-1] > 0.05:
        return [*shown, words(seat_name(seat), WIDTH - RIGHT + 6, middle + 5, 14, palette.INK, start=True)]
    return [*shown]


def _y(share: float) -> float:
    """The first seat is on top."""
    return TOP + (BOTTOM - TOP) * share
