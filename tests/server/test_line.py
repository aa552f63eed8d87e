"""The head of a text on the wire, at the borders of its three lengths."""

import pytest

from hortus.server.protocol.line import head


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (0xFFFF, b"\x81\x7e\xff\xff"),
        (0x10000, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_length_is_written_as_short_as_it_can_be(size, expected):
    """RFC 6455, section 5.2: the minimal number of bytes must be used."""
    assert head(size) == expected
