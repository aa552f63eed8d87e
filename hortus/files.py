"""Files that hold the old or the new, never a half, and are known to be writable before hours go into them."""

import contextlib
import os
import secrets
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from hortus.core.errors import RecordError

ANYBODY = 0o666
"""The mode of a new file, before the user's own mask."""


def named(path: str | Path) -> Path:
    """The path, if a file can be called so."""
    try:
        if b"\0" not in os.fsencode(path):
            return Path(path)
    except (TypeError, ValueError):
        pass
    raise RecordError(f"{path!a} cannot be the name of a file; a name such as game.json can.")


def ask_for(path: str | Path) -> None:
    """Refuse now what `write` could not write later; nothing is left behind."""
    path = named(path)
    with _writing(path):
        beside = _beside(target_of(path))
        beside.touch(exist_ok=False)
        beside.unlink()


def write(path: str | Path, text: str) -> None:
    """The whole text, or what was there before."""
    path = named(path)
    with _writing(path):
        target = target_of(path)
        beside = _beside(target)
        try:
            # Never open to more people than the file it takes the place of, not even for a moment.
            mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else ANYBODY
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
                file.write(text)
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


def read(path: str | Path, most: int = -1) -> bytes:
    """What is in a file, at most so many bytes of it: a device may never end."""
    path = named(path)
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as fault:
        raise RecordError(f"{path} cannot be read: {fault.strerror or fault}.") from None


def read_text(path: str | Path) -> str:
    data = read(path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not text.") from None


def target_of(path: Path) -> Path:
    """The file behind a link; whatever is there and is no file, a folder or a device, is refused."""
    target = Path(os.path.realpath(path))
    with _writing(path):
        try:
            mode = target.lstat().st_mode
        except FileNotFoundError:
            return target
    if not stat.S_ISREG(mode):
        raise RecordError(f"{path} is not a file; name another one.")
    if not os.access(target, os.W_OK):
        raise RecordError(f"{path} may not be written; name another file.")
    return target


def _beside(target: Path) -> Path:
    return target.with_name(f".hortus-{secrets.token_hex(6)}.part")


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise RecordError(f"{path} cannot be written: {fault.strerror or fault}; name another file.") from None
