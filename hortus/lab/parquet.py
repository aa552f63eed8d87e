"""Every game as a row of a Parquet file, for programs that analyse tables. Needs `hortus[lab]`."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hortus.lab.watching import Game

GROUP = 400
"""Games that are written at once, so that memory does not grow with their number."""
NUMBERS = [
    "number", "first", "decisions", "forced", "legal", "weighed", "close", "matters", "changes", "settled", "behind",
]  # fmt: skip
LISTS = ["scores", "winners"]
MAPS = ["seen", "offered", "lines", "where"]


def available() -> bool:
    """Whether the library is installed."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        return False
    return True


def write(path: Path, games: Iterator[Game]) -> None:
    """Write all games, in their order. The file is complete or not there."""
    import pyarrow
    from pyarrow import parquet

    numbers = [pyarrow.field(name, pyarrow.int64()) for name in NUMBERS]
    lists = [pyarrow.field(name, pyarrow.list_(pyarrow.int64())) for name in LISTS]
    counts = pyarrow.map_(pyarrow.string(), pyarrow.list_(pyarrow.int64()))
    schema = pyarrow.schema([*numbers, *lists, *[pyarrow.field(name, counts) for name in MAPS]])
    beside = path.with_name(f".{path.name}.part")
    try:
        with parquet.ParquetWriter(beside, schema) as writer:
            for group in _groups(games):
                writer.write_table(pyarrow.Table.from_pylist(group, schema))
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _groups(games: Iterator[Game]) -> Iterator[list[dict[str, Any]]]:
    group: list[dict[str, Any]] = []
    for game in games:
        row = game._asdict()
        for name in MAPS:
            row[name] = sorted(row[name].items())
        group.append(row)
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group
