"""What can be played here."""

from typing import Any

from fastapi import APIRouter, Request

from hortus.bots import BOTS, LEVELS
from hortus.bots.levels import RATINGS, TITLES
from hortus.core.kind import GameKind
from hortus.games import GAMES
from hortus.server.http.authentication import FREE, Running, may_ask
from hortus.server.http.schemas import Anything, EditionOrder
from hortus.server.service import Service
from hortus.server.uploads import pool
from hortus.server.uploads.worker import Upload
from hortus.tables import game_kind

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", dependencies=FREE)
async def games(service: Running) -> Anything:
    """Every game with its seats, editions, modules, options and levels, and whoever else can be seated."""
    return {"games": [shown(kind, service) for kind in GAMES.values()], "bots": BOTS}


@router.post("/editions/check", dependencies=FREE)
async def check_edition(service: Running, order: EditionOrder, request: Request) -> Anything:
    """Whether an edition file of one's own fits a game; the refusal names the key that does not."""
    may_ask(request, pool.COST)
    kind = game_kind(order.game)
    box = await service.uploads.edition(order.edition_file, Upload(b"", kind.key, kind.seats))
    return {"game": kind.key, "digest": box.digest}


def shown(kind: GameKind, service: Service) -> dict[str, Any]:
    return {
        "key": kind.key,
        "title": kind.title,
        "feel": kind.feel,
        "seats": kind.seats,
        "minutes": kind.minutes,
        "version": kind.version,
        "editions": [*kind.editions, *service.own_editions.get(kind.key, [])],
        "modules": [
            {
                "key": module.key,
                "title": module.title,
                "adds": module.adds,
                "seats": module.seats,
                "without": module.without,
            }
            for module in kind.modules
        ],
        "options": [
            {"key": option.key, "asks": option.asks, "choices": option.choices, "default": option.default}
            for option in kind.options
        ],
        "levels": levels(kind.key),
    }


def levels(game: str) -> list[dict[str, Any]]:
    """The bots people choose among, the weakest first, each with its name and what it was measured at in this game."""
    ratings = RATINGS.get(game, [None] * len(LEVELS))
    return [
        {"bot": bot, "title": title, "rating": rating}
        for bot, title, rating in zip(LEVELS, TITLES, ratings, strict=True)
    ]
