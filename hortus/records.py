"""Records on disk: read, replayed and proved."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from hortus import editions
from hortus.core.deal import Deal, sealed, seeded
from hortus.core.errors import RecordError, SetupError
from hortus.core.record import Record, read_record
from hortus.core.rules import Rules
from hortus.match import Match
from hortus.tables import game_kind, rules

LARGEST = 16 * 1024 * 1024


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise RecordError(f"{path.name} cannot be read: {fault.strerror or fault}.") from None
    if len(data) > LARGEST:
        raise RecordError(f"{path.name} is too large for a record.")
    try:
        written = json.loads(data)
    except (ValueError, RecursionError):
        raise RecordError(f"{path.name} is not a record: it is not JSON.") from None
    return read_record(written)


def save(record: Record, path: Path) -> None:
    """Write a record, whole or not at all."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(text(record), "utf-8")
    beside.replace(path)


def text(record: Record) -> str:
    return json.dumps(record.as_dict(), separators=(",", ":")) + "\n"


def rules_of(record: Record) -> Rules[Any]:
    """The table the record was played on, put together again."""
    setup = record.setup
    try:
        kind = game_kind(setup.game, setup.version)
    except SetupError as fault:
        raise RecordError(str(fault)) from None
    box: str | editions.Edition = setup.edition
    if setup.components is not None:
        box = editions.from_components(setup.edition, setup.components)
    table = rules(setup.game, setup.seats, setup.modules, setup.options, box, kind.version)
    if table.setup.digest != setup.digest:
        raise RecordError(f"The record's edition {setup.edition!r} is not the one of that name here: digests differ.")
    return table


def replay(record: Record, moves: int | None = None) -> Match:
    """The match as the record left it, or after so many of its moves; it can be played on."""
    match = Match(rules_of(record), deal=_deal(record), begin=False)
    match.follow(record.moves[:moves], proving=False)
    if moves is None and record.scores and list(match.scores()) != record.scores:
        raise RecordError(f"The record says {record.scores}, its moves score {list(match.scores())}.")
    return match


def verify(record: Record) -> Match:
    """Prove a record: every action was legal and every chance outcome follows from the deal."""
    deal = _deal(record)
    if "commitment" in record.deal:
        if not deal.sealed:
            raise RecordError("The deal's secret is not published yet: only a finished game can be verified.")
        if sha256(bytes.fromhex(deal.secret)).hexdigest() != record.deal["commitment"]:
            raise RecordError("The deal's secret does not match the commitment that was published before it.")
    match = Match(rules_of(record), deal=deal, begin=False)
    # A match that was played on from another one's position answers for its own part only.
    match.follow(record.moves[: deal.given], proving=False)
    match.follow(record.moves[deal.given :], proving=True)
    if list(match.scores() if match.over else []) != record.scores:
        raise RecordError(f"The record says {record.scores}, its moves score {list(match.scores())}.")
    return match


def _deal(record: Record) -> Deal:
    written = record.deal
    seed = written.get("seed")
    if isinstance(seed, str):
        return seeded(seed)
    nonces = written.get("nonces")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise RecordError("The record's deal needs a seed, or a commitment with a list of nonces.")
    given = written.get("given", 0)
    if type(given) is not int or not 0 <= given <= len(record.moves):
        raise RecordError("The number of moves a deal was given should be a whole number within the record.")
    secret = written.get("secret")
    if secret is None:
        # A game in progress: the moves can be replayed, the dice cannot be thrown again.
        return Deal("", "", nonces, given)
    if not isinstance(secret, str):
        raise RecordError("The deal's secret should be a text.")
    return sealed(secret, nonces, given)
