"""For each game, how its board is played by hand: `click` and `type` take one decision."""

from importlib import import_module
from typing import Any


def hands(game: str) -> Any:
    return import_module(f"browser.hands.{game}")
