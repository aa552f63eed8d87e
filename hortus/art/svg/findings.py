"""An arena's result in pictures: shares with their intervals, and ratings."""

from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg.paper import document, say, words

WIDTH = 760
LEFT = 300
ROW = 30


def shares(rows: list[dict[str, Any]]) -> str:
    """One line per bot: its share of the wins, the interval, and a tick at the fair share."""
    span = WIDTH - LEFT - 70
    elements: list[svg.Element] = []
    for index, row in enumerate(rows):
        y = 50 + index * ROW
        x = [LEFT + span * row[key] for key in ("low", "share", "high", "fair")]
        elements += [
            words(say("picture-share", bot=row["bot"], bout=row["bout"]), LEFT - 12, y + 5, 14, palette.INK, end=True),
            svg.Line(x1=LEFT, y1=y, x2=LEFT + span, y2=y, stroke=palette.LINE, stroke_width=1),
            svg.Line(x1=x[3], y1=y - 9, x2=x[3], y2=y + 9, stroke=palette.SOFT_INK, stroke_width=1.5),
            svg.Line(x1=x[0], y1=y, x2=x[2], y2=y, stroke=palette.LEAF, stroke_width=6, stroke_linecap="round"),
            svg.Circle(cx=x[1], cy=y, r=5.5, fill=palette.LEAF_DEEP),
            words(f"{row['share']:.1%}", WIDTH - 34, y + 5, 14, palette.INK),
        ]
    return document(WIDTH, 80 + len(rows) * ROW, say("picture-shares"), elements)


def ladder(ratings: dict[str, float]) -> str:
    """One bar per bot, the strongest first."""
    rated = sorted(ratings.items(), key=lambda item: -item[1])
    most = max(rating for _, rating in rated) or 1
    elements: list[svg.Element] = []
    for index, (name, rating) in enumerate(rated):
        y = 40 + index * ROW
        length = (WIDTH - LEFT - 70) * rating / most
        elements += [
            words(name, LEFT - 12, y + 15, 14, palette.INK, end=True),
            svg.Rect(x=LEFT, y=y, width=max(2, length), height=ROW - 10, rx=4, fill=palette.SUN),
            words(f"{rating:.0f}", LEFT + length + 28, y + 15, 14, palette.INK),
        ]
    return document(WIDTH, 60 + len(rated) * ROW, say("picture-ratings"), elements)
