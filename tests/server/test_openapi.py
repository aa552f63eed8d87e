"""The REST interface under schemathesis: whatever the document allows, and much that it does not."""

import subprocess
import sys
from pathlib import Path

import pytest
from server.client import Guest
from server.running import Server

pytestmark = pytest.mark.slow
EXAMPLES = 12
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def attack(server: Server, headers: list[str], folder: Path) -> subprocess.CompletedProcess:
    words = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json",
        "--max-examples", str(EXAMPLES), "--checks", CHECKS, "--phases", "examples,coverage,fuzzing",
        "--exclude-path-regex", "stream|metrics", "--seed", "7", "--request-timeout", "20",
        "--suppress-health-check", "all", "--generation-database", "none", "--no-color",
    ]  # fmt: skip
    for header in headers:
        words += ["-H", header]
    return subprocess.run(words, capture_output=True, text=True, timeout=280, cwd=folder)


@pytest.mark.parametrize("who", ["watch", "host", "seat"])
def test_no_request_makes_the_server_stumble(server, who, tmp_path):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    before = host.now(made["id"])
    secret = made["links"]["seats"][0] if who == "seat" else made["links"][who]
    # All requests go to a table that is there: a made-up one would only ever be refused.
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{made["id"]}"\n')
    program = Guest(server.url, headers={"Authorization": f"Bearer {secret}"})
    opens = {"watch": ([], False), "host": ([], True), "seat": ([0], False)}[who]
    you = program.get(made["id"]).json()["you"]
    assert (you["seats"], you["host"]) == opens, "the attack is only worth something with the rights it is named after"
    done = attack(server, [f"Authorization: Bearer {secret}"], tmp_path)
    print(done.stdout[-1500:])
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    if who == "watch":
        assert host.now(made["id"]) == before, "a spectator has changed the table"
    assert '"what":"fault"' not in server.errors.read_text()


def test_the_document_names_every_route(server):
    paths = Guest(server.url).http.get("/api/openapi.json").json()["paths"]
    for path in ("/api/games", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/moves",
                 "/api/tables/{table}/stream", "/api/tables/{table}/record", "/healthz", "/metrics"):  # fmt: skip
        assert path in paths
