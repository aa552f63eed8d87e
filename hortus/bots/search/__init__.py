"""Searches for every game: a tree, flat trials, and both combined. `hortus.bots.knowledge` knows the games."""
