"""What can be played here."""

import gzip
import json
from typing import Any

from fastapi import APIRouter, Request, Response

from hortus import lessons
from hortus.bots import BOTS, LEVELS
from hortus.bots.levels import TITLES, rating
from hortus.core.kind import GameKind
from hortus.games import GAMES
from hortus.server.http.authentication import FREE, Running, address, may_ask
from hortus.server.http.schemas import Anything, EditionOrder
from hortus.server.service import Service
from hortus.server.uploads import pool
from hortus.server.uploads.worker import Upload
from hortus.tables import game_kind

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", dependencies=FREE, response_model=Anything)
async def games(service: Running, request: Request) -> Anything | Response:
    """Every game with its seats, editions, modules, options and levels, and the names of all bots."""
    answer = {"games": [shown(kind, service) for kind in GAMES.values()], "bots": BOTS}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer
    # Only here: this answer is long, and holds nothing of a guest. The size of a compressed secret could tell about it.
    body = gzip.compress(json.dumps(answer, separators=(",", ":"), ensure_ascii=False).encode(), 6, mtime=0)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(body, media_type="application/json", headers=headers)


@router.post("/editions/check", dependencies=FREE)
async def check_edition(service: Running, order: EditionOrder, request: Request) -> Anything:
    """Whether a custom edition fits a game; the refusal names the key that does not."""
    may_ask(request, pool.COST)
    kind = game_kind(order.game)
    box = await service.uploads.edition(order.edition_file, Upload(b"", kind.key, kind.seats), address(request))
    return {"game": kind.key, "digest": box.digest}


def shown(kind: GameKind, service: Service) -> dict[str, Any]:
    return {
        "key": kind.key,
        "title": kind.title,
        "feel": str(kind.feel()),
        "seats": kind.seats,
        "minutes": kind.minutes,
        "version": kind.version,
        "editions": [*kind.editions, *service.own_editions.get(kind.key, [])],
        "modules": [
            {
                "key": module.key,
                "title": str(kind.titled(module)),
                "adds": str(kind.adds(module)),
                "seats": module.seats,
                "without": module.without,
            }
            for module in kind.modules
        ],
        "options": [
            {
                "key": option.key,
                "asks": str(kind.asks(option)),
                "choices": {choice: str(kind.explains(option, choice)) for choice in option.choices},
                "default": option.default,
                "seats": option.seats,
                "module": option.module,
            }
            for option in kind.options
        ],
        "lessons": lessons.names(kind.key),
        "levels": levels(kind.key),
    }


def levels(game: str) -> list[dict[str, Any]]:
    """The levels of a game, the weakest first, each with its title and its measured rating."""
    return [
        {"bot": bot, "title": title, "rating": rating(game, level)}
        for level, (bot, title) in enumerate(zip(LEVELS, TITLES, strict=True), 1)
    ]
