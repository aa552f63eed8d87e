"""What is in the box of each game: every piece, from the edition and the number of seats, and from nothing else."""

from collections.abc import Callable

from hortus import editions
from hortus.art.svg.paper import speaking
from hortus.core.sheet import Sheet
from hortus.print.boxes import blume, flutter, papillon, petal, polders
from hortus.print.order import Order
from hortus.print.piece import Piece

BOXES: dict[str, Callable[[Order, Sheet], list[Piece]]] = {
    "blume": blume.pieces,
    "flutter": flutter.pieces,
    "papillon": papillon.pieces,
    "petal": petal.pieces,
    "polders": polders.pieces,
}


def pieces(order: Order) -> list[Piece]:
    """Everything to cut out, with its names and texts in the language of the order."""
    setup = order.rules.setup
    components = setup.components
    if components is None:
        components = editions.shipped(setup.game, setup.edition).components
    with speaking(order.speak):
        return BOXES[order.game](order, Sheet(setup.edition, components))
