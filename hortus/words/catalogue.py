"""One language: its files, read when they are needed.

Starting a command must not wait for a parser. The files are only cut into
entries; an entry without braces is its own text, and Project Fluent parses
the others one by one, when they are first shown.
"""

import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n[ \t}].*)*)", re.MULTILINE)
LOCALES = {"en": "en-GB"}
"""Where a language alone does not say how its lists are written: "a, b and c"."""


class Catalogue:
    """The texts of one language by their keys."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = LOCALES.get(language, language)
        self._sources: dict[str, str] = {}
        for path in sorted((FOLDER / language).glob("*.ftl")):
            for key, source in ENTRY.findall(path.read_text("utf-8")):
                self._sources[key] = source
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def keys(self) -> list[str]:
        return list(self._sources)

    def text(self, key: str, values: dict[str, Any]) -> str:
        """The text under a key that is here, with its values filled in."""
        source = self._sources[key]
        if "{" not in source:
            return " ".join(source.split())
        return self.filled(key, values)[0]

    def filled(self, key: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The same by Fluent itself, with what it found wrong."""
        if key not in self._parsed:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(f"{key} ={self._sources[key]}"))
            self._parsed.add(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        shown, faults = self._bundle.format_pattern(pattern, values)
        return str(shown), faults

    def listed(self, items: list[str], either: bool) -> str:
        """ "a, b and c", or "a, b or c"."""
        if len(items) < 2:
            return "".join(items)
        from babel.lists import format_list

        return format_list(items, "or" if either else "standard", self.locale.replace("-", "_"))

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        # Without marks of direction round each value: no text here mixes directions.
        return FluentBundle([self.locale], use_isolating=False)
