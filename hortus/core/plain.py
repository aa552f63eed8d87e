"""Makes text from outside safe to show.

Names, titles, keys and seeds come from records and edition files that anybody
may have written. Control characters would change the terminal. Invisible
characters, and those that change the direction of writing, make a text look
like another one. We show a replacement sign for each of them, so that the
reader sees that something is there.
"""

from typing import Final

STRANGE: Final = "\ufffd"


LONGEST: Final = 60
"""The most characters of a quoted value."""


def plain(text: str) -> str:
    """The text as one line without hidden characters."""
    if text.isprintable():
        return text
    shown: list[str] = []
    for character in text:
        if character.isprintable():
            shown.append(character)
        else:
            shown.append(" " if character.isspace() else STRANGE)
    return "".join(shown)


def plain_lines(text: str) -> str:
    """The same for a text of several lines."""
    return "\n".join([plain(line) for line in text.split("\n")])


def quoted(value: object) -> str:
    """A value from outside, for a sentence: as Python writes it, and cut if it is long."""
    try:
        return cut(repr(value))
    except (ValueError, RecursionError):  # a number with thousands of digits, or lists inside lists without end
        return "..."


def cut(text: str) -> str:
    """The beginning of a long text."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
