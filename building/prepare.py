"""Set up Hortus: `python -m building.prepare play`, `test` to add what the tests need, or `docs`.

Needs only Python 3.11, without any packages. Everything goes into .venv and build/.
"""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from building.installing import install
from building.screen import Screen
from building.stages import Commands, Failed, digest, files, once, writable

PYTHON = str(Path(".venv/bin/python").absolute())
ADAPTERS = ["hortus/adapters/observe", "hortus/adapters/tables"]  # their compiled part
PAGE = Path("hortus/server/page/index.html")
REMARK = Path("build/remark")
COUNTED = re.compile(r"compiled (\d+) of (\d+)")
AGAIN = "Then start again; finished stages are kept."


class Preparation:
    """The stages of the set-up, in order."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self.screen = Screen()
        self.commands = Commands()

    def all(self) -> None:
        self.environment()
        if self.purpose == "docs":
            # The site is made from text alone: nothing is compiled or installed for it.
            self.packages("docs")
            return
        self.packages("play")
        if self.purpose == "test":
            self.packages("test")
        self.side_by_side(self.node_and_page, self.rules)
        self.installed()
        if REMARK.exists():
            self.screen.say(REMARK.read_text().strip())

    def environment(self) -> None:
        def make() -> None:
            advice = "Install the venv package of this Python (on Debian: python3-venv). " + AGAIN
            self.commands.run([sys.executable, "-m", "venv", "--clear", ".venv"], "environment", advice)

        once(self.screen, "environment", f"{sys.version} {Path.cwd()}", make)

    def packages(self, purpose: str) -> None:
        lock = Path(f"requirements/{purpose}.lock")
        once(self.screen, f"packages to {purpose}", digest([lock]), lambda: self.pip(lock))

    def pip(self, lock: Path) -> None:
        command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        if not writable(Path.home() / ".cache"):
            command.append("--no-cache-dir")
        advice = f"pip could not install the packages. Check your network connection. {AGAIN}"
        self.commands.run([*command, "--no-compile", "--requirement", str(lock)], "packages", advice)

    def node_and_page(self) -> None:
        """Build the page, with Node from the machine if it is new enough, otherwise from PyPI."""
        lock = Path("requirements/node.lock")
        if not new_enough():
            once(self.screen, "node", digest([lock]), lambda: self.pip(lock))
        self.page()

    def page(self) -> None:
        """Build the page into the package."""
        npm = {"PATH": f"{Path(PYTHON).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
        if not writable(Path.home() / ".npm"):
            npm["npm_config_cache"] = str(Path("build/npm").absolute())

        def pieces() -> None:
            advice = f"npm could not download packages for the page. Check your network connection. {AGAIN}"
            command = ["npm", "ci", "--no-update-notifier", "--loglevel=error"]
            self.commands.run(command, "page", advice, "web", variables=npm)

        def build() -> None:
            advice = "The page could not be built. Fix the error in web/. " + AGAIN
            self.commands.run(["npm", "run", "--silent", "build"], "page", advice, "web", variables=npm)

        lock = digest([Path("web/package-lock.json"), Path("web/package.json"), Path("web/.npmrc")])
        once(self.screen, "pieces of the page", lock, pieces, Path("web/node_modules"))
        made_from = files("web", but=("node_modules", "web/tests", ".svelte-kit")) + files("hortus/words")
        once(self.screen, "page", digest(made_from), build, PAGE)

    def rules(self) -> None:
        """Compile the rules, if possible."""

        def heard(line: str) -> None:
            counted = COUNTED.search(line)
            if counted and self.screen.counts(int(counted[1]), int(counted[2])):
                self.screen.note("rules", counted[0])

        def compile_them() -> None:
            for old in [Path("build/lib"), *Path("build").glob("hortus-*.dist-info")]:
                shutil.rmtree(old, ignore_errors=True)
            Path("build/lib").mkdir(parents=True)
            command = [PYTHON, "setup.py", "--quiet", "dist_info", "--output-dir", "build", "build_ext"]
            advice = "Fix the error. " + AGAIN + " HORTUS_PURE=1 skips compiling; the rules are slower then."
            self.commands.run(
                [*command, "--build-lib", "build/lib"], "rules", advice, heard=heard, variables={"HORTUS_COUNT": "1"}
            )

        sources = files(
            "hortus/core",
            "hortus/games",
            "hortus/bots",
            "hortus/coach/trials",
            *ADAPTERS,
            "hortus/version.py",
            "building",
        )
        sources += [Path("setup.py"), Path("pyproject.toml")]
        machine = [os.environ.get(name, "") for name in ("CC", "HORTUS_PURE")]
        machine += [shutil.which(name) or "" for name in ("cc", "gcc", "clang")]
        key = digest([path for path in sources if path.suffix in (".py", ".toml")], *machine)
        once(self.screen, "rules", key, compile_them, Path("build/lib"))

    def installed(self) -> None:
        """Install into .venv. A compiled module next to an edited source would shadow it."""
        made_from = [*files("hortus"), *Path("build/lib").rglob("*.so")]
        once(self.screen, "installed", digest(made_from), lambda: install(Path(".venv"), Path("build")))

    def side_by_side(self, *stages: Callable[[], None]) -> None:
        failures: list[BaseException] = []

        def run(stage: Callable[[], None]) -> None:
            try:
                stage()
            except BaseException as fault:
                failures.append(fault)
                self.commands.end()

        threads = [threading.Thread(target=run, args=(stage,)) for stage in stages]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if failures:
            raise failures[0]


def new_enough() -> bool:
    """Whether this machine has Node 20 or newer, with npm."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)", said)
    return number is not None and int(number[1]) >= 20


def main() -> int:
    preparation = Preparation(sys.argv[1] if len(sys.argv) > 1 else "play")
    try:
        preparation.all()
    except Failed as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        preparation.commands.end()
        print("\nStopped; what is done is kept.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
