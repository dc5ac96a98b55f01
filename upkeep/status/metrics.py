"""The metrics of the bot, in the words of Prometheus. This module needs prometheus-client."""

from __future__ import annotations

from contextlib import suppress

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cogs.bot import TableBot
from data.errors import StoreError
from data.store import Store

_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Until an answer is given. Discord waits three seconds for the first one."""

_STORE_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0)


class Metrics:
    """What is measured, and read when somebody asks. No metric names a person, a server or a table."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._interactions = Counter(
            "tables_interactions", "Interactions that were answered, by kind.", ["kind"], registry=self._registry
        )
        self._shown = Histogram(
            "tables_shown_seconds",
            "From receiving an interaction until what came of it is shown.",
            ["kind"],
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.discord_errors = Counter(
            "tables_discord_errors",
            "Requests to Discord that failed, by status or by the kind of error.",
            ["kind"],
            registry=self._registry,
        )
        self.store_seconds = Histogram(
            "tables_store_seconds",
            "Time of a call of the store.",
            ["call"],
            buckets=_STORE_SECONDS,
            registry=self._registry,
        )
        self._open = self._gauge("tables_open", "Open tables of this process's database.", "game", "state")
        self._retries = self._gauge("tables_retries", "Tables that wait to be shown once more.")
        self._backlog = self._gauge("tables_backlog", "Tables that wait to be shown in the background.")
        self._due_lag = self._gauge("tables_due_lag_seconds", "How long the oldest work that is due waits.")
        self._thinking = self._gauge("tables_thinking", "Tables whose computer players think or wait.", "state")
        self._servers = self._gauge("tables_servers", "Servers of this process.")

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(name, what, labels, registry=self._registry)

    def answered(self, kind: str, seconds: float) -> None:
        """Note after how many seconds an interaction of this kind was answered, and its result shown."""
        self._interactions.labels(kind=kind).inc()
        self._shown.labels(kind=kind).observe(seconds)

    async def text(self, bot: TableBot, store: Store) -> bytes:
        """All metrics as Prometheus reads them. What the store does not tell at the moment is left as it was."""
        background = bot.services.display.background
        self._retries.set(len(background.retries))
        self._backlog.set(len(background.backlog))
        self._servers.set(len(bot.guilds))
        for state, count in bot.thinking.counts.items():
            self._thinking.labels(state=state).set(count)
        with suppress(StoreError):
            due = await store.next_due(bot.services.tables.shards)
            self._due_lag.set(max(0, store.now() - due) if due is not None else 0)
            counts = await store.open_by_game()
            self._open.clear()
            for (game, state), count in counts.items():
                self._open.labels(game=game, state=state).set(count)
        return generate_latest(self._registry)
