"""Every lesson in the terminal, to its end, in every language."""

import pytest
from cli.running import hortus, refused
from foreign import foreign

from hortus import GAMES, lessons, words
from hortus.cli import language, saying
from hortus.cli.learn import Learning, play_line
from hortus.core.message import Message

ALL = [(game, key) for game in GAMES for key in lessons.names(game)]


class Learner(Learning):
    """A learner who first tries something unhelpful, and then what the lesson suggests."""

    tried = -1

    def typed(self, prompt: str) -> str:
        run, write = self.run, self.lesson.rules.catalogue.write
        others = [action for action in run.legal() if action not in run.wanted()]
        if self.tried < run.at and others:
            self.tried = run.at
            return write(others[0])
        return write(run.wanted()[0])


@pytest.mark.parametrize("code", words.languages())
@pytest.mark.parametrize("one", ALL)
def test_a_lesson_is_played_to_its_end(one, code, monkeypatch, capsys) -> None:
    language.choose(["--lang", code], {})
    try:
        learner = Learner(lessons.lesson(*one), 1)
        monkeypatch.setattr(saying, "ask", learner.typed)
        learner.play()
    finally:
        language.choose([], {})
    shown = capsys.readouterr().out
    assert foreign(shown, code) == []
    told = flat(shown)
    for step in learner.lesson.steps:
        if step.text and not step.values:
            assert flat(words.text(Message(learner.lesson.named(step.text)), code)) in told
    assert flat(play_line(learner.lesson)) in told


def flat(text: str) -> str:
    """Without the places where a line was folded, which may be at a hyphen."""
    return "".join(text.split())


def test_a_choice_that_does_not_help_is_answered_and_one_can_leave_and_come_back() -> None:
    done = hortus("learn", "petal", typed="b2^\nc3<\nboard\nhelp\nquit\n")
    assert "You may flip that one too." in " ".join(done.stdout.split())
    assert "hortus learn petal basics --step 2" in done.stdout
    again = hortus("learn", "petal", "basics", "--step", "2", typed="quit\n")
    assert "Step 2 of" in again.stdout
    assert "Step 1 of" not in again.stdout


def test_a_lesson_ends_with_the_command_for_a_game_with_what_it_taught() -> None:
    lines = {one: play_line(lessons.lesson(*one)) for one in ALL}
    assert lines["petal", "basics"] == "hortus play petal --bots level-1"
    assert lines["petal", "contents-memory"] == "hortus play petal --option contents=memory --bots level-1"
    assert lines["papillon", "basics"] == "hortus play papillon --seats 3 --bots level-1"
    assert lines["blume", "tools"] == "hortus play blume --module tools --bots level-1"
    assert lines["blume", "solo"] == "hortus play blume --seats 1 --module solo"
    for line in lines.values():
        assert hortus(*line.split()[1:], typed="quit\n").returncode == 0


def test_all_lessons_are_listed() -> None:
    shown = hortus("learn").stdout
    for game, key in ALL:
        assert f"hortus learn {game} {key}" in shown
        assert str(lessons.lesson(game, key).title) in shown


def test_what_is_not_there_is_refused_in_one_sentence() -> None:
    assert "Petal has no lesson 'chess'" in refused("learn", "petal", "chess")
    assert "cannot begin with step 80" in refused("learn", "petal", "--step", "80")
    assert "chess" in refused("learn", "chess")
