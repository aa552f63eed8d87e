"""What belongs together: the files of an area, and the tests that should notice a change in them.

A change is tried first against the tests of its own file, then against other quick
ones, and only if it survives those against everything else that could notice it.
"""

from pathlib import Path
from typing import NamedTuple

from mutants.changes import Change

GAMES = ("petal", "flutter", "polders", "papillon", "blume")
AREAS = ("core", "table", *GAMES, "server")

NEAREST = {
    "init": "editions",
    "steps": "reasons",
    "state": "fields",
    "cards": "fields",
    "shed": "fields",
    "edition": "editions",
}  # in tests/every_table
TABLE = ("editions.py", "files.py", "match.py", "records.py", "tables.py")
QUICK = 4  # times as long as the quickest of the near tests; slower ones wait until the quick ones have passed

# Tests of the server by the file they are about, where the name does not say it. With its folder where several files
# have the name.
SERVER_TESTS = {
    "app": ["authentication", "operations"], "authentication": ["tables"],
    "backup": ["cli/test_backup.py", "server/attacks/test_hostile_backup.py"],
    "changes": ["server/attacks/test_private_steps.py", "tables"], "checking": ["dropped"], "clock": ["deadlines"],
    "command": ["middleware", "operations"], "connection": ["server/attacks/test_half_open.py"],
    "contract": ["store"], "creation": ["tables", "games"], "dispatch": ["room", "order"],
    "entries": ["versions", "store"], "devices": ["seating", "server/attacks/test_claimed_link.py"],
    "description": ["openapi"], "refusals": ["texts"],
    "foreign": ["server/attacks/test_hostile_backup.py"], "games": ["games"], "garbage": ["operations", "store"],
    "gathering": ["server/attacks/test_nonces.py"], "history": ["noninterference", "tables"],
    "job_worker": ["server/attacks/test_prints.py", "server/attacks/test_workshop.py"],
    "jobs": ["server/attacks/test_prints.py", "turns"],
    "journal": ["operations"], "learning": ["lessons"], "practice": ["lessons", "puzzles"],
    "puzzling": ["puzzles"], "limits": ["server/attacks/test_rate_limits.py"],
    "line": ["server/attacks/test_frames.py", "fuzz"],
    "links": ["authentication", "tables"], "listener": ["store"], "live": ["authentication", "order"],
    "measurer": ["server/attacks/test_workshop.py"],
    "messages": ["fuzz", "order"], "metrics": ["operations"], "middleware": ["authentication", "operations"],
    "names": ["middleware"],
    "payloads": ["room"], "plain": ["page_files", "authentication", "operations"], "play": ["tables", "order"],
    "pool": ["bots", "workers", "server/attacks/test_edition_bomb.py"], "postgres": ["store"],
    "processes": ["turns", "workers", "server/attacks/test_prints.py"],
    "printing/pool": ["prints", "server/attacks/test_prints.py"],
    "printing/worker": ["prints", "server/attacks/test_prints.py"],
    "prints": ["server/attacks/test_prints.py", "room"],
    "records": ["tables", "games"],
    "replay": ["versions", "room"], "reviews/pool": ["reviews"], "reviews/worker": ["reviews"],
    "rooms": ["room", "store"], "rulesets": ["versions", "bots"],
    "runtime": ["room", "service"], "schemas": ["tables", "openapi"], "seating": ["tables", "authentication"],
    "seats": ["tables", "bots"], "service": ["room", "operations"], "settings": ["operations"],
    "sql": ["store", "tables"], "sqlite": ["store"], "stream": ["order"], "table": ["room", "tables"],
    "thought": ["thinking", "bots"],
    "takeback": ["takeback"], "takeback_requests": ["takeback"], "takebacks": ["takeback"],
    "tables": ["tables", "authentication"], "turns": ["server/attacks/test_prints.py"],
    "typescript": ["project/test_page.py"], "uploads/pool": ["server/attacks/test_edition_bomb.py", "turns"],
    "uploads/worker": ["server/attacks/test_edition_bomb.py"], "validation": ["texts"], "webhook": ["operations"],
    "worker": ["workers", "server/attacks/test_edition_bomb.py", "bots"],
    "workshop": ["server/attacks/test_workshop.py"],
    "workshop/pool": ["server/attacks/test_workshop.py"], "workshop/worker": ["server/attacks/test_workshop.py"],
    "writer": ["store", "operations"],
}  # fmt: skip


# A minute and more each: only for the files they are about.
LONG = {"kill", "noninterference", "openapi", "operations", "order", "siege"}
LEFT_OVER = "missing_or_left_over"
"""Part of the name of a test that is about the files of all games."""


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
        other += _present(root, ["tests/server/attacks/test_edition_bomb.py"])  # what is refused before it is read
    else:
        near, other = _tests(root, f"tests/games/{area}"), []
    near.sort(key=lambda name: Path(file).stem not in name)
    # Random games are of this game alone, where the area is one game.
    one = area in GAMES
    settings = (("HORTUS_PART", "0.1"), *([("HORTUS_GAMES", area)] if one else []))
    skip = (LEFT_OVER,) if one else ()
    golden = Suite(("tests/playthroughs", "tests/perft"), settings, skip)
    table = Suite(("tests/every_table",), settings, skip)
    if not one:
        small = Suite(("tests/every_table", "tests/playthroughs"), (*settings, ("HORTUS_GAMES", "petal")), (LEFT_OVER,))
        return [Suite(tuple(near)), small], [Suite(tuple(other)), golden, table]
    found = [f"tests/every_table/test_{NEAREST[word]}.py" for word in Path(file).stem.split("_") if word in NEAREST]
    nearest = [Suite(tuple(_present(root, found)), settings)] if found else []
    return [*nearest, Suite(tuple(near)), golden], [table]


def _of_the_server(root: Path, file: str) -> tuple[list[Suite], list[Suite]]:
    part = (("HORTUS_PART", "0.05"),)
    path = Path(file)
    named = f"{path.parent.name}/{path.stem}"
    found = SERVER_TESTS.get(named, SERVER_TESTS.get(path.stem, []))
    near = [
        f"tests/{name}" if "/" in name else f"tests/server/test_{name}.py"
        for name in dict.fromkeys([path.stem, *found])
    ]
    near = _present(root, near)
    rest = [*_tests(root, "tests/server"), *_tests(root, "tests/server/attacks"), *_tests(root, "tests/server/sealed")]
    rest += _present(root, ["tests/cli/test_backup.py", "tests/project/test_contract.py"])
    rest = [name for name in rest if name not in near and Path(name).stem.removeprefix("test_") not in LONG]
    return [Suite(tuple(near), part)], [Suite(tuple(rest), part)]


def _tests(root: Path, folder: str) -> list[str]:
    found = sorted((root / folder).glob("test_*.py"))
    return [str(path.relative_to(root)) for path in found]


def _present(root: Path, names: list[str]) -> list[str]:
    return [name for name in names if (root / name).exists()]
