"""The rules compiled: core, games and bots, module by module on all cores, into one shared library.

mypyc turns them into C together, so that they bind early across modules;
units.py makes each C file stand by itself; objects.py compiles each once.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from building.objects import Cache, CompileError, Counter, put, run
from building.units import write_units

COMPILED = ["hortus/core", "hortus/games", "hortus/bots"]
GROUP = "hortus"
FOLDER = Path("build")
# Why the last build did not compile; `make play` says it.
INTERPRETED = FOLDER / "interpreted"


def sources() -> list[str]:
    """The modules that are compiled."""
    return [
        path.as_posix()
        for folder in COMPILED
        for path in sorted(Path(folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]


def compiler() -> list[str]:
    """The C compiler's command, or nothing where there is none."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (named.split(), ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    return []


def hindrance() -> str:
    """Why the rules cannot be compiled here, or nothing."""
    if os.environ.get("HORTUS_PURE"):
        return "HORTUS_PURE is set"
    if sys.platform == "win32":
        return ""
    command = compiler()
    if not command:
        return "no C compiler was found"
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <stdio.h>\nint main(void) { return 0; }\n")
        try:
            run([*command, str(trial), "-o", str(trial.with_suffix(""))])
        except CompileError as error:
            return f"the C compiler does not work here ({error})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers were not found"
    return ""


def extensions() -> list[Extension]:
    """The shared library and a door into it for each module."""
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        [f"--cache-dir={FOLDER / 'types'}", *sources()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(FOLDER / "c"),
        group_name=GROUP,
    )
    for extension in made:
        # A warning of a compiler that nobody here has met is no reason to stop.
        extension.extra_compile_args = [word for word in extension.extra_compile_args if word != "-Werror"]
    if sys.platform != "win32":
        made[0].sources = write_units(GROUP, made[0].sources, FOLDER / "units")
        # Calls inside the library need no symbol table: a quarter faster.
        made[0].extra_compile_args.append("-fvisibility=hidden")
    return made


class BuildRules(build_ext):
    """Compiles what has changed, several files at once, and says how far it is."""

    def build_extensions(self) -> None:
        if sys.platform == "win32":
            super().build_extensions()
            return
        command = [*compiler(), *self.compiler.compiler_so[1:]]
        link = [*compiler(), *self.compiler.linker_so[1:]]
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
        cache = Cache(FOLDER / "objects", "\n".join([said, sys.version, version("mypy"), version("librt")]))
        includes = [f"-I{folder}" for folder in self.compiler.include_dirs]
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            try:
                self._build(pool, cache, command, link, includes)
            except CompileError as error:
                pool.shutdown(cancel_futures=True)
                raise SystemExit(
                    f"Hortus: error: the rules could not be compiled: {error}. "
                    "HORTUS_PURE=1 installs them without compiling, and they run more slowly."
                ) from None
        cache.forget()

    def _build(
        self, pool: ThreadPoolExecutor, cache: Cache, command: list[str], link: list[str], includes: list[str]
    ) -> None:
        jobs: dict[tuple[int, str], Path] = {}
        work = []
        for number, extension in enumerate(self.extensions):
            flags = [*extension.extra_compile_args, "-c"]
            folders = [*includes, *[f"-I{folder}" for folder in extension.include_dirs]]
            for source in extension.sources:
                text = Path(source).read_bytes()
                made = cache.path(".o", text, "\0".join([*command, *flags]))
                jobs[number, source] = made
                if not made.exists():
                    work.append((len(text), made, [*command, *folders, *flags, source, "-o"]))
        # The longest first, so that no core waits for the last one alone.
        work.sort(key=lambda job: -job[0])
        counter = Counter(len(work), "compiled")

        def compile_one(job: tuple[int, Path, list[str]]) -> None:
            cache.made(job[1], lambda half: run([*job[2], str(half)]))
            counter.step()

        list(pool.map(compile_one, work))

        def link_one(number: int) -> None:
            extension = self.extensions[number]
            objects = [str(jobs[number, source]) for source in extension.sources]
            # The objects are named by their content.
            made = cache.path(".so", "\0".join([*link, *[Path(name).name for name in objects]]))
            cache.made(made, lambda half: run([*link, *objects, "-o", str(half)]))
            put(made, Path(self.get_ext_fullpath(extension.name)))

        list(pool.map(link_one, range(len(self.extensions))))


def commands() -> tuple[list[Extension], dict[str, type[build_ext]]]:
    """What setup() needs; nothing where the rules cannot be compiled, and that is said."""
    reason = hindrance()
    INTERPRETED.unlink(missing_ok=True)
    if reason:
        sentence = f"Hortus: {reason}; the rules will run interpreted, which is slower."
        print(sentence, file=sys.stderr)
        INTERPRETED.parent.mkdir(parents=True, exist_ok=True)
        INTERPRETED.write_text(sentence + "\n")
        return [], {}
    return extensions(), {"build_ext": BuildRules}
