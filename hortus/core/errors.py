"""The errors of Hortus, as one tree.

    HortusError
    +-- IllegalAction   this seat may not do that now
    +-- SetupError      this table cannot be set up
    +-- EditionError    an edition file is wrong
    +-- RecordError     a record is broken, unknown or forged
    +-- WireError       the server does not understand a message

Each has a message: one sentence that says what is wrong and what would be right.
The texts are in `hortus/words/<language>/refusals.ftl`.
"""

from mypy_extensions import mypyc_attr

from hortus.core.message import Message
from hortus.core.plain import plain


@mypyc_attr(native_class=False)
class HortusError(ValueError):
    """Something was refused; nothing has changed.

    It is made from a key of the message catalogues and the values of its text:
    `IllegalAction("refused-seat", seat="5", last=3)`. `str` gives the sentence
    in English.
    """

    # Compiled code ignores "/", so no value can have the name of the first parameter.
    def __init__(self, refusal: str, **values: object) -> None:
        super().__init__(refusal)
        # The values may come from anybody.
        safe: dict[str, object] = {}
        for name, value in values.items():
            safe[name] = plain(value) if isinstance(value, str) else value
        self.message = Message(refusal, safe, otherwise=refusal)
        """The refusal as a key with values, for other languages."""

    def __str__(self) -> str:
        return plain(str(self.message))


@mypyc_attr(native_class=False)
class IllegalAction(HortusError):
    """This seat may not do that now."""


@mypyc_attr(native_class=False)
class SetupError(HortusError):
    """No such game, seat count, module, option or edition."""


@mypyc_attr(native_class=False)
class EditionError(HortusError):
    """An edition file is wrong. The sentence names the file, the key, what was expected and what was found."""

    where: list[str | int] = []
    """The component that is wrong, as keys and places in lists; empty: the file as a whole."""

    def at(self, where: list[str | int]) -> "EditionError":
        """Say which component is wrong. Returns this error, to be raised."""
        self.where = where
        return self


@mypyc_attr(native_class=False)
class RecordError(HortusError):
    """A record cannot be read, replayed or verified."""


@mypyc_attr(native_class=False)
class WireError(HortusError):
    """The server does not understand a message."""
