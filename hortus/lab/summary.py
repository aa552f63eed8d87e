"""What many games add up to."""

from statistics import fmean, pstdev, quantiles
from typing import Any

from hortus.lab.simulate import Plan, Played


class Summary:
    """Grows batch by batch; at any moment it speaks of the games finished so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.played: list[Played] = []

    def add(self, batch: list[Played]) -> None:
        self.played += batch

    def shares(self) -> list[float]:
        """Each seat's share of the wins; a shared win is split."""
        shares = [0.0] * self.plan.seats
        for game in self.played:
            for seat in game.winners:
                shares[seat] += 1 / len(game.winners)
        return [share / max(1, len(self.played)) for share in shares]

    def scores(self, seat: int) -> dict[str, Any]:
        """How one seat scored."""
        points = [game.scores[seat] for game in self.played]
        low, middle, high = quantiles(points, n=4) if len(points) > 1 else points * 3
        return {
            "seat": seat,
            "bot": self.plan.bots[seat],
            "mean": round(fmean(points), 2),
            "deviation": round(pstdev(points), 2),
            "least": min(points),
            "quartiles": [low, middle, high],
            "most": max(points),
        }

    def as_dict(self) -> dict[str, Any]:
        """JSON-safe; the keys are part of the command line's contract."""
        lengths = [game.decisions for game in self.played]
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "modules": list(plan.modules),
            "options": plan.options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "asked": plan.games,
            "games": len(self.played),
            "scores": [self.scores(seat) for seat in range(plan.seats)] if self.played else [],
            "wins": [round(share, 4) for share in self.shares()],
            "shared": sum(len(game.winners) > 1 for game in self.played),
            "decisions": {
                "mean": round(fmean(lengths), 2) if lengths else 0,
                "least": min(lengths, default=0),
                "most": max(lengths, default=0),
            },
        }
