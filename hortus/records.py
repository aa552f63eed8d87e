"""Records on disk: save, load, replay and verify them."""

import json
from pathlib import Path
from typing import Any

from hortus import editions, files
from hortus.core.deal import Deal, promised, sealed, seeded
from hortus.core.errors import RecordError, SetupError
from hortus.core.plain import quoted
from hortus.core.record import Record, read_record
from hortus.core.rules import Rules
from hortus.match import Match
from hortus.tables import game_kind, rules

LARGEST = 16 * 1024 * 1024


def load(path: str | Path) -> Record:
    """Read a record from a file."""
    data = files.read(path, LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordError("refused-record-large", path=str(path), most=LARGEST // 1024 // 1024)
    try:
        written = json.loads(data)
    except (ValueError, RecursionError):
        raise RecordError("refused-record-json", path=str(path)) from None
    return read_record(written)


def save(record: Record, path: str | Path) -> None:
    """Write a record to a file, completely or not at all. It may replace an older record, but no other file."""
    _check_record(record)
    path = files.named(path)
    if kept(files.target_of(path)):
        _check_replaceable(path)
    files.write(path, text(record))


def kept(path: Path) -> bool:
    """Whether something is there: a file that is not empty, or anything that is not a file."""
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def text(record: Record) -> str:
    """The record as one line of JSON."""
    return json.dumps(record.as_dict(), separators=(",", ":")) + "\n"


def rules_of(record: Record) -> Rules[Any]:
    """Set up the table of a record again."""
    setup = record.setup
    try:
        kind = game_kind(setup.game, setup.version)
    except SetupError as fault:
        raise RecordError(fault.message.key, **fault.message.values) from None
    box: str | editions.Edition = setup.edition
    if setup.components is None and editions.current(setup.edition) not in kind.editions:
        # The name comes from somebody else. Never open a file because of it.
        raise RecordError("refused-record-edition", game=kind.title, edition=quoted(setup.edition))
    if setup.components is not None:
        box = editions.from_components(setup.edition, setup.components)
    table = rules(setup.game, setup.seats, setup.modules, setup.options, box, kind.version)
    if table.setup.digest != setup.digest:
        raise RecordError("refused-record-digest", edition=quoted(setup.edition))
    return table


def replay(record: Record, moves: int | None = None) -> Match:
    """Return the match of a record, after all its moves or after the first `moves`.

    After all moves it can be continued, unless the secret of its deal is not published yet.
    """
    _check_record(record)
    if moves is not None and (type(moves) is not int or not 0 <= moves <= len(record.moves)):
        raise RecordError("refused-record-moves", count=len(record.moves), found=quoted(moves))
    match = Match(rules_of(record), deal=_deal(record), begin=False)
    match.follow(record.moves[:moves], proving=False)
    if moves is None:
        if record.scores and list(match.scores()) != record.scores:
            raise _other_scores(record, match)
        match.settle()  # the record may end before a random draw
    return match


def verify(record: Record) -> Match:
    """Check a record and return its match: every action is legal, and every random draw follows from the deal.

    The first `match.deal.given` moves came from another match, so only their
    legality is checked. `match.deal.silent` lists the players who added no nonce
    and so had no influence on this deal.
    """
    _check_record(record)
    deal = _deal(record)
    if not deal.known:
        raise RecordError("refused-secret-unpublished")
    if deal.sealed and deal.commitment() != record.deal["commitment"]:
        raise RecordError("refused-secret-other")
    if 0 < deal.given == len(record.moves):
        raise RecordError("refused-deal-proof")
    match = Match(rules_of(record), deal=deal, begin=False)
    match.follow(record.moves[: deal.given], proving=False)
    match.follow(record.moves[deal.given :], proving=True)
    if list(match.scores() if match.over else []) != record.scores:
        raise _other_scores(record, match)
    return match


def _other_scores(record: Record, match: Match) -> RecordError:
    return RecordError("refused-record-scores", found=quoted(record.scores), scores=str(list(match.scores())))


def _deal(record: Record) -> Deal:
    written = record.deal
    seed = written.get("seed")
    commitment = written.get("commitment")
    if isinstance(seed, str) and commitment is None:
        return seeded(seed)
    nonces = written.get("nonces")
    texts = isinstance(nonces, list) and all(isinstance(nonce, str) for nonce in nonces)
    if seed is not None or not isinstance(commitment, str) or not isinstance(nonces, list) or not texts:
        raise RecordError("refused-deal")
    given = written.get("given", 0)
    if type(given) is not int or not 0 <= given <= len(record.moves):
        raise RecordError("refused-deal-given", most=len(record.moves), found=quoted(given))
    bots = written.get("bots", [])
    seats = range(record.setup.seats)
    if not isinstance(bots, list) or not all(type(seat) is int and seat in seats for seat in bots):
        raise RecordError("refused-deal-bots", found=quoted(bots))
    secret = written.get("secret")
    if secret is None:
        # A game in progress: we can replay the moves but not repeat the draws.
        return promised(commitment, nonces, given, bots)
    if not isinstance(secret, str):
        raise RecordError("refused-secret-text")
    return sealed(secret, nonces, given, bots)


def _check_replaceable(path: Path) -> None:
    try:
        load(path)
    except RecordError:
        raise RecordError("refused-record-over", path=str(path)) from None


def _check_record(record: object) -> None:
    if not isinstance(record, Record):
        raise RecordError("refused-record-wanted", found=type(record).__name__)
