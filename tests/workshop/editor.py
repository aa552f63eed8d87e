"""The editor of the page without a page: its own functions run in Node, and each edit goes through them."""

import json
import os
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
LOOP = """
import { createInterface } from "node:readline";
import { edited } from "%s";
for await (const line of createInterface({ input: process.stdin })) {
  const { game, data, edit } = JSON.parse(line);
  console.log(JSON.stringify(edited(game, data, edit)));
}
"""


def standard_file(game: str) -> bytes:
    return files(f"hortus.games.{game}").joinpath("editions", "standard.toml").read_bytes()


class Editor:
    """A process that edits as the page does. Data goes through JSON, as it does between server and page."""

    def __init__(self, folder: Path) -> None:
        path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        surroundings = {**os.environ, "PATH": path}
        bundle = folder / "editor.mjs"
        packer = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        command = ["node", packer, WEB / "tests" / "workshop" / "page.ts", "--file", bundle]
        done = subprocess.run(command, env=surroundings, cwd=WEB, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        loop = folder / "loop.mjs"
        loop.write_text(LOOP % bundle, "utf-8")
        self._node = subprocess.Popen(
            ["node", loop], env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def edit(self, game: str, data: dict[str, Any], **edit: Any) -> tuple[dict[str, Any], str]:
        """The data after an edit, and the file that the page shows for it."""
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps({"game": game, "data": data, "edit": edit}) + "\n")
        self._node.stdin.flush()
        said = self._node.stdout.readline()
        assert said, "the editor crashed"
        answer = json.loads(said)
        return answer["data"], answer["text"]

    def close(self) -> None:
        self._node.kill()
        self._node.communicate()
