"""Botanist, step by step."""

import english
import pytest
from games.blume.drawing import FULL_3, Table, pair

import hortus
from hortus.core.bits import bit
from hortus.core.scoring import Itemised
from hortus.core.state import NONE
from hortus.games.blume.modules.botanist import BotanistHybrids
from hortus.games.blume.modules.tool_words import TOOLS

RED_BLUE = """
    .. --
    .r --
    .b r.
    .. ..
"""


def botanist(*drawings: str, cards: tuple[str, ...] = ("red/blue", "red/pink"), **more) -> Table:
    """A table whose seats hold these cards."""
    table = Table(*drawings, modules=more.pop("modules", ("botanist",)), seats=len(cards), **more)
    for seat, words in enumerate(cards):
        if words:
            table.state.cards.deck[pair(words)] -= 1
            table.state.cards.held[seat] = pair(words)
    return table


def publish(table: Table, slot: int, words: str, owner: int, drop: bool = True) -> None:
    """A card that somebody revealed before."""
    cards = table.state.cards
    cards.deck[pair(words)] -= 1
    cards.public[slot] = pair(words)
    cards.owner[slot] = owner
    cards.drop[slot] = 1 if drop else 0
    cards.next = (slot + 1) % 3


def test_hybrid_tiles_stay_in_the_box_and_everybody_is_dealt_a_card():
    match = hortus.Match(hortus.rules("blume", 3, ["botanist"]), seed=5)
    assert match.perspective(0).view()["hybrids"] == []
    seen = [match.perspective(seat).view()["botanist"] for seat in range(3)]
    assert all(view["card"] != NONE for view in seen)
    assert seen[0]["deck"] == 12
    assert seen[0]["public"] == [NONE] * 3


def test_the_own_card_gives_flowers_and_four_points_and_lies_open_with_a_drop():
    """Steps 1 to 3."""
    table = botanist(RED_BLUE)
    names = table.lay("b2", "...b")
    assert names == ["placed", "unveiled", "bloomed", "laid_out", "stocked", "stocked"]
    assert table.stocked() == {"red": 1, "blue": 1}
    assert table.score(0) == 4
    view = table.rules.view(table.state, 1)["botanist"]
    assert view["public"] == [pair("red/blue"), NONE, NONE]
    assert view["drop"] == [True, False, False]
    assert view["owner"][0] == 0


def test_a_watered_card_moves_a_peg_too():
    """Step 1."""
    table = botanist(RED_BLUE, wet=("ab12",))
    table.lay("b2", "...b")
    table.do("red+")
    assert table.pegs() == {"red": 1}


def test_a_new_card_is_drawn_and_stays_hidden():
    """Step 4."""
    table = botanist(RED_BLUE)
    table.lay("b2", "...b")
    assert table.step == "draw a botanist card"
    table.happen(pair("yellow/pink"))
    assert table.state.cards.held[0] == pair("yellow/pink")
    dealt = [event for event in table.log.events if event.kind.name == "dealt"][-1]
    assert dealt.seen_by(0)["hybrid"] == pair("yellow/pink")
    assert "hybrid" not in dealt.seen_by(1)
    assert "hybrid" not in dealt.seen_by(NONE)
    assert table.rules.view(table.state, 1)["botanist"]["told"] == NONE


def test_the_next_other_seat_takes_the_drop_and_two_points():
    """Step 3a."""
    table = botanist("", RED_BLUE, cards=("", "red/pink"))
    publish(table, 0, "red/blue", owner=0)
    table.state.turn = 1
    assert table.lay("b2", "...b") == ["placed", "bloomed", "collected", "stocked", "stocked"]
    assert table.score(1) == 2
    assert table.stocked(1) == {"red": 1, "blue": 1}
    assert table.state.cards.drop[0] == 0


def test_after_that_the_card_gives_flowers_only():
    """Step 3b."""
    table = botanist("", "", RED_BLUE, cards=("", "", "red/pink"))
    publish(table, 0, "red/blue", owner=0, drop=False)
    table.state.turn = 2
    table.lay("b2", "...b")
    assert table.score(2) == 0
    assert table.stocked(2) == {"red": 1, "blue": 1}


def test_the_owner_grows_it_again_for_flowers_only():
    """Ruling 31."""
    table = botanist(RED_BLUE, cards=("red/pink", ""))
    publish(table, 0, "red/blue", owner=0)
    table.lay("b2", "...b")
    assert table.score(0) == 0
    assert table.state.cards.drop[0] == 1
    assert table.stocked() == {"red": 1, "blue": 1}


def test_what_a_hybrid_would_bring_is_what_growing_it_brings():
    """Steps 2 and 3, asked beforehand: four for the own card, two for a drop of another's, else nothing."""
    table = botanist("", "", "", cards=("red/blue", "red/pink", "yellow/blue"))
    publish(table, 1, "yellow/pink", owner=1)
    publish(table, 2, "pink/blue", owner=1, drop=False)
    hybrids = BotanistHybrids([])
    asked = ["red/blue", "red/pink", "yellow/pink", "pink/blue"]
    brings = [[int(hybrids.bonus(table.state, seat, pair(words))) for words in asked] for seat in range(3)]
    assert brings == [[4, 0, 2, 0], [0, 4, 0, 0], [0, 0, 2, 0]]
    assert [int(hybrids.earned(table.state, seat)) for seat in range(3)] == [0, 0, 0]
    table.state.cards.first[0] = 2
    table.state.cards.second[0] = 3
    assert int(hybrids.earned(table.state, 0)) == 2 * 4 + 3 * 2


def test_another_seats_hidden_card_cannot_be_grown():
    table = botanist(RED_BLUE, cards=("red/pink", "red/blue"))
    assert table.lay("b2", "...b") == ["placed"]


def test_a_fourth_card_covers_the_oldest():
    """Ruling 32."""
    table = botanist(RED_BLUE)
    for slot, words in enumerate(["yellow/pink", "yellow/blue", "pink/blue"]):
        publish(table, slot, words, owner=1)
    table.lay("b2", "...b")
    assert [int(card) for card in table.state.cards.public] == [
        pair("red/blue"), pair("yellow/blue"), pair("pink/blue")
    ]  # fmt: skip
    assert table.told("covered")[0]["hybrid"] == pair("yellow/pink")
    assert table.state.cards.next == 1


def test_a_covered_type_cannot_be_grown_any_more_but_stands_where_it_stands():
    """Ruling 32."""
    table = botanist(RED_BLUE, cards=("red/pink", ""))
    table.state.cards.deck[pair("red/blue")] -= 1
    table.state.cards.covered[pair("red/blue")] += 1
    table.plant(0, "bc23", "red/blue")
    assert table.lay("b2", "...b") == ["placed"]
    assert list(table.grown()) == ["bc23"]


def test_one_of_a_type_holds_for_cards_too():
    """Ruling 33."""
    table = botanist(RED_BLUE, cards=("red/pink", ""))
    publish(table, 0, "red/blue", owner=1)
    table.plant(0, "bc23", "red/blue")
    assert table.lay("b2", "...b") == ["placed"]
    assert table.score(0) == 0


def test_hybrids_of_cards_count_for_pruning():
    """Ruling 33."""
    table = botanist(FULL_3, FULL_3)
    table.plant(0, "ab12", "red/blue")
    table.enter("prune")
    assert table.legal(0) == ["prune 2", "prune 4"]


def test_no_hybrid_is_revealed_before_pruning():
    table = botanist(FULL_3.replace(".. .. ..", ".. .. --", 2), FULL_3)
    table.lay("c3", "....")
    assert table.step == "prune"


def test_with_an_empty_deck_there_is_no_new_card():
    """Ruling 33."""
    table = botanist(RED_BLUE)
    for card in range(15):
        table.state.cards.deck[card] = 0
    table.lay("b2", "...b")
    assert table.state.cards.held[0] == NONE
    assert table.turn == 1


def test_a_pattern_that_lay_there_before_the_card_came_gives_nothing():
    """Ruling 4: the new card's flower must still be formed."""
    table = botanist(".. -- ..\n.r -- p.\n.b rp y.\n.. .. ..")
    # bc12 is completed as pink-yellow by the same tile, before that card is drawn.
    table.lay("b2", "..yb")
    table.happen(pair("yellow/pink"))
    assert table.grown() == {"ab12": pair("red/blue")}
    assert table.turn == 1


def test_a_flower_formed_with_a_card_still_counts_when_the_card_is_covered_meanwhile():
    """Not in the book: it was completed while the card lay open; only its drop is gone."""
    table = botanist(".. -- ..\n.r -- p.\n.b rp y.\n.. .. ..", cards=("red/blue", ""))
    for slot, words in enumerate(["yellow/pink", "yellow/blue", "pink/blue"]):
        publish(table, slot, words, owner=1)
    table.lay("b2", "..yb")
    assert table.legal() == ["ab12", "bc12"]
    table.do("ab12")
    assert table.told("covered")[0]["hybrid"] == pair("yellow/pink")
    table.happen(pair("violet/blue"))
    assert set(table.grown()) == {"ab12", "bc12"}
    assert table.stocked() == {"red": 1, "blue": 1, "yellow": 1, "pink": 1}
    assert table.score(0) == 4


def test_the_ledger_names_cards_and_drops():
    table = botanist("", "")
    table.state.cards.first[0] = 2
    table.state.cards.second[0] = 1
    sheet = Itemised()
    assert table.rules.score(table.state, 0, sheet) == 10
    assert english.lines(sheet) == [("Own botanist cards", 2, 8), ("Water drops", 1, 2)]


def test_a_card_is_shown_before_the_order_of_flowers_is_asked():
    """As soon as the hybrid is completed: a choice that follows must not betray a hidden card."""
    table = botanist(".. -- ..\n.r -- o.\n.b ro o.\n.. .. ..")
    assert table.lay("b2", "..ob") == ["placed", "unveiled"]
    assert table.step == "order"
    assert table.rules.view(table.state, 1)["botanist"]["told"] == pair("red/blue")
    world = table.rules.imagine(table.state, 1, hortus.Dice(3))
    assert world.cards.held[0] == pair("red/blue")


def test_a_card_completed_by_the_fork_is_shown_once():
    """Both tiles of the swap touch the point."""
    table = botanist(".. ..\n.r r.\n.b b.\n.. ..", modules=("tools", "botanist"))
    table.state.shed.shown[0] = TOOLS.index("fork")
    table.enter("take")
    table.do("fork", "b1")
    table.do(table.turned("b2", 3, "b"))
    assert table.do(table.turned("b1", 0, "r")).count("unveiled") == 1


def test_undo_does_not_cross_a_revealed_card():
    """There is no random draw between the tile that completes the card and the choice of the first flower."""
    table = botanist(".. -- ..\n.r -- o.\n.b ro o.\n.. .. ..")
    match = hortus.Match(table.rules, seed=1)
    match._state = table.state
    tile, turn = table.find("..ob")
    table.state.hand = tile
    table.enter("place")
    told = match.submit(0, table.rules.catalogue.read("b2" + "^>v<"[turn]))
    assert [event.kind.name for event in told] == ["placed", "unveiled"]
    assert not match.undo(0)
    match.submit(0, table.rules.catalogue.read("bc12"))
    assert match.undo(0)
    assert not match.undo(0)
    assert table.rules.view(match._state, 1)["botanist"]["told"] == pair("red/blue")


def test_who_forms_a_flower_without_revealing_it_is_known_not_to_hold_its_card():
    table = botanist(RED_BLUE, cards=("red/pink", "yellow/pink"))
    table.lay("b2", "...b")
    assert table.state.cards.denied[0] == bit(pair("red/blue"))
    for seed in range(60):
        world = table.rules.imagine(table.state, 1, hortus.Dice(seed))
        assert world.cards.held[0] != pair("red/blue")
        assert world.cards.held[1] == pair("yellow/pink")


def test_of_a_new_card_nothing_is_known():
    """What was formed before it was drawn says nothing of it."""
    table = botanist(RED_BLUE, cards=("red/blue", "red/pink"))
    table.state.cards.denied[0] = bit(pair("yellow/pink"))
    table.lay("b2", "...b")
    table.happen(pair("violet/blue"))
    held = {int(table.rules.imagine(table.state, 1, hortus.Dice(seed)).cards.held[0]) for seed in range(200)}
    assert pair("yellow/pink") in held


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_botanist_and_tools_are_played_together(seats):
    match = hortus.Match(hortus.rules("blume", seats, ["tools", "botanist"]), seed=2)
    view = match.perspective(0).view()
    assert view["botanist"]["card"] != NONE
    assert NONE not in view["tools"]["shown"]
