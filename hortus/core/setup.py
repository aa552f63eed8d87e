"""The choices before the game: enough to set up the same table again."""


class Setup:
    """Game, seats, modules, options and edition of one table."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        modules: list[str],
        options: dict[str, str],
        edition: str,
        digest: str,
        components: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.version = version  # of the game's rules; it increases when play changes
        self.seats = seats
        self.modules = modules
        self.options = options  # every option of the game, defaults included
        self.edition = edition
        self.digest = digest  # of the edition's data
        self.components = components  # the data itself, where the edition does not come with Hortus

    def with_modules(self, modules: list[str]) -> "Setup":
        """The same table with other modules."""
        return Setup(
            self.game,
            self.version,
            self.seats,
            modules,
            self.options,
            self.edition,
            self.digest,
            self.components,
        )
