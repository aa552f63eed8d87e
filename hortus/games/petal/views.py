"""What a seat sees of the table, and what it may imagine behind the rest.

The two must agree: a seat must not be able to tell an imagined world from the
true one. Only the memory game hides anything: the numbers inside the flowers
that still stand.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bags import draw
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.state import NONE, to_list
from hortus.games.petal.scoring import flower_points
from hortus.games.petal.state import PetalState
from hortus.games.petal.vocabulary import GREEN, PINK


def pile(state: PetalState, cell: i64) -> vec[i64]:
    """The cells whose tiles are in the pile on this cell, from its own petal to the first one flipped."""
    found = vec[i64]()
    while cell != NONE:
        found = append(found, cell)
        cell = state.under[cell]
    return found


def colour_of(face: i64) -> int:
    return GREEN if face > 0 else PINK


def view(state: PetalState, memory: bool) -> dict[str, object]:
    """Both seats see the same. A covered number is NONE in the memory game."""
    piles: list[dict[str, object]] = []
    for cell in members(state.petals):
        piles.append(seen_pile(state, cell, False))
    for cell in members(state.flowers):
        piles.append(seen_pile(state, cell, memory))
    bouquets: list[list[dict[str, object]]] = [[], []]
    for cell in range(len(state.picker)):
        seat = int(state.picker[cell])
        if seat != NONE:
            flower = seen_pile(state, cell, False)
            flower["points"] = int(flower_points(state.net[cell], seat))
            bouquets[seat].append(flower)
    return {
        "piles": piles,
        "bouquets": bouquets,
        "points": to_list(state.points),
    }


def seen_pile(state: PetalState, cell: int, covered: bool) -> dict[str, object]:
    """One pile: its tiles as (colour, number), from its own cell's back to the first one flipped,
    both sums, and what either seat would score for picking it.
    """
    tiles: list[list[int]] = []
    sums = [0, 0]
    for part in pile(state, cell):
        face = state.face[part]
        colour = colour_of(face)
        number = int(face) if face > 0 else int(-face)
        tiles.append([colour, NONE if covered else number])
        sums[colour] += number
    worth = [int(flower_points(sums[GREEN] - sums[PINK], seat)) for seat in (GREEN, PINK)]
    if covered:
        # The order of flipping is public, but the numbers are secret, so the sums must be hidden too.
        sums = worth = [NONE, NONE]
    return {"cell": cell, "tiles": tiles, "sums": sums, "worth": worth}


def imagine(state: PetalState, memory: bool, dice: Dice) -> PetalState:
    """In the memory game, the covered numbers of each colour are dealt again among the flowers on the board."""
    world = state.clone()
    if memory:
        redeal(world, GREEN, dice)
        redeal(world, PINK, dice)
        for cell in members(world.flowers):
            add_up(world, cell)
    return world


def redeal(world: PetalState, colour: int, dice: Dice) -> None:
    """The covered numbers of one colour go into a bag and are dealt out again.

    The bag makes sure that the result depends only on the dice and on what the
    seat can see, not on the true numbers.
    """
    places = vec[i64]()
    bag = vec[i64]([0] * (len(world.green) + 1))
    sign: i64 = 1 if colour == GREEN else -1
    for cell in members(world.flowers):
        for part in pile(world, cell):
            if colour_of(world.face[part]) == colour:
                places = append(places, part)
                bag[world.face[part] * sign] += 1
    place: i64
    for place in places:
        world.face[place] = draw(bag, dice) * sign


def add_up(world: PetalState, cell: i64) -> None:
    """Compute the sums of a pile again, cell by cell from the first one flipped."""
    parts = pile(world, cell)
    net: i64 = 0
    gross: i64 = 0
    index: i64
    for index in range(i64(len(parts)) - 1, -1, -1):
        face = world.face[parts[index]]
        net += face
        gross += face if face > 0 else -face
        world.net[parts[index]] = net
        world.gross[parts[index]] = gross
