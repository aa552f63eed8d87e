"""All commands by name, and how each of them ends: in silence, with a refusal, or interrupted."""

import os
import sys
from io import TextIOWrapper

import typer
from rich.console import Console

from hortus import interpreter
from hortus.cli import arena, bench, bots, edition, games, lab, perft, play, replay, serve, simulate
from hortus.cli.saying import say
from hortus.core.errors import HortusError
from hortus.core.plain import plain
from hortus.version import VERSION

REFUSED = 2
INTERRUPTED = 130

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
        say(f"hortus {VERSION}, rules {build}")
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


def run() -> int:
    """One command; whatever is refused is one sentence on stderr and exit code 2."""
    _open_streams()
    try:
        code = _obey()
        sys.stdout.flush()
    except SystemExit as left:
        # So typer and rich leave when the reader of a pipe has seen enough: `hortus games | head`.
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        code = 0
        _say_no_more()
    except BrokenPipeError:
        code = 0
        _say_no_more()
    except OSError as fault:
        _say_no_more()
        code = _refuse(f"{fault.filename or 'The output'} cannot be read or written: {fault.strerror or fault}.")
    return code


def _obey() -> int:
    try:
        code = app(prog_name="hortus", standalone_mode=False)
    except HortusError as refused:
        return _refuse(str(refused))
    except typer.TyperException as refused:
        return _refuse(refused.format_message().rstrip(".") + "; hortus --help shows what can be asked.")
    except typer.Abort:
        say("Stopped.", to=sys.stderr)
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _refuse(sentence: str) -> int:
    """It may quote a file, a name or what was typed."""
    shown = plain(" ".join(sentence.split()))
    Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False).print(
        shown if shown.endswith((".", "?", "!")) else shown + "."
    )
    return REFUSED


def _open_streams() -> None:
    """A closed stream is an empty one; a character that cannot be read or written is shown as a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  (open as long as the program runs)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _say_no_more() -> None:
    """Python writes what is left when it ends, and would complain once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
