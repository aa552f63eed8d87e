"""A real server in a process of its own, to be spoken to, stopped and killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
from server.client import NO_TLS

PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`python -m hortus.server` with these settings; a kill is a real SIGKILL."""

    def __init__(self, data: Path, module: str = "hortus.server", **settings: object) -> None:
        self.data = data
        self.port = free_port()
        self.module = module
        self.errors = data / "errors.log"
        data.mkdir(parents=True, exist_ok=True)
        self.settings = {"data": str(data), "port": self.port, "bot_pause": 0.0, "messages": 1000000,
                         "tables": 1000000, "sockets_per_address": 100000, **settings}  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> "Server":
        environment = {**os.environ, "HORTUS_SETTINGS": json.dumps(self.settings)}
        # An empty part would be the folder of the sources, which run interpreted.
        path = [environment.get("PYTHONPATH", ""), str(Path(__file__).parents[1])]
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", self.module], env=environment, stdout=subprocess.DEVNULL, stderr=errors
            )
        return self

    def start(self) -> "Server":
        self.launch()
        self.await_health()
        return self

    def await_health(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                code = self.process.returncode
                raise AssertionError(f"the server ended with {code}: {self.errors.read_text()[-2000:]}")
            try:
                if httpx.get(self.url + "/healthz", timeout=5, verify=NO_TLS).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.03)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
