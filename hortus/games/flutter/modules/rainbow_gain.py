"""Other readings of what rainbow petals give when something is placed on them (F14)."""

from mypy_extensions import i64

from hortus.games.flutter.growth import Growth


class AnyColour(Growth):
    """Each rainbow petal gives a petal of any colour, as on water."""

    def rainbow(self, placed: i64, rainbows: i64) -> None:
        self.name(15, rainbows)


class MatchOnly(Growth):
    """Rainbow petals make a flower match and give nothing themselves."""

    def rainbow(self, placed: i64, rainbows: i64) -> None:
        return
