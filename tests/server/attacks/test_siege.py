"""Every flood at once, while the honest play on. How quick they are then is measured by `make siege`, in quiet."""

import asyncio

import pytest
from server.running import Server
from torture.siege import DEFAULTS, MEGABYTES, siege

MOVES = 60


@pytest.mark.slow
def test_honest_tables_are_played_on_under_siege(folder):
    server = Server(folder, bot_pause=0.1, **DEFAULTS).start()
    try:
        seen = asyncio.run(siege(server, tables=8, seconds=120.0, settle=0.5, pace=0.5, enough=MOVES))
    finally:
        server.stop()
    assert min(seen.hostile.values()) > 0, "each reached what it attacks"
    assert seen.moves >= MOVES
    assert seen.refused == 0
    assert seen.cut == 0
    assert seen.largest < MEGABYTES * 2**20
