"""Writes every golden file anew: `make goldens`, after a change of rules.

`tests/goldens.py decisions` writes what the bots decide, after a change of bots; compiled, it takes a minute.
"""

import sys

from bots.decisions import script as decisions
from every_table import events, keys
from perft import script as perft
from playthroughs import script as playthroughs

import hortus


def main() -> None:
    if "decisions" in sys.argv[1:]:
        for game in decisions.TABLES:
            (decisions.FOLDER / f"{game}.txt").write_text(decisions.text(game), "utf-8")
        return
    playthroughs.FOLDER.mkdir(exist_ok=True)
    for path in playthroughs.FOLDER.iterdir():
        path.unlink()
    for name, setting in playthroughs.scenes().items():
        (playthroughs.FOLDER / name).write_text(playthroughs.playthrough(setting), "utf-8")
        print(name)
    perft.GOLDEN.write_text("\n".join(perft.lines()) + "\n", "utf-8")
    events.GOLDEN.write_text("\n".join(events.lines()) + "\n", "utf-8")
    keys.GOLDEN.write_text("\n".join([line for game in hortus.GAMES for line in keys.lines(game)]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
