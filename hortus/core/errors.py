"""Everything Hortus refuses, as one tree.

    HortusError
    +-- IllegalAction   a decision that may not be taken now
    +-- SetupError      a table that cannot be put together
    +-- EditionError    a component file that is wrong
    +-- RecordError     a record that is broken, foreign or forged
    +-- WireError       a message that does not belong on the wire

Each carries one sentence that says what is wrong and what would be right.
"""

from mypy_extensions import mypyc_attr

from hortus.core.plain import plain


@mypyc_attr(native_class=False)
class HortusError(ValueError):
    """Something was refused; nothing has changed."""

    def __str__(self) -> str:
        """The sentence; what it quotes may come from anybody."""
        return plain(super().__str__())


@mypyc_attr(native_class=False)
class IllegalAction(HortusError):
    """This seat may not do that now."""


@mypyc_attr(native_class=False)
class SetupError(HortusError):
    """No such game, seat count, module, option or edition."""


@mypyc_attr(native_class=False)
class EditionError(HortusError):
    """A component file is wrong: the sentence names file, key, what was expected and what was found."""


@mypyc_attr(native_class=False)
class RecordError(HortusError):
    """A record cannot be read, replayed or proved."""


@mypyc_attr(native_class=False)
class WireError(HortusError):
    """A message does not belong on the wire."""
