"""Names of losses, by win share. A loss that may be noise has no bad name."""

from hortus.coach.evaluate import Estimate
from hortus.coach.thresholds import BLUNDER, CERTAIN, INACCURACY, MISTAKE, scaled

NAMES = ["best", "good", "inaccuracy", "mistake", "blunder"]
FORCED = "forced"
BAD = NAMES[2:]


def sure(loss: Estimate, seats: int) -> bool:
    """Whether the loss is real, and not noise of the trials."""
    return loss.low > scaled(CERTAIN, seats)


def name(loss: Estimate, seats: int) -> str:
    """What this loss is called at a table with so many seats."""
    if loss.mean <= 0:
        return "best"
    if not sure(loss, seats):
        return "good"
    for limit, word in ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (INACCURACY, "inaccuracy")):
        if loss.mean >= scaled(limit, seats):
            return word
    return "good"


def accuracy(losses: list[float], seats: int) -> float | None:
    """From 0 to 1: a best action counts 1, a blunder or worse 0. None without a decision that counts."""
    if not losses:
        return None
    worst = scaled(BLUNDER, seats)
    return sum(1 - min(loss / worst, 1.0) for loss in losses) / len(losses)
