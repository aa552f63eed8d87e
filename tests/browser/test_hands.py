"""Hands that drag, press long and pinch; eyes and ears beside the board."""

from collections.abc import Callable

from browser.hands import hands
from browser.visitor import Visitor, until
from playwright.sync_api import ElementHandle

Come = Callable[..., Visitor]


def middle(element: ElementHandle) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_flower_is_dragged_onto_its_neighbour(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    mouse = guest.page.mouse
    for piece in guest.lit():
        x, y = middle(piece)
        for dx, dy in ((90, 0), (-90, 0), (0, 90), (0, -90)):
            mouse.move(x, y)
            mouse.down()
            mouse.move(x + dx / 2, y + dy / 2, steps=3)
            assert guest.page.locator(".lifted").count() == 1
            mouse.move(x + dx, y + dy, steps=3)
            mouse.up()
            assert guest.page.locator(".lifted").count() == 0
            if guest.armed:
                break
            guest.press("Escape", "Escape")
        if guest.armed:
            break
    assert guest.armed, "no flower could be dragged onto its neighbour"
    guest.press("c")
    guest.done()


def test_a_card_is_dragged_onto_the_map(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    guest.my_turn()
    mouse = guest.page.mouse
    mouse.move(*middle(guest.lit(".fillings")[0]))
    mouse.down()
    mouse.move(*middle(guest.page.query_selector_all(".map [data-place]")[0]), steps=4)
    # The card is sealed while it is carried; then the squares that would take it are lit.
    guest.page.wait_for_selector(".map [data-lit=true]")
    x, y = middle(guest.lit(".map")[0])
    mouse.move(x + 3, y, steps=3)
    mouse.move(x, y, steps=3)
    mouse.up()
    until(guest.page, "document.querySelectorAll('.ghost').length > 0")
    assert guest.armed
    guest.press("c")
    guest.done()


def test_a_card_is_called_the_same_on_the_table_and_in_the_log(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    guest.my_turn()
    cards = guest.page.locator(".shapecard")
    for number in range(cards.count()):
        name = cards.nth(number).locator(".name").inner_text()
        assert str(cards.nth(number).locator("button").first.get_attribute("aria-label")).startswith(f"{name} as")
        until(guest.page, f"document.querySelector('.tabs .panel').innerText.includes('Turned up: {name}.')")


def test_a_place_that_was_dragged_is_not_clicked_as_well(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    mouse = guest.page.mouse
    x, y = middle(guest.lit()[0])
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 14, y, steps=3)
    mouse.move(x, y, steps=3)
    mouse.up()
    assert guest.page.locator(".place.chosen").count() == 1
    assert guest.page.locator(".bar[data-busy=true]").count() == 0


def test_every_decision_leads_to_its_paragraph(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    guest.page.get_by_role("button", name="What the rules say about this").click()
    until(guest.page, "document.activeElement?.id.startsWith('rule-')")
    assert guest.page.get_by_role("tab", name="Rules").get_attribute("aria-selected") == "true"


def test_an_option_links_to_its_paragraph(visitor: Come) -> None:
    guest = visitor()
    guest.open("/new/polders")
    guest.page.locator("summary", has_text="House rules").click()
    link = guest.page.get_by_role("link", name="Read the rule").first
    link.wait_for()
    address = link.get_attribute("href")
    assert address is not None
    guest.open(address)
    paragraph = address.split("#")[1]
    until(guest.page, f"document.activeElement?.id === 'rule-{paragraph}'")


TOUCH = """([selector, points]) => {
    const board = document.querySelector(selector);
    const target = points[0].target ? document.querySelector(points[0].target) : board;
    for (const {kind, id, x, y} of points)
        target.dispatchEvent(new PointerEvent(kind, {pointerId: id, pointerType: 'touch', isPrimary: id === 1,
            clientX: x, clientY: y, bubbles: true, cancelable: true}));
}"""


def test_two_fingers_bring_the_board_closer(visitor: Come) -> None:
    guest = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    guest.play_now("petal")
    guest.my_turn()
    page = guest.page
    before = page.get_attribute(".stage svg", "viewBox")
    assert before is not None
    steps = [("down", 150, 200), ("move", 90, 290), ("up", 90, 290)]
    points = [{"kind": f"pointer{kind}", "id": finger + 1, "x": xs[finger], "y": 300}
              for kind, *xs in steps for finger in (0, 1)]  # fmt: skip
    page.evaluate(TOUCH, [".stage svg", points])
    until(page, f"document.querySelector('.stage svg').getAttribute('viewBox') !== '{before}'")
    after = page.get_attribute(".stage svg", "viewBox")
    assert after is not None
    assert float(after.split()[2]) < float(before.split()[2]) / 2
    page.get_by_role("button", name="Show all").click()
    until(page, f"document.querySelector('.stage svg').getAttribute('viewBox') === '{before}'")


def test_a_long_press_says_what_lies_there_and_chooses_nothing(visitor: Come) -> None:
    guest = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    guest.play_now("petal")
    guest.my_turn()
    page = guest.page
    lit = guest.lit()[0]
    label = lit.get_attribute("aria-label")
    x, y = middle(lit)
    target = f"[data-place='{lit.get_attribute('data-place')}']"
    page.evaluate(TOUCH, [".stage svg", [{"kind": "pointerdown", "id": 1, "x": x, "y": y, "target": target}]])
    page.wait_for_timeout(700)
    page.evaluate(TOUCH, [".stage svg", [{"kind": "pointerup", "id": 1, "x": x, "y": y, "target": target}]])
    lit.dispatch_event("click")
    assert page.inner_text(".caption") == label
    assert page.locator(".place.chosen").count() == 0


def test_nothing_is_said_of_what_is_no_longer_there(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    caption = "document.querySelector('.caption').textContent"
    flower = guest.lit()[0]
    flower.hover()
    until(guest.page, f"{caption} !== ''")
    flower.evaluate("place => place.setAttribute('aria-label', 'something else')")
    until(guest.page, f"{caption} === 'something else'")
    flower.evaluate("place => place.remove()")
    until(guest.page, f"{caption} === ''")


def test_whose_turn_it_is_stands_in_the_title_and_in_a_notification(visitor: Come) -> None:
    guest = visitor(settings={"notify": True})
    guest.context.grant_permissions(["notifications"], origin=guest.url)
    guest.context.add_init_script(
        "window.notices = [];"
        "window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';"
        " constructor(title) { window.notices.push(title); } };"
        "Object.defineProperty(document, 'hidden', {get: () => Boolean(window.away)});"
    )
    guest.play_now("petal")
    guest.my_turn()
    until(guest.page, "document.title.includes('Your turn')")
    assert guest.page.evaluate("window.notices") == [], "whoever looks at the table needs no notice"
    guest.page.evaluate("window.away = true")
    hands("petal").click(guest, 3)
    until(guest.page, "window.notices.length === 1")
    assert "Petal" in guest.page.evaluate("window.notices")[0]


def test_sounds_are_off_until_they_are_asked_for(visitor: Come) -> None:
    count = (
        "window.played = 0; const Real = window.AudioContext;"
        "window.AudioContext = class extends Real {"
        " createOscillator() { window.played++; return super.createOscillator(); } };"
    )
    for wanted in (False, True):
        guest = visitor(settings={"sound": wanted})
        guest.context.add_init_script(count)
        guest.play_now("petal")
        guest.my_turn()
        hands("petal").click(guest, 3)
        guest.my_turn()
        assert (guest.page.evaluate("window.played") > 0) == wanted
