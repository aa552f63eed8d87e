"""What an example is made from, and what it is."""

from collections.abc import Callable, Mapping
from typing import Any

import svg

Scene = Mapping[str, Any]
Drawn = tuple[float, float, list[svg.Element]]
"""Width, height, and what is drawn from the upper left corner."""
Examples = dict[str, Callable[[Scene], Drawn]]
"""The drawings of one game by the paragraph that they stand in."""
