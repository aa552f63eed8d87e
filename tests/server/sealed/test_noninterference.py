"""The same comparison at a table with a hidden hand and sealed sequences."""

from pathlib import Path

from server.in_process import described
from server.toy import BOX
from server.worlds import begun, walk

from hortus.core.dice import Dice
from hortus.server.bots.pool import Bots
from hortus.server.settings import Settings


def test_hidden_hands_and_sealed_choices_change_no_byte():
    bots = Bots(Settings(data=Path()), lambda: None)
    dice = Dice(5)
    compared = differing = 0
    for index in range(1, 10_000):
        made = described("whisper", 2 + index % 2, BOX, secret=f"{index:064x}")
        pairs, different = walk(begun(made), 5000, bots, dice)
        compared += pairs
        differing += different
        if compared >= 5000:
            break
    assert differing > compared // 2
