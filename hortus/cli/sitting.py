"""One game at one keyboard."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hortus import art, records
from hortus.art.text import polders
from hortus.art.text.page import letter, told
from hortus.bots.bot import Bot
from hortus.cli import hinting, reading
from hortus.cli.language import speak, t
from hortus.cli.moves import SHORT, Moves
from hortus.cli.screen import Screen
from hortus.cli.tables import columns
from hortus.core.dice import Dice
from hortus.core.errors import HortusError, RecordError, SetupError
from hortus.core.message import Listed
from hortus.core.telling import as_message
from hortus.match import Match

COMMANDS = ["list", "board", "legend", "rules", "score", "hint", "undo", "save FILE", "quit"]
"""The commands, in the order in which help explains them; each has its text as `terminal-help-<name>`."""


class Leave(Exception):
    """The person at the keyboard quits."""


class Sitting:
    """One game at one keyboard: the first seats are people, the rest bots."""

    def __init__(self, match: Match, people: int, opponents: list[Bot], names: list[str], path: Path | None) -> None:
        self.match = match
        self.people = people
        self.opponents = opponents
        self.path = path
        self.fault: RecordError | None = None  # why the game is not in its file as it stands
        self.dice: Dice = match.deal.dice("bots")
        self.screen = Screen()
        # A long set-up is left to the board; what anybody does after it is told.
        self.told = len(match.heard) if len(match.heard) > SHORT else 0
        self.looking = 0  # who sits at the keyboard
        self.explained = False  # whether the legend was shown
        self.names = [self._person(seat) for seat in range(people)]
        self.names += [f"{letter(people + index)} ({name})" for index, name in enumerate(names)]

    def _person(self, seat: int) -> str:
        return f"{letter(seat)} ({t('page-you')})" if self.people == 1 else letter(seat)

    def play(self) -> None:
        try:
            self.keep()
            while not self.match.over:
                seat = self.match.waiting[0]
                if seat >= self.people:
                    action = self.opponents[seat - self.people].choose(self.match.perspective(seat), self.dice)
                    self.match.submit(seat, action)
                else:
                    self.ask(seat)
                self.keep()
        except (Leave, EOFError):
            self.screen.say()
            self.close()
        except KeyboardInterrupt:
            self.screen.say()
            self.close()
            raise
        else:
            self.finish()

    def ask(self, seat: int) -> None:
        """Show the table to one person and take one decision, or a command."""
        self.draw_curtain(seat)
        self.tell(seat)
        self.show(seat)
        moves = Moves(self.match.perspective(seat), self.screen)
        moves.show_first()
        while True:
            word = self.screen.ask(f"{self.names[seat]}> ").strip()
            if word and self.command(word, seat, moves):
                return

    # ---- who looks at the screen

    def draw_curtain(self, seat: int) -> None:
        """Clear the screen between two people if one of them sees or chooses something hidden."""
        if seat == self.looking:
            return
        self.looking = seat
        if self.hidden(seat):
            self.screen.ask(t("terminal-look-away", who=self.names[seat]) + " ")
            self.screen.clear()

    def hidden(self, seat: int) -> bool:
        """Whether this person is about to see or choose something that another at this keyboard may not see."""
        if self.match.rules.hides or len(self.match.waiting) > 1:
            return True
        others = [other for other in range(self.people) if other != seat]
        return any(self.match.pending(other) or self.match.perspective(other).covers(seat) for other in others)

    # ---- commands

    def command(self, word: str, seat: int, moves: Moves) -> bool:
        """Whether the table has moved and must be shown again."""
        verb, _, rest = word.partition(" ")
        rest = rest.strip()
        if moves.is_move(word):  # a game may call a move by the name of a command
            return self.move(word, seat, moves)
        if word in ("quit", "q", "exit"):
            raise Leave
        if word in ("undo", "u"):
            return self.undo(seat)
        if word in ("help", "?", "h"):
            self.help()
        elif verb in ("list", "l"):
            moves.show(rest)
        elif word in ("board", "b", "board all"):
            self.show(seat, everything=word == "board all")
        elif word == "legend":
            self.legend()
        elif word == "rules":
            reading.rules(self.match.rules.setup.game, self.screen)
        elif word == "score":
            self.score(seat)
        elif verb == "hint":
            self.hint(rest, seat, moves)
        elif verb == "save":
            self.save(rest)
        else:
            return self.move(word, seat, moves)
        return False

    def help(self) -> None:
        rows = [["  " + t("terminal-a-move"), t("terminal-help-move")]]
        rows += [["  " + name, t(f"terminal-help-{name.split()[0]}")] for name in COMMANDS]
        self.screen.draw(columns(rows))

    def move(self, word: str, seat: int, moves: Moves) -> bool:
        action = moves.read(word)
        if action is None:
            self.screen.say(moves.why_not(word))
            return False
        try:
            self.match.submit(seat, action)
        except HortusError as refused:
            self.screen.say(speak(refused.message))
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Go back to this person's last decision. Moves of bots in between are undone too, if nothing was revealed."""
        answers: list[tuple[int, int]] = []
        while self.match.moves and self.match.moves[-1][0] >= self.people:
            who, what = self.match.moves[-1]
            if not self.match.undo(who):
                break
            answers.append((who, what))
        if self.match.undo(seat):
            self.told = min(self.told, len(self.match.heard))
            self.screen.tell("terminal-undone")
            return True
        for who, what in reversed(answers):
            self.match.submit(who, what)
        self.screen.tell("terminal-no-undo")
        return False

    def hint(self, effort: str, seat: int, moves: Moves) -> None:
        seed = int(self.dice.fork().below(1 << 20))
        try:
            hinting.hint(self.match.perspective(seat), effort, seed, moves, self.screen)
        except SetupError as fault:
            self.screen.say(speak(fault.message))

    # ---- the file

    def save(self, name: str) -> None:
        if not name:
            self.screen.tell("terminal-save-where")
            return
        try:
            records.save(self.match.record(), name)
        except RecordError as fault:
            self.screen.say(speak(fault.message))
            return
        self.screen.tell("terminal-saved", file=name)
        if self.fault is not None:  # from now on there, since the first file cannot be had
            self.path = Path(name)

    def keep(self) -> None:
        """Save the game after every decision. A fault is reported once and does not stop the game."""
        if self.path is None:
            return
        before = self.fault
        try:
            with _undisturbed():
                records.save(self.match.record(), self.path)
            self.fault = None
        except RecordError as fault:
            self.fault = fault
            if before is None:
                self.screen.tell("terminal-not-kept", fault=fault.message)

    def close(self) -> None:
        """At the end: say so if the game could not be saved."""
        if self.path is None:
            if not self.match.over:
                self.screen.tell("terminal-unfinished")
            return
        self.keep()
        while self.fault is not None:
            path = self.another_file()
            if path is None:
                raise self.fault
            self.path = path
            self.keep()
        self.screen.tell("terminal-saved", file=self.path)

    def another_file(self) -> Path | None:
        """Ask where to save the record, if there is a terminal."""
        if not sys.stdin.isatty():
            return None
        if self.fault is not None:
            self.screen.say(speak(self.fault.message))
        with contextlib.suppress(EOFError):
            if word := self.screen.ask(t("terminal-save-as") + " ").strip():
                return Path(word)
        return None

    # ---- what is shown

    def tell(self, seat: int) -> None:
        """What has happened since somebody at the keyboard last looked."""
        self.screen.say()
        for event in self.match.heard[self.told :]:
            said = speak(as_message(self.match.rules, event.seen_by(seat), self.names))
            self.screen.say(said[:1].upper() + said[1:])
        self.told = len(self.match.heard)

    def show(self, seat: int, everything: bool = False) -> None:
        """The table. If it does not fit into the window, the gardens of others are folded."""
        view = self.match.perspective(seat).view()
        asks: Any = view["asks"]
        view["possible_turns"] = self.turns(seat)
        scene = self.match.rules.scene()
        board = whole = art.text(scene, view, self.screen.page())
        if not everything and board.count("\n") + SHORT > self.screen.height:
            board = art.text(scene, view, self.screen.page(brief=True))
        folded = board != whole  # in Flutter everybody has the same meadow, so nothing can be folded
        self.screen.say()
        self.screen.draw(board)
        self.screen.say()
        if not self.explained:
            self.explained = True
            self.legend()
        if folded:
            self.screen.tell("terminal-folded")
        self.screen.tell("terminal-question", question=told(asks))

    def turns(self, seat: int) -> list[object]:
        """The positions in which the tile in hand can be placed somewhere, while it is being turned."""
        spelled = [self.match.rules.catalogue.spell(action) for action in self.match.legal(seat)]
        return [action["turn"] for action in spelled if action["do"] == "turn"]

    def legend(self) -> None:
        game = self.match.rules.setup.game
        more = polders.signs(self.match.rules.scene(), self.screen.page()) if game == "polders" else []
        reading.legend(game, self.screen, more)

    def score(self, seat: int) -> None:
        """The seat's own score sheet, and others if nothing in them is hidden. At the end, all of them."""
        hidden = self.match.rules.hides and not self.match.over
        for each in range(self.match.seats):
            if each != seat and (hidden or self.match.perspective(seat).covers(each)):
                continue
            lines = self.match.ledger(each)
            self.screen.tell("terminal-score", who=self.names[each], points=sum(points for _, _, points in lines))
            for reason, count, points in lines:
                self.screen.say("  " + t("terminal-score-line", reason=reason.message, count=count, points=points))

    def finish(self) -> None:
        self.tell(0)
        self.screen.say()
        self.screen.draw(art.text(self.match.rules.scene(), self.match.perspective(0).view(), self.screen.page()))
        self.screen.say()
        self.score(0)
        self.screen.say(f"\n{self.outcome()}")
        if self.path is None:
            self.path = self.another_file()
        self.close()

    def outcome(self) -> str:
        if self.match.seats == 1:
            return t("terminal-solo", points=self.match.scores()[0])
        winners = self.match.winners()
        if len(winners) == self.match.seats:
            return t("terminal-draw")
        return t("terminal-won", names=Listed([self.names[seat] for seat in winners]), count=len(winners))


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Whoever interrupts or ends the program waits until the file is whole."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
