"""What players of Blume may agree on, and how a table is put together."""

from typing import Final

from hortus.core.kind import Module, Option
from hortus.core.rules import Rules
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.modules import botanist, field_of_flowers, solo, tools
from hortus.games.blume.table import Table

MODULES: Final = [
    Module(
        "tools",
        "Tools",
        "Eight tools, paid with gloves, turn, move and water before a tile is taken.",
        seats=[2, 3, 4],
        without=["field_of_flowers", "solo"],
    ),
    Module(
        "botanist",
        "Botanist",
        "Hidden cards take the hybrids' place: four points for the first to grow one, two for the next.",
        seats=[2, 3, 4],
        without=["field_of_flowers", "solo"],
    ),
    Module(
        "field_of_flowers",
        "Field of Flowers",
        "An open field without market or rounds: first to set a peg on all six colours.",
        seats=[2, 3, 4],
        without=["tools", "botanist", "solo"],
    ),
    Module(
        "solo",
        "Solo",
        "One gardener against the Tertill, which moves the market; one seat is always played so.",
        seats=[1],
        without=["tools", "botanist", "field_of_flowers"],
    ),
]

OPTIONS: Final = [
    Option(
        "prune_round1",
        "How many tiles are pruned after the first round?",
        {
            "3": "Three tiles go after round 1, as the rule says.",
            "4": "Four tiles go after round 1, as the rulebook's example says.",
        },
    ),
    Option(
        "hybrid_pattern",
        "How do a hybrid's two colours lie?",
        {
            "alternating": "The two colours alternate round the point.",
            "any2plus2": "Two corners of each colour, wherever they lie.",
        },
    ),
    Option(
        "pruned_tiles",
        "Where do pruned tiles go?",
        {
            "out": "Out of play, and back only when the bag is empty.",
            "bag": "Straight back into the bag.",
        },
    ),
    Option(
        "tools_per_turn",
        "How many tools may be used in one turn?",
        {
            "any": "As many as you can pay.",
            "1": "One.",
        },
    ),
]


def assemble(setup: Setup, sheet: Sheet) -> Rules:  # type: ignore[type-arg]
    edition = BlumeEdition(sheet)
    if setup.seats == 1 and "solo" not in setup.modules:
        # Nobody else is there: a table for one is the solo variant, asked for or not.
        setup.modules = ["solo"]
    if "field_of_flowers" in setup.modules:
        return field_of_flowers.assemble(setup, edition)
    table = Table(setup, edition)
    if "botanist" in setup.modules:
        botanist.join(table)
    if "tools" in setup.modules:
        tools.join(table)
    if "solo" in setup.modules:
        solo.join(table)
    return table.rules()
