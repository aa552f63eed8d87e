"""The command line: one file for each command."""

import os
import sys


def main() -> None:
    """Run a command and leave with its exit code."""
    try:
        # Imported here, so that Ctrl-C during the imports also prints only one word.
        from hortus.cli import commands

        code = commands.run(sys.argv[1:], os.environ)
    except KeyboardInterrupt:
        from hortus.cli.saying import tell

        tell("terminal-stopped", to=sys.stderr)
        code = 130
    sys.exit(code)
