"""Starting and stopping the server."""

import asyncio
import socket
import sys
import threading
import webbrowser
from ipaddress import IPv4Network, IPv6Network, ip_network

import uvicorn

from hortus.core.errors import SetupError
from hortus.server import garbage, journal
from hortus.server.http import names
from hortus.server.http.app import build
from hortus.server.http.connection import Connection
from hortus.server.protocol.line import Line
from hortus.server.settings import Settings
from hortus.server.tables import webhook

SWITCH = 0.0002


def serve(settings: Settings, browser: bool = False, quiet: bool = False) -> None:
    """Serve until told to stop; then finish what was begun and close the store in order."""
    journal.begin()
    if quiet:
        journal.begin(level=40)
    check(settings)
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
        # Whoever could claim another address would have another's share: only a proxy the operator named is believed.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(network(proxy)) for proxy in settings.proxies],
    )
    place = address(settings, port.getsockname()[1])
    print(f"Hortus is at {place} (stop with Ctrl-C)", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, (place,)).start()
    garbage.begin()
    # The writer gives the interpreter away at every statement and must get it back quickly.
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve([port]))


def check(settings: Settings) -> None:
    """Refuse what the operator cannot have meant."""
    for proxy in settings.proxies:
        network(proxy)
    for name in settings.names:
        if not names.bare(name):
            raise SetupError(f"--name takes a name like table.example, not {name!r}.")
    for host in settings.webhook_hosts:
        webhook.named(host)


def network(proxy: str) -> IPv4Network | IPv6Network:
    """The address or addresses of a proxy, or a sentence why they cannot be."""
    try:
        return ip_network(proxy, strict=False)
    except ValueError:
        raise SetupError(f"--proxy takes an address like 10.0.0.7 or 10.0.0.0/24, not {proxy!r}.") from None


def already(settings: Settings, browser: bool) -> None:
    """Says where the table is that runs already, and opens it."""
    place = address(settings, settings.port)
    print(f"Hortus is already at {place}", flush=True)
    if browser:
        webbrowser.open(place)


def address(settings: Settings, port: int) -> str:
    """Where a browser on this machine finds the table."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def bound(settings: Settings) -> socket.socket:
    """The listening socket, or a sentence why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError, TypeError) as fault:  # the last for a name that no machine can have
        listening.close()
        raise SetupError(f"Port {settings.port} of {settings.host} cannot be used: {fault}.") from None
    return listening
