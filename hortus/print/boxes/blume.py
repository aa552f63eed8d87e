"""Blume's box: petal tiles, hybrids, cards, tools, the market with its pegs, and for each seat a bed and its tokens."""

import svg

from hortus import words
from hortus.art import palette
from hortus.art.svg import blume_pieces as drawn
from hortus.art.svg.box import blume as art
from hortus.art.svg.box.backs import ground
from hortus.art.svg.paper import words as line
from hortus.core.message import Message
from hortus.core.sheet import Sheet
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.modules.botanist import SLOTS
from hortus.games.blume.modules.tool_words import TOOLS
from hortus.games.blume.vocabulary import FIRST_SIDE, HUES, SIDE
from hortus.print.order import Order
from hortus.print.piece import Face, Piece, figure, flat, rectangle, sprig_back, token

CARD = 42.0
SEATS = "ABCD"


def pieces(order: Order, sheet: Sheet) -> list[Piece]:
    edition = BlumeEdition(sheet)
    return [*_tiles(edition), *_cards(order, edition), *_tokens(order, edition), *_boards(order, edition)]


def _tiles(edition: BlumeEdition) -> list[Piece]:
    back = sprig_back((art.TILE, art.TILE), palette.LEAF)
    size = (art.TILE, art.TILE)
    box: list[Piece] = []
    for number, corners in enumerate(edition.tiles):
        front = Face(palette.RAISED, art.tile(corners), art.beyond(corners))
        tile = flat("tiles", "blume-tile", _colours(corners), size, art.CELL, front, back)
        box.append(tile.of("tiles", number))
    crossed = sprig_back((art.TILE, art.TILE), palette.PURPLE)
    for number, pair in enumerate(edition.hybrids):
        front = Face(palette.RAISED, art.hybrid(*pair))
        hybrid = flat("tiles", "blume-hybrid", _colours(pair), size, art.CELL, front, crossed)
        box.append(hybrid.of("hybrids", number))
    return box


def _colours(colours: list[int]) -> str:
    return "/".join(drawn.colour_name(colour) for colour in colours)


def _cards(order: Order, edition: BlumeEdition) -> list[Piece]:
    size = (84.0, 112.0)
    hidden = sprig_back(size, palette.LEAF_DEEP)
    box: list[Piece] = []
    for number, pair in enumerate(edition.cards):
        front = Face(palette.RAISED, [drawn.botanist_card(pair[0], pair[1], False)])
        asks = flat("cards", "blume-botanist", _colours(pair), size, CARD, front, hidden)
        box.append(asks.of("botanist_cards", number))
    for number, (card, name) in enumerate(zip(edition.cans, edition.can_words(), strict=True)):
        front = Face(palette.RAISED, [drawn.watering_can(card[1:], card[0], SIDE)])
        decked = Face(ground(palette.BLUE), art.numbered_back(card[0]))
        can = flat("cards", "blume-can", f"{card[0] + 1}: {name}", size, CARD, front, decked)
        box.append(can.of("watering_cans", number))
    tooled = sprig_back(art.TOOL, palette.ORANGE)
    for number in range(len(TOOLS)):
        name, does = (words.text(Message(f"blume-tool-{number}{more}"), order.language) for more in ("", "-does"))
        front = Face(palette.RAISED, art.tool(number, name, does))
        box.append(flat("cards", "blume-tool", name, art.TOOL, 66, front, tooled))
    return box


def _tokens(order: Order, edition: BlumeEdition) -> list[Piece]:
    box: list[Piece] = []
    names = [drawn.colour_name(colour) for colour in range(HUES)]
    for colour, name in enumerate(names):
        peg = svg.G(elements=[drawn.peg(colour)], transform=[svg.Translate(0, 0)])
        box.append(figure("blume-peg", name, (30, 38), 14, 8, Face(palette.RAISED, [peg])))
    box += [token("blume-drop", "", 15, 13, Face(palette.RAISED, [drawn.water_drop()]))] * SLOTS
    for seat in range(order.seats):
        glove = svg.G(elements=[drawn.glove(palette.SEATS[seat])], transform=[svg.Translate(0, 2)])
        letter = line(SEATS[seat], 0, 9, 9, drawn.PAPER, bold=True)
        face = Face(palette.RAISED, [glove, letter])
        box += [token("blume-glove", SEATS[seat], 20, 16, face).of("gloves")] * edition.gloves
        for colour, name in enumerate(names):
            box.append(token("blume-marker", f"{SEATS[seat]} {name}", 50, 11, Face(palette.RAISED, art.marker(colour))))
    return box


def _boards(order: Order, edition: BlumeEdition) -> list[Piece]:
    view = (0.0, 0.0, art.MARKET, art.market_height(edition.lowest, edition.highest))
    track = Face(palette.RAISED, art.market(edition.lowest, edition.highest))
    box = [Piece("boards", "blume-market", "", view, 1.0, rectangle(view), track).of("market")]
    whole = (0.0, 0.0, *art.BED)
    for seat in range(order.seats):
        face = Face(palette.RAISED, art.bed(seat, SIDE, FIRST_SIDE, edition.capacity))
        box.append(Piece("boards", "blume-bed", SEATS[seat], whole, 1.0, rectangle(whole), face).of("greenhouse"))
    return box
