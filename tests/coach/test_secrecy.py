"""A seat is judged by what it could know, and by nothing else."""

import pytest
from coach.games import somewhere

import hortus
from hortus.coach import written
from hortus.coach.judging import Judge
from hortus.coach.thresholds import Effort
from hortus.coach.trials.trial import Trials
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TINY = Effort(course=1, first=1, breadth=2, screening=1, verdict=2, longest=2)
TABLES = [
    ("flutter", 3, (), 5), ("polders", 2, (), 30), ("papillon", 3, (), 25), ("blume", 2, ("botanist",), 12),
    ("petal", 2, (), 30),
]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "modules", "decisions"), TABLES, ids=[row[0] for row in TABLES])
def test_a_judgement_is_the_same_when_what_its_seat_could_not_know_is_dealt_anew(game, seats, modules, decisions):
    rules = hortus.rules(game, seats, modules)
    match = somewhere(rules, 11, decisions)
    judge = Judge(Trials(rules), TINY, 5)
    for seat in match.waiting:
        perspective = match.perspective(seat)
        played = perspective.legal()[-1]
        judged = [
            written.judgement(judge.judge(Perspective(rules, truth, seat), 3, played), rules.catalogue)
            for truth in (perspective.imagine(Dice(1)), perspective.imagine(Dice(2)))
        ]
        assert judged[0] == judged[1]


def test_there_are_things_to_deal_anew():
    """Otherwise the test above would say nothing."""
    rules = hortus.rules("blume", 2, ["botanist"])
    match = somewhere(rules, 11, 12)
    perspective = match.perspective(match.waiting[0])
    worlds = {repr(perspective.imagine(Dice(seed)).dump()) for seed in range(4)}
    assert len(worlds) > 1


def test_a_judgement_does_not_see_what_others_have_sealed():
    rules = hortus.rules("papillon", 3)
    for decisions in range(400):
        match = somewhere(rules, 3, decisions)
        sealed = [seat for seat in range(3) if match.pending(seat) and seat not in match.waiting]
        if sealed and match.waiting:
            break
    else:
        pytest.fail("no seat has sealed a choice while another has still to choose")
    seat = match.waiting[0]
    world = match.perspective(seat).imagine(Dice(1))
    assert all(world.sealed[other].count == 0 for other in sealed)
