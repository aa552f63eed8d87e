"""The REST interface, one file a subject. Every route names who may use it: see authentication.py."""
