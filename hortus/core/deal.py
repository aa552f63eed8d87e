"""Where the random draws of a match come from, so that anybody can check them later.

The server publishes the hash of a secret before anybody sits down. Every seat
adds a nonce, and the dice use the hash of both. After the game the secret is
published, and anybody can repeat all draws. So neither the host nor a player
can choose the tiles.
"""

from hashlib import sha256

from hortus.core.dice import SealedDice
from hortus.core.errors import RecordError, SetupError


class Deal:
    """Either a seed that everybody may know, or a secret with the nonces of the seats.

    While the secret is not published, only the `promise` is known: the
    commitment to the secret. The moves can be replayed, but nothing new can be
    drawn.
    """

    def __init__(
        self,
        seed: str,
        secret: str,
        nonces: list[str],
        given: int = 0,
        promise: str = "",
        bots: list[int] | None = None,
    ) -> None:
        self.seed = seed
        """The seed as text; empty for a sealed deal."""
        self.secret = secret
        """The secret in hexadecimal; empty for a seeded deal, and while it is not known."""
        self.nonces = nonces
        """One nonce for each seat of a sealed deal; empty for a seat that added none."""
        self.given = given
        """How many first moves were taken over from another match. This deal proves only the moves after them."""
        self.promise = promise
        """The commitment to a secret that is not published yet; empty if the dice are known."""
        self.bots: list[int] = bots if bots is not None else []
        """The seats that started as bots. Bots add no nonce."""

    @property
    def known(self) -> bool:
        """Whether its dice can be used here."""
        return self.promise == ""

    @property
    def sealed(self) -> bool:
        """Whether this deal has a secret, and not just a seed."""
        return self.secret != ""

    @property
    def silent(self) -> list[int]:
        """The seats of people that added no nonce to a sealed deal."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce == "" and seat not in self.bots]

    def commitment(self) -> str:
        """The hash of the secret. It is published before the first nonce is known."""
        if self.promise:
            return self.promise
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    def dice(self, stream: str) -> SealedDice:
        """New dice for one purpose: "table" for the random draws of the game, another word for each other use."""
        mix = sha256()
        mix.update(_framed(stream))
        mix.update(_framed(self.seed))
        mix.update(_framed(self.secret))
        for nonce in self.nonces:
            mix.update(_framed(nonce))
        return SealedDice(mix.digest())

    def publish(self, finished: bool) -> dict[str, object]:
        """What a record says about the deal. The secret is left out until the game is over."""
        if self.known and not self.sealed:
            return {"seed": self.seed}
        shown: dict[str, object] = {"commitment": self.commitment(), "nonces": self.nonces[:]}
        if self.given:
            shown["given"] = self.given
        if self.bots:
            shown["bots"] = self.bots[:]
        if finished and self.sealed:
            shown["secret"] = self.secret
        return shown


def seeded(seed: int | str) -> Deal:
    """A deal that anybody can repeat by its seed; 7 and "7" are the same."""
    return Deal(str(seed), "", [])


def sealed(secret: str, nonces: list[str], given: int = 0, bots: list[int] | None = None) -> Deal:
    """A deal from a 256-bit secret in hexadecimal and one nonce for each seat. `bots` are seats without a nonce."""
    if len(secret) != 64 or not _is_hexadecimal(secret):
        raise RecordError("refused-secret-digits")
    return Deal("", secret, nonces, given, "", bots)


def promised(commitment: str, nonces: list[str], given: int, bots: list[int]) -> Deal:
    """A deal whose secret is not published yet."""
    if len(commitment) != 64 or not _is_hexadecimal(commitment):
        raise RecordError("refused-commitment-digits")
    return Deal("", "", nonces, given, commitment, bots)


def _is_hexadecimal(text: str) -> bool:
    return all(character in "0123456789abcdef" for character in text)


def _framed(text: str) -> bytes:
    """The text with its length in front, so that different lists of texts never give the same bytes."""
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise SetupError("refused-seed-broken") from None
    return len(data).to_bytes(4, "big") + data
