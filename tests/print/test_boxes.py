"""What is in the PDF is what is in the box: counted in the file, and in the edition's own TOML."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from print.printed import figures, made

GAMES = ["flutter", "petal", "polders", "papillon", "blume"]


def toml(game):
    return tomllib.loads(files(f"hortus.games.{game}").joinpath("editions", "standard.toml").read_text("utf-8"))


def box_of_petal(box, _):
    return {"green petal": sum(box["tiles"]), "pink petal": sum(box["tiles"]), "tree": 1}


def box_of_flutter(box, seats):
    return {
        "meadow tile": sum(len(kind["tiles"]) for kind in box["pollinators"]),
        "water tile": sum(face["count"] for face in box["water"]),
        "rainbee": 1,
        "sun": 1,
        "bee": seats,
        "petal tracker": seats,
        "petal marker": 4 * seats,
    }


def box_of_polders(box, _):
    return {
        "sheet": len(box["polders"]),
        "shape card": sum(shape["cards"] for shape in box["shapes"]),
        "assignment": len(box["assignments"]),
    }


def box_of_papillon(box, seats):
    return {
        "garden tile": sum(tile.get("count", 1) for tile in box["tiles"]),
        "gnome": len(box["gnomes"]),
        "planter": len(box["planters"]),
        "flower": len(box["flowers"]),
        "bonus token": len(box["flowers"]),
        "caterpillar": box["caterpillars"],
        "butterfly": box["butterflies"] * seats,
        "gardener": seats,
        "draft board": 1,
    }


def box_of_blume(box, seats):
    return {
        "petal tile": len(box["tiles"]),
        "hybrid tile": len(box["hybrids"]),
        "botanist card": len(box["botanist_cards"]),
        "watering can card": len(box["watering_cans"]),
        "tool": 8,
        "peg": 6,
        "water drop": 3,
        "glove": box["gloves"] * seats,
        "greenhouse marker": 6 * seats,
        "market": 1,
        "bed with greenhouse": seats,
    }


BOX = {"petal": box_of_petal, "flutter": box_of_flutter, "polders": box_of_polders, "papillon": box_of_papillon}
BOX["blume"] = box_of_blume
MOST = {"petal": 2, "flutter": 5, "polders": 4, "papillon": 4, "blume": 4}


def counted(pdf, kinds):
    """Pieces by kind; the longest name that fits, so that a petal tile is no petal."""
    counts = Counter()
    for found in figures(pdf):
        fitting = [kind for kind in kinds if found.name == kind or found.name.startswith(kind + " ")]
        if fitting:
            counts[max(fitting, key=len)] += 1
    return dict(counts)


@pytest.mark.parametrize("game", GAMES)
def test_the_file_has_every_piece_of_the_edition(game):
    expected = BOX[game](toml(game), MOST[game])
    assert counted(made(game), expected) == expected


def test_fewer_seats_need_fewer_pieces():
    expected = box_of_flutter(toml("flutter"), 2)
    assert counted(made("flutter", seats=2, what="boards"), expected) == {"petal tracker": 2}


def test_the_numbers_of_petal_are_those_of_the_edition():
    names = Counter(found.name for found in figures(made("petal")))
    for number, count in enumerate(toml("petal")["tiles"], start=1):
        assert names[f"green petal {number}"] == names[f"pink petal {number}"] == count


def test_every_piece_with_a_back_has_it_behind_it():
    names = Counter(found.name for found in figures(made("petal", what="tiles")))
    fronts = {name: count for name, count in names.items() if not name.startswith("back of")}
    assert all(names[f"back of {name}"] == count for name, count in fronts.items())


def test_an_edition_of_ones_own_is_printed_on_as_many_sheets_as_it_needs(tmp_path):
    tiles = toml("blume")["tiles"]
    text = files("hortus.games.blume").joinpath("editions", "standard.toml").read_text("utf-8")
    more = ", ".join(f'"{tile}"' for tile in tiles[:100])
    path = tmp_path / "large.toml"
    path.write_text(text.replace("tiles = [", f"tiles = [ {more},", 1), "utf-8")
    pdf = made("blume", edition=str(path), what="tiles")
    found = [piece for piece in figures(pdf) if piece.name.startswith("petal tile")]
    assert len(found) == 250
    assert len({piece.page for piece in found}) > 8


def test_pieces_have_their_names_in_the_language_of_the_order():
    names = {found.name for found in figures(made("flutter", what="tiles", seats=2, language="nl"))}
    assert any(" rood" in name for name in names)
    assert not any(" red" in name for name in names)
