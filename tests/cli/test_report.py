"""hortus lab report: a page, figures and games, the same for any number of processes; refusals in one sentence."""

import json

import pytest
from cli.running import hortus, refused
from pyarrow import parquet


def test_one_process_and_two_write_the_same(tmp_path):
    words = ["lab", "report", "petal", "--games", "20", "--bots", "random", "--out"]
    one, two = hortus(*words, "one.html", folder=tmp_path), hortus(*words, "two.html", "--jobs", "2", folder=tmp_path)
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    for ending in (".json", ".html", ".parquet"):
        assert (tmp_path / f"one{ending}").read_bytes() == (tmp_path / f"two{ending}").read_bytes()
    figures = json.loads((tmp_path / "one.json").read_text())
    rows = parquet.read_table(tmp_path / "one.parquet").to_pylist()
    assert [row["number"] for row in rows] == list(range(20))
    points = sum(row["scores"][0] for row in rows) / 20
    assert figures["seat"][0]["points"][0] == pytest.approx(points)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--games", "0"], "0"),
        (["--edition", "nosuch"], "nosuch"),
        (["--option", "colour=blue"], "colour"),
        (["--bots", "genius"], "genius"),
        (["--out", "report.txt"], ".html"),
        (["--out", "no/such/folder.html"], "folder"),
    ],
)
def test_bad_words_get_one_sentence_and_write_nothing(tmp_path, words, says):
    assert says in refused("lab", "report", "petal", *words, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []
