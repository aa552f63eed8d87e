"""The real server, killed with SIGKILL under load."""

import asyncio

import pytest
from server.running import Server
from torture.kill import torture

pytestmark = pytest.mark.slow


def test_twenty_kills_lose_nothing(folder):
    tally = asyncio.run(torture(Server(folder), kills=20, players=12, moves=1_000))
    print(tally)
    assert tally.kills == 20
    assert tally.acknowledged >= 1_000
    assert (tally.lost, tally.doubled, tally.corrupt, tally.stuck) == (0, 0, 0, 0), tally


def test_the_same_harness_finds_losses_when_a_build_acknowledges_first(folder):
    """The control that makes the zeros above believable."""
    tally = asyncio.run(torture(Server(folder, "torture.hasty"), kills=4, players=12, seed=2))
    print(tally)
    assert tally.lost > 0, tally
