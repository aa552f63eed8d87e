"""Tables: made from a log, changed one entry at a time, told to those who listen."""
