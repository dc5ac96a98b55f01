"""Network troubles to order: the next requests on a route fail, wait, hang or lose their answers."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from sandbox.refusals.errors import KNOWN, Json

GATEWAY = "1.1 google"
"""The Via header of everything that reached Discord itself; a 429 without one comes from the shield before it."""


@dataclass
class Fault:
    """What is to happen to the next `times` requests of `method` whose path (after /api/v10) has `path` in it.

    First `delay` holds the request back, in seconds, or `until` does, as long as it is not set; `hang` never
    answers; `reset` breaks the connection off (errno 104 at the other end). `status` is answered instead of the
    real thing, or `code`, one of Discord's, with its own status and sentence. For a 429 `retry_after` is in
    seconds, `is_global` says that it counts for all routes, and `via` whether the answer has a Via header.

    `lost` does the work first and then does all that: what was asked for is kept, and who asked reads an error or
    (without status, code or reset) hears nothing. `cut` does the work and breaks off in the middle of the answer.
    """

    method: str
    path: str
    times: int = 1
    status: int | None = None
    code: int | None = None
    retry_after: float = 0.05
    is_global: bool = False
    via: bool = True
    delay: float = 0.0
    until: asyncio.Event | None = None
    hang: bool = False
    reset: bool = False
    lost: bool = False
    cut: bool = False

    def fits(self, method: str, path: str) -> bool:
        """Whether it strikes a request of `method` to `path`."""
        return self.times > 0 and self.method in (method, "*") and self.path in path


class Faults:
    """The troubles that are still to come, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def next(self, method: str, path: str, **what: Any) -> Fault:
        """Order a fault; `what` are the fields of `Fault`. `method` may be `*`. Raises KeyError for an unknown code."""
        fault = Fault(method, path, **what)
        if fault.code is not None and fault.status is None:
            fault.status = KNOWN[fault.code][0]
        self._waiting.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that strikes this request, counted down, or None."""
        for fault in self._waiting:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        """Forget all that was ordered."""
        self._waiting.clear()


async def strike(
    request: web.Request, fault: Fault, serve: Callable[[], Awaitable[web.StreamResponse]]
) -> web.StreamResponse | None:
    """Let a fault happen; `serve` does what was asked for. None when the request may now go its way."""
    if fault.hang:
        await asyncio.Event().wait()
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.until is not None:
        await fault.until.wait()
    if fault.cut:
        return await _half(request, await serve())
    if fault.lost:
        await serve()
    if fault.reset or (fault.lost and fault.status is None):
        break_off(request)
        return web.Response(status=500)
    return None if fault.status is None else _answer(fault, fault.status)


def break_off(request: web.Request) -> None:
    """Cut a request's connection with a reset, as a network does that breaks down."""
    if request.transport is None:
        return
    line: socket.socket | None = request.transport.get_extra_info("socket")
    if line is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()


async def _half(request: web.Request, whole: web.StreamResponse) -> web.StreamResponse:
    """The first half of an answer's body, then nothing."""
    body = whole.body if isinstance(whole, web.Response) and isinstance(whole.body, bytes) else b""
    response = web.StreamResponse(status=whole.status, headers={"Content-Type": "application/json"})
    response.content_length = len(body)
    await response.prepare(request)
    await response.write(body[: len(body) // 2])
    await asyncio.sleep(0)
    if request.transport is not None:
        request.transport.close()
    return response


def _answer(fault: Fault, status: int) -> web.Response:
    sentence = KNOWN[fault.code][1] if fault.code is not None else "ordered fault"
    body: Json = {"message": sentence, "code": fault.code or 0}
    headers = {"Content-Type": "application/json"} if fault.code is not None or status == 429 else {}
    if fault.via:
        headers["Via"] = GATEWAY
    if status == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.is_global}
        headers |= {"Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "global" if fault.is_global else "user"}
        if fault.code is None:
            body["message"] = "You are being rate limited."
        if fault.is_global:
            headers["X-RateLimit-Global"] = "true"
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)
