"""An editor that all tests of a worker share."""

from collections.abc import Iterator

import pytest
from workshop.editor import Editor


@pytest.fixture(scope="session")
def editor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    running = Editor(tmp_path_factory.mktemp("editor"))
    yield running
    running.close()
