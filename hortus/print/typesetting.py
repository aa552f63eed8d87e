"""The one place that calls Typst."""

import tempfile
from pathlib import Path

from hortus.core.errors import SetupError
from hortus.print.job import Job

PROGRAM = Path(__file__).parent / "document.typ"


def check_installed() -> None:
    """Refuse now what cannot be typeset later."""
    try:
        import typst  # noqa: F401
    except ImportError:
        raise SetupError("print-no-typst", extra="hortus[print]") from None


def typeset(job: Job) -> bytes:
    """The document as PDF, with the fonts that come with Typst and no others. The same job gives the same bytes."""
    check_installed()
    import typst

    with tempfile.TemporaryDirectory() as empty:  # nothing there to read
        compiler = typst.Compiler(root=empty, ignore_system_fonts=True, sys_inputs=job.inputs())
        made = compiler.compile(PROGRAM.read_bytes(), format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made
