"""No file can control the terminal through a command: control, bidirectional and invisible characters are replaced."""

import ast
import json
import unicodedata
from copy import deepcopy
from pathlib import Path

import pytest
from cli.running import hortus

import hortus as package
from hortus import art, editions, records
from hortus.core.errors import EditionError
from hortus.core.plain import plain, plain_lines
from hortus.core.sheet import Sheet

ESCAPES = "\x1b]0;owned\x07\x1b[2J\x1b[31m"
TURNED = "\u202e\u202a\u2066\u2069\u200e\u200f\u061c"
UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad"
OTHERS = "\x00\x08\x0b\x7f\x80\x9b\x9d\u2028\u2029\r\n\ttrue"
EVIL = "E" + ESCAPES + TURNED + UNSEEN + OTHERS
SHORT = "\x1b[2J\u202e"
CLI = Path(package.__file__).parent / "cli"


def check(*words: str, folder: Path, typed: str = "") -> str:
    """What a command says, none of which may be obeyed by a terminal."""
    done = hortus(*words, folder=folder, typed=typed)
    said = done.stdout + done.stderr
    strange = {sign for sign in said if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")} - {"\n"}
    assert not strange, (strange, said[:500])
    assert "Traceback" not in said
    assert said
    return said


def hostile() -> dict:
    """Polders with names that no printer would print; it can be played."""
    box = deepcopy(editions.shipped("polders", "standard").components)
    for number, polder in enumerate(box["polders"]):
        polder["name"] = f"{number}{SHORT}{EVIL[:20]}"
    for number, card in enumerate(box["assignments"]):
        card["title"] = f"{number}{SHORT}\n{TURNED}"
    for number, filling in enumerate(box["fillings"]):
        for key in ("field", "fields", "building", "buildings"):
            filling[key] = f"{number}{key[0]}{SHORT}{UNSEEN}"
    for card in box["assignments"]:
        if "building" in card:
            names = ["manor", "farm", "mill"]
            card["building"] = box["fillings"][names.index(card["building"])]["building"]
    return box


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inside)}" for key, inside in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inside) for inside in value) + "]"
    return json.dumps(value).replace("\x7f", "\\u007f")


def edition_file(folder: Path, box: dict, name: str = "evil.toml", game: str = "polders") -> str:
    lines = [f"{json.dumps(key)} = {toml(value)}" for key, value in {"game": game, **box}.items()]
    (folder / name).write_text("\n".join(lines) + "\n", "utf-8")
    return name


def record_file(folder: Path, decisions: int = 12, name: str = "evil.json", **changed: object) -> str:
    box = editions.from_components("my\x1b[31m\u202eedition.toml", {"game": "polders", **hostile()})
    match = package.Match(package.rules("polders", 2, edition=box), seed="s\x1b[31m\u202e\u200b")
    dice = package.Dice(5)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting[0]
        match.submit(seat, package.bot("random").choose(match.perspective(seat), dice))
    written = match.record().as_dict()
    (folder / name).write_text(json.dumps({**written, **changed}))
    return name


def test_the_hostile_edition_is_a_good_one(tmp_path):
    assert "is a valid edition of Polders" in check(
        "edition", "check", edition_file(tmp_path, hostile()), folder=tmp_path
    )


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "evil.json"],
        ["replay", "evil.json", "--to", "8"],
        ["verify", "evil.json"],
        ["play", "polders", "--record", "evil.json"],
        ["play", "polders", "--record", "evil.json", "--edition", "standard"],
        ["play", "polders", "--record", "evil.json", "--seed", "other"],
        ["play", "petal", "--record", "evil.json"],
    ],
    ids=" ".join,
)
def test_a_record_is_shown_and_its_names_are_not_obeyed(tmp_path, words):
    record_file(tmp_path)
    check(*words, folder=tmp_path, typed="list\nboard\nscore\nhint\nundo\nsave \x1b[31m.json\nwhat\x1b[2J\nquit\n")


def test_a_finished_game_is_shown_to_its_end(tmp_path):
    record_file(tmp_path, decisions=100_000)
    assert "Final scores" in check("replay", "evil.json", folder=tmp_path)
    assert "Verified" in check("verify", "evil.json", folder=tmp_path)


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "polders", "--record"]], ids=" ".join)
@pytest.mark.parametrize(
    "changed",
    [
        {"game": EVIL},
        {"edition": EVIL, "components": None},
        {"digest": EVIL},
        {"modules": [EVIL]},
        {"options": {EVIL: EVIL}},
        {"format": [EVIL] * 1000},
        {"version": EVIL},
        {"components": {EVIL: 1}},
        {"components": {"open": EVIL}},
        {"deal": {"commitment": EVIL, "nonces": EVIL, "secret": EVIL}},
        {"deal": {EVIL: EVIL}},
        {"moves": [EVIL]},
        {"moves": [[0, 999_999]]},
        {"scores": [1, 2, 3]},
    ],
    ids=lambda changed: ascii(changed)[:40],
)
def test_a_broken_record_is_refused_without_obeying_it(tmp_path, command, changed):
    name = record_file(tmp_path, **changed)
    said = check(*command, name, folder=tmp_path)
    assert said.count("\n") == 1
    assert len(said) < 1000


@pytest.mark.parametrize(
    "words",
    [
        ["edition", "check", "evil.toml"],
        ["edition", "check", "evil.toml", "--game", "petal"],
        ["play", "polders", "--edition", "evil.toml"],
        ["simulate", "polders", "--edition", "evil.toml", "--games", "1", "--jobs", "1"],
        ["simulate", "polders", "--edition", "evil.toml", "--games", "1", "--jobs", "1", "--json"],
        ["perft", "polders", "--edition", "evil.toml", "--depth", "1"],
    ],
    ids=" ".join,
)
def test_an_edition_is_played_and_its_names_are_not_obeyed(tmp_path, words):
    edition_file(tmp_path, hostile())
    check(*words, folder=tmp_path, typed="list\nboard\nscore\nhint\n1\nquit\n")


@pytest.mark.parametrize(
    "box",
    [
        {EVIL: 1},
        {"open": EVIL},
        {"open": [EVIL]},
        {"open": {EVIL: EVIL}},
        {"rounds": [1, EVIL]},
        {**hostile(), EVIL * 100: 1},
    ],
    ids=lambda box: ascii(box)[:30],
)
@pytest.mark.parametrize("command", [["edition", "check"], ["play", "polders", "--edition"], ["serve", "--edition"]])
def test_a_broken_edition_is_refused_without_obeying_it(tmp_path, command, box):
    name = edition_file(tmp_path, box)
    more = ["--no-browser", "--port", "0", "--data", "new"] if command[0] == "serve" else []
    said = check(*command, name, *more, folder=tmp_path)
    assert said.count("\n") == 1
    assert len(said) < 1000


def test_two_pieces_of_one_strange_name_are_told_without_obeying_it(tmp_path):
    box = hostile()
    box["polders"][1]["name"] = box["polders"][0]["name"]
    said = check("edition", "check", edition_file(tmp_path, box), folder=tmp_path)
    assert "the names of the polders should all be different" in said


@pytest.mark.parametrize("text", [EVIL, f"[{EVIL}]", f"a = {EVIL}", f'game = "{EVIL}"', 'game = "\\u001b[31m\\u202e"'])
def test_what_is_no_toml_is_refused_without_obeying_it(tmp_path, text):
    (tmp_path / "evil.toml").write_text(text, "utf-8", newline="")
    assert check("edition", "check", "evil.toml", folder=tmp_path).count("\n") == 1


def test_results_of_an_arena_are_rated_without_obeying_their_names(tmp_path):
    played = hortus("arena", "petal", "--bots", "random,greedy", "--groups", "2", "--out", "one.json", folder=tmp_path)
    assert played.returncode == 0, played.stderr
    found = (tmp_path / "one.json").read_text()
    (tmp_path / "evil.json").write_text(found.replace("random", "[red]\\u001b[31m\\u202e"))
    check("arena", "petal", "--rate", "evil.json", folder=tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        ["replay"],
        ["verify"],
        ["edition", "check"],
        ["restore"],
        ["backup"],
        ["play", "petal", "--record"],
        ["lab", "train", "petal", "--games", "1", "--out"],
        ["arena", "petal", "--rate"],
        ["serve", "--no-browser", "--port", "0", "--data"],
    ],
    ids=" ".join,
)
def test_the_name_of_a_file_is_not_obeyed(tmp_path, words):
    name = "evil\x1b[31m\u202e\u200b\x9b\n.json"
    (tmp_path / name).write_text(EVIL, "utf-8")
    check(*words, name, folder=tmp_path)


@pytest.mark.parametrize(
    "words", [[EVIL[1:8]], ["games", SHORT], ["play", SHORT], ["play", "petal", "--bots", SHORT], ["--" + SHORT]]
)
def test_what_was_typed_is_not_obeyed(tmp_path, words):
    check(*words, folder=tmp_path)


def test_a_text_shows_all_it_holds_and_keeps_its_length():
    assert plain("Grüße, 蝶 und 🌷 ~ é") == "Grüße, 蝶 und 🌷 ~ é"
    assert plain("a\x1b[2J\u202eb\u200bc\td\ne\u00a0f") == "a\ufffd[2J\ufffdb\ufffdc d e f"
    assert plain_lines("a\x1b\nb\r\n") == "a\ufffd\nb \n"
    assert len(plain(EVIL)) == len(EVIL)


def test_a_refusal_is_fit_to_be_shown_wherever_it_is_shown():
    assert str(EditionError(f"{EVIL} is wrong.")).isprintable()
    sheet = Sheet(f"{EVIL}.toml", {EVIL: 1, "name": EVIL, "names": [EVIL], "map": ". .\n\x1b ."})
    assert sheet.text("name").isprintable()
    assert sheet.texts("names", 1, 1)[0].isprintable()
    assert sheet.drawing("map", 20) == ". .\n\ufffd ."
    with pytest.raises(EditionError) as fault:
        sheet.done()
    assert fault.value.args[0].isprintable()


def test_a_picture_in_text_is_fit_to_be_shown(tmp_path):
    record_file(tmp_path)
    match = records.replay(records.load(tmp_path / "evil.json"))
    scene = json.loads(json.dumps(match.rules.scene()))
    for sheet in scene["polders"] if "polders" in scene else scene["sheets"]:
        sheet["name"] = EVIL  # also where a scene does not come through an edition
    drawn = art.text(scene, match.perspective(0).view())
    assert plain_lines(drawn) == drawn


def test_every_command_prints_through_saying():
    """`saying` makes all text safe for a terminal."""
    for path in CLI.glob("*.py"):
        if path.name in ("saying.py", "__init__.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("print", "input"), f"{path.name}:{node.lineno}"
