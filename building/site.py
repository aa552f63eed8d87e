"""The documentation site: `python -m building.site` builds it into build/site and checks it.

Most pages are in docs/. The rules of each game stay beside its code, and a few
pages are at the top of the repository, where people look for them. All are
copied into build/pages, with their links adapted, and ProperDocs builds the site from there.

Four checks, each with one line for each fault: every link leads to a page of
the site, ProperDocs has no warning, every public name has a docstring and is
on the site, and nothing on the site comes from another host.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

import griffe

PAGES = Path("build/pages")
SITE = Path("build/site")
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "report-a-weakness.md",
    "README.md": "index.md",
}
"""Pages outside docs/. For the README the site has a home page of its own."""
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(\]\(|^\[[^\]]+\]: )([^)\s]+)", re.MULTILINE)
ABSOLUTE = re.compile(r"[a-z]+:|#|/")
# What a browser loads by itself. A plain link is loaded only when somebody clicks it.
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|audio|video|embed)\b[^>]*?\ssrc=["']?(?:https?:)?//[^"'\s>]+"""
    r"""|<link\b(?![^>]*\brel=["']?canonical)[^>]*?\shref=["']?(?:https?:)?//[^"'\s>]+"""
    r"""|url\(\s*["']?(?:https?:)?//[^"')]+|@import\s+["'](?:https?:)?//[^"']+"""
    r"""|\b(?:fetch|importScripts|import)\(\s*["'](?:https?:)?//[^"']+""",
    re.IGNORECASE,
)


def pages(root: Path) -> dict[str, str]:
    """All files of the site: where each is in the repository, and its path on the site."""
    found = {path.relative_to(root).as_posix(): path for path in sorted((root / "docs").rglob("*")) if path.is_file()}
    placed = {name: name.removeprefix("docs/") for name in found}
    for rules in sorted((root / "hortus" / "games").glob("*/RULES.md")):
        placed[rules.relative_to(root).as_posix()] = f"games/{rules.parent.name}.md"
    return placed | {name: place for name, place in ELSEWHERE.items() if (root / name).exists()}


def collect(root: Path, folder: Path) -> list[str]:
    """Copy all pages into a folder, with links that fit their new places. Returns the faults."""
    placed = pages(root)
    faults: list[str] = []
    shutil.rmtree(folder, ignore_errors=True)
    for name, place in placed.items():
        if name == "README.md":
            continue
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".md"):
            target.write_text(adapted((root / name).read_text("utf-8"), name, placed, faults), "utf-8")
        else:
            shutil.copyfile(root / name, target)
    return faults


def adapted(text: str, name: str, placed: dict[str, str], faults: list[str]) -> str:
    """The text of a page with its links adapted. Links in code are left alone."""

    def place(match: re.Match[str]) -> str:
        path, mark, part = match[2].partition("#")
        if ABSOLUTE.match(match[2]):
            return match[0]
        goal = os.path.normpath(PurePosixPath(name).parent / path)
        if goal not in placed:
            faults.append(f"{name}: the link to {match[2]} leads to no page of the site.")
            return match[0]
        return match[1] + os.path.relpath(placed[goal], PurePosixPath(placed[name]).parent) + mark + part

    parts: list[str] = []
    end = 0
    for code in CODE.finditer(text):
        parts += [LINK.sub(place, text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, LINK.sub(place, text[end:])])


def public_names(module: Path) -> list[str]:
    """The names in `__all__` of a module, read without running it."""
    for node in ast.parse(module.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return sorted(ast.literal_eval(node.value))
    return []


def undocumented(root: Path, package: str) -> list[str]:
    """The public names of a package, and the public attributes of its classes, that have no docstring."""
    module = griffe.load(package, search_paths=[str(root)], allow_inspection=False)
    bare: set[str] = set()
    for name in public_names(root / package / "__init__.py"):
        found = target(module[name])
        members = {**found.inherited_members, **found.members} if found.is_class else {}
        shown = [found, *[target(member) for key, member in members.items() if not key.startswith("_")]]
        bare |= {thing.path for thing in shown if not thing.has_docstring}
    return [f"{path} is public and has no docstring." for path in sorted(bare)]


def target(thing: griffe.Object | griffe.Alias) -> griffe.Object | griffe.Alias:
    """What a name stands for, behind imports."""
    return thing.final_target if isinstance(thing, griffe.Alias) else thing


def absent(root: Path, package: str, site: Path) -> list[str]:
    """Public names that no page of the site explains."""
    shown = "".join(path.read_text("utf-8") for path in sorted(site.rglob("*.html")))
    return [
        f"{package}.{name} is public and on no page; add it to docs/api.md."
        for name in public_names(root / package / "__init__.py")
        if f'id="{package}.{name}"' not in shown
    ]


def foreign(site: Path) -> list[str]:
    """What a browser would load from another host."""
    return [
        f"{path.relative_to(site)} loads from another host: {found[0][:100]}"
        for path in sorted(site.rglob("*"))
        if path.suffix in (".html", ".css", ".js", ".svg")
        for found in LOADED.finditer(path.read_text("utf-8"))
    ]


def build(root: Path) -> list[str]:
    """Run ProperDocs, which stops at its first warning. Returns what it complained about."""
    command = [sys.executable, "-m", "properdocs", "build", "--strict", "--config-file", "properdocs.yml"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    said = [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("INFO") and line.strip()]
    return (said or ["ProperDocs failed and gave no reason."]) if done.returncode else []


def faults(root: Path) -> list[str]:
    """Everything that is wrong with the site; builds it on the way."""
    found = [*collect(root, root / PAGES), *undocumented(root, "hortus")]
    failed = build(root)
    if failed:
        return found + failed
    return [*found, *absent(root, "hortus", root / SITE), *foreign(root / SITE)]


def main() -> int:
    found = faults(Path.cwd())
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(f"The documentation is in {SITE}; open {SITE}/index.html.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
