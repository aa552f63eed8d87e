"""The names of this server. Requests for any other name are refused, against DNS rebinding.

In that attack a foreign name points to this server, so that the browser takes
the attacker's page for one of ours. It needs a name: a numeric address is safe
if it is the one that this connection came in by.
"""

import socket
from ipaddress import ip_address

from hortus.server.http.limits import plain_address
from hortus.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
LOCAL = ("localhost", "127.0.0.1", "::1")


def bare(host: str) -> str:
    """A `Host` without its port; empty when it is malformed."""
    name = host.strip().lower()
    if name.startswith("["):
        name, bracket, port = name[1:].partition("]")
        readable = bool(bracket) and (not port or (port[0] == ":" and port[1:].isdecimal()))
    else:
        name, colon, port = name.partition(":")
        readable = not colon or port.isdecimal()
    return name.rstrip(".") if readable else ""


def own_names(settings: Settings) -> frozenset[str]:
    """The names of this server: localhost, the address it listens on, and what the operator added.

    A server that listens on all addresses also has its machine's name.
    """
    names = {*LOCAL, *[bare(name) or name.lower() for name in settings.names]}
    if settings.host in EVERYWHERE:
        machine = socket.gethostname().lower()
        names |= {machine, machine.partition(".")[0] + ".local"}
    else:
        names.add(settings.host.lower())
    return frozenset(names)


def ours(host: str, names: frozenset[str], server: object) -> bool:
    """Whether a `Host` names this server, reached at the address `server`."""
    name = bare(host)
    if not name:
        return False
    if name in names:
        return True
    try:
        return ip_address(name) == plain_address(str(server))
    except ValueError:
        return False
