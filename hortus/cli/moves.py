"""The moves a person may make: read, listed in pages, and suggested."""

from difflib import get_close_matches
from typing import Any

from hortus import art
from hortus.art.text.page import Page
from hortus.cli.language import speak, t
from hortus.cli.screen import Screen
from hortus.core.errors import IllegalAction
from hortus.core.message import Listed, Message
from hortus.core.perspective import Perspective
from hortus.core.plain import plain

SHORT = 12
"""Up to this many moves are always listed."""
FIRST = 8
"""If there are more, this many are shown as examples."""
PAGE = 18
"""Moves on a page of the list."""
SUGGESTED = 3
DIGITS = 9
"""The most digits of a number in the list."""
LONGEST = 40
"""How much of the typed text an error message repeats."""


class Moves:
    """What may be chosen now, in notation and in words."""

    def __init__(self, perspective: Perspective[Any], screen: Screen) -> None:
        self.perspective = perspective
        self.catalogue = perspective.rules.catalogue
        self.legal = perspective.legal()
        self.screen = screen
        self.scene = perspective.rules.scene()
        self.view = perspective.view()
        self.written = [plain(self.catalogue.write(action)) for action in self.legal]
        self.sign = "#" if self._counts() else ""
        """Before the numbers of the list, where a number alone is a move."""

    def _counts(self) -> bool:
        """Whether this game writes a move as a number."""
        try:
            self.catalogue.read("1")
        except IllegalAction:
            return False
        return True

    def read(self, typed: str) -> int | None:
        """A legal move by its notation, or by its number in the list. Nothing otherwise."""
        number = typed.removeprefix("#").strip()
        if number.isdecimal() and number.isascii() and (typed.startswith("#") or not self._known(typed)):
            place = int(number) if len(number) <= DIGITS else 0
            return self.legal[place - 1] if 1 <= place <= len(self.legal) else None
        try:
            action = self.catalogue.read(typed)
        except IllegalAction:
            return None
        return action if action in self.legal else None

    def is_move(self, typed: str) -> bool:
        """Whether this is a legal move in the game's notation."""
        return self._known(typed) and self.catalogue.read(typed) in self.legal

    def _known(self, typed: str) -> bool:
        try:
            self.catalogue.read(typed)
        except IllegalAction:
            return False
        return True

    def why_not(self, typed: str) -> str:
        """One sentence that says why this is not a move, with examples of moves."""
        shown = typed if len(typed) <= LONGEST else typed[:LONGEST] + "…"
        close = get_close_matches(typed.lower(), self.written, SUGGESTED, 0.5)
        examples = [*close, *[text for text in self.written if text not in close]][:SUGGESTED]
        listed = Listed([*examples], True)
        if self._known(typed):
            why = self.perspective.refusal(self.catalogue.read(typed)) or Message("why-not-asked")
            return t("terminal-move-not-now", typed=shown, why=why, examples=listed)
        if typed.removeprefix("#").isdecimal():
            return t("terminal-move-number", typed=shown, count=len(self.legal), examples=listed)
        return t("terminal-move-unknown", typed=shown, examples=listed)

    def words(self, action: int) -> str:
        """A move in words."""
        return art.move(self.catalogue.spell(action), self.scene, self.view, Page(speak))

    def show_first(self) -> None:
        """All moves if there are few, otherwise examples."""
        if len(self.legal) <= SHORT:
            self._show(range(len(self.legal)))
            return
        self._show(range(FIRST))
        self.screen.tell("terminal-list-more", count=len(self.legal) - FIRST)

    def show(self, wanted: str) -> None:
        """A page of the list, by its number, or all moves with a word in them."""
        pages = (len(self.legal) + PAGE - 1) // PAGE
        if wanted and not (wanted.isdecimal() and wanted.isascii()):
            found = [place for place in range(len(self.legal)) if self._has(place, wanted.lower())]
            if not found:
                self.screen.tell("terminal-list-none", word=wanted[:LONGEST])
            self._show(found)
            return
        number = int(wanted) if wanted and len(wanted) <= DIGITS else 1 if not wanted else 0
        if not 1 <= number <= pages:
            self.screen.tell("terminal-list-pages", pages=pages)
            return
        start = (number - 1) * PAGE
        self._show(range(start, min(start + PAGE, len(self.legal))))
        if pages > 1:
            next_page = number % pages + 1
            self.screen.tell("terminal-list-page", page=number, pages=pages, next=next_page)

    def _has(self, place: int, word: str) -> bool:
        return word in self.written[place].lower() or word in self.words(self.legal[place]).lower()

    def _show(self, places: "range | list[int]") -> None:
        if not places:
            return
        width = max(len(self.written[place]) for place in places)
        number = len(str(len(self.legal)))
        for place in places:
            head = f"{self.sign + str(place + 1):>{number + 2}}  {self.written[place]:<{width}}  "
            self.screen.draw(self._cut(head + self.words(self.legal[place])))

    def _cut(self, line: str) -> str:
        """Cut a move to one line of the window."""
        room = self.screen.width - 1
        return line if len(line) <= room else line[: room - 1] + "…"
