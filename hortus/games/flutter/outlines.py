"""How to draw a shape on the lattice: its rim, its roomiest point, and the directions of its petals.

Coordinates start at the vertex by which a tile is placed and use the slanted
axes of the lattice, so that a picture only has to draw points.
"""

from hortus.core.lattices import UP
from hortus.games.flutter.shapes import beside, round_vertex, vertices


def rim(cells: list[list[int]]) -> list[list[list[int]]]:
    """The vertices round a shape, one closed line after the other; a hole has a line of its own."""
    sides: list[list[list[int]]] = []
    for cell in cells:
        tips = vertices(cell)
        for index in range(3):
            side = [tips[index], tips[(index + 1) % 3]]
            # Two triangles run along their common side in opposite ways.
            back = [side[1], side[0]]
            if back in sides:
                sides.remove(back)
            else:
                sides.append(side)
    lines: list[list[list[int]]] = []
    while sides:
        line = [sides[0][0]]
        end = sides.pop(0)[1]
        while end != line[0]:
            onward = [side for side in sides if side[0] == end][0]
            sides.remove(onward)
            line.append(end)
            end = onward[1]
        lines.append(line)
    return lines


def heart(cells: list[list[int]]) -> list[float]:
    """Where the animal sits: the point furthest from every vertex of the rim, near the middle of the shape.

    The candidates are the middle of the shape, of its triangles and of the sides
    between them, in whole numbers: a side of a triangle has the length `grain`.
    """
    grain = 6 * len(cells)
    centres = [_middle(cell, grain) for cell in cells]
    whole = [sum([centre[axis] for centre in centres]) // len(cells) for axis in (0, 1)]
    points = centres[:]
    if any([_within(whole, cell, grain) for cell in cells]):
        points.insert(0, whole)
    for index, cell in enumerate(cells):
        for other in beside(cell):
            if other in cells:
                twin = centres[cells.index(other)]
                points.append([(centres[index][axis] + twin[axis]) // 2 for axis in (0, 1)])
    tips = [[i * grain, j * grain] for cell in cells for i, j in vertices(cell)]
    tips = [tip for tip in tips if tip != whole]  # a hexagon's middle is no rim
    best = points[0]
    for point in points[1:]:
        room = _room(point, tips) - _room(best, tips)
        if room > 0 or (room == 0 and _far(point, whole) < _far(best, whole)):
            best = point
    return [round(along / grain, 4) for along in best]


def ways(cells: list[list[int]], corner: list[int]) -> list[int]:
    """The directions in which the petals of a corner grow, one into each triangle that meets it.

    In sixths of a full turn, clockwise from upright on paper, in the order in which petals are listed.
    """
    found = round_vertex(corner)
    # The first triangle round a vertex lies a sixth clockwise from upright, the others follow against the clock.
    return sorted([(1 - index) if index <= 2 else (7 - index) for index in range(6) if found[index] in cells])


def _middle(cell: list[int], grain: int) -> list[int]:
    tips = vertices(cell)
    return [sum([tip[axis] for tip in tips]) * grain // 3 for axis in (0, 1)]


def _within(point: list[int], cell: list[int], grain: int) -> bool:
    kind, i, j = cell
    along, up = point[0] - i * grain, point[1] - j * grain
    if kind == UP:
        return along >= 0 and up >= 0 and along + up <= grain
    return along <= grain and up <= grain and along + up >= grain


def _room(point: list[int], tips: list[list[int]]) -> int:
    return min([_far(point, tip) for tip in tips])


def _far(one: list[int], other: list[int]) -> int:
    """The square of the distance: the axes of the lattice stand at 60 degrees."""
    along, up = one[0] - other[0], one[1] - other[1]
    return along * along + along * up + up * up
