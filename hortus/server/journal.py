"""The server's own log: one JSON object a line, on standard error.

It names routes by their pattern, never by their address, and carries no
message, no name, no secret and nothing of a hand.
"""

import logging
import sys
import time

import msgspec

_logger = logging.getLogger("hortus.server")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        fields.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # The kind and the place of a fault; its text could quote what a player sent.
            fields["fault"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                fields["where"] = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
        return msgspec.json.encode(fields).decode()


def begin(level: int = logging.INFO) -> None:
    """Write to standard error; called by the command line only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    _logger.handlers = [handler]
    _logger.setLevel(level)
    _logger.propagate = False
    # What the HTTP machinery says goes the same way: its own traces could quote what was sent.
    machinery = logging.getLogger("uvicorn")
    machinery.handlers = [handler]
    machinery.setLevel(max(level, logging.WARNING))
    machinery.propagate = False


def say(what: str, **fields: object) -> None:
    _logger.info(what, extra={"fields": fields})


def fault(what: str, **fields: object) -> None:
    """Something went wrong that nobody outside caused."""
    _logger.exception(what, extra={"fields": fields})
