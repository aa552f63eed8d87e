"""The seed sieve; what it does in a turn is in test_tool_steps.py."""

import hortus


def test_the_sieve_says_which_of_its_places_is_empty():
    rules = hortus.rules("blume", 2, ["tools"])
    state = rules.deal()
    rules.enter(state, [step.name for step in rules.steps].index("sift"))
    seat = int(state.turn)
    state.shed.sieved[0] = 4
    read = rules.catalogue.read
    sift = [action for action in range(rules.catalogue.size) if rules.catalogue.spell(action)["do"] == "sift"]
    assert rules.refusal(state, seat, sift[0]) is None
    assert rules.refusal(state, seat, sift[1]).key == "blume-why-sieve"
    state.shed.sieved[1] = 5
    assert rules.refusal(state, seat, sift[1]) is None
    assert rules.refusal(state, seat, read("bag")).key == "why-not-asked"
