"""What seats are called: the same letters in the log and on the board."""

LETTERS = "ABCDEFGH"


def letter(seat: int) -> str:
    return LETTERS[seat]
