"""Is a reason true? What it names is taken out of the way in a copy of the table, and then it must be gone.

A few reasons have nothing that could be taken away, such as the edge of a board. They have no remedy here; those of
Papillon's gardening have tests of their own (`tests/games/papillon/test_excuse.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isqrt
from typing import Any

from hortus.core.state import NONE
from hortus.games.blume.modules.field_bed import STRIP


@dataclass(frozen=True)
class Obstacle:
    """A copy of the table, the step that asks, the seat, and the action with its fields."""

    state: Any
    step: Any
    seat: int
    action: dict[str, Any]


Remedy = Callable[[Obstacle], None]

PLENTY = 21
"""More petals, gloves or caterpillars than any price."""


# ---- Petal


def a_petal_here(at: Obstacle) -> None:
    at.state.petals |= 1 << at.action["cell"]


def a_flower_here(at: Obstacle) -> None:
    at.state.petals &= ~(1 << at.action["cell"])
    at.state.flowers |= 1 << at.action["cell"]


def a_petal_beside(at: Obstacle) -> None:
    onto = int(at.step.meadow.beside(at.action["cell"], at.action["way"]))
    at.state.flowers &= ~(1 << onto)
    at.state.petals |= 1 << onto


# ---- Flutter


def many_petals(at: Obstacle) -> None:
    for colour in range(4):
        at.state.petals[at.seat * 4 + colour] = PLENTY


def bare_ground(at: Obstacle) -> None:
    outline = at.step.placing.meadow.outline(at.state.hand, max(0, at.state.held))
    for index in range(len(outline.spots)):
        at.state.cells[outline.cell(at.action["at"], index)] = NONE


def not_enclosed(at: Obstacle) -> None:
    at.state.enclosed &= ~(1 << at.action["piece"])


def no_bees(at: Obstacle) -> None:
    for other in range(int(at.state.seats)):
        at.state.bees[other] = NONE


def waiting_to_be_paid(at: Obstacle) -> None:
    at.state.due |= 1 << at.action["piece"]


def placed_on_the_rainbow(at: Obstacle) -> None:
    at.state.wild |= 1 << at.action["colour"]


def nothing_owed(at: Obstacle) -> None:
    at.state.owed = 0


# ---- Polders


def nothing_chosen(at: Obstacle) -> None:
    at.state.sealed[at.seat].count = 0


def one_choice_less(at: Obstacle) -> None:
    at.state.sealed[at.seat].count -= 1


def turned_up(at: Obstacle) -> None:
    at.state.open[0] = at.action["card"]


def an_empty_sheet(at: Obstacle) -> None:
    sheet = at.state.held[at.seat]
    for word in (sheet * 2, sheet * 2 + 1):
        at.state.free[word] = -1


def a_full_sheet(at: Obstacle) -> None:
    sheet = at.state.held[at.seat]
    for word in (sheet * 2, sheet * 2 + 1):
        at.state.free[word] = 0


# ---- Papillon


def many_caterpillars(at: Obstacle) -> None:
    at.state.caterpillars[at.seat] = PLENTY


def nobody_has_bid(at: Obstacle) -> None:
    for other in range(int(at.state.seats)):
        at.state.bids[other] = NONE


def a_butterfly_waits(at: Obstacle) -> None:
    first = at.seat * (len(at.state.patch) // int(at.state.seats))
    at.state.rests[at.seat] = max(1, at.state.rests[at.seat])
    at.state.patch[first] = int(at.step.colours[at.action["flower"]]) * 2 + at.action["patch"]


# ---- Blume


def a_tile_in_the_bag(at: Obstacle) -> None:
    at.state.bagged = 1


def a_tile_in_the_row(at: Obstacle) -> None:
    at.state.row[at.action["slot"]] = 0


def side_of(state: Any) -> int:
    return isqrt(len(state.laid) // int(state.seats))


def word_of(at: Obstacle) -> tuple[int, int]:
    """The word of `rows` that has the cell, and the cell's bit in it. A wide field has several words for a row."""
    side = side_of(at.state)
    words = len(at.state.rows) // int(at.state.seats)
    row, column = divmod(at.action["cell"], side)
    return at.seat * words + row * (words // side) + column // STRIP, 1 << column % STRIP


def an_empty_cell(at: Obstacle) -> None:
    word, mark = word_of(at)
    at.state.laid[at.seat * side_of(at.state) ** 2 + at.action["cell"]] = NONE
    at.state.rows[word] &= ~mark


def a_tile_in_the_cell(at: Obstacle) -> None:
    word, mark = word_of(at)
    at.state.laid[at.seat * side_of(at.state) ** 2 + at.action["cell"]] = 0
    at.state.rows[word] |= mark


def a_tile_beside(at: Obstacle) -> None:
    column = at.action["cell"] % side_of(at.state)
    a_tile_in_the_cell(replace(at, action={"cell": at.action["cell"] + (1 if column == 0 else -1)}))


def the_last_round(at: Obstacle) -> None:
    at.state.round = 2
    at.state.filled[at.seat] = max(1, at.state.filled[at.seat])


def an_empty_shelf(at: Obstacle) -> None:
    at.state.stock[at.seat * 6 + at.action["colour"]] = 0


def a_flower_on_the_shelf(at: Obstacle) -> None:
    at.state.stock[at.seat * 6 + at.action["colour"]] = 1


def many_gloves(at: Obstacle) -> None:
    at.state.shed.gloves[at.seat] = PLENTY


def no_tool_used(at: Obstacle) -> None:
    at.state.shed.used = 0


def on_display(at: Obstacle) -> None:
    at.state.shed.shown[0] = at.action["tool"]


REMEDIES: dict[str, Remedy] = {
    "petal-why-empty": a_petal_here,
    "petal-why-single": a_flower_here,
    "petal-why-gap": a_petal_beside,
    "petal-why-flower": a_petal_beside,
    "flutter-why-skip": many_petals,
    "flutter-why-lack": many_petals,
    "flutter-why-covered": bare_ground,
    "flutter-why-enclosed": not_enclosed,
    "flutter-why-bee": no_bees,
    "flutter-why-not-due": waiting_to_be_paid,
    "flutter-why-not-placed": placed_on_the_rainbow,
    "flutter-why-owed": nothing_owed,
    "polders-why-place-first": nothing_chosen,
    "polders-why-not-open": turned_up,
    "polders-why-filled": an_empty_sheet,
    "polders-why-card-fits": a_full_sheet,
    "papillon-why-poor": many_caterpillars,
    "papillon-why-taken": nobody_has_bid,
    "papillon-why-no-colour": a_butterfly_waits,
    "papillon-why-other-size": a_butterfly_waits,
    "papillon-why-place-first": one_choice_less,
    "papillon-why-gnome-part": nothing_chosen,
    "blume-why-bag": a_tile_in_the_bag,
    "blume-why-slot": a_tile_in_the_row,
    "blume-why-square": the_last_round,
    "blume-why-occupied": an_empty_cell,
    "blume-why-beside": a_tile_beside,
    "blume-why-full-peg": an_empty_shelf,
    "blume-why-none-stocked": a_flower_on_the_shelf,
    "blume-why-no-tile": a_tile_in_the_cell,
    "blume-why-gloves": many_gloves,
    "blume-why-one-tool": no_tool_used,
    "blume-why-not-shown": on_display,
}


def gone(rules: Any, state: Any, seat: int, action: int, key: str) -> bool:
    """Whether the reason is gone once its obstacle is; another one may stand behind it."""
    changed = state.clone()
    spelled: dict[str, Any] = rules.catalogue.spell(action)
    REMEDIES[key](Obstacle(changed, rules.choices[state.step], seat, spelled))
    left = rules.refusal(changed, seat, action)
    return left is None or left.key != key


def turn_is_all(rules: Any, state: Any, legal: list[int]) -> bool:
    """Out of turn, only the turn is in the way: whoever is asked hears another reason, or none."""
    for other in range(int(rules.seats)):
        if state.waiting >> other & 1:
            continue
        reason = rules.refusal(state, other, legal[0])
        changed = state.clone()
        changed.waiting |= 1 << other
        left = rules.refusal(changed, other, legal[0])
        if reason is None or reason.key != "why-turn" or (left is not None and left.key == "why-turn"):
            return False
    return True
