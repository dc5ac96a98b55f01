"""Troubles to order: what the library sees of them, and that they pass."""

from __future__ import annotations

import asyncio
import errno
import time

import aiohttp
import discord
import pytest

from sandbox import Person, Sandbox
from sandbox.wire.faults import Faults
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import ToyBot


async def test_a_rate_limit_is_waited_for(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    sandbox.faults.next("POST", "/messages", status=429, retry_after=0.05, times=2)
    channel = toy.get_partial_messageable(int(alice.channel.id))
    message = await channel.send("through")
    assert alice.last().id == str(message.id)
    assert [moment.what for moment in sandbox.timeline].count("REQUEST POST") == 3
    assert sandbox.errors == []


async def test_an_answer_that_is_lost_and_a_nonce(sandbox: Sandbox) -> None:
    async with RawBot(sandbox) as raw:
        body = {"content": "x", "nonce": "1", "enforce_nonce": True}
        sandbox.faults.next("POST", "/messages", lost=True)
        with pytest.raises(aiohttp.ClientError):
            await raw.post(body)
        assert len(sandbox.messages()) == 1
        sandbox.faults.next("POST", "/messages", lost=True, status=502)
        assert (await raw.post(body))[0] == 502
        assert (await raw.post(body))[0] == 200
        assert len(sandbox.messages()) == 1


async def test_a_server_error_once(sandbox: Sandbox) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.faults.next("PATCH", "/channels", status=500)
        _, message = await raw.post({"content": "x"})
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        assert (await raw.call("PATCH", path, {"content": "y"}))[0] == 500
        assert sandbox.message(message["id"]).text == "x"
        assert (await raw.call("PATCH", path, {"content": "y"}))[0] == 200
        sandbox.faults.next("*", "/channels", status=500, times=99)
        sandbox.faults.clear()
        assert (await raw.post({"content": "x"}))[0] == 200


async def test_a_delay_and_a_hang(sandbox: Sandbox) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.faults.next("GET", "/users/@me", delay=0.05)
        began = time.perf_counter()
        assert (await raw.call("GET", "/users/@me"))[0] == 200
        assert time.perf_counter() - began >= 0.05
        sandbox.faults.next("GET", "/users/@me", hang=True)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await raw.call("GET", "/users/@me")


async def test_the_library_gives_up_on_a_hard_fault(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    sandbox.faults.next("POST", "/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await toy.get_partial_messageable(int(alice.channel.id)).send("x")
    assert alice.messages() == []


@pytest.mark.parametrize(
    ("code", "status"),
    [(50001, 403), (50013, 403), (50083, 400), (160005, 403), (200000, 400), (10003, 404), (10008, 404), (130000, 503)],
)
async def test_a_refusal_to_order(sandbox: Sandbox, code: int, status: int) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.faults.next("POST", "/messages", code=code)
        answered, body = await raw.post({"content": "x"})
        assert (answered, body["code"]) == (status, code)
        assert body["message"]
        assert sandbox.messages() == []
        assert (await raw.post({"content": "x"}))[0] == 200


@pytest.mark.parametrize("code", [20028, 30034, 30046])
async def test_a_limit_to_order(sandbox: Sandbox, code: int) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.faults.next("POST", "/messages", code=code, retry_after=7.5)
        status, body = await raw.post({"content": "x"})
        assert (status, body["code"], body["retry_after"], body["global"]) == (429, code, 7.5, False)
        assert raw.headers["Retry-After"] == "7.5"
        assert raw.headers["Via"]


async def test_a_global_limit_and_the_shield(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    channel = toy.get_partial_messageable(int(alice.channel.id))
    sandbox.faults.next("POST", "/messages", status=429, retry_after=0.05, is_global=True)
    assert (await channel.send("through")).content == "through"
    sandbox.faults.next("POST", "/messages", status=429, via=False)
    with pytest.raises(discord.HTTPException) as refused:  # no Via: the library does not wait for the shield
        await channel.send("not through")
    assert refused.value.status == 429


async def test_a_post_that_is_kept_and_refused(sandbox: Sandbox, toy: ToyBot, alice: Person) -> None:
    sandbox.faults.next("POST", "/messages", lost=True, code=50013)
    with pytest.raises(discord.Forbidden):
        await toy.get_partial_messageable(int(alice.channel.id)).send("kept")
    assert alice.last().text == "kept"


async def test_an_answer_that_is_cut_off(sandbox: Sandbox) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.faults.next("POST", "/messages", cut=True)
        with pytest.raises(aiohttp.ClientPayloadError):
            await raw.post({"content": "kept"})
        assert [message.text for message in sandbox.messages()] == ["kept"]


@pytest.mark.parametrize("kept", [False, True])
async def test_a_reset(sandbox: Sandbox, kept: bool) -> None:
    async with RawBot(sandbox) as raw:
        sandbox.faults.next("POST", "/messages", reset=True, lost=kept)
        with pytest.raises(aiohttp.ClientOSError) as broken:
            await raw.post({"content": "x"})
        assert broken.value.errno == errno.ECONNRESET
        assert len(sandbox.messages()) == kept
        assert (await raw.post({"content": "y"}))[0] == 200


def test_a_fault_of_an_unknown_code() -> None:
    with pytest.raises(KeyError):
        Faults().next("POST", "/messages", code=1)


async def test_waiting_helpers_say_what_was_seen(sandbox: Sandbox, toy: ToyBot, alice: Person, bob: Person) -> None:
    await alice.slash("hello")
    with pytest.raises(AssertionError, match=r"in vain[\s\S]*hello world"):
        await bob.sees("goodbye", timeout=0.05)
    seen = asyncio.create_task(bob.sees(lambda message: "counted" in message.text))
    await bob.click(bob.last(), "Count 1")
    assert (await seen).text == "counted to 2"
    with pytest.raises(LookupError):
        bob.last(lambda message: message.text == "goodbye")


async def test_the_timeline_measures_a_click(toy: ToyBot, alice: Person) -> None:
    message = (await alice.slash("hello")).said
    result = await alice.click(message, "Count 1")
    times = {moment.what: moment.at for moment in result.moments}
    assert times["INTERACTION_CREATE"] <= times["MESSAGE_UPDATE"] <= times["ACKNOWLEDGED"]
