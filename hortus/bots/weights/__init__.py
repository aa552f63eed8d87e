"""Learned weights, one small file for each game and number of seats; each says which command made it."""
