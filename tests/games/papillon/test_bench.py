"""What a seat has sealed is laid out for a moment and removed again."""

from games.papillon.drawing import Table

from hortus.core.events import SILENT


def test_unfolding_and_folding_leaves_the_table_as_it_was():
    table = Table().garden(0, "BFFF1v").hold(0, "BFFF2").clip(0, red1=1).at("garden")
    table.play(0, "BFFF2^", "p17", "from red1")
    before = table.state.dump()
    bench = table.rules.bench
    layout = bench.unfold(table.state, 0, SILENT, table.state.walk)
    assert table.state.dump() != before
    assert table.state.lent[0] == 1 + table.words.index("red1")
    bench.fold(table.state, 0, layout)
    assert table.state.dump() == before
