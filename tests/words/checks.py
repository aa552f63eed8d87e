"""Checks of the catalogues and of the code that shows texts. Each takes sources and returns its findings.

`test_code.py` runs them on the project; `test_planted.py` shows that each one finds a planted fault.
"""

import ast
import re
from collections.abc import Iterable
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

KEY = re.compile(r"[a-z]\w*(?:-\w+)+")


class Use(NamedTuple):
    """A place in the code that shows a text."""

    where: str
    key: str
    values: set[str] | None
    """The names of the values it provides; None where they are not written there."""


# ---- catalogues


class _Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(source: str) -> list[tuple[str, set[str]]]:
    """Every key of a catalogue file with the values its text asks for, in order."""
    found: list[tuple[str, set[str]]] = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message):
            visitor = _Names()
            visitor.visit(entry)
            found.append((entry.id.name, visitor.names))
    return found


def duplicates(sources: Iterable[str]) -> list[str]:
    """Keys that a language has twice, in one file or in two."""
    seen: set[str] = set()
    twice: list[str] = []
    for source in sources:
        for key, _ in entries(source):
            if key in seen:
                twice.append(key)
            seen.add(key)
    return twice


def differences(english: dict[str, set[str]], other: dict[str, set[str]]) -> list[str]:
    """What another language lacks, has too much, or asks for that English does not ask for."""
    wrong = [f"{key} is missing" for key in english if key not in other]
    wrong += [f"{key} is not in English" for key in other if key not in english]
    wrong += [
        f"{key} asks for {', '.join(sorted(extra))}"
        for key in other
        if (extra := other[key] - english.get(key, other[key]))
    ]
    return wrong


def unfilled(uses: Iterable[Use], known: dict[str, set[str]]) -> list[str]:
    """Uses of a key that is not there, or whose text asks for a value that the use does not provide."""
    wrong: list[str] = []
    for use in uses:
        if use.key not in known:
            wrong.append(f"{use.where}: there is no text {use.key}")
        elif use.values is not None and (left := known[use.key] - use.values):
            wrong.append(f"{use.where}: {use.key} asks for {', '.join(sorted(left))}")
    return wrong


# ---- Python


def python_uses(source: str, where: str, known: Iterable[str]) -> list[Use]:
    """Calls whose first argument is a key: `Message("key", {...})`, `SetupError("key", name=...)` and the like.

    A call of `Message` or of an error counts even if its key is unknown, so that a misspelt key is found.
    """
    keys = set(known)
    found: list[Use] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first = node.args[0]
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        makes_text = name == "Message" or (name.endswith("Error") and KEY.fullmatch(first.value))
        if makes_text or first.value in keys:
            found.append(Use(f"{where}:{node.lineno}", first.value, _provided(node, name)))
    return found


def _provided(call: ast.Call, name: str) -> set[str] | None:
    """The names of the values in a call; None if they come from a variable."""
    # A fault of an edition names its place in the file: `Sheet.wrong` adds it.
    values = {"place"} if name == "wrong" else set[str]()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        if keyword.arg == "values" and name == "Message":
            return _keys(keyword.value)
        if keyword.arg != "otherwise":
            values.add(keyword.arg)
    for argument in call.args[1:]:
        if isinstance(argument, ast.Dict):
            given = _keys(argument)
            if given is None:
                return None
            values |= given
        elif name == "Message" or isinstance(argument, ast.Name | ast.Call | ast.Starred):
            return None
    return values


def _keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    if not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


WORD = r"[A-Za-z][a-z']*"
SENTENCE = re.compile(
    rf"^\W*[A-Z][a-z']+[,:]? (?:.* )?{WORD}"  # a capital, and more words: "No table", "Give a name"
    rf"|^\W*{WORD}(?:[ ,;:({{}})'\"-]+{WORD}){{4,}}[^=<>]*$"  # at least five plain words
    rf"|^\W*{WORD}(?:[ ,;:({{}})'\"-]+{WORD}){{1,}}.*\.$"  # at least two, and a full stop
)
CODE = re.compile(
    r"\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA)\b|[;{]\s*$|^\s*[#.@<]|=>|\$\d|::|\\[dws]|^M\{\}"
    r"|^hortus [a-z]+ .*--|\r\n"  # a command to type, a header
)


def python_sentences(source: str) -> list[tuple[int, str]]:
    """String literals that read like sentences, with their lines.

    Docstrings and the messages of `assert` are for developers and do not count.
    """
    tree = ast.parse(source)
    passed = {id(child) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for child in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))  # a docstring
        elif isinstance(node, ast.Assert) and node.msg:
            passed |= {id(child) for child in ast.walk(node.msg)}
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        text = ""
        if id(node) in passed:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        if reads_like_a_sentence(text):
            found.append((node.lineno, text))
    return sorted(set(found))


def reads_like_a_sentence(text: str) -> bool:
    one_line = " ".join(text.split())
    if KEY.fullmatch(text):
        return False
    return bool(SENTENCE.search(one_line)) and not CODE.search(text)


# ---- the page

OPENING, CLOSING = "([{", ")]}"
CALL = re.compile(r"(?<![\w.])(t|or)\(")
PROPERTY = re.compile(r"^\s*(\w+)\s*(?=:|$)")
LITERAL = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.DOTALL)


def page_uses(source: str, where: str) -> list[Use]:
    """Calls of `t("key", {...})` and `or("key", otherwise, {...})`, also where the key is one of two."""
    found: list[Use] = []
    code = without_comments(source)
    for call in CALL.finditer(code):
        parts = arguments(code, call.end())
        if not parts:
            continue
        line = code.count("\n", 0, call.start()) + 1
        at = 1 if call[1] == "t" else 2
        values = _properties(parts[at]) if len(parts) > at else set()
        for literal in re.findall(r"\"([^\"]*)\"", parts[0].split("?")[-1] if "?" in parts[0] else parts[0]):
            if KEY.fullmatch(literal):
                found.append(Use(f"{where}:{line}", literal, values))
    return found


def arguments(code: str, start: int) -> list[str]:
    """The arguments of the call whose parenthesis was just opened."""
    parts, depth, begin, place = [], 1, start, start
    while place < len(code):
        letter = code[place]
        literal = LITERAL.match(code, place)
        if literal:
            place = literal.end()
            continue
        if letter in OPENING:
            depth += 1
        elif letter in CLOSING:
            depth -= 1
        if depth == 0 or (depth == 1 and letter == ","):
            parts.append(code[begin:place].strip())
            begin = place + 1
            if depth == 0:
                return [part for part in parts if part]
        place += 1
    return []


def _properties(written: str) -> set[str] | None:
    """The names in an object literal; None if it is not one, or takes in another."""
    if not written.startswith("{"):
        return None
    names: set[str] = set()
    for part in arguments(written, 1):
        found = PROPERTY.match(part)
        if not found:
            return None
        names.add(found[1])
    return names


def without_comments(source: str) -> str:
    """The same lines without comments; the texts in quotes stay."""

    def blank(found: re.Match[str]) -> str:
        if found[0][:1] in "\"'`":
            return found[0]
        return re.sub(r"[^\n]", " ", found[0])

    return re.sub(
        LITERAL.pattern + r"|/\*.*?\*/|(?<![:\w])//(?:(?!</script>)[^\n])*|<!--.*?-->", blank, source, flags=re.DOTALL
    )


SHOWN = re.compile(r"\b(?:aria-label|aria-valuetext|aria-description|title|placeholder|alt|label)=\"([^\"{]*)\"")
LETTERS = re.compile(r"[A-Za-z]{2,}")
PAGE_SENTENCE = re.compile(r"^\W*[A-Z][a-z']+[,:]? (?:.* )?[a-z]|^[a-z']+(?: [a-z']+){3,}[.!?]?$")


def page_sentences(source: str, svelte: bool) -> list[str]:
    """Text that a Svelte or TypeScript file shows by itself: text nodes, spoken attributes, and strings in code."""
    code = without_comments(source)
    found: list[str] = []
    scripts = [code]
    if svelte:
        scripts = re.findall(r"<script[^>]*>(.*?)</script>", code, re.DOTALL)
        markup = re.sub(r"<(script|style)\b.*?</\1>", " ", code, flags=re.DOTALL)
        found += [text for text in SHOWN.findall(markup) if LETTERS.search(text)]
        found += [node for node in text_nodes(re.sub(r"&\w+;", " ", markup)) if LETTERS.search(node)]
    for script in scripts:
        for literal in LITERAL.finditer(script):
            text = next(part for part in literal.groups() if part is not None)
            plain = re.sub(r"\$\{[^}]*\}", "{}", text)
            if PAGE_SENTENCE.search(plain):
                found.append(text)
    return found


def text_nodes(markup: str) -> list[str]:
    """What stands between tags, without the parts in braces."""
    nodes, now, depth, inside = [], "", 0, False
    for letter in markup:
        if letter == "{":
            depth += 1
        elif letter == "}":
            depth = max(0, depth - 1)
        elif depth:
            continue
        elif letter == "<":
            nodes.append(now.strip())
            now, inside = "", True
        elif letter == ">" and inside:
            inside = False
        elif not inside:
            now += letter
    return [node for node in [*nodes, now.strip()] if node]


PATTERN = re.compile(
    r"\bRegExp\b|\.(?:match|matchAll|search|exec)\("
    r"|(?<=[=(,:!&|?\[{;])\s*/(?![/*>])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuvy]*(?=[\s.,;)])"
    r"|\.(?:split|replace|replaceAll|indexOf)\(\s*\"[^\"]*(?:[A-Za-z]{2} | [A-Za-z]{2}|[,;:.] )"
    r"|\.(?:split|replace|replaceAll)\(\s*\"[^\"]*[A-Za-z]{2}"
    r"|(?<![\w.])(?:say|t)\([^()]*\)\s*[!=]==|[!=]==\s*(?:say|t)\("
)


def page_patterns(source: str) -> list[str]:
    """Regular expressions, texts cut at a word or at a comma, and shown texts that are compared.

    We cannot know whether a string was meant for readers. So the page has no regular expressions at all, except in
    the files that `test_code.py` names with a reason.
    """
    return [found[0].strip() for found in PATTERN.finditer(without_comments(source))]


TAKES_APART = {"split", "rsplit", "partition", "rpartition", "replace", "index", "find", "removeprefix", "removesuffix"}
BETWEEN_WORDS = re.compile(r"[,;:.·] |[A-Za-z]{2} | [A-Za-z]{2}")


def python_patterns(source: str) -> list[str]:
    """The same for Python: whoever imports `re`, or cuts a text where sentences are joined, is named with a reason."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [one.name for one in node.names if one.name in ("re", "regex")]
        elif isinstance(node, ast.ImportFrom) and node.module in ("re", "regex"):
            found.append(node.module)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TAKES_APART:
            found += [f"{node.func.attr}({text!r})" for text in _written(node.args) if BETWEEN_WORDS.search(text)]
    return found


def _written(arguments: list[ast.expr]) -> list[str]:
    return [one.value for one in arguments if isinstance(one, ast.Constant) and isinstance(one.value, str)]
