"""The gateway: hello, identify, heartbeat, resume, reconnect, compression, intents."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator

import pytest

from sandbox import Person, Sandbox
from sandbox.people.person import PATIENCE
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import ToyBot


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox) as bot:
        yield bot


async def test_hello_heartbeat_ready_guild(sandbox: Sandbox, raw: RawBot) -> None:
    socket = await raw.connect("zlib-stream")
    hello = await socket.read()
    assert hello["op"] == 10
    assert hello["d"]["heartbeat_interval"] == 41250
    await socket.send(1, None)
    assert (await socket.read())["op"] == 11
    await raw.identify(socket)
    ready = await socket.read()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["guilds"] == [{"id": sandbox.world.guild_id, "unavailable": True}]
    guild = await socket.read()
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    names = [channel["name"] for channel in guild["d"]["channels"]]
    assert names == ["table", "second-table", "quiet", "look-only", "unseen"]
    await socket.socket.close()


@pytest.mark.parametrize(
    ("token", "intents", "code"), [("wrong", 1, 4004), (None, 1 << 15, 4014), (None, 1 | 1 << 1, 4014)]
)
async def test_identities_that_are_refused(raw: RawBot, token: str | None, intents: int, code: int) -> None:
    socket = await raw.connect()
    await socket.read()
    await raw.identify(socket, token, intents)
    assert (await socket.read()) == {"closed": code}


async def test_messages_out_of_order(raw: RawBot) -> None:
    await raw.identify(raw.socket)
    messages = [await raw.socket.read(), await raw.socket.read()]
    assert messages[-1] == {"closed": 4005}
    for text, code in (('{"op": 3, "d": {}}', 4003), ("no json", 4002), ('{"op": 77}', 4001)):
        socket = await raw.connect()
        await socket.read()
        await socket.socket.send_str(text)
        assert (await socket.read()) == {"closed": code}


async def test_binary_frames_are_read(sandbox: Sandbox, raw: RawBot) -> None:
    """Some libraries send their JSON in binary frames."""
    socket = await raw.connect()
    await socket.read()
    data = {"token": sandbox.token, "properties": {}, "intents": 1}
    await socket.socket.send_bytes(json.dumps({"op": 2, "d": data}).encode())
    assert (await socket.until("READY"))["user"]["id"] == sandbox.world.bot.id
    await socket.socket.send_bytes(b"\xff\xfe no json")
    assert (await socket.socket.receive()).type is not None
    while not socket.socket.closed:
        await socket.socket.receive()
    assert socket.socket.close_code == 4002


def test_the_token_has_the_shape_of_discords() -> None:
    """Three parts with dots between them, the first one the application's id: libraries read it from there."""
    sandbox = Sandbox()
    first, second, third = sandbox.token.split(".")
    assert base64.b64decode(first + "=" * (-len(first) % 4)).decode() == sandbox.world.application_id
    assert re.fullmatch(r"[\w-]{6}", second)
    assert re.fullmatch(r"[\w-]{27,38}", third)
    assert sandbox.token != Sandbox().token


async def test_missed_events_are_replayed(sandbox: Sandbox, raw: RawBot) -> None:
    bob = sandbox.person("bob")
    await raw.socket.until("GUILD_CREATE")
    await bob.say("one")
    await raw.socket.until("MESSAGE_CREATE")
    sandbox.gateway.drop()
    assert "closed" in await raw.socket.read()
    assert not sandbox.state.online
    await bob.say("two")
    socket = await raw.connect()
    await socket.read()
    await socket.send(6, {"token": sandbox.token, "session_id": raw.ready["session_id"], "seq": 3})
    event = await socket.read()
    assert (event["t"], event["s"]) == ("MESSAGE_CREATE", 4)
    assert (await socket.read())["t"] == "RESUMED"
    await socket.socket.close()


async def test_a_session_that_is_unknown_is_invalid(sandbox: Sandbox, raw: RawBot) -> None:
    socket = await raw.connect()
    await socket.read()
    await socket.send(6, {"token": sandbox.token, "session_id": "none", "seq": 1})
    answer = await socket.read()
    assert (answer["op"], answer["d"]) == (9, False)
    await socket.socket.close()


async def test_intents_are_respected(sandbox: Sandbox) -> None:
    async with RawBot(sandbox, intents=1) as raw:
        await raw.register({"name": "go", "description": "go"})
        bob = sandbox.person("bob")
        await bob.say("not to be heard")
        interaction, task = await raw.asked(bob)
        assert interaction["data"]["name"] == "go"
        await raw.answer(interaction, 4, {"content": "x"})
        await task


async def test_the_library_resumes_after_a_cut(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    message = (await alice.slash("hello")).said
    sandbox.gateway.drop()
    # The press falls into the gap; it is delivered when the bot has resumed.
    result = await alice.click(message, "Count 1")
    assert result.failed is None
    assert message.text == "counted to 2"
    assert toy.resumes == 1


async def test_the_library_comes_back_when_told_to(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    message = (await alice.slash("hello")).said
    sandbox.gateway.ask_to_reconnect()
    async with asyncio.timeout(PATIENCE):
        await toy.resumed.wait()
    await alice.click(message, "Count 1")
    assert message.text == "counted to 2"


async def test_an_invalid_session_must_identify_anew(sandbox: Sandbox, raw: RawBot) -> None:
    sandbox.gateway.invalidate()
    while (message := await raw.socket.read())["op"] != 9:
        pass
    assert message["d"] is False
    assert not sandbox.state.online
    socket = await raw.connect()
    await socket.read()
    await socket.send(6, {"token": sandbox.token, "session_id": raw.ready["session_id"], "seq": 1})
    assert (await socket.read())["op"] == 9
    await raw.identify(socket)
    assert (await socket.read())["t"] == "READY"
    assert sandbox.state.online
    await socket.socket.close()


@pytest.mark.parametrize(
    ("code", "resumable"),
    [
        (4000, True),
        (4008, True),
        (4007, False),
        (4009, False),
        (4004, False),
        (4011, False),
        (4013, False),
        (4014, False),
    ],
)
async def test_a_close_with_a_code(sandbox: Sandbox, raw: RawBot, code: int, resumable: bool) -> None:
    sandbox.gateway.close_with(code, "because")
    while "closed" not in (message := await raw.socket.read()):
        pass
    assert message == {"closed": code}
    socket = await raw.connect()
    await socket.read()
    await socket.send(6, {"token": sandbox.token, "session_id": raw.ready["session_id"], "seq": 2})
    answer = await socket.read()
    assert answer["t"] == "RESUMED" if resumable else answer["op"] == 9
    await socket.socket.close()


async def test_the_library_comes_back_after_a_close(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    message = (await alice.slash("hello")).said
    sandbox.gateway.close_with(4000)
    await alice.click(message, "Count 1")
    assert message.text == "counted to 2"


async def test_events_once_more_and_in_another_order(sandbox: Sandbox, raw: RawBot) -> None:
    bob = sandbox.person("bob")
    await bob.say("one")
    first = await raw.socket.until("MESSAGE_CREATE")
    sandbox.gateway.repeat()
    assert await raw.socket.until("MESSAGE_CREATE") == first
    with sandbox.gateway.shuffled():
        two, three = await bob.say("two"), await bob.say("three")
    messages = [await raw.socket.read() for _ in range(2)]
    assert [one["d"]["id"] for one in messages] == [three.id, two.id]
    assert messages[0]["s"] == messages[1]["s"] + 1


async def test_an_interaction_can_be_delivered_twice(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    sandbox.expect(40060)
    result = await alice.slash("secret")
    with pytest.MonkeyPatch.context() as patch:
        told = asyncio.Event()

        async def keep(*details: object) -> None:
            told.set()

        patch.setattr(toy.tree, "on_error", keep)
        sandbox.redeliver(result.id)
        async with asyncio.timeout(PATIENCE):
            await told.wait()
    assert [error.code for error in sandbox.errors] == [40060]
    assert len(alice.messages()) == 1
