"""Counts what the server does, for Prometheus. No label holds a name, an id or a secret."""

import asyncio
import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_THINKING: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """Holds the numbers of one server, in a registry of its own, so that tests can have many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "orrery_http_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "orrery_http_request_seconds",
            "From request to response",
            ["route"],
            buckets=_FAST,
            registry=self.registry,
        )
        self.refusals = Counter(
            "orrery_guard_refusals", "Requests that reached no route", ["code"], registry=self.registry
        )
        self.moves = Counter("orrery_moves", "Plies written to matches", registry=self.registry)
        self.commands = Counter(
            "orrery_commands", "Commands by type and answer", ["type", "answer"], registry=self.registry
        )
        self.command_seconds = Histogram(
            "orrery_command_seconds",
            "From command to answer",
            ["type"],
            buckets=_FAST,
            registry=self.registry,
        )
        self.sockets = Gauge("orrery_sockets_open", "Connected sockets", registry=self.registry)
        self.tables = Gauge("orrery_tables_loaded", "Tables in memory", registry=self.registry)
        self.bot_decisions = Counter(
            "orrery_bot_decisions", "Decisions of bots", ["bot", "outcome"], registry=self.registry
        )
        self.bot_seconds = Histogram(
            "orrery_bot_seconds", "Thinking time", ["bot"], buckets=_THINKING, registry=self.registry
        )
        self.batch_size = Histogram(
            "orrery_db_batch_size", "Writes in one transaction", buckets=_SIZES, registry=self.registry
        )
        self.batch_seconds = Histogram(
            "orrery_db_batch_seconds", "From begin to commit", buckets=_FAST, registry=self.registry
        )
        self.loop_lag = Histogram(
            "orrery_event_loop_lag_seconds",
            "How late the event loop is",
            buckets=_FAST,
            registry=self.registry,
        )

    def request_answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answered request; ``route`` is the template, never the path."""
        known = method if method in _METHODS else "OTHER"
        self.requests.labels(known, route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    def command(self, kind: str, answer: str, seconds: float) -> None:
        """Count an answered command; ``answer`` is the type of the answer, or the code of a refusal."""
        self.commands.labels(kind, answer).inc()
        self.command_seconds.labels(kind).observe(seconds)

    def bot_decided(self, spec: str, seconds: float, outcome: str = "played") -> None:
        """Count a decision of a bot; its parameters are left out, or there could be any number of labels."""
        name = spec.partition(":")[0]
        self.bot_decisions.labels(name, outcome).inc()
        self.bot_seconds.labels(name).observe(seconds)

    def batch_written(self, size: int, seconds: float) -> None:
        """Count a transaction of several writes. Safe to call from any thread."""
        self.batch_size.observe(size)
        self.batch_seconds.observe(seconds)

    async def watch_loop(self, interval: float = 0.5) -> None:
        """Measure how late the event loop is, until cancelled."""
        while True:
            due = time.perf_counter() + interval
            await asyncio.sleep(interval)
            self.loop_lag.observe(max(0.0, time.perf_counter() - due))

    def text(self) -> bytes:
        """Return everything in the text format of Prometheus."""
        return generate_latest(self.registry)
