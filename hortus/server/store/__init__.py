"""Where the logs of tables are kept: one contract, SQLite and PostgreSQL behind it, and backups."""
