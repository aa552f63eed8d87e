"""Identifies bots and rules, so that games of different ones are not counted together."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import hortus
from hortus.version import VERSION

PACKAGE = Path(hortus.__file__).parent
UNHEARD = "ratings.toml"  # made from games; it does not influence any


@cache
def fingerprint(game: str, package: Path = PACKAGE) -> str:
    """The version, and a digest of the files that decide how bots play this game.

    These are the core, the game, and the bots without their knowledge of other games.
    """
    digest = sha256()
    known = package / "bots" / "knowledge"
    for room in ("core", "bots", f"games/{game}"):
        for path in sorted((package / room).rglob("*")):
            other = known in path.parents and path.parent != known and known / game not in path.parents
            if path.suffix in (".py", ".toml") and path.name != UNHEARD and not other:
                digest.update(f"{path.relative_to(package).as_posix()} {path.stat().st_size}\n".encode())
                digest.update(path.read_bytes())
    return f"{VERSION}-{digest.hexdigest()[:16]}"


@cache
def whole(package: Path = PACKAGE) -> str:
    """The version, and a digest of all programs and data of the package: what machines must have in common."""
    digest = sha256()
    for path in sorted(package.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(f"{path.relative_to(package).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return f"{VERSION}-{digest.hexdigest()[:16]}"
