"""hortus puzzle: find the best move of a position."""

from argparse import Namespace
from datetime import UTC, datetime
from typing import Any

from hortus import art
from hortus.art.text import polders
from hortus.art.text.page import letter, told
from hortus.cli import reading
from hortus.cli.language import speak, t
from hortus.cli.moves import SHORT, Moves
from hortus.cli.parser import Command, Parser
from hortus.cli.screen import Screen
from hortus.cli.tables import columns
from hortus.coach import telling
from hortus.coach.puzzles import of_the_day, puzzle, puzzles
from hortus.coach.puzzles.attempt import Attempt
from hortus.coach.puzzles.puzzle import Puzzle
from hortus.core.message import Message
from hortus.games import GAMES
from hortus.tables import game_kind

COMMANDS = ["list", "board", "legend", "rules", "answer", "quit"]
"""The commands, in the order in which help explains them."""


def arguments(parser: Parser) -> None:
    parser.value("game", "terminal-puzzle-game", nargs="?", metavar="GAME")
    parser.value("puzzle", "terminal-puzzle-key", nargs="?", metavar="PUZZLE")


def solve(chosen: Namespace) -> None:
    today = datetime.now(UTC).date()
    with_some = [game for game in GAMES if puzzles(game)] or [*GAMES]
    game = game_kind(chosen.game or with_some[today.toordinal() % len(with_some)]).key
    Solving(puzzle(game, chosen.puzzle) if chosen.puzzle else of_the_day(game, today)).play()


class Solving:
    """One person and one puzzle at a keyboard."""

    def __init__(self, given: Puzzle) -> None:
        self.puzzle = given
        self.attempt = Attempt(given)
        self.screen = Screen()
        self.solved = False

    def play(self) -> None:
        title = game_kind(self.puzzle.game).title
        self.screen.tell(
            "terminal-puzzle-link", puzzle=self.puzzle.key, game=title, band=t(f"puzzle-{self.puzzle.band}")
        )
        self.board()
        moves = Moves(self.attempt.perspective(), self.screen)
        moves.show_first()
        self.screen.tell("puzzle-ask", name=letter(self.puzzle.seat))
        try:
            while not self.solved:
                word = self.screen.ask("> ").strip()
                if word:
                    self.command(word, moves)
        except EOFError:
            self.screen.say()
            self.screen.tell("terminal-learn-later", line=f"hortus puzzle {self.puzzle.game} {self.puzzle.key}")

    def command(self, word: str, moves: Moves) -> None:
        verb, _, rest = word.partition(" ")
        if moves.is_move(word):
            self.choose(word, moves)
        elif word in ("quit", "q", "exit"):
            raise EOFError
        elif word in ("help", "?", "h"):
            rows = [["  " + t("terminal-a-move"), t("terminal-help-move")]]
            self.screen.draw(columns(rows + [["  " + name, t(f"terminal-help-{name}")] for name in COMMANDS]))
        elif verb in ("list", "l"):
            moves.show(rest.strip())
        elif word in ("board", "b"):
            self.board()
        elif word == "legend":
            more = (
                polders.signs(self.attempt.rules.scene(), self.screen.page()) if self.puzzle.game == "polders" else []
            )
            reading.legend(self.puzzle.game, self.screen, more)
        elif word == "rules":
            reading.rules(self.puzzle.game, self.screen)
        elif word == "answer":
            self.screen.tell("puzzle-shown")
            self.explain(moves)
        else:
            self.choose(word, moves)

    def choose(self, word: str, moves: Moves) -> None:
        action = moves.read(word)
        if action is None:
            self.screen.say(moves.why_not(word))
        elif self.attempt.right(action):
            self.screen.tell("puzzle-right")
            self.explain(moves)
        else:
            self.screen.tell("puzzle-tempting" if action == self.puzzle.tempting else "puzzle-no")

    def board(self) -> None:
        view = self.attempt.perspective().view()
        scene = self.attempt.rules.scene()
        drawn = art.text(scene, view, self.screen.page())
        if drawn.count("\n") + SHORT > self.screen.height:
            drawn = art.text(scene, view, self.screen.page(brief=True))
        self.screen.say()
        self.screen.draw(drawn)
        self.screen.say()
        asks: Any = view["asks"]
        self.screen.tell("terminal-question", question=told(asks))

    def explain(self, moves: Moves) -> None:
        """Why the answer is the best move."""
        given = self.puzzle
        write = self.attempt.rules.catalogue.write
        for key, action, share in (
            ("puzzle-answer", given.answer, given.share), ("puzzle-instead", given.tempting, given.instead),
        ):  # fmt: skip
            self.screen.say(t(key, move=f"{write(action)} ({moves.words(action)})", share=f"{share:.0%}"))
        mean, low, high = (f"{max(0.0, share):.0%}" for share in (given.lead.mean, given.lead.low, given.lead.high))
        if given.lead.error:
            self.screen.tell("puzzle-lead", lead=mean, low=low, high=high)
        else:
            self.screen.tell("puzzle-lead-exact", lead=mean)
        self.screen.say(speak(Message(f"coach-theme-{given.theme}")) + " " + t("puzzle-why"))
        self.screen.say(telling.lines(given.why, speak))
        if given.level < 10:
            self.screen.tell("puzzle-level", level=given.level)
        else:
            self.screen.tell("puzzle-nobody")
        self.solved = True


PUZZLE = Command("puzzle", "hortus puzzle petal", arguments, solve)
