"""The Petal board in plain characters.

g7 is a green petal 7, p3 a pink one; a flower shows its size and both sums,
[3 9:4] for three tiles with 9 green and 4 pink.
"""

from collections.abc import Mapping
from typing import Any

from hortus.art.text.page import Page, centred, letter, tint

COLOURS = ["green", "pink"]
WIDTH = 9
WAYS = [(0, -1), (-1, 0), (1, 0), (0, 1)]
"""Up, left, right, down, as actions number them."""


def board(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    side = scene["side"]
    shown = {pile["cell"]: _pile(pile) for pile in view["piles"]}
    shown[scene["tree"]] = page.t("terminal-petal-tree")
    lines = ["   " + "".join(f"{chr(ord('a') + column):^{WIDTH}}" for column in range(side)).rstrip()]
    for row in range(side):
        cells = [centred(shown.get(row * side + column, "."), WIDTH) for column in range(side)]
        lines.append(f"{row + 1:>2} " + "".join(cells).rstrip())
    lines.append("")
    for seat in range(2):
        key = "terminal-petal-you" if seat == view["seat"] else "terminal-petal-seat"
        colour = tint(page.t(f"petal-colour-{seat}"), COLOURS[seat])
        points, flowers = view["points"][seat], len(view["bouquets"][seat])
        lines.append(page.t(key, seat=letter(seat), colour=colour, points=points, flowers=flowers))
    return lines


def hand(_scene: Mapping[str, Any], _view: Mapping[str, Any], _page: Page) -> list[str]:
    return []


def does(action: Mapping[str, Any], scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> str:
    """A move in words, with what it would bring where that is known."""
    cell = action["cell"]
    pile = next((pile for pile in view["piles"] if pile["cell"] == cell), None)
    size = len(pile["tiles"]) if pile else 1
    name = scene["cells"][cell]
    if action["do"] == "pick":
        said = page.t("petal-do-pick", cell=name, size=size)
        worth = pile["worth"][view["seat"]] if pile and view["seat"] >= 0 else -1
        return said if worth < 0 else page.t("terminal-worth", what=said, points=worth)
    across, down = WAYS[action["way"]]
    return page.t("petal-do-flip", size=size, cell=name, onto=scene["cells"][cell + across + down * scene["side"]])


def _pile(pile: Mapping[str, Any]) -> str:
    tiles = pile["tiles"]
    if len(tiles) == 1:
        colour, number = tiles[0]
        return tint(f"{COLOURS[colour][0]}{number}", COLOURS[colour])
    green, pink = ("?" if total < 0 else str(total) for total in pile["sums"])
    return f"[{len(tiles)} {tint(green, 'green')}:{tint(pink, 'pink')}]"
