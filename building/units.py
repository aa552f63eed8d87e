"""Turn the C code of each module into an independent unit.

mypyc writes one C file for each module, and headers that declare everything.
So a new function in one module changes what every file includes. A unit has
only the declarations that its code uses. Its text then changes exactly when it
must be compiled again.

mypyc numbers the literals of all modules together, so one more string shifts
the other numbers. A unit numbers its own; the main file fills its table.

The compiler cannot inline a call into another file. So a unit also contains the
small functions that it calls in other files.

All this reads C code with patterns. Another version of mypyc may write it in
another way: then there are no units, and the files are compiled as they are.
"""

import re
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")
LITERAL = re.compile(r"CPyStatics\[(\d+)\]")
FUNCTION = re.compile(r"^(?!static)[A-Za-z][^\n;]*?\b(CPyDef_\w+)\([^\n;]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
STATIC = re.compile(r"^static\s[^;={(]*?\b(\w+)\s*[;={(\[]", re.MULTILINE)
DECLARED = re.compile(r"extern [^;]*?(\w+)\s*[(\[;]")
TYPE = re.compile(
    r"^#ifndef MYPYC_DECLARED_(?P<tuple>\w+)\n.*?^#endif\n|^typedef struct \{\n.*?^\} (?P<object>\w+);\n",
    re.MULTILINE | re.DOTALL,
)
BEGINS = "int CPyGlobalsInit(void)\n"
FILLED = "    is_initialized = 1;\n"
# Larger functions are not worth compiling again in every file that calls them.
SMALL = 3000


class Unfamiliar(Exception):
    """The C code does not look like what the patterns here know. The text says what is different."""


class Module:
    """The C file of one module: its code, and its small functions, which others may inline."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.stem.removeprefix("__native_")
        self.table = f"CPyLiterals_{self.name}"
        self.literals: dict[int, int] = {}
        text = path.read_text(encoding="utf-8")
        self.code = LITERAL.sub(self._own, re.sub(r'^#include "__native\w*\.h"\n', "", text, flags=re.MULTILINE))
        private = set(STATIC.findall(self.code))
        self.small: dict[str, str] = {}
        for match in FUNCTION.finditer(self.code):
            body = match[0]
            if len(body) <= SMALL and "__top_level__" not in match[1] and private.isdisjoint(WORD.findall(body)):
                self.small[match[1]] = body

    def _own(self, match: re.Match[str]) -> str:
        number = self.literals.setdefault(int(match[1]), len(self.literals))
        return f"{self.table}[{number}]"


class Headers:
    """What mypyc declares for all modules: types and names, by name."""

    def __init__(self, types: Path, names: Path) -> None:
        text = types.read_text(encoding="utf-8")
        self.types = {match["tuple"] or match["object"]: match[0] for match in TYPE.finditer(text)}
        self.names: dict[str, str] = {}
        self.always = ""
        for line in names.read_text(encoding="utf-8").splitlines(keepends=True):
            declared = DECLARED.match(line)
            if declared:
                self.names[declared[1]] = line
            elif not line.startswith(("#if", "#endif", "#define")) and types.name not in line:
                self.always += line
        # The types need these first.
        self.includes = "".join(
            line for line in TYPE.sub("", text).splitlines(keepends=True) if line.startswith("#include")
        )


def unit(module: Module, headers: Headers, small: dict[str, tuple[str, str]]) -> str:
    """The text of one unit."""
    words = set(WORD.findall(module.code))
    inlined: dict[str, str] = {}
    tables = {module.table}
    waiting = [name for name in words if name in small]
    while waiting:
        name = waiting.pop()
        table, body = small[name]
        if name in inlined or name in module.small:
            continue
        inlined[name] = body
        if table in body:
            tables.add(table)
        fresh = set(WORD.findall(body)) - words
        words |= fresh
        waiting.extend(word for word in fresh if word in small)
    names = [line for name, line in headers.names.items() if name in words]
    for line in names:
        words.update(WORD.findall(line))
    types: list[str] = []
    for name, text in reversed(headers.types.items()):
        if name in words:
            types.append(text)
            words.update(WORD.findall(text))
    return "".join(
        [
            headers.includes,
            # Everything declared here is in this library, so calls need no symbol table.
            "#pragma GCC visibility push(hidden)\n",
            *reversed(types),
            headers.always,
            *names,
            *[f"extern PyObject *{table}[];\n" for table in sorted(tables)],
            *[f"extern inline __attribute__((gnu_inline)) {body}" for _, body in sorted(inlined.items())],
            module.code,
        ]
    )


def main_file(text: str, modules: list[Module]) -> str:
    """The main file of the group, which also fills the tables of literals."""
    tables, filling = "", ""
    for module in modules:
        if module.literals:
            numbers = ", ".join(str(number) for number in module.literals)
            tables += f"PyObject *{module.table}[{len(module.literals)}];\n"
            tables += f"static const int numbers_{module.name}[] = {{{numbers}}};\n"
            filling += f"    for (int i = 0; i < {len(module.literals)}; i++)\n"
            filling += f"        {module.table}[i] = CPyStatics[numbers_{module.name}[i]];\n"
    if text.count(BEGINS) != 1 or text.count(FILLED) != 1:
        raise Unfamiliar("the main file fills its literals in another way")
    return text.replace(BEGINS, tables + BEGINS).replace(FILLED, filling + FILLED)


def write_units(group: str, sources: list[str], folder: Path) -> list[str]:
    """Write a unit for each module of the group. Returns the sources to compile, with units instead of modules."""
    found = [Path(source) for source in sources]
    modules = [Module(path) for path in found if path.name.startswith(f"__native_{group}___")]
    mains = [path for path in found if path.name == f"__native_{group}.c"]
    if not modules or len(mains) != 1:
        raise Unfamiliar("the files have other names")
    [own] = mains
    types, names = own.with_suffix(".h"), own.with_name(f"__native_internal_{group}.h")
    if not types.exists() or not names.exists():
        raise Unfamiliar("the headers have other names")
    headers = Headers(types, names)
    if not headers.types or not headers.names:
        raise Unfamiliar("the headers declare in another way")
    small = {name: (module.table, body) for module in modules for name, body in module.small.items()}
    written = {module.path: unit(module, headers, small) for module in modules}
    written[own] = main_file(own.read_text(encoding="utf-8"), modules)
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in written.items():
        (folder / path.name).write_text(text, encoding="utf-8")
    return [str(folder / path.name if path in written else path) for path in found]


def plain(sources: list[str], folder: Path, generated: Path) -> list[str]:
    """The same sources with the files that mypyc generated instead of their units."""
    return [str(generated / Path(name).name) if Path(name).parent == folder else name for name in sources]
