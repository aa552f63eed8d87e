"""Edition files from outside: read, judged and tried out in worker processes."""
