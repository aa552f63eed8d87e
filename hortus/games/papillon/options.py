"""What players of Papillon can agree on. `assembly.py` has what each choice changes."""

from typing import Final

from hortus.core.kind import Option
from hortus.games.papillon.modules import expert_gnomes

OPTIONS: Final = [
    Option("bonus_target", ["same", "any"]),
    Option("zero_bonus", ["space", "order_position"]),
    Option("cap_for_two", ["twelve", "none"], seats=[2]),
    Option("tie_rank", ["dense", "skip"]),
    Option("two_player_swap", ["immediate", "next_round"], seats=[2]),
    Option("empty_supply", ["must", "may_decline"]),
    Option("gardening", ["simultaneous", "draft_order"]),
]

MODULES: Final = [expert_gnomes.MODULE]
