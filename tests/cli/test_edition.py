"""hortus edition: whatever a file holds, it is judged in one sentence."""

from pathlib import Path

import pytest
from cli.running import hortus, refused

GOOD = 'game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("side = " + "9" * 5000, "contains a number with thousands of digits"),
        ("side = 0x" + "f" * 50_000, "contains dates, infinite numbers"),
        ("tiles = " + "[" * 50_000, "is nested too deeply"),
        ("tiles = " + "{a = " * 10_000 + "1" + "}" * 10_000, "is nested too deeply"),
        ("side = 5\nfewer = two\n", "is not valid TOML in line 2, column 9."),
        (".".join(["a"] * 20_000) + " = 1", "has a key of more than 8 parts"),
        ('"\u2028".' * 5_000 + "a = 1", "has a key of more than 8 parts"),
    ],
)
def test_what_no_reader_of_toml_can_bear_is_refused_in_one_sentence(text, sentence, tmp_path):
    (tmp_path / "bad.toml").write_text(text, "utf-8")
    assert f"bad.toml {sentence}" in refused("edition", "check", "bad.toml", folder=tmp_path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_a_file_without_an_end_is_not_read_to_its_end():
    assert "zero is larger than 64 kB" in refused("edition", "check", "/dev/zero")


def test_an_edition_may_begin_with_the_mark_that_some_editors_write(tmp_path):
    (tmp_path / "marked.toml").write_text(GOOD, "utf-8-sig")
    (tmp_path / "plain.toml").write_text(GOOD, "utf-8")
    marked, plain = (hortus("edition", "check", name, folder=tmp_path) for name in ("marked.toml", "plain.toml"))
    assert "marked.toml is a valid edition of Petal" in marked.stdout
    assert marked.stdout.split()[-1] == plain.stdout.split()[-1]
