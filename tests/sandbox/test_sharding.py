"""Shards in the local Discord: which hears of what, what is refused, and who identifies too early."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from sandbox.wire.connection import shard_of
from tests.sandbox.rawbot import RawBot, Socket
from tests.waiting import until

GUILDS = 6


async def connected(raw: RawBot, shard: tuple[int, int]) -> tuple[Socket, list[str]]:
    """A connection for a shard, and the ids of the guilds that its READY names."""
    socket = await raw.connect()
    assert (await socket.read())["op"] == 10
    await raw.identify(socket, shard=shard)
    ready = await socket.until("READY")
    assert tuple(ready["shard"]) == shard
    return socket, [each["id"] for each in ready["guilds"]]


async def test_each_guild_belongs_to_one_shard(sandbox: Sandbox) -> None:
    async with RawBot(sandbox, intents=1) as raw:
        for number in range(GUILDS):
            sandbox.clock.advance(0.001)
            sandbox.add_guild(f"guild {number}", "alice")
        joined = {one.id for one in sandbox.world.guilds.values()}
        sockets, named = [], []
        for number in range(3):
            socket, guilds = await connected(raw, (number, 3))
            assert all((int(each) >> 22) % 3 == number for each in guilds)
            sockets.append(socket)
            named += guilds
        assert sorted(named) == sorted(joined)
        assert sandbox.gateway.shards == [(0, 1), (0, 3), (1, 3), (2, 3)]
        # What happens in a guild is heard by its shard, and by a bot without shards; not by the others.
        for guild in joined:
            sandbox.expel_bot(guild)
            assert (await raw.socket.until("GUILD_DELETE"))["id"] == guild
            assert (await sockets[shard_of(guild, 3)].until("GUILD_DELETE"))["id"] == guild
        for socket in sockets:
            await socket.socket.close()


async def test_direct_messages_go_to_the_first_shard(sandbox: Sandbox) -> None:
    async with RawBot(sandbox, intents=1 | 1 << 12) as raw:
        first, _ = await connected(raw, (0, 2))
        second, _ = await connected(raw, (1, 2))
        sandbox.gateway.dispatch("MESSAGE_DELETE", {"id": "1", "channel_id": "2"}, 1 << 12)
        sandbox.gateway.dispatch("MESSAGE_DELETE", {"id": "3", "guild_id": str(1 << 22), "channel_id": "2"}, 1 << 12)
        assert (await first.until("MESSAGE_DELETE"))["id"] == "1"
        assert (await second.until("MESSAGE_DELETE"))["id"] == "3"
        await first.socket.close()
        await second.socket.close()


@pytest.mark.parametrize(
    ("shard", "needed", "code"), [((2, 2), 1, 4010), ((-1, 2), 1, 4010), ((0, 1), 2, 4011), ((1, 2), 3, 4011)]
)
async def test_shards_that_are_refused(sandbox: Sandbox, shard: tuple[int, int], needed: int, code: int) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.gateway.sharding.needed = needed
        socket = await raw.connect()
        await socket.read()
        await raw.identify(socket, shard=shard)
        assert await socket.read() == {"closed": code}


async def test_who_identifies_too_early_is_sent_away(sandbox: Sandbox) -> None:
    """Of the shards with the same number modulo `max_concurrency`, one may identify in five seconds."""
    async with RawBot(sandbox, intents=1) as raw:
        sharding = sandbox.gateway.sharding
        sharding.window, sharding.max_concurrency = 5.0, 2
        sandbox.clock.advance(5.0)
        sockets = [(await connected(raw, (number, 4)))[0] for number in (0, 1)]
        sandbox.clock.advance(4.9)
        socket = await raw.connect()
        await socket.read()
        await raw.identify(socket, shard=(2, 4))
        answer = await socket.read()
        assert (answer["op"], answer["d"]) == (9, False)
        sandbox.clock.advance(0.1)
        await raw.identify(socket, shard=(2, 4))
        await socket.until("READY")
        sockets.append((await connected(raw, (3, 4)))[0])
        assert [shard for _, shard in sharding.too_early] == [2]
        assert [shard for _, shard in sharding.identified] == [0, 0, 1, 2, 3]
        for each in (*sockets, socket):
            await each.socket.close()


async def test_what_gateway_bot_says(sandbox: Sandbox) -> None:
    async with RawBot(sandbox) as raw:
        sharding = sandbox.gateway.sharding
        sharding.recommended, sharding.max_concurrency = 7, 16
        _, body = await raw.call("GET", "/gateway/bot")
        assert body["shards"] == 7
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 16}
        assert body["session_start_limit"] == limit


async def test_two_sessions_may_hold_the_same_shard(sandbox: Sandbox) -> None:
    """A new process connects before the old one leaves: both hear of everything."""
    async with RawBot(sandbox, intents=1) as raw:
        sockets = [(await connected(raw, (0, 2)))[0] for _ in range(2)]
        assert sandbox.gateway.shards == [(0, 1), (0, 2), (0, 2)]
        sandbox.gateway.dispatch("CHANNEL_CREATE", {"id": "1", "guild_id": str(2 << 22)}, 1)
        for socket in sockets:
            assert (await socket.until("CHANNEL_CREATE"))["id"] == "1"
            await socket.socket.close()


async def test_what_waits_for_a_process_that_has_ended_fails_while_others_run(sandbox: Sandbox) -> None:
    """Nobody answers in the guilds of its shard; in those of the others somebody still may."""
    alice = sandbox.person("alice")
    shard = shard_of(sandbox.world.guild_id, 2)
    async with RawBot(sandbox) as raw:
        assert (await raw.register({"name": "go", "description": "Go"}))[0] == 200
        others, _ = await connected(raw, (1 - shard, 2))
        own, _ = await connected(raw, (shard, 2))
        await raw.socket.socket.close()
        raw.socket = own
        interaction, waiting = await raw.asked(alice)
        sandbox.processes = 1
        sandbox.bot_died()
        assert not waiting.done()
        assert sandbox.state.unanswered == {interaction["id"]}
        await own.socket.close()
        await until(lambda: sandbox.gateway.shards == [(1 - shard, 2)])
        sandbox.bot_died()
        assert (await waiting).failed == "The bot is not online"
        assert not sandbox.state.unanswered
        await others.socket.close()
