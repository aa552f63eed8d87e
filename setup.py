"""Compiles the rules with mypyc; without a C compiler they are installed as they are and run interpreted.

HORTUS_PURE=1 asks for the interpreted build.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# One unit: mypyc binds early only within what it compiles together.
COMPILED = ["hortus/core", "hortus/games", "hortus/bots"]


def hindrance() -> str:
    """Why the rules cannot be compiled here, or nothing."""
    if os.environ.get("HORTUS_PURE"):
        return "HORTUS_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not shutil.which(compiler) and not shutil.which("cc"):
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers were not found"
    return ""


def extensions() -> list[Extension]:
    if not {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"} & set(sys.argv):
        return []  # only the metadata is asked for
    reason = hindrance()
    if reason:
        print(f"Hortus: {reason}; the rules will run interpreted, which is slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sources = [
        str(path) for folder in COMPILED for path in sorted(Path(folder).rglob("*.py")) if path.name != "__init__.py"
    ]
    units: list[Extension] = mypycify([*sources], opt_level="2", debug_level="0")
    for unit in units:
        unit.optional = True
        # Calls inside the unit need no symbol table: a quarter faster.
        unit.extra_compile_args.append("-fvisibility=hidden")
    return units


setup(ext_modules=extensions())
