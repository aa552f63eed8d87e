"""hortus serve, backup and restore: the server and its backups."""

from argparse import Namespace
from pathlib import Path

from hortus.cli.parser import Command, Parser, whole
from hortus.cli.saying import tell
from hortus.server.settings import Settings, data_folder

HOST = "127.0.0.1"
HIGHEST_PORT = 65535
MOST_WORKERS = 64


def serve_arguments(parser: Parser) -> None:
    parser.value("--host", "terminal-serve-host", HOST)
    parser.value("--port", "terminal-serve-port", type=whole(0, HIGHEST_PORT))
    _storage(parser)
    parser.flag("--no-browser", "terminal-serve-no-browser")
    parser.value("--edition", "terminal-serve-edition", type=Path)
    parser.values("--name", "terminal-serve-name")
    parser.values("--proxy", "terminal-serve-proxy")
    parser.values("--origin", "terminal-serve-origin")
    parser.flag("--no-edition-links", "terminal-serve-no-edition-links")
    parser.flag("--https", "terminal-serve-https")
    parser.values("--webhook-host", "terminal-serve-webhook-host")
    parser.value("--bot-workers", "terminal-serve-bot-workers", 1, type=whole(1, MOST_WORKERS))
    parser.value("--connections", "terminal-serve-connections", 5000, type=whole(1))


def _storage(parser: Parser) -> None:
    parser.value("--data", "terminal-serve-data", type=Path)
    parser.value("--database", "terminal-serve-database", "")


def _settings(chosen: Namespace, **more: object) -> Settings:
    return Settings(data=chosen.data or data_folder(), database=chosen.database, **more)  # type: ignore[arg-type]


def serve(chosen: Namespace) -> None:
    from hortus.server import command, ports

    port = chosen.port
    if port is None:
        # The usual table is opened again; a second server beside it would share its folder.
        port, running = ports.usual(chosen.host, again=not (chosen.data or chosen.database or chosen.edition))
        if running:
            command.already(_settings(chosen, host=chosen.host, port=port), browser=not chosen.no_browser)
            return
    settings = _settings(
        chosen,
        host=chosen.host,
        port=port,
        edition=chosen.edition,
        share_editions=not chosen.no_edition_links,
        names=tuple(chosen.name or ()),
        proxies=tuple(chosen.proxy or ()),
        origins=tuple(chosen.origin or ()),
        https=chosen.https,
        webhook_hosts=tuple(chosen.webhook_host or ()),
        bot_workers=chosen.bot_workers,
        connections=chosen.connections,
    )
    command.serve(settings, browser=not chosen.no_browser)


def backup_arguments(parser: Parser) -> None:
    parser.value("file", "terminal-backup-file", type=Path, metavar="FILE")
    _storage(parser)


def backup(chosen: Namespace) -> None:
    from hortus.server.store.backup import backup as run

    tell("terminal-backup-done", lines=run(_settings(chosen), chosen.file), file=chosen.file.name)


def restore_arguments(parser: Parser) -> None:
    parser.value("file", "terminal-restore-file", type=Path, metavar="FILE")
    _storage(parser)


def restore(chosen: Namespace) -> None:
    from hortus.server.store.backup import restore as run

    tell("terminal-restore-done", lines=run(_settings(chosen), chosen.file))


SERVE = Command("serve", "hortus serve --host 0.0.0.0 --port 8421", serve_arguments, serve)
BACKUP = Command("backup", "hortus backup tables.backup", backup_arguments, backup)
RESTORE = Command("restore", "hortus restore tables.backup --data /srv/hortus", restore_arguments, restore)
