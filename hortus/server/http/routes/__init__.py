"""The REST interface, one file a subject. Every route stands behind a door of doors.py."""
