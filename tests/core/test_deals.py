"""What a record says of its deal, before and after the end."""

from hashlib import sha256

from hortus.core.deal import Deal, seeded

SECRET = "ab" * 32
PROMISE = sha256(bytes.fromhex(SECRET)).hexdigest()


def test_a_seeded_deal_shows_its_seed_and_nothing_else():
    assert seeded(7).publish(False) == {"seed": "7"}
    assert seeded(7).publish(True) == {"seed": "7"}


def test_a_secret_is_promised_first_and_shown_in_the_end():
    deal = Deal("", SECRET, ["a", "b"])
    assert deal.publish(False) == {"commitment": PROMISE, "nonces": ["a", "b"]}
    assert deal.publish(True) == {"commitment": PROMISE, "nonces": ["a", "b"], "secret": SECRET}


def test_moves_taken_over_from_another_match_are_counted():
    deal = Deal("", SECRET, [], given=3)
    assert deal.publish(False) == {"commitment": PROMISE, "nonces": [], "given": 3}


def test_the_seats_of_bots_are_named():
    deal = Deal("", SECRET, [], bots=[1, 2])
    assert deal.publish(False) == {"commitment": PROMISE, "nonces": [], "bots": [1, 2]}


def test_a_deal_that_is_only_promised_shows_no_secret():
    deal = Deal("", "", ["a"], promise=PROMISE)
    assert not deal.known
    assert deal.publish(True) == {"commitment": PROMISE, "nonces": ["a"]}


def test_every_part_of_a_deal_changes_its_dice_and_no_two_can_be_confused():
    """Each part is framed by its length: what ends one cannot begin the next."""
    deals = [
        Deal("7", "", []), Deal("", SECRET, []), Deal("", SECRET, ["ab"]), Deal("", SECRET, ["a", "b"]),
        Deal("", SECRET, ["", "ab"]), Deal("", SECRET, ["ab", ""]),
    ]  # fmt: skip
    first = {int(deal.dice(stream).word()) for deal in deals for stream in ("table", "bots")}
    assert len(first) == 2 * len(deals)


def test_silent_are_the_people_who_added_no_nonce_and_never_a_bot():
    assert Deal("", SECRET, ["a", "", "", "b"], bots=[1, 3]).silent == [2]
