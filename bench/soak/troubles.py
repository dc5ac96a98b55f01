"""The troubles of a soak, ordered one after the other at random, and which requests each of them excuses."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bench.soak.evidence import Excuse
from bench.soak.local import ANSWERED_WITHIN
from cogs.interactions.request import HTTP_TIMEOUT
from sandbox import Sandbox
from sandbox.wire import rooms
from sandbox.wire.faults import Fault, Faults

ROUTES = (
    ("POST", "/messages"),
    ("PATCH", "/messages/"),
    ("DELETE", "/messages/"),
    ("GET", "/messages"),
    ("POST", "/callback"),
    ("PATCH", "/webhooks"),
    ("POST", "/webhooks"),
    ("DELETE", "/webhooks"),
)
CODES = (50001, 50013, 50083, 160005, 200000)
"""Discord's error codes for messages in channels. Codes that say that something is gone are left out: it is not."""

_CHANNEL = re.compile(r"/channels/(\d+)/messages")

MARGIN = 2.0
"""Seconds after a trouble in which delayed requests may still arrive."""


class RecordedFaults(Faults):
    """Faults that note what they struck, by kind, and which interactions they excuse.

    The times of `excuses` are those of the local Discord's clock, in seconds since 1970.
    """

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__()
        self.struck: Counter[str] = Counter()
        self.excuses: list[Excuse] = []
        self._sandbox = sandbox

    def take(self, method: str, path: str) -> Fault | None:
        """As `Faults.take`."""
        fault = super().take(method, path)
        if fault is not None:
            kind = kind_of(fault)
            self.struck[kind] += 1
            if path.endswith("/callback"):
                self.excuses.append(Excuse(kind, interaction_id=path.split("/")[-3]))
            elif path.startswith("/webhooks/"):
                # What follows an acknowledgement was struck: it may come late, or never.
                asked = self._sandbox.state.by_token.get(path.split("/")[3])
                if asked is not None:
                    self.excuses.append(Excuse(kind, interaction_id=asked.id, acknowledged=True))
            elif (struck := _CHANNEL.match(path)) is not None:
                # A person who acted at the table there, and waits for its message, may read that it does not come.
                now = self._sandbox.clock.now()
                begun = now - ANSWERED_WITHIN
                self.excuses.append(Excuse(kind, begun, now, channel_id=int(struck[1]), acknowledged=True))
            if fault.is_global:
                self.excuse(kind, fault.retry_after)
        return fault

    def excuse(self, why: str, seconds: float = 0.0, *, channel_id: str = "0") -> None:
        """From now on, for `seconds` seconds, people may get no answer; in a single channel, another one."""
        now = self._sandbox.clock.now()
        channel = int(channel_id)
        # What was asked in the channel before may be served only now.
        begin = now - ANSWERED_WITHIN if channel else now
        self.excuses.append(Excuse(why, begin, now + seconds + MARGIN, channel_id=channel, acknowledged=bool(channel)))


def kind_of(fault: Fault) -> str:
    """A short name for a fault."""
    told = [str(fault.code or fault.status)] if fault.status else []
    told += [name for name in ("hang", "reset", "lost", "cut") if getattr(fault, name)]
    told += ["delay"] if fault.delay else []
    return " ".join(told)


def kill_excuses(killed: float, back: float, guild_ids: frozenset[int] | None) -> list[Excuse]:
    """What the kill of a process explains in its servers; it was killed at one time and was back at the other."""
    return [
        Excuse("kill", killed, back + 2.0, guild_ids=guild_ids),
        # It may still have waited for Discord, to answer what it had acknowledged.
        Excuse("kill", killed - HTTP_TIMEOUT, killed, guild_ids=guild_ids, acknowledged=True, silent=True),
    ]


class Troubles:
    """Orders troubles. `kill` ends the bot's process, tells what it left, and starts it again.

    `kill_database` kills the database, which comes back by itself. Some of the `strangers`, by id, close their direct
    messages for a while; `closed` holds those who did.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        channels: Sequence[str],
        threads: Sequence[str],
        kill: Callable[[float], Awaitable[None]],
        rolls: random.Random,
        kill_database: Callable[[], Awaitable[None]],
        strangers: Sequence[str] = (),
    ) -> None:
        self._sandbox = sandbox
        self._kill_database = kill_database
        self._channels = channels
        self._threads = threads
        self._kill = kill
        self._rolls = rolls
        assert isinstance(sandbox.faults, RecordedFaults), "a soak notes its faults"
        self._faults = sandbox.faults
        self._strangers = strangers
        self.closed: set[int] = set()
        self.ordered: Counter[str] = Counter()

    async def brew(self, pause: float, kills: int, seconds: float, database_kills: int = 0) -> None:
        """One trouble after the other, with `pause` seconds between on average, for `seconds` seconds.

        The kills fall in the first six tenths, so that the last process lives long.
        """
        begun = time.perf_counter()
        due = sorted(self._rolls.uniform(0.05, 0.6) * seconds for _ in range(kills))
        database_due = sorted(self._rolls.uniform(0.05, 0.8) * seconds for _ in range(database_kills))
        while (now := time.perf_counter() - begun) < seconds:
            if due and due[0] < now:
                due.pop(0)
                self.ordered["kill"] += 1
                await self._kill(self._rolls.uniform(0.0, 1.5))
                continue
            if database_due and database_due[0] < now:
                database_due.pop(0)
                self.ordered["database kill"] += 1
                await self._kill_database()
                continue
            actions = (
                (self._fault,) * 8
                + (self._gateway,) * 3
                + (self._outage, self._server, self._rights, self._limits)
                + (self._close,) * bool(self._strangers)
            )
            await self._rolls.choice(actions)()
            await asyncio.sleep(self._rolls.uniform(0.2, 1.8) * pause)

    async def _fault(self) -> None:
        method, path = self._rolls.choice(ROUTES)
        what: dict[str, Any] = self._rolls.choice(
            (
                {"status": self._rolls.choice((500, 502, 503, 504))},
                {"status": 503, "lost": True},
                {"reset": True},
                {"reset": True, "lost": True},
                {"cut": True},
                {"delay": self._rolls.uniform(0.2, 2.5)},
                {"status": 429, "retry_after": self._rolls.uniform(0.2, 4.0), "is_global": self._rolls.random() < 0.2},
                {"status": 429, "retry_after": 60.0, "via": False},
                {"hang": True},
                {"code": self._rolls.choice(CODES)},
            )
        )
        if "code" in what and (method, path) not in ROUTES[:3]:
            what = {"status": 500}
        times = 1 if "hang" in what else self._rolls.randint(1, 6)
        self.ordered["fault"] += 1
        self._faults.next(method, path, times=times, **what)

    async def _gateway(self) -> None:
        gateway, name = (
            self._sandbox.gateway,
            self._rolls.choice(("drop", "close", "reconnect", "invalid", "resumable", "repeat", "shuffle")),
        )
        self.ordered[f"gateway {name}"] += 1
        if name == "repeat":
            gateway.repeat(self._rolls.randint(1, 8))
            return
        self._faults.excuse(f"gateway {name}", 1.0)
        match name:
            case "drop":
                gateway.drop()
            case "close":
                gateway.close_with(self._rolls.choice((1001, 4000, 4008, 4009)))
            case "reconnect":
                gateway.ask_to_reconnect()
            case "invalid" | "resumable":
                gateway.invalidate(resumable=name == "resumable")
            case "shuffle":
                with gateway.shuffled(lambda events: self._rolls.sample(events, len(events))):
                    await asyncio.sleep(self._rolls.uniform(0.05, 0.5))

    async def _outage(self) -> None:
        """Make all of Discord unreachable for a while."""
        seconds = self._rolls.uniform(0.5, 4.0)
        self.ordered["outage"] += 1
        self._faults.excuse("outage", seconds)
        what: dict[str, Any] = self._rolls.choice(({"reset": True}, {"status": 503}))
        hold = self._faults.next("*", "/", times=10**9, **what)
        self._sandbox.gateway.drop()
        await asyncio.sleep(seconds)
        hold.times = 0

    async def _server(self) -> None:
        """Make one server unavailable for a while."""
        self.ordered["server outage"] += 1
        self._faults.excuse("server outage", 2.0)
        with self._sandbox.outage(self._rolls.choice(list(self._sandbox.world.guilds))):
            await asyncio.sleep(self._rolls.uniform(0.2, 2.0))

    async def _rights(self) -> None:
        """Forbid the bot to post in a channel, or archive a thread, for a while."""
        self.ordered["rights"] += 1
        if self._threads and self._rolls.random() < 0.5:
            thread = self._sandbox.world.channel(self._rolls.choice(self._threads))
            rooms.change(self._sandbox.state, thread, archived=True, locked=self._rolls.random() < 0.5)
            seconds = self._rolls.uniform(0.5, 3.0)
            self._faults.excuse("thread archived", seconds, channel_id=thread.id)
            await asyncio.sleep(seconds)
            rooms.change(self._sandbox.state, thread, archived=False, locked=False)
            return
        channel = self._rolls.choice(self._channels)
        self._sandbox.world.forbid(channel, "SEND_MESSAGES")
        seconds = self._rolls.uniform(0.5, 3.0)
        self._faults.excuse("rights", seconds, channel_id=channel)
        await asyncio.sleep(seconds)
        self._sandbox.world.allow(channel, "SEND_MESSAGES")

    async def _limits(self) -> None:
        """Apply Discord's own rate limits for a while."""
        self.ordered["limits"] += 1
        self._sandbox.rates.real = True
        await asyncio.sleep(self._rolls.uniform(2.0, 8.0))
        self._sandbox.rates.real = False

    async def _close(self) -> None:
        """Somebody takes no direct messages for a while: the bot sends them nothing until they use it again."""
        self.ordered["direct messages closed"] += 1
        user_id = self._rolls.choice(self._strangers)
        self.closed.add(int(user_id))
        person = self._sandbox.world.people[user_id]
        person.closed = True
        await asyncio.sleep(self._rolls.uniform(0.5, 4.0))
        person.closed = False

    def heal(self) -> None:
        """End all troubles."""
        self._faults.clear()
        self._sandbox.rates.real = False
        self.stir()

    def stir(self) -> None:
        """Change a right of the bot in every channel, back and forth; it is one that the bot does not use.

        A table that was refused for a missing right is tried again when the rights of its channel change, and otherwise
        only after five minutes.
        """
        world = self._sandbox.world
        for channel_id in self._channels:
            channel = world.channel(channel_id)
            for change in (world.forbid, world.allow):
                if not channel.is_thread:
                    change(channel_id, "ADD_REACTIONS")
                rooms.change(self._sandbox.state, channel)
