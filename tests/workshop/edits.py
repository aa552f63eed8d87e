"""Random edits of an edition, as people make them with the page: values, lists, clicks on pieces, and typing."""

from collections.abc import Iterator
from random import Random
from typing import Any

Path = list[str | int]
Edit = dict[str, Any]
WORDS = ["", " ", "red", "~", "É\N{ZERO WIDTH SPACE}", 'a"b\\c', "#" * 300, "two\nlines", "\u2028", "\0", "-", "b"]
TYPED = ['"', "=", "[", "]", "\n", "[[tiles]]\n", "nan", "-inf", "1e99", "0x1F", "1979-05-27", "'''", "#", "é", "true"]


def leaves(data: Any, way: Path) -> Iterator[Path]:
    """Every value and every list of a file, by its path."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, [*way, key])
    elif isinstance(data, list):
        yield way
        for place, value in enumerate(data):
            yield from leaves(value, [*way, place])
    else:
        yield way


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def random_edit(random: Random, data: dict[str, Any], spots: list[dict[str, Any]]) -> Edit:
    """An edit of this data. A third of them click on what is drawn."""
    if spots and random.random() < 0.35:
        return {"does": "click", "spot": random.choice(spots), "by": random.choice([1, 1, 1, -1])}
    everywhere = [path for path in leaves(data, []) if path]
    if not everywhere:
        return {"does": "write"}
    path = random.choice(everywhere)
    value = at(data, path)
    lists = [path[:depth] for depth in range(len(path) + 1) if depth and isinstance(at(data, path[:depth]), list)]
    if lists and random.random() < 0.35:
        chosen = random.choice(lists)
        place = random.randrange(len(at(data, chosen)) + 1)
        return {"does": random.choice(["double", "remove", "move"]), "path": chosen, "place": place,
                "by": random.choice([1, -1])}  # fmt: skip
    if random.random() < 0.06:
        return {"does": "leave", "path": path}
    return {"does": "set", "path": path, "value": another(random, value)}


def another(random: Random, value: Any) -> Any:
    """What somebody may type where this value stands."""
    if isinstance(value, list):
        return [another(random, item) for item in value if random.random() < 0.9] + value[:1]
    if isinstance(value, dict):
        return random.choice([{}, "", 3])
    if isinstance(value, int):
        return random.choice([value + 1, value - 1, 0, 1, 7, 25, 99, -3, 10**12, "", "x", str(value)])
    return random.choice([broken(random, str(value)), random.choice(WORDS)])


def broken(random: Random, text: str) -> str:
    """The text with one or two typing errors."""
    for _ in range(random.randint(1, 2)):
        place = random.randrange(len(text) + 1)
        text = random.choice(
            [
                text[:place] + text[place + 1 :],
                text[:place] + text[place : place + 1] + text[place:],
                text[:place] + random.choice("rbypv*#.~|= MFW/,:-0129N\n") + text[place + 1 :],
                text[:place] + random.choice("rbypv*#.~|= MFW/,:-0129N\n") + text[place:],
            ]
        )
    return text


def typed(random: Random, text: str) -> str:
    """The file, after somebody has typed into it."""
    place = random.randrange(len(text) + 1)
    end = min(len(text), place + random.choice([0, 0, 1, 5, 60]))
    return text[:place] + random.choice(TYPED) + text[end:]
