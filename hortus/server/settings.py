"""What an operator decides about one server."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings with their defaults. `hortus serve` sets some of them from its command line."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8421
    database: str = ""  # a postgresql:// address; empty: SQLite in the data folder
    edition: Path | None = None  # an edition file offered beside the shipped ones
    share_editions: bool = True  # the workshop offers links that carry an edition
    names: tuple[str, ...] = ()  # names of this server, besides localhost and where it listens
    proxies: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded headers are believed
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    https: bool = False  # served behind TLS: cookies are marked Secure
    webhook_hosts: tuple[str, ...] = ()  # hosts that tables may post to, each with its port

    bot_workers: int = 1
    bot_seconds: float = 10.0  # a bot that thinks longer is killed, and a quick one answers
    bot_megabytes: int = 1024  # address space of one worker
    bot_pause: float = 0.5  # a bot never answers sooner, so that its speed says nothing about its hand
    bot_queue: int = 2000  # when more requests wait, a random legal action is the answer

    frame_bytes: int = 8192
    body_bytes: int = 16 * 1024  # of a request; an edition file may come on top of it
    connections: int = 5000  # over all addresses; as many as the limit of open files allows, if that is less
    sockets_per_address: int = 60
    messages: int = 100  # of one person, in `window` seconds
    household: int = 6  # an address block may have the messages of this many persons
    window: float = 20.0
    tables: int = 30  # new tables of one address block, in ten windows
    head_seconds: float = 10.0  # for the headers of a request to arrive
    body_seconds: float = 20.0  # and then for its body
    stuck_seconds: float = 10.0  # after which a client that does not read is cut off
    outgoing: int = 64  # messages a slow listener may lag behind
    gather: int = 60  # seconds that a rematch waits for missing nonces
    idle: float = 300.0  # seconds after which an unused room is closed


def data_folder() -> Path:
    """The folder for tables in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hortus"
