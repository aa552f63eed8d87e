"""Tools: gloves, cards, and what each tool does."""

import hortus


def test_three_of_eight_tools_lie_open_and_everybody_has_three_gloves():
    match = hortus.Match(hortus.rules("blume", 3, ["tools"]), seed=2)
    view = match.perspective(0).view()["tools"]
    assert len(set(view["shown"])) == 3
    assert view["left"] == 5
    assert view["gloves"] == [3, 3, 3]
