"""What players of Papillon may agree on; `assembly.py` says what it changes."""

from typing import Final

from hortus.core.kind import Option
from hortus.games.papillon.modules import expert_gnomes

OPTIONS: Final = [
    Option(
        "bonus_target",
        "Where does the second butterfly of a bonus token go?",
        {
            "same": "To the flower the token was taken from.",
            "any": "To any flower.",
        },
    ),
    Option(
        "zero_bonus",
        "What does a bid of 0 bring?",
        {
            "space": "The caterpillars printed at the 0 space where the gardener ends up.",
            "order_position": "As many caterpillars as the gardener's new place on the order track.",
        },
    ),
    Option(
        "cap_for_two",
        "May two players hold any number of caterpillars?",
        {
            "twelve": "No: twelve at the most, as with three and four.",
            "none": "Yes: there is no bidding to spend them on.",
        },
    ),
    Option(
        "tie_rank",
        "What rank follows a tie on a flower?",
        {
            "dense": "The next one: of 3, 3 and 2 butterflies the last is second.",
            "skip": "A tie uses up ranks: of 3, 3 and 2 butterflies the last is third.",
        },
    ),
    Option(
        "two_player_swap",
        "With two, when does the one who takes the gnome become first player?",
        {
            "immediate": "At once, so that this one pollinates last.",
            "next_round": "When the round is over.",
        },
    ),
    Option(
        "gardening",
        "Who lays tiles when?",
        {
            "simultaneous": "Everybody at once, unseen until all are done.",
            "draft_order": "One after the other, in the order of the track; for two it may have changed in the draft.",
        },
    ),
]

MODULES: Final = [expert_gnomes.MODULE]
