"""hortus play: a game in the terminal, against bots or with friends at one keyboard."""

import contextlib
import sys
from pathlib import Path
from typing import Annotated

import typer

from hortus import art, bots, interpreter, records
from hortus.bots.bot import Bot
from hortus.cli import asking
from hortus.core.dice import Dice
from hortus.core.errors import HortusError, RecordError, SetupError
from hortus.core.telling import sentence
from hortus.match import Match

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (line editing and history at the prompt)

HELP = """\
  a move        in notation, or its number in the list
  list          every move you may make, numbered
  board         the board again
  score         why everybody has the points they have
  hint          what the greedy bot would do
  undo          take your last decision back, while nothing new has been shown
  save FILE     write the record
  quit          leave; with --record FILE the game can be continued later"""

SHORT = 12
"""So many moves or fewer are listed without being asked for."""


def play(
    game: asking.Game,
    seats: asking.Seats = None,
    people: Annotated[int, typer.Option("--people", help="How many seats are played at this keyboard.", min=0)] = 1,
    opponents: Annotated[str, typer.Option("--bots", help="Who plays the other seats.")] = "greedy",
    module: asking.Modules = None,
    option: asking.Options = None,
    edition: asking.EditionName = "house",
    seed: asking.Seed = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Keep the game in this file; continue it if it is there.")
    ] = None,
) -> None:
    """Plays a game in the terminal.

    Example: hortus play petal --bots greedy --seed 7
    """
    rules = asking.table(game, seats, module, option, edition)
    if people > rules.setup.seats:
        raise SetupError(f"There are {rules.setup.seats} seats for {people} people; --people takes at most that many.")
    others = rules.setup.seats - people
    match = Match(rules, seed)
    if record is not None and record.exists():
        match = _continued(record, match)
    names = asking.players(opponents, others) if others else ()
    interpreter.say_so_once()
    Sitting(match, people, [bots.bot(name) for name in names], list(names), record).play()


def _continued(path: Path, fresh: Match) -> Match:
    match = records.replay(records.load(path))
    if match.rules.setup.game != fresh.rules.setup.game:
        raise RecordError(f"{path.name} is a game of {match.rules.setup.game}, not of {fresh.rules.setup.game}.")
    if match.over:
        raise RecordError(f"{path.name} is a finished game; hortus replay shows it.")
    print(f"Going on with {path.name}, after {len(match.moves)} moves.")
    return match


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Sitting:
    """One game at one keyboard: the first seats are people, the rest bots."""

    def __init__(self, match: Match, people: int, opponents: list[Bot], names: list[str], path: Path | None) -> None:
        self.match = match
        self.people = people
        self.opponents = opponents
        self.path = path
        self.dice: Dice = match.deal.dice("bots")
        self.told = 0
        self.looking = 0  # who sits at the keyboard
        self.names = [_person(seat, people) for seat in range(people)]
        self.names += [f"{name} (seat {people + index})" for index, name in enumerate(names)]

    def play(self) -> None:
        try:
            while not self.match.over:
                seat = self.match.waiting[0]
                if seat >= self.people:
                    action = self.opponents[seat - self.people].choose(self.match.perspective(seat), self.dice)
                    self.match.submit(seat, action)
                else:
                    self.ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            print()
            self.keep()
            return
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
            word = input(f"{self.names[seat]}> ").strip()
            if not word:
                continue
            if self.command(word, seat, legal):
                return

    def draw_curtain(self, seat: int) -> None:
        """Where a seat may know or choose what others may not see, the screen is cleared between two people."""
        if seat == self.looking:
            return
        self.looking = seat
        if self.match.rules.hides or len(self.match.waiting) > 1 or self.match.moves[-1][0] < self.people:
            input(f"{self.names[seat]}, press Enter when the others look away. ")
            if sys.stdout.isatty():
                print("\x1b[2J\x1b[3J\x1b[H", end="")

    def command(self, word: str, seat: int, legal: list[int]) -> bool:
        """Whether the table has moved and must be shown again."""
        verb, _, rest = word.partition(" ")
        if verb in ("quit", "q", "exit"):
            raise Leave
        if verb in ("help", "?"):
            print(HELP)
        elif verb in ("list", "l"):
            self.listing(legal)
        elif verb in ("board", "b"):
            self.show(seat)
        elif verb == "score":
            self.score(seat)
        elif verb == "hint":
            self.hint(seat)
        elif verb in ("undo", "u"):
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
            print(f"{refused} Type help for the commands.")
            return False
        return True

    def chosen(self, word: str, legal: list[int]) -> int:
        if word.isdigit():
            if not 1 <= int(word) <= len(legal):
                raise SetupError(f"The list has {len(legal)} moves; {word} is not one of them.")
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
        print("That cannot be taken back: something new has been shown, or another seat has decided since.")
        return False

    def hint(self, seat: int) -> None:
        action = bots.bot("greedy").choose(self.match.perspective(seat), self.dice.fork())
        print(f"The greedy bot would play {self.match.rules.catalogue.write(action)}.")

    def save(self, name: str) -> None:
        if not name:
            print("Say where, as in: save game.json")
            return
        try:
            records.save(self.match.record(), Path(name))
        except OSError as fault:
            print(f"{name} cannot be written: {fault.strerror or fault}.")
            return
        print(f"Saved to {name}.")

    def keep(self) -> None:
        if self.path is not None:
            self.save(str(self.path))
        else:
            print("The game was not finished and is not kept; --record FILE would keep it.")

    def listing(self, legal: list[int]) -> None:
        """Every legal move with its number, in columns."""
        written = [f"{index + 1:>4} {self.match.rules.catalogue.write(action)}" for index, action in enumerate(legal)]
        width = max(len(text) for text in written) + 2
        columns = max(1, 100 // width)
        for start in range(0, len(written), columns):
            print("".join(f"{text:<{width}}" for text in written[start : start + columns]).rstrip())

    def tell(self, seat: int) -> None:
        """What has happened since somebody at the keyboard last looked; a long set-up is left to the board."""
        news = self.match.heard[self.told :]
        if self.told == 0 and len(news) > SHORT:
            news = []
        print()
        for event in news:
            print(sentence(self.match.rules, event.seen_by(seat), self.names))
        self.told = len(self.match.heard)

    def show(self, seat: int) -> None:
        view = self.match.perspective(seat).view()
        print()
        print(art.text(self.match.rules.scene(), view))
        print(f"\n{view['prompt']} (help shows the commands)")

    def score(self, seat: int) -> None:
        """Before the end only one's own sheet: another's may be hidden."""
        seats = range(self.match.seats) if self.match.over else [seat]
        for each in seats:
            lines = self.match.ledger(each)
            print(f"{self.names[each]}: {sum(points for _, _, points in lines)}")
            for reason, count, points in lines:
                print(f"  {reason} ({count}): {points}")

    def finish(self) -> None:
        self.tell(0)
        print()
        print(art.text(self.match.rules.scene(), self.match.perspective(0).view()))
        print()
        self.score(0)
        winners = [self.names[seat] for seat in self.match.winners()]
        print(f"\n{' and '.join(winners)} won." if len(winners) < self.match.seats else "\nA draw.")
        if self.path is not None:
            self.save(str(self.path))
        elif sys.stdin.isatty():
            word = input("Save the record as (Enter for no): ").strip()
            if word:
                self.save(word)


def _person(seat: int, people: int) -> str:
    return "Player" if people == 1 else f"Player {chr(ord('A') + seat)}"
