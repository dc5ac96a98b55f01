"""The local Discord of a soak: its servers, channels and people, its connections, and whether the bot is idle.

`Away` notes which shards are not connected. `until_quiet` waits until the bot has answered everybody, as far as that
shows from outside.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.soak.actions import MODERATOR
from bench.soak.evidence import Excuse
from sandbox import Sandbox
from sandbox.wire.connection import shard_of
from sandbox.world.guild import User, account_id
from sandbox.world.state import Event

HOME, OTHER, RULED = None, "The Other House", "The Ruled House"
"""Three servers. The settings of the last one are changed."""

TARGETS = ("spare", "other-spare", "other-house-spare", "ruled-spare")
"""Channels to which people move tables."""


IDENTIFY_EVERY = 5.0
"""Seconds between two shards that connect, as Discord wants it."""


DEFERRED, DEFERRED_EDIT = 5, 6
"""Discord's types of first answers that another one follows: “… is thinking”, and an edit of what was pressed."""

STILL = 0.5
"""Seconds without a request after which a bot that computes nothing has nothing more to say."""

LOOK = 0.1
"""Seconds between two looks at what the bot does."""

ANSWERED_WITHIN = 15.0
"""Seconds after which nobody waits for an answer any more. The proofs take it that everything was done by then."""


IDENTIFY, TIMES, BESIDE = 6.0, 3, 4.0
"""Seconds from one shard's identify to the next one's, as Discord wants it; how often troubles may ask for it; and
seconds for all else."""


def longest_away(shards: int) -> float:
    """Within how many seconds a shard that lost its connection must be online again.

    All shards may have lost theirs, and identify one after the other: 40 s for two, 76 s for four.
    """
    return TIMES * shards * IDENTIFY + BESIDE


def add_servers(sandbox: Sandbox, shards: int) -> None:
    """Found two servers beside the first one, with the channels to which people move tables.

    Each is on another one of the `shards`, as far as there are enough. No bot may be running yet.
    """
    if shards > 1:
        sandbox.gateway.sharding.needed, sandbox.gateway.sharding.window = shards, IDENTIFY_EVERY
    _found(sandbox, OTHER, 1, shards, ("hall",))
    _found(sandbox, RULED, 2, shards, ("ruled",))
    for name, guild in zip(TARGETS, (HOME, HOME, OTHER, RULED), strict=True):
        sandbox.add_channel(name, guild=guild)


def _found(sandbox: Sandbox, name: str, distance: int, shards: int, channels: tuple[str, ...]) -> None:
    """Found a server `distance` shards after the first one's: its id, and so its shard, follows from the time."""
    world = sandbox.world
    wanted = (shard_of(world.home.id, shards) + distance) % shards
    while True:
        sandbox.add_guild(name, channels=channels)
        guild_id = world.guild(name).id
        if shard_of(guild_id, shards) == wanted:
            return
        del world.guilds[guild_id]
        for each in [each for each in world.channels.values() if each.guild_id == guild_id]:
            del world.channels[each.id]
        sandbox.clock.advance(0.001)


async def add_rooms(sandbox: Sandbox, tables: int) -> tuple[list[str], list[str]]:
    """Open `tables` channels: every eighth in the ruled server, the others in the two others; every fifth is a thread.

    Returns the ids of all, and of the threads among them.
    """
    places, threads = list[str](), list[str]()
    for number in range(tables):
        guild = RULED if number % 8 == 7 else OTHER if number % 2 else HOME
        sandbox.add_channel(f"room-{number}", guild=guild)
        place = sandbox.world.channel(f"room-{number}").id
        if number % 5 == 4:
            place = (await sandbox.person(MODERATOR, place).open_thread(f"thread-{number}")).channel.id
            threads.append(place)
        places.append(place)
    return places, threads


def add_people(sandbox: Sandbox, count: int, after: int = 0) -> list[User]:
    """Add `count` people to every server, who are numbered after as many others."""
    state, found = sandbox.state, list[User]()
    for number in range(after + 1, after + count + 1):
        user = User(account_id(state.ids), f"person{number}", f"person{number}", f"Person {number}")
        state.world.people[user.id] = user
        for guild in state.world.guilds.values():
            guild.members.add(user.id)
        found.append(user)
    return found


async def until_quiet(sandbox: Sandbox, computes: Callable[[], bool]) -> None:
    """Wait until no request is open, and nobody waits for an answer for which the bot still `computes` something.

    On a busy machine there can be long pauses between two requests. A press may also be acknowledged and have no other
    answer, so that the local Discord alone cannot tell.
    """
    state, looks = sandbox.state, 0
    while looks < STILL / LOOK:
        still = not state.requests_open and time.perf_counter() - state.last_activity >= STILL
        looks = looks + 1 if still and not (computes() and _somebody_waits(sandbox)) else 0
        await asyncio.sleep(LOOK)


def _somebody_waits(sandbox: Sandbox) -> bool:
    """Whether somebody asked a moment ago, and has seen no more than an acknowledgement."""
    now = time.perf_counter()
    for each in reversed(sandbox.state.interactions.values()):
        if now - each.sent_at > ANSWERED_WITHIN:
            return False
        if each.answer == DEFERRED and each.original_id in sandbox.state.thinking:
            return True
        if each.answer == DEFERRED_EDIT and not each.posted:
            return True
    return False


def computes(pid: int) -> bool:
    """Whether a thread of a process runs, waits for a processor or for the disk; False where nothing tells."""
    try:
        threads = [
            each.read_text(encoding="utf-8", errors="replace") for each in Path(f"/proc/{pid}/task").glob("*/stat")
        ]
    except OSError:
        return False
    # The name of the program, in brackets, may contain anything.
    return any(each.rpartition(")")[2].split()[0] in "RD" for each in threads if each)


class Away:
    """Notes while each of the `shards` is not connected. What is asked of it meanwhile goes into `excuses`."""

    def __init__(self, sandbox: Sandbox, shards: int, excuses: list[Excuse]) -> None:
        self._sandbox = sandbox
        self._shards = shards
        self._excuses = excuses
        self._since: dict[int, tuple[float, float]] = {}
        """When each lost its connection (`time.perf_counter`, the local Discord's clock), until it is connected."""
        self._told: list[str] = []

    def guilds_of(self, shard: int) -> frozenset[int] | None:
        """The servers of a shard, with 0 for direct messages; None if there is one shard alone, for everything."""
        if self._shards == 1:
            return None
        found = {int(each) for each in self._sandbox.world.guilds if shard_of(each, self._shards) == shard}
        return frozenset({*found, 0} if shard == 0 else found)

    def hear(self, event: Event) -> None:
        """Note which shards are connected, after each event about a connection."""
        if event.t != "BOT":
            return
        now = time.perf_counter(), self._sandbox.clock.now()
        connected = {number for number, _ in self._sandbox.gateway.shards}
        for shard in range(self._shards):
            if shard not in connected:
                self._since.setdefault(shard, now)
            elif shard in self._since:
                self._back(shard, *self._since.pop(shard))

    def _back(self, shard: int, began: float, since: float) -> None:
        # The clock may have been moved on by days meanwhile: how long it was away is counted in real seconds.
        away = time.perf_counter() - began
        if away > longest_away(self._shards):
            self._told.append(f"shard {shard} was away for {away:.0f} s")
        until = self._sandbox.clock.now() + 1.0
        self._excuses.append(Excuse("not connected", since, until, guild_ids=self.guilds_of(shard)))

    def told(self) -> Iterator[str]:
        """What was wrong, in sentences: each once."""
        while self._told:
            yield self._told.pop(0)
        sharding = self._sandbox.gateway.sharding
        while sharding.too_early:
            yield f"shard {sharding.too_early.pop()[1]} identified too early"
