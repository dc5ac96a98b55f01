"""Work that one of several processes does at a time: claimed in the store, and passed on when its process dies."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from data.errors import StoreError
from data.shards import EVERY_SERVER, Shards
from data.store import Store

log = logging.getLogger(__name__)

HELD = 60
"""Seconds for which a claim holds. It is renewed while the work goes on, so that only a dead process loses it."""

LOOK = 0.25
"""Seconds between two looks whether a claim of another process is over."""

LOOK_AT_FIRST = 2.0
"""Seconds between two looks of a shard that has just begun to wait for its turn to identify."""

IDENTIFY_EVERY = 6
"""Seconds between two connections that identify: Discord wants 5, and the store's clock counts whole seconds."""


class Claims:
    """The claims of one process, which holds `shards`."""

    def __init__(self, store: Store, shards: Shards = EVERY_SERVER) -> None:
        self._store = store
        self._shards = shards
        self.holder = secrets.token_hex(8)
        """The name under which this process claims."""
        self._waits_since: dict[int, float] = {}
        """Since when each shard that is not connected waits for its turn, in seconds (`time.monotonic`)."""

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[None]:
        """Wait until no other process holds the claim `name`, and hold it while the block runs.

        A process that holds all shards is alone, and claims nothing. Raises StoreError where the store fails.
        """
        if self._shards.every:
            yield
            return
        while not await self._store.claim(name, HELD, self.holder):  # noqa: ASYNC110 (another process tells nobody)
            await asyncio.sleep(LOOK)
        renewing = asyncio.create_task(self._renew(name))
        try:
            yield
        finally:
            renewing.cancel()
            with suppress(StoreError):
                await self._store.release(name, self.holder)

    async def _renew(self, name: str) -> None:
        while True:
            await asyncio.sleep(HELD / 3)
            with suppress(StoreError):
                await self._store.claim(name, HELD, self.holder)

    async def turn_to_identify(self, shard: int, max_concurrency: int) -> None:
        """Wait until a shard may identify: of those with the same number modulo `max_concurrency` one at a time.

        A shard that has waited longer looks more often, so its turn comes before that of one that has just lost its
        connection. Its waiting goes on until `identified`, also where the connection is lost meanwhile. Where the
        store fails, it is tried again: without the claim, Discord would refuse the connection.
        """
        since = self._waits_since.setdefault(shard, time.monotonic())
        name = f"identify {shard % max_concurrency}"
        while True:
            try:
                if await self._store.claim(name, IDENTIFY_EVERY):
                    return
            except StoreError as error:
                log.warning("Shard %s waits to connect: %s", shard, error)
                await asyncio.sleep(IDENTIFY_EVERY)
            turns = (time.monotonic() - since) / IDENTIFY_EVERY
            await asyncio.sleep(max(LOOK, LOOK_AT_FIRST / 2**turns))

    def identified(self, shard: int) -> None:
        """Note that a shard is connected: the next time, it begins to wait anew."""
        self._waits_since.pop(shard, None)
