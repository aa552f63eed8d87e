"""Puzzles: every one that comes with the games can be played, and its answer holds."""

from datetime import date, timedelta

import pytest

import hortus
from hortus.bots.greedy import GreedyBot
from hortus.coach.evaluate import Estimate
from hortus.coach.puzzles import finding, of_the_day, puzzle, puzzles
from hortus.coach.puzzles.attempt import Attempt
from hortus.coach.puzzles.puzzle import BANDS, File, Puzzle, packed, read, unpacked, written
from hortus.coach.puzzles.racing import Race
from hortus.coach.reasons import Reason
from hortus.coach.thresholds import FEWEST, FIRST_LOOKS, INACCURACY, MISTAKE, scaled
from hortus.coach.trials.trial import Trials
from hortus.core.dice import Dice
from hortus.core.message import Message
from hortus.lab.engine import Machines
from hortus.lab.puzzles import Hunt
from hortus.tables import game_kind

WITH_SOME = [game for game in hortus.GAMES if puzzles(game)]
SOME = 12
"""Puzzles of each game that are worked out again."""


@pytest.mark.parametrize("game", WITH_SOME)
def test_every_puzzle_can_be_played_and_its_answer_is_possible(game):
    known = puzzles(game)
    assert len({each.key for each in known}) == len(known)
    for each in known:
        attempt = Attempt(each)
        assert each.game == game
        assert each.version == game_kind(game).version, "the rules have changed: look for the puzzles again"
        legal = attempt.perspective().legal()
        assert len(legal) >= FEWEST
        assert {each.answer, each.tempting} <= set(legal)
        assert attempt.right(each.answer)
        assert not attempt.right(each.tempting)
        assert each.why
        assert each.band in BANDS


@pytest.mark.parametrize("game", WITH_SOME)
def test_no_answer_is_what_one_sees_first_and_each_lead_is_as_clear_as_promised(game):
    for each in puzzles(game):
        perspective = Attempt(each).perspective()
        assert each.answer not in [GreedyBot().choose(perspective, Dice(number)) for number in range(FIRST_LOOKS)]
        assert each.lead.mean >= scaled(MISTAKE, each.seats) - 0.001
        assert each.lead.low >= scaled(INACCURACY, each.seats) - 0.001


def test_the_solver_finds_nothing_as_good_as_an_answer_in_petal():
    for each in puzzles("petal")[:SOME]:
        perspective = Attempt(each).perspective()
        trials = Trials(perspective.rules)
        assert trials.solved(perspective.imagine(Dice(0)))
        shares = {action: trials.of_action(perspective, action, 3).shares[each.seat] for action in perspective.legal()}
        best = shares.pop(each.answer)
        assert best == each.share
        assert max(shares.values()) < best


@pytest.mark.parametrize("game", [game for game in WITH_SOME if game != "petal"])
def test_an_answer_is_also_better_with_seeds_that_nobody_has_used(game):
    """Not a proof for each: over some puzzles, the answers win much more often than the tempting actions."""
    gained = []
    for each in puzzles(game)[:SOME]:
        perspective = Attempt(each).perspective()
        trials = Trials(perspective.rules)
        for number in range(40):
            seed = (9 << 20) + (number << 32)
            one, two = (
                trials.of_action(perspective, action, seed).shares[each.seat] for action in (each.answer, each.tempting)
            )
            gained.append(one - two)
    assert sum(gained) / len(gained) > 0.05


def test_every_table_of_a_game_has_its_turn():
    for game in hortus.GAMES:
        kind = game_kind(game)
        tables = finding.tables_of(game)
        assert {table.seats for table in tables} == {seats for seats in kind.seats if seats > 1}
        for table in tables:
            hortus.rules(game, table.seats, table.modules)
        with_two_seats = {module.key for module in kind.modules if any(seats > 1 for seats in module.seats)}
        assert {module for table in tables for module in table.modules} == with_two_seats


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_none_comes_twice_before_all_were_there():
    days = [date(2030, 1, 1) + timedelta(number) for number in range(len(puzzles("petal")))]
    chosen = [of_the_day("petal", day).key for day in days]
    assert sorted(chosen) == sorted(each.key for each in puzzles("petal"))
    assert of_the_day("petal", days[3]) == of_the_day("petal", days[3])


def test_the_search_is_the_same_with_one_process_or_two_and_after_an_interrupt(tmp_path):
    whole, halves, two = (Hunt("petal", "8") for _ in range(3))
    assert list(whole.run(12)) == list(range(1, 13))
    assert whole.puzzles, "this seed was chosen because it has some"
    list(two.run(12, Machines(2)))
    list(halves.run(5))
    path = tmp_path / "petal.toml"
    path.write_text(halves.text(), "utf-8")
    again = Hunt("petal", "8")
    again.resume(path)
    assert list(again.run(12)) == list(range(6, 13))
    assert whole.text() == two.text() == again.text()


def test_a_file_of_puzzles_reads_as_it_was_written():
    made = puzzles("petal")[0]._replace(
        why=[Reason(Message("petal-reason-flower", {"deep": Message("a-b", otherwise='x "y"'), "n": 2}), 1.5, -0.5)]
    )
    file = File("petal", "7", 3, [made], ["hortus lab puzzles petal --games 2 --seed 6"])
    again = read(written(file, "hortus lab puzzles petal"), "petal.toml")
    assert again == file._replace(puzzles=[made._replace(lead=Estimate(*again.puzzles[0].lead))])
    assert isinstance(again.puzzles[0], Puzzle)


def test_moves_are_packed_and_unpacked():
    moves = [(-1, 3), (0, 12), (1, 0), (-1, 0)]
    assert packed(moves) == "-3 a12 b0 -0"
    assert unpacked(packed(moves)) == moves


@pytest.mark.parametrize("broken", ["", "puzzles = 3", 'game = "petal"\nseed = "7"\ngames = 1\n[[puzzles]]\nkey = 1\n'])
def test_a_broken_file_is_refused_in_one_sentence(broken):
    with pytest.raises(hortus.RecordError, match="not a file of puzzles"):
        read(broken, "petal.toml")


def test_a_changed_puzzle_is_refused():
    text = written(File("petal", "7", 3, puzzles("petal")[:1]), "hortus lab puzzles petal")
    with pytest.raises(hortus.RecordError):
        read(text.replace("seat = 0", "seat = 5").replace("seat = 1", "seat = 5"), "petal.toml")


def test_an_unknown_puzzle_or_an_impossible_action_is_refused():
    with pytest.raises(hortus.SetupError, match="no puzzle"):
        puzzle("petal", "chess")
    attempt = Attempt(puzzles("petal")[0])
    with pytest.raises(hortus.IllegalAction):
        attempt.right(10**6)


def test_a_position_says_nothing_about_what_its_seat_cannot_see():
    """The trials of a puzzle start from imagined worlds, so a world dealt anew gives the same puzzle."""
    rules = hortus.rules("papillon", 3)
    perspective, _ = next(iter(finding.positions(rules, "hidden", 1)))
    found = []
    for number in (1, 2):
        other = hortus.Perspective(rules, perspective.imagine(Dice(number)), perspective.seat)
        race = Race(Trials(rules), other, finding.LOOKING, False)
        race.promising(perspective.legal()[:3], [])
        shares = {action: samples.share(other.seat) for action, samples in race.samples.items()}
        found.append((finding.Position(rules, other, 5).first_sight(), shares))
    assert found[0] == found[1]
