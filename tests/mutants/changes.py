"""Small changes of meaning in a source file: each one is a mutant that some test should catch.

A change replaces one span of the source, so its diff is what a person would
have typed. Docstrings, annotations, the wording of messages and assertions for
the type checker are left alone: changing them changes no behaviour.
"""

import ast
from collections.abc import Iterator
from difflib import unified_diff
from typing import NamedTuple

BOUNDARY = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITE = {
    ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
# What a function returns instead, by what it says that it returns.
INSTEAD = {"bool": ["True", "False"], "int": ["0"], "i64": ["0"], "float": ["0.0"], "str": ["''"], "list": ["[]"]}
CACHES = {"lru_cache", "cache"}
SHORT = 12  # letters; a shorter span is named together with its line


class Change(NamedTuple):
    """One mutant. `name` stays the same while the function does, wherever the function stands."""

    file: str
    name: str
    line: int
    start: int
    end: int
    text: str

    @property
    def key(self) -> str:
        return f"{self.file} {self.name}"

    def applied(self, source: str) -> str:
        """The source with this change in it."""
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()

    def diff(self, source: str) -> str:
        lines = unified_diff(source.splitlines(), self.applied(source).splitlines(), lineterm="", n=0)
        return "\n".join(list(lines)[2:])


def changes(file: str, source: str) -> list[Change]:
    """Every change of a file that still compiles, in order; equal changes of one function are numbered."""
    found: list[Change] = []
    seen: dict[str, int] = {}
    for change in _Finder(file, source).everything():
        count = seen[change.name] = seen.get(change.name, 0) + 1
        named = change._replace(name=f"{change.name} #{count}") if count > 1 else change
        try:
            compile(named.applied(source), file, "exec")
        except SyntaxError:
            continue
        found.append(named)
    return found


class _Finder:
    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.raw = source.encode()
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def everything(self) -> Iterator[Change]:
        yield from self._body(self.tree, "module")

    def _span(self, node: ast.AST) -> tuple[int, int]:
        return (
            self.starts[node.lineno - 1] + node.col_offset,  # type: ignore[attr-defined]
            self.starts[node.end_lineno - 1] + node.end_col_offset,  # type: ignore[attr-defined]
        )

    def _change(self, where: str, node: ast.AST, text: str, note: str = "") -> Change:
        start, end = self._span(node)
        line: int = node.lineno  # type: ignore[attr-defined]
        old = " ".join(self.raw[start:end].decode().split())
        said = note or f"{old} -> {text}"
        if len(old) < SHORT and not note:
            whole = self.raw[self.starts[line - 1] : self.starts[line]].decode()
            said += " in " + whole.split("  # ")[0].strip()
        return Change(self.file, f"{where}: {said}", line, start, end, text)

    # ---- statements

    def _body(self, node: ast.AST, where: str) -> Iterator[Change]:
        for statement in ast.iter_child_nodes(node):
            if isinstance(statement, ast.stmt):
                yield from self._statement(statement, where)
            elif isinstance(statement, ast.excepthandler | ast.match_case):
                yield from self._body(statement, where)
            elif isinstance(statement, ast.withitem):
                yield from self._expression(statement.context_expr, where)
            elif isinstance(statement, ast.expr) and isinstance(node, ast.stmt):
                yield from self._expression(statement, where)

    def _statement(self, node: ast.stmt, where: str) -> Iterator[Change]:
        inside = where if where != "module" else ""
        if isinstance(node, ast.ClassDef):
            for statement in node.body:
                yield from self._statement(statement, f"{inside}.{node.name}".strip("."))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self._function(node, f"{inside}.{node.name}".strip("."))
        elif isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Delete | ast.Global | ast.Nonlocal):
            return
        elif isinstance(node, ast.Raise):
            if _last(node.exc) != "NotImplementedError":
                yield self._removed(node, where)
        elif isinstance(node, ast.Expr):
            if not isinstance(node.value, ast.Constant):
                if isinstance(node.value, ast.Call | ast.Await):
                    yield self._removed(node, where)
                yield from self._expression(node.value, where)
        elif isinstance(node, ast.Assign):
            if "__all__" in [target.id for target in node.targets if isinstance(target, ast.Name)]:
                return
            if isinstance(node.targets[0], ast.Attribute | ast.Subscript) and not where.endswith("__init__"):
                yield self._removed(node, where)
            for target in node.targets:
                yield from self._expression(target, where)
            yield from self._expression(node.value, where)
        elif isinstance(node, ast.AugAssign):
            yield self._removed(node, where)
            swapped = ARITHMETIC.get(type(node.op))
            if swapped:
                yield self._change(where, node, ast.unparse(ast.AugAssign(node.target, swapped(), node.value)))
            yield from self._expression(node.value, where)
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from self._expression(node.value, where)
        elif isinstance(node, ast.If | ast.While):
            if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                return
            if "__name__" in ast.unparse(node.test):
                return
            yield from self._negated(node.test, where)
            yield from self._body(node, where)
        elif isinstance(node, ast.Return):
            if node.value is not None:
                yield from self._expression(node.value, where)
        elif isinstance(node, ast.Break | ast.Continue):
            yield self._removed(node, where)
        else:
            yield from self._body(node, where)

    def _removed(self, node: ast.stmt, where: str) -> Change:
        start, end = self._span(node)
        old = " ".join(self.raw[start:end].decode().split())
        return self._change(where, node, "pass", f"removed {old}")

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, where: str) -> Iterator[Change]:
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _last(decorator.func) not in CACHES:
                yield from self._expression(decorator, where)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                yield from self._expression(default, where)
        for value in INSTEAD.get(_last(node.returns), []):
            for returned in _returns(node):
                if returned.value is not None and not isinstance(returned.value, ast.Constant):
                    yield self._change(where, returned, f"return {value}")
        for statement in node.body:
            yield from self._statement(statement, where)

    # ---- expressions

    def _negated(self, test: ast.expr, where: str) -> Iterator[Change]:
        """A condition turned round; comparisons and `not` have a change of their own that does the same."""
        if not isinstance(test, ast.Compare) and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            yield self._change(where, test, f"not ({ast.unparse(test)})")

    def _expression(self, node: ast.AST, where: str) -> Iterator[Change]:
        if isinstance(node, ast.JoinedStr | ast.Lambda):
            return
        yield from self._of_itself(node, where)
        if isinstance(node, ast.IfExp):
            yield from self._negated(node.test, where)
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self._negated(test, where)
        if isinstance(node, ast.Subscript) and _last(node.value) in ("vec", "list", "dict", "tuple", "cast"):
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr | ast.comprehension | ast.keyword):
                yield from self._expression(child, where)

    def _of_itself(self, node: ast.AST, where: str) -> Iterator[Change]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            for swap in (BOUNDARY, OPPOSITE):
                other = swap.get(type(node.ops[0]))
                if other:
                    yield self._change(where, node, _grouped(ast.Compare(node.left, [other()], node.comparators)))
        elif isinstance(node, ast.BoolOp):
            other = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield self._change(where, node, _grouped(ast.BoolOp(other(), node.values)))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._change(where, node, _grouped(node.operand))
        elif isinstance(node, ast.BinOp) and not _wording(node.left) and not _wording(node.right):
            swapped = ARITHMETIC.get(type(node.op))
            if swapped:
                yield self._change(where, node, _grouped(ast.BinOp(node.left, swapped(), node.right)))
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield self._change(where, node, str(not node.value))
            elif isinstance(node.value, int | float):
                yield self._change(where, node, f"{node.value + 1!r}")
                yield self._change(where, node, _grouped(ast.Constant(node.value - 1)))


def _grouped(node: ast.expr) -> str:
    """The expression as text that may stand anywhere."""
    text = ast.unparse(node)
    plain = isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
    return text if plain or (isinstance(node, ast.Constant) and not text.startswith("-")) else f"({text})"


def _wording(node: ast.expr) -> bool:
    """Texts and lists are joined with a plus; taking one from the other is no small change but a fault."""
    if isinstance(node, ast.BinOp):
        return _wording(node.left) or _wording(node.right)
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def _last(node: ast.AST | None) -> str:
    """The last word of a name, without what stands in brackets."""
    if isinstance(node, ast.Subscript):
        return _last(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _returns(node: ast.AST) -> Iterator[ast.Return]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Return):
            yield child
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            yield from _returns(child)
