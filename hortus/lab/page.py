"""An arena's result as a page of its own; the pictures on it are drawn in `hortus/art/svg/standing.py`."""

from html import escape
from typing import Any

from hortus.art import palette
from hortus.art.svg import standing as picture


def page(title: str, rows: list[dict[str, Any]], ratings: dict[str, float], sentences: list[str]) -> str:
    """A whole HTML document that needs nothing from anywhere."""
    parts = [f"<p>{escape(sentence)}</p>" for sentence in sentences]
    if rows:
        parts.append(picture.shares(rows))
    if len(ratings) > 1:
        parts.append(picture.ladder(ratings))
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{escape(title)}</title></head>
<body style="font-family: {escape(palette.SANS)}; margin: 2rem">
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""
