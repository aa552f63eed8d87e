"""Each check finds a planted fault, and leaves good code alone."""

import pytest
from words import checks

ENGLISH = "a-name = { $who } wins.\na-plain = Done\n"
KNOWN = dict(checks.entries(ENGLISH))


def test_a_key_that_is_there_twice_is_found() -> None:
    assert checks.duplicates([ENGLISH, "a-plain = Fertig\n"]) == ["a-plain"]
    assert checks.duplicates([ENGLISH]) == []


@pytest.mark.parametrize(
    ("german", "found"),
    [
        ("a-name = { $who } gewinnt.\na-plain = Fertig\n", []),
        ("a-name = { $who } gewinnt.\n", ["a-plain is missing"]),
        ("a-name = { $wer } gewinnt.\na-plain = Fertig\n", ["a-name asks for wer"]),
        ("a-name = Sieg\na-plain = Fertig\na-more = Mehr\n", ["a-more is not in English"]),
    ],
)
def test_what_a_language_lacks_or_adds_is_found(german: str, found: list[str]) -> None:
    assert checks.differences(KNOWN, dict(checks.entries(german))) == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('Message("a-name", {"who": name})', []),
        ('SetupError("a-name", who=name)', []),
        ('Message("a-name", values)', []),
        ('Message("a-name")', ["x:1: a-name asks for who"]),
        ('Message("a-name", {"wh": name})', ["x:1: a-name asks for who"]),
        ('SetupError("a-name", seat=3)', ["x:1: a-name asks for who"]),
        ('say("a-name")', ["x:1: a-name asks for who"]),
        ('Message("a-nmae", {"who": name})', ["x:1: there is no text a-nmae"]),
        ('raise IllegalError("a-nmae")', ["x:1: there is no text a-nmae"]),
    ],
)
def test_a_use_in_python_without_its_value_is_found(code: str, found: list[str]) -> None:
    assert checks.unfilled(checks.python_uses(code, "x", KNOWN), KNOWN) == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('t("a-name", { who })', []),
        ('t("a-name", { who: f(a, b)[0] ?? "" })', []),
        ('t(won ? "a-name" : "a-plain", { who: name })', []),
        ('t("a-name", values)', []),
        ('or("a-name", other, { who: name })', []),
        ('t("a-name")', ["x:1: a-name asks for who"]),
        ('<p>\n{t("a-name", { name: who })}</p>', ["x:2: a-name asks for who"]),
        ('t(won ? "a-name" : "a-plain")', ["x:1: a-name asks for who"]),
        ('t("a-nmae")', ["x:1: there is no text a-nmae"]),
        ('// t("a-nmae")', []),
    ],
)
def test_a_use_in_the_page_without_its_value_is_found(code: str, found: list[str]) -> None:
    assert checks.unfilled(checks.page_uses(code, "x"), KNOWN) == found


@pytest.mark.parametrize(
    "code",
    [
        'print("There is no table.")',
        'raise SetupError(f"No seat {seat} at this table")',
        'log.warning("the store refused to write: %s, try again", why)',
        'x = "Give a name."',
        'help = "How many seats."',
        'print(f"{path} is damaged.")',
    ],
)
def test_a_sentence_in_python_is_found(code: str) -> None:
    assert len(checks.python_sentences(code)) == 1


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring explains something."""',
        'Message("server-no-such-table", {"table": table})',
        'query = "SELECT id FROM tables WHERE state = ?"',
        'step = "draw from the bag"',
        'name = "standard"',
        'assert total, "the weights add up to nothing at all"',
        'example = "hortus play petal --bots greedy --seed 7"',
        'path = f"M{x} {y}h{width}"',
    ],
)
def test_what_is_no_sentence_in_python_is_left_alone(code: str) -> None:
    assert checks.python_sentences(code) == []


@pytest.mark.parametrize(
    "code",
    [
        "<p>Your turn</p>",
        "<p>{name} wins</p>",
        '<button aria-label="Close">x</button>',
        '<input placeholder="your name" />',
        '<svg><title>A garden</title></svg>',
        '<script lang="ts">const text = "It is your turn.";</script>',
        "<script>const text = `Waiting for ${name} to move`;</script>",
    ],
)  # fmt: skip
def test_a_sentence_in_a_svelte_file_is_found(code: str) -> None:
    assert len(checks.page_sentences(code, svelte=True)) == 1


@pytest.mark.parametrize(
    "code",
    [
        '<p class="soft page">{t("a-plain")}</p>',
        '<button aria-label={t("a-plain")}>x</button>',
        "<!-- A comment explains it. -->",
        "<script>/** What this is for. */ const key = \"a-plain\"; // and why</script>",
        "<style>.soft { color: red; }</style>",
        "{#if won}<b>{names[0]}</b>{:else}-{/if}",
    ],
)  # fmt: skip
def test_what_is_no_sentence_in_a_svelte_file_is_left_alone(code: str) -> None:
    assert checks.page_sentences(code, svelte=True) == []


def test_a_sentence_in_typescript_is_found() -> None:
    assert checks.page_sentences('throw new Error("There is no board.");', svelte=False) == ["There is no board."]
    assert checks.page_sentences('import { t } from "../words";', svelte=False) == []


@pytest.mark.parametrize(
    "code",
    [
        "const found = said.match(/(\\d+) points/);",
        'new RegExp("points").test(said)',
        "const name = /^the (.*)$/.exec(said)?.[1];",
        'said.replace(/ and /g, " und ")',
        'said.split(" and ")',
        "if (/points/.test(said)) return;",
        'said.split(", ")',
        'said.slice(said.indexOf(": "))',
        "rows.filter((row) => say(row.reason) === reason)",
        'if (line === t("a-plain")) return;',
    ],
)
def test_a_pattern_over_a_text_is_found(code: str) -> None:
    assert checks.page_patterns(code)


@pytest.mark.parametrize(
    "code",
    [
        'path.split("/")',
        "const half = width / 2 + height / 2;",
        "// said.match(/x/)",
        'import x from "a/b/c";',
        'typed.split(",").map(Number)',
        'if (kind === "t") show(t("a-plain"));',
        "<br />",
    ],
)
def test_what_is_no_pattern_is_left_alone(code: str) -> None:
    assert checks.page_patterns(code) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import re\n", ["re"]),
        ("from re import match\n", ["re"]),
        ('text.split(", ")', ["split(', ')"]),
        ('line.partition(": ")[2]', ["partition(': ')"]),
        ('said.replace(" and ", " und ")', ["replace(' and ')", "replace(' und ')"]),
        ('said.removeprefix("It is ")', ["removeprefix('It is ')"]),
        ("import json\n", []),
        ('key, _, value = option.partition("=")', []),
        ('name.replace(" ", "-")', []),
        ('typed.split(",")', []),
    ],
)
def test_a_text_taken_apart_in_python_is_found(code: str, found: list[str]) -> None:
    assert checks.python_patterns(code) == found
