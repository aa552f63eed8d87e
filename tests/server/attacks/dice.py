"""Attacks on the dice. Each is given what a player can see, and says what comes next or gives up."""

import random
from collections.abc import Callable, Iterator
from hashlib import sha256

Secret = str


def by_commitment(commitment: str, guesses: Iterator[Secret]) -> Secret | None:
    """The secret behind a published commitment, if it is among the guesses."""
    for secret in guesses:
        if sha256(bytes.fromhex(secret)).hexdigest() == commitment:
            return secret
    return None


def clock_secrets(at: int, seconds: float = 5.0) -> Iterator[Secret]:
    """What a server would have drawn that seeds with its clock, around the time the table was made."""
    for moment in range(at - int(seconds * 1000), at + int(seconds * 1000)):
        yield clock_secret(moment)
        yield seeded_secret(moment)
        yield seeded_secret(moment // 1000)


def clock_secret(moment: int) -> Secret:
    return sha256(str(moment).encode()).hexdigest()


def seeded_secret(seed: int) -> Secret:
    return random.Random(seed).randbytes(32).hex()


def small_secrets(bits: int) -> Iterator[Secret]:
    """Every secret that a seed of this many bits can make, in the usual ways of making one."""
    for seed in range(1 << bits):
        yield f"{seed:064x}"
        yield clock_secret(seed)


def next_word(words: list[int]) -> int:
    """What a Mersenne Twister says after these 624 words."""
    twin = random.Random()
    twin.setstate((3, (*[_untemper(word) for word in words[-624:]], 624), None))
    return twin.getrandbits(32)


def _untemper(word: int) -> int:
    word = _undo_right(word, 18)
    word = _undo_left(word, 15, 0xEFC60000)
    word = _undo_left(word, 7, 0x9D2C5680)
    return _undo_right(word, 11)


def _undo_right(word: int, shift: int) -> int:
    found = word
    for _ in range(32 // shift + 1):
        found = word ^ (found >> shift)
    return found


def _undo_left(word: int, shift: int, mask: int) -> int:
    found = word
    for _ in range(32 // shift + 1):
        found = word ^ ((found << shift) & mask)
    return found


def predicts(draw: Callable[[], int], attempts: int = 20) -> int:
    """How often the word after 624 known ones is foretold."""
    hits = 0
    seen = [draw() for _ in range(624)]
    for _ in range(attempts):
        foretold = next_word(seen)
        seen.append(draw())
        hits += seen[-1] == foretold
    return hits
