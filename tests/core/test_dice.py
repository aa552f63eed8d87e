"""The same dice everywhere, and dice that nobody can foresee."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.deal import sealed, seeded
from hortus.core.dice import Dice, SealedDice
from hortus.core.errors import HortusError, RecordError, SetupError


def test_the_fast_dice_say_the_same_in_every_build_and_in_the_browser():
    dice = Dice(7)
    assert [dice.word() for _ in range(3)] == [100587536, 2849664703, 2976894644]


def test_large_seeds_use_64_bits():
    assert Dice(2**63 + 5).word() != Dice(5).word()


def test_a_number_below_a_bound_is_unbiased():
    dice = Dice(1)
    counts = Counter(dice.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 22.5  # chi square, 6 degrees, p 0.001


def test_words_that_would_favour_low_numbers_are_thrown_again():
    """3 * 2**28 leaves a remainder of a quarter of all words."""
    bound = 3 * 2**28
    dice, plain = Dice(3), Dice(3)
    for _ in range(200):
        number = dice.below(bound)
        word = plain.word()
        while (word * bound) & 0xFFFFFFFF < 2**32 % bound:
            word = plain.word()
        assert number == (word * bound) >> 32


@pytest.mark.parametrize("bound", [0, -3, 2**30 + 1, 2**32, 2**40])
def test_a_bound_out_of_range_is_refused(bound):
    with pytest.raises(HortusError, match=f"a bound from 1 to 2\\*\\*30, not below {bound}"):
        Dice(1).below(bound)


def test_the_bounds_of_the_bound_are_kept():
    assert Dice(1).below(1) == 0
    assert 0 <= Dice(1).below(2**30) < 2**30


def test_weights_decide_and_nothing_of_no_weight_is_drawn():
    dice = Dice(2)
    counts = Counter(dice.weighted(vec[i64]([1, 0, 3])) for _ in range(20_000))
    assert set(counts) == {0, 2}
    assert 0.23 < counts[0] / 20_000 < 0.27


def test_sealed_dice_are_hmac_sha256_in_counter_mode():
    key = bytes(range(32))
    dice = SealedDice(key)
    blocks = b"".join(hmac.digest(key, counter.to_bytes(8, "big"), sha256) for counter in range(3))
    expected = [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)]
    assert [dice.word() for _ in expected] == expected


def test_a_deal_depends_on_the_secret_on_every_nonce_and_on_the_stream():
    secret = "ab" * 32
    words = {
        deal.dice(stream).word()
        for deal in [sealed(secret, ["x", "y"]), sealed(secret, ["xy", ""]), sealed("cd" * 32, ["x", "y"])]
        for stream in ["table", "bots"]
    }
    assert len(words) == 6


def test_the_seed_7_and_the_text_7_are_the_same():
    assert seeded(7).dice("table").word() == seeded("7").dice("table").word()


def test_a_secret_stays_one_until_the_game_is_over():
    deal = sealed("ab" * 32, ["x"])
    assert deal.publish(False) == {"commitment": sha256(bytes.fromhex("ab" * 32)).hexdigest(), "nonces": ["x"]}
    assert deal.publish(True)["secret"] == "ab" * 32


@pytest.mark.parametrize("secret", ["", "ab", "zz" * 32, "AB" * 32])
def test_a_weak_or_misspelt_secret_is_refused(secret):
    with pytest.raises(RecordError, match="64 hexadecimal digits"):
        sealed(secret, [])


def test_a_seed_or_a_nonce_with_half_a_character_is_refused():
    for deal in [seeded("\ud800"), sealed("ab" * 32, ["\udcff"])]:
        with pytest.raises(SetupError, match="must be valid text"):
            deal.dice("table")


def test_forked_dice_are_seeded_by_two_whole_words():
    dice, twin = Dice(7), Dice(7)
    seed = int(twin.word()) << 32 | int(twin.word())
    forked, seeded = dice.fork(), Dice(seed)
    assert [forked.word() for _ in range(3)] == [seeded.word() for _ in range(3)]
