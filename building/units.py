"""The C code of each module as a unit that stands by itself.

mypyc writes one C file for each module, and headers that declare everything
for everybody: whoever adds a function anywhere changes what every file
includes. A unit has only the declarations that its code mentions, so that its
text says exactly when it must be compiled anew.

Literals are numbered over all modules, and one more string would shift the
numbers of the rest. A unit counts its own; the main file fills its table.

A call into another file cannot be inlined by the compiler, so a unit also
brings the bodies of the small functions that it calls elsewhere.
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
FILLED = "    is_initialized = 1;\n"
# Longer bodies are not worth reading again in every file that calls them.
SMALL = 3000


class Module:
    """The C file of one module: its code, and the small functions that others may inline."""

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
    """What mypyc declares for all modules: types and names, each found by its name."""

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
        # What the types need stands before them.
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
            # What is declared here is found in this library: no detour over a table of symbols.
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
    """The group's own file, which also fills the modules' tables of literals."""
    tables, filling = "", ""
    for module in modules:
        if module.literals:
            numbers = ", ".join(str(number) for number in module.literals)
            tables += f"PyObject *{module.table}[{len(module.literals)}];\n"
            tables += f"static const int numbers_{module.name}[] = {{{numbers}}};\n"
            filling += f"    for (int i = 0; i < {len(module.literals)}; i++)\n"
            filling += f"        {module.table}[i] = CPyStatics[numbers_{module.name}[i]];\n"
    if FILLED not in text:
        raise ValueError("mypyc writes its main file in another way than this build knows.")
    head = "int CPyGlobalsInit(void)\n"
    return text.replace(head, tables + head, 1).replace(FILLED, filling + FILLED, 1)


def write_units(group: str, sources: list[str], folder: Path) -> list[str]:
    """Writes a unit for each of the group's modules; the sources to compile, with the units in their places."""
    main = f"__native_{group}.c"
    found = [Path(source) for source in sources]
    modules = [Module(path) for path in found if path.name.startswith(f"__native_{group}___")]
    [own] = [path for path in found if path.name == main]
    headers = Headers(own.with_suffix(".h"), own.with_name(f"__native_internal_{group}.h"))
    small = {name: (module.table, body) for module in modules for name, body in module.small.items()}
    written = {module.path: unit(module, headers, small) for module in modules}
    written[own] = main_file(own.read_text(encoding="utf-8"), modules)
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in written.items():
        (folder / path.name).write_text(text, encoding="utf-8")
    return [str(folder / path.name if path in written else path) for path in found]
