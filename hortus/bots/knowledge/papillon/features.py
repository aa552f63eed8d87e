"""What a learned value may look at beyond points: open patches by how open they are, fields, flowers, butterflies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.outlook import Outlook
from hortus.core.state import NONE
from hortus.games.papillon.bench import LARGE
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.scoring import Flowers
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.tiles import FIRST_SIDE

NAMES: Final = ["almost", "wide", "large", "lawn", "lead", "butterflies", "gnomes"]
ALMOST: Final = 0
WIDE: Final = 1
BIG: Final = 2
MEADOW: Final = 3
LEAD: Final = 4
BUTTERFLIES: Final = 5
GNOMES: Final = 6


def write(state: PapillonState, seat: i64, outlook: Outlook, nectar: Flowers, row: vec[float], base: i64) -> None:
    """The traits in the order of their names, from `base` on; for a garden with everything laid out."""
    trait: i64
    for trait in range(len(NAMES)):
        row[base + trait] = 0.0
    outlook.majorities.prepare(state)
    outlook.look_ahead(state)
    look_over(state, seat, outlook, row, base)
    now = 0.0
    flower: i64
    for flower in range(len(state.planters)):
        now += float(nectar.nectar(state, seat, flower))
    # What the flowers will bring when all have added their share, beyond what they bring now.
    row[base + LEAD] = outlook.majorities.own(state, seat) - now
    row[base + BUTTERFLIES] = outlook.left * float(state.supply[seat])
    row[base + GNOMES] = float(state.gnomes_of(seat))


def look_over(state: PapillonState, seat: i64, outlook: Outlook, row: vec[float], base: i64) -> None:
    """Every open region once, as often as it will be closed."""
    garden = state.gardens[seat]
    joined = outlook.ground.tiles.joined
    line: i64
    column: i64
    direction: i64
    for line in range(outlook.ground.window):
        if garden.rows[line] == 0:
            continue
        for column in range(outlook.ground.window):
            cell = line * outlook.ground.window + column
            if garden.laid[cell] == NONE:
                continue
            for direction in range(4):
                if FIRST_SIDE[joined[garden.laid[cell] * 4 + direction]] != direction:
                    continue
                outlook.walk(garden, cell * 4 + direction)
                if outlook.anchor == cell * 4 + direction and outlook.cells:
                    count(outlook, row, base)


def count(outlook: Outlook, row: vec[float], base: i64) -> None:
    """The open region walked last."""
    if outlook.shows == FIELD:
        row[base + MEADOW] += outlook.chance * float(outlook.printed)
        return
    row[base + (ALMOST if outlook.cells == 1 else WIDE)] += outlook.chance
    size = outlook.tiles + outlook.cells
    if size >= LARGE:
        row[base + BIG] += outlook.chance * float(size - LARGE + 1)
