"""Messages for programs: a key, values that keep their kind, and the text."""

from hortus.core.message import Listed, Message, either


def test_numbers_stay_numbers_and_everything_else_becomes_text():
    inner = Message("no-such-text", {"count": 2}, otherwise="inner")
    spelled = Message("no-such-text", {"count": 3, "name": "Ann", "share": 0.5, "inner": inner}).spelled()
    assert spelled["values"] == {"count": 3, "name": "Ann", "share": "0.5", "inner": inner.spelled()}
    assert inner.spelled()["values"] == {"count": 2}


def test_a_list_is_spelled_item_by_item_and_says_whether_one_of_them_is_meant():
    assert Message("k", {"all": Listed([1, "two"])}).spelled()["values"] == {"all": [1, "two"]}
    assert Message("k", {"one": either([1, "two"])}).spelled()["values"] == {"one": {"or": [1, "two"]}}


def test_lists_are_equal_if_they_name_the_same_and_mean_all_or_one_of_it():
    assert Listed([1, "two"]) == Listed([1, "two"])
    assert Listed([1, "two"]) != Listed([1, "three"])
    assert Listed([1, "two"]) != either([1, "two"])
    assert Listed([1, "two"]) != [1, "two"]
