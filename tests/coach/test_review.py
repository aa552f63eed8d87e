"""Reviews: sums that must hold, what may be blamed, and what is refused."""

import json

import pytest
from coach.games import played

import hortus
from hortus.bots.knowledge import knowledge
from hortus.coach import losses
from hortus.coach.evaluate import Estimate
from hortus.coach.luck import Draws
from hortus.coach.review import Reviewing
from hortus.coach.thresholds import Effort

TINY = Effort(course=2, first=1, breadth=2, screening=1, verdict=3, longest=3)


def tiny(match, pieces=10_000):
    """A review with next to no trials; of a long game only the first pieces of work."""
    work = Reviewing(match.record(), "quick")
    work.effort = work.judge.effort = TINY
    for count, _ in enumerate(work.run()):
        if work.valued and count > pieces:
            break
    return work.review()


@pytest.mark.parametrize("game", hortus.GAMES)
def test_luck_and_skill_add_up_to_the_result_less_the_start(game):
    match = played(game, ["level-1", "level-2"], 3)
    review = tiny(match, 40)
    for seat in range(2):
        assert abs(review.luck[seat] + review.skill[seat] - review.balance.result[seat] + review.shares[0][seat]) < 1e-9
        assert review.balance.result[seat] == (seat in match.winners()) / len(match.winners())
    assert all(abs(sum(row) - 1) < 1e-9 for row in review.shares)


def test_more_seats_share_the_win_and_have_smaller_limits():
    review = tiny(played("blume", ["greedy"] * 4, 5), 10)
    assert len(review.shares[0]) == 4
    assert losses.name(Estimate(0.1, 0.0), 4) == losses.name(Estimate(0.2, 0.0), 2) == "blunder"


def test_the_luck_of_a_draw_has_a_mean_of_zero():
    """Over all outcomes, by their weights, at some draws of every game."""
    for game in hortus.GAMES:
        match = played(game, ["greedy", "greedy"], 4)
        draws = Draws(match.rules, match.record())
        places = [place for place, (who, _) in enumerate(match.moves) if who == hortus.NONE]
        draws.work(places[len(places) // 2])
        weights = match.rules.odds(draws.state)
        lucks = [draws.glimpse.luck(draws.state, outcome) for outcome in range(len(weights))]
        for seat in range(2):
            mean = sum(weight * luck[seat] for weight, luck in zip(weights, lucks, strict=True) if weight)
            assert abs(mean) < 1e-9 * sum(weights)


def test_a_game_without_draws_after_the_first_has_no_luck_after_the_first():
    match = played("petal", ["greedy", "greedy"], 4)
    draws = Draws(match.rules, match.record())
    first = next(place for place, (who, _) in enumerate(match.moves) if who != hortus.NONE)
    draws.work(first)
    early = draws.luck
    draws.work(10_000)
    assert draws.luck == early


def test_the_end_of_petal_played_perfectly_is_never_faulted():
    """Both seats solve the last pieces; the solver inside the trials must find nothing better."""
    match = played("petal", ["search-20", "search-20"], 9)
    heuristics = knowledge(match.rules)
    work = Reviewing(match.record(), "quick")
    late = [step for step in work.course.decisions if heuristics.undecided(work.course.states[step.place]) <= 12]
    assert len(late) > 5
    for step in late:
        judged = work.judge.judge(work.course.perspective(step), step.number, step.action)
        assert losses.name(judged.loss, 2) == "best"
        assert judged.loss.error == 0


def test_a_planted_blunder_at_the_end_of_petal_is_named():
    """The action that turns a won ending into a lost one, by the solver."""
    found = 0
    for seed in range(12):
        work = Reviewing(played("petal", ["greedy", "greedy"], seed).record(), "quick")
        for step in work.course.decisions:
            state = work.course.states[step.place]
            if knowledge(work.course.rules).undecided(state) != 10 or step.forced:
                continue
            perspective = work.course.perspective(step)
            judged = {
                action: work.judge.judge(perspective, step.number, action).loss.mean for action in perspective.legal()
            }
            if max(judged.values()) == 1:
                found += 1
                worst = max(judged, key=judged.__getitem__)
                loss = work.judge.judge(perspective, step.number, worst).loss
                assert losses.name(loss, 2) == "blunder"
    assert found >= 1


def test_noise_has_no_bad_name_and_forced_decisions_do_not_count():
    assert losses.name(Estimate(0.3, 0.2), 2) == "good"
    assert losses.name(Estimate(0.3, 0.02), 2) == "blunder"
    assert losses.accuracy([], 2) is None
    assert losses.accuracy([0.0, 0.2, 0.5], 2) == pytest.approx(1 / 3)
    review = tiny(played("petal", ["greedy", "greedy"], 4))
    forced = [each for each in review.decisions if each.forced]
    assert forced
    assert all(each.name == losses.FORCED for each in forced)
    assert not set(forced) & set(review.counted(0) + review.counted(1))


def test_a_review_that_is_stopped_says_what_is_known_so_far():
    work = Reviewing(played("petal", ["greedy", "level-2"], 6).record(), "quick")
    for _ in work.run():
        if work.valued:
            break
    early = work.review()
    assert not early.complete
    assert len(early.shares) == len(early.moves)
    for _ in zip(range(5), work.run(), strict=False):
        pass


def test_the_same_record_gives_the_same_review():
    match = played("petal", ["level-1", "level-3"], 8)
    once, again = (tiny(match) for _ in range(2))
    assert json.dumps(once.as_dict()) == json.dumps(again.as_dict())


def test_the_public_review_is_as_promised():
    review = hortus.review(played("petal", ["level-1", "level-5"], 2).record(), effort="quick")
    assert review.complete
    decision = next(each for each in review.decisions if not each.forced)
    assert decision.played in range(review.rules.catalogue.size)
    assert decision.best in range(review.rules.catalogue.size)
    assert decision.low <= decision.loss <= decision.high
    assert isinstance(decision.sure, bool)
    for each in review.decisions:
        for key, values, mine, theirs in each.why:
            assert isinstance(key, str)
            assert isinstance(values, dict)
            assert mine or theirs
    assert len(review.luck) == len(review.skill) == len(review.shares[0]) == 2
    assert all(turn.move in review.moves for turn in review.turning_points)
    assert review._repr_svg_().startswith("<svg")


def test_reasons_add_up_to_the_difference_of_the_points():
    work = Reviewing(played("blume", ["level-2", "level-2"], 2).record(), "quick")
    step = next(each for each in work.course.decisions if not each.forced)
    judged = work.judge.judge(work.course.perspective(step), step.number, step.action)
    better, worse = judged.candidates[0].samples, judged.candidates[-1].samples
    for seat in range(2):
        lines = better.lines(worse, [seat])
        assert sum(line.mean for line in lines.values()) == pytest.approx(better.richer(worse, seat).mean)


@pytest.mark.parametrize("effort", ["", "0", "endless", 0, None])
def test_an_unknown_effort_is_one_sentence(effort):
    record = played("petal", ["random", "random"], 1).record()
    with pytest.raises(hortus.SetupError, match="choose quick, usual or deep"):
        hortus.review(record, effort)


def test_an_unfinished_forged_or_solitary_game_is_refused():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    with pytest.raises(hortus.RecordError, match="not finished"):
        hortus.review(match.record())
    forged = played("petal", ["random", "random"], 1).record()
    forged.scores[0] += 1
    with pytest.raises(hortus.RecordError):
        hortus.review(forged)
    with pytest.raises(hortus.RecordError, match="at least two seats"):
        hortus.review(played("blume", ["random"], 1).record())
