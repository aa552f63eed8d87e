"""Judging decisions: what a move was worth, why, and what luck did.

`review` judges a finished game and `advise` gives a hint. Both try actions out in
worlds that the seat could have imagined, and explain a difference by the expected
score sheets. docs/coach.md describes the measures.
"""
