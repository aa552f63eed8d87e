"""Hints: what they advise, how sure they are, and what they must not know."""

import pytest
from coach.games import somewhere
from coach.test_secrecy import TABLES

import hortus
from hortus.coach import written
from hortus.coach.advice import CLEAR, CLOSE, ONLY, SURENESS, Advising, advise
from hortus.coach.puzzles import puzzles
from hortus.coach.puzzles.attempt import Attempt
from hortus.coach.thresholds import SHOWN
from hortus.core.dice import Dice


def after(work, steps):
    """The advice of a hint that was stopped after so many steps."""
    for _ in zip(range(steps), work.run(), strict=False):
        pass
    return work.advice()


@pytest.mark.parametrize(("game", "seats", "modules", "decisions"), TABLES, ids=[row[0] for row in TABLES])
def test_a_hint_is_the_same_when_what_its_seat_could_not_know_is_dealt_anew(game, seats, modules, decisions):
    rules = hortus.rules(game, seats, modules)
    match = somewhere(rules, 11, decisions)
    perspective = match.perspective(match.waiting[0])
    told = []
    for number in (1, 2):
        other = hortus.Perspective(rules, perspective.imagine(Dice(number)), perspective.seat)
        told.append(written.advice(after(Advising(other, "quick", 7), 2), rules.catalogue))
    assert told[0] == told[1]


@pytest.mark.parametrize("steps", [0, 1, 3, 6, 9])
def test_a_hint_that_is_stopped_says_what_is_known_and_compares_like_with_like(steps):
    rules = hortus.rules("polders")
    match = somewhere(rules, 3, 20)
    work = Advising(match.perspective(match.waiting[0]), "quick", 1)
    made = after(work, steps)
    assert made.sure in SURENESS
    assert len(made.candidates) <= SHOWN
    assert {len(each.samples.outcomes) for each in made.candidates} <= {made.trials}
    assert work.favourite in [each.action for each in made.candidates] or not made.candidates
    if steps == 0:
        assert (made.candidates, made.sure, made.why) == ([], CLOSE, None)


def test_the_close_look_is_followed_unless_trials_clearly_say_otherwise():
    rules = hortus.rules("polders")
    match = somewhere(rules, 3, 20)
    work = Advising(match.perspective(match.waiting[0]), "quick", 1)
    made = after(work, 12)
    if made.candidates[0].action != work.favourite:
        assert made.lead.low > 0 or made.candidates[1].action != work.favourite


def test_where_the_end_can_be_worked_out_a_hint_is_certain():
    found = 0
    for each in puzzles("petal"):
        made = advise(Attempt(each).perspective(), "deep", 1)
        assert made.trials == 1
        if each.answer in [candidate.action for candidate in made.candidates]:
            found += 1
            assert made.candidates[0].action == each.answer
            assert made.sure == CLEAR
            assert made.why is not None
    assert found >= 3


def test_a_decision_without_a_choice_needs_no_trial():
    match = hortus.Match(hortus.rules("petal"), seed=3)
    dice = Dice(3)
    while len(match.legal(match.waiting[0])) > 1:
        match.submit(match.waiting[0], hortus.bot("random").choose(match.perspective(match.waiting[0]), dice))
    made = advise(match.perspective(match.waiting[0]))
    assert (made.sure, made.candidates, made.trials) == (ONLY, [], 0)


def test_alone_at_a_table_a_hint_is_about_points():
    match = somewhere(hortus.rules("blume", 1), 5, 6)
    made = after(Advising(match.perspective(0), "quick", 1), 8)
    points = [each.points[0] for each in made.candidates]
    assert len(points) > 1
    assert made.lead.mean == pytest.approx(points[0] - max(points[1:]))


@pytest.mark.parametrize("effort", ["", "0", "endless"])
def test_an_unknown_effort_is_one_sentence(effort):
    match = somewhere(hortus.rules("petal"), 5, 6)
    with pytest.raises(hortus.SetupError, match="choose quick, usual or deep"):
        advise(match.perspective(match.waiting[0]), effort)
