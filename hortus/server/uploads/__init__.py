"""Custom editions: read, checked and tried out in a worker process."""
