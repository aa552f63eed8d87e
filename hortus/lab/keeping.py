"""Files that hold the old or the new, never a half, and are known to be writable before hours go into them."""

from contextlib import suppress
from pathlib import Path

from hortus.core.errors import RecordError


def ask_for(path: Path) -> None:
    """Refuse now what could not be written later; nothing is left behind."""
    if path.exists() and not path.is_file():
        raise RecordError(f"{path} is not a file; name another one.")
    fresh = not _beside(path).exists()
    try:
        _beside(path).open("a").close()
        if fresh:
            _beside(path).unlink()
    except OSError as trouble:
        raise _unwritable(path, trouble) from None


def write(path: Path, text: str) -> None:
    try:
        _beside(path).write_text(text, "utf-8")
        _beside(path).replace(path)
    except OSError as trouble:
        with suppress(OSError):
            _beside(path).unlink(missing_ok=True)  # half of it, where the disk is full
        raise _unwritable(path, trouble) from None


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as trouble:
        raise RecordError(f"{path} cannot be read: {trouble.strerror}.") from None
    except ValueError:
        raise RecordError(f"{path} is not text.") from None


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def _unwritable(path: Path, trouble: OSError) -> RecordError:
    return RecordError(f"{path} cannot be written: {trouble.strerror}; name another file.")
