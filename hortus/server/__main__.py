"""`python -m hortus.server`: the server without the rest of the command line, for tests and service files.

Settings come as JSON in HORTUS_SETTINGS; whatever is not named has its default.
"""

import os
import sys
from pathlib import Path

import msgspec

from hortus.core.errors import HortusError
from hortus.core.plain import plain
from hortus.server.command import serve
from hortus.server.settings import Settings, data_folder


def _path(_kind: type, value: str) -> Path:
    return Path(value)


def main() -> None:
    try:
        given = msgspec.json.decode(os.environ.get("HORTUS_SETTINGS", "{}"))
        settings = msgspec.convert({"data": str(data_folder()), **given}, Settings, dec_hook=_path)
        serve(settings, quiet=True)
    except (HortusError, msgspec.MsgspecError, TypeError) as fault:
        print(plain(str(fault)), file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
