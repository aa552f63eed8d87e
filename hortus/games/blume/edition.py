"""What is in the box: read from editions/*.toml and checked. It never changes."""

from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.message import Listed
from hortus.core.plain import quoted
from hortus.core.sheet import Sheet
from hortus.games.blume.board import pair_number, pair_words
from hortus.games.blume.vocabulary import COLOURS, FIRST_SIDE, ROUNDS, SIDE, point_words

LETTER_OF = {"r": 0, "o": 1, "y": 2, "p": 3, "v": 4, "b": 5}
FEWEST_TILES = 104
"""A hundred in four full beds, three in the row, and one to take."""
MOST_TILES = 250
FEWEST_CARDS = 4
"""Botanist cards: one for each seat."""


class BlumeEdition:
    """The components of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.tiles = self._tiles(sheet)  # of each tile its corners, clockwise from the top left
        self.hybrids = self._pairs(sheet, "hybrids")  # (top left colour, top right colour)
        self.cards = self._pairs(sheet, "botanist_cards")
        self.cans = self._cans(sheet)  # of each card the deck it belongs to and its points
        self.capacity = sheet.number("greenhouse", 1, 20)
        self.gloves = sheet.number("gloves", 1, 9)
        market = sheet.part("market")
        self.lowest = market.number("lowest", -20, -1)
        self.highest = market.number("highest", 1, 20)
        market.done()
        sheet.done()
        if len(self.hybrids) < ROUNDS:
            raise sheet.wrong("refused-blume-hybrids", {"least": ROUNDS, "found": len(self.hybrids)}, ["hybrids"])
        if len(self.cards) < FEWEST_CARDS:
            found: dict[str, object] = {"least": FEWEST_CARDS, "found": len(self.cards)}
            raise sheet.wrong("refused-blume-cards", found, ["botanist_cards"])

    def _tiles(self, sheet: Sheet) -> list[list[int]]:
        tiles: list[list[int]] = []
        for index, word in enumerate(sheet.texts("tiles", FEWEST_TILES, MOST_TILES)):
            if len(word) != 4 or any([letter not in LETTER_OF for letter in word]):
                values: dict[str, object] = {"letters": Listed(list(LETTER_OF)), "found": quoted(word)}
                raise sheet.wrong("refused-blume-tile", values, ["tiles", index])
            tiles.append([LETTER_OF[letter] for letter in word])
        return tiles

    def _pairs(self, sheet: Sheet, key: str) -> list[list[int]]:
        pairs: list[list[int]] = []
        seen: list[int] = []
        for index, word in enumerate(sheet.texts(key, 1, len(pair_words()))):
            colours = word.split("/")
            if len(colours) != 2 or any([colour not in COLOURS for colour in colours]) or colours[0] == colours[1]:
                raise sheet.wrong("refused-blume-pair", {"key": key, "found": quoted(word)}, [key, index])
            pair = [COLOURS.index(colour) for colour in colours]
            if pair_number(pair[0], pair[1]) in seen:
                raise sheet.wrong("refused-blume-pair-twice", {"key": key, "pair": quoted(word)}, [key, index])
            seen.append(pair_number(pair[0], pair[1]))
            pairs.append(pair)
        return pairs

    def _cans(self, sheet: Sheet) -> list[list[int]]:
        """Each card as its round, from 0, and then its points."""
        cans: list[list[int]] = []
        span = SIDE - 1
        for card in sheet.parts("watering_cans", ROUNDS, 60):
            deck = card.number("round", 1, ROUNDS)
            reach = [str(number) for number in range(1, deck + FIRST_SIDE - 1)]  # columns and rows of its square
            words = card.texts("points", 1, span * span)
            card.done()
            points: list[int] = []
            for index, word in enumerate(words):
                numbers = word.split(",")
                if len(numbers) != 2 or not all([number in reach for number in numbers]):
                    values: dict[str, object] = {"last": reach[-1], "found": quoted(word)}
                    raise card.wrong("refused-blume-points", values, ["points", index])
                points.append((int(numbers[1]) - 1) * span + int(numbers[0]) - 1)
            cans.append([deck - 1, *points])
        for deck in range(ROUNDS):
            if not any([card[0] == deck for card in cans]):
                raise sheet.wrong("refused-blume-can", {"round": deck + 1}, ["watering_cans"])
        return cans

    def wet(self, can: int) -> i64:
        """The points of a watering can card, as bits."""
        points: i64 = 0
        for point in self.cans[can][1:]:
            points |= bit(i64(point))
        return points

    def can_words(self) -> list[str]:
        """The name of each card in the log: its points."""
        names = point_words(SIDE)
        return [", ".join([names[point] for point in card[1:]]) for card in self.cans]
