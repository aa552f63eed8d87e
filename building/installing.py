"""Install the package into an environment like pip does, but copy only changed files."""

import base64
import hashlib
import os
import shutil
from pathlib import Path

from building.objects import put
from building.stages import files

SCRIPT = """#!/bin/sh
'''exec' '{python}' "$0" "$@"
' '''
import sys

from hortus.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""


def install(environment: Path, build: Path) -> None:
    """Install sources and page from here, compiled modules and metadata from the build folder."""
    [site] = environment.glob("lib/python*/site-packages")
    [metadata] = build.glob("hortus-*.dist-info")
    wanted = {path: path for path in files("hortus")}
    wanted |= {path.relative_to(build / "lib"): path for path in (build / "lib").rglob("*.so")}
    wanted |= {path.relative_to(build): path for path in files(str(metadata))}
    before = {Path(line.rpartition(",")[0].rpartition(",")[0]) for line in records(site)}
    script = environment / "bin" / "hortus"
    text = SCRIPT.format(python=(environment / "bin" / "python").absolute())
    if not script.exists() or script.read_text() != text:
        script.write_text(text)
        script.chmod(0o755)
    for name, source in wanted.items():
        put(source, site / name)
    own = Path(os.path.relpath(script, site))
    record = metadata.name + "/RECORD"
    for name in before - set(wanted) - {own, Path(record)}:
        if not name.is_absolute():
            (site / name).unlink(missing_ok=True)
    for folder in site.glob("hortus-*.dist-info"):
        if folder.name != metadata.name:
            shutil.rmtree(folder)
    lines = [line(name, site / name) for name in sorted(wanted)]
    (site / metadata.name / "INSTALLER").write_text("make\n")
    lines += [line(own, script), line(Path(metadata.name, "INSTALLER"), site / metadata.name / "INSTALLER")]
    (site / record).write_text("\n".join([*lines, f"{record},,"]) + "\n")


def records(site: Path) -> list[str]:
    """The lines of pip's record of the installed files."""
    return [line for file in site.glob("hortus-*.dist-info/RECORD") for line in file.read_text().splitlines()]


def line(name: Path, path: Path) -> str:
    """The line of one file in the record: name, hash and size."""
    content = path.read_bytes()
    key = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name.as_posix()},sha256={key},{len(content)}"
