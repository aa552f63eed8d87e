"""What the server, the lab and the bots say: keys of the catalogues, never sentences in code."""

import ast
import re
from pathlib import Path

import msgspec
import pytest
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter, ValidationError

import hortus
from hortus import words
from hortus.core.errors import IllegalAction
from hortus.core.message import Listed, Message, either, restored
from hortus.server import refusals
from hortus.server.http import schemas, validation
from hortus.server.protocol import messages, payloads

PACKAGE = Path(words.__file__).parents[1]
FOLDERS = ("server", "lab", "bots")
KEY = re.compile(r"(refused|server|lab|puzzle|report|compare|component|why)-[a-z-]*")
REFUSING = {
    "IllegalAction", "SetupError", "WireError", "EditionError", "StoreError", "StoreFull", "RecordError", "TableFault",
    "NotFinished", "Message",
}  # fmt: skip
"""Calls whose first argument is a key, and whose others are the values of its text."""


def calls(source):
    """Every call in a source that refuses or says something, with its name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSING:
            yield node.func.id, node


def given(name, call):
    """The names of the values that a call gives; None where the code does not tell."""
    if name != "Message":
        names = [one.arg for one in call.keywords]
        return None if None in names else set(names)
    if len(call.args) < 2:
        return set()
    keys = call.args[1].keys if isinstance(call.args[1], ast.Dict) else [None]
    return None if None in keys else {one.value for one in keys}


def faults(source):
    """Sentences where a key belongs, keys that are in no catalogue, and values that differ from what a text names."""
    wrong = []
    for name, call in calls(source):
        key = call.args[0] if call.args else None
        if isinstance(key, ast.JoinedStr):
            head = key.values[0].value if isinstance(key.values[0], ast.Constant) else ""
            wrong += [] if KEY.match(str(head)) else [f"line {call.lineno}: a sentence"]
        if not isinstance(key, ast.Constant):
            continue
        if not KEY.fullmatch(key.value):
            wrong.append(f"line {call.lineno}: {key.value!r} is no key")
            continue
        found = given(name, call)
        for language in words.languages():
            if key.value not in words.catalogue(language):
                wrong.append(f"line {call.lineno}: {key.value} is missing in {language}")
            elif found is not None:
                _, missing = words.catalogue(language).filled(key.value, dict.fromkeys(found, 1))
                wrong += [f"line {call.lineno}: {key.value} in {language}: {one}" for one in missing]
    return wrong


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_refusal_is_a_key_with_the_values_its_text_names(folder):
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        assert faults(path.read_text("utf-8")) == [], path.relative_to(PACKAGE)


def test_a_sentence_a_missing_key_and_a_missing_value_are_noticed():
    assert faults('raise SetupError("This is not possible.")') == ["line 1: 'This is not possible.' is no key"]
    assert faults('raise SetupError(f"{name} is not possible.")') == ["line 1: a sentence"]
    assert "line 1: server-unheard-of is missing in en" in faults('raise SetupError("server-unheard-of")')
    assert any("why" in one for one in faults('raise SetupError("server-unreadable", file=path)'))
    assert faults('raise SetupError("server-unreadable", file=path, why=fault)') == []


# ---- how a refusal is sent


def test_a_refusal_carries_key_values_and_the_english_sentence():
    fault = IllegalAction("refused-seat", seat=9, last=3)
    assert refusals.spelled(fault.message) == {
        "reason": "There is no seat 9; the seats are 0 to 3.",
        "key": "refused-seat",
        "values": {"seat": 9, "last": 3},
    }
    heard = msgspec.json.decode(messages.write(messages.refused("illegal", fault.message, "a", 7)))
    assert (heard["hear"], heard["why"], heard["id"], heard["v"]) == ("refused", "illegal", "a", 7)
    assert (heard["reason"], heard["key"]) == (str(fault), "refused-seat")


def test_what_a_refusal_quotes_cannot_command_a_terminal():
    told = refusals.spelled(Message("server-ended-by-time", {"who": "\x1b[2JEve\u202e"}))
    assert told["reason"].isprintable()
    assert told["values"]["who"].isprintable()


def test_a_message_of_another_process_is_the_same_again():
    nested = Message("server-type-text")
    message = Message("server-field-type", {"field": Listed(["a", nested]), "type": either(["b", "c"]), "count": 3})
    again = restored(msgspec.msgpack.decode(msgspec.msgpack.encode(message.spelled())))
    assert again == message
    assert words.text(again, "de") == words.text(message, "de")


# ---- requests that do not fit their schema


def wrong(kind, body):
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(kind).validate_json(body)
    return validation.explained(RequestValidationError(caught.value.errors()).errors()[0])


@pytest.mark.parametrize(
    ("kind", "body", "sentence"),
    [
        (schemas.Claim, "{}", "key is missing."),
        (schemas.Claim, '{"key": "abc", "colour": 1}', "There is no field colour."),
        (schemas.Claim, '{"key": 3}', "key must be text."),
        (schemas.Claim, '{"key": ""}', "key is too short: it needs at least 1."),
        (schemas.Claim, f'{{"key": "abc", "name": "{"x" * 41}"}}', "name is too long: it may have at most 40."),
        (schemas.Claim, '{"key": "abc", "nonce": "?"}', "nonce has characters that are not allowed."),
        (schemas.Ask, '{"seat": "x", "v": 1}', "seat must be a whole number."),
        (schemas.Ask, '{"seat": 16, "v": 1}', "seat must be at most 15."),
        (schemas.Ask, '{"seat": -1, "v": 1}', "seat must be at least 0."),
        (schemas.LinkChange, '{"role": "king"}', "role must be seat, watch or host."),
        (schemas.LinkChange, '{"role": "seat", "end": "perhaps"}', "end must be true or false."),
        (schemas.TableOrder, '{"game": "petal", "seats": {}}', "seats must be a list."),
        (schemas.TableOrder, '{"game": "petal", "seats": []}', "seats is too short: it needs at least 1."),
        (schemas.Start, "{", "This request is not valid JSON."),
    ],
)
def test_a_misshapen_request_gets_one_plain_sentence(kind, body, sentence):
    assert str(wrong(kind, body)) == sentence


def test_the_sentence_does_not_quote_what_was_sent():
    secret = "s3cret" * 20
    assert "s3cret" not in str(refusals.spelled(wrong(schemas.Claim, f'{{"key": "{secret}"}}')))


@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_an_event_is_told_with_the_key_of_its_sentence_and_loses_no_field(game):
    match = hortus.Match(hortus.rules(game, 2), seed=1)
    dice = hortus.Dice(1)
    for _ in range(12):
        seat = match.waiting[0]
        match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
    assert match.heard
    for event in match.heard:
        known = event.seen_by(0)
        told = payloads.worded(match.rules, known, ["Ann", "Ben"])
        assert known.items() <= told.items(), "no field of an event has the name of one of these two"
        assert told.keys() - known.keys() == {"key", "says"}
        assert told["key"] in words.catalogue("en")
