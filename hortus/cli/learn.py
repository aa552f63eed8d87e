"""hortus learn: a lesson in the terminal; without a game, all lessons."""

from argparse import Namespace
from collections.abc import Iterator

from hortus import art, lessons
from hortus.art.text import polders
from hortus.art.text.page import letter
from hortus.cli import reading
from hortus.cli.language import speak, t
from hortus.cli.moves import SHORT, Moves
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.saying import say
from hortus.cli.screen import Screen
from hortus.cli.tables import columns
from hortus.core.errors import IllegalAction, SetupError
from hortus.core.events import Event
from hortus.core.message import Listed, Message
from hortus.core.telling import as_message
from hortus.games import GAMES
from hortus.lessons.lesson import Lesson
from hortus.lessons.run import Run
from hortus.tables import game_kind, rules

COMMANDS = ["list", "board", "legend", "rules", "undo", "quit"]
"""The commands, in the order in which help explains them."""
MOST = 99
EASIEST = "level-1"
POINTED = 6
"""Up to this many moves are named as good ones."""


def arguments(parser: Parser) -> None:
    parser.value("game", "terminal-learn-game", nargs="?", metavar="GAME")
    parser.value("lesson", "terminal-learn-lesson", nargs="?", metavar="LESSON")
    parser.value("--step", "terminal-learn-step", 1, type=whole(1, MOST))


def learn(chosen: Namespace) -> None:
    if chosen.game is None:
        say(columns([[f"hortus learn {game} {key}", speak(title)] for game, key, title in _all()]))
        return
    lesson = lessons.lesson(chosen.game, chosen.lesson or lessons.BASICS)
    if chosen.step > lesson.shown:
        raise SetupError("terminal-learn-steps", steps=lesson.shown, step=chosen.step)
    Learning(lesson, chosen.step).play()


def _all() -> Iterator[tuple[str, str, Message]]:
    for game in GAMES:
        for key in lessons.names(game):
            yield game, key, lessons.lesson(game, key).title


def play_line(lesson: Lesson) -> str:
    """The command for a game with what the lesson taught, against the easiest bot."""
    setup = lesson.rules.setup
    usual = rules(setup.game).setup.seats
    defaults = {option.key: option.default for option in game_kind(setup.game).options}
    line = [f"hortus play {setup.game}"]
    line += [f"--seats {setup.seats}"] if setup.seats != usual else []
    line += [f"--module {module}" for module in setup.modules]
    line += [f"--option {key}={choice}" for key, choice in setup.options.items() if choice != defaults[key]]
    line += [f"--bots {EASIEST}"] if setup.seats > 1 else []
    return " ".join(line)


class Learning:
    """One person and one lesson at a keyboard."""

    def __init__(self, lesson: Lesson, step: int) -> None:
        self.lesson = lesson
        self.screen = Screen()
        self.run = Run(lesson)
        while self.run.number < step:
            self.run.choose(self.run.wanted()[0])
        seats = range(int(lesson.rules.seats))
        self.names = [f"{letter(seat)} ({t('page-you')})" if seat == lesson.seat else letter(seat) for seat in seats]

    def play(self) -> None:
        self.screen.say(speak(self.lesson.title).upper())
        try:
            while not self.run.over:
                self.ask()
        except EOFError:
            self.screen.say()
            self.leave()
        except KeyboardInterrupt:
            self.screen.say()
            self.leave()
            raise
        else:
            self.finish()

    def ask(self) -> None:
        """Show one step and take one choice."""
        self.board()
        self.explain()
        moves = Moves(self.run.perspective(), self.screen)
        if len(moves.legal) <= SHORT:
            moves.show("")
        while True:
            word = self.screen.ask("> ").strip()
            if word and self.command(word, moves):
                return

    def explain(self) -> None:
        """What there is to do, and the moves that the page would highlight."""
        run = self.run
        self.screen.say()
        self.screen.tell("lesson-step", step=run.number, steps=self.lesson.shown)
        self.screen.say(speak(run.text()))
        pointed = [self.lesson.rules.catalogue.write(action) for action in run.pointed()]
        if pointed:
            self.screen.tell("terminal-learn-pointed", moves=Listed([*pointed[:POINTED]], either=True))

    # ---- commands

    def command(self, word: str, moves: Moves) -> bool:
        """Whether the table has changed and must be shown again."""
        verb, _, rest = word.partition(" ")
        if moves.is_move(word):
            return self.choose(word, moves)
        if word in ("quit", "q", "exit"):
            raise EOFError
        if word in ("undo", "u"):
            return self.undo()
        if word in ("help", "?", "h"):
            rows = [["  " + t("terminal-a-move"), t("terminal-help-move")]]
            self.screen.draw(columns(rows + [["  " + name, t(f"terminal-help-{name}")] for name in COMMANDS]))
        elif verb in ("list", "l"):
            moves.show(rest.strip())
        elif word in ("board", "b"):
            self.board()
        elif word == "legend":
            self.legend()
        elif word == "rules":
            reading.rules(self.lesson.game, self.screen)
        else:
            return self.choose(word, moves)
        return False

    def choose(self, word: str, moves: Moves) -> bool:
        action = moves.read(word)
        if action is None:
            self.screen.say(moves.why_not(word))
            return False
        match = self.run.match
        heard = len(match.heard)
        try:
            answer = self.run.choose(action)
        except IllegalAction as refused:
            self.screen.say(speak(refused.message))
            return False
        if answer is not None:
            self.screen.say(speak(answer))
            return False
        self.screen.say()
        self.tell(match.heard[heard:])
        return True

    def undo(self) -> bool:
        """Take back one part of a decision that takes several."""
        if not self.run.undoable:
            self.screen.tell("terminal-learn-no-undo")
            return False
        self.run = Run(self.lesson, self.run.done[:-1])
        self.screen.tell("terminal-undone")
        return True

    # ---- what is shown

    def board(self) -> None:
        view = self.run.perspective().view()
        scene = self.lesson.rules.scene()
        spelled = [self.lesson.rules.catalogue.spell(action) for action in self.run.legal()]
        view["possible_turns"] = [action["turn"] for action in spelled if action["do"] == "turn"]
        drawn = art.text(scene, view, self.screen.page())
        if drawn.count("\n") + SHORT > self.screen.height:
            drawn = art.text(scene, view, self.screen.page(brief=True))
        self.screen.say()
        self.screen.draw(drawn)

    def tell(self, events: list[Event]) -> None:
        for event in events:
            said = speak(as_message(self.lesson.rules, event.seen_by(self.lesson.seat), self.names))
            self.screen.say(said[:1].upper() + said[1:])

    def legend(self) -> None:
        more = polders.signs(self.lesson.rules.scene(), self.screen.page()) if self.lesson.game == "polders" else []
        reading.legend(self.lesson.game, self.screen, more)

    def leave(self) -> None:
        """How to go on later."""
        line = f"hortus learn {self.lesson.game} {self.lesson.key} --step {self.run.number}"
        self.screen.tell("terminal-learn-later", line=line)

    def finish(self) -> None:
        self.board()
        self.screen.say()
        self.screen.say(speak(self.run.text()))
        game = self.lesson.game
        self.screen.tell("terminal-learn-play", line=play_line(self.lesson))
        more = [f"hortus learn {game} {key}" for key in lessons.names(game) if key != self.lesson.key]
        if more:
            self.screen.tell("terminal-learn-more", lines=Listed([*more]))


LEARN = Command("learn", "hortus learn petal", arguments, learn)
"""Learn a game by playing it."""
