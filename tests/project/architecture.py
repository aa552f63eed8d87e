"""The plan of the project as checks. Each takes a tree and answers with a sentence for everything that breaks a rule.

`test_architecture.py` holds the project itself to them, and plants a violation of each in a small tree of its own.
"""

import ast
import re
from pathlib import Path

ARROWS = {
    "core": [],
    "games": ["core"],
    "bots": ["core", "games"],
    "art": ["core", "games"],
    "lessons": ["core", "games"],
    "coach": ["core", "games", "bots", "art"],
    "lab": ["core", "games", "bots", "art", "coach"],
    "adapters": ["core", "games", "bots", "art", "coach"],
    "print": ["core", "games", "art"],
    "workshop": ["core", "games", "art", "print"],
    "server": ["core", "games", "bots", "art", "coach", "print", "lessons", "lab", "workshop"],
    "cli": ["core", "games", "bots", "art", "coach", "lab", "adapters", "print", "server", "lessons", "workshop"],
}
"""A package may import from these and from itself. Those built on top may also import the files beside them."""

BUILT_ON_TOP = ["lessons", "coach", "lab", "adapters", "print", "workshop", "server", "cli"]
PURE = ["core", "games"]
RUNTIME = {"mypy_extensions", "librt"}  # what compiled code needs
STANDARD = {"typing", "hashlib", "hmac", "math", "collections"}

GAME_FILES = [
    "__init__.py", "RULES.md", "edition.py", "options.py", "assembly.py", "vocabulary.py", "state.py", "board.py",
    "steps.py", "scoring.py", "views.py", "rules.py", "editions/standard.toml",
]  # fmt: skip
KNOWLEDGE_FILES = ["__init__.py", "heuristics.py"]

MOST_METHODS = 25
MOST_LINES = 60
DEEPEST = 4
LONGEST = 420


def sources(root: Path, *packages: str) -> list[Path]:
    """The Python files of these packages, or of all."""
    folders = [root / "hortus" / package for package in packages] or [root / "hortus"]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def name_of(root: Path, path: Path) -> str:
    return path.relative_to(root).as_posix()


def imports(path: Path) -> list[str]:
    """Every module that a file imports, wherever in it, with the name that is taken from it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def against_the_arrows(root: Path) -> list[str]:
    """Imports that no arrow allows, and in core and games whatever is not plain computing."""
    return [
        f"{name_of(root, path)} imports {name}{fault}"
        for package in ARROWS
        for path in sources(root, package)
        for name in imports(path)
        if (fault := _against(package, name))
    ]


def _against(package: str, name: str) -> str:
    """What is wrong with this import in this package; nothing if it is allowed."""
    first, *rest = name.split(".")
    if first != "hortus":
        plain = package not in PURE or first in RUNTIME | STANDARD
        return "" if plain else f"; {package} computes and does nothing else."
    if rest and rest[0] in ARROWS:
        allowed = rest[0] in [package, *ARROWS[package]]
        return "" if allowed else f", but {package} may not import {rest[0]}."
    return "" if package in BUILT_ON_TOP else f", which is built on top of {package}."


def across_games(root: Path) -> list[str]:
    """Files of one game, rule or knowledge, that import another game's."""
    faults: list[str] = []
    for folder in ["games", "bots/knowledge"]:
        base = root / "hortus" / folder
        for path in sorted(base.rglob("*.py")):
            game, *rest = path.relative_to(base).parts
            if rest:  # otherwise it is the list of all games
                others = [name for name in imports(path) if game_of(name) not in ("", game)]
                faults += [f"{name_of(root, path)} imports {name}, of another game." for name in others]
    return faults


def game_of(name: str) -> str:
    """The game that an imported module belongs to; empty if it belongs to none."""
    found = re.match(r"hortus\.(?:games|bots\.knowledge)\.(\w+)", name)
    return found[1] if found else ""


def missing_files(root: Path, games: list[str]) -> list[str]:
    """The same files in every game, and in what bots know of it."""
    wanted = [f"hortus/games/{game}/{name}" for game in games for name in GAME_FILES]
    wanted += [f"hortus/bots/knowledge/{game}/{name}" for game in games for name in KNOWLEDGE_FILES]
    return [f"{name} is missing." for name in wanted if not (root / name).exists()]


def odd_modules(root: Path) -> list[str]:
    """Every module that a table may choose has one shape: MODULE, and join(draft)."""
    faults: list[str] = []
    for options in sorted((root / "hortus" / "games").glob("*/options.py")):
        for name in imports(options):
            if ".modules." not in name:
                continue
            path = options.parent / "modules" / f"{name.split('.')[-1]}.py"
            tree = ast.parse(path.read_text("utf-8"))
            has = [node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and _named(node.target)]
            joins = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "join"]
            if "MODULE" not in has or [[each.arg for each in node.args.args] for node in joins] != [["draft"]]:
                faults.append(f"{name_of(root, path)} should have MODULE and join(draft).")
    return faults


def _named(target: ast.expr) -> bool:
    return isinstance(target, ast.Name)


def shared_names(root: Path) -> list[str]:
    """A file's name tells what kind it is: no rule is called as some game's knowledge is."""
    rules = {path.stem: path for path in (root / "hortus" / "games").rglob("*.py")}
    known = sorted((root / "hortus" / "bots" / "knowledge").rglob("*.py"))
    return [
        f"{name_of(root, path)} is called like {name_of(root, rules[path.stem])}, which is a rule."
        for path in known
        if path.stem != "__init__" and path.stem in rules
    ]


def untested(root: Path, games: list[str]) -> list[str]:
    """Files of a game, rule or knowledge, without a test file of their own."""
    faults: list[str] = []
    for folder, tests in [("games", "tests/games"), ("bots/knowledge", "tests/bots/knowledge")]:
        for game in games:
            for path in sorted((root / "hortus" / folder / game).rglob("*.py")):
                test = root / tests / game / f"test_{path.stem}.py"
                if path.stem != "__init__" and not test.exists():
                    faults.append(f"{name_of(root, path)} has no {test.relative_to(root).as_posix()}.")
    return faults


def oversized(root: Path) -> list[str]:
    """Classes with too many methods, functions too long or too deep, files about more than one subject."""
    faults: list[str] = []
    for path in sources(root):
        text = path.read_text("utf-8")
        lines = len(text.splitlines())
        if lines > LONGEST:
            faults.append(f"{name_of(root, path)} has {lines} lines, more than {LONGEST}.")
        for node in ast.walk(ast.parse(text)):
            where = f"{name_of(root, path)}: {getattr(node, 'name', '')}"
            if isinstance(node, ast.ClassDef):
                methods = sum(isinstance(child, FUNCTIONS) for child in node.body)
                if methods > MOST_METHODS:
                    faults.append(f"{where} has {methods} methods, more than {MOST_METHODS}.")
            elif isinstance(node, FUNCTIONS):
                long = (node.end_lineno or node.lineno) - node.lineno + 1
                if long > MOST_LINES:
                    faults.append(f"{where} has {long} lines, more than {MOST_LINES}.")
                if depth(node) > DEEPEST:
                    faults.append(f"{where} is nested {depth(node)} deep, more than {DEEPEST}.")
    return faults


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
NESTING = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.AsyncFor, ast.AsyncWith)


def depth(node: ast.AST) -> int:
    """How deep blocks are nested; an elif counts as deep as its if."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            continue
        beside = isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]
        deepest = max(deepest, depth(child) + (isinstance(child, NESTING) and not beside))
    return deepest


def shifted_literals(root: Path) -> list[str]:
    """mypyc compiles `1 << i` wrongly for i of 31 and more, in silence."""
    faults: list[str] = []
    for path in sources(root, "core", "games", "bots", "coach", "adapters"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            shift = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
            if shift and isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant):
                faults.append(f"{name_of(root, path)} shifts a literal in line {node.lineno}; use bit(index).")
    return faults
