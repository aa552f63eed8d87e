"""Bots in worker processes: asked for a decision, limited in time and memory."""
