"""The servers, channels and people of a soak."""

from __future__ import annotations

from bench.soak.actions import MODERATOR
from sandbox import Sandbox
from sandbox.wire.connection import shard_of
from sandbox.world.guild import User

HOME, OTHER, RULED = None, "The Other House", "The Ruled House"
"""Three servers. The settings of the last one are changed."""

TARGETS = ("spare", "other-spare", "other-house-spare", "ruled-spare")
"""Channels to which people move tables."""


IDENTIFY_EVERY = 5.0
"""Seconds between two shards that connect, as Discord wants it."""


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


def add_people(sandbox: Sandbox, count: int) -> list[User]:
    """Add `count` people to every server."""
    state, found = sandbox.state, list[User]()
    for number in range(1, count + 1):
        user = User(state.ids.next(), f"person{number}", f"person{number}", f"Person {number}")
        state.world.people[user.id] = user
        for guild in state.world.guilds.values():
            guild.members.add(user.id)
        found.append(user)
    return found
