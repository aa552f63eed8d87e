"""Tips at a first table: every kind of decision has one, in every language."""

import pytest
from lessons.test_lessons import numbers, sentences

import hortus
from hortus import words

LANGUAGES = words.languages()
LONGEST = 25
DECISIONS = 400


def tips(language: str) -> dict[str, str]:
    sources = words.catalogue(language)._sources
    return {key.removeprefix("tip-"): text for key, text in sources.items() if key.startswith("tip-")}


def asked(game: str, modules: list[str], seats: int) -> set[str]:
    """The keys of everything that the players of a game are asked."""
    match = hortus.Match(hortus.rules(game, seats=seats, modules=modules), seed=3)
    dice, greedy, found = hortus.Dice(3), hortus.bot("greedy"), set()
    for _ in range(DECISIONS):
        if match.over:
            break
        seat = match.waiting[0]
        perspective = match.perspective(seat)
        found.add(perspective.view()["asks"]["key"])
        match.submit(seat, greedy.choose(perspective, dice))
    return found


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_kind_of_decision_has_a_tip(game: str) -> None:
    kind = hortus.GAMES[game]
    tables = [([], seats) for seats in kind.seats] + [([module.key], module.seats[0]) for module in kind.modules]
    for modules, seats in tables:
        if seats > 1 or modules:
            assert asked(game, modules, seats) <= set(tips("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_is_for_something_that_is_asked_and_is_short(language: str) -> None:
    for key, text in tips(language).items():
        assert key in words.catalogue(language), key
        assert len(text.split()) <= LONGEST, key
        assert sentences(text) <= 2
        assert numbers(text, language) == []
