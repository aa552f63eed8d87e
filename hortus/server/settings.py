"""What an operator decides about one server."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything with a default; `hortus serve` fills in what was named on its command line."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8421
    database: str = ""  # a postgresql:// address; empty: SQLite in the data folder
    edition: Path | None = None  # an edition file offered beside the shipped ones
    names: tuple[str, ...] = ()  # names it is reached by, besides localhost and where it listens
    proxies: tuple[str, ...] = ()  # addresses of proxies that may say for whom they ask
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    https: bool = False  # served behind TLS: cookies are marked Secure
    webhook_hosts: tuple[str, ...] = ()  # hosts that tables may post to, each with its port

    bot_workers: int = 1
    bot_seconds: float = 10.0  # a bot that thinks longer is ended, and a quick one answers
    bot_megabytes: int = 1024  # address space of one worker
    bot_pause: float = 0.5  # a bot never answers sooner, so that its speed says nothing about its hand
    bot_queue: int = 2000  # more waiting thoughts than this are answered by a random legal action

    frame_bytes: int = 8192
    body_bytes: int = 16 * 1024  # an edition file may be larger
    sockets_per_address: int = 60
    messages: int = 100  # of one person, in `window` seconds
    household: int = 6  # so many persons' messages may come from one address block, and be for one table
    window: float = 20.0
    tables: int = 30  # that one address block may make in ten windows
    head_seconds: float = 10.0  # in which the headers of a request must arrive
    body_seconds: float = 20.0  # and then its body
    stuck_seconds: float = 10.0  # after which a connection is cut off whose other side does not read
    outgoing: int = 64  # messages a slow listener may lag behind
    gather: int = 60  # seconds a rematch waits for the nonces of those who have not opened it
    idle: float = 300.0  # seconds after which an unused room is closed


def data_folder() -> Path:
    """The user's data folder, where the platform keeps such things."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hortus"
