"""The port when none was named: the usual one, or the next free one."""

import errno
import json
import socket
from urllib.request import ProxyHandler, build_opener

USUAL = 8421
TRIED = 50


def usual(host: str, again: bool) -> tuple[int, bool]:
    """The first free port from the usual one on. With `again`, a port where Hortus runs already; then also True."""
    for port in range(USUAL, USUAL + TRIED):
        if _free(host, port):
            return port, False
        if again and table_at(host, port):
            return port, True
    return USUAL, False


def table_at(host: str, port: int) -> bool:
    """Whether Hortus runs there and is healthy."""
    name = "localhost" if host in ("0.0.0.0", "::") else host
    place = f"[{name}]:{port}" if ":" in name else f"{name}:{port}"
    try:
        with build_opener(ProxyHandler({})).open(f"http://{place}/healthz", timeout=2) as answer:
            said = json.loads(answer.read(4096))
    except (OSError, ValueError):
        return False
    return isinstance(said, dict) and said.get("well") is True


def _free(host: str, port: int) -> bool:
    """Whether the port is free. An unusable host counts as free: `command.bound` explains what is wrong with it."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
            trial.listen(1)
        except OSError as fault:
            return fault.errno != errno.EADDRINUSE
        except (OverflowError, TypeError):
            return True
    return True
