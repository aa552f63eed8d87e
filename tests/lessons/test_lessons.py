"""Every lesson, played in every way that it allows: it never gets stuck, and no choice stays without an answer."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from words import checks

import hortus
from hortus import lessons, words
from hortus.core.errors import IllegalAction
from hortus.core.message import Message
from hortus.lessons import BASICS, walking
from hortus.lessons.lesson import Lesson
from hortus.lessons.run import GENERAL, Run
from hortus.tables import game_kind
from hortus.words.catalogue import FOLDER

ALL = [(game, key) for game in hortus.GAMES for key in lessons.names(game)]
LANGUAGES = words.languages()
MOST_WORDS = 350
FEW = 3
FIRST_WORDS = 60  # twenty seconds for somebody who reads three words in a second
NUMBERS = {
    "en": "zero two three four five six seven eight nine ten eleven twelve twice thrice double triple both half halves "
    "quarter dozen second third fourth fifth sixth",
    "de": "null zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zweimal dreimal doppelt verdoppelt dreifach "
    "beide beiden beider halb halbe halben hälfte viertel dutzend zweite zweiten dritte dritten vierte vierten",
    "nl": "nul twee drie vier vijf zes zeven acht negen tien elf twaalf tweemaal driemaal dubbel dubbele verdubbelt "
    "beide allebei half halve helft kwart dozijn tweede derde vierde vijfde",
}
VARIANTS = {"flutter": ["water-face_down"], "petal": ["contents-memory"], "papillon": ["seats-2"]}
"""The variants that a rulebook names and that are no module: docs/architecture.md says what counts as one."""
MOST_SENTENCES = 2


def every(one: tuple[str, str]) -> Lesson:
    return lessons.lesson(*one)


def texts(key: str, language: str) -> str:
    """A text as it stands in the catalogue."""
    return words.catalogue(language)._sources[key]


def words_in(key: str, language: str) -> int:
    return len(re.sub(r"\{[^}]*\}", "N", texts(key, language)).split())


@pytest.mark.parametrize("one", ALL)
def test_every_way_through_a_lesson_comes_to_its_end_and_every_choice_has_an_answer(one: tuple[str, str]) -> None:
    lesson = every(one)
    said: set[tuple[str, str]] = set()
    ends = 0
    for run in walking.ways(lesson):
        told = [run.text(), *walking.answers(run).values()]
        said |= {(message.key, str(message.values)) for message in told}
        ends += run.over
        for message in told:
            assert message.key == GENERAL or message.key in lesson.texts()
    assert ends >= 1
    for language in LANGUAGES:
        for key, _ in said:
            assert key in words.catalogue(language), (key, language)


@pytest.mark.parametrize("one", ALL)
def test_an_unhelpful_choice_changes_nothing(one: tuple[str, str]) -> None:
    run = Run(every(one))
    view, heard = run.perspective().view(), len(run.match.heard)
    for action in walking.answers(run):
        assert run.choose(action) is not None
    assert (run.perspective().view(), len(run.match.heard), run.done) == (view, heard, [])
    with pytest.raises(IllegalAction):
        run.choose(10**6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL)
def test_a_lesson_is_short(one: tuple[str, str], language: str) -> None:
    lesson = every(one)
    assert sum(words_in(key, language) for key in lesson.texts()) <= MOST_WORDS
    first = [lesson.title.key, lesson.named(lesson.steps[0].text)]
    assert sum(words_in(key, language) for key in first) <= FIRST_WORDS
    assert 5 <= lesson.shown <= 9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL)
def test_no_text_of_a_lesson_has_a_number_that_an_edition_could_change(one: tuple[str, str], language: str) -> None:
    assert [key for key in every(one).texts() if numbers(texts(key, language), language)] == []


def numbers(source: str, language: str) -> list[str]:
    """Numbers written into a text, in digits or in words. What stands in braces comes from the scene or the view."""
    plain = re.sub(r"\{[^}]*\}|^ *\[\w+\]|^ *\*\[\w+\]", " ", source, flags=re.MULTILINE)
    known = NUMBERS[language].split()
    return [word for word in re.findall(r"\w+", plain) if word.lower() in known or any(map(str.isdigit, word))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL)
def test_a_text_of_a_lesson_has_one_or_two_sentences(one: tuple[str, str], language: str) -> None:
    assert [key for key in every(one).texts() if sentences(texts(key, language)) > MOST_SENTENCES] == []


def sentences(source: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", re.sub(r"\{[^}]*\}", "N", source)))


def test_sentences_are_counted() -> None:
    assert sentences("Take it. It is free: { $count } points! Or not?") == 3


def test_a_number_in_a_text_is_found() -> None:
    assert numbers("Look at both halves", "en") == ["both", "halves"]
    assert numbers("Die dritte Reihe, auf beiden Blumen", "de") == ["dritte", "beiden"]
    assert numbers("De helft van beide", "nl") == ["helft", "beide"]
    assert numbers("You get 3 points", "en") == ["3"]
    assert numbers("Zwei Blüten", "de") == ["Zwei"]
    assert numbers("{ $count -> [one] { $count } point *[other] { $count } points }", "en") == []


def lesson_keys(language: str) -> Iterator[str]:
    for path in (FOLDER / language).glob("*-lessons.ftl"):
        yield from (key for key, _ in checks.entries(path.read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_lesson_belongs_to_one(language: str) -> None:
    used = {key for one in ALL for key in every(one).texts()}
    assert set(lesson_keys(language)) == used


@pytest.mark.parametrize("one", ALL)
def test_every_text_asks_only_for_values_that_its_step_gives(one: tuple[str, str]) -> None:
    """Shown at every step, so that a missing value would stay in braces."""
    for run in walking.ways(every(one)):
        for message in [run.text(), *walking.answers(run).values()]:
            for language in LANGUAGES:
                assert "{" not in words.text(message, language), message.key


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_game_has_lessons_for_its_basics_each_module_and_each_variant(game: str) -> None:
    modules = [module.key for module in game_kind(game).modules]
    assert set(lessons.names(game)) == {BASICS, *modules, *VARIANTS.get(game, [])}
    for module in modules:
        assert module in lessons.lesson(game, module).rules.setup.modules


def test_no_lesson_file_is_left_out() -> None:
    for game in hortus.GAMES:
        there = Path(lessons.__file__).parent.parent.joinpath("games", game, "lessons").glob("*.toml")
        assert {path.stem for path in there} == set(lessons.names(game))


@pytest.mark.parametrize("one", ALL)
def test_a_choice_that_does_not_help_gets_the_words_of_its_own_lesson(one: tuple[str, str]) -> None:
    """The general answer is only for a step that leaves almost everything open."""
    lesson = every(one)
    run = Run(lesson)
    while not run.over:
        others = walking.answers(run)
        assert len(others) <= FEW or all(said.key != GENERAL for said in others.values()), run.at
        run.choose(run.wanted()[0])


@pytest.mark.parametrize("one", ALL)
def test_every_step_can_be_drawn(one: tuple[str, str]) -> None:
    lesson = every(one)
    shown = list(walking.positions(lesson))
    assert len(shown) == len(lesson.steps) + 1
    assert len({position["name"] for position in shown}) == len(shown)
    for step, position in zip(lesson.steps, shown, strict=False):
        assert bool(position["pointed"]) != step.quiet


def test_the_same_choices_always_lead_to_the_same_place() -> None:
    run = Run(lessons.lesson("petal"))
    while run.at < 3:
        run.choose(run.wanted()[-1])
    again = Run(lessons.lesson("petal"), run.done)
    assert again.perspective().view() == run.perspective().view()
    assert (again.at, again.number) == (run.at, run.number)


def test_choices_of_another_lesson_are_refused() -> None:
    with pytest.raises(IllegalAction, match=r"not possible|do not fit"):
        Run(lessons.lesson("petal"), [0, 0])


def test_an_unknown_lesson_is_refused_in_one_sentence() -> None:
    with pytest.raises(hortus.SetupError, match=r"Petal has no lesson 'chess'; choose from basics"):
        lessons.lesson("petal", "chess")


def test_a_general_answer_is_there_for_every_step() -> None:
    assert str(Message(GENERAL)).endswith(".")
