"""Rate limits: how many requests a route takes in a while, told in headers and refused with 429.

By default the limits are wide, so that tests run quickly and a library still reads its headers; `Rates.real`
narrows them to what is seen of Discord's own. Interaction callbacks are free of all, as on Discord.
"""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass

from aiohttp import web
from msgspec import Struct

from sandbox.refusals.errors import Json
from sandbox.wire.faults import GATEWAY
from sandbox.wire.rest.body import answer
from sandbox.world.clock import Clock

OLD_EDITS, OLD_WINDOW = 3, 6.0
"""Edits of messages older than an hour that a channel takes, and in how many seconds (30046)."""
RATES: web.AppKey[Rates] = web.AppKey("rates")
MAJOR = ("channel", "guild", "webhook", "token")


class Rate(Struct, frozen=True):
    """So many requests in so many seconds."""

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
