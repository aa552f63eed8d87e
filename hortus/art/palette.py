"""The colours of all pictures, by name; a page may override each with its own theme."""

INK = "var(--ink, #2B2A26)"
SOFT_INK = "var(--soft-ink, #6A6558)"
GROUND = "var(--ground, #F6F1E4)"
RAISED = "var(--raised, #FFFDF6)"
LINE = "var(--line, #CDBF9F)"
LEAF = "var(--leaf, #3F7D4E)"
LEAF_DEEP = "var(--leaf-deep, #23512F)"
RED = "var(--red, #C8423B)"
ORANGE = "var(--orange, #DD7A2B)"
YELLOW = "var(--yellow, #E0B02A)"
BLUE = "var(--blue, #3D73B4)"
PURPLE = "var(--purple, #7A4FA3)"
PINK = "var(--pink, #D9739B)"
WATER = "var(--water, #7FB5C6)"
SUN = "var(--sun, #F2B632)"
EARTH = "var(--earth, #4A3B2E)"
LAND = "var(--land, #F2EACB)"
DIKE = "var(--dike, #9C8B5E)"

SERIF = "Fraunces, Georgia, serif"
SANS = "'Source Sans 3', system-ui, sans-serif"

SEATS = [LEAF, PINK, BLUE, ORANGE, PURPLE]
"""A seat's colour; it always goes with its letter and its pattern."""


def washed(colour: str, share: float) -> str:
    """A colour of the palette mixed with white, as one plain colour. For paper, which has no themes."""
    plain = colour[colour.index("#") : colour.index("#") + 7]
    parts = [int(plain[place : place + 2], 16) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(255 - (255 - part) * share):02X}" for part in parts)
