"""The server's own log: one JSON object a line, on standard error.

It names routes by their pattern, never by their path, and holds no message, no
name, no secret and nothing that a seat hides.
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
            # Only the kind and the place of a fault: its text could quote what a player sent.
            fields["fault"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                fields["where"] = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
        return msgspec.json.encode(fields).decode()


def begin(level: int = logging.INFO) -> None:
    """Log to standard error. Only called by the command line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    _logger.handlers = [handler]
    _logger.setLevel(level)
    _logger.propagate = False
    # The same for uvicorn: its own tracebacks could quote what was sent.
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.handlers = [handler]
    uvicorn.setLevel(max(level, logging.WARNING))
    uvicorn.propagate = False


def say(what: str, **fields: object) -> None:
    _logger.info(what, extra={"fields": fields})


def fault(what: str, **fields: object) -> None:
    """Log an unexpected exception."""
    _logger.exception(what, extra={"fields": fields})
