"""The build backend for pip and `python -m build`: setuptools, but it first makes sure that the page is built.

A clone has the sources of the page, and Node builds them. A source package
contains the built page and needs no Node.
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
    "Hortus: error: the page is not built, and Node 20 or newer was not found; "
    "install Node, or run `make play` once, which downloads it."
)


def page() -> None:
    """Build the page from its sources, or say in one sentence what is missing."""
    if Path("web/package.json").exists() and new_enough():
        try:
            Preparation("play").page()
        except Failed as fault:
            raise SystemExit(f"Hortus: error: {fault}") from None
    elif not PAGE.exists():
        raise SystemExit(MISSING)


def build_sdist(folder: str, settings: Any = None) -> str:
    """Build the source package, which contains the built page."""
    page()
    return str(build_meta.build_sdist(folder, settings))


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    """Build the wheel, with compiled rules if possible."""
    page()
    return str(build_meta.build_wheel(folder, settings, metadata))
