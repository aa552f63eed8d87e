"""hortus play: a game in the terminal, against bots or with friends at one keyboard."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from hortus import art, bots, files, interpreter, records
from hortus.bots.bot import Bot
from hortus.cli import asking, kept
from hortus.cli.saying import ask, clear_screen, say
from hortus.core.dice import Dice
from hortus.core.errors import HortusError, IllegalAction, RecordError, SetupError
from hortus.core.state import NONE
from hortus.core.telling import sentence
from hortus.match import Match

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (line editing and history at the prompt)

HELP = """\
  a move        in notation, or its number in the list
  list          every move you may make, numbered
  board         the board again
  score         why you have the points you have, and the others where that lies open
  hint          what Hortus advises
  undo          take your last decision back, while nothing new has been shown
  save FILE     write the record
  quit          leave; with --record FILE the game can be continued later"""

SHORT = 12
"""So many moves or fewer are listed without being asked for."""

DIGITS = 9
"""No list has more moves than can be counted with so many."""

EditionName = Annotated[
    str | None, typer.Option("--edition", help="An edition of the game, or a .toml file.", show_default="house")
]


def play(
    game: asking.Game,
    seats: asking.Seats = None,
    people: Annotated[int, typer.Option("--people", help="How many seats are played at this keyboard.", min=0)] = 1,
    opponents: Annotated[str, typer.Option("--bots", help="Who plays the other seats.")] = "greedy",
    module: asking.Modules = None,
    option: asking.Options = None,
    edition: EditionName = None,
    seed: asking.Seed = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Keep the game in this file; continue it if it is there.")
    ] = None,
) -> None:
    """Plays a game in the terminal.

    Example: hortus play petal --bots greedy --seed 7
    """
    if record is not None:
        files.ask_for(record)
    going_on = record is not None and records.kept(record)
    if record is not None and going_on:
        match = kept.goes_on(record)
        kept.check_same_table(record, match, game, seats, module, asking.agreed(option), edition, seed)
    else:
        match = Match(asking.table(game, seats, module, option, edition or "house"), seed)
    seated = match.seats
    if people > seated:
        raise SetupError(f"There are {seated} seats for {people} people; --people takes at most that many.")
    # The names are read even where nobody is needed: a misspelt one is refused all the same.
    names = asking.players(opponents, (seated - people) or seated)[: seated - people]
    interpreter.say_so_once()
    if record is not None and going_on:
        say(f"Going on with {record}, after {len(match.moves)} moves.")
    day = match.deal.dice("day")
    Sitting(match, people, [bots.bot(name, day) for name in names], list(names), record).play()


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Sitting:
    """One game at one keyboard: the first seats are people, the rest bots."""

    def __init__(self, match: Match, people: int, opponents: list[Bot], names: list[str], path: Path | None) -> None:
        self.match = match
        self.people = people
        self.opponents = opponents
        self.path = path
        self.fault: RecordError | None = None  # why the game is not in its file as it stands
        self.dice: Dice = match.deal.dice("bots")
        self.told = 0
        self.looking = 0  # who sits at the keyboard
        self.names = [_person(seat, people) for seat in range(people)]
        self.names += [f"{name} (seat {people + index})" for index, name in enumerate(names)]

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
            say()
            self.close()
        except KeyboardInterrupt:
            say()
            self.close()
            raise
        else:
            self.finish()

    def ask(self, seat: int) -> None:
        """Show the table to one person and take one decision, or a command."""
        self.draw_curtain(seat)
        self.tell(seat)
        self.show(seat)
        legal = self.match.legal(seat)
        if len(legal) <= SHORT:
            self.listing(legal)
        while True:
            word = ask(f"{self.names[seat]}> ").strip()
            if not word:
                continue
            if self.command(word, seat, legal):
                return

    def draw_curtain(self, seat: int) -> None:
        """Where a seat may know or choose what others may not see, the screen is cleared between two people."""
        if seat == self.looking:
            return
        self.looking = seat
        last = self.match.moves[-1][0] if self.match.moves else NONE
        if self.match.rules.hides or len(self.match.waiting) > 1 or last < self.people:
            ask(f"{self.names[seat]}, press Enter when the others look away. ")
            clear_screen()

    def command(self, word: str, seat: int, legal: list[int]) -> bool:
        """Whether the table has moved and must be shown again."""
        verb, _, rest = word.partition(" ")
        if self.written(word, legal):  # a game may call a move by the name of a command
            return self.move(word, seat, legal)
        if word in ("quit", "q", "exit"):
            raise Leave
        if word in ("help", "?"):
            say(HELP)
        elif word in ("list", "l"):
            self.listing(legal)
        elif word in ("board", "b"):
            self.show(seat)
        elif word == "score":
            self.score(seat)
        elif word == "hint":
            self.hint(seat)
        elif word in ("undo", "u"):
            return self.undo(seat)
        elif verb == "save":
            self.save(rest.strip())
        else:
            return self.move(word, seat, legal)
        return False

    def move(self, word: str, seat: int, legal: list[int]) -> bool:
        try:
            action = self.chosen(word, legal)
            self.match.submit(seat, action)
        except HortusError as refused:
            say(f"{refused} Type help for the commands.")
            return False
        return True

    def written(self, word: str, legal: list[int]) -> bool:
        """Whether this is a legal move in the game's notation."""
        try:
            return self.match.rules.catalogue.read(word) in legal
        except IllegalAction:
            return False

    def chosen(self, word: str, legal: list[int]) -> int:
        """A move in notation, or its number in the list; notation first where both are digits."""
        if word.isdecimal() and not self.written(word, legal):
            if len(word) > DIGITS or not 1 <= int(word) <= len(legal):
                shown = word if len(word) <= DIGITS else word[:DIGITS] + "…"
                raise IllegalAction(f"The list has {len(legal)} moves; {shown} is not one of them.")
            return legal[int(word) - 1]
        return self.match.rules.catalogue.read(word)

    def undo(self, seat: int) -> bool:
        """Back to this person's last decision. Bots do not mind taking theirs back, if nothing was shown."""
        answers: list[tuple[int, int]] = []
        while self.match.moves and self.match.moves[-1][0] >= self.people:
            who, what = self.match.moves[-1]
            if not self.match.undo(who):
                break
            answers.append((who, what))
        if self.match.undo(seat):
            self.told = min(self.told, len(self.match.heard))
            return True
        for who, what in reversed(answers):
            self.match.submit(who, what)
        say("That cannot be taken back: something new has been shown, or another seat has decided since.")
        return False

    def hint(self, seat: int) -> None:
        action = bots.bot("adviser").choose(self.match.perspective(seat), self.dice.fork())
        say(f"Hortus would play {self.match.rules.catalogue.write(action)}.")

    def save(self, name: str) -> None:
        if not name:
            say("Say where, as in: save game.json")
            return
        try:
            records.save(self.match.record(), name)
        except RecordError as fault:
            say(fault)
            return
        say(f"Saved to {name}.")
        if self.fault is not None:  # from now on there, since the first file cannot be had
            self.path = Path(name)

    def keep(self) -> None:
        """After every decision the file holds the game as it stands; a fault is told once and does not stop it."""
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
                say(f"{fault} The game goes on; save FILE keeps it elsewhere.")

    def close(self) -> None:
        """The last word about the file: a game that could not be kept is not passed over."""
        if self.path is None:
            if not self.match.over:
                say("The game was not finished and is not kept; --record FILE would keep it.")
            return
        self.keep()
        while self.fault is not None:
            path = self.another_file()
            if path is None:
                raise self.fault
            self.path = path
            self.keep()
        say(f"Saved to {self.path}.")

    def another_file(self) -> Path | None:
        """Where somebody at a terminal wants the record; elsewhere nobody can be asked."""
        if not sys.stdin.isatty():
            return None
        if self.fault is not None:
            say(self.fault)
        with contextlib.suppress(EOFError):
            if word := ask("Save the record as (Enter for no): ").strip():
                return Path(word)
        return None

    def listing(self, legal: list[int]) -> None:
        """Every legal move with its number, in columns."""
        written = [f"{index + 1:>4} {self.match.rules.catalogue.write(action)}" for index, action in enumerate(legal)]
        width = max(len(text) for text in written) + 2
        columns = max(1, 100 // width)
        for start in range(0, len(written), columns):
            say("".join(f"{text:<{width}}" for text in written[start : start + columns]).rstrip())

    def tell(self, seat: int) -> None:
        """What has happened since somebody at the keyboard last looked; a long set-up is left to the board."""
        news = self.match.heard[self.told :]
        if self.told == 0 and len(news) > SHORT:
            news = []
        say()
        for event in news:
            say(sentence(self.match.rules, event.seen_by(seat), self.names))
        self.told = len(self.match.heard)

    def show(self, seat: int) -> None:
        view = self.match.perspective(seat).view()
        say()
        say(art.text(self.match.rules.scene(), view))
        say(f"\n{view['prompt']} (help shows the commands)")

    def score(self, seat: int) -> None:
        """One's own sheet, and another's where it hides nothing; at the end everybody's."""
        hidden = self.match.rules.hides and not self.match.over
        for each in range(self.match.seats):
            if each != seat and (hidden or self.match.perspective(seat).covers(each)):
                continue
            lines = self.match.ledger(each)
            say(f"{self.names[each]}: {sum(points for _, _, points in lines)}")
            for reason, count, points in lines:
                say(f"  {reason} ({count}): {points}")

    def finish(self) -> None:
        self.tell(0)
        say()
        say(art.text(self.match.rules.scene(), self.match.perspective(0).view()))
        say()
        self.score(0)
        say(f"\n{self.outcome()}")
        if self.path is None:
            self.path = self.another_file()
        self.close()

    def outcome(self) -> str:
        if self.match.seats == 1:
            return f"A solo game; the score is {self.match.scores()[0]}."
        winners = [self.names[seat] for seat in self.match.winners()]
        return f"{' and '.join(winners)} won." if len(winners) < self.match.seats else "A draw."


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Whoever interrupts or ends the program waits until the file is whole."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _person(seat: int, people: int) -> str:
    return "Player" if people == 1 else f"Player {chr(ord('A') + seat)}"
