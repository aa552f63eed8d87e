"""Light ink, and drawings without a theme."""

from io import BytesIO

import pypdf
from foreign import foreign
from print.printed import made, picture

from hortus import words
from hortus.core.message import Message
from hortus.print import ink

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" font-family="Fraunces, serif">'
    '<rect fill="var(--leaf, #3F7D4E)" stroke="#2B2A26"/><text fill="#FFFDF6">7</text><path fill="#FFFDF6"/></svg>'
)


def test_a_printer_gets_plain_colours_and_our_font():
    drawn = ink.plain(DRAWING)
    assert "var(" not in drawn
    assert 'fill="#3F7D4E"' in drawn
    assert 'font-family="Libertinus Serif,' in drawn


def test_with_light_ink_what_was_white_on_colour_is_dark_on_a_tint():
    drawn = ink.light(ink.plain(DRAWING))
    assert "#3F7D4E" not in drawn
    assert ink.tint("#3F7D4E") in drawn
    assert 'fill="#2B2A26">7' in drawn
    assert drawn.count('stroke="#2B2A26"') == 2


def test_with_light_ink_a_dark_coat_does_not_hide_its_letter():
    drawn = ink.light('<svg><path fill="#2B2A26" stroke="#2B2A26"/><text fill="#FFFDF6">D</text></svg>')
    assert f'fill="{ink.tint("#2B2A26")}"' in drawn
    assert 'fill="#2B2A26">D' in drawn


def darkness(pdf, page):
    grey = picture(pdf, page, 2).convert("L")
    return 255 - sum(shade * count for shade, count in enumerate(grey.histogram())) / (grey.size[0] * grey.size[1])


def test_light_ink_needs_less_than_two_thirds_of_the_ink():
    for game in ("papillon", "blume"):
        assert darkness(made(game, what="tiles", ink="light"), 2) < darkness(made(game, what="tiles"), 2) * 0.66


def test_every_language_prints():
    for language in words.languages():
        pdf = made("petal", what="rules", language=language)
        said = " ".join(page.extract_text() for page in pypdf.PdfReader(BytesIO(pdf)).pages)
        assert words.text(Message("petal-rules-flip"), language) in said
        assert foreign(said, language) == []
