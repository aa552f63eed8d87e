"""The language of the commands: chosen once, by --lang or by the environment."""

from collections.abc import Mapping

from hortus import words
from hortus.core.errors import SetupError
from hortus.core.message import Listed, Message

FLAG = "--lang"
VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"]
"""The first of these that is set decides, as POSIX says."""

_chosen = [words.ENGLISH]


def choose(arguments: list[str], environment: Mapping[str, str]) -> list[str]:
    """Set the language. Returns the arguments without --lang, which may stand anywhere."""
    _chosen[0] = _of_environment(environment)
    rest: list[str] = []
    asked = ""
    places = iter(arguments)
    for word in places:
        if word == "--":
            rest += [word, *places]
        elif word == FLAG:
            asked = next(places, "")
            _check(asked)
        elif word.startswith(FLAG + "="):
            asked = word.removeprefix(FLAG + "=")
            _check(asked)
        else:
            rest.append(word)
    if asked:
        _chosen[0] = asked
    return rest


def current() -> str:
    """The code of the language that the commands speak."""
    return _chosen[0]


def speak(message: Message) -> str:
    """A message in the chosen language."""
    return words.text(message, _chosen[0])


def t(key: str, **values: object) -> str:
    """The text under a key in the chosen language, with its values."""
    return speak(Message(key, values))


def _check(code: str) -> None:
    if code not in words.languages():
        key = "terminal-no-language" if code else "terminal-which-language"
        raise SetupError(key, code=code, languages=Listed([*words.languages()]))


def _of_environment(environment: Mapping[str, str]) -> str:
    for name in VARIABLES:
        if value := environment.get(name, ""):
            code = value.partition(".")[0].partition("_")[0].lower()
            return code if code in words.languages() else words.ENGLISH
    return words.ENGLISH
