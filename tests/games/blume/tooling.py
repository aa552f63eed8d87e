"""Tables with tools in everybody's reach."""

from games.blume.drawing import Table

from hortus.games.blume.modules.tool_words import TOOLS

SQUARE = """
    .. ..
    .. ..
    .. ..
    .. ..
"""


def tools(*drawings: str, shown: tuple[str, ...] = ("rake", "trowel", "fork"), seats: int = 2, **more) -> Table:
    """A table where these tools lie open and seat 0 is about to take a tile."""
    drawings = drawings or (SQUARE, SQUARE)
    table = Table(*drawings, seats=seats, modules=("tools",), **more)
    shed = table.state.shed
    for slot, name in enumerate(shown):
        shed.shown[slot] = TOOLS.index(name)
        shed.deck[TOOLS.index(name)] = 0
    return table.enter("take")


def offered(table: Table) -> list[str]:
    return [text for text in table.legal() if text in TOOLS]
