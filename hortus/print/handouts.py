"""What is written on and looked at: score pads, and a player aid for each seat."""

from hortus import words
from hortus.core.message import Message
from hortus.games import GAMES
from hortus.print.job import Part
from hortus.print.order import Order
from hortus.print.paper import HEAD

LETTERS = "ABCDE"
LINES = {"petal": 12}
"""How many empty lines a pad has for what is scored during the game."""


def aids(order: Order) -> list[list[Part]]:
    """One for each seat, four on a page."""
    lines = [order.say(key) for key in _keys(f"print-aid-{order.game}-")]
    height = (order.paper.height - 2 * HEAD) / 2 - 4
    one = {"title": order.title, "lines": lines, "height": height}
    return [[one] * min(4, order.seats - first) for first in range(0, order.seats, 4)]


def pads(order: Order) -> list[list[Part]]:
    """One page of score sheets: four, or two if they have many columns."""
    rows = [order.say(key) for key in _keys(f"print-pad-{order.game}-")]
    rows = [""] * LINES.get(order.game, 0) + rows + [order.say("print-pad-total")]
    height = (order.paper.height - 2 * HEAD) / 2 - 4
    one = {"title": order.title, "seats": _seats(order), "rows": rows, "height": height}
    return [[one] * 4]


def _seats(order: Order) -> list[str]:
    if order.game == "petal":
        return [words.text(Message(f"petal-colour-{colour}"), order.language) for colour in range(2)]
    return list(LETTERS[: max(GAMES[order.game].seats)])


def _keys(beginning: str) -> list[str]:
    """The texts with this beginning, in the order of the catalogue."""
    return [key for key in words.catalogue(words.ENGLISH).keys() if key.startswith(beginning)]  # noqa: SIM118
