"""Files and folders that only their owner may read: a database holds the secrets of its deals.

They are made so from the start; those of an older version are closed when they
are opened. What belongs to somebody else is left as it is.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path

FILE = 0o600
FOLDER = 0o700
OTHERS = 0o077
DATABASE = "hortus.sqlite"
"""What the names of all our files in a data folder begin with."""


def make_file(path: Path, fresh: bool = False) -> None:
    """An empty file that nobody else can open, where none is yet; an OSError where none can be.

    A fresh one must not be there before: somebody else may have put it, or a link, in a shared folder.
    """
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT | (os.O_EXCL if fresh else 0), FILE))
    close_to_others(path)


def make_folder(path: Path) -> None:
    """The same for a folder. One that was there before and holds other things too keeps its mode: it may be shared."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    if all(name.startswith(DATABASE) for name in os.listdir(path)):
        close_to_others(path)


def close_to_others(path: Path) -> None:
    """Take away what others may do with it, if it is there and ours."""
    with suppress(OSError):  # somebody else's, gone, or on a disk that knows no modes
        found = path.stat()
        shared = found.st_mode & stat.S_ISVTX
        if found.st_mode & OTHERS and not shared and found.st_uid == _me():
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def _me() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0
