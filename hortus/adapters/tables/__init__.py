"""One table, and many tables at once, for the adapters; compiled."""
