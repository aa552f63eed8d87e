"""The command line: one file for each command, nothing but words and numbers in and out."""

import sys

import typer
from rich.console import Console

from hortus import interpreter
from hortus.cli import arena, bench, bots, edition, games, lab, perft, play, replay, serve, simulate
from hortus.core.errors import HortusError
from hortus.version import VERSION

app = typer.Typer(
    name="hortus",
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("bots")(bots.bots)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("perft")(perft.perft)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.command("verify")(replay.verify)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
app.add_typer(edition.app, name="edition")
app.add_typer(lab.app, name="lab")


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if interpreter.compiled() else "interpreted"
        print(f"hortus {VERSION}, rules {build}")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def hortus(
    context: typer.Context,
    _: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Version and build."),
) -> None:
    """A table for five garden board games.

    Example: hortus play petal
    """
    if context.invoked_subcommand is None:
        context.invoke(serve.serve)


def main() -> None:
    """Run a command; whatever is refused is one sentence on stderr and exit code 2."""
    try:
        code = app(prog_name="hortus", standalone_mode=False)
    except HortusError as refused:
        _refuse(str(refused))
    except typer.TyperException as refused:
        _refuse(refused.format_message().rstrip(".") + "; hortus --help shows what can be asked.")
    except (typer.Abort, KeyboardInterrupt):
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # The reader has seen enough: `hortus games | head`.
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def _refuse(sentence: str) -> None:
    plain = " ".join(sentence.split())
    Console(stderr=True, highlight=False, soft_wrap=True, markup=False).print(
        plain if plain.endswith((".", "?", "!")) else plain + "."
    )
    sys.exit(2)
