"""Bots: legal, honest, and stronger the higher their level."""

import pytest
from walking import hiding_settings, plain_settings, settings_of, somewhere

import hortus
from hortus.bots import BOTS
from hortus.bots.attention import noticed
from hortus.bots.ladder import BOTS as KINDS
from hortus.bots.ladder import ladder
from hortus.bots.levels import RATINGS, TITLES, bot_of_level, form_of_the_day
from hortus.bots.search.flat import FlatBot, FlatStyle, Trials
from hortus.core.bits import members
from hortus.core.errors import IllegalAction
from hortus.core.perspective import Perspective

QUICK = ["random", "greedy", "adviser", "level-1", "level-3"]


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_always_chooses_something_legal(setting, name):
    bot = hortus.bot(name)
    for decisions in (0, 9, 31):
        state, dice = somewhere(setting.rules, 5, decisions)
        for seat in members(state.waiting)[:1]:
            perspective = Perspective(setting.rules, state, seat)
            assert bot.choose(perspective, dice) in perspective.legal()


@pytest.mark.parametrize("name", [*QUICK, "level-8", "master-9", "studious", "plain-4", "branches-4"])
def test_a_bot_that_is_not_asked_says_so(name):
    match = hortus.Match(hortus.rules("papillon"), seed=3)
    idle = next(seat for seat in (0, 1) if seat not in match.waiting)
    for seat in (idle, -1):
        with pytest.raises(IllegalAction, match="has nothing to choose"):
            hortus.bot(name).choose(match.perspective(seat), hortus.Dice(3))


@pytest.mark.parametrize("name", QUICK)
def test_the_same_view_and_dice_give_the_same_choice(name):
    """Hidden things dealt anew under the same view change nothing, seed for seed."""
    hiding = hiding_settings()
    for setting in hiding[:: max(1, len(hiding) // 8)]:
        rules = setting.rules
        for decisions in (3, 14, 26):
            state, dice = somewhere(rules, 11, decisions)
            for seat in members(state.waiting)[:1]:
                world = Perspective(rules, state, seat).imagine(dice)
                choices = {
                    hortus.bot(name).choose(Perspective(rules, truth, seat), hortus.Dice(3)) for truth in (state, world)
                }
                assert len(choices) == 1, setting


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_search_is_not_swayed_by_what_it_cannot_see(game):
    """The same for searching bots: the top level, tree and flat trials, on the plainest and the fullest table."""
    settings = settings_of(game)
    for setting in (settings[0], settings[-1]):
        rules = setting.rules
        for decisions in (4, 19):
            state, dice = somewhere(rules, 11, decisions)
            for seat in members(state.waiting)[:1]:
                world = Perspective(rules, state, seat).imagine(dice)
                names = ("level-8", "master-24", "plain-6")
                for bot in (*map(hortus.bot, names), FlatBot(FlatStyle(6, 3, 8, 100, 0.5, 20.0))):
                    choices = {bot.choose(Perspective(rules, truth, seat), hortus.Dice(3)) for truth in (state, world)}
                    assert len(choices) == 1, setting


def test_references_for_measuring_can_be_asked_for_by_name():
    assert "beginner" not in BOTS
    state, dice = somewhere(hortus.rules("petal"), 5, 3)
    perspective = Perspective(hortus.rules("petal"), state, members(state.waiting)[0])
    for name in (
        "beginner",
        "studious",
        "beginner-300",
        "glance-300",
        "study-800",
        "plain-30",
        "search-9",
        "tree-9",
        "flat-9",
        "branches-9",
        "master-9",
        "classic-8",
    ):
        assert hortus.bot(name).choose(perspective, dice) in perspective.legal()


def test_every_level_of_every_game_is_measured_in_simulations_and_named():
    for game in hortus.GAMES:
        levels = ladder(game)
        assert levels.style["why"]
        ranks = [(KINDS.index(row.bot), row.share, row.effort) for row in levels.rows]
        assert ranks == sorted(ranks)
        assert ranks[0][0] == 0
        assert len(ranks) == 10
        assert 8 <= len(RATINGS.get(game, TITLES)) <= len(TITLES) == 10


def test_there_are_ten_levels():
    assert ["random", "greedy", *[f"level-{number}" for number in range(1, 11)]] == BOTS
    with pytest.raises(hortus.SetupError, match="There is no bot 'level-11'"):
        hortus.bot("level-11")
    for name in ("search-", "search-0", "flat-x", "tree-9999999999", "search-٣", "glance-1001"):
        with pytest.raises(hortus.SetupError, match="There is no bot"):
            hortus.bot(name)


def test_attention_is_all_or_little():
    dice = hortus.Dice(5)
    seen = [noticed(list(range(9)), 0.3, dice) for _ in range(1000)]
    assert {len(actions) for actions in seen} == {2, 9}
    assert all(len(set(actions)) == len(actions) for actions in seen)
    assert 250 < sum(len(actions) == 9 for actions in seen) < 350
    assert {action for actions in seen if len(actions) == 2 for action in actions} == set(range(9))


def test_what_is_certain_asks_no_dice():
    dice, untouched = hortus.Dice(5), hortus.Dice(5)
    assert noticed([4, 5, 6], 1.0, dice) == [4, 5, 6]
    assert noticed([4, 5], 0.1, dice) == [4, 5]
    assert dice.word() == untouched.word()


@pytest.mark.parametrize(
    ("seats", "counted", "trials", "trust"),
    [(2, 9.0, 20, 30.0), (3, 9.0, 40, 15.0), (4, 9.0, 60, 10.0), (4, 2.5, 50, 10.0), (2, 1.0, 20, 30.0)],
)
def test_more_rivals_mean_less_trust_and_more_trials_up_to_a_limit(seats, counted, trials, trust):
    rules = hortus.rules("blume", seats)
    state, dice = somewhere(rules, 3, 0)
    perspective = Perspective(rules, state, members(state.waiting)[0])
    thoughts = Trials(perspective, FlatStyle(20, 6, 1, 4, 0.5, 30.0, rivals=counted), perspective.legal(), dice)
    assert (thoughts.trials, thoughts.trust) == (trials, trust)


@pytest.mark.parametrize("game", [game for game in hortus.GAMES if ladder(game).style["kind"] == "flat"])
@pytest.mark.parametrize("seats", [2, 4])
def test_more_effort_is_always_more_trials(game, seats):
    rules = hortus.rules(game, seats)
    state, dice = somewhere(rules, 3, 0)
    perspective = Perspective(rules, state, members(state.waiting)[0])
    counts = []
    for effort in (200, 400, 1600):
        bot = ladder(game).search(effort, master=True)
        assert isinstance(bot, FlatBot)
        counts.append(Trials(perspective, bot.style, perspective.legal(), dice).trials)
    assert counts[1] >= 2 * counts[0] - 1
    assert counts[2] >= 4 * counts[1] - 3


def test_a_day_is_anything_between_the_worst_and_the_best():
    day = hortus.Dice(5)
    forms = [form_of_the_day(day) for _ in range(2000)]
    assert -1 <= min(forms) < -0.98
    assert 0.98 < max(forms) <= 1
    assert abs(sum(forms) / len(forms)) < 0.05


def test_good_and_bad_days_widen_and_narrow_attention():
    """Only where attention comes and goes: a beginner and a searching level are the same every day."""
    rows = ladder("polders").rows
    for level, row in enumerate(rows[1:7], 2):
        assert row.form > 0
        assert bot_of_level("polders", level).share == row.share
        assert bot_of_level("polders", level, 1.0).share == pytest.approx(row.share + row.form)
        assert bot_of_level("polders", level, -0.5).share == pytest.approx(row.share - row.form / 2)
    assert bot_of_level("polders", 1, 1.0).sense == rows[0].share


def test_a_level_asked_for_without_dice_is_in_its_usual_form():
    assert hortus.bot("level-4").form == 0
    first, again, later = hortus.Dice(5), hortus.Dice(5), hortus.Dice(6)
    assert hortus.bot("level-4", first).form == hortus.bot("level-4", again).form != hortus.bot("level-4", later).form
