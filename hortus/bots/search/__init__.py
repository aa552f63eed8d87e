"""Searches that know no game: a tree, flat trials, and both. They ask `hortus.bots.knowledge` about a game."""
