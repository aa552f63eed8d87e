"""Every page, in both themes and both languages: accessible, small, safe, and asking nobody else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.hands import hands
from browser.visitor import Visitor, until

from hortus import words
from hortus.art.symbols import SYMBOLS

Come = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 250_000
PAYLOADS = [
    "<img src=x onerror=window.hurt=1>",
    "\"><script>window.hurt=1</script>",
    "<svg onload=window.hurt=1>",
    "{{constructor.constructor('window.hurt=1')()}}",
]  # fmt: skip


def faults(guest: Visitor, *parts: str) -> list[str]:
    """The serious faults of a page, or of these parts of it where the rest was checked before."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    where = json.dumps({"include": [[part] for part in parts]}) if parts else "document"
    found = guest.page.evaluate(f"axe.run({where}, {{resultTypes: ['violations']}})")
    return [
        f"{guest.page.url}: {fault['id']} at {fault['nodes'][0]['target']}: {fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def faults_of_pages(guest: Visitor, *paths: str) -> list[str]:
    found: list[str] = []
    for path in paths:
        guest.open(path)
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_load_state("networkidle")
        found += faults(guest)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_beside_the_games_has_a_serious_fault(visitor: Come, theme: str) -> None:
    assert faults_of_pages(visitor(color_scheme=theme), "/", "/settings", "/nowhere") == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", SYMBOLS)
def test_no_page_of_a_game_has_a_serious_fault(visitor: Come, game: str, theme: str) -> None:
    guest = visitor(color_scheme=theme)
    page = guest.page
    found = faults_of_pages(guest, f"/new/{game}", f"/rules/{game}")
    guest.play_now(game)
    for number in range(3):
        guest.my_turn()
        hands(game).click(guest, number)
    guest.my_turn()
    found += faults(guest)
    for tab in ("Log", "Scores", "Rules", "Chat"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(150)
        found += faults(guest, "[role=tablist]", "[role=tabpanel]")
    page.get_by_role("button", name="Invite").click()
    found += faults(guest, "dialog[open]")
    page.keyboard.press("Escape")
    table = guest.finished(game)
    page.wait_for_load_state("networkidle")
    found += faults(guest)
    guest.open(f"/table/{table}/replay/3")
    page.wait_for_selector("text=Move 3")
    found += faults(guest)
    assert found == []


@pytest.mark.parametrize(
    ("place", "planted", "fault"),
    [
        ("[role=tabpanel]", "<button></button>", "button-name"),
        ("dialog[open]", "<img src='/leaf.svg'>", "image-alt"),
        ("main", "<input>", "label"),
    ],
)
def test_a_planted_fault_is_found(visitor: Come, place: str, planted: str, fault: str) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    guest.page.get_by_role("tab", name="Log").click()
    if place.startswith("dialog"):
        guest.page.get_by_role("button", name="Invite").click()
    parts = () if place == "main" else (place,)
    assert faults(guest, *parts) == []
    guest.page.evaluate(
        "([place, it]) => document.querySelector(place).insertAdjacentHTML('beforeend', it)", [place, planted]
    )
    [found] = faults(guest, *parts)
    assert f": {fault} at " in found


def test_with_friends_there_are_two_seats_where_one_would_do(visitor: Come) -> None:
    guest = visitor()
    guest.open("/new/blume")
    guest.page.wait_for_selector("text=Who is playing?")
    assert guest.page.get_by_role("radiogroup").count() == 2


@pytest.mark.parametrize("nowhere", ["/no/such/page", "/new/x", "/rules/x"])
def test_from_nowhere_a_way_leads_to_the_games(visitor: Come, nowhere: str) -> None:
    guest = visitor()
    guest.open(nowhere).get_by_role("link", name="Go to the games").click()
    guest.page.wait_for_selector("text=Play now")


def test_the_page_speaks_german(visitor: Come) -> None:
    guest = visitor(settings={"language": "de"})
    guest.open("/")
    guest.page.wait_for_selector("text=Jetzt spielen")
    assert guest.page.evaluate("document.documentElement.lang") == "de"
    guest.page.get_by_role("button", name="Jetzt spielen: Polders").click()
    guest.page.wait_for_selector("text=Aufträge")
    guest.page.wait_for_selector("text=Wähle eine Karte")


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", SYMBOLS)
def test_the_first_load_of_home_and_one_game_is_small(visitor: Come, game: str, language: str) -> None:
    guest = visitor(settings={"language": language})
    sizes: dict[str, int] = {}
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    session.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({names.get(event["requestId"], "?"): int(event["encodedDataLength"])}),
    )
    guest.play_now(game)
    guest.my_turn()
    guest.page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    assert 40_000 < total < BUDGET, sizes


def test_the_sheets_of_polders_stay_where_they_are_when_the_game_is_over(visitor: Come) -> None:
    guest = visitor()
    guest.finished("polders")
    assert guest.page.inner_text(".polders .banner h2")
    assert "goes to" not in guest.page.inner_text(".polders .banner")


def test_a_whole_view_is_redrawn_within_a_frame(visitor: Come) -> None:
    """Median time of drawing a view of Polders anew, as the replay does at every step."""
    guest = visitor()
    table = guest.finished("polders")
    guest.open(f"/table/{table}/replay/20")
    guest.page.wait_for_selector("text=Move 20")
    guest.page.evaluate(
        """() => { window.spans = []; new PerformanceObserver(list => list.getEntries()
            .filter(one => one.name === 'redraw').forEach(one => window.spans.push(one.duration)))
            .observe({entryTypes: ['measure']}); }"""
    )
    for _ in range(12):
        guest.page.get_by_role("button", name="One move forward").click()
        guest.page.wait_for_timeout(120)
    spans = sorted(guest.page.evaluate("window.spans"))
    assert len(spans) >= 8
    assert spans[len(spans) // 2] < 34, spans  # two frames: the machine of the tests is shared


def test_what_people_write_is_never_run(visitor: Come) -> None:
    anna = visitor(settings={"name": PAYLOADS[0]})
    service = (ROOT / "hortus" / "games" / "polders" / "editions" / "standard.toml").read_text("utf-8")
    quoted = PAYLOADS[1].replace("\\", "\\\\").replace('"', '\\"')
    edition = service.replace('"De Schermer"', f'"{quoted}"').replace('"Manor Master"', f'"{quoted}"')
    made = anna.make(
        {
            "game": "polders",
            "title": PAYLOADS[2],
            "edition_file": edition,
            "seats": [{"kind": "me", "name": PAYLOADS[0][:40]}, {"kind": "bot", "name": PAYLOADS[3][:40]}],
        }
    )
    page = anna.open(f"/table/{made['id']}")
    anna.my_turn()
    assert page.inner_text("h1") == PAYLOADS[2]
    page.get_by_role("tab", name="Chat").click()
    for payload in PAYLOADS:
        page.get_by_label("Write a message").fill(payload)
        page.get_by_role("button", name="Send").click()
    until(page, f"document.querySelectorAll('.panel li').length === {len(PAYLOADS)}")
    for number in range(3):
        anna.my_turn()
        hands("polders").click(anna, number)
    for tab in ("Log", "Scores", "Rules"):
        page.get_by_role("tab", name=tab).click()
    page.get_by_role("button", name="Invite").click()
    anna.open("/")
    page.wait_for_selector(".tables li")
    assert not page.evaluate("'hurt' in window")


def test_nothing_is_written_into_the_page_but_our_own_art() -> None:
    """`{@html}` takes generated art only."""
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        for line in path.read_text("utf-8").splitlines():
            if "{@html" in line:
                assert "ART." in line or "markup" in line or "vignettes[" in line, f"{path}: {line}"
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            assert "innerHTML" not in path.read_text("utf-8")
