"""One websocket of the gateway: its queue, its compression, its end; and shards, which share the guilds.

`Sharding` decides which shard hears of which guild, and which may identify when.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from aiohttp import web

# The bot's library asks for zstd only where this package is installed; it is not among the requirements.
HAS_ZSTD = importlib.util.find_spec("zstandard") is not None

SENDS_A_MINUTE = 120


STARTS_A_DAY = 1000
"""How many sessions a bot may start in a day."""


class Compressor(Protocol):
    """Compresses a connection's messages, one context for all of them."""

    def __call__(self, data: bytes, /) -> bytes:
        """The bytes to send for `data`, flushed."""


def _zlib_stream() -> Compressor:
    context = zlib.compressobj()
    return lambda data: context.compress(data) + context.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> Compressor:
    zstandard: Any = importlib.import_module("zstandard")
    context = zstandard.ZstdCompressor().compressobj()
    block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda data: bytes(context.compress(data) + context.flush(block))


def compressor(name: str) -> Compressor | None:
    """What `name` (of the query's `compress`) asks for, or None for plain text."""
    kinds = {"zlib-stream": _zlib_stream}
    if HAS_ZSTD:
        kinds["zstd-stream"] = _zstd_stream
    return kinds[name]() if name in kinds else None


class Connection:
    """One websocket, with a queue and a task that writes it out in order."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        compressor: Compressor | None,
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._compress = compressor
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._close: tuple[int, bytes] = (1000, b"")
        self.times: deque[float] = deque(maxlen=SENDS_A_MINUTE)

    def send(self, op: int, data: Any) -> None:
        """Queue a message that is no event."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Queue a message that is written out already."""
        self._queue.put_nowait(text)

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket once what is queued is written."""
        self._close = (code, reason.encode())
        self._queue.put_nowait(None)

    async def write(self) -> None:
        """Write until `close` is called."""
        with contextlib.suppress(ConnectionError):
            while (text := await self._queue.get()) is not None:
                if self._compress is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self._compress(text.encode()))
            await self.socket.close(code=self._close[0], message=self._close[1])

    def cut(self) -> None:
        """Cut the line without a word, as a broken network does."""
        if self._transport is not None:
            self._transport.abort()


def shard_of(guild_id: str | None, count: int) -> int:
    """Which of `count` shards hears of a guild. The first one hears of direct messages, which have no guild."""
    return (int(guild_id) >> 22) % count if guild_id else 0


@dataclass
class Sharding:
    """What Discord asks of a bot with shards, and which of them identified.

    Attributes:
        recommended: how many shards `/gateway/bot` names.
        needed: with fewer shards than this, a connection is closed (4011).
        max_concurrency: how many shards may identify at the same time, each with another number modulo this.
        window: seconds of the sandbox's clock that two shards of the same number must keep between them. It is 5 on
            Discord. With 0, as tests have it unless they say otherwise, nobody is too early.
        identified: when which shard identified.
        too_early: when which shard was sent away, as another one had identified just before.
    """

    recommended: int = 1
    needed: int = 1
    max_concurrency: int = 1
    window: float = 0.0
    identified: list[tuple[float, int]] = field(default_factory=list)
    too_early: list[tuple[float, int]] = field(default_factory=list)

    def refuses(self, shard: int, now: float) -> bool:
        """Note that a shard identifies. Whether it does so too early."""
        same = [at for at, other in self.identified if other % self.max_concurrency == shard % self.max_concurrency]
        early = bool(same) and now - same[-1] < self.window
        (self.too_early if early else self.identified).append((now, shard))
        return early

    @property
    def starts_left(self) -> int:
        """How many sessions may still be started."""
        return max(0, STARTS_A_DAY - len(self.identified))


SHARDING: web.AppKey[Sharding] = web.AppKey("sharding", Sharding)
