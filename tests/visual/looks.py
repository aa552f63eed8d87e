"""What can be wrong with a picture: drawings without style, things outside their frame, cut or overlapping text."""

from pathlib import Path

from PIL import Image, ImageChops, ImageFilter
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import Page

REFERENCES = Path(__file__).parent / "references"
WIDTH = 170
"""References are small; a colour, a shape or a place that is wrong still shows."""
COLOURS = 48
BLACK = 10
DISC = 6
"""Shapes without a style are black. No ink of ours is that dark over so many pixels in a square."""
EMPTY = 0.985
TOLERANCE = 0.22
"""How different the colour of a pixel may be, for other versions of the browser."""
APART = 20
"""A grey level that two pixels of the same picture may differ by, as references have few colours."""
PART = 0.012
"""How much of a picture may be different."""

OUTSIDE = Path(__file__).with_name("outside.js").read_text("utf-8")
TEXTS = Path(__file__).with_name("texts.js").read_text("utf-8")


def misplaced(page: Page) -> list[str]:
    """What lies outside its picture, and text that is cut or lies over other text."""
    outside: list[str] = page.evaluate(OUTSIDE)
    texts: list[str] = page.evaluate(TEXTS)
    return outside + texts


def unstyled(picture: Image.Image) -> str:
    """Says what is black or blank in a picture."""
    red, green, blue = (channel.point(lambda level: 255 if level <= BLACK else 0) for channel in picture.split())
    # A pixel stays white only if the square around it is black.
    whole = ImageChops.darker(ImageChops.darker(red, green), blue)
    if whole.filter(ImageFilter.BoxBlur(DISC)).getextrema()[1] == 255:
        return "a large part is black"
    tiny = small(picture)
    colours = tiny.quantize(16).convert("RGB").getcolors() or []
    if max(count for count, _ in colours) > EMPTY * tiny.width * tiny.height:
        return "it is almost empty"
    return ""


def small(picture: Image.Image) -> Image.Image:
    height = max(1, round(picture.height * WIDTH / picture.width))
    return picture.resize((WIDTH, height), Image.Resampling.BOX)


def changed(picture: Image.Image, file: Path) -> str:
    """Compares with the reference, or says that there is none."""
    if not file.exists():
        return "it has no reference: make references"
    now, then = small(picture), Image.open(file).convert("RGB")
    if now.size != then.size:
        return f"its size is {now.size}, and was {then.size}: make references"
    most = PART * now.width * now.height
    # Most pictures are as they were; only others need the careful look.
    apart = ImageChops.difference(now, then).convert("L").point(lambda level: 255 if level > APART else 0)
    if apart.histogram()[255] <= most / 2:
        return ""
    different = pixelmatch(now, then, threshold=TOLERANCE, includeAA=True)
    return f"{different} pixels differ, {most:.0f} may: make references" if different > most else ""


def keep(picture: Image.Image, file: Path) -> None:
    small(picture).quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
