"""Every command speaks every language: whole games, help, refusals and tables."""

import re

import pytest
from cli.running import hortus
from foreign import foreign

import hortus as package
from hortus import words
from hortus.cli import language
from hortus.cli.commands import COMMANDS, GROUPS
from hortus.core.errors import SetupError

OTHERS = [code for code in words.languages() if code != words.ENGLISH]


def test_an_english_sentence_is_found():
    assert foreign("Fertig. It isn't your turn. Hortus", "de") == ["It isn't your turn."]
    assert foreign("Fertig. Du bist nicht dran.", "de") == []


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", list(package.GAMES))
def test_a_whole_game_has_no_english_sentence(code, game):
    commands = "help\nlegend\nrules\nscore\nlist\nzz\nundo\nhint\n"
    done = hortus("play", game, "--seed", "5", "--bots", "random", "--lang", code, typed=commands + "#1\n" * 1500)
    assert done.returncode == 0, done.stderr
    assert words.catalogue(code).text("terminal-draw", {}) in done.stdout or ending(code) in done.stdout
    assert foreign(done.stdout + done.stderr, code) == []


def ending(code: str) -> str:
    """How the last sentence of a game that somebody has won ends."""
    return words.catalogue(code).text("terminal-won", {"count": 1, "names": ""}).strip()


@pytest.mark.parametrize("code", OTHERS)
def test_every_module_is_played_without_english(code):
    for game, kind in package.GAMES.items():
        for module in kind.modules:
            seats = str(module.seats[-1])
            asked = ["--seats", seats, "--module", module.key, "--seed", "5", "--bots", "random", "--lang", code]
            done = hortus("play", game, *asked, typed="#1\n" * 1500)
            assert done.returncode == 0, done.stderr
            assert foreign(done.stdout, code) == [], module.key


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", [*GROUPS, *COMMANDS])
def test_help_is_in_the_language(code, name):
    shown = hortus(*name.split(), "--help", "--lang", code)
    assert shown.returncode == 0
    assert foreign(shown.stdout, code) == []
    catalogue = words.catalogue(code)
    for key in ("terminal-usage", "terminal-options", "terminal-help-flag"):
        assert catalogue.text(key, {}) in shown.stdout
    for word in ("usage:", "options:", "positional arguments", "show this help"):
        assert word not in shown.stdout


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    "asked",
    [
        ["games", "--loud"],
        ["play"],
        ["fly"],
        ["lab", "fly"],
        ["play", "petal", "--seed"],
        ["games", "--help=3"],
        ["simulate", "petal", "--games", "none"],
        ["perft", "petal", "--depth", "0"],
        ["simulate", "petal", "--option", "contents"],
        ["simulate", "petal", "--bots", ","],
        ["play", "petal", "--people", "3"],
        ["arena", "petal", "one.json"],
    ],
    ids=" ".join,
)
def test_a_refusal_is_one_sentence_in_the_language(code, asked):
    done = hortus(*asked, "--lang", code)
    english = hortus(*asked)
    assert (done.returncode, done.stdout) == (2, "")
    assert (english.returncode, english.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr != english.stderr
    assert foreign(done.stderr, code) == []
    for word in ("the following arguments", "unrecognized", "expected one", "ignored explicit", "argument "):
        assert word not in done.stderr + english.stderr


def test_the_language_stands_before_or_after_the_command():
    for asked in (["--lang", "de", "games"], ["games", "--lang", "de"], ["--lang=de", "games"], ["games", "--lang=de"]):
        assert "Minuten" in hortus(*asked).stdout


@pytest.mark.parametrize(
    ("variables", "shown"),
    [
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}, "Minuten"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de", "LC_MESSAGES": ""}, "Minuten"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "de_AT"}, "Minuten"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "LC_MESSAGES": ""}, "minutes"),
        ({"LANG": "xx", "LC_ALL": "", "LC_MESSAGES": ""}, "minutes"),
        ({"LANG": "", "LC_ALL": "", "LC_MESSAGES": ""}, "minutes"),
    ],
)
def test_the_environment_chooses_the_language(variables, shown):
    assert shown in hortus("games", **variables).stdout


def test_the_flag_is_stronger_than_the_environment():
    assert "minutes" in hortus("games", "--lang", "en", LANG="de_DE.UTF-8", LC_ALL="de").stdout


@pytest.mark.parametrize("asked", [["--lang", "xx"], ["--lang=xx", "games"], ["games", "--lang"], ["games", "--lang="]])
def test_an_unknown_language_is_refused_in_one_sentence(asked):
    done = hortus(*asked)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "de" in done.stderr


def test_what_follows_two_dashes_is_no_language():
    assert language.choose(["games", "--", "--lang", "de"], {}) == ["games", "--", "--lang", "de"]
    with pytest.raises(SetupError):
        language.choose(["--lang", "de", "--lang", "xx"], {})


PLURALS = {
    "en": "points|seats|moves|games|flowers|caterpillars|tiles|groups|pages|lines|bots|turns",
    "de": "Punkte|Plätzen?|Züge|Partien|Blüten|Raupen|Gruppen|Seiten|Zeilen|Bots",
    "nl": "punten|plaatsen|zetten|potjes|partijen|bloemen|rupsen|groepen|tegels|regels|bots",
}
NEVER_ONE = {
    "polders-card-most": "a row of prizes",
    "blume-why-count": "a list of counts",
    "lab-arena-count": "an arena has two seats or more",
    "report-few-games": "a constant",
    "report-first": "a figure with a decimal",
    "report-claim-first": "a figure with a decimal",
    "report-claim-more": "a figure with a decimal",
    "report-claim-less": "a figure with a decimal",
    "report-claim-costs-points": "a figure with a decimal",
    "report-claim-helps-points": "a figure with a decimal",
    "lesson-petal-basics-": "a flower of a lesson has its own worth, and a test keeps lessons short",
    "refused-": "limits of an edition, all above one",
}
"""Texts, or their beginnings, whose value is never a lone one, and why."""


def wrong_plurals(code, texts):
    """Keys whose text says "1 points" and the like when every value is one."""
    plural = re.compile(rf"\b1 (?:{PLURALS[code]})\b")
    found = []
    for key, source in texts.items():
        values = {name: "Bud" if name == "who" else 1 for name in re.findall(r"\$(\w+)", source)}
        if plural.search(words.catalogue(code).text(key, values)):
            found.append(key)
    return [key for key in found if not key.startswith(tuple(NEVER_ONE))]


@pytest.mark.parametrize("code", words.languages())
def test_one_is_never_a_plural(code):
    """Every text with a number has a form for one of them."""
    catalogue = words.catalogue(code)
    assert wrong_plurals(code, {key: catalogue._sources[key] for key in catalogue.keys()}) == []  # noqa: SIM118
