"""The rules engine. It knows no game; `hortus.games` holds those."""
