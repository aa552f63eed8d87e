"""The message catalogues: complete in every language, nothing missing, unused or said twice."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import hortus
from hortus import words
from hortus.core.message import Listed, Message, either, named
from hortus.words.catalogue import FOLDER

ROOT = Path(__file__).parents[2]
LANGUAGES = words.languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
FRAME = ROOT / "web" / "index.html"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Placeables(Visitor):
    """The values that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


def asked(language: str) -> dict[str, set[str]]:
    """Every key with the values its text asks for."""
    found: dict[str, set[str]] = {}
    for name in FILES:
        for entry in entries(FOLDER / language / name):
            if isinstance(entry, ast.Message):
                visitor = Placeables()
                visitor.visit(entry)
                assert entry.id.name not in found, f"{language}/{name} says {entry.id.name} twice"
                found[entry.id.name] = visitor.names
    return found


def faults(language: str) -> list[str]:
    """What another language lacks, has too much, or asks for that English does not give."""
    english, other = asked("en"), asked(language)
    wrong = [f"{key} is missing" for key in english if key not in other]
    wrong += [f"{key} is nobody's" for key in other if key not in english]
    wrong += [f"{key} asks for {other[key] - english[key]}" for key in other if other[key] - english.get(key, set())]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_as_fluent_reads_it(language):
    """Our quick cut into entries finds the same keys as Fluent's own parser, and no line is lost."""
    for name in FILES:
        assert not [entry for entry in entries(FOLDER / language / name) if isinstance(entry, ast.Junk)], name
    assert set(words.catalogue(language).keys()) == set(asked(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says(language):
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES
    assert faults(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_shown(language):
    for key, names in asked(language).items():
        for number in (1, 2):
            _, wrong = words.catalogue(language).filled(key, dict.fromkeys(names, number))
            assert wrong == [], key


def sources() -> str:
    """Everything that may ask for a text, as one text."""
    package = ROOT / "hortus"
    paths = [path for path in package.rglob("*.py") if "words" not in path.relative_to(package).parts]
    paths += [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    paths.append(FRAME)
    return "\n".join(path.read_text("utf-8") for path in paths)


def used(key: str, code: str, heads: set[str]) -> bool:
    """Named whole, or made from a beginning that stands in the code, as in f"petal-colour-{colour}"."""
    if f'"{key}"' in code:
        return True
    parts = key.split("-")
    return any("-".join(parts[:count]) + "-" in heads for count in range(1, len(parts)))


def unused(keys: list[str]) -> list[str]:
    code = sources()
    heads = set(re.findall(r"[\"`]((?:[a-z][\w]*-)+)(?=[{$])", code))
    heads |= {f"{family}-" for family in re.findall(r"\bnamed\(\s*\"([\w-]+)\"", code)}
    for game in hortus.GAMES:
        # Made from the name of a game, which stands in braces.
        heads |= {f"{game}-{part}-" for part in ("event", "option", "module", "rules", "something")}
        heads |= {f"{game}-term-", f"{game}-something"}
    left = [key for key in keys if not used(key, code, heads) and not key.endswith("-something")]
    return [key for key in left if key not in signs()]


def signs() -> set[str]:
    """What the legends explain, by the lists of the boards."""
    found = set()
    for game in hortus.GAMES:
        board = (ROOT / "web/src/games" / game / "index.ts").read_text("utf-8")
        listed = re.search(r"signs: \[(.*?)\]", board, re.DOTALL)
        assert listed
        found |= {f"{game}-sign-{sign}" for sign in re.findall(r"\w+", listed[1])}
    return found


def test_every_text_is_used():
    assert unused(list(asked("en"))) == []


def test_a_text_that_nobody_shows_is_noticed():
    assert unused(["petal-never-shown-anywhere"]) == ["petal-never-shown-anywhere"]
    assert unused(["petal-sign-thistle", "petal-sign-tree"]) == ["petal-sign-thistle"]


def test_the_frame_of_the_page_says_in_every_language_what_it_needs():
    """Without JavaScript nothing chooses a language, so the page shows all of them."""
    frame = FRAME.read_text("utf-8")
    said = dict(re.findall(r"<p lang=\"(\w+)\">(.*)</p>", frame[frame.index("<noscript") :]))
    assert said == {language: words.text(Message("page-needs-script"), language) for language in LANGUAGES}


LONG = 25
"""Letters from which on equal texts are no coincidence: "Undo" may well be a button and a title."""


def said_twice(texts: dict[str, str]) -> list[list[str]]:
    """Keys with equal long texts. A board loads the words of its own game only, so two games may say the same."""
    found: dict[tuple[str, str], list[str]] = {}
    for key, text in texts.items():
        game = key.split("-")[0]
        found.setdefault((game if game in hortus.GAMES else "", text), []).append(key)
    return [keys for (_, text), keys in found.items() if len(keys) > 1 and len(text) >= LONG]


def texts(language: str) -> dict[str, str]:
    serializer = FluentSerializer()
    found: dict[str, str] = {}
    for name in FILES:
        for entry in entries(FOLDER / language / name):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = " ".join(serializer.serialize_entry(entry).partition("=")[2].split())
    return found


def test_no_long_text_stands_under_two_keys():
    assert said_twice(texts("en")) == []


def test_a_text_under_two_keys_is_noticed():
    long = "Take a tile from the row, or draw at random from the bag."
    assert said_twice({"blume-ask-take": long, "blume-prompt-take": long}) == [["blume-ask-take", "blume-prompt-take"]]
    assert said_twice({"page-way": long, "server-way": long}) == [["page-way", "server-way"]]
    assert said_twice({"blume-why": long, "papillon-why": long, "page-undo": "Undo", "act-undo": "Undo"}) == []


def wanted() -> dict[str, set[str] | None]:
    """The texts that rules need, by their key, with the values they provide; None where values are not known here."""
    found: dict[str, set[str] | None] = {}
    for kind in hortus.GAMES.values():
        found[kind.feel().key] = set()
        for option in kind.options:
            found[kind.asks(option).key] = set()
            found.update((kind.explains(option, choice).key, set()) for choice in option.choices)
        for module in kind.modules:
            found[kind.titled(module).key] = set()
            found[kind.adds(module).key] = set()
        for rules in tables(kind):
            for event in rules.events:
                found[f"{kind.key}-event-{event.text}"] = {"who", *event.fields}
            found.update((step.asks.key, None) for step in rules.choices if step.name != "nobody")
    return found


def tables(kind):
    """A table for every number of seats, and one more with each module."""
    for seats in kind.seats:
        yield hortus.rules(kind.key, seats)
        yield from (hortus.rules(kind.key, seats, [one.key]) for one in kind.modules if seats in one.seats)


def test_every_text_that_the_rules_need_is_there_and_asks_for_nothing_else():
    known = asked("en")
    for key, values in wanted().items():
        assert key in known, key
        assert values is None or known[key] <= values, key


def test_every_key_that_the_code_names_is_there():
    """Keys look like game-what-which; every one that stands in the code in full is in the catalogues."""
    known = asked("en")
    firsts = {key.split("-")[0] for key in known}
    named_whole = re.findall(r"(?:\bt|\bsay|Message)\(\s*\"([a-z]\w*(?:-[\w]+)+)\"", sources())
    assert [key for key in named_whole if key.split("-")[0] in firsts and key not in known] == []


# ---- how a message is shown


def test_a_message_is_english_unless_asked_otherwise():
    message = Message("home-calls", {"count": 1})
    assert str(message) == "It's your turn at 1 table."
    assert words.text(message, "de") == "Du bist an 1 Tisch dran."


def test_a_value_may_be_a_message_and_a_list_of_them():
    set_of_two = Listed([named("polders-term", "farm"), named("polders-term", "mill")])
    card = Message("polders-card-sets", {"points": 1, "set": set_of_two})
    assert str(card) == "1 point for every set of a correctly filled farm and mill."
    assert words.text(card, "de") == "1 Punkt für jeden Satz aus Hof und Mühle, richtig gefüllt."
    assert words.text(Message("polders-card-name", {"card": either(["a", "b", "c"])})) == "card a, b or c"


def test_a_name_of_somebodys_own_edition_is_shown_as_it_is():
    assert str(named("polders-term", "Windmill Wonder")) == "Windmill Wonder"
    assert words.text(named("polders-term", "Windmill Wonder"), "de") == "Windmill Wonder"


def test_programs_get_key_values_and_english():
    spelled = Message("polders-reason-without", {"fields": "x", "building": named("polders-term", "mill")}).spelled()
    assert spelled == {
        "key": "polders-reason-without",
        "values": {"fields": "x", "building": {"key": "polders-term-mill", "values": {}, "says": "mill"}},
        "says": "x without a mill",
    }


def test_a_line_of_the_score_sheet_reads_as_english_and_has_its_key():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    dice = hortus.Dice(1)
    while not match.over:
        [seat] = match.waiting
        match.submit(seat, hortus.bot("greedy").choose(match.perspective(seat), dice))
    reason, count, points = match.ledger(0)[0]
    assert reason == "Flower"
    assert (reason.key, reason.values) == ("petal-reason-flower", {})
    assert count > 1
    assert points >= 0
