"""All Markdown of the project: links that work on disk, examples that run, lists that are shown as lists."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "hortus").rglob("RULES*.md"),
        *(ROOT / ".github").rglob("*.md"),
    ]
)
NAMES = [path.relative_to(ROOT).as_posix() for path in TEXTS]
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
WIDTH = 120
LINK = re.compile(r"\]\(([^)\s]+)\)")


def prose(name: str) -> str:
    return CODE.sub("", (ROOT / name).read_text("utf-8"))


def anchors(path: Path) -> set[str]:
    """What the headings of a page are called in its address."""
    heads = re.findall(r"^#+ (.*)$", CODE.sub(lambda code: code[0].strip("`"), path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_to_a_file_and_a_heading(name):
    """Links as a code forge follows them in the repository. The site has its own check."""
    for link in LINK.findall(prose(name)):
        path, _, part = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        goal = (ROOT / name).parent / path if path else ROOT / name
        assert goal.exists(), f"{link} leads nowhere"
        assert not part or part in anchors(goal), f"{link}: there is no such heading"


@pytest.mark.parametrize("name", NAMES)
def test_a_list_has_an_empty_line_before_it(name):
    """Without one the site shows it as part of the paragraph."""
    lines = prose(name).splitlines()
    for above, line in pairwise(lines):
        starts = re.match(r"([*-]|\d+\.) ", line)
        inside = not above.strip() or above.startswith((" ", "* ", "- ")) or re.match(r"\d+\. ", above)
        assert not starts or inside, f"before {line[:50]!r}"


def too_long(text: str) -> list[str]:
    """Lines beyond the margin. A row of a table is one line, and a long address cannot be broken."""
    return [
        line
        for line in text.splitlines()
        if len(line) > WIDTH
        and not line.lstrip().startswith("|")
        and not re.search(r"\]\(\S{60,}\)|https?://\S{60,}", line)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_lines_are_short_enough_to_read_side_by_side(name):
    assert too_long((ROOT / name).read_text("utf-8")) == []


def test_a_long_line_is_noticed():
    long = "word " * 30
    assert too_long(f"short\n{long}\n* {long}\n") == [long, f"* {long}"]
    assert too_long(f"| {long} |\n[a page](https://example.org/{'a' * 120})\n") == []


@pytest.mark.parametrize("name", [name for name in NAMES if "```python" in (ROOT / name).read_text("utf-8")])
def test_every_python_example_runs(name, capsys):
    for example in re.findall(r"^```python\n(.*?)^```", (ROOT / name).read_text("utf-8"), re.MULTILINE | re.DOTALL):
        exec(compile(example, name, "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_edition_in_the_guide_can_be_played(tmp_path):
    import hortus

    [example] = re.findall(r"```toml\n(.*?)```", (ROOT / "docs/write-an-edition.md").read_text("utf-8"), re.DOTALL)
    file = tmp_path / "my.toml"
    file.write_text(example)
    assert not hortus.Match(hortus.rules("petal", edition=file), seed=1).over
    file.write_text(example.replace("[3, 3, 3, 3]", "[3, 3, 3, 4]"))
    with pytest.raises(hortus.EditionError) as wrong:
        hortus.rules("petal", edition=file)
    assert str(wrong.value) in (ROOT / "docs/write-an-edition.md").read_text("utf-8")
