"""The lab: plays many games to count, time and compare."""
