"""Whatever is hidden from a seat changes no byte of what that seat is told.

For every game: positions along random games, each compared with a world in
which everything the seat cannot see was dealt anew and everything the others
have sealed was chosen anew.
"""

from pathlib import Path

import pytest
import walking
from server.housing import described
from server.worlds import begun, walk

import hortus
from hortus.core.dice import Dice
from hortus.server.bots import Bots
from hortus.server.settings import Settings

PAIRS = int(5000 * walking.PART)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_hidden_things_change_no_byte(game):
    bots = Bots(Settings(data=Path()), lambda: None)
    settings = walking.settings_of(game)
    dice = Dice(2026)
    compared = differing = index = 0
    hides = False
    while compared < PAIRS:
        # A different table each time; an open one says little and is compared a little.
        setting = settings[int(dice.below(len(settings)))]
        hidden = setting.rules.hides
        hides = hides or hidden
        made = described(
            game, setting.seats, modules=setting.modules, options=dict(setting.options), secret=f"{index:064x}"
        )
        pairs, different = walk(begun(made), PAIRS - compared if hidden else 50, bots, dice)
        compared += pairs
        differing += different
        index += 1
    assert compared >= PAIRS
    # Where nothing is hidden and nothing sealed the worlds are the same, and the test says nothing.
    assert not hides or differing > compared // 4, f"only {differing} of {compared} worlds differed"


def test_the_comparison_bites(monkeypatch):
    """The control: one view that forgets to hide, and the worlds can be told apart."""
    from hortus.server import payloads

    honest = payloads.happened

    def leaking(table, seat, since, missed, down):
        told = honest(table, seat, since, missed, down)
        return type(told)(**{**{name: getattr(told, name) for name in told.__struct_fields__},
                             "events": [{"state": str(table.match._state.dump())}]})  # fmt: skip

    monkeypatch.setattr(payloads, "happened", leaking)
    made = described("petal", 2, options={"contents": "memory"}, secret="ab" * 32)
    with pytest.raises(AssertionError, match="could tell"):
        walk(begun(made), 200, Bots(Settings(data=Path()), lambda: None), Dice(1))
