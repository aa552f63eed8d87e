"""The version of the package; each game counts the versions of its rules by itself."""

VERSION = "0.1.0"
