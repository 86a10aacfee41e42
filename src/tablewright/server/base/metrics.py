"""What a running server counts, for Prometheus. Labels come from our own short lists, never from a stranger.

The parts count by themselves (`METRICS.conflicts.inc()`); `docs/hosting.md` names what is worth an alarm. One process
has one set of metrics.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

import tablewright
from tablewright import _mode

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

# They would be a second series beside every one, for a need that we do not have.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = self.counter("requests", "Requests and sockets that ended", "route", "method", "status")
        self.request_seconds: Final = self.histogram("request_seconds", "Time to answer a request", QUICK, "route")
        self.refusals: Final = self.counter("refusals", "Requests and messages refused, by code of the error", "code")
        self.accepted: Final = self.counter("accepted_rows", "Moves and undos accepted and stored", "kind")
        self.conflicts: Final = self.counter("conflicts", "Rows that another server was faster with")
        self.commit_seconds: Final = self.histogram("commit_seconds", "Time to store what was accepted", QUICK)
        self.sockets: Final = self.gauge("sockets", "Open WebSockets")
        self.live_tables: Final = self.gauge("live_tables", "Tables in memory")
        self.evictions: Final = self.counter("evictions", "Tables dropped from memory to make room")
        self.bot_turns: Final = self.counter("bot_turns", "Decisions of bots", "bot", "outcome")
        self.bot_seconds: Final = self.histogram("bot_seconds", "Time in which a bot decided", LONG, "bot")
        self.waiting: Final = self.gauge("waiting", "Who waits to be thought about", "line")
        self.wait_seconds: Final = self.histogram("wait_seconds", "Time until it was thought about", LONG, "line")
        self.loop_lag: Final = self.histogram("loop_lag_seconds", "How late the event loop is", QUICK)
        self.database_up: Final = self.gauge("database_up", "1 if the database answered when last asked")
        self.build: Final = Info("tablewright_build", "Version and engine", registry=self.registry)
        self.build.info({"version": tablewright.__version__, "engine": _mode.status()})
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"tablewright_{name}", help, labels, registry=self.registry)

    def gauge(self, name: str, help: str, *labels: str) -> Gauge:
        return Gauge(f"tablewright_{name}", help, labels, registry=self.registry)

    def histogram(self, name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"tablewright_{name}", help, labels, buckets=buckets, registry=self.registry)

    def count_request(self, route: str, method: str, status: int, seconds: float) -> None:
        self.requests.labels(route, method if method in METHODS else "other", str(status)).inc()
        if method != "WEBSOCKET":  # how long somebody sits at a table is not how long we take
            self.request_seconds.labels(route).observe(seconds)

    def watch(self, sockets: Callable[[], float], live_tables: Callable[[], float]) -> None:
        """What is counted when it is asked for; the newest server of this process is watched."""
        self.sockets.set_function(sockets)
        self.live_tables.set_function(live_tables)

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS: Final = Metrics()
