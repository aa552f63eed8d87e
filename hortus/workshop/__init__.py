"""What an editor of editions needs to know: which values there are, how the pieces look, and where they are wrong.

`fields.py` describes the values as the games themselves check them, `drawings.py` has the pieces as they are printed,
`spots/` what can be clicked on them, and `counts.py` what can be compared with the standard edition.
"""

from hortus.workshop.look import Look, look

__all__ = ["Look", "look"]
