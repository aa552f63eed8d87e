"""The words of the module Tools."""

import pytest

import hortus
from hortus.games.blume.modules.tool_words import TOOL_EVENTS, TOOLS

RULES = hortus.rules("blume", 2, ["tools"])


@pytest.mark.parametrize("text", [*TOOLS, "turn b3 >", "sift 2", "leave"])
def test_what_is_written_is_read(text):
    catalogue = RULES.catalogue
    assert catalogue.write(catalogue.read(text)) == text


def test_every_tool_says_what_it_does():
    names, texts = zip(*RULES.scene()["tools"], strict=True)
    assert list(names) == TOOLS
    assert [str(name) for name in RULES.words["tool"]] == TOOLS
    assert len(set(texts)) == len(TOOLS) == 8
    assert all(text.endswith(".") for text in texts)


def test_the_tools_actions_follow_those_of_the_base_game():
    base = hortus.rules("blume").catalogue
    assert [block.name for block in RULES.catalogue.blocks[: len(base.blocks)]] == [block.name for block in base.blocks]
    assert RULES.catalogue.size > base.size


def test_every_event_has_a_name_of_its_own():
    names = [kind.name for kind in RULES.events]
    assert len(set(names)) == len(names)
    assert {kind.name for kind in TOOL_EVENTS} <= set(names)
