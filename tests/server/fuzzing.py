"""Messages that do not belong on the wire: from a grammar of nearly right ones, and by mutation of right ones."""

import json
import random

KINDS = ["choose", "undo", "confirm", "resume", "chat", "hint", "preview", "hurry", "ping"]
KINDS += ["welcome", "happened", "", "drop"]
FIELDS = ["seat", "v", "id", "action", "text", "say", "hear", "secret", "__class__"]
RIGHT = [
    {"say": "choose", "seat": 0, "v": 3, "id": "a", "action": 7},
    {"say": "choose", "seat": 0, "v": 3, "id": "a", "action": {"do": "flip", "way": 1, "cell": 9}},
    {"say": "undo", "seat": 0, "v": 3, "id": "a"},
    {"say": "resume", "seat": -1, "v": 0},
    {"say": "chat", "seat": 0, "id": "b", "text": "hello"},
    {"say": "react", "seat": 0, "id": "c", "sign": "wow"},
    {"say": "preview", "seat": 0, "v": 3, "action": 1},
    {"say": "hurry", "seat": 0},
    {"say": "ping"},
]


def value(dice: random.Random, depth: int = 0) -> object:
    """Anything JSON can say, and numbers it should not."""
    kinds = [
        lambda: dice.choice([0, 1, -1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1e308, -0.0, 0.5]),
        lambda: dice.choice(["", "0", "x" * 600, "\u0000", "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
                             "<script>alert(1)</script>", "';DROP TABLE entries;--", "../../etc/passwd", "\U0001d518"]),
        lambda: dice.choice([None, True, False]),
        lambda: [value(dice, depth + 1) for _ in range(dice.randrange(3))] if depth < 4 else [],
        lambda: {dice.choice(FIELDS): value(dice, depth + 1) for _ in range(dice.randrange(3))} if depth < 4 else {},
    ]  # fmt: skip
    return dice.choice(kinds)()


def from_grammar(dice: random.Random) -> str:
    message = {"say": dice.choice(KINDS)}
    for field in dice.sample(FIELDS, dice.randrange(len(FIELDS))):
        message[field] = value(dice)
    return json.dumps(message)


def mutated(dice: random.Random) -> str:
    text = json.dumps(dice.choice(RIGHT))
    for _ in range(dice.randrange(1, 5)):
        place = dice.randrange(len(text) + 1)
        change = dice.randrange(4)
        if change == 0:
            text = text[:place] + text[place + 1 :]
        elif change == 1:
            text = (
                text[:place]
                + chr(dice.choice([0, 34, 92, 123, 125, 91, 93, 0x7F, 0x2028, 0xFFFF, 0x1F600]))
                + text[place:]
            )
        elif change == 2:
            text = text[:place] + text[place:][::-1]
        else:
            text = text + text[:place]
    return text


def nested(dice: random.Random) -> str:
    depth = dice.randrange(10, 3000)
    opening, closing = dice.choice([("[", "]"), ('{"a":', "}")])
    return '{"say":"choose","action":' + opening * depth + "1" + closing * depth + "}"


def bad_message(dice: random.Random) -> str:
    return dice.choice([from_grammar, from_grammar, mutated, mutated, nested])(dice)[:8000]
