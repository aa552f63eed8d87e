"""Random edits, made by the page's own functions: nothing crashes, and every refusal is one sentence at its component.

`make edits` makes 10,000 of them; other runs make a sample, another one for each seed.
"""

import json
import os
import tomllib
from random import Random

import msgspec
import pytest
from workshop.editor import standard_file
from workshop.edits import random_edit, typed

import hortus
from hortus import words
from hortus.core.message import restored
from hortus.workshop import look

EDITS = int(os.environ.get("HORTUS_EDITS", "400"))
SEED = int(os.environ.get("HORTUS_SEED", "1"))
SESSION = 10
"""Edits before somebody begins again with the standard edition."""
FITTING = {
    ("petal", "side"): {"tiles"},
    ("petal", "tiles"): {"side"},
    ("flutter", "stacks"): {"pollinators"},
    ("flutter", "pollinators"): {"rondel", "sun", "stacks"},
    ("polders", "fillings"): {"polders", "assignments"},
    ("polders", "rounds"): {"polders"},
    ("polders", "shapes"): {"open"},
    ("polders", "assignments"): {"rounds"},
    ("papillon", "gnomes"): {"tiles"},
    ("papillon", "flowers"): {"planters"},
    ("papillon", "most_caterpillars"): {"purse", "first_purse"},
}
"""Components that have to fit another one: which is wrong is told at one of the two."""


class Session:
    """Somebody at the editor of a game."""

    def __init__(self, editor, game, random):
        self.editor, self.game, self.random = editor, game, random
        self.text = standard_file(game).decode()
        self.data = {key: value for key, value in tomllib.loads(self.text).items() if key != "game"}
        self.drawings, self.fits, self.changed = [], True, None
        self.known: list[str] = []
        self.check()

    def edit(self):
        if self.random.random() < 0.12:
            self.text, self.changed = typed(self.random, self.text), None
        else:
            spots = [spot for drawn in self.drawings for spot in drawn["spots"]]
            edit = random_edit(self.random, self.data, spots)
            path = edit["spot"]["path"] if "spot" in edit else edit.get("path", [])
            self.data, self.text = self.editor.edit(self.game, self.data, **edit)
            assert same(tomllib.loads(self.text), {"game": self.game, **self.data}), edit
            self.changed = path[0] if path else None
        self.check()

    def check(self):
        found = look("mine.toml", self.text.encode("utf-8", "surrogatepass"), self.game, "en", self.known)
        if found.components is not None:
            # As it comes to the page: through JSON, where what is no number becomes nothing.
            self.data = json.loads(msgspec.json.encode(found.components))
        if found.fault:
            self.refused(found)
        else:
            self.drawings = found.drawings
            self.known = [drawn["drawing"] for drawn in found.drawings]
            assert found.drawings
            assert found.pieces
        self.fits = not found.fault

    def refused(self, found):
        for language in words.languages():
            said = words.text(restored(found.fault), language)
            assert said
            assert "\n" not in said
            assert "{ $" not in said
        if found.components is None:
            return
        assert found.where, found.fault
        if found.where == ["game"]:
            assert self.changed is None, found.fault
            return
        parent = found.components
        for step in found.where[:-1]:
            parent = parent[step]
        if self.fits and self.changed:
            right = {self.changed} | FITTING.get((self.game, self.changed), set())
            assert found.where[0] in right, (self.changed, found.where, found.fault)


def same(one, other):
    """Equal, where a number that is none is written as nan."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return other is None if one != one else one == other


@pytest.mark.parametrize("game", hortus.GAMES)
def test_random_edits_never_crash_and_every_refusal_is_one_sentence_at_its_component(editor, game):
    random = Random(f"{game} {SEED}")
    for number in range(EDITS // len(hortus.GAMES)):
        if number % SESSION == 0:
            session = Session(editor, game, random)
        session.edit()
