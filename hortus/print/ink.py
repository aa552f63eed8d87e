"""From our pictures to what a printer gets: plain colours instead of a theme, and less ink if that is wanted.

With light ink, every ground and filling becomes a tint, and what was white on
colour becomes dark. Outlines stay, so that shapes can still be told apart.
"""

import re
from xml.etree import ElementTree

THEME = re.compile(r"var\(--[\w-]+, *(#[0-9A-Fa-f]{6})\)")
FAMILY = re.compile(r"font-family=\"[^\"]*\"|font-family: *[^;\"]*")
FONT = "Libertinus Serif"
"""It comes with Typst, so every machine prints the same."""
FONTS = f"{FONT}, Georgia, serif"
"""For a drawing that is looked at elsewhere."""
INK = "#2B2A26"
TINT = 0.3
"""How much of a colour is left with light ink."""
BRIGHT = 225
"""Near white, as the mean of the three colours."""
GROUND = "data-ground"
"""An attribute of what a whole piece is drawn on."""
SPACE = "http://www.w3.org/2000/svg"

ElementTree.register_namespace("", SPACE)


def plain(drawing: str) -> str:
    """A drawing without a theme, in the font that is printed with."""
    return FAMILY.sub(_family, THEME.sub(r"\1", drawing))


def _family(found: re.Match[str]) -> str:
    return f'font-family="{FONTS}"' if found[0].startswith("font-family=") else f"font-family: {FONTS}"


def light(drawing: str) -> str:
    """A plain drawing with little ink."""
    tree = ElementTree.fromstring(drawing)
    for element in tree.iter():
        _lighten(element)
    return ElementTree.tostring(tree, "unicode")


def _lighten(element: ElementTree.Element) -> None:
    fill = element.get("fill", "")
    stroke = element.get("stroke", "none")
    text = element.tag.endswith("text")
    if element.get(GROUND):
        _thin(element, "fill")
        _thin(element, "stroke")
        return
    if _bright(stroke):
        element.set("stroke", INK)
    if text and _bright(fill):
        element.set("fill", INK)
    elif not text and _bright(fill) and stroke == "none":
        # It was told from its ground by colour alone.
        element.set("stroke", INK)
        element.set("stroke-width", "0.5")
    elif not text and (fill.upper() != INK or stroke != "none"):
        # Ink without an outline is a small thing such as an eye, and stays.
        _thin(element, "fill")


def _thin(element: ElementTree.Element, name: str) -> None:
    colour = element.get(name, "")
    if colour.startswith("#"):
        element.set(name, tint(colour))


def size(drawing: str) -> tuple[float, float]:
    """Width and height of a document."""
    tree = ElementTree.fromstring(drawing)
    return float(tree.get("width", "1")), float(tree.get("height", "1"))


def tint(colour: str) -> str:
    mixed = [round(255 - (255 - part) * TINT) for part in _parts(colour)]
    return "#" + "".join(f"{part:02X}" for part in mixed)


def _bright(colour: str) -> bool:
    if colour == "white":
        return True
    return bool(re.fullmatch("#[0-9A-Fa-f]{6}", colour)) and sum(_parts(colour)) / 3 > BRIGHT


def _parts(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
