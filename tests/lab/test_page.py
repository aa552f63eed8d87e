"""The page of an arena: every figure can be read, also at a full table."""

import re

from hortus.lab.arena import Bout, Group
from hortus.lab.findings import Findings
from hortus.lab.page import page

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
WIDEST = 36  # characters that fit beside the plot


def findings(*names, seats=2):
    found = Findings([Bout("flutter", seats, (), {"scores": "open"}, names, "<7>")])
    shares = {name: 1 / len(set(names)) for name in names}
    found.add(0, Group(0, shares, dict.fromkeys(names, 12.25)))
    return found


def shown(found):
    return page("flutter: bots", found.rows(), found.ratings(), [found.table()])


def labels(text):
    return re.findall(r'text-anchor="end"[^>]*>([^<]*)<', text)


def test_the_page_says_what_was_played_and_by_whom():
    found = findings("greedy", "random")
    text = shown(found)
    assert f"flutter at 2 seats with scores=open, seed &lt;7&gt;, bots and rules {found.fingerprint}." in text
    assert "<7>" not in text


def test_a_seed_that_is_no_text_can_be_written_all_the_same():
    found = findings("greedy", "random")
    found.bouts[0] = found.bouts[0]._replace(seed="\udcff")
    assert ", seed ?, " in shown(found).encode().decode()


def test_all_figures_stand_beside_the_plot():
    text = shown(findings("greedy", "random"))
    row = re.search(r"<tr><td>1: greedy random</td><td>greedy</td>(.*?)</tr>", text)[1]
    assert re.findall(r"<td>(.*?)</td>", row) == ["50.0%", "9.4% to 90.5%", "50%", "12.2", "2"]


def test_a_plot_says_what_its_signs_mean():
    text = shown(findings("greedy", "random"))
    assert "<h2>Share of the wins</h2>" in text
    assert "the tick is a fair share" in text
    assert "<h2>Ratings</h2>" in text
    assert "<h2>Ratings</h2>" not in shown(findings(*LEVELS, seats=5))


def test_the_page_speaks_other_languages():
    found = findings("greedy", "random")
    text = page("flutter: bots", found.rows(), found.ratings(), [found.table()], "de")
    assert '<html lang="de">' in text
    assert "<h2>Anteil der Siege</h2>" in text
    assert "<th>Begegnung</th><th>Bot</th><th>Siege</th>" in text
    assert "9.4% bis 90.5%" in text


def test_a_bot_is_named_beside_its_line_at_any_table():
    assert labels(shown(findings("greedy", "random")))[:2] == ["greedy in greedy random", "random in greedy random"]
    for names in [("greedy", *["random"] * 4), LEVELS, ("branches-1000000", "branches-999999")]:
        text = shown(findings(*names, seats=len(names)))
        assert [label.split()[0] for label in labels(text)][: len(set(names))] == sorted(set(names))
        assert max(map(len, labels(text))) <= WIDEST
        assert "<td>1: " + " ".join(names) + "</td>" in text
