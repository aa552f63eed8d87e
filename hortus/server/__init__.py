"""The server: tables that lose nothing and leak nothing.

    http/       the application, its routes, who a caller is and how much they may ask for
    protocol/   what clients and tables say to each other, and the live socket
    tables/     a table is the sum of its log; a room keeps one in memory
    store/      where the logs are kept: SQLite or PostgreSQL
    bots/       automatic players, thinking in processes of their own
    uploads/    edition files from outside, judged in processes of their own
    service.py  all of it together, in one process

docs/server.md says what is promised and how it is operated.
"""
