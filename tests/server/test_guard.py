"""What every request passes: nothing too deep."""

import pytest

from hortus.core.errors import SetupError
from hortus.server import command
from hortus.server.guard import DEEPEST, too_deep


@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b"{", b"}"), (b'{"a":[', b"]}")])
def test_sixteen_levels_are_read_and_seventeen_are_not(opening, closing):
    levels = DEEPEST if len(opening) == 1 else DEEPEST // 2
    assert DEEPEST == 16
    assert not too_deep(opening * levels + closing * levels)
    assert not too_deep((opening + closing) * 100), "side by side is not deep"
    assert too_deep(opening * (levels + 1) + closing * (levels + 1))
    assert too_deep(opening * (levels + 1)), "closed or not"


@pytest.mark.parametrize(
    "body",
    [b'"' + b"[" * 50 + b'"', b'{"a": "\\"' + b"[" * 50 + b'"}', b'["\\\\", "' + b"{" * 50 + b'"]', b'"' + b"[" * 50],
)
def test_brackets_in_a_text_are_no_levels(body):
    assert not too_deep(body)


@pytest.mark.parametrize("body", [b'["\\\\"' + b"[" * 20, b'"a""b"' + b"[" * 20, b'"\\u005b"' + b"{" * 17])
def test_after_a_text_brackets_count_again(body):
    assert too_deep(body)


def test_very_many_brackets_are_refused_however_flat():
    assert not too_deep(b"[]" * 1000)
    assert too_deep(b"[]" * 1001)


def test_proxies_are_written_as_networks():
    assert str(command.network("10.0.0.7/24")) == "10.0.0.0/24"
    with pytest.raises(SetupError):
        command.network("10.0.0.300")
