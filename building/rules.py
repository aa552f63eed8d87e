"""Compile core, games and bots into one shared library, module by module on all cores.

mypyc translates them to C together, so that calls between modules are direct.
units.py makes each C file independent, and objects.py compiles each one once.
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
from building.units import Unfamiliar, plain, write_units

COMPILED = [
    "hortus/core", "hortus/games", "hortus/bots", "hortus/coach/trials",
    "hortus/adapters/observe", "hortus/adapters/tables",
]  # fmt: skip
GROUP = "hortus"
FOLDER = Path("build")
GENERATED = FOLDER / "c"
UNITS = FOLDER / "units"
# A unit needs none of the generated headers; whatever includes them changes with them.
INCLUDES = b'#include "__native'
# What a person should know about the last build; `make play` prints it.
REMARK = FOLDER / "remark"


def remark(sentence: str) -> None:
    """Say something that stays true until the next build."""
    print(sentence, file=sys.stderr)
    REMARK.parent.mkdir(parents=True, exist_ok=True)
    REMARK.write_text(sentence + "\n")


def without_units(reason: Exception) -> None:
    remark(f"Hortus: the rules are compiled without calls inlined between files and run a little slower ({reason}).")


def sources() -> list[str]:
    """The modules to compile."""
    return [
        path.as_posix()
        for folder in COMPILED
        for path in sorted(Path(folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]


def compiler() -> list[str]:
    """The command of the C compiler, or an empty list if there is none."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (named.split(), ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    return []


def hindrance() -> str:
    """Why the rules cannot be compiled here, or an empty text."""
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
    """The shared library, and a small extension for each module that imports from it."""
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        [f"--cache-dir={FOLDER / 'types'}", *sources()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED),
        group_name=GROUP,
    )
    for extension in made:
        # A warning from an unknown compiler is no reason to stop.
        extension.extra_compile_args = [word for word in extension.extra_compile_args if word != "-Werror"]
    if sys.platform != "win32":
        library = made[0]
        # Calls inside the library then need no symbol table, which makes them a quarter faster.
        library.extra_compile_args.append("-fvisibility=hidden")
        # A unit that lacks a declaration must not compile: the call would cut off half of each address.
        library.extra_compile_args.append("-Werror=implicit-function-declaration")
        try:
            library.sources = write_units(GROUP, library.sources, UNITS)
        except Unfamiliar as reason:
            without_units(reason)
    return made


class BuildRules(build_ext):
    """Compiles changed files, several at once, and reports progress."""

    def build_extensions(self) -> None:
        if sys.platform == "win32":
            super().build_extensions()
            return
        command = [*compiler(), *self.compiler.compiler_so[1:]]
        link = [*compiler(), *self.compiler.linker_so[1:]]
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
        cache = Cache(FOLDER / "objects", "\n".join([said, sys.version, version("mypy"), version("librt")]))
        includes = [f"-I{folder}" for folder in self.compiler.include_dirs]
        try:
            self._build_or_do_without_units(cache, command, link, includes)
        except CompileError as error:
            raise SystemExit(
                f"Hortus: error: the rules could not be compiled: {error}. "
                "HORTUS_PURE=1 installs them without compiling, and they run more slowly."
            ) from None
        cache.forget()

    def _build_or_do_without_units(
        self, cache: Cache, command: list[str], link: list[str], includes: list[str]
    ) -> None:
        """Build from units. If the compiler refuses one, build from the files that mypyc generated."""
        library = self.extensions[0]
        generated = plain(library.sources, UNITS, GENERATED)
        try:
            self._build(cache, command, link, includes)
        except CompileError as error:
            if generated == library.sources:
                raise
            without_units(error)
            library.sources = generated
            self._build(cache, command, link, includes)

    def _build(self, cache: Cache, command: list[str], link: list[str], includes: list[str]) -> None:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            try:
                self._compile_and_link(pool, cache, command, link, includes)
            except CompileError:
                pool.shutdown(cancel_futures=True)
                raise

    def _compile_and_link(
        self, pool: ThreadPoolExecutor, cache: Cache, command: list[str], link: list[str], includes: list[str]
    ) -> None:
        headers = b"".join(path.read_bytes() for path in sorted(GENERATED.glob("__native*.h")))
        jobs: dict[tuple[int, str], Path] = {}
        work = []
        for number, extension in enumerate(self.extensions):
            flags = [*extension.extra_compile_args, "-c"]
            folders = [*includes, *[f"-I{folder}" for folder in extension.include_dirs]]
            for source in extension.sources:
                text = Path(source).read_bytes()
                made = cache.path(".o", text, "\0".join([*command, *flags]), headers if INCLUDES in text else b"")
                jobs[number, source] = made
                if not made.exists():
                    work.append((len(text), made, [*command, *folders, *flags, source, "-o"]))
        # The longest first, so that all cores finish at about the same time.
        work.sort(key=lambda job: -job[0])
        counter = Counter(len(work), "compiled")

        def compile_one(job: tuple[int, Path, list[str]]) -> None:
            cache.made(job[1], lambda half: run([*job[2], str(half)]))
            counter.step()

        list(pool.map(compile_one, work))

        def link_one(number: int) -> None:
            extension = self.extensions[number]
            objects = [str(jobs[number, source]) for source in extension.sources]
            # The names of the object files are hashes of their content.
            made = cache.path(".so", "\0".join([*link, *[Path(name).name for name in objects]]))
            cache.made(made, lambda half: run([*link, *objects, "-o", str(half)]))
            put(made, Path(self.get_ext_fullpath(extension.name)))

        list(pool.map(link_one, range(len(self.extensions))))


def commands() -> tuple[list[Extension], dict[str, type[build_ext]]]:
    """The arguments for setup(). If the rules cannot be compiled, both are empty and a line says why."""
    reason = hindrance()
    REMARK.unlink(missing_ok=True)
    if reason:
        remark(f"Hortus: {reason}; the rules will run interpreted, which is slower.")
        return [], {}
    return extensions(), {"build_ext": BuildRules}
