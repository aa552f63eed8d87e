"""What pip and `python -m build` call: setuptools, after seeing to it that the page is there.

A clone has the page's sources, and Node builds them. A source package has the
built page and needs no Node.
"""

from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_wheel,
)

from building.prepare import PAGE, Preparation, new_enough
from building.stages import Failed

__all__ = [
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

MISSING = (
    "Hortus: error: the page for the browser is not built here and Node 20 or newer was not found; "
    "install Node, or run `make play` once, which fetches it."
)


def page() -> None:
    """Builds the page from its sources, or says in one sentence what is missing."""
    if Path("web/package.json").exists() and new_enough():
        try:
            Preparation("play").page()
        except Failed as fault:
            raise SystemExit(f"Hortus: error: {fault}") from None
    elif not PAGE.exists():
        raise SystemExit(MISSING)


def build_sdist(folder: str, settings: Any = None) -> str:
    """The source package, with the built page in it."""
    page()
    return str(build_meta.build_sdist(folder, settings))


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    """The package to install, with the rules compiled where that is possible."""
    page()
    return str(build_meta.build_wheel(folder, settings, metadata))
