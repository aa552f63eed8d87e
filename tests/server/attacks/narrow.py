"""A server whose side of a connection holds little, as on a slow line: `-m server.attacks.narrow`."""

import socket

from hortus.server import __main__, command
from hortus.server.settings import Settings

ROOM = 4096
"""Bytes that the system keeps of what a client has not received."""
usual = command.bound


def narrow(settings: Settings) -> socket.socket:
    listening = usual(settings)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)  # every connection inherits it
    return listening


if __name__ == "__main__":
    command.bound = narrow
    __main__.main()
