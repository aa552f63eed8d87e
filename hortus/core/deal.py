"""Where a match's chance comes from, in a form that can be proved afterwards.

At a real table the server publishes the hash of a secret before anybody sits
down; every seat adds a nonce; the dice run on the hash of both. When the game
is over the secret is published and everybody can throw the dice again: neither
the host nor a player could have chosen the tiles.
"""

from hashlib import sha256

from hortus.core.dice import SealedDice
from hortus.core.errors import RecordError, SetupError


class Deal:
    """Either a seed that everybody may know, or a secret with the nonces of the seats.

    Of another's deal only the `promise` may be known, the commitment to its
    secret: its moves can be replayed, its dice cannot be thrown.
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
        self.secret = secret  # hexadecimal; empty for a seeded deal
        self.nonces = nonces
        self.given = given  # so many first moves were taken over from another match: these dice answer for the rest
        self.promise = promise  # empty where the dice are known
        self.bots: list[int] = bots if bots is not None else []  # seats that began as bots, which add no nonce

    @property
    def known(self) -> bool:
        """Whether its dice can be thrown here."""
        return self.promise == ""

    @property
    def sealed(self) -> bool:
        return self.secret != ""

    @property
    def silent(self) -> list[int]:
        """The seats of people that added no nonce to a sealed deal."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce == "" and seat not in self.bots]

    def commitment(self) -> str:
        """What is published before the first nonce is known."""
        if self.promise:
            return self.promise
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    def dice(self, stream: str) -> SealedDice:
        """Fresh dice for one purpose: "table" for nature, another word for each other use."""
        mix = sha256()
        mix.update(_framed(stream))
        mix.update(_framed(self.seed))
        mix.update(_framed(self.secret))
        for nonce in self.nonces:
            mix.update(_framed(nonce))
        return SealedDice(mix.digest())

    def publish(self, finished: bool) -> dict[str, object]:
        """What a record says of the deal; a secret stays one until the game is over."""
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
    """A deal from a 256-bit secret in hexadecimal and one nonce a seat; `bots` are seats that have none to add."""
    if len(secret) != 64 or not _is_hexadecimal(secret):
        raise RecordError("The secret of a deal is 64 hexadecimal digits.")
    return Deal("", secret, nonces, given, "", bots)


def promised(commitment: str, nonces: list[str], given: int = 0, bots: list[int] | None = None) -> Deal:
    """A deal whose secret is not published yet."""
    if len(commitment) != 64 or not _is_hexadecimal(commitment):
        raise RecordError("The commitment of a deal is 64 hexadecimal digits.")
    return Deal("", "", nonces, given, commitment, bots)


def _is_hexadecimal(text: str) -> bool:
    return all(character in "0123456789abcdef" for character in text)


def _framed(text: str) -> bytes:
    """The text with its length in front, so that no two lists of texts run into the same bytes."""
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise SetupError("A seed or a nonce is a text of whole characters; this one holds a broken one.") from None
    return len(data).to_bytes(4, "big") + data
