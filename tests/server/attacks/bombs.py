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


def long_meadow(tiles: int) -> str:
    """Flutter with tiles as long as they may be: its meadow needs the largest window, though the file is small."""
    triangles = range(6)
    cells = [f"{'UD'[place % 2]} {place // 2} 0" for place in triangles]
    corners: list[str] = []
    for place in triangles:
        i = place // 2
        for corner in [(i, 0), (i + 1, 0), (i, 1)] if place % 2 == 0 else [(i + 1, 0), (i + 1, 1), (i, 1)]:
            if f"{corner[0]} {corner[1]}" not in corners:
                corners.append(f"{corner[0]} {corner[1]}")
    names = ["ant", "bat", "cat", "dog", "elk"]
    text = (
        f'game = "flutter"\nstacks = [{tiles}, {tiles}, {tiles}, {tiles}]\nrondel = {names}\nsun = "ant"\nbee = 2\n'
        "tracker = [0, 1]\n[[water]]\ncount = 1\n"
        '[rainbee]\ncells = ["U 0 0", "D 0 0"]\ncorners = ["0 0", "1 0", "1 1", "0 1"]\npetals = "- - - -"\n'
    )
    line = f"red 1: {' '.join(['-'] * len(corners))}"
    for name in names:
        text += f'[[pollinators]]\nname = "{name}"\noutline = "line"\ncells = {cells}\ncorners = {corners}\n'
        text += f"tiles = {[line] * tiles}\n"
    return text
