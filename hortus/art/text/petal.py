"""The Petal board in plain characters.

c4: g7 is a green petal 7, p3 a pink one; a flower shows its size and both
sums, [3 9:4] for three tiles with 9 green and 4 pink.
"""

from collections.abc import Mapping
from typing import Any

LETTER = "gp"
WIDTH = 9


def board(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    side = scene["side"]
    shown = {pile["cell"]: _pile(pile) for pile in view["piles"]}
    shown[scene["tree"]] = "tree"
    head = "   " + "".join(f"{chr(ord('a') + column):^{WIDTH}}" for column in range(side))
    lines = [head.rstrip()]
    for row in range(side):
        cells = [f"{shown.get(row * side + column, '.'):^{WIDTH}}" for column in range(side)]
        lines.append(f"{row + 1:>2} " + "".join(cells).rstrip())
    lines.append("")
    for seat, name in enumerate(["green", "pink"]):
        flowers = view["bouquets"][seat]
        you = " (you)" if seat == view["seat"] else ""
        lines.append(f"{name}{you}: {view['points'][seat]} points, {len(flowers)} flowers")
    return "\n".join(lines)


def _pile(pile: Mapping[str, Any]) -> str:
    tiles = pile["tiles"]
    if len(tiles) == 1:
        colour, number = tiles[0]
        return f"{LETTER[colour]}{number}"
    green, pink = ("?" if total < 0 else total for total in pile["sums"])
    return f"[{len(tiles)} {green}:{pink}]"
