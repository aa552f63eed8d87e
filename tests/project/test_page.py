"""The page as part of the project: the same files for every game, types that are not stale, an animation for all."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from server import in_process

import hortus
from hortus.art.symbols import SYMBOLS
from hortus.server import typescript
from hortus.server.protocol import payloads

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = [
    path for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
]  # fmt: skip
# A folder may import from its own and from these.
ARROWS = {
    "generated": ["wire"],
    "wire": ["generated", "words"],
    "words": [],
    "table": ["generated", "wire", "words", "games"],
    "shell": ["generated", "wire", "words", "games", "table"],
    "games": ["generated", "words", "table", "shell"],
    "workshop": ["generated", "wire", "words", "shell"],
}
GAME_FILES = [
    "index.ts", "Board.svelte", "Moving.svelte", "motion.ts", "names.ts", "rules.ts",
]  # fmt: skip


def test_types_and_art_are_what_python_would_write_today():
    written = typescript.written()
    for name, text in written.items():
        assert (WEB / "src" / "generated" / name).read_text("utf-8") == text, f"{name} is stale: make types"
    assert sorted(path.name for path in (WEB / "src" / "generated").iterdir()) == sorted(written)


@pytest.mark.parametrize("game", SYMBOLS)
@pytest.mark.parametrize("name", GAME_FILES)
def test_every_game_has_the_same_files_in_the_page(game, name):
    assert (WEB / "src" / "games" / game / name).exists()


@pytest.mark.parametrize("game", SYMBOLS)
def test_every_event_has_an_animation(game):
    motion = (WEB / "src" / "games" / game / "motion.ts").read_text("utf-8")
    shown = set(re.findall(r"^  (\w+): \{ ms: ", motion, re.M))
    kind = hortus.GAMES[game]
    tables = [hortus.rules(game, seats=kind.seats[0])]
    tables += [hortus.rules(game, seats=module.seats[0], modules=[module.key]) for module in kind.modules]
    events = {event.name for rules in tables for event in rules.events}
    assert shown == events
    for span in re.findall(r"ms: (\d+)", motion):
        assert 0 < int(span) <= 300


def test_the_lock_of_the_page_holds_hashes_and_no_address():
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock
    assert (WEB / ".npmrc").read_text("utf-8").startswith("omit-lockfile-registry-resolved=true")


def test_colours_are_named_in_one_file():
    """A colour is a token; only ink, white and wood that stay the same in every theme are written out."""
    tokens = (WEB / "src" / "tokens.css").read_text("utf-8").lower()
    for path in (WEB / "src").rglob("*.svelte"):
        style = path.read_text("utf-8").partition("<style>")[2].lower()
        for colour in re.findall(r"#[0-9a-f]{6}\b", style):
            assert colour in tokens or colour in ("#5aa0ff",), f"{path}: {colour}"


# ---- one direction


def folder(path: Path) -> str:
    return path.relative_to(WEB / "src").parts[0]


@pytest.mark.parametrize("path", [path for path in PAGE if folder(path) in ARROWS], ids=lambda path: path.name)
def test_the_page_imports_in_one_direction(path):
    """The shell knows the table; the table does not know who shows it."""
    for name in re.findall(r"""(?:from|import\()\s*"(\.[^"]*)\"""", path.read_text("utf-8")):
        target = (path.parent / name).resolve().relative_to((WEB / "src").resolve())
        if len(target.parts) > 1 or (WEB / "src" / target).is_dir():
            assert target.parts[0] in [folder(path), *ARROWS[folder(path)]], f"{path.name} imports {name}"


# ---- typed


def test_a_cast_that_the_compiler_cannot_check_is_rare_and_gives_its_reason():
    found = []
    for path in PAGE:
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            if "as unknown as" in line or re.search(r"\bas (any|never)\b", line):
                assert lines[number - 1].strip().startswith(("//", "*", "/*")), f"{path.name}: a cast without a reason"
                found.append(path.name)
    assert len(found) < 5, found


@pytest.mark.parametrize("game", SYMBOLS)
def test_the_types_hold_for_games_that_they_were_not_read_from(game):
    kind = hortus.GAMES[game]
    known = typescript.language(game)
    for seats in (kind.seats[0], kind.seats[-1]):
        rules = hortus.rules(game, seats=seats)
        assert _fits(typescript.shape_of(rules.scene()), known.scene)
        assert _fits(typescript.seen(rules, seed=1000 + seats), known.view)


def _fits(seen: Any, known: Any) -> bool:
    """Whether what was seen now is of the known shape; an empty list may hold anything."""
    if seen is None or seen == known:
        return True
    if isinstance(seen, str) or isinstance(known, str) or known is None:
        return isinstance(seen, str) and isinstance(known, str) and seen in known.split(" | ")
    if seen[0] == "list":
        return known[0] == "list" and _fits(seen[1], known[1])
    needed = set(known[1]) - known[2]
    return needed <= set(seen[1]) - seen[2] and all(
        key in known[1] and _fits(inner, known[1][key]) for key, inner in seen[1].items()
    )


def test_a_view_that_the_types_do_not_know_is_noticed():
    known = typescript.language("petal").view
    view = hortus.Match(hortus.rules("petal"), seed=1).perspective(0).view()
    assert _fits(typescript.shape_of(view), known)
    assert not _fits(typescript.shape_of({**view, "points": "many"}), known)
    assert not _fits(typescript.shape_of({**view, "more": 1}), known)
    del view["piles"]
    assert not _fits(typescript.shape_of(view), known)


def _interface(name: str) -> tuple[set[str], set[str]]:
    """The fields that are always there, and those that may be missing."""
    text = (WEB / "src" / "wire" / "api.ts").read_text("utf-8")
    body = re.search(rf"export interface {name} \{{(.*?)^\}}", text, re.M | re.S)
    assert body
    fields = re.findall(r"^  (\w+)(\??): ", body[1], re.M)
    return {key for key, mark in fields if not mark}, {key for key, mark in fields if mark}


def test_what_the_page_expects_of_a_table_and_of_a_seat_is_sent(tmp_path):
    async def look(service: Any) -> None:
        room, _ = await in_process.table(service, in_process.described("petal", 2))
        always, _ = _interface("About")
        assert always <= set(payloads.about(room.table))
        always, sometimes = _interface("SeatShown")
        assert always <= set(room.table.seating.shown()[0]) <= always | sometimes

    in_process.run(tmp_path / "data", look)


# ---- no rule outside the games


@pytest.mark.parametrize("path", [path for path in PAGE if folder(path) == "games"], ids=lambda path: path.name)
def test_no_board_asks_for_a_step_by_its_name_or_for_the_number_of_seats(path):
    """What a board draws follows from what can be done and from the view; who plays how many was decided before."""
    text = path.read_text("utf-8")
    assert not re.search(r"\.step\s*(===|!==|\])|switch \([\w.]*\.step\)", text)
    assert not re.search(r"(\.seats|names\.length)\s*(===|!==)\s*\d", text)
    assert not re.search(r"\b[2-9] \* \(?(seen|view|scene|before|after|garden|player|cards)\.", text)


@pytest.mark.parametrize("path", sorted((ROOT / "hortus" / "art").rglob("*.py")), ids=lambda path: path.name)
def test_no_picture_counts_points(path):
    """A number times something from the view is a rule; so is a branch on the number of seats."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            for factor, other in ((node.left, node.right), (node.right, node.left)):
                assert not (isinstance(factor, ast.Constant) and _read(other)), f"{where} counts"
        if isinstance(node, ast.Compare) and isinstance(node.comparators[0], ast.Constant):
            seats = ast.unparse(node.left) in ("seats", "view['seats']", "scene['seats']")
            assert not seats, f"{where} asks how many play"


def _read(node: ast.AST) -> bool:
    """Whether this is read from a view by its key, or counts what is."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
        node = node.args[0]
    while isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
            return True
        node = node.value
    return False
