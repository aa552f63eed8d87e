"""How strong the levels are, measured: on the scale of Elo, with the lowest level at 0.

Made by `hortus arena GAME --bots level-1,level-2 ...` over neighbouring levels at two seats;
docs/bots.md has the commands and how sure the figures are. 76 of 100 games are 200 points.
"""

from typing import Final

RATINGS: Final[dict[str, list[int]]] = {}
"""For each game the eight levels, the lowest first; a game nobody has measured is missing."""
