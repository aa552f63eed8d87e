"""Reviews of finished games, computed by a worker process."""
