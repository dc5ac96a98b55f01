"""Where people and the bot meet: kinds of channels, other guilds, direct messages, commands that people bring along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox import ActionError, Person, Sandbox
from sandbox.people.person import PATIENCE
from sandbox.refusals.permissions import Overwrite, Permission
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import ToyBot

TEXT = {"content": "x"}
GO = {"name": "go", "description": "go", "integration_types": [0, 1], "contexts": [0, 1]}
HOUSE = {"name": "house", "description": "for guilds", "contexts": [0]}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=False) as running:
        yield running
        assert running.deviations == []


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox, intents=1 | 1 << 9 | 1 << 12) as bot:
        await bot.socket.until("GUILD_CREATE")
        assert (await bot.register(GO, HOUSE))[0] == 200
        yield bot


@pytest.fixture
def alice(sandbox: Sandbox) -> Person:
    return sandbox.person("alice")


async def posted(raw: RawBot, place: Person, body: Any = TEXT) -> Any:
    return await raw.call("POST", f"/channels/{place.channel.id}/messages", body)


async def answered(raw: RawBot, place: Person) -> Any:
    """Have a command sent and answered there; the interaction."""
    interaction, task = await raw.asked(place)
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    assert (await task).said.text == "x"
    return interaction


# ---- kinds of channels ----


@pytest.mark.parametrize(("kind", "number"), [("voice", 2), ("announcement", 5), ("stage", 13)])
async def test_channels_with_messages(sandbox: Sandbox, raw: RawBot, alice: Person, kind: str, number: int) -> None:
    sandbox.add_channel("other", kind)
    assert (await raw.socket.until("CHANNEL_CREATE"))["type"] == number
    other = alice.at("other")
    assert (await answered(raw, other))["channel"]["type"] == number
    assert (await posted(raw, other))[0] == 200
    assert (await raw.call("GET", f"/channels/{other.channel.id}"))[0] == 200
    assert (await raw.call("GET", f"/guilds/{sandbox.world.guild_id}/channels"))[0] == 200
    status, body = await raw.call("POST", f"/channels/{other.channel.id}/threads", {"name": "new", "type": 11})
    assert (status, body.get("code")) == ((201, None) if kind == "announcement" else (400, 50024))


async def test_a_voice_channel_needs_connecting(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_channel("other", "voice")
    sandbox.world.forbid("other", "CONNECT")
    status, body = await posted(raw, alice.at("other"))
    assert (status, body["code"]) == (403, 50013)


async def test_threads_of_announcements(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_channel("news", "announcement")
    inside = await alice.at("news").open_thread("inside")
    assert inside.channel.type == 10
    _, message = await posted(raw, alice.at("news"))
    path = f"/channels/{message['channel_id']}/messages/{message['id']}/threads"
    status, thread = await raw.call("POST", path, {"name": "on it"})
    assert (status, thread["type"]) == (201, 10)


async def test_a_forum_holds_posts(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_channel("forum", "forum")
    forum = alice.at("forum")
    status, body = await posted(raw, forum)
    assert (status, body["code"]) == (400, 50008)
    with pytest.raises(ActionError, match="forum holds posts"):
        await forum.say("x")
    with pytest.raises(ActionError, match="forum holds posts"):
        await forum.slash("go")
    post = await forum.open_thread("A post")
    await answered(raw, post)
    assert (await posted(raw, post))[0] == 200
    path = f"/channels/{forum.channel.id}/threads"
    status, thread = await raw.call("POST", path, {"name": "mine", "message": TEXT})
    assert (status, thread["type"]) == (201, 11)
    assert [message.text for message in sandbox.messages(thread["id"])] == ["x"]
    before = set(sandbox.world.channels)
    status, body = await raw.call("POST", path, {"name": "mine", "message": {}})
    assert (status, body["code"]) == (400, 50006)
    assert set(sandbox.world.channels) == before


# ---- guilds ----


async def test_a_second_guild(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_guild("The Club", "bob", "carol")
    told = await raw.socket.until("GUILD_CREATE")
    assert told["name"] == "The Club"
    assert told["owner_id"] == sandbox.person("bob").id
    hall = sandbox.person("bob", "hall")
    interaction = await answered(raw, hall)
    assert interaction["guild_id"] == told["id"] == interaction["authorizing_integration_owners"]["0"]
    assert hall.last().link.startswith(f"https://discord.com/channels/{told['id']}/")
    with pytest.raises(ActionError, match="may not use commands"):
        await alice.at("hall").slash("go")
    assert [one["name"] for one in (await raw.call("GET", "/users/@me/guilds"))[1]] == ["The Game Room", "The Club"]
    assert (await raw.call("GET", f"/guilds/{told['id']}/members/{alice.id}"))[1]["code"] == 10007
    assert (await raw.call("GET", f"/guilds/{told['id']}"))[0] == 200
    _, channels = await raw.call("GET", f"/guilds/{told['id']}/channels")
    assert [one["name"] for one in channels] == ["hall"]
    assert (await raw.call("GET", f"/guilds/{told['id']}/roles"))[0] == 200


async def test_commands_of_one_guild(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_guild("The Club")
    guild = sandbox.world.guild("The Club").id
    path = f"/applications/{raw.application}/guilds/{guild}/commands"
    assert (await raw.call("PUT", path, [{"name": "club", "description": "here only"}]))[0] == 200
    interaction, task = await raw.asked(alice.at("hall"), "club")
    assert interaction["data"]["guild_id"] == guild
    await raw.answer(interaction, 4, TEXT)
    await task
    with pytest.raises(ActionError, match="no command /club"):
        await alice.slash("club")


async def test_taken_out_of_a_guild(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_guild("The Club")
    guild, hall = sandbox.world.guild("The Club"), alice.at("hall")
    _, message = await posted(raw, hall)
    sandbox.expel_bot("The Club")
    assert await raw.socket.until("GUILD_DELETE") == {"id": guild.id}
    assert (await posted(raw, hall))[1]["code"] == 50001
    path = f"/channels/{hall.channel.id}/messages/{message['id']}"
    assert (await raw.call("PATCH", path, TEXT))[1]["code"] == 50001
    assert (await raw.call("GET", f"/guilds/{guild.id}"))[1]["code"] == 10004
    assert (await raw.call("PUT", f"/applications/{raw.application}/guilds/{guild.id}/commands", []))[1][
        "code"
    ] == 50001
    with pytest.raises(ActionError, match="no command"):
        await hall.slash("go")
    sandbox.invite_bot("The Club")
    assert (await raw.socket.until("GUILD_CREATE"))["id"] == guild.id
    await answered(raw, hall)
    assert (await raw.call("DELETE", f"/users/@me/guilds/{guild.id}"))[0] == 204
    assert await raw.socket.until("GUILD_DELETE") == {"id": guild.id}


async def test_an_outage_is_no_farewell(sandbox: Sandbox, raw: RawBot) -> None:
    with sandbox.outage("The Game Room"):
        assert (await raw.socket.until("GUILD_DELETE"))["unavailable"] is True
        socket = await raw.connect()
        await socket.read()
        await raw.identify(socket)
        assert (await socket.until("READY"))["guilds"] == [{"id": sandbox.world.guild_id, "unavailable": True}]
    assert (await socket.until("GUILD_CREATE"))["id"] == sandbox.world.guild_id
    await socket.socket.close()


async def test_what_the_library_makes_of_guilds() -> None:
    class Watcher(ToyBot):
        def __init__(self) -> None:
            super().__init__()
            self.heard: asyncio.Queue[str] = asyncio.Queue()

        async def on_guild_join(self, guild: discord.Guild) -> None:
            self.heard.put_nowait(f"join {guild.name}")

        async def on_guild_remove(self, guild: discord.Guild) -> None:
            self.heard.put_nowait(f"remove {guild.name}")

        async def on_guild_unavailable(self, guild: discord.Guild) -> None:
            self.heard.put_nowait(f"unavailable {guild.name}")

        async def on_guild_available(self, guild: discord.Guild) -> None:
            self.heard.put_nowait(f"available {guild.name}")

    async with Sandbox() as sandbox:
        sandbox.add_guild("Early")
        client = Watcher()
        async with sandbox.running(client), asyncio.timeout(PATIENCE):
            await client.wait_until_ready()
            assert {guild.name for guild in client.guilds} == {"The Game Room", "Early"}
            while not client.heard.empty():
                client.heard.get_nowait()
            for kind in ("voice", "announcement", "stage", "forum"):
                sandbox.add_channel(kind, kind)
            sandbox.add_guild("The Club")
            with sandbox.outage("The Club"):
                pass
            sandbox.expel_bot("The Club")
            heard = [await client.heard.get() for _ in range(4)]
            assert heard == [f"{word} The Club" for word in ("join", "unavailable", "available", "remove")]
            types = {type(one).__name__ for one in client.guilds[0].channels}
            assert types == {"TextChannel", "VoiceChannel", "StageChannel", "ForumChannel"}


async def test_a_nickname(sandbox: Sandbox, raw: RawBot) -> None:
    bob = sandbox.person("bob")
    sandbox.world.home.nicks[bob.id] = "Bobby"
    assert (await answered(raw, bob))["member"]["nick"] == "Bobby"
    assert bob.name == "Bobby"
    sandbox.add_guild("The Club")
    assert bob.at("hall").name == "Bob"
    assert (await answered(raw, bob.at("hall")))["member"]["nick"] is None


# ---- direct messages ----


async def test_direct_messages(sandbox: Sandbox, raw: RawBot) -> None:
    bob = sandbox.person("bob").direct()
    await bob.say("hello")
    told = await raw.socket.until("MESSAGE_CREATE")
    assert told["content"] == "hello", "what is written to the bot it may read"
    assert "guild_id" not in told
    interaction = await answered(raw, bob)
    assert interaction["context"] == 1
    assert interaction["user"]["id"] == bob.id
    assert {"guild_id", "member"}.isdisjoint(interaction)
    assert interaction["authorizing_integration_owners"] == {"0": "0"}
    with pytest.raises(ActionError, match="no command /house"):
        await bob.slash("house")
    status, _ = await posted(raw, bob)
    assert (status, bob.last().text, bob.last().link.split("/")[4]) == (200, "x", "@me")
    assert (await raw.call("GET", f"/channels/{bob.channel.id}"))[1]["recipients"][0]["id"] == bob.id
    assert not sandbox.world.sees(sandbox.person("alice").id, bob.channel)
    bob.user.closed = True
    assert (await posted(raw, bob))[1]["code"] == 50007


async def test_what_the_bot_may_do_in_direct_messages(sandbox: Sandbox, raw: RawBot) -> None:
    """`app_permissions` hold no right that only servers have; the channel has a name, which is null."""
    interaction = await answered(raw, sandbox.person("bob").direct())
    wanted = (
        Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS
    )
    assert int(interaction["app_permissions"]) == wanted
    assert interaction["channel"]["name"] is None
    assert (await raw.call("GET", f"/channels/{interaction['channel_id']}"))[1]["name"] is None


async def test_what_is_told_of_a_guild(sandbox: Sandbox, raw: RawBot) -> None:
    path = f"/guilds/{sandbox.world.guild_id}"
    _, plain = await raw.call("GET", path)
    assert plain["hub_type"] is None
    assert "approximate_member_count" not in plain
    _, counted = await raw.call("GET", f"{path}?with_counts=true")
    assert (counted["approximate_member_count"], counted["approximate_presence_count"]) == (6, 6)
    _, mine = await raw.call("GET", "/users/@me/guilds?with_counts=1")
    assert mine[0]["approximate_member_count"] == 6
    assert "approximate_member_count" not in (await raw.call("GET", "/users/@me/guilds?with_counts=false"))[1][0]


async def test_the_bot_writes_first(sandbox: Sandbox, raw: RawBot) -> None:
    bob = sandbox.person("bob")
    status, channel = await raw.call("POST", "/users/@me/channels", {"recipient_id": bob.id})
    assert (status, channel["type"]) == (200, 1)
    assert channel["id"] == bob.direct().channel.id
    assert (await raw.call("POST", "/users/@me/channels", {"recipient_id": raw.application}))[1]["code"] == 50007
    assert (await raw.call("POST", "/users/@me/channels", {"recipient_id": "1"}))[1]["code"] == 10013


async def test_what_the_library_makes_of_direct_messages() -> None:
    async with Sandbox() as sandbox:
        client = ToyBot()
        async with sandbox.running(client):
            bob = sandbox.person("bob")
            user = await client.fetch_user(int(bob.id))
            assert (await user.send("psst")).guild is None
            assert bob.direct().last().text == "psst"
            assert (await bob.direct().slash("hello")).said.text == "hello world"
            assert client.interactions[-1].user.id == int(bob.id)
            assert client.interactions[-1].guild_id is None


# ---- commands that people bring along ----


async def test_an_application_that_a_person_installed(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    sandbox.add_guild("Foreign", has_bot=False)
    hall = alice.at("hall")
    with pytest.raises(ActionError, match="no command"):
        await hall.slash("go")
    alice.user.installed = True
    with pytest.raises(ActionError, match="no command /house"):
        await hall.slash("house")
    interaction = await answered(raw, hall)
    assert interaction["authorizing_integration_owners"] == {"1": alice.id}
    assert interaction["guild_id"] == sandbox.world.guild("Foreign").id
    assert not int(interaction["app_permissions"]) & Permission.SEND_MESSAGES
    assert (await posted(raw, hall))[1]["code"] == 50001
    assert (await raw.call("GET", f"/channels/{hall.channel.id}"))[1]["code"] == 50001
    at_home = await answered(raw, alice)
    assert at_home["authorizing_integration_owners"] == {"0": sandbox.world.guild_id, "1": alice.id}


async def test_a_person_who_may_not_see_a_channel_is_not_offered_it(sandbox: Sandbox, raw: RawBot) -> None:
    bob = sandbox.person("bob")
    bob.channel.overwrites.append(Overwrite(bob.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    with pytest.raises(ActionError, match="may not use commands"):
        await bob.slash("go")
