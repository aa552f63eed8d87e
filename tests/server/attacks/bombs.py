"""Edition files of the largest size that are hard to read. All of them get as far as the worker of the uploads."""

from hortus import editions

GOOD = 'game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n'
LIMIT = editions.LARGEST


def filled(line: str) -> str:
    """As many such lines as fit into a file."""
    lines: list[str] = []
    size = 0
    while size < LIMIT - 100:
        lines.append(line.replace("#", str(len(lines))))
        size += len(lines[-1])
    return "".join(lines)


WORST = {
    "headers": filled("[a.a.a.a.a.a.a.b#]\n"),
    "keys under a long header": "[a.a.a.a.a.a.a.a]\n" + filled("a#=1\n")[:-100].rpartition("\n")[0],
    "dotted keys": filled("a.a.a.a.a.a.a.b#=1\n"),
    "lists of tables": filled("[[a]]\n"),
    "lists": "a=[" + "[[[[[[[]]]]]]]," * ((LIMIT - 100) // 15) + "]",
    "tables": "a=[" + "{}," * ((LIMIT - 100) // 3) + "]",
    "escapes": 'a="' + "\\n" * ((LIMIT - 100) // 2) + '"',
    "numbers": "a=[" + "1e9," * ((LIMIT - 100) // 4) + "]",
    "quotes": '"' * (LIMIT - 1),
    "backslashes": 'a="' + "\\" * (LIMIT - 10),
    "never closed": '"""\\' * (LIMIT // 4 - 1),
}
