"""The page as part of the house: the same files for every game, types that are not stale, an animation for all."""

import re
from pathlib import Path

import pytest

import hortus
from hortus.art.symbols import SYMBOLS
from hortus.server import typescript

WEB = Path(__file__).parents[2] / "web"
GAME_FILES = [
    "index.ts", "Board.svelte", "Moving.svelte", "motion.ts", "names.ts", "rules.ts", "words.en.ts", "words.de.ts",
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
    """A colour of the house is a token; only ink, white and wood that stay the same in every theme are written out."""
    tokens = (WEB / "src" / "tokens.css").read_text("utf-8").lower()
    for path in (WEB / "src").rglob("*.svelte"):
        style = path.read_text("utf-8").partition("<style>")[2].lower()
        for colour in re.findall(r"#[0-9a-f]{6}\b", style):
            assert colour in tokens or colour in ("#5aa0ff",), f"{path}: {colour}"
