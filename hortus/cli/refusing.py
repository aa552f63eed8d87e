"""How a command refuses: one sentence on stderr, exit code 2."""

import sys

from hortus import files
from hortus.cli.language import speak
from hortus.cli.saying import say
from hortus.core.message import Message
from hortus.core.plain import plain

REFUSED = 2


def refuse(message: Message) -> int:
    """Say it. It may quote a file, a name or what was typed."""
    shown = plain(" ".join(speak(message).split()))
    say(shown if shown.endswith((".", "?", "!")) else shown + ".", to=sys.stderr)
    return REFUSED


def broken(fault: OSError) -> int:
    """Say what the system refused."""
    file: object = fault.filename if fault.filename is not None else Message("terminal-output")
    return refuse(Message("terminal-fault", {"file": file, "reason": files.why(fault)}))
