"""Score sheets: lines, and the pieces each of them counts."""

from hortus.core.message import Message
from hortus.core.scoring import BLANK, Itemised


def test_a_line_keeps_the_pieces_that_were_marked_for_it_and_no_others():
    sheet = Itemised()
    sheet.mark(3)
    sheet.mark(5)
    sheet.note(Message("areas"), 2, 8)
    sheet.mark(4)
    sheet.note(Message("roads"), 1, -1)
    sheet.note(Message("nothing"), 0, 0)
    assert sheet.lines == [(Message("areas"), 2, 8), (Message("roads"), 1, -1), (Message("nothing"), 0, 0)]
    assert sheet.marks == [[3, 5], [4], []]


def test_the_blank_ledger_forgets():
    BLANK.mark(3)
    BLANK.note(Message("areas"), 2, 8)
    assert not hasattr(BLANK, "lines")
