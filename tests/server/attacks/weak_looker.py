"""The worker of the workshop, with an eye that does what a hostile file would like it to do."""

from server.attacks.weak_inspector import wish

from hortus.server.uploads.worker import serve
from hortus.server.workshop import worker
from hortus.workshop import Look

look = worker.look


def weak(name: str, data: bytes, game: str, language: str, known: list[str]) -> Look:
    eaten = wish(data)
    return Look(components=eaten) if eaten else look(name, data, game, language, known)


if __name__ == "__main__":
    worker.look = weak
    serve(worker._answer)
