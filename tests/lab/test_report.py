"""Reports: planted unfairness is named, fair games are not accused, and interrupts and processes change no digit."""

import json

import pytest
from foreign import foreign

from hortus import editions
from hortus.core.dice import Dice
from hortus.core.errors import RecordError
from hortus.core.message import Message
from hortus.lab import engine, report
from hortus.lab.estimates import Contrast, Sums, holm
from hortus.lab.journal import Journal
from hortus.lab.report import Report
from hortus.lab.report_page import page
from hortus.lab.simulate import Plan
from hortus.lab.tally import Tally
from hortus.lab.watching import WIN, Game, reason_of, spell

PLAN = Plan("petal", 2, (), {"contents": "open"}, "standard", ("greedy", "greedy"), "7", 12)
SEEDS = 100
GAMES = 400


def game(number, scores, seen=None, offered=None):
    """A finished game with these points and things; nothing else about it matters."""
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return Game(number, scores, winners, 0, 40, 1, 200, 8, 20, 4, 2, 500, 0, seen or {}, offered or {}, {}, {})


def said(games, plan=PLAN):
    """The keys of what a report on these games claims, with the thing that each names."""
    tally = Tally(plan.seats)
    for each in games:
        tally.add(each)
    claims = Report(plan, tally).found()["claims"]
    return [(claim["key"], claim["values"].get("seat", claim["values"].get("thing", {}))) for claim in claims]


def drawn(seed, start=0, worth=0):
    """Games of chance: points for the first seat to start with, and points for having picked a flower of four."""
    dice = Dice(seed)
    for number in range(GAMES):
        seen = {f"picked:{size}": [int(dice.below(2)), int(dice.below(2))] for size in range(1, 9)}
        scores = [20 + int(dice.below(12)) + worth * seen["picked:4"][seat] for seat in (0, 1)]
        scores[0] += start
        offered = {"flip": [30, int(dice.below(30))], "pick": [30, 0 if worth else int(dice.below(30))]}
        yield game(number, scores, seen, offered)


def accused(claims):
    return [key for key, _ in claims if key.startswith("report-claim")]


def test_a_seat_that_starts_with_points_is_named():
    claims = said(drawn(1, start=4))
    assert ("report-claim-seat", "A") in claims
    assert "report-no-seat" not in dict(claims)
    assert "report-claim-first" in dict(claims)
    assert "report-claim-first-less" in dict(said(drawn(1, start=-4)))


def test_an_overpowered_thing_is_named_and_no_other():
    named = [thing for key, thing in said(drawn(2, worth=5)) if key == "report-claim-thing"]
    assert [thing["values"]["value"] for thing in named] == [4]


def test_a_thing_that_nobody_takes_is_named():
    assert [thing["key"] for key, thing in said(drawn(3, worth=5)) if key == "report-hardly"] == ["component-pick"]
    assert "report-hardly" not in dict(said(drawn(3)))


def test_fair_games_are_accused_in_at_most_five_reports_of_a_hundred():
    wrong = [seed for seed in range(1000, 1000 + SEEDS) if accused(said(drawn(seed)))]
    assert len(wrong) <= SEEDS // 20, wrong
    assert "report-no-seat" in dict(said(drawn(5)))


def test_a_few_games_say_nothing():
    assert [key for key, _ in said([game(number, [30, 20]) for number in range(5)])] == ["report-few-games"]


def test_different_bots_do_not_make_a_seat_unfair():
    assert accused(said(drawn(1, start=6), PLAN._replace(bots=("greedy", "random")))) == []


def test_the_error_of_a_contrast_is_that_of_whole_games():
    """Against the definition: each game's part, squared and added up."""
    dice, seats = Dice(4), 3
    contrast, everything, rows = Contrast(), Sums(), []
    for _ in range(60):
        has = [int(dice.below(2)) for _ in range(seats)]
        points = [int(dice.below(9)) + 2 * each for each in has]
        rows.append((has, points))
        contrast.add(sum(has), sum(p for p, h in zip(points, has, strict=True) if h), sum(points))
        everything.add(sum(points))
    one, other = contrast.both(seats, everything)
    with_, without = contrast.having, seats * 60 - contrast.having
    parts = [
        sum((p - one) / with_ if h else -(p - other) / without for h, p in zip(has, points, strict=True))
        for has, points in rows
    ]
    estimate = contrast.difference(seats, everything)
    assert estimate.value == pytest.approx(one - other)
    assert (estimate.high - estimate.value) / 1.96 == pytest.approx(sum(part * part for part in parts) ** 0.5)


def test_holm_corrects_for_many_questions():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_a_win_can_be_shared_by_any_number_of_seats():
    assert game(0, [5, 5, 1]).gains() == [WIN // 2, WIN // 2, 0]


def test_reasons_are_counted_together_whatever_their_numbers():
    one, other = [Message("petal-x", {"count": count, "name": Message("petal-colour-0")}) for count in (1, 2)]
    assert spell(one) == spell(other)
    assert reason_of(spell(one)).values["name"] == Message("petal-colour-0")


def test_a_report_stopped_and_continued_is_the_same(tmp_path):
    whole = Journal(PLAN, tmp_path / "whole.games", Game)
    for _, games in report.run([whole], engine.HERE):
        whole.add(games)
    part = Journal(PLAN, tmp_path / "part.games", Game)
    part.add(report.play(PLAN, [7, 8]))
    with part.path.open("ab") as file:
        file.write(b"[[0,[1,2],[1],")  # an interrupt
    again = Journal(PLAN, tmp_path / "part.games", Game)
    assert again.finished() == 2
    for _, games in report.run([again], engine.HERE):
        again.add(games)
    assert figures(again) == figures(whole)
    assert figures(Journal(PLAN, part.path, Game)) == figures(whole)
    assert [game.number for game in Journal(PLAN, part.path, Game).games()] == list(range(12))
    assert Journal(PLAN._replace(games=20), part.path, Game).finished() == 12


def figures(journal):
    tally = Tally(journal.plan.seats)
    for each in journal.games():
        tally.add(each)
    assert tally.all_points.count == journal.plan.games
    return json.dumps(Report(journal.plan, tally).found())


def test_games_of_another_table_are_not_continued(tmp_path):
    Journal(PLAN, tmp_path / "a.games", Game)
    for other in (PLAN._replace(seed="8"), PLAN._replace(question="without flip")):
        with pytest.raises(RecordError, match="another table"):
            Journal(other, tmp_path / "a.games", Game)


@pytest.mark.parametrize(
    ("key", "seats"), [("petal", 2), ("flutter", 3), ("polders", 2), ("papillon", 4), ("blume", 1)]
)
def test_every_game_has_a_page_in_every_language(key, seats):
    plan = Plan(key, seats, (), {}, "standard", ("random",) * seats, "7", 2)
    tally = Tally(seats)
    for each in report.play(plan, [0, 1]):
        tally.add(each)
    made = Report(plan, tally)
    found = made.found()
    json.dumps(found)
    for language in ("en", "de", "nl"):
        text = page(found, made.rules.scene(), language)
        assert "component-" not in text
        assert "report-" not in text
        assert "http" not in text.replace("http://www.w3.org", "")
        assert foreign(text, language) == []


def test_an_edition_of_ones_own_is_played():
    box = editions.shipped("petal", "standard")
    rich = editions.from_components("rich.toml", {**box.components, "game": "petal", "fewer": 20})
    found = [report.play(PLAN._replace(edition=edition), [0, 1, 2]) for edition in (rich, "standard")]
    assert found[0] != found[1]


def planted(game, seats, games, **changed):
    """A report on real games with the standard edition, but for these components."""
    components = {**editions.shipped(game, "standard").components, "game": game, **changed}
    edition = editions.from_components("planted.toml", components)
    plan = Plan(game, seats, (), {}, edition, ("greedy",) * seats, "7", games)
    tally = Tally(seats)
    for each in report.play(plan, list(range(games))):
        tally.add(each)
    made = Report(plan, tally)
    return made, made.found()["claims"]


def test_a_first_player_who_starts_with_points_is_named():
    """Real games of Papillon, in which caterpillars left over are points: the first has forty, the others none."""
    _, claims = planted("papillon", 3, 100, most_caterpillars=60, caterpillars=200, first_purse=40, purse=0)
    [first] = [claim["values"] for claim in claims if claim["key"] == "report-claim-first"]
    assert float(first["low"]) > 3


def test_a_tile_that_was_made_too_strong_is_named():
    """Real games of Flutter: one ladybug has nine sparkles instead of two."""
    bugs, *others = editions.shipped("flutter", "standard").components["pollinators"]
    first, *rest = bugs["tiles"]
    strong = {**bugs, "tiles": [first.replace(" 2:", " 9:"), *rest]}
    made, found = planted("flutter", 2, 300, pollinators=[strong, *others])
    tile = made.components.name("tile-taken:0").spelled()
    claims = [claim["values"] for claim in found if claim["key"] == "report-claim-more"]
    assert claims[0]["thing"] == tile
    assert 5 < float(claims[0]["value"]) < 9
