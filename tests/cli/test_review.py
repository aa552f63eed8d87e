"""hortus review: tables, JSON, a page, and one sentence for whatever is wrong."""

import json

import pytest
from cli.running import hortus, refused
from foreign import foreign

import hortus as package
from hortus.coach.review import Reviewing
from hortus.coach.thresholds import Effort


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("reviewed") / "game.json"
    match = package.Match(package.rules("petal"), seed=7)
    while not match.over:
        legal = match.legal(match.waiting[0])
        match.submit(match.waiting[0], legal[len(legal) // 2])
    package.save(match.record(), path)
    return path


def test_a_review_says_what_decided_the_game_and_writes_a_page(record, tmp_path):
    page = tmp_path / "review.html"
    done = hortus("review", str(record), "--effort", "quick", "--html", str(page), "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "Wendepunkte" in done.stdout
    assert "grober Fehler" in done.stdout
    html = page.read_text("utf-8")
    assert '<html lang="de">' in html
    assert foreign(done.stdout + done.stderr + html, "de") == []
    assert "<svg" in html
    assert not any(word in html for word in ("<script", "src=", "http://", "https://")) or "www.w3.org/2000/svg" in html


def test_a_review_as_json_has_every_decision(record):
    work = Reviewing(package.load(record), "quick")
    work.effort = work.judge.effort = Effort(2, 1, 2, 2, 10, 40)
    for _ in work.run():
        pass
    review = json.loads(json.dumps(work.review().as_dict()))
    moves = json.loads(record.read_text("utf-8"))["moves"]
    assert len(review["decisions"]) == sum(who >= 0 for who, _ in moves)
    assert review["complete"]
    named = [each for each in review["decisions"] if each["name"] == "blunder"]
    assert named
    assert all(each["why"]["theme"] and each["sheets"] for each in named)


def test_what_cannot_be_reviewed_is_refused_in_one_sentence(record, tmp_path):
    assert "There is no effort" in refused("review", str(record), "--effort", "0")
    assert "is not a review page" in refused("review", str(record), "--html", str(record))
    written = json.loads(record.read_text("utf-8"))
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**written, "moves": written["moves"][:-1], "scores": []}))
    assert "not finished" in refused("review", str(broken))
    broken.write_text(json.dumps({**written, "digest": "0" * 64}))
    page = tmp_path / "none.html"
    refused("review", str(broken), "--html", str(page))
    assert not page.exists()
