"""These tests play a toy game of their own, whose classes extend the core's: that needs the interpreted build."""

from collections.abc import Iterator

import pytest

from hortus import interpreter

# Compiled classes cannot be extended by a test; `make test` runs this folder with HORTUS_INTERPRETED=1.
collect_ignore_glob = ["test_*.py"] if interpreter.compiled() else []


@pytest.fixture(autouse=True)
def whisper() -> Iterator[None]:
    from server import toy

    with toy.registered():
        yield
