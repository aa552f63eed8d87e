"""What a person can read during a game: the legend of the board, and the rules."""

from hortus import words
from hortus.cli.language import t
from hortus.cli.screen import Screen

LEGENDS = {
    "blume": ["terminal-blume-signs", "terminal-blume-moves"],
    "flutter": ["terminal-flutter-signs", "terminal-flutter-moves"],
    "papillon": ["terminal-papillon-signs", "terminal-papillon-moves"],
    "petal": ["terminal-petal-signs", "terminal-petal-moves"],
    "polders": ["terminal-polders-signs", "terminal-polders-moves"],
}
"""What the signs on the board mean, and how moves are written."""


def legend(game: str, screen: Screen, more: list[str]) -> None:
    """What the signs on the board mean, and how moves are written."""
    for key in LEGENDS[game]:
        screen.say(t(key))
    for line in more:
        screen.say(line)


def rules(game: str, screen: Screen) -> None:
    """The rules of a game, paragraph by paragraph; captions belong to pictures and are left out."""
    first = f"{game}-rules-"
    keys = words.catalogue(words.ENGLISH).keys()
    for key in keys:
        if not key.startswith(first) or key.endswith("-caption"):
            continue
        heading = "-" not in key.removeprefix(first)
        if heading:
            screen.say()
        screen.say(t(key).upper() if heading else t(key))
