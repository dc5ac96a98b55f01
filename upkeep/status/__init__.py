"""What monitoring asks the bot over HTTP, on this machine only: `/healthz`, and `/metrics` for Prometheus.

It is off unless the host sets TABLES_STATUS_PORT. `/metrics` needs prometheus-client (requirements-metrics.txt).
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from types import TracebackType

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from cogs.bot import TableBot
from data.store import Store
from upkeep.status.health import Health
from upkeep.status.probes import Probes

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
"""The only address that is listened on: the answers are not meant for others."""

WITHOUT_CLIENT = (
    "Metrics need prometheus-client. Install it with: "
    "python -m pip install --require-hashes -r requirements-metrics.txt"
)


RETRY = 5.0
"""Seconds after which a port is tried again that another process has, such as the one that this one takes over from."""

LONGEST = 30.0
"""Seconds for which a connection may stay open. An answer takes at most five; who asks regularly connects again."""

MOST = 64
"""The most connections that stay open; beyond that, the oldest are closed."""

SWEEP = 1.0
"""Seconds between two looks at the connections."""


class Status:
    """Answers `/healthz` and `/metrics` for as long as the context lasts.

    Attributes:
        port (int): the port that is listened on.
    """

    def __init__(self, bot: TableBot, store: Store, probes: Probes, port: int) -> None:
        """`port`: where to listen; 0: any free port."""
        self.port = port
        self._health = Health(bot, store)
        self._metrics = probes.metrics
        self._bot, self._store = bot, store
        self._runner: web.AppRunner | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Status:
        """Begin to listen. Where the port is taken, the bot runs without, and it is tried again."""
        app = web.Application()
        app.router.add_get("/healthz", self._answer_health)
        app.router.add_get("/metrics", self._answer_metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        if self._metrics is None:
            log.warning("%s", WITHOUT_CLIENT)
        listens = await self._listen(self._runner)
        self._tasks = [
            asyncio.create_task(self._health.watch_loop()),
            asyncio.create_task(_sweep_loop(self._runner)),
        ]
        if not listens:
            log.warning("Another program is using TABLES_STATUS_PORT %s; the bot will keep trying", self.port)
            self._tasks.append(asyncio.create_task(self._listen_later(self._runner)))
        return self

    async def _listen(self, runner: web.AppRunner) -> bool:
        """Begin to listen; False where that cannot be done."""
        try:
            await web.TCPSite(runner, HOST, self.port).start()
        except OSError:
            return False
        self.port = runner.addresses[0][1]
        log.info("Answering at http://%s:%s/healthz and /metrics", HOST, self.port)
        return True

    async def _listen_later(self, runner: web.AppRunner) -> None:
        while True:
            await asyncio.sleep(RETRY)
            if await self._listen(runner):
                return

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer_health(self, _request: web.Request) -> web.Response:
        found = await self._health.look()
        well = all(each == "ok" for each in found.values())
        return web.json_response(found, status=200 if well else 503)

    async def _answer_metrics(self, _request: web.Request) -> web.Response:
        if self._metrics is None:
            return web.Response(status=501, text=WITHOUT_CLIENT + "\n")
        text = await self._metrics.text(self._bot, self._store)
        return web.Response(body=text, headers={"Content-Type": self._metrics.content_type})


async def _sweep_loop(runner: web.AppRunner) -> None:
    """Close connections that have been open for too long, or are too many, until cancelled.

    aiohttp waits for a request as long as it takes: each one that is never finished would take a file descriptor.
    """
    loop = asyncio.get_running_loop()
    since: dict[RequestHandler, float] = {}
    while True:
        await asyncio.sleep(SWEEP)
        open_now = runner.server.connections if runner.server is not None else []
        since = {each: since.get(each, loop.time()) for each in open_now}
        oldest = sorted(since, key=since.__getitem__)
        for each in oldest:
            if loop.time() - since[each] >= LONGEST or len(since) > MOST:
                each.force_close()
                del since[each]
