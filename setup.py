"""The package, with compiled rules if possible."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

if {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"} & set(sys.argv):
    from building.rules import commands

    modules, commanded = commands()
    setup(ext_modules=modules, cmdclass=commanded)
else:
    setup()  # only the metadata is needed
