"""Starting and stopping the server."""

import asyncio
import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network

import msgspec
import uvicorn

from hortus import files
from hortus.core.errors import SetupError
from hortus.core.message import Message
from hortus.server import garbage, journal
from hortus.server.http import names
from hortus.server.http.app import build
from hortus.server.http.connection import Connection
from hortus.server.protocol.line import Line
from hortus.server.settings import Settings
from hortus.server.tables import webhook

SWITCH = 0.0002
FILES = 200
"""Open files of the server that are not connections: the database, worker processes, files of the page."""
EACH = 2
"""Open files of a connection: itself, and a file of the page while the client reads it."""
Saying = Callable[[Message], None]


def _in_english(message: Message) -> None:
    print(message, flush=True)


def serve(settings: Settings, browser: bool = False, quiet: bool = False, say: Saying = _in_english) -> None:
    """Serve until told to stop; then finish what was begun and close the store in order. `say` tells the address."""
    journal.begin()
    if quiet:
        journal.begin(level=40)
    check(settings)
    settings = within_files(settings)
    port = bound(settings)
    config = uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        http=Connection,
        ws=Line,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=5,
        # Limits go by address, so a forwarded address is believed only from a proxy that the operator named.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(network(proxy)) for proxy in settings.proxies],
    )
    place = address(settings, port.getsockname()[1])
    say(Message("server-at", {"place": place}))
    if browser:
        threading.Timer(1.0, webbrowser.open, (place,)).start()
    garbage.begin()
    # The writer releases the interpreter at every statement and must get it back quickly.
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve([port]))


def check(settings: Settings) -> None:
    """Refuse settings that make no sense."""
    for proxy in settings.proxies:
        network(proxy)
    for name in settings.names:
        if not names.bare(name):
            raise SetupError("server-option-name", given=repr(name))
    for host in settings.webhook_hosts:
        webhook.named(host)


def within_files(settings: Settings) -> Settings:
    """Settings with no more connections than files can be open; that limit is raised first, if the system allows."""
    try:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = EACH * settings.connections + FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    except (ImportError, ValueError, OSError):
        return settings
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings
    return msgspec.structs.replace(settings, connections=max(1, (soft - FILES) // EACH))


def network(proxy: str) -> IPv4Network | IPv6Network:
    """The address or addresses of a proxy, or a sentence why they cannot be."""
    try:
        return ip_network(proxy, strict=False)
    except ValueError:
        raise SetupError("server-option-proxy", given=repr(proxy)) from None


def already(settings: Settings, browser: bool, say: Saying = _in_english) -> None:
    """Say where the running server is, and open it in the browser."""
    place = address(settings, settings.port)
    say(Message("server-already-at", {"place": place}))
    if browser:
        webbrowser.open(place)


def address(settings: Settings, port: int) -> str:
    """The address for a browser on this machine."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def bound(settings: Settings) -> socket.socket:
    """The listening socket, or a sentence why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError, TypeError) as fault:
        listening.close()
        raise SetupError("server-port", port=str(settings.port), host=settings.host, why=_why(fault)) from None
    return listening


def _why(fault: Exception) -> Message | str:
    """The reason why nobody can listen there, for a sentence."""
    if isinstance(fault, OverflowError):
        return Message("server-port-large")
    # A TypeError comes from a name that no machine can have.
    if not isinstance(fault, OSError) or isinstance(fault, socket.gaierror) or fault.errno == errno.EADDRNOTAVAIL:
        return Message("server-port-address")
    return Message("server-port-used") if fault.errno == errno.EADDRINUSE else files.why(fault)
