"""Which files the server hands out: those of the page, and no others."""

import os

import pytest

from hortus.server.http.routes import plain


@pytest.fixture(autouse=True)
def page(tmp_path, monkeypatch):
    """A page that is installed behind a symbolic link, with a secret beside it."""
    (tmp_path / "real" / "page" / "assets").mkdir(parents=True)
    (tmp_path / "real" / "page" / "assets" / "index.js").write_text("1")
    (tmp_path / "real" / "secret").write_text("2")
    os.symlink(tmp_path / "real", tmp_path / "link")
    os.symlink(tmp_path / "real" / "secret", tmp_path / "real" / "page" / "out")
    monkeypatch.setattr(plain, "PAGE", tmp_path / "link" / "page")


def test_a_file_of_the_page_is_found_also_behind_a_link():
    found = plain._found("assets/index.js")
    assert found is not None
    assert found.read_text() == "1"


@pytest.mark.parametrize("path", ["../secret", "assets/../../secret", "out", "/etc/passwd", "a\0b", "x" * 5000, ".."])
def test_nothing_beside_the_page_is_found(path):
    assert plain._found(path) is None
