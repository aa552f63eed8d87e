"""`make torture`: three hundred kills under load, at least fifty thousand acknowledged moves."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from server.running import Server
from torture.kill import torture


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--kills", type=int, default=300)
    words.add_argument("--moves", type=int, default=50_000)
    words.add_argument("--players", type=int, default=24)
    words.add_argument("--hasty", action="store_true", help="against the build that acknowledges first")
    asked = words.parse_args()
    module = "torture.hasty" if asked.hasty else "hortus.server"
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(torture(Server(Path(folder) / "data", module), asked.kills, asked.players, asked.moves))
    print(tally)
    faults = tally.lost + tally.doubled + tally.corrupt + tally.stuck
    sys.exit(bool(faults) != asked.hasty)


if __name__ == "__main__":
    main()
