"""What a seat sees of the table.

Everything is open except the bag and the gnomes that are still face down, and
everybody knows which of those are left. Only the future is hidden, and a state
has no future, so an imagined world is a copy. What a seat has placed before it
is done is sealed, and only that seat sees it.
"""

from mypy_extensions import i64

from hortus.core.bits import members
from hortus.core.events import SILENT
from hortus.core.state import NONE, to_list
from hortus.games.papillon.bench import Bench, Layout
from hortus.games.papillon.scoring import closed_regions
from hortus.games.papillon.state import HAND, RESTING, PapillonState


def view(state: PapillonState, seat: int, bench: Bench, gardening: bool, scores: list[int]) -> dict[str, object]:
    """The table. A gardener sees it as if the own sealed choices were carried out."""
    if not gardening or seat == NONE or state.sealed[seat].count == 0:
        return seen_table(state, seat, bench, Layout(state.walk), scores)
    table = state.clone()
    return seen_table(table, seat, bench, bench.unfold(table, seat, SILENT, table.walk), scores)


def seen_table(state: PapillonState, seat: int, bench: Bench, layout: Layout, scores: list[int]) -> dict[str, object]:
    """What is there; the layout belongs to the viewer."""
    seats: list[dict[str, object]] = []
    for other in range(int(state.seats)):
        seats.append(seen_seat(state, other, bench, layout if other == seat else Layout(layout.walk)))
    return {
        "round": int(state.round),
        "order": to_list(state.order),
        "spaces": to_list(state.space),
        "crawling": to_list(state.crawling),
        "bids": to_list(state.bids),
        "zeros": seen_zeros(state),
        "bag": to_list(state.bag),
        "removed": to_list(state.removed),
        "gnome": int(state.gnome),
        "gnomes_left": to_list(state.gnome_bag),
        "flowers": [seen_flower(state, flower) for flower in range(len(state.planters))],
        "claim": int(state.claim),
        "players": seats,
        "scores": scores,
    }


def seen_zeros(state: PapillonState) -> list[int]:
    """For each seat that bid 0, its space counted from the right; NONE for the others."""
    spots = [NONE] * int(state.seats)
    pushed = 0
    for seat in reversed(to_list(state.order)):
        if seat != NONE and state.bids[seat] == 0:
            spots[seat] = pushed
            pushed += 1
    return spots


def seen_seat(state: PapillonState, seat: int, bench: Bench, layout: Layout) -> dict[str, object]:
    garden = state.gardens[seat]
    tried = to_list(layout.cells)
    tiles: list[dict[str, object]] = []
    window = int(bench.ground.window)
    for row in range(window):
        for column in members(garden.rows[row]):
            cell = row * window + column
            lying = int(garden.laid[cell])
            tiles.append({"cell": cell, "tile": lying // 4, "turn": lying % 4, "tried": cell in tried})
    resting: list[dict[str, object]] = []
    for place in range(seat * RESTING, seat * RESTING + int(state.rests[seat])):
        part = int(state.resting[place])
        patch = int(state.patch[place])
        resting.append({"cell": part // 4, "side": part % 4, "colour": patch // 2, "large": patch % 2 == 1})
    gnomes: list[int] = []
    kinds = len(state.gnome_bag)
    for kind in range(kinds):
        gnomes += [kind] * int(state.gnomes[seat * kinds + kind])
    hand: list[int] = []
    for place in range(HAND):
        kind = int(state.hand[seat * HAND + place])
        if kind != NONE and not (int(layout.used) >> place) & 1:
            hand.append(kind)
    patch_part = int(layout.patch()) if layout.owed else NONE
    return {
        "caterpillars": int(state.caterpillars[seat]),
        "butterflies": int(state.supply[seat]),
        "gnomes": gnomes,
        "hand": hand,
        "chosen": int(layout.tile),
        "closing": patch_part,
        "garden": tiles,
        "housed": [int(part) for part in garden.gnomes],
        "resting": resting,
        "closed": [
            {
                "cell": int(region.anchor) // 4,
                "side": int(region.anchor) % 4,
                "shows": int(region.shows),
                "tiles": int(region.tiles),
                "butterflies": int(region.butterflies),
            }
            for fields in (False, True)
            for region in closed_regions(bench.ground, garden, fields, layout.walk)
        ],
    }


def seen_flower(state: PapillonState, flower: int) -> dict[str, object]:
    """A stand-up flower: its planter, who took its token, and everybody's butterflies."""
    flowers = len(state.planters)
    return {
        "planter": int(state.planters[flower]),
        "token": int(state.token[flower]),
        "butterflies": [int(state.clipped[i64(seat * flowers + flower)]) for seat in range(int(state.seats))],
    }
