"""Restricted play: forbidden is forbidden, a must and a spare thing are named, fair games accuse nothing."""

import json

import pytest
from cli.running import hortus, refused
from foreign import foreign

from hortus import GAMES, bots, tables, words
from hortus.bots.restricted import Narrowed
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import EventLog
from hortus.core.perspective import Perspective
from hortus.lab.guests import Bound, Visit, Visits, visit
from hortus.lab.report import Report
from hortus.lab.report_page import page
from hortus.lab.restricted import questions
from hortus.lab.restrictions import listed, restriction, restrictions
from hortus.lab.simulate import Plan
from hortus.lab.tally import Tally
from hortus.lab.watching import Game

PLAN = Plan("petal", 2, (), {"contents": "open"}, "standard", ("greedy", "greedy"), "7", 400)
TABLES = [
    ("petal", 2, ()),
    ("flutter", 3, ()),
    ("polders", 2, ()),
    ("papillon", 3, ("expert_gnomes",)),
    ("blume", 2, ("tools",)),
]


def at(game, seats, modules=()):
    return tables.rules(game, seats, list(modules))


def played(rules, name, seed=1, bot="random"):
    """A game in which the first seat may not do something: its decisions, and the events of all seats."""
    table, thoughts = Dice(seed), Dice(seed + 1)
    bound = Bound(bots.bot(bot), restriction(rules, name), Dice(seed + 2))
    other = bots.bot(bot)
    state = rules.deal()
    rules.enter(state, 0)
    log = EventLog()
    rules.settle(state, table, log)
    chosen = []
    while not state.over:
        seat = int(lowest(state.waiting))
        if seat == 0:
            barred = bound.restriction.barred(Perspective(rules, state, 0), rules.legal(state, 0), Dice(0))
            action = bound.decide(rules, state, 0, thoughts)
            chosen.append((rules.legal(state, 0), barred, action))
        else:
            action = other.choose(Perspective(rules, state, seat), thoughts)
        rules.choose(state, seat, action, log)
        rules.settle(state, table, log)
    return bound, chosen, log.events


@pytest.mark.parametrize(("game", "seats", "modules"), TABLES)
def test_every_restriction_of_a_game_can_be_played_and_told(game, seats, modules):
    """The kinds, fields and events in the list are the game's own, and each has a text in every language."""
    rules = at(game, seats, modules)
    kinds = {kind.name: kind.fields for kind in rules.events}
    for rows in listed()[game].values():
        for row in rows:
            event, _, field = row.get("event", "").partition(".")
            assert not event or field in ["", *kinds[event]]
            assert any(block.name == row["do"] for block in rules.catalogue.blocks)
    found = restrictions(rules)
    assert len({each.name for each in found}) == len(found) > 4
    for each in found:
        for language in ("en", "de", "nl"):
            assert not words.text(each.label(), language).startswith(("restriction-", "component-"))
        for legal, barred, action in played(rules, each.name)[1]:
            assert action in legal
            assert action not in barred or len(barred) == len(legal)


def test_every_game_has_restrictions():
    assert sorted(listed()) == sorted(GAMES)


def test_tools_are_only_forbidden_where_there_are_tools():
    assert "tools" not in [each.name for each in restrictions(at("blume", 2))]


def test_what_is_forbidden_does_not_happen():
    def of(events, kind):
        return [event for event in events if event.kind.name == kind and event.seat == 0]

    assert not of(played(at("flutter", 2), "skip", bot="greedy")[2], "skipped")
    assert not of(played(at("papillon", 3), "found", bot="greedy")[2], "found")
    assert not [event for event in of(played(at("papillon", 3), "bid", bot="greedy")[2], "bid") if event.numbers[0]]
    events = played(at("petal", 2), "pick-two", bot="greedy")[2]
    bound, _, _ = played(at("petal", 2), "pick-two", bot="greedy")
    assert len([event for event in of(events, "picked") if event.numbers[1] == 2]) == bound.anyway


def test_flowers_are_not_grown_in_any_order():
    """A tile that completes two flowers asks which comes first; that is no way round the restriction."""
    bound, _, events = played(at("blume", 2), "flower", bot="greedy")
    grown = [event for event in events if event.kind.name == "bloomed" and event.seat == 0]
    assert bound.came > 3
    assert len(grown) <= 2 * bound.anyway


def test_a_bot_that_solves_the_end_keeps_to_it():
    """Level 5 of Petal knows the end by heart and does not ask what it may do."""
    for seed in range(3):
        for legal, barred, action in played(at("petal", 2), "flip", seed, "level-5")[1]:
            assert action not in barred or len(barred) == len(legal)


def test_without_anything_else_to_do_a_seat_may_do_what_is_forbidden():
    rules = at("petal", 2)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, Dice(1), EventLog())
    seat = int(lowest(state.waiting))
    legal = rules.legal(state, seat)
    assert Narrowed(rules, state, seat, legal[:1]).legal() == legal[1:]
    assert Narrowed(rules, state, seat, legal).legal() == legal


def test_every_seat_is_the_guest_in_turn():
    plan = PLAN._replace(question="without flip", bots=("random", "random"))
    games = [visit(at("petal", 2), plan, number) for number in range(4)]
    assert [game.seat for game in games] == [0, 1, 0, 1]
    assert all(game.came > 0 for game in games)
    assert games == [visit(at("petal", 2), plan, number) for number in range(4)]


def test_a_guest_is_another_bot():
    plan = PLAN._replace(question="guest greedy", bots=("random", "random"))
    assert sum(visit(at("petal", 2), plan, number).gain() for number in range(10)) > 5 * 60


def report_on(share, games=2000, seed=1, points=0):
    """A report on games of chance in which a seat wins this share without flipping, and half of them without a pick."""
    dice = Dice(seed)
    tally = Tally(2)
    for number in range(games):
        winner = int(dice.below(2))
        scores = [10 + int(dice.below(9)) for _ in range(2)]
        tally.add(Game(number, scores, [winner], 0, 40, 1, 200, 8, 20, 4, 2, 500, 0, {}, {}, {}, {}))
    visits = {question: Visits() for question in questions(PLAN)}
    for question, each in visits.items():
        chance = int(1000 * share) if question == "without flip" else 500
        for number in range(games):
            guest = number % 2
            winner = guest if int(dice.below(1000)) < chance else 1 - guest
            scores = [10 + int(dice.below(9)) - points * (seat == guest) for seat in range(2)]
            each.add(Visit(number, guest, scores, [winner], 3, 0))
    return Report(PLAN, tally, visits).found()


def findings(found):
    return {row["thing"]: row["finding"] for row in found["restricted"]}


def test_a_must_is_named():
    found = report_on(0.05)
    assert findings(found)["flip"] == "must"
    assert [claim["key"] for claim in found["claims"]].count("report-claim-must") == 1
    assert "report-claim-costs" not in [claim["key"] for claim in found["claims"]]


def test_what_costs_wins_is_named_and_nothing_else():
    assert findings(report_on(0.40))["flip"] == "costs"
    assert findings(report_on(0.60))["flip"] == "helps"
    assert set(findings(report_on(0.40)).values()) <= {"costs", "spare", ""}


def test_a_spare_thing_needs_enough_games_to_be_named():
    assert findings(report_on(0.5, games=8000))["flip"] == "spare"
    assert set(findings(report_on(0.5, games=100)).values()) == {""}


def test_fair_restrictions_are_accused_in_at_most_five_reports_of_a_hundred():
    def accused(seed):
        return [finding for finding in findings(report_on(0.5, 300, seed)).values() if finding not in ("", "spare")]

    wrong = [seed for seed in range(2000, 2100) if accused(seed)]
    assert len(wrong) <= 5, wrong


def test_points_are_compared_with_the_others_and_show_sooner_than_wins():
    found = report_on(0.5, games=400, points=3)
    value, low, high = next(row["points"] for row in found["restricted"] if row["thing"] == "flip")
    assert low < -3 < high
    assert value == pytest.approx(-3, abs=0.5)
    assert set(findings(found).values()) == {"costs-points"}


def test_the_page_shows_what_doing_without_costs_in_every_language():
    found = report_on(0.05, games=200)
    for language in ("en", "de", "nl"):
        text = page(found, at("petal", 2).scene(), language)
        assert "restriction-" not in text
        assert "report-" not in text
        assert foreign(text, language) == []


def test_the_command_plays_restrictions_levels_and_luck_and_two_processes_write_the_same(tmp_path):
    asked = ["lab", "report", "petal", "--games", "4", "--bots", "level-4"]
    asked += ["--restricted", "4", "--skill", "2", "--luck", "2"]
    one = hortus(*asked, "--out", "one.html", folder=tmp_path)
    assert one.returncode == 0, one.stderr
    two = hortus(*asked, "--out", "two.html", "--jobs", "2", folder=tmp_path)
    assert two.returncode == 0, two.stderr
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()
    found = json.loads((tmp_path / "one.json").read_text())
    assert [row["thing"] for row in found["restricted"]] == [each.name for each in restrictions(at("petal", 2))]
    assert [row["gap"] for row in found["skill"]] == [-3, -2, -1, 1, 2, 3]
    assert found["luck"]["games"] == 2
    assert (tmp_path / "one.without-flip.games").exists()


def test_who_cannot_be_compared_is_refused(tmp_path):
    words_ = ["lab", "report", "petal", "--bots"]
    assert "same bot" in refused(*words_, "greedy,random", "--restricted", "10", folder=tmp_path)
    assert "level" in refused(*words_, "greedy", "--skill", "10", folder=tmp_path)
    assert "level" in refused(
        "lab", "report", "blume", "--seats", "1", "--bots", "level-4", "--skill", "3", folder=tmp_path
    )
    assert list(tmp_path.iterdir()) == []
