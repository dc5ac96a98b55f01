"""Where the bot is measured: its requests to Discord, its answers, and its store. A bot without metrics has none."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

import aiohttp

from cogs.bot import TableBot
from data.store import Store

if TYPE_CHECKING:
    from upkeep.status.metrics import Metrics


class Probes:
    """Measures a bot and its store.

    Attributes:
        metrics (Metrics or None): where the measurements go; None where prometheus-client is not installed.
    """

    def __init__(self) -> None:
        self.metrics: Metrics | None = None
        try:
            # Hosts without metrics have no prometheus-client.
            from upkeep.status.metrics import Metrics
        except ImportError:
            return
        self.metrics = Metrics()

    def store(self, store: Store) -> Store:
        """The same store, with each call timed."""
        return cast(Store, _Timed(store, self.metrics)) if self.metrics else store

    def trace(self) -> aiohttp.TraceConfig | None:
        """What counts Discord's errors among the answers to a bot's requests."""
        if self.metrics is None:
            return None
        errors = self.metrics.discord_errors
        trace = aiohttp.TraceConfig()

        async def ended(_session: Any, _context: Any, end: aiohttp.TraceRequestEndParams) -> None:
            if end.response.status >= 400:
                errors.labels(kind=str(end.response.status)).inc()

        async def failed(_session: Any, _context: Any, failure: aiohttp.TraceRequestExceptionParams) -> None:
            errors.labels(kind=type(failure.exception).__name__).inc()

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)
        return trace

    def watch(self, bot: TableBot) -> None:
        """Have the bot's answers timed."""
        if self.metrics is not None:
            bot.router.answered = self.metrics.answered


class _Timed:
    """A store whose calls are timed."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if name == "now" or not callable(found):
            return found
        made = self._with_time(name, found)
        # The next look at this name finds it here.
        setattr(self, name, made)
        return made

    def _with_time(self, name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        seconds = self._metrics.store_seconds.labels(call=name)

        async def timed(*arguments: Any, **named: Any) -> Any:
            began = time.perf_counter()
            try:
                return await call(*arguments, **named)
            finally:
                seconds.observe(time.perf_counter() - began)

        return timed
