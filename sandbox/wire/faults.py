"""Network troubles to order, and rate limits.

Troubles: the next requests on a route fail, wait, hang or lose their answers.

Limits: how many requests a route takes in a while, stated in headers; others are refused with 429. By default they are
wide, so that tests run quickly and a library still reads its headers; `Rates.real` narrows them to what is seen of
Discord's own. Interaction callbacks are free of all, as on Discord.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import socket
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from msgspec import Struct

from sandbox.refusals.errors import KNOWN, Json
from sandbox.wire.body import answer
from sandbox.world.clock import Clock

GATEWAY = "1.1 google"
"""The Via header of everything that reached Discord itself; a 429 without one comes from the shield before it."""


OLD_EDITS, OLD_WINDOW = 3, 6.0
"""Edits of messages older than an hour that a channel takes, and in how many seconds (30046)."""

RATES: web.AppKey[Rates] = web.AppKey("rates")
MAJOR = ("channel", "guild", "webhook", "token")


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


class Rate(Struct, frozen=True):
    """A limit: `limit` requests in `seconds` seconds."""

    limit: int
    seconds: float


WIDE = Rate(200, 1.0)
WIDE_GLOBAL = Rate(2000, 1.0)
GLOBAL = Rate(50, 1.0)
# Discord publishes none of these; they are what its headers say, and change. Where a route is not named, OTHERS.
ROUTES = {
    "POST /channels/{}/messages": Rate(5, 5.0),
    "PATCH /channels/{}/messages/{}": Rate(5, 5.0),
    "DELETE /channels/{}/messages/{}": Rate(5, 1.0),
    "POST /channels/{}/typing": Rate(5, 5.0),
    "PATCH /channels/{}": Rate(2, 600.0),
    "POST /webhooks/{}/{}": Rate(5, 2.0),
    "PATCH /webhooks/{}/{}/messages/{}": Rate(5, 2.0),
}
OTHERS = Rate(10, 5.0)


@dataclass
class Window:
    """A bucket's present window: when it ends, and how much of it is used."""

    ends: float
    used: int = 0


class Rates:
    """The windows of all buckets, one for each route and channel (or guild, or webhook). `on` False lets all pass."""

    def __init__(self, clock: Clock) -> None:
        self.on = True
        self.real = False
        self.limited: list[str] = []
        self._clock = clock
        self._windows: dict[str, Window] = {}
        self._all = Window(0.0)
        self._old_edits: dict[str, deque[float]] = {}

    def take(self, request: web.Request, route: str) -> tuple[dict[str, str], web.Response | None]:
        """Count a request: the headers to answer it with, and the 429 when it is one too many."""
        if not self.on or route.startswith("POST /interactions/"):
            return {}, None
        rate = ROUTES.get(route, OTHERS) if self.real else WIDE
        overall = GLOBAL if self.real else WIDE_GLOBAL
        now = self._clock.passing()
        major = ":".join(request.match_info[name] for name in MAJOR if name in request.match_info)
        window = self._windows.setdefault(f"{route}:{major}", Window(0.0))
        for one, span in ((window, rate), (self._all, overall)):
            if one.ends <= now:
                one.ends, one.used = now + span.seconds, 0
        if not route.startswith(("POST /webhooks/", "PATCH /webhooks/")) and self._all.used >= overall.limit:
            return {}, self._refused(route, self._all.ends - now, {}, is_global=True)
        headers = {
            "X-RateLimit-Limit": str(rate.limit),
            "X-RateLimit-Remaining": str(max(0, rate.limit - window.used - 1)),
            "X-RateLimit-Reset": f"{self._clock.now() + window.ends - now:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha1(route.encode(), usedforsecurity=False).hexdigest(),
        }
        if window.used >= rate.limit:
            return headers, self._refused(route, window.ends - now, headers)
        window.used += 1
        self._all.used += 1
        return headers, None

    def old_edit(self, channel_id: str) -> float | None:
        """Count an edit of an old message: None when it is taken, else the seconds until one will be."""
        if not self.on:
            return None
        now = self._clock.passing()
        times = self._old_edits.setdefault(channel_id, deque())
        while times and times[0] <= now - OLD_WINDOW:
            times.popleft()
        if len(times) >= OLD_EDITS:
            return times[0] + OLD_WINDOW - now
        times.append(now)
        return None

    def _refused(self, route: str, wait: float, headers: dict[str, str], *, is_global: bool = False) -> web.Response:
        self.limited.append(route)
        body: Json = {"message": "You are being rate limited.", "retry_after": wait, "global": is_global, "code": 0}
        response = answer(body, 429)
        response.headers.update(headers)
        response.headers.update({"Via": GATEWAY, "Retry-After": f"{wait:.3f}"})
        response.headers["X-RateLimit-Scope"] = "global" if is_global else "user"
        if is_global:
            response.headers["X-RateLimit-Global"] = "true"
        return response
