"""Health, metrics, and the files of the page."""

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse

from hortus.core.message import Message
from hortus.server.http.authentication import FREE, Running
from hortus.server.refusals import spelled
from hortus.server.store.contract import StoreError
from hortus.version import VERSION

router = APIRouter(tags=["server"])
PAGE = Path(str(files("hortus.server"))) / "page"
FRONT = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hortus</title></head>
<body><h1>Hortus {VERSION}</h1>
<p>{Message("server-no-page", {"place": '<a href="/api/openapi.json">/api/openapi.json</a>'})}</p>
</body></html>
"""


@router.get("/healthz", dependencies=FREE, response_model=None)
async def health(service: Running) -> Response:
    """Well when a real append reaches the disk. At most one is made each second, however many ask."""
    try:
        seconds = await service.health.ask()
    except StoreError:
        return JSONResponse({"well": False, "readonly": True}, 503)
    return JSONResponse({"well": True, "append_ms": round(seconds * 1000, 3), "rooms": len(service.rooms.rooms)})


@router.get("/metrics", dependencies=FREE, response_class=Response)
async def figures(service: Running) -> Response:
    """Metrics in Prometheus's format."""
    return Response(service.metrics.page(), media_type="text/plain; version=0.0.4")


@router.get("/api/openapi.json", dependencies=FREE, include_in_schema=False)
async def document(request: Request) -> Response:
    """The OpenAPI document. Written once: that takes longer than a decision, and anybody may ask for it."""
    state = request.app.state
    if not hasattr(state, "document"):
        state.document = JSONResponse(request.app.openapi()).body
    return Response(state.document, media_type="application/json")


@router.get("/", dependencies=FREE, include_in_schema=False)
async def front() -> Response:
    return _page()


@router.get("/{path:path}", dependencies=FREE, include_in_schema=False)
async def page(path: str, request: Request) -> Response:
    """A file of the built page; for every other path the page itself, which does its own routing."""
    if path.startswith("api/"):
        return JSONResponse(spelled(Message("server-nothing-here")), 404)
    wanted = _found(path)
    if wanted is not None:
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return _file(wanted, lasting, "gzip" in request.headers.get("accept-encoding", ""))
    return _page()


def _found(path: str) -> Path | None:
    """The file of the page at this path, if there is one."""
    try:
        root = PAGE.resolve()  # Hortus may be installed behind a symbolic link
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None  # not a possible file name


def _file(wanted: Path, lasting: str, packed: bool) -> Response:
    """A file of the page. Browsers that accept gzip get the copy that was compressed when the page was built."""
    smaller = wanted.with_name(wanted.name + ".gz")
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if not packed or not smaller.is_file():
        return FileResponse(wanted, headers=headers)
    kind = guess_type(wanted.name)[0] or "application/octet-stream"
    return FileResponse(smaller, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


def _page() -> Response:
    index = PAGE / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(FRONT)
