"""Safe files: a write is complete or does not happen, and we can ask in advance whether it will work."""

import contextlib
import errno
import os
import secrets
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from hortus.core.errors import RecordError
from hortus.core.message import Message
from hortus.core.plain import quoted

ANYBODY = 0o666
"""The mode of a new file, before the user's umask."""
REASONS = {
    errno.ENOENT: "refused-why-missing",
    errno.EACCES: "refused-why-rights",
    errno.EPERM: "refused-why-rights",
    errno.EISDIR: "refused-why-folder",
    errno.ENOTDIR: "refused-why-no-folder",
    errno.ENAMETOOLONG: "refused-why-long",
    errno.ENOSPC: "refused-why-full",
    errno.EROFS: "refused-why-read-only",
}
"""The usual reasons why a file cannot be used. The system explains the others, in its own language."""


def why(fault: OSError) -> Message | str:
    """The reason why a file cannot be used, for a sentence."""
    key = REASONS.get(fault.errno or 0)
    return Message(key) if key else fault.strerror or str(fault)


def named(path: str | Path) -> Path:
    """Return the path, or refuse it if no file can have this name."""
    try:
        if b"\0" not in os.fsencode(path):
            return Path(path)
    except (TypeError, ValueError):
        pass
    raise RecordError("refused-file-name", path=quoted(path))


def ask_for(path: str | Path) -> None:
    """Refuse a path now if `write` would fail later. Leaves nothing behind."""
    path = named(path)
    with _writing(path):
        beside = _beside(target_of(path))
        beside.touch(exist_ok=False)
        beside.unlink()


def write(path: str | Path, text: str | bytes) -> None:
    """Write a text, or bytes. If that fails, the file stays as it was."""
    path = named(path)
    with _writing(path):
        target = target_of(path)
        beside = _beside(target)
        try:
            # Never readable by more people than the file it replaces, not even for a moment.
            mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else ANYBODY
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
                file.write(text.encode("utf-8") if isinstance(text, str) else text)
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


def read(path: str | Path, most: int = -1) -> bytes:
    """Read a file, at most `most` bytes of it, because a device file may never end."""
    path = named(path)
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as fault:
        raise RecordError("refused-file-read", path=str(path), why=why(fault)) from None


def read_text(path: str | Path) -> str:
    """Read a file as UTF-8 text."""
    data = read(path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("refused-file-text", path=str(path)) from None


def target_of(path: Path) -> Path:
    """Follow links to the real file. Refuses folders, devices and files that we may not write."""
    target = Path(os.path.realpath(path))
    with _writing(path):
        try:
            mode = target.lstat().st_mode
        except FileNotFoundError:
            return target
    if not stat.S_ISREG(mode):
        raise RecordError("refused-file-kind", path=str(path))
    if not os.access(target, os.W_OK):
        raise RecordError("refused-file-rights", path=str(path))
    return target


def _beside(target: Path) -> Path:
    return target.with_name(f".hortus-{secrets.token_hex(6)}.part")


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise RecordError("refused-file-write", path=str(path), why=why(fault)) from None
