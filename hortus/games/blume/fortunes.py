"""What was counted in games that bots played against each other: how often points bloom, where prices go.

Made by counting, not by hand: of every pattern (see `patterns.py`), how many flowers a point that shows it
brought in the same round and in the rounds after; of every colour, where its peg stood when a round was scored.
"""

from typing import Final

SOON: Final = [
    0.49, 0.57, 0.43, 0.53, 0.52, 0.58,  # bare
    0.43, 0.50, 0.36, 0.46, 0.45, 0.56,  # one plain
    0.62, 0.67, 0.48, 0.59, 0.50, 0.60,  # one open
    0.81, 0.90, 0.71, 0.80, 0.74, 0.79,  # beside
    0.45, 0.45, 0.40, 0.42, 0.45, 0.45,  # across plain
    0.70, 0.70, 0.71, 0.85, 0.70, 0.77,  # across open
    0.84, 0.86, 0.61, 0.80, 0.56, 0.69,  # half hybrid
    0.94, 0.96, 0.84, 0.90, 0.81, 0.85,  # three plain
    0.96, 0.98, 0.88, 0.96, 0.85, 0.92,  # three hybrid
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # finished
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # standing
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # odd of two
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # odd of three
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # odd of four
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # even split
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00,  # mixed
]  # fmt: skip
"""Flowers in the same round: of each pattern, dry and watered, in rounds 1, 2 and 3."""
LATER: Final = [
    0.94, 0.59, 0.46, 0.52,  # bare
    0.88, 0.93, 0.40, 0.52,  # one plain
    1.07, 1.01, 0.47, 0.51,  # one open
    1.16, 1.11, 0.59, 0.66,  # beside
    1.55, 1.55, 0.44, 0.44,  # across plain
    0.80, 0.80, 0.65, 0.65,  # across open
    1.23, 1.11, 0.54, 0.50,  # half hybrid
    1.28, 1.28, 0.68, 0.68,  # three plain
    1.34, 1.34, 0.68, 0.68,  # three hybrid
    1.39, 1.39, 0.73, 0.73,  # finished
    1.37, 1.37, 0.72, 0.72,  # standing
    0.49, 0.59, 0.14, 0.25,  # odd of two
    0.62, 0.62, 0.23, 0.23,  # odd of three
    1.10, 1.10, 0.50, 0.50,  # odd of four
    0.40, 0.40, 0.12, 0.12,  # even split
    0.35, 0.35, 0.08, 0.08,  # mixed
]  # fmt: skip
"""Flowers in later rounds: of each pattern, inside and beyond the square, in rounds 1 and 2."""
CROWD: Final = [0.0, 0.94, 1.41, 1.90, 2.15]
"""Flowers from one cell that is the last gap of so many points: one tile rarely fits them all."""
PRICES: Final = [
    -0.03, 0.96, 0.03, 0.00, 0.39, 0.08, 1.31, 0.00,  # 1 seat: in round 1 for the end of round 1
    0.26, 0.83, 2.14, 0.00, 1.09, 0.32, 0.32, 0.00,  # 1 seat: in round 1 for the end of round 2
    0.86, 0.82, 3.37, 0.00, 1.54, 0.51, 0.03, 0.00,  # 1 seat: in round 1 for the end of round 3
    -0.10, 1.01, -0.22, 0.00, 0.67, -0.28, 2.42, 0.00,  # 1 seat: in round 2 for the end of round 2
    0.18, 0.81, 1.02, 0.00, 1.25, 0.03, 1.94, 0.00,  # 1 seat: in round 2 for the end of round 3
    -0.08, 1.00, -0.13, 0.00, 0.95, -0.37, 1.60, 0.00,  # 1 seat: in round 3 for the end of round 3
    0.08, 0.98, -0.03, -0.17, 0.62, -0.09, 0.63, 0.74,  # 2 seats: in round 1 for the end of round 1
    1.00, 1.04, 1.19, 0.99, 1.79, -0.08, 0.15, 0.64,  # 2 seats: in round 1 for the end of round 2
    2.08, 0.74, 1.68, 1.51, 2.09, 0.01, -0.06, 0.52,  # 2 seats: in round 1 for the end of round 3
    -0.33, 1.02, -0.11, -0.12, 2.05, -0.22, 1.36, 1.07,  # 2 seats: in round 2 for the end of round 2
    0.69, 0.69, 0.40, 0.41, 2.36, -0.16, 1.16, 0.89,  # 2 seats: in round 2 for the end of round 3
    -0.18, 1.00, -0.02, -0.02, 2.43, -0.59, 0.63, 0.47,  # 2 seats: in round 3 for the end of round 3
    0.16, 0.97, -0.00, -0.34, 1.20, -0.28, 0.80, 1.99,  # 3 seats: in round 1 for the end of round 1
    1.31, 0.83, 1.09, 1.69, 2.54, -0.14, 0.22, 1.75,  # 3 seats: in round 1 for the end of round 2
    2.49, 0.42, 1.27, 2.16, 2.29, -0.10, -0.06, 1.09,  # 3 seats: in round 1 for the end of round 3
    -0.39, 1.02, -0.07, -0.16, 2.83, -0.45, 0.98, 1.68,  # 3 seats: in round 2 for the end of round 2
    1.20, 0.49, 0.30, 0.62, 2.49, -0.26, 0.67, 1.14,  # 3 seats: in round 2 for the end of round 3
    -0.19, 1.01, -0.01, -0.03, 3.31, -0.86, 0.42, 0.65,  # 3 seats: in round 3 for the end of round 3
    0.14, 0.94, 0.03, -0.57, 1.77, -0.06, 0.79, 3.42,  # 4 seats: in round 1 for the end of round 1
    1.62, 0.66, 0.86, 1.85, 2.77, -0.11, 0.17, 2.64,  # 4 seats: in round 1 for the end of round 2
    2.86, 0.30, 0.84, 2.03, 2.09, -0.09, -0.09, 1.48,  # 4 seats: in round 1 for the end of round 3
    -0.45, 1.00, -0.02, -0.07, 3.48, -0.62, 0.71, 1.82,  # 4 seats: in round 2 for the end of round 2
    1.46, 0.41, 0.22, 0.72, 2.63, -0.25, 0.37, 0.89,  # 4 seats: in round 2 for the end of round 3
    -0.23, 0.99, 0.01, 0.01, 3.68, -0.92, 0.28, 0.63,  # 4 seats: in round 3 for the end of round 3
]  # fmt: skip
"""A price to come, as the sum of a constant, the peg, one's own stock and the mean of the others' (four numbers),
and of the same four times the part of the round that is still to be played."""
TRUST: Final = [
    0.50, 0.50, 0.50, 0.60, 0.60, 0.60, 0.60, 0.85, 0.85, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80,
]  # fmt: skip
"""How much of what each pattern promises counts, for this round and for later ones: what is counted includes what
comes about anyway, and the surer a point is, the more of it is due to the corners that lie. Tried out in matches."""
