"""Metrics for Prometheus. They name no table, seat or person.

Anybody may read them, so they count only what everybody at a table hears. A
private sequence is one decision, counted when it is done.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """One registry per server, so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = Histogram(
            "hortus_commit_seconds", "From asking for a public line to its being on disk", buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self.decisions = Counter(
            "hortus_decisions", "Public decisions by what became of them", ["answer"], registry=self.registry
        )
        self.bots = Histogram(
            "hortus_bot_seconds",
            "How long bots thought about public decisions",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.failures = Counter("hortus_bot_failures", "Bots that were late or died", registry=self.registry)
        self.deadlines = Counter("hortus_deadlines", "Deadlines that passed", registry=self.registry)
        self.sockets = Gauge("hortus_sockets", "Open live sockets and streams", registry=self.registry)
        self.rooms = Gauge("hortus_rooms", "Rooms in memory", registry=self.registry)
        self.cut = Counter("hortus_cut", "Listeners that were cut off", ["why"], registry=self.registry)
        self.readonly = Gauge("hortus_readonly", "1 while nothing can be written", registry=self.registry)
        self.hooks = Counter("hortus_webhooks", "Webhook posts", ["answer"], registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
