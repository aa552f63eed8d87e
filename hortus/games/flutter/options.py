"""What players of Flutter may agree on; `assembly.py` says what it changes."""

from typing import Final

from hortus.core.kind import Option

OPTIONS: Final = [
    Option(
        "water",
        "How is water laid?",
        {
            "drawn": "Water is drawn and shows what it gives.",
            "face_down": "Perfect information: water lies face down and gives 1 pollen each.",
        },
    ),
    Option(
        "rainbow",
        "What do the rainbee's rainbow petals give when a tile grows on them?",
        {
            "placed": "A petal each of the colour placed on them.",
            "any": "A petal each of any colour you choose.",
            "nothing": "They match every colour but give nothing themselves.",
        },
    ),
    Option(
        "scores",
        "Is pollen hidden?",
        {
            "hidden": "Pollen lies face down until the end.",
            "open": "Everybody's pollen can be seen.",
        },
    ),
    Option(
        "sun",
        "Where does the sun start?",
        {
            "fixed": "On the stack the edition names, the ladybug.",
            "random": "On a stack drawn at random.",
        },
    ),
    Option(
        "rondel",
        "In which order do the stacks stand?",
        {
            "fixed": "In the edition's order.",
            "random": "In an order drawn at random.",
        },
    ),
]
