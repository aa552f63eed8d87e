"""The browser's types, art and vocabulary, made from Python: `python -m hortus.server.typescript FOLDER`.

What crosses the wire is typed from `protocol/messages.py` and `http/schemas.py`. A game's events
and action fields come from its vocabulary; its scene and its view are plain
data, so their types are read off real games. A test fails when what is written
in the page's folder is not what this file would write today.
"""

import json
import sys
import types
import typing
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from pydantic import BaseModel

import hortus
from hortus.art import symbols
from hortus.art.svg import papillon_tiles
from hortus.server.http import schemas
from hortus.server.protocol import messages

HEAD = "// Made from Python by `make types`; not edited by hand.\n"
GAMES_SEEN = 3
Shape = Any


def written() -> dict[str, str]:
    """Every generated file, by its path below the page's folder for them."""
    files = {"wire.ts": HEAD + _wire(), "shapes.ts": HEAD + _shapes()}
    for game in symbols.SYMBOLS:
        files[f"{game}.ts"] = HEAD + _game(game)
        files[f"{game}.art.ts"] = HEAD + _art(symbols.SYMBOLS[game]()) + (_parts() if game == "papillon" else "")
    files["flutter.shapes.ts"] = HEAD + _flutter_shapes()
    files["shared.art.ts"] = HEAD + _art(symbols.shared())
    return files


# ---- what crosses the wire


def _wire() -> str:
    parts = [
        'import type { About, Advice, SeatShown } from "../wire/api";',
        'import type { Message } from "../words";\n',
        "export type Spelled = { action: number; do: string; [field: string]: string | number | undefined };\n",
        "/** What the view of every game begins with. */",
        f"export interface CoreView {_typed(_core_view())}\n",
    ]
    for union, field in ((messages.Said, "say"), (messages.Heard, "hear")):
        for struct in typing.get_args(union):
            parts.append(_struct(struct, field))
    said = " | ".join(struct.__name__ for struct in typing.get_args(messages.Said))
    heard = " | ".join(struct.__name__ for struct in typing.get_args(messages.Heard))
    return "\n".join([*parts, f"export type Said = {said};\n", f"export type Heard = {heard};\n"])


def _struct(struct: type[msgspec.Struct], tag: str) -> str:
    lines = [f"  {tag}: {_quoted(struct.__struct_config__.tag)};"]
    hints = typing.get_type_hints(struct)
    required = set(struct.__struct_fields__) - set(_defaulted(struct))
    for name in struct.__struct_fields__:
        # What is heard is always complete; what is said may leave out what has a default.
        optional = "?" if tag == "say" and name not in required else ""
        lines.append(f"  {name}{optional}: {_wire_type(name, hints[name])};")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _defaulted(struct: type[msgspec.Struct]) -> list[str]:
    count = len(struct.__struct_defaults__)
    return list(struct.__struct_fields__[-count:]) if count else []


KNOWN = {"advice": "Advice | null", "legal": "Spelled[]", "table": "About", "view": "CoreView | null"}
"""Fields that are written into a message ready-made, and say less about themselves than we know."""


def _wire_type(name: str, hint: Any) -> str:
    if name in KNOWN:
        return KNOWN[name]
    if name == "action" and hint == dict[str, object]:
        return "Spelled"
    if name == "seats" and hint == list[dict[str, object]]:
        return "SeatShown[]"
    return _type(hint)


def _core_view() -> Shape:
    """What a view holds before a game adds its own; `sealed` is a list of actions, most often empty."""
    perspective = hortus.Match(hortus.rules(next(iter(symbols.SYMBOLS))), seed=0).perspective(0)
    own = perspective.rules.view(perspective.imagine(hortus.Dice(0)), 0)
    core = {key: value for key, value in perspective.view().items() if key not in own}
    return _merged(shape_of(core), shape_of({**core, "sealed": [0], "waiting": [0], "asks": None}))


def _type(hint: Any) -> str:
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        return _type(typing.get_args(hint)[0])
    if origin is typing.Literal:
        return " | ".join(_quoted(word) for word in typing.get_args(hint))
    if origin in (types.UnionType, typing.Union):
        return " | ".join(dict.fromkeys(_type(part) for part in typing.get_args(hint)))
    if origin is list:
        inner = _type(typing.get_args(hint)[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        key, value = typing.get_args(hint)
        return f"Record<{_type(key)}, {_type(value)}>"
    plain = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}
    if hint in plain:
        return plain[hint]
    if hint is Any:
        return "unknown"
    return str(hint.__name__)


def _quoted(word: object) -> str:
    return '"' + str(word).replace('"', '\\"') + '"'


def _shapes() -> str:
    parts: list[str] = []
    for name, shape in vars(schemas).items():
        if isinstance(shape, type) and issubclass(shape, BaseModel) and shape.__module__ == schemas.__name__:
            if shape is schemas.Order:
                continue
            lines = [
                f"  {key}{'' if field.is_required() else '?'}: {_type(field.rebuild_annotation())};"
                for key, field in shape.model_fields.items()
            ]
            parts.append(f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n")
    return "\n".join(parts)


# ---- one game


class Language(NamedTuple):
    """What a game says, over all its variants."""

    scene: Shape
    view: Shape
    events: dict[str, Any]
    blocks: dict[str, list[str]]


@cache
def language(game: str) -> Language:
    scenes: Shape = None
    views: Shape = None
    events: dict[str, Any] = {}
    blocks: dict[str, list[str]] = {}
    for seats in hortus.GAMES[game].seats:
        for rules in _variants(game, seats):
            scenes = _merged(scenes, shape_of(rules.scene()))
            for event in rules.events:
                events[event.name] = event
            for block in rules.catalogue.blocks:
                blocks[block.name] = [field.name for field in block.fields]
            for seed in range(GAMES_SEEN):
                views = _merged(views, seen(rules, seed))
    return Language(scenes, views, events, blocks)


def _game(game: str) -> str:
    kind = hortus.GAMES[game]
    scenes, views, events, blocks = language(game)
    title = kind.title
    core = _core_view()[1]
    own = ("dict", {key: shape for key, shape in views[1].items() if key not in core}, views[2])
    parts = [
        'import type { ActionOf } from "../wire/actions";',
        'import type { CoreView } from "./wire";',
        *_imported_message(_typed(scenes) + _typed(own)),
        f"export interface {title}Scene {_typed(scenes)}\n",
        f"export interface {title}View extends CoreView {_typed(own)}\n",
        f"export type {title}EventName = {' | '.join(_quoted(name) for name in events)};\n",
        f"export const EVENTS: Record<{title}EventName, {{ fields: string[] }}> = {{",
        *[f"  {name}: {{ fields: {_listed(event.fields)} }}," for name, event in events.items()],
        "};\n",
        "/** The blocks of the catalogue, each with its fields. */",
        "export const ACTIONS = {",
        *[f"  {name}: {_listed(fields)}," for name, fields in blocks.items()],
        "} as const;\n",
        f"export type {title}Action = ActionOf<typeof ACTIONS>;\n",
        "/** What the table agrees on, by key; the first choice is the default. */",
        "export const OPTIONS: Record<string, string[]> = {",
        *[f"  {option.key}: {_listed(list(option.choices))}," for option in kind.options],
        "};\n",
    ]
    return "\n".join(parts)


def _imported_message(types: str) -> list[str]:
    return ['import type { Message } from "../words";\n'] if "Message" in types else [""]


def _variants(game: str, seats: int) -> list[Any]:
    """The game as it is usually played, with each module alone, and with each choice of each option once."""
    kind = hortus.GAMES[game]
    found = [hortus.rules(game, seats=seats)]
    for module in kind.modules:
        if seats in module.seats:
            found.append(hortus.rules(game, seats=seats, modules=[module.key]))
    for option in kind.options:
        for choice in list(option.choices)[1:]:
            found.append(hortus.rules(game, seats=seats, options={option.key: choice}))
    return found


def seen(rules: Any, seed: int) -> Shape:
    """The shape of every view a seat has in one game, and of a spectator's; chance alone finds few flowers."""
    match = hortus.Match(rules, seed=seed)
    dice = hortus.Dice(seed + 1)
    bot = hortus.bot("greedy" if seed == 0 else "random")
    found: Shape = shape_of(match.perspective(-1).view())
    while not match.over:
        for seat in match.waiting:
            perspective = match.perspective(seat)
            if dice.below(4) == 0 or len(match.moves) < 60:
                found = _merged(found, shape_of(perspective.view()))
            match.submit(seat, bot.choose(perspective, dice))
    return _merged(found, shape_of(match.perspective(0).view()))


def shape_of(value: object) -> Shape:
    """The type of one piece of data: a word, or ("list", inner), or ("dict", {key: inner}, keys not always there)."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int | float):
        return "number"
    if isinstance(value, str):
        return "string"
    if isinstance(value, list | tuple):
        inner: Shape = None
        for one in value:
            inner = _merged(inner, shape_of(one))
        return ("list", inner)
    assert isinstance(value, dict)
    if value.keys() == {"key", "values", "says"}:
        return "Message"
    return ("dict", {str(key): shape_of(one) for key, one in value.items()}, set())


def _merged(one: Shape, other: Shape) -> Shape:
    if one is None or one == other:
        return other
    if other is None:
        return one
    if isinstance(one, tuple) and isinstance(other, tuple) and one[0] == other[0]:
        if one[0] == "list":
            return ("list", _merged(one[1], other[1]))
        if one[0] == "dict":
            # What only some modules or variants bring is not always there.
            rare = one[2] | other[2] | (set(one[1]) ^ set(other[1]))
            both = {key: _merged(one[1].get(key), other[1].get(key)) for key in {**one[1], **other[1]}}
            return ("dict", both, rare)
    return " | ".join(sorted({*_typed(one).split(" | "), *_typed(other).split(" | ")}))


def _typed(shape: Shape, indent: str = "") -> str:
    if shape is None:
        return "unknown"
    if isinstance(shape, str):
        return shape
    if shape[0] == "list":
        inner = _typed(shape[1], indent)
        return f"({inner})[]" if " | " in inner and not inner.startswith("{") else f"{inner}[]"
    lines = [
        f"{indent}  {key}{'?' if key in shape[2] else ''}: {_typed(inner, indent + '  ')};"
        for key, inner in shape[1].items()
    ]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def _listed(words: list[str]) -> str:
    return "[" + ", ".join(_quoted(word) for word in words) + "]"


def _art(drawn: dict[str, str]) -> str:
    lines = [f"  {_quoted(name)}: `{markup}`," for name, markup in drawn.items()]
    return "\n".join(
        ["/** Pieces by name, each drawn round the origin. */", "export const ART = {", *lines, "} as const;\n"]
    )


def _flutter_shapes() -> str:
    """The shapes of Flutter's standard tiles, for examples that no table sends."""
    shapes = json.dumps(hortus.rules("flutter").scene()["shapes"], separators=(",", ":"))
    return (
        'import type { FlutterScene } from "./flutter";\n'
        "/** The standard edition's shapes in all their turns; the starting tile's is the last. */\n"
        f'export const SHAPES: FlutterScene["shapes"] = {shapes};\n'
    )


def _parts() -> str:
    """How the parts of Papillon's tiles are put together, for a page that turns them itself."""
    lines = [
        f"  {_quoted(key)}: {{ outline: {_quoted(part.outline)}, quarters: {part.quarters}, "
        f"over: {str(part.over).lower()}, at: {list(part.at)}, aside: {list(part.aside)} }},"
        for key, part in papillon_tiles.parts().items()
    ]
    return "\n".join(
        [
            "",
            "export interface PartDrawn {",
            "  outline: string;",
            "  quarters: number;",
            "  over: boolean;",
            "  at: [number, number];",
            "  aside: [number, number];",
            "}\n",
            "/** Every part by its sides from the north round; with a bar, beside one that runs through. */",
            "export const PARTS: Record<string, PartDrawn> = {",
            *lines,
            "};\n",
        ]
    )


def main(say: Callable[[str], None] = print) -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        (folder / name).write_text(text, "utf-8")
    say(f"Types and art are written to {folder}.")


if __name__ == "__main__":
    main()
