"""What is in the box, counted, so that it can be compared with the standard edition at a glance."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from hortus.core.message import Message, named
from hortus.games.blume.edition import LETTER_OF
from hortus.games.blume.vocabulary import COLOURS as HUES
from hortus.games.blume.vocabulary import ROUNDS
from hortus.games.flutter.edition import COLOURS, RAINBOW
from hortus.games.flutter.edition import LETTERS as PETALS
from hortus.games.papillon.edition import COLOURS as FLOWERS
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.edition import LETTERS as SIDES
from hortus.print.order import Order
from hortus.print.piece import Piece, kind_name

Group = tuple[Message, list[tuple[Message | str, int]]]
"""A kind of component, and how often each colour, building or number is printed on it."""


def pieces_counted(order: Order, made: list[Piece]) -> list[dict[str, Any]]:
    """How many pieces there are of each kind."""
    counts = Counter(piece.kind for piece in made)
    return [{"name": order.speak(kind_name(kind)), "count": count} for kind, count in counts.items()]


def signs_counted(order: Order, components: Mapping[str, Any]) -> list[dict[str, Any]]:
    """How often each colour, building or number is there, kind by kind. Where all are alike, the edition is even."""
    return [
        {"what": order.speak(what), "name": name if isinstance(name, str) else order.speak(name), "count": count}
        for what, counted in GROUPS[order.game](components)
        for name, count in counted
    ]


def _signs(game: str, letters: str, marks: Counter[str]) -> list[tuple[Message | str, int]]:
    return [(Message(f"workshop-sign-{game}-{letter}"), marks[letter]) for letter in letters]


def _coloured(game: str, letters: str, colours: list[str], texts: list[str]) -> list[tuple[Message | str, int]]:
    """How often each colour stands in texts that name it."""
    found = Counter(word for text in texts for word in _words(text))
    return _signs(game, letters, Counter(dict(zip(letters, [found[colour] for colour in colours], strict=True))))


def _words(text: str) -> list[str]:
    """The words of a tile, such as "red 3: b yyy", or of a pair, such as "red/blue"."""
    return text.replace(":", " ").replace("/", " ").split()


def _blume(box: Mapping[str, Any]) -> list[Group]:
    letters = "".join(LETTER_OF)
    cans = Counter(can["round"] for can in box["watering_cans"])
    rounds: list[tuple[Message | str, int]] = [
        (Message("workshop-sign-round", {"number": number}), cans[number]) for number in range(1, ROUNDS + 1)
    ]
    return [
        (Message("workshop-blume-tiles"), _signs("blume", letters, Counter("".join(box["tiles"])))),
        (Message("workshop-blume-hybrids"), _coloured("blume", letters, HUES, box["hybrids"])),
        (Message("workshop-blume-botanist_cards"), _coloured("blume", letters, HUES, box["botanist_cards"])),
        (Message("workshop-blume-watering_cans"), rounds),
    ]


def _flutter(box: Mapping[str, Any]) -> list[Group]:
    letters = PETALS[:RAINBOW]
    tiles = [line for kind in box["pollinators"] for line in kind["tiles"]]
    sparkles: Counter[str] = Counter()
    for line in tiles:
        colour, count = _words(line)[:2]
        sparkles[letters[COLOURS.index(colour)]] += int(count)
    water: Counter[str] = Counter()
    for face in box["water"]:
        for letter in face.get("petals", ""):
            water[letter] += face["count"]
    petals = Counter("".join(line.partition(":")[2] for line in tiles))
    return [
        (Message("workshop-what-tiles"), _coloured("flutter", letters, COLOURS, tiles)),
        (Message("workshop-what-sparkles"), _signs("flutter", letters, sparkles)),
        (Message("workshop-what-petals"), _signs("flutter", letters, petals)),
        (Message("workshop-flutter-water"), _signs("flutter", letters, water)),
    ]


def _papillon(box: Mapping[str, Any]) -> list[Group]:
    colours = SIDES[:FIELD]
    sides: Counter[str] = Counter()
    for tile in box["tiles"]:
        for letter in tile["sides"]:
            sides[letter] += tile.get("count", 1)
    return [
        (Message("workshop-papillon-tiles"), _signs("papillon", colours, sides)),
        (Message("workshop-papillon-flowers"), _coloured("papillon", colours, FLOWERS, box["flowers"])),
    ]


def _petal(box: Mapping[str, Any]) -> list[Group]:
    counted: list[tuple[Message | str, int]] = [(str(number), count) for number, count in enumerate(box["tiles"], 1)]
    return [(Message("workshop-petal-tiles"), counted)]


def _polders(box: Mapping[str, Any]) -> list[Group]:
    """The buildings of each map."""
    groups: list[Group] = []
    for polder in box["polders"]:
        marks = Counter(polder["map"])
        counted: list[tuple[Message | str, int]] = [
            (named("polders-term", filling["building"]), marks[filling["letter"]]) for filling in box["fillings"]
        ]
        groups.append((Message("workshop-what-buildings", {"name": polder["name"]}), counted))
    return groups


GROUPS: dict[str, Callable[[Mapping[str, Any]], list[Group]]] = {
    "blume": _blume,
    "flutter": _flutter,
    "papillon": _papillon,
    "petal": _petal,
    "polders": _polders,
}
