"""What is in the box, piece by piece, as it is printed: the sides that no screen shows, and boards without pieces."""
