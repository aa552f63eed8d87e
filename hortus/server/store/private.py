"""Files and folders that only their owner may read, because a database holds the secrets of deals.

They get their mode when they are made. Those of an older version get it when
they are opened. Files of another user are left as they are.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path

FILE = 0o600
FOLDER = 0o700
OTHERS = 0o077
DATABASE = "hortus.sqlite"
"""The names of all our files in a data folder begin with this."""


def make_file(path: Path, fresh: bool = False) -> None:
    """Make an empty private file if there is none; an OSError when that is impossible.

    A `fresh` file must not exist before: in a shared folder somebody else may have put it, or a link, there.
    """
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT | (os.O_EXCL if fresh else 0), FILE))
    close_to_others(path)


def make_folder(path: Path) -> None:
    """Make a private folder. One that exists and holds other files keeps its mode: it may be shared."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    if all(name.startswith(DATABASE) for name in os.listdir(path)):
        close_to_others(path)


def close_to_others(path: Path) -> None:
    """Take all rights from other users, if the file exists and is ours."""
    with suppress(OSError):  # another user's, gone, or on a disk without modes
        found = path.stat()
        shared = found.st_mode & stat.S_ISVTX
        if found.st_mode & OTHERS and not shared and found.st_uid == _me():
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def _me() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0
