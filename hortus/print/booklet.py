"""The rules as a booklet: the paragraphs of the catalogues, with drawn examples."""

from collections.abc import Mapping
from typing import Any

from hortus import tables, words
from hortus.art import examples
from hortus.art.svg.paper import speaking
from hortus.core.message import Message
from hortus.print.job import Job, Part
from hortus.print.order import Order

WIDEST = 76.0
"""Millimetres of a column."""


def booklet(job: Job, order: Order) -> Part:
    # Captions and examples are about the standard edition, whichever is printed.
    scene = tables.rules(order.game, order.seats).scene()
    return {
        "game": order.title,
        "line": order.say("print-rules-line"),
        "note": "" if order.rules.setup.components is None else order.say("print-rules-other"),
        "sections": [_section(job, order, title, scene) for title in _titles(order.game)],
    }


def _titles(game: str) -> list[str]:
    first = f"{game}-rules-"
    keys = words.catalogue(words.ENGLISH).keys()
    return [key for key in keys if key.startswith(first) and "-" not in key.removeprefix(first)]


def _section(job: Job, order: Order, title: str, scene: Mapping[str, Any]) -> Part:
    keys = words.catalogue(words.ENGLISH).keys()
    below = [key for key in keys if key.startswith(title + "-") and key.removeprefix(title + "-").isdecimal()]
    section: Part = {
        "title": _text(order, title),
        "paragraphs": [_text(order, key) for key in below],
        "picture": None,
        "caption": "",
        "width": 0,
    }
    with speaking(order.speak):
        example = examples.example(order.game, title.rpartition("-")[2], scene)
    if example:
        caption = _text(order, f"{title}-caption")
        section["picture"] = job.picture(example.drawing)
        section["caption"] = caption[:1].upper() + caption[1:]
        section["width"] = min(WIDEST, example.width * WIDEST)
    return section


def _text(order: Order, key: str) -> str:
    return words.text(Message(key), order.language)
