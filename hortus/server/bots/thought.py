"""What a bot is thinking about, while it thinks."""

from collections.abc import Callable

from hortus.server.bots.worker import Progress


class Thought:
    """A decision that a bot is working on: how far it is, and whether somebody wants it now."""

    def __init__(self, told: Callable[[Progress], None], hurried: bool = False) -> None:
        self.told = told
        self.hurried = hurried
        self.stop: Callable[[], None] | None = None  # while a worker thinks about it

    def hurry(self) -> None:
        """The bot takes what looks best so far."""
        if not self.hurried:
            self.hurried = True
            if self.stop is not None:
                self.stop()
