"""Which build of the rules runs: the compiled one, or the same files interpreted.

HORTUS_INTERPRETED=1 ignores the compiled modules, for tests and benchmarks that
compare the two. If there was no compiler at installation, there are none.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the source files of this package, never the compiled modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("hortus.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def asked() -> bool:
    """Whether the environment asks for the interpreted build."""
    return os.environ.get("HORTUS_INTERPRETED", "") not in ("", "0")


def obey_environment() -> None:
    """Call this once, before any compiled module is imported."""
    if asked():
        sys.meta_path.insert(0, SourceOnly())


def compiled() -> bool:
    """Whether the rules run compiled."""
    from hortus.core import rules

    return not str(rules.__file__).endswith(".py")
