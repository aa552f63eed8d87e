"""A player who wants nothing but a meadow that grows in one direction."""

from typing import Any

from hortus.core.bits import members

Spot = tuple[int, ...]


def furthest(table: Any, state: Any, part: int, sign: int) -> tuple[int, int]:
    """The turn and the vertex that bring the tile in hand as far in this direction as it can come.

    Direction: along the columns (1), the rows (2) or both at once (3), forwards (1) or backwards (-1).
    """
    side = int(table.meadow.side)
    west, south = table.meadow.cut(state)
    out = table.buffer()
    fitting = table.placing.fitting(state, state.turn)
    found = []
    for turn in members(table.meadow.turns[state.hand]):
        spots = table.meadow.outline(state.hand, turn).spots
        ahead = max(sign * along(spot[1:], part) for spot in spots)
        for index in range(table.placing.places(state, state.hand, turn, fitting, out, len(out))):
            at = int(out[index])
            vertex = ((at % side - west) % side, (at // side - south) % side)
            found.append((sign * along(vertex, part) + ahead, turn, at))
    return max(found)[1:]


def along(place: Spot | list[int], part: int) -> int:
    return place[0] + place[1] if part == 3 else place[part - 1]


def driven(table: Any, state: Any, part: int, sign: int) -> int:
    """Its decision, whatever is asked."""
    name = table.steps[state.step].name
    if name not in ("turn", "place"):
        return table.legal(state, members(state.waiting)[0])[-1]
    turn, at = furthest(table, state, part, sign)
    return table.catalogue.number({"do": name, "turn": turn} if name == "turn" else {"do": name, "at": at})
