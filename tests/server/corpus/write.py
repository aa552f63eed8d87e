"""Writes a record of the rules as they are now, for games and versions that have none yet: run once per release."""

import secrets
from pathlib import Path

import hortus
from hortus import records

FOLDER = Path(__file__).parent


def main() -> None:
    for kind in hortus.GAMES.values():
        path = FOLDER / f"{kind.key}-{kind.version}.json"
        if path.exists():
            continue
        modules = [module.key for module in kind.modules if not module.without]
        seats = max(
            seats for seats in kind.seats if all(seats in module.seats for module in kind.modules) or not modules
        )
        match = hortus.Match(
            hortus.rules(kind.key, seats, modules), deal=hortus.sealed(secrets.token_hex(32), ["a", "b"])
        )
        dice = hortus.Dice(1)
        while not match.over:
            for seat in match.waiting:
                match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
        records.save(match.record(), path)
        print(path.name)


if __name__ == "__main__":
    main()
