"""Records on disk: read, replayed and proved."""

import json
from pathlib import Path
from typing import Any

from hortus import editions, files
from hortus.core.deal import Deal, promised, sealed, seeded
from hortus.core.errors import RecordError, SetupError
from hortus.core.record import Record, read_record
from hortus.core.rules import Rules
from hortus.match import Match
from hortus.tables import game_kind, rules

LARGEST = 16 * 1024 * 1024


def load(path: str | Path) -> Record:
    """The record in a file."""
    data = files.read(path, LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordError(f"{path} is too large for a record, which has at most {LARGEST // 1024 // 1024} MB.")
    try:
        written = json.loads(data)
    except (ValueError, RecursionError):
        raise RecordError(f"{path} is not a record: it is not JSON.") from None
    return read_record(written)


def save(record: Record, path: str | Path) -> None:
    """Write a record, whole or not at all; over an older record, never over anything else."""
    _check_record(record)
    path = files.named(path)
    if kept(files.target_of(path)):
        _check_replaceable(path)
    files.write(path, text(record))


def kept(path: Path) -> bool:
    """Whether there is anything in this file, or where a file should be."""
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


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
    if setup.components is None and setup.edition not in kind.editions:
        # The name is somebody else's word; no file here is opened for it.
        raise RecordError(f"{kind.title} has no edition {setup.edition!r}, and the record does not bring its own.")
    if setup.components is not None:
        box = editions.from_components(setup.edition, setup.components)
    table = rules(setup.game, setup.seats, setup.modules, setup.options, box, kind.version)
    if table.setup.digest != setup.digest:
        raise RecordError(f"The record's edition {setup.edition!r} is not the one of that name here: digests differ.")
    return table


def replay(record: Record, moves: int | None = None) -> Match:
    """The match as the record left it, or a look at the table after so many of its moves.

    The whole match can be played on, unless the secret of its deal is not published yet.
    """
    _check_record(record)
    if moves is not None and (type(moves) is not int or not 0 <= moves <= len(record.moves)):
        raise RecordError(f"The record has {len(record.moves)} moves; ask for 0 to {len(record.moves)}, not {moves!r}.")
    match = Match(rules_of(record), deal=_deal(record), begin=False)
    match.follow(record.moves[:moves], proving=False)
    if moves is None:
        if record.scores and list(match.scores()) != record.scores:
            raise RecordError(f"The record says {record.scores}, its moves score {list(match.scores())}.")
        match.settle()  # the record may end where chance should speak
    return match


def verify(record: Record) -> Match:
    """Prove a record: every action was legal and every chance outcome follows from the deal.

    The first `match.deal.given` moves were taken over from another match: of
    them only the legality is proved. `match.deal.silent` are the people's
    seats that added no nonce: their players had no part in this deal.
    """
    _check_record(record)
    deal = _deal(record)
    if not deal.known:
        raise RecordError("The deal's secret is not published yet: only a finished game can be verified.")
    if deal.sealed and deal.commitment() != record.deal["commitment"]:
        raise RecordError("The deal's secret does not match the commitment that was published before it.")
    if 0 < deal.given == len(record.moves):
        raise RecordError("All moves of the record were taken over from another match: its deal proves none of them.")
    match = Match(rules_of(record), deal=deal, begin=False)
    match.follow(record.moves[: deal.given], proving=False)
    match.follow(record.moves[deal.given :], proving=True)
    if list(match.scores() if match.over else []) != record.scores:
        raise RecordError(f"The record says {record.scores}, its moves score {list(match.scores())}.")
    return match


def _deal(record: Record) -> Deal:
    written = record.deal
    seed = written.get("seed")
    commitment = written.get("commitment")
    if isinstance(seed, str) and commitment is None:
        return seeded(seed)
    nonces = written.get("nonces")
    texts = isinstance(nonces, list) and all(isinstance(nonce, str) for nonce in nonces)
    if seed is not None or not isinstance(commitment, str) or not isinstance(nonces, list) or not texts:
        raise RecordError("The record's deal needs a seed, or a commitment with a list of nonces.")
    given = written.get("given", 0)
    if type(given) is not int or not 0 <= given <= len(record.moves):
        raise RecordError("The number of moves a deal was given should be a whole number within the record.")
    bots = written.get("bots", [])
    seats = range(record.setup.seats)
    if not isinstance(bots, list) or not all(type(seat) is int and seat in seats for seat in bots):
        raise RecordError("The bots of a deal should be a list of seats of this table.")
    secret = written.get("secret")
    if secret is None:
        # A game in progress: the moves can be replayed, the dice cannot be thrown again.
        return promised(commitment, nonces, given, bots)
    if not isinstance(secret, str):
        raise RecordError("The deal's secret should be a text.")
    return sealed(secret, nonces, given, bots)


def _check_replaceable(path: Path) -> None:
    try:
        load(path)
    except RecordError:
        raise RecordError(f"{path} is not a record and is not written over; name another file.") from None


def _check_record(record: object) -> None:
    if not isinstance(record, Record):
        kind = type(record).__name__
        raise RecordError(f"A record is wanted, as match.record() or hortus.load(path) gives it, not a {kind}.")
