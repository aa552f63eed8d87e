"""What Typst gets to do: pictures, texts and places as data. `document.typ` beside this file is the program.

Names from somebody's edition are data there, never source.
"""

import json
from typing import Any

from hortus.print import ink
from hortus.print.paper import Paper

Part = dict[str, Any]


class Job:
    """A document in the making."""

    def __init__(self, title: str, language: str, paper: Paper, light: bool = False) -> None:
        self._light = light
        self._pictures: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        self.parts: Part = {
            "title": title,
            "language": language,
            "paper": [paper.width, paper.height],
            "cover": None,
            "contents": None,
            "sheets": [],
            "aids": [],
            "pads": [],
            "rules": None,
            "position": None,
        }

    def picture(self, drawing: str) -> str:
        """Keep a drawing and return its name. The same drawing twice is kept once."""
        if drawing not in self._plain:
            shown = ink.plain(drawing)
            self._plain[drawing] = ink.light(shown) if self._light else shown
        return self._pictures.setdefault(self._plain[drawing], f"p{len(self._pictures)}")

    def inputs(self) -> dict[str, str]:
        """What Typst is given."""
        pictures = {name: drawing for drawing, name in self._pictures.items()}
        return {"job": json.dumps({**self.parts, "pictures": pictures})}
