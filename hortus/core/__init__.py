"""The rules engine. It knows no particular game; the games are in `hortus.games`."""
