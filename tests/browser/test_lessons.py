"""Lessons in the browser: every one to its end, by mouse, by keyboard alone and on a phone."""

from collections.abc import Callable

import pytest
from browser.lessons import END, begin, learn
from browser.reading import english, shown
from browser.visitor import Visitor

import hortus
from hortus import lessons, words

Come = Callable[..., Visitor]
ALL = [f"{game}/{key}" for game in hortus.GAMES for key in lessons.names(game)]
LANGUAGES = words.languages()
WAYS = ["mouse", "keyboard", "phone"]
ROUNDS = [
    (lesson, way, LANGUAGES[(number + place) % len(LANGUAGES)])
    for number, lesson in enumerate(ALL)
    for place, way in enumerate(WAYS)
]
"""Every lesson in every way, and each time in another language: so it also meets every language."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("lesson", "way", "language"), ROUNDS)
def test_a_lesson_is_played_to_its_end(visitor: Come, lesson: str, way: str, language: str) -> None:
    quiet = {"motion": "system", "language": language}  # the browser asks for reduced motion, not our own settings
    guest = visitor(settings=quiet, reduced_motion="reduce", **(PHONE if way == "phone" else {}))
    begin(guest, lesson)
    seen: set[str] = set()
    lost: list[str] = []

    def look() -> None:
        seen.update(shown(guest))
        assert guest.page.evaluate("document.querySelector('#lesson-words').getAttribute('role')") == "status"
        if way == "keyboard" and guest.page.evaluate("document.activeElement === document.body"):
            lost.append(guest.page.inner_text("#lesson-words"))

    said = learn(guest, keyboard=way == "keyboard", look=look)
    assert lost == []  # the focus always has a place
    game, key = lesson.split("/")
    assert len(said) > lessons.lesson(game, key).shown
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert language == words.ENGLISH or english(seen, language) == []


def test_every_lesson_meets_every_way_and_every_language() -> None:
    for lesson in ALL:
        mine = [(way, language) for one, way, language in ROUNDS if one == lesson]
        assert {way for way, _ in mine} == set(WAYS)
        assert {language for _, language in mine} == set(LANGUAGES)


def test_an_unhelpful_choice_is_answered_and_the_lesson_goes_on_where_it_was_left(visitor: Come) -> None:
    guest = visitor()
    begin(guest, "petal/basics")
    page = guest.page
    page.locator("[data-place='0'][data-lit=true], [data-place='1'][data-lit=true]").first.click()
    page.locator("[data-lit=true]:not(.chosen):has(.glow:not(.dim))").first.click()
    page.click(".bar button.primary")
    page.wait_for_selector("[role=alert]")
    assert page.inner_text("[role=alert]") == guest.said("lesson-petal-basics-flip-other")
    page.locator("[data-pointed]").first.click()
    page.locator("[data-pointed]").first.click()
    page.click(".bar button.primary")
    page.wait_for_selector(f"text={guest.said('lesson-step', step=2, steps=6)}")
    page.reload()
    page.wait_for_selector(f"text={guest.said('lesson-step', step=2, steps=6)}")
    learn(guest)
    page.get_by_role("button", name=guest.said("lesson-again")).click()
    page.wait_for_selector(f"text={guest.said('lesson-step', step=1, steps=6)}")


def test_a_lesson_ends_with_a_game_against_the_first_level(visitor: Come) -> None:
    guest = visitor()
    begin(guest, "petal/basics")
    learn(guest)
    guest.page.click(f"{END} button.primary")
    guest.page.wait_for_selector(f".plates >> text={guest.said('bot-level-1')}")


def test_a_lesson_of_a_module_ends_with_a_game_that_has_it(visitor: Come) -> None:
    guest = visitor()
    begin(guest, "blume/solo")
    learn(guest)
    guest.page.click(f"{END} button.primary")
    guest.page.wait_for_selector(f"text={guest.said('blume-pool')}")


def test_play_now_offers_somebody_new_a_lesson_once_and_playing_switches_it_off(visitor: Come) -> None:
    guest = visitor(settings={"lessons": True})
    page = guest.open("/")
    play = page.get_by_role("button", name=f"{guest.said('home-play')}: Petal")
    play.click()
    page.get_by_role("dialog", name=guest.said("lesson-offer", game="Petal")).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    play.click()
    page.get_by_role("button", name=guest.said("lesson-offer-play")).click()
    page.wait_for_selector("[data-place]")
    guest.play_now("polders")
    page.evaluate("localStorage.removeItem('hortus.lessons')")
    assert page.evaluate("JSON.parse(localStorage.getItem('hortus.settings')).lessons") is False


def test_the_offer_leads_to_the_lesson(visitor: Come) -> None:
    guest = visitor(settings={"lessons": True})
    page = guest.open("/")
    page.get_by_role("button", name=f"{guest.said('home-play')}: Petal").click()
    page.get_by_role("button", name=guest.said("lesson-offer-learn")).click()
    page.wait_for_selector("#lesson-words")
    assert page.url.endswith("/learn/petal")


def test_whoever_has_finished_a_lesson_is_not_offered_one(visitor: Come) -> None:
    guest = visitor(settings={"lessons": True})
    guest.open("/settings")
    guest.page.evaluate('localStorage.setItem(\'hortus.lessons\', \'{"blume/solo": {"done": [], "finished": true}}\')')
    guest.play_now("petal")


def test_a_first_table_shows_a_tip_that_goes_by_itself(visitor: Come) -> None:
    guest = visitor(settings={"tips": True})
    page = guest.page
    page.clock.install()
    guest.play_now("petal")
    tip = page.locator(".tip")
    tip.wait_for()
    assert guest.said("tip-petal-prompt-move") in tip.inner_text()
    page.clock.fast_forward(20_000)
    tip.wait_for(state="detached")


def test_tips_can_be_switched_off_and_are_not_repeated(visitor: Come) -> None:
    guest = visitor(settings={"tips": True})
    page = guest.page
    guest.play_now("polders")
    page.locator(".tip").wait_for()
    page.get_by_role("button", name=guest.said("tips-off")).click()
    page.locator(".tip").wait_for(state="detached")
    guest.open("/settings")
    box = page.get_by_label(guest.said("settings-tips"))
    assert not box.is_checked()
    box.check()
    guest.play_now("polders")  # a second table
    page.wait_for_timeout(300)
    assert page.locator(".tip").count() == 0


def test_the_rules_of_a_game_lead_to_all_its_lessons(visitor: Come) -> None:
    guest = visitor(settings={"language": "de"})
    page = guest.open("/rules/blume")
    for key in lessons.names("blume"):
        link = page.get_by_role("link", name=guest.said(f"lesson-blume-{key}-title"))
        assert link.get_attribute("href") == f"/learn/blume/{key}"


def test_learn_on_the_first_page_opens_the_lesson(visitor: Come) -> None:
    guest = visitor()
    guest.open("/")
    guest.page.get_by_role("link", name=f"{guest.said('home-learn')}: Petal").click()
    guest.page.wait_for_selector("[data-pointed]")


def test_a_lesson_that_does_not_exist_says_so(visitor: Come) -> None:
    guest = visitor()
    guest.offline = True  # the browser writes the refusal to its console
    guest.open("/learn/petal/chess")
    guest.page.wait_for_selector("[role=alert]")
