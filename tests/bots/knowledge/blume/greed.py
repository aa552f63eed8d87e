"""What looks best at a table of Blume."""

RED = ".. --\n.r --\n.r r.\n.. .."
