"""The modules of the server import each other without a cycle."""

import ast
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import hortus

SERVER = Path(hortus.__file__).parent / "server"


def imports(folder: Path, package: str) -> dict[str, set[str]]:
    """For each module those it imports, for types only included."""
    modules: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        modules[".".join([package, *(part for part in parts if part != "__init__")])] = path
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        named: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                named |= {name if name in modules else node.module for name in inner}
        graph[module] = named & set(modules)
    return graph


def test_no_module_imports_itself_by_way_of_others():
    graph = imports(SERVER, "hortus.server")
    assert len(graph) > 50
    assert "hortus.server.runtime" in graph["hortus.server.tables.room"]
    list(TopologicalSorter(graph).static_order())


def test_a_cycle_for_types_only_would_be_found(tmp_path):
    (tmp_path / "room.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from shop.service import Service\n"
    )
    (tmp_path / "service.py").write_text("from shop.room import Room\n")
    with pytest.raises(CycleError):
        list(TopologicalSorter(imports(tmp_path, "shop")).static_order())


def test_a_server_that_keeps_its_tables_in_a_file_loads_no_driver_of_postgresql():
    """It would be a tenth of the time that a server takes to start."""
    code = "import sys, hortus.server.__main__; print('psycopg' in sys.modules, 'fastapi' in sys.modules)"
    ran = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "True"]
