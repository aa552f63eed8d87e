"""Pictures in other languages: no text in them is left in English."""

import re
import xml.etree.ElementTree as ElementTree
from functools import cache, partial
from threading import Thread

import pytest

import hortus
from hortus import art, words
from hortus.art.svg import findings
from hortus.art.svg.paper import fitting, say, speaking
from hortus.core.message import Listed, Message, either, named, restored
from hortus.lab.page import page
from hortus.words.catalogue import FOLDER

OTHERS = [language for language in words.languages() if language != words.ENGLISH]
TABLES = [
    ("flutter", 3, []),
    ("petal", 2, []),
    ("polders", 3, []),
    ("papillon", 3, []),
    ("papillon", 2, ["expert_gnomes"]),
    ("blume", 2, ["tools", "botanist"]),
    ("blume", 3, ["field_of_flowers"]),
    ("blume", 1, []),
]


def texts(picture: str) -> set[str]:
    """Everything that a picture shows or says."""
    return {text for one in ElementTree.fromstring(picture).iter() if (text := (one.text or "").strip())}


def in_words(text: str) -> set[str]:
    letters = "".join(sign if sign.isalpha() else " " for sign in text)
    return {word.lower() for word in letters.split() if len(word) > 2}


@cache
def vocabulary(language: str) -> set[str]:
    """The words of its texts, without the names of their values."""
    texts = [path.read_text("utf-8") for path in (FOLDER / language).glob("*.ftl")]
    sides = [line.partition(" = ")[2] or line for text in texts for line in text.splitlines() if line[:1] != "#"]
    return {word for side in sides for word in in_words(re.sub(r"\$\w+", "", side))}


def positions(game: str, seats: int, modules: list[str]):
    match = hortus.Match(hortus.rules(game, seats, modules), seed=5)
    dice = hortus.Dice(5)
    yield match
    for pause in (12, 30, 5000):
        while not match.over and pause:
            seat = match.waiting[dice.below(len(match.waiting))]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
            pause -= 1
        yield match


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "seats", "modules"), TABLES)
def test_every_word_of_a_picture_is_a_word_of_its_language(game, seats, modules, language):
    speak = partial(words.text, language=language)
    names = {"Blume", "Flutter", "Papillon", "Petal", "Polders"}
    for match in positions(game, seats, modules):
        scene, view = match.rules.scene(), match.perspective(0).view()
        names |= {sheet["name"] for sheet in scene.get("sheets", [])}
        places = {*scene.get("cells", []), *scene.get("points", [])}
        shown = {word for text in texts(art.draw(scene, view, speak)) for word in in_words(text)}
        foreign = shown - vocabulary(language) - {word for name in (*names, *places) for word in in_words(name)}
        assert foreign == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_picture_has_the_same_texts_in_another_language(language):
    """As many as in English, and each in that language."""
    match = hortus.Match(hortus.rules("petal"), seed=1)
    scene, view = match.rules.scene(), match.perspective(0).view()
    english, other = art.draw(scene, view), art.draw(scene, view, partial(words.text, language=language))
    assert len(texts(english)) == len(texts(other))
    assert words.text(Message("petal-tree"), language) in texts(other)
    assert "the tree" in texts(english)


def test_a_picture_is_english_again_after_one_in_another_language():
    with speaking(partial(words.text, language="de")):
        assert say("picture-in-hand") == "In der Hand"
        found: list[str] = []
        thread = Thread(target=lambda: found.append(say("picture-in-hand")))
        thread.start()
        thread.join()
    assert found == ["In hand"]
    assert say("picture-in-hand") == "In hand"


def test_the_page_of_an_arena_has_its_pictures_in_its_language():
    row = {"bot": "greedy", "bout": "greedy, random", "low": 0.4, "share": 0.5, "high": 0.6, "fair": 0.5}
    written = page("T", [{**row, "points": 1.0, "games": 2}], {"greedy": 10.0, "random": 0.0}, [], "nl")
    assert "<title>Aandeel in de overwinningen, met 95%-intervallen</title>" in written
    assert "<title>Ratings van alle bots</title>" in written
    assert "greedy in greedy, random" in findings.shares([row])


def test_a_long_text_is_written_smaller():
    assert fitting("short", 12, 100) == 12
    assert fitting("x" * 40, 12, 120) == 5


def test_a_message_that_was_spelled_can_be_said_in_another_language():
    first = Message("polders-card-sets", {"points": 2, "set": Listed([named("polders-term", "farm"), "x"])})
    second = Message("polders-card-name", {"card": either(["a", "b"])})
    for message in (first, second, named("polders-term", "Windmill Wonder")):
        again = restored(message.spelled())
        assert again == message
        assert [words.text(again, code) for code in OTHERS] == [words.text(message, code) for code in OTHERS]
