"""A private PostgreSQL in a temporary folder, with full sync, stopped and removed afterwards."""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from glob import glob
from pathlib import Path

import psycopg
from server.running import free_port


def program(name: str) -> str:
    """A program of PostgreSQL, on PATH or where Debian puts it."""
    found = shutil.which(name) or next(iter(sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None)
    if found is None:
        raise AssertionError(
            f"{name} was not found: the tests need PostgreSQL (make setup installs it where it may; "
            "on Debian: apt-get install postgresql)."
        )
    return found


class Cluster:
    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="hortus-pg-", dir="/tmp" if os.path.isdir("/tmp") else None))
        self.port = free_port()
        self.user = self._other_user()

    def _other_user(self) -> str | None:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return None
        for name in ("postgres", "nobody"):
            try:
                found = pwd.getpwnam(name)
            except KeyError:
                continue
            os.chown(self.home, found.pw_uid, found.pw_gid)
            return name
        raise AssertionError("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.")

    def _run(self, *words: str) -> None:
        done = subprocess.run(
            words, user=self.user, cwd=self.home, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, env={**os.environ, "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        data = str(self.home / "data")
        self._run(program("initdb"), "-D", data, "-U", "hortus", "--auth=trust", "-E", "UTF8")
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.home} -c max_connections=60"
        )
        self._run(program("pg_ctl"), "-D", data, "-o", options, "-l", str(self.home / "log"), "-w", "start")

    def stop(self) -> None:
        self._run(program("pg_ctl"), "-D", str(self.home / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.home, ignore_errors=True)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://hortus@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        name = "t" + secrets.token_hex(6)
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)
