"""The server: tables that lose nothing and leak nothing.

    http/       the application, its routes, authentication and limits
    protocol/   the messages between clients and server, and the live socket
    tables/     a table is the result of its log; a room keeps one in memory
    store/      where the logs are kept: SQLite or PostgreSQL
    bots/       automatic players, thinking in worker processes
    uploads/    custom editions, checked in a worker process
    runtime.py  what all parts use: settings, store, metrics, background tasks
    service.py  all parts together, in one process

A decision goes protocol/live.py -> dispatch.py -> tables/room.py -> table.py and
back to the room, which stores and broadcasts it. docs/server.md says what is
promised, lists the words used here and explains how to operate a server.
"""
