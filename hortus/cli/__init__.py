"""The command line: one file for each command, nothing but words and numbers in and out."""

import sys


def main() -> None:
    """Run a command and leave with its exit code."""
    try:
        # Here and not above: whoever interrupts while all this is fetched is answered with one word as well.
        from hortus.cli import commands

        code = commands.run()
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        code = 130
    sys.exit(code)
