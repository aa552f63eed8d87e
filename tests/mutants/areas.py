"""What belongs together: the files of an area, and the tests that should notice a change in them.

A change is tried first against the tests of its own file and other quick ones,
and only if it survives those against everything else that could notice it.
"""

from pathlib import Path
from typing import NamedTuple

from mutants.changes import Change

GAMES = ("petal", "flutter", "polders", "papillon", "blume")
AREAS = ("core", "table", *GAMES, "server")

NEAREST = {"state": "fields", "cards": "fields", "shed": "fields", "edition": "editions"}  # in tests/every_table
TABLE = ("editions.py", "files.py", "match.py", "records.py", "tables.py")
QUICK = 2.5  # times as long as the quickest of the near tests; slower ones wait until the quick ones have passed

# Tests of the server by the file they are about, where the name does not say it.
SERVER_TESTS = {
    "app": ["doors", "operations"], "backup": ["cli/test_backup.py"], "command": ["operations"],
    "doors": ["doors", "tables"], "entries": ["versions", "store"], "guard": ["doors", "operations"],
    "happening": ["noninterference", "tables"], "house": ["room", "operations"], "journal": ["operations"],
    "limits": ["doors", "fuzz"], "line": ["fuzz", "order"], "links": ["doors", "tables"], "listener": ["store"],
    "live": ["doors", "order"], "making": ["tables", "games"], "metrics": ["operations"], "payloads": ["room"],
    "players": ["tables", "bots"], "postgres": ["store"], "replay": ["versions", "room"], "rooms": ["room", "store"],
    "seating": ["tables", "doors"], "shapes": ["tables", "openapi"], "speaking": ["room", "order"],
    "sql": ["store", "tables"], "sqlite": ["store"], "stream": ["order"], "sweeping": ["operations", "store"],
    "table": ["room", "tables"], "thinker": ["bots", "levels"], "typescript": ["house/test_page.py"],
    "webhook": ["operations"], "wire": ["fuzz", "order"], "writer": ["store", "operations"],
    "records": ["tables", "games"], "plain": ["doors", "operations"], "tables": ["tables", "doors"],
    "seats": ["tables"], "play": ["tables", "order"], "settings": ["operations"], "games": ["games"],
}  # fmt: skip


# A minute and more each: only for the files they are about.
LONG = {"kill", "openapi", "operations", "order"}


class Suite(NamedTuple):
    """Test files to be run together, in this order, with these settings."""

    files: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()
    skip: tuple[str, ...] = ()


def files(root: Path, area: str) -> list[str]:
    """The source files of an area, as paths from the root."""
    if area == "core":
        found = sorted((root / "hortus/core").glob("*.py"))
    elif area == "table":
        found = [root / "hortus" / name for name in TABLE if (root / "hortus" / name).exists()]
    elif area == "server":
        found = sorted((root / "hortus/server").rglob("*.py"))
    else:
        found = sorted((root / "hortus/games" / area).rglob("*.py"))
    return [str(path.relative_to(root)) for path in found]


def tuning(area: str, change: Change) -> bool:
    """How many and how long, in the server: one more is as good, and tests set limits of their own."""
    settings = change.name.startswith(("module: ", "Settings: "))
    return area == "server" and settings and change.text.strip("(-)").replace(".", "").isdigit()


def suites(root: Path, area: str, file: str) -> tuple[list[Suite], list[Suite]]:
    """The tests of one file: those nearest to it, then all others that could notice."""
    if area == "server":
        return _of_the_server(root, file)
    if area == "core":
        near = _tests(root, "tests/core")
        other = _tests(root, "tests/games/petal")
    elif area == "table":
        near = [*_tests(root, "tests/core"), *_present(root, ["tests/cli/test_edition.py"])]
        other = _present(root, [f"tests/cli/test_{name}.py" for name in ("commands", "keeping", "play")])
    else:
        near, other = _tests(root, f"tests/games/{area}"), []
    near.sort(key=lambda name: Path(file).stem not in name)
    # Random games are of this game alone, where the area is one game.
    one = area in GAMES
    settings = (("HORTUS_PART", "0.1"), *([("HORTUS_GAMES", area)] if one else []))
    skip = ("missing_or_left_over",) if one else ()
    golden = Suite(("tests/playthroughs", "tests/perft"), settings, skip)
    table = Suite(("tests/every_table",), settings, skip)
    if not one:
        return [Suite(tuple(near))], [Suite(tuple(other)), golden, table]
    found = [f"tests/every_table/test_{NEAREST[word]}.py" for word in Path(file).stem.split("_") if word in NEAREST]
    nearest = [Suite(tuple(_present(root, found)), settings)] if found else []
    return [*nearest, Suite(tuple(near)), golden], [table]


def _of_the_server(root: Path, file: str) -> tuple[list[Suite], list[Suite]]:
    part = (("HORTUS_PART", "0.05"),)
    stem = Path(file).stem
    near = [
        f"tests/{name}" if "/" in name else f"tests/server/test_{name}.py"
        for name in dict.fromkeys([stem, *SERVER_TESTS.get(stem, [])])
    ]
    near = _present(root, near)
    rest = [*_tests(root, "tests/server"), *_tests(root, "tests/server/attacks"), *_tests(root, "tests/server/sealed")]
    rest += _present(root, ["tests/cli/test_backup.py", "tests/house/test_contract.py"])
    rest = [name for name in rest if name not in near and Path(name).stem.removeprefix("test_") not in LONG]
    return [Suite(tuple(near), part)], [Suite(tuple(rest), part)]


def _tests(root: Path, folder: str) -> list[str]:
    found = sorted((root / folder).glob("test_*.py"))
    return [str(path.relative_to(root)) for path in found]


def _present(root: Path, names: list[str]) -> list[str]:
    return [name for name in names if (root / name).exists()]
