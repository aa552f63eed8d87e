"""How a visitor learns: finds what the lesson highlights and chooses it, by mouse or by keyboard alone."""

from collections import Counter
from collections.abc import Callable

from browser.visitor import Visitor, until

from hortus import lessons
from hortus.lessons.run import Run

END = ".lesson .doors"
NEXT = ".lesson button.primary"
WORDS = "document.querySelector('#lesson-words')?.textContent ?? ''"
STAND = (
    "[...document.querySelectorAll('[data-pointed], .chosen, .lesson button')]"
    ".map((one) => [one.dataset.place ?? one.textContent, one.dataset.pointed ?? '', one.ariaPressed]).join()"
    f" + Boolean(document.querySelector('.bar button.primary:enabled')) + ({WORDS})"
)
READY = f"document.querySelector('{NEXT}, [data-pointed]') || document.querySelector('.bar button.primary:enabled')"
QUIET = "document.querySelector('[data-lit=true]') && document.querySelector('.bar[data-busy=false]')"
DONE = "JSON.parse(localStorage.getItem('hortus.lessons'))"
MOST = 200


def begin(guest: Visitor, lesson: str) -> None:
    guest.open(f"/learn/{lesson}")
    until(guest.page, f"document.querySelector('#lesson-words') && ({READY})")


def learn(
    guest: Visitor,
    *,
    keyboard: bool = False,
    looked: list[str] | None = None,
    look: Callable[[], object] = lambda: None,
) -> list[str]:
    """Play the lesson on the page to its end; returns what it said. `look` is called at every step."""
    page = guest.page
    said: list[str] = []
    lesson = page.url.split("/learn/")[1]
    for _ in range(MOST):
        until(page, f"({READY}) || {QUIET}")
        words = page.evaluate(WORDS)
        if words and words not in said:
            said.append(words)
            look()
            if looked is not None:
                page.screenshot(path=f"{looked[0]}-{len(said)}.png")
        if page.query_selector(END):
            return said
        before = page.evaluate(STAND)
        if page.evaluate(f"!({READY})"):
            _find_alone(guest, lesson, keyboard)
        else:
            (_press if keyboard else _click)(guest)
        until(page, f"({STAND}) !== {before!r}")
    raise AssertionError(f"the lesson never came to its end: {said[-1:]}")


def _find_alone(guest: Visitor, lesson: str, keyboard: bool) -> None:
    """A step that highlights nothing: choose the right action from the list of all."""
    page = guest.page
    done = page.evaluate(f"{DONE}?.[{lesson!r}]?.done ?? []")
    run = Run(lessons.lesson(*lesson.split("/")), done)
    number = run.legal().index(run.wanted()[0])
    if not keyboard:
        page.locator(".bar").get_by_role("button", name=guest.said("act-list"), exact=True).click()
        page.locator("dialog li button").nth(number).click()
        return
    guest.press("l")
    page.locator("dialog li button").nth(number).wait_for()
    for _ in range(number + 5):
        if page.evaluate(f"document.activeElement === document.querySelectorAll('dialog li button')[{number}]"):
            break
        guest.press("Tab")
    guest.press("Enter")


def _click(guest: Visitor) -> None:
    page = guest.page
    if page.query_selector(NEXT):
        page.click(NEXT)
    elif guest.armed:
        page.click(".bar button.primary")
    else:
        place = page.locator("[data-pointed]").first
        (place.locator(".aim").first if place.locator(".aim").count() else place).click()


def _press(guest: Visitor) -> None:
    page = guest.page
    if page.query_selector(NEXT):
        guest.press("Enter")  # the button has the focus
    elif guest.armed:
        guest.press("c")
    else:
        _step_to_pointed(guest)
        guest.press("Enter")


HERE = "!!document.activeElement?.dataset?.pointed"
ROAD = """() => {
    const now = document.activeElement;
    let group = now?.dataset?.place ? now.parentElement : null;
    while (group && !(group.matches('[role=group], svg') && group.querySelector('[data-pointed]')))
        group = group.parentElement;
    const aim = group?.querySelector('[data-pointed]');
    if (!aim) return "";
    const [from, to] = [now, aim].map((one) => one.getBoundingClientRect());
    const x = to.x + to.width / 2 - from.x - from.width / 2, y = to.y + to.height / 2 - from.y - from.height / 2;
    return (Math.abs(x) > Math.abs(y) ? [x < 0 ? 'Left' : 'Right', y < 0 ? 'Up' : 'Down']
        : [y < 0 ? 'Up' : 'Down', x < 0 ? 'Left' : 'Right']).join();
}"""


def _step_to_pointed(guest: Visitor) -> None:
    """Tab to the group with something highlighted, then go there with arrows, by another way where one leads back."""
    been: Counter[str] = Counter()
    for _ in range(160):
        if guest.page.evaluate(HERE):
            return
        road = str(guest.page.evaluate(ROAD))
        if not road:
            guest.press("Tab")
            continue
        place = str(guest.focus["place"])
        ways = [*road.split(","), *[way for way in ("Right", "Down", "Left", "Up") if way not in road]]
        guest.press(f"Arrow{ways[been[place] % 4]}")
        been[place] += 1
        if been[place] % 5 == 4:
            guest.press("Tab")
    raise AssertionError("no key leads to what is highlighted")
