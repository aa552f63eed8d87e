"""Something to print: a game to cut out, or a board as the caller sees it."""

from typing import Any

from fastapi import APIRouter, Request, Response

from hortus import editions
from hortus.core.errors import IllegalAction, SetupError
from hortus.core.state import NONE
from hortus.server.http.authentication import FREE, Running, Visit, Watching, address, may_ask
from hortus.server.http.schemas import BoardPrint, PrintOrder
from hortus.server.printing import pool
from hortus.server.printing.worker import UPLOADED, BoardOrder, GameOrder
from hortus.server.protocol import replay
from hortus.server.service import Service
from hortus.server.tables.table import Table
from hortus.tables import game_kind

router = APIRouter(prefix="/api", tags=["print"])
KINDS = {".pdf": "application/pdf", ".svg": "image/svg+xml"}


def _documented(*kinds: str) -> dict[int | str, dict[str, Any]]:
    """What the API document says of an answer. Refusals stay JSON, so no kind is named as the response class."""
    return {200: {"content": {kind: {} for kind in kinds}}}


@router.post("/print", dependencies=FREE, response_class=Response, responses=_documented(KINDS[".pdf"]))
async def print_game(service: Running, order: PrintOrder, request: Request) -> Response:
    """A game to cut out, as PDF: pieces, player aids, score pads and rules."""
    kind = game_kind(order.game)
    may_ask(request, pool.COST)
    name, data = _edition(service, kind.key, order)
    wanted = GameOrder(
        kind.key, name, data, order.seats, order.paper, order.what, order.marks, order.bleed, order.duplex,
        order.ink, order.language,
    )  # fmt: skip
    return _sent(kind.key, ".pdf", await service.prints.make(wanted, address(request)))


def _edition(service: Service, game: str, order: PrintOrder) -> tuple[str, bytes]:
    """The name of the edition, and its file if it is not one of ours. Nothing of it is read here."""
    if order.edition_file:
        data = order.edition_file.encode("utf-8", "surrogatepass")
        editions.check_size(UPLOADED, data)
        return UPLOADED, data
    own = service.settings.edition
    if own is not None and order.edition == own.name and game in service.own_editions:
        return own.name, own.read_bytes()
    if editions.current(order.edition) not in game_kind(game).editions:
        raise SetupError("server-no-edition", game=game_kind(game).title, edition=repr(order.edition[:60]))
    return order.edition, b""


@router.post("/tables/{table}/print", response_class=Response, responses=_documented(*KINDS.values()))
async def print_board(visit: Watching, service: Running, order: BoardPrint, request: Request) -> Response:
    """The board as the caller sees it now, or as anybody saw it at a move of a finished game."""
    may_ask(request, pool.COST)
    async with visit.room.reading() as table:
        wanted = BoardOrder(
            table.made.game, table.rules.scene(), _view(visit, table, order), order.ending, order.paper, order.language
        )
    return _sent(wanted.game, order.ending, await service.prints.make(wanted, address(request)))


def _view(visit: Visit, table: Table, order: BoardPrint) -> dict[str, object]:
    if order.decision is not None:
        replay.finished(table)
        view: dict[str, object] = replay.frame(table, order.decision, order.seat)["view"]
        return view
    match = table.match
    if match is None:
        raise IllegalAction("server-not-begun")
    return match.perspective(NONE if order.seat == NONE else visit.own(order.seat)).view()


def _sent(game: str, ending: str, file: bytes) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{game}{ending}"'}
    return Response(file, media_type=KINDS[ending], headers=headers)
