"""What players of Polders may agree on; `assembly.py` says what it changes."""

from typing import Final

from hortus.core.kind import Option

OPTIONS: Final = [
    Option(
        "polders",
        "Which polders come to the table?",
        {
            "marked": "The sheets marked for this number of players.",
            "drawn": "By lot: each player draws one of the four sheets in the box.",
            "1-2-3-4": "The first, second, third and fourth sheet in the box, as many as there are players.",
            "1-3-4-2": "The first, third, fourth and second sheet in the box, as many as there are players.",
            "1-4-2-3": "The first, fourth, second and third sheet in the box, as many as there are players.",
            "2-3-4-1": "The second, third, fourth and first sheet in the box, as many as there are players.",
            "2-4-1-3": "The second, fourth, first and third sheet in the box, as many as there are players.",
            "3-4-1-2": "The third, fourth, first and second sheet in the box, as many as there are players.",
        },
    ),
    Option(
        "too_few",
        "With how many buildings does one lose points for having too few?",
        {
            "card": "With fewer than four, as on the cards.",
            "appendix": "With four or fewer, as in the appendix.",
        },
    ),
    Option(
        "wrong_buildings",
        "What is a wrongly filled building to its area?",
        {
            "join": "It joins squares together but does not count.",
            "plain": "It counts as a plain square.",
        },
    ),
    Option(
        "ties",
        "How do players divide who tie for a place?",
        {
            "place": "They divide the points of their place.",
            "pool": "They divide the points of all the places they take up.",
        },
    ),
]
