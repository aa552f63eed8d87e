"""The fields of a table can be copied, written down and read back."""

import json

from games.polders.drawing import Table


def played():
    table = Table("AoM Ao  .   BxF Bx  .", seats=3)
    table.choose(1, "2 o")
    return table


def test_a_dump_is_json_and_can_be_loaded():
    table = played()
    dump = table.state.dump()
    loaded = table.rules.load(json.loads(json.dumps(dump)))
    assert loaded.dump() == dump
    assert table.rules.legal(loaded, 1) == table.rules.legal(table.state, 1)


def test_a_clone_shares_nothing():
    table = played()
    before = table.state.dump()
    twin = table.state.clone()
    assert twin.dump() == before
    table.rules.pen.fill(twin, 2, table.at("c1"), 0)
    table.rules.choose(twin, 0, table.rules.catalogue.read("1 o"), table.log)
    assert twin.dump() != before
    assert table.state.dump() == before
