"""The server's HTTP side: the application, its routes, who a caller is, and what every request must pass."""
