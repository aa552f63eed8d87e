"""Text from elsewhere, made fit to be shown.

Names, titles, keys and seeds come from records and edition files that anybody
may have written. A terminal obeys control characters in them, and characters
that change the direction of writing or cannot be seen make a text look like
another. Each is shown as a sign for a character that cannot be shown; so a
text keeps its length, and a reader sees that something stands there.
"""

from typing import Final

STRANGE: Final = "\ufffd"


def plain(text: str) -> str:
    """One line that shows all it holds."""
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
    """The same where a text may have several lines."""
    return "\n".join([plain(line) for line in text.split("\n")])
