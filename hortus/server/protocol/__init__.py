"""What clients and tables say to each other: messages, the socket that carries them, and what is sent."""
