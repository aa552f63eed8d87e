"""Millimetres: sizes, backs behind fronts, margins, fonts."""

from io import BytesIO

import pypdf
import pypdfium2
import pytest
from PIL import ImageChops, ImageFilter, ImageOps
from print.printed import TOOK, figures, made, picture

GAMES = ["flutter", "petal", "polders", "papillon", "blume"]
SIZES = {
    "petal": {"green petal": (30, 30), "pink petal": (30, 30), "tree": (30, 30)},
    "flutter": {
        "water tile": (30, 25.98),
        "rainbee": (60, 51.96),
        "sun": (22, 22),
        "bee": (18, 18),
        "petal marker": (9, 9),
        "petal tracker": (172, 70),
        "meadow tile ladybug": (45, 25.98),
    },
    "polders": {"shape card": (46, 46), "assignment": (73.6, 46), "sheet": (174, 187.78)},
    "papillon": {
        "garden tile": (38, 38),
        "gnome": (22, 22),
        "planter": (44, 26.89),
        "flower": (29, 123.26),
        "bonus token": (15, 15),
        "caterpillar": (14, 14),
        "butterfly": (14, 14),
        "gardener": (20, 69.76),
        "draft board": (172, 228),
    },
    "blume": {
        "petal tile": (32, 32),
        "hybrid tile": (32, 32),
        "botanist card": (42, 56),
        "watering can card": (42, 56),
        "tool": (66, 41.68),
        "peg": (14, 51.47),
        "water drop": (13, 13),
        "glove": (16, 16),
        "greenhouse marker": (11, 11),
        "bed with greenhouse": (172, 232),
    },
}
NEAR = 0.2
EDGE = 6
"""Millimetres that no printer fills."""


def on(paper, game):
    return made(game) if paper == "a4" else made(game, paper=paper)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_less_than_twenty_seconds(game):
    made(game)
    assert TOOK[game] < 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_piece_has_its_size_on_every_paper(game, paper):
    found = figures(on(paper, game))
    for name, (wide, high) in SIZES[game].items():
        some = [piece for piece in found if piece.name == name or piece.name.startswith(name + " ")]
        assert some
        for piece in some:
            assert abs(piece.width - wide) < NEAR, piece
            assert abs(piece.height - high) < NEAR, piece


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pages_have_the_size_of_the_paper(paper):
    size = {"a4": (210, 297), "letter": (215.9, 279.4)}[paper]
    for page in pypdf.PdfReader(BytesIO(on(paper, "petal"))).pages:
        assert float(page.mediabox.width) * 25.4 / 72 == pytest.approx(size[0], abs=0.01)
        assert float(page.mediabox.height) * 25.4 / 72 == pytest.approx(size[1], abs=0.01)


# ---- backs

TURNED = [*[(game, "long") for game in GAMES], ("flutter", "short"), ("petal", "short")]

DOTS = 5
"""For each millimetre: one dot is 0.2 mm."""


def ink(image):
    return (
        image.convert("RGB")
        .point(lambda part: 255 if part < 250 else 0)
        .convert("L")
        .point(lambda part: 255 if part else 0)
    )


def grown(mask):
    """A dot wider on every side: 0.2 mm, and what lies between two dots, is less than 0.3 mm."""
    return mask.filter(ImageFilter.MaxFilter(3))


def overlay(pdf, page, duplex):
    """The fronts of a page that have backs, and the next page as it lies behind them."""
    fronts = [piece for piece in figures(pdf) if piece.page == page]
    backs = [piece for piece in figures(pdf) if piece.page == page + 1]
    front, back = (ink(picture(pdf, number, DOTS)) for number in (page, page + 1))
    width, height = front.size[0] / DOTS, front.size[1] / DOTS
    behind = ImageOps.flip(back) if duplex == "short" else ImageOps.mirror(back)
    for mask in (front, behind):
        for y in (0, height - 14):  # the line that says what the sheet is
            mask.paste(0, (0, round(y * DOTS), mask.size[0], round((y + 14) * DOTS)))
    places = [
        (one.x, height - one.y - one.height) if duplex == "short" else (width - one.x - one.width, one.y)
        for one in backs
    ]
    for one in fronts:
        if not any(abs(x - one.x) < 1 and abs(y - one.y) < 1 for x, y in places):
            box = (one.x - 0.3, one.y - 0.3, one.x + one.width + 0.3, one.y + one.height + 0.3)
            front.paste(0, tuple(round(side * DOTS) for side in box))
    assert front.getbbox()
    return front, behind


@pytest.mark.parametrize(
    ("game", "duplex"), [*[(game, "long") for game in GAMES], ("petal", "short"), ("flutter", "short")]
)
def test_backs_lie_behind_their_fronts(game, duplex):
    what = "cards" if game == "polders" else "tiles"
    pdf = made(game, what=what, bleed="0mm", duplex=duplex)
    pages = sorted({piece.page for piece in figures(pdf) if piece.name.startswith("back of")})
    front, back = overlay(pdf, pages[0] - 1, duplex)
    assert ImageChops.subtract(front, grown(back)).getbbox() is None
    assert ImageChops.subtract(back, grown(front)).getbbox() is None


def test_a_back_that_is_half_a_millimetre_off_is_noticed():
    front, back = overlay(made("petal", what="tiles", bleed="0mm"), 0, "long")
    shifted = ImageChops.offset(back, 3, 0)
    assert ImageChops.subtract(shifted, grown(front)).getbbox()


# ---- paper


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_printed_where_printers_leave_the_paper_white(game, paper):
    pdf = made(game, marks=True, bleed="5mm") if paper == "a4" else on(paper, game)
    for page in pypdfium2.PdfDocument(pdf):
        image = page.render(scale=25.4 / 72).to_pil()  # a dot for each millimetre
        box = ink(image).getbbox() or (EDGE, EDGE, EDGE, EDGE)
        assert box[0] >= EDGE
        assert box[1] >= EDGE
        assert image.size[0] - box[2] >= EDGE
        assert image.size[1] - box[3] >= EDGE


def test_crop_marks_stand_outside_the_bleed_of_every_piece():
    plain, marked = (made("petal", what="tiles", marks=marks) for marks in (False, True))
    assert len(marked) != len(plain)
    box = ink(picture(marked, 0, DOTS)).crop((0, 14 * DOTS, 210 * DOTS, 285 * DOTS)).getbbox()
    pieces = [piece for piece in figures(marked) if piece.page == 0]
    assert box[0] / DOTS < min(piece.x for piece in pieces) - 3
    assert box[1] / DOTS + 14 < min(piece.y for piece in pieces) - 3


def test_crosses_of_front_and_back_meet():
    pdf = made("petal", what="tiles", marks=True)
    front, back = (ink(picture(pdf, page, DOTS)) for page in (0, 1))
    for box in ((100, 5, 110, 12), (100, 285, 110, 292), (5, 143, 12, 153), (198, 143, 205, 153)):
        crop = tuple(side * DOTS for side in box)
        one, other = front.crop(crop), ImageOps.mirror(back).crop(crop)
        assert one.getbbox()
        assert ImageChops.subtract(one, grown(other)).getbbox() is None


@pytest.mark.parametrize("game", GAMES)
def test_every_font_is_in_the_file(game):
    reader = pypdf.PdfReader(BytesIO(made(game)))
    names = set()
    for page in reader.pages:
        for font in page["/Resources"].get("/Font", {}).values():
            below = font.get_object().get("/DescendantFonts", [font])[0].get_object()
            described = below["/FontDescriptor"].get_object()
            assert "/FontFile2" in described or "/FontFile3" in described
            names.add(str(below["/BaseFont"]))
    assert names
    assert all("Libertinus" in name for name in names)


def test_the_same_order_gives_the_same_file():
    assert made("petal", what="tiles") == made.__wrapped__("petal", what="tiles")
