"""hortus serve, backup and restore: the table for browsers and programs, and its safekeeping."""

from pathlib import Path
from typing import Annotated

import typer

from hortus.cli.saying import say
from hortus.server.settings import Settings, data_folder

Data = Annotated[Path | None, typer.Option("--data", help="Folder for the tables; by default the user's data folder.")]
Database = Annotated[str, typer.Option("--database", help="A postgresql:// address, to share tables among processes.")]
Hosts = Annotated[list[str] | None, typer.Option("--webhook-host", help="HOST[:PORT] that tables may post to.")]
Names = Annotated[list[str] | None, typer.Option("--name", help="A name this server is reached by, as in a browser.")]
Proxies = Annotated[list[str] | None, typer.Option("--proxy", help="ADDRESS of a proxy that says for whom it asks.")]
Origins = Annotated[list[str] | None, typer.Option("--origin", help="Another origin whose pages may use this server.")]
Port = Annotated[
    int | None,
    typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free one; by default 8421 or the next free one."),
]


def _settings(data: Path | None, database: str, **more: object) -> Settings:
    return Settings(data=data or data_folder(), database=database, **more)  # type: ignore[arg-type]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody in the house.")] = "127.0.0.1",
    port: Port = None,
    data: Data = None,
    database: Database = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    edition: Annotated[Path | None, typer.Option(help="An edition file of your own to offer.")] = None,
    name: Names = None,
    proxy: Proxies = None,
    origin: Origins = None,
    https: Annotated[bool, typer.Option("--https", help="Served behind TLS: mark cookies as secure.")] = False,
    webhook_host: Hosts = None,
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots that think long.")] = 1,
) -> None:
    """Start the table and open it in a browser.

    Example: hortus serve --host 0.0.0.0 --port 8421
    """
    from hortus.server import command, ports

    if port is None:
        # The usual table is opened again; a second server beside it would share its folder.
        port, running = ports.usual(host, again=not (data or database or edition))
        if running:
            command.already(_settings(data, database, host=host, port=port), browser=not no_browser)
            return
    settings = _settings(
        data,
        database,
        host=host,
        port=port,
        edition=edition,
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        origins=tuple(origin or ()),
        https=https,
        webhook_hosts=tuple(webhook_host or ()),
        bot_workers=bot_workers,
    )
    command.serve(settings, browser=not no_browser)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Write everything into one file; the server may go on meanwhile.

    Example: hortus backup tables.backup
    """
    from hortus.server.store.backup import backup as run

    say(f"{run(_settings(data, database), file)} lines of log are in {file.name}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `hortus backup` wrote.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Put a backup back, into an empty data folder or an empty database.

    Example: hortus restore tables.backup --data /srv/hortus
    """
    from hortus.server.store.backup import restore as run

    say(f"{run(_settings(data, database), file)} lines of log were restored.")
