"""`python -m hortus` is the command line."""

from hortus.cli import main

main()
