"""The server: tables that lose nothing and leak nothing.

    app.py      the ASGI application and its routes
    rooms.py    one room per open table; room.py is a room
    table.py    what a table's log adds up to
    store.py    where the logs are kept: sqlite.py or postgres.py
    live.py     the live socket; wire.py is its vocabulary
    bots.py     automatic players, thinking in processes of their own

docs/server.md says what is promised and how it is operated.
"""
